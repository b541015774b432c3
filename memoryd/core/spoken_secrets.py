"""Find secrets that people give away in plain words: "my password is …", "the admin pin is …", 密码是…"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from memoryd.core.expressions import expression
from memoryd.core.secret_values import COVERED, looks_random, stands_for_another
from memoryd.core.word_places import WordPlaces, least

_CODES = ("2fa", "unlock", "door", "access", "security", "alarm", "safe", "login")
_LOCKS = ("api", "access", "secret", "private", "encryption", "signing", "licence", "license")
_PASSWORDS = (
    "pass ?words?", "passwo?r?d", "pwd?", "psw", "pswd", "pass ?phrases?", "pass ?codes?", "pass", "creds?",
)  # fmt: skip
_PINS = ("pins?(?: codes?| numbers?)?", "otp", *(f"{what} codes?" for what in _CODES))
_KEYS = (
    "tokens?", "secrets?",
    *(f"{what}[ -]?keys?" for what in _LOCKS),
    "credentials?",
)  # fmt: skip
_GROUPS = {"password": _PASSWORDS, "pin": _PINS, "key": _KEYS}
_BEGIN = ("pass", "psw", "pw", "cred", "pin", "otp", "token", "secret")
_LAST = {
    "code": tuple(f"{what} code" for what in _CODES),
    "key": tuple(f"{what}{gap}key" for what in _LOCKS for gap in (" ", "-", "")),
}
"""What a name of several words begins with, by its last one: where that is missing, none is looked for."""
_WHOSE = expression(r"\b(?:my|our|his|her|their|user's)\s(?:[\w-]{1,20}+\s){0,2}\Z", re.IGNORECASE)
_WHOSE_IN_CHINESE = expression(r"我们?的?\Z")
_WIDEST_WHOSE = 51


def _named(groups: dict[str, tuple[str, ...]]) -> str:
    """Return a pattern for words, each under the name of its group."""
    return "|".join(f"(?P<{group}>{'|'.join(words)})" for group, words in groups.items())


_NAME = rf"(?:{_named(_GROUPS)})"
_FOR = r"(?:\s(?:for|of|to|on|at|in)\s(?:[\w.@'/-]{1,40}+\s){1,5}?|\s{1,3})"
_GIVES = (
    r"(?:(?:(?:has\sbeen|was|is|got)\s)?(?:set|changed|reset|updated)\sto"
    r"|(?:is|was|are|will be|stays|remains|became|becomes|equals|reads|goes)"
    r"(?:\s(?:now|still|just|simply|currently|always))?(?:\scalled)?)\s{0,3}:?\s{1,4}"
)
_VALUE = (
    r"(?:[\"“`'](?P<quoted>[^\"”`'\n]{3,160})[\"”`']"
    r"|(?P<value>[^\s\"'`“”\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]{3,160}+))"
)
# These are asked of a text in lower case, where words are told apart by their first letter at once.
_SAID = expression(rf"(?<!\w){_NAME}\b(?:{_FOR}{_GIVES}|:\s{{0,3}}(?=\d{{4}}))(?<!\n\n){_VALUE}")
_OWN = (
    r"(?:is|as)\s(?P<whose>my|our|the|his|her)"
    rf"\s(?:[\w-]{{1,20}}+\s){{0,2}}?{_NAME}(?=[\s]{{0,3}}(?:[.,;!?)\n]|$|for\b|and\b|to\b|on\b))"
)
_IS_OWN = expression(rf"(?<=\s){_OWN}")
_BEFORE_OWN = r"(?<![^\s\"'`“(])(?P<quoted>(?!))?(?P<value>[^\s\"'`“”,，。]{4,160}+)[\"'`”]?\s"
_RUN_BEFORE = expression(rf"{_BEFORE_OWN}\Z")
_SAID_BEFORE = expression(_BEFORE_OWN + _OWN)
_LONGEST_BEFORE = 162
_SAID_BESIDE = expression(rf"\b(?P<whose>(?!))?{_NAME}\s{{1,3}}{_VALUE}")
_WITH_USER = expression(r"\b(?:user(?:name)?|login|account|log in)\b[^.\n]{1,60}\Z")
_WIDEST_USER = 70
_IN_CHINESE = {
    "password": ("密码", "口令", "暗号", "通行码"),
    "pin": (r"pin\s?码?", "验证码", "校验码", "动态码", "门禁码"),
    "key": (
        "密钥", "秘钥", "令牌", "私钥", "凭证",
        *(rf"(?<![\w/.-]){word}(?![\w/.-])" for word in ("token", "secret", r"api\s?key")),
    ),
}  # fmt: skip
_CHINESE_BEGIN = (
    "密码", "口令", "暗号", "通行码", "pin", "验证码", "校验码", "动态码", "门禁码", "密钥", "秘钥", "令牌",
    "私钥", "凭证", "token", "secret", "api",
)  # fmt: skip
_SAID_IN_CHINESE = expression(
    rf"(?:{_named(_IN_CHINESE)})\s?"
    r"(?:(?:现在|目前|已经|就|都|还)?(?:改|设|换|更新|设置|重置|修改)?(?:成了?|为|是)|叫做?|[:：]"
    r"|(?<=\s)(?=[A-Za-z\d])|(?<=[^\x00-\x7f])(?=[A-Za-z\d]))\s{0,4}"
    r"(?:[\"“`'「](?P<quoted>[^\"”`'」\n]{3,160})[\"”`'」]|(?P<value>[!-~" + COVERED + r"]{3,160}+))"
)
_PHRASE = expression(
    r"\b(?P<whose>my|our|user's)\s(?:[\w-]{1,20}+\s){0,2}?pass ?(?:phrase|word)\s(?:is|was)\s{1,4}[\"“]?"
    r"(?P<value>[a-z]{2,20}+(?:[ -][a-z]{2,20}+){2,9})(?=[.!,;\n\"”]|$)",
)
_UNIT = expression(
    r"[\s-]{0,2}(?:char|digit|byte|bit|letter|word|minute|hour|day|week|month|year|second|sec\b|ms\b|token|time|attempt|per\b"
    r"|个|位|字|分钟|小时|天|秒|次|年|月)",
    re.IGNORECASE,
)
_SIZE = expression(
    r"\d+(?:\.\d+)?-?(?:bits?|bytes?|char\w*|digits?|letters?|words?|k|kb|mb|gb|ms|s|min|h|d|x|%)", re.IGNORECASE
)
_KNOWN_PART = expression(
    r"(?:base|sha|md|utf|aes|rsa|oauth|argon|bcrypt|ed|x|hs|rs|es|v|ipv|http|s)-?\d{1,5}\w{0,4}|k8s", re.IGNORECASE
)
_LED = expression(r"^(?:test|my|the|some|your|example|dummy|fake|change)[-_]?(?=\w)", re.IGNORECASE)
_STATE_WORDS = """
required optional missing empty wrong right correct incorrect invalid valid blank null none undefined short long weak
strong visible hidden unique different same mandatory default public private secret safe secure insecure plain plaintext
gone available unknown known necessary true false not never always also still already too very only just now here there
that this what which where when it its in on at under with without from for by of to the an your my our stored kept
random text string yours mine fine okay good bad easy simple complicated complex broken managed handled forgotten
written outdated stale ready enough ours theirs shown sent lost
"""
_STATES = frozenset(_STATE_WORDS.split())
_JOINING = (
    "the a an is are to in at for of on and or not with by from that this it too very so than as be my your our no"
)
_JOINTS = frozenset(_JOINING.split())
"""Words that make a sentence of what would otherwise be a phrase."""
_ENDINGS = ("ed", "ing", "able", "ible", "less", "ful", "ly", "ous", "ive", "ent", "ant", "ory", "ary")
_MAY_GIVE = least((*_BEGIN, *_LAST, *_CHINESE_BEGIN))


def given_away(places: WordPlaces) -> tuple[tuple[int, int], ...]:
    """Return where in a text secrets stand that its own words call so, in order.

    Values with figures or marks in them count, and plain words only where somebody calls them their own password.
    """
    if not places.any(_MAY_GIVE):
        return ()
    return tuple(sorted({*_values(_matches(places), places.text), *_phrases(places)}))


def _matches(places: WordPlaces) -> Iterator[re.Match[str]]:
    names = [name for last, names in _LAST.items() if places.of(last) for name in names]
    if begins := [begin for begin in (*_BEGIN, *names) if places.of(begin)]:
        yield from places.folded_matches(_SAID, begins)
        yield from _before_their_owner(places)
        yield from _beside_a_user(places, begins)
    yield from places.folded_matches(_SAID_IN_CHINESE, _CHINESE_BEGIN)


def _before_their_owner(places: WordPlaces) -> Iterator[re.Match[str]]:
    """Yield what is said to be somebody's password after it: `X is my password`."""
    text, done = places.folded, 0
    for own in places.folded_matches(_IS_OWN, ("is", "as")):
        run = _RUN_BEFORE.search(text, max(done, own.start() - _LONGEST_BEFORE), own.start())
        if run and (match := _SAID_BEFORE.match(text, run.start())):
            yield match
            done = match.end()


