"""Find secrets by what stands around them: "try X as the password", 用 X 当密码, "login is ada / X", cookies, seeds.

Every value that is looked at must look like chance or like a password; a plain word never counts, but for the words of
a wallet's seed phrase.
"""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Iterator
from typing import NamedTuple

from memoryd.core.expressions import expression
from memoryd.core.secret_values import COVERED, looks_random, stands_for_another
from memoryd.core.word_places import WordPlaces, least

_VALUE = rf"[\"“「『`']?(?P<value>[!-~{COVERED}]{{6,160}}+)"
_PASS = r"(?:pass ?words?|pass ?phrase|pass ?code|passwd|pwd|pw|creds?|credentials?|login)"
_PASS_BEGINS = ("pass", "pw", "cred", "login")
_HAN = r"(?:密[码碼钥鑰]|口令|暗号|暗號|令牌|密匙|通行码)"
_HAN_BEGINS = ("密", "口令", "暗", "令牌", "通行码")
_FOLLOWED = (
    r"(?![A-Za-z\d_-]|\s?(?:hash|digest|algo|reset|manager|field|policy|storage|store|flow|page|encod)"
    r"|算法|哈希|摘要|管理|流程|库|页|字段)"
)


class _Clue(NamedTuple):
    """What a secret stands beside: a pattern, what it can begin with in lower case, and what else it needs."""

    pattern: re.Pattern[str]
    begins: tuple[str, ...]
    needs: tuple[str, ...] = ()


def _clue(begins: tuple[str, ...], pattern: str, needs: tuple[str, ...] = ()) -> _Clue:
    return _Clue(expression(pattern), begins, needs)


_CLUES = (
    _clue(
        _PASS_BEGINS,
        rf"(?i:\b{_PASS}\b (?:for|of|to|on|at) (?:[\w.@/-]{{1,40}} ){{0,4}}[\w.@/-]{{1,40}}: {{1,3}}){_VALUE}",
        (": ",),
    ),
    _clue(_PASS_BEGINS, rf"(?i:\b{_PASS}\b (?:used to be|to be|will be|should be)) {{1,3}}{_VALUE}", (" be ",)),
    _clue(
        ("try ", "use ", "used ", "type ", "enter ", "with ", "uses ", "using "),
        rf"(?i:\b(?:try|use|used|type|enter|with|uses|using)) {_VALUE}"
        rf"(?i:[\"”`']? (?:as|for) (?:(?:the|a|your|our|my|his|her) )?(?:[\w-]{{1,20}} ){{0,2}}{_PASS}){_FOLLOWED}",
        _PASS_BEGINS,
    ),
    _clue(
        ("login", "log-in", "account", "cred", "signin", "sign-in"),
        rf"(?i:\b(?:login|log-?in|account|creds?|credentials?|sign-?in)\b)(?i: (?:is|are|for [\w.-]{{1,30}} is)|[:：])"
        rf"\s{{1,3}}[\w.@-]{{2,40}}\s?/\s?{_VALUE}",
        ("/",),
    ),
    _clue(
        ("login ", "log in ", "logged"),
        rf"(?i:\blog(?:ged)? ?in (?:as|with)) [\w.@-]{{2,40}} (?:with|using|and|/) {_VALUE}",
        ("in as ", "in with "),
    ),
    _clue(
        ("root", "admin", "sa", "postgres", "test", "ubuntu", "guest"),
        rf"(?<![\w/.-])(?:root|admin|administrator|sa|postgres|test|ubuntu|guest)\s?/\s?{_VALUE}",
        ("/",),
    ),
    _clue(("pw",), rf"(?i:(?<![\w-])pw\s?[:=：]\s?){_VALUE}"),
    _clue(("pass",), rf"(?i:\bpass(?:word|wd|phrase)[\"']?\s?:) ?[|>][+-]?\s{{1,40}}{_VALUE}", ("|", ">")),
    _clue(
        ("用", "配", "把", "填", "输", "是", "设"),
        rf"(?:用了?|配了?|把|填|输入?|是|设了?)\s{{0,3}}{_VALUE}"
        rf"[\"”」』`']?\s{{0,3}}(?:这个|作为|当作?|做|为|成|来当|是)\S{{0,4}}?{_HAN}{_FOLLOWED}",
        _HAN_BEGINS,
    ),
    _clue(
        _HAN_BEGINS,
        rf"{_HAN}(?:如下|给你了?|告诉你|就?是|其实就?是|还是|改回|换回|从|原来是|以前是|暂时是)?\s?[:：]?\s{{0,3}}{_VALUE}",
    ),
    _clue(("net use ",), rf"(?i:\bnet use )[^\n]{{1,120}}?(?i:/user:)\S{{1,60}} {{1,3}}{_VALUE}", ("/user:",)),
    _clue(
        ("set-cookie", "cookie"),
        r"(?i:\b(?:set-)?cookie[\"']?\s?[:=]\s?)(?:[\w.-]{1,40}=[^;\s]{0,200}+; ?){0,8}?"
        r"(?i:(?:sess|sid|auth|token|jwt|csrf|login)[\w.-]{0,20})="
        r"(?P<value>[!#-&(-+\--:<-~]{10,400})",
        ("=",),
    ),
    _clue(
        tuple(
            f"{sign}{name}=" for sign in "?&" for name in ("sig", "signature", "x-amz-signature", "auth", "code", "key")
        ),
        r"[?&](?i:sig|signature|x-amz-signature|auth|code|key)=(?P<value>[\w%.~+/-]{16,400})",
    ),
    _clue(
        ("auth",),
        r"auth(?<=[\"']auth)\\?[\"']\s{0,3}:\s{0,3}\\?[\"']"
        r"(?P<login>[A-Za-z0-9+/]{8,400}+={0,2})\\?[\"']",
    ),
    _clue(
        ("提取码", "解压码", "访问码", "验证码", "动态码"),
        r"(?:提取码|解压码|访问码|验证码|动态码)\s?[:：是为]?\s{0,3}"
        r"(?P<code>(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{4,8})(?![A-Za-z\d])",
    ),
)
_SEED = _clue(
    ("seed", "recovery", "mnemonic", "backup", "wallet", "助记词", "助記詞"),
    r"(?i:\b(?:seed|recovery|mnemonic|backup|wallet)(?: (?:phrase|words?|seed))?\b|助记词|助記詞)"
    r"(?i: (?:is|are|was)|是|为|如下)?\s?[:：]?\s{0,4}[\"“「]?"
    r"(?P<value>[a-z]{3,8}(?:[ ,，]{1,2}[a-z]{3,8}){11,23})(?![a-z])",
)
_MANIFEST = expression(r"(?m)^[ \t]{0,8}kind: Secret\b")
_ENTRY = expression(
    r"\n[ \t]{1,12}(?!name:|namespace:|uid:|type:)[\w.-]{1,60}:[ ]{1,3}[\"']?"
    r"(?P<value>[A-Za-z0-9+/]{8,4000}+={0,2})(?=[\"']?\s)"
)
_LONGEST_MANIFEST = 8_000
_SIGNS = frozenset("!@#$%^&*+?=")
_TOOL = expression(r"[A-Za-z]{2,12}\d{1,4}|\d{1,4}[A-Za-z]{1,3}", re.IGNORECASE)
_MAY_TELL = least(("kind: secret", *(word for clue in (*_CLUES, _SEED) for word in clue.needs or clue.begins)))
"""Words of which a text holds one where any clue fits; most texts hold none."""