def _beside_a_user(places: WordPlaces, begins: Sequence[str]) -> Iterator[re.Match[str]]:
    """Yield what stands beside a password's name where a user's stands before it: `user ada password X`."""
    done = 0
    if places.any(("user", "log", "account")):
        for match in places.folded_matches(_SAID_BESIDE, begins):
            if _WITH_USER.search(places.folded, max(done, match.start() - _WIDEST_USER), match.start()):
                yield match
                done = match.end()


def _values(matches: Iterable[re.Match[str]], text: str) -> Iterator[tuple[int, int]]:
    for match in matches:
        start, end = match.span("quoted" if match["quoted"] else "value")
        value = text[start:end].rstrip(".,;:!?)")
        end = start + len(value)
        if _secret(match, value, text[end : end + 16]):
            yield start, end


def _secret(match: re.Match[str], value: str, after: str) -> bool:
    if (
        _UNIT.match(after)
        or _SIZE.fullmatch(value)
        or stands_for_another(_LED.sub("", value).replace(" ", "") or value, quoted=True)
    ):
        return False
    if " " in value and not _whose(match):
        return False
    if any(_KNOWN_PART.fullmatch(part) for part in re.split(r"[-_/]", value)):
        return False
    if match["pin"]:
        return len(value) >= 4 and value.isdigit()
    if match["key"]:
        return (len(value) >= 8 and looks_random(value)) or (
            len(value) >= 6 and value.isdigit() and match["key"][-1] not in "sS"
        )
    return _password(value) or (_own_word(match, value, after) and _whose(match))


def _whose(match: re.Match[str]) -> bool:
    """Tell whether the words say whose secret it is: behind it in some patterns, before its name in the others."""
    if "whose" in match.re.groupindex:
        return bool(match["whose"])
    pattern = _WHOSE_IN_CHINESE if match.re.pattern == _SAID_IN_CHINESE.pattern else _WHOSE
    return pattern.search(match.string, max(0, match.start() - _WIDEST_WHOSE), match.start()) is not None


def _password(value: str) -> bool:
    if len(value) < 4 or not any(map(str.isalnum, value)):
        return False
    letters, digits = any(map(str.isalpha, value)), any(map(str.isdigit, value))
    return (letters and digits) or value.isdigit() or (letters and any(mark in value for mark in "!@#$%^&*+?="))


def _own_word(match: re.Match[str], value: str, after: str) -> bool:
    """Tell whether a plain word that ends its clause is the password of whoever says so."""
    word = value.lower()
    ends = not after.strip() or after.lstrip(" ")[:1] in ".,;!?\n，。；！"
    plain = value.isalpha() and len(value) >= 4 and word not in _STATES and not word.endswith(_ENDINGS)
    return plain and ends and match.re.pattern != _SAID_BEFORE.pattern


def _phrases(places: WordPlaces) -> Iterator[tuple[int, int]]:
    for match in places.folded_matches(_PHRASE, ("my", "our", "user's") if places.of("pass") else ()):
        words = re.split("[ -]", match["value"].lower())
        if _JOINTS.isdisjoint(words) and not words[0].endswith(_ENDINGS):
            yield match.span("value")