def by_their_surroundings(places: WordPlaces) -> Iterator[tuple[int, int]]:
    """Yield where secrets stand that only the words around them tell."""
    if not places.any(_MAY_TELL):
        return
    for clue in _CLUES:
        for match in _matches(clue, places):
            group = next(iter(match.re.groupindex))
            value = match[group].rstrip(".,;:!?)'\"`")
            if group == "code" or (_is_login(value) if group == "login" else _is_secret(value)):
                yield match.start(group), match.start(group) + len(value)
    yield from (match.span("value") for match in _matches(_SEED, places))
    if places.of("kind: secret"):
        yield from _manifests(places.text)


def _matches(clue: _Clue, places: WordPlaces) -> Iterator[re.Match[str]]:
    if not clue.needs or places.any(clue.needs):
        yield from places.matches(clue.pattern, clue.begins)


def _manifests(text: str) -> Iterator[tuple[int, int]]:
    """Yield the values of Kubernetes secrets, which are Base64 of anything."""
    done = 0
    for manifest in _MANIFEST.finditer(text):
        start = max(done, manifest.end())
        end = text.find("\n---", start, start + _LONGEST_MANIFEST)
        done = end if end >= 0 else start + _LONGEST_MANIFEST
        yield from (match.span("value") for match in _ENTRY.finditer(text, start, done) if _base64(match["value"]))


def _is_login(value: str) -> bool:
    """Tell whether a value is a user and a password in Base64, as in the settings of Docker."""
    try:
        user, colon, password = b64decode(value).decode().partition(":")
    except ValueError:
        return False
    return bool(user and colon and password) and (user + password).isprintable()


def _base64(value: str) -> bool:
    return value.endswith("=") or (len(value) % 4 == 0 and looks_random(value))


def _is_secret(value: str) -> bool:
    """Tell a secret from names with a number ("python3", "utf8"), paths and what stands for one."""
    if len(value) < 6 or _TOOL.fullmatch(value) or stands_for_another(value, quoted=True) or "/" in value[:1]:
        return False
    digit, letter = any(map(str.isdigit, value)), any(map(str.isalpha, value))
    return letter and (
        (digit and looks_random(value)) or (not _SIGNS.isdisjoint(value) and "=" not in value[-1:] and digit)
    )
