"""Find secrets that people give away in plain words: "my password is …", "the admin pin is …", 密码是…"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.secret_values import looks_random, stands_for_another

_PASSWORDS = (
    "pass ?words?", "passwo?r?d", "pwd?", "psw", "pswd", "pass ?phrases?", "pass ?codes?", "pass", "creds?",
)  # fmt: skip
_PINS = (
    "pins?(?: codes?| numbers?)?", "otp", "2fa codes?",
    *(f"{what} codes?" for what in ("unlock", "door", "access", "security", "alarm", "safe", "login")),
)  # fmt: skip
_TOKENS = ("api", "access", "auth", "bearer", "login", "deploy", "refresh", "session", "client", "app", "shared")
_KEYS = (
    *(f"{what} (?:tokens?|secrets?)" for what in _TOKENS), "tokens?", "secrets?",
    *(f"{what}[ -]?keys?" for what in ("api", "access", "secret", "private", "encryption", "signing", "licen[cs]e")),
    "credentials?",
)  # fmt: skip
_GROUPS = {"password": _PASSWORDS, "pin": _PINS, "key": _KEYS}
_WHOSE = expression(r"\b(?:my|our|his|her|their|user's)\s(?:[\w-]{1,20}+\s){0,2}\Z", re.IGNORECASE)
_WHOSE_IN_CHINESE = expression(r"我们?的?\Z")
_WIDEST_WHOSE = 51
_NOT_COVERED = r"(?<!\[REDACTED:.)"
"""Not the kind that a placeholder names."""


def _named(groups: dict[str, tuple[str, ...]]) -> str:
    """Return a pattern for words, each under the name of its group."""
    return "|".join(f"(?P<{group}>{'|'.join(words)})" for group, words in groups.items())


def _sought(groups: dict[str, tuple[str, ...]], edge: str = "") -> str:
    """Return the same for a search: the first characters stand in a set, which a search passes over much quicker."""
    firsts = {word[0] for words in groups.values() for word in words}
    tails = {group: tuple(f"(?<={word[0]}){word[1:]}" for word in words) for group, words in groups.items()}
    return rf"[{''.join(sorted({*firsts, *map(str.upper, firsts)}))}]{_NOT_COVERED}{edge}(?i:{_named(tails)})"


_NAME = rf"(?:{_named(_GROUPS)})"
_FOR = r"(?:\s(?:for|of|to|on|at|in)\s(?:[\w.@'/-]{1,40}+\s){1,5}?|\s{1,3})"
_GIVES = (
    r"(?:(?:(?:has\sbeen|was|is|got)\s)?(?:set|changed|reset|updated)\sto"
    r"|(?:is|was|are|will be|stays|remains|became|becomes|equals|reads|goes)"
    r"(?:\s(?:now|still|just|simply|currently|always))?(?:\scalled)?)\s{0,3}:?\s{1,4}"
)
_VALUE = r"(?:[\"“`'](?P<quoted>[^\"”`'\n]{3,160})[\"”`']|(?P<value>[^\s\"'`“”，。；、！？]{3,160}+))"
_SAID = expression(_sought(_GROUPS, r"(?<!\w.)") + rf"(?i:\b(?:{_FOR}{_GIVES}|:\s{{0,3}}(?=\d{{4}}))(?<!\n\n){_VALUE})")
_SAID_BEFORE = expression(
    r"(?<![^\s\"'`“(])(?P<quoted>(?!))?(?P<value>[^\s\"'`“”,，。]{4,160}+)[\"'`”]?\s(?:is|as)\s(?P<whose>my|our|the|his|her)"
    rf"\s(?:[\w-]{{1,20}}+\s){{0,2}}?{_NAME}(?=[\s]{{0,3}}(?:[.,;!?)\n]|$|for\b|and\b|to\b|on\b))",
    re.IGNORECASE,
)
_SAID_BESIDE = expression(
    r"\b(?:user(?:name)?|login|account|log in)\b[^.\n]{1,60}?\b(?P<whose>(?!))?"
    rf"{_NAME}\s{{1,3}}{_VALUE}",
    re.IGNORECASE,
)
_IN_CHINESE = {
    "password": ("密码", "口令", "暗号", "通行码"),
    "pin": (r"pin\s?码?", "验证码", "校验码", "动态码", "门禁码"),
    "key": (
        "密钥", "秘钥", "令牌", "私钥", "凭证",
        *(rf"{word[0]}(?<![\w/.-].){word[1:]}(?![\w/.-])" for word in ("token", "secret", r"api\s?key")),
    ),
}  # fmt: skip
_SAID_IN_CHINESE = expression(
    rf"{_sought(_IN_CHINESE)}\s?"
    r"(?:(?:现在|目前|已经|就|都|还)?(?:改|设|换|更新|设置|重置|修改)?(?:成了?|为|是)|叫做?|[:：]|(?<=\s)(?=[A-Za-z\d])|(?<=[^\x00-\x7f])(?=[A-Za-z\d]))\s{0,4}"
    r"(?:[\"“`'「](?P<quoted>[^\"”`'」\n]{3,160})[\"”`'」]|(?P<value>[\x21-\x7e]{3,160}+))"
)
_PHRASE = expression(
    r"\b(?P<whose>my|our|user's)\s(?:[\w-]{1,20}+\s){0,2}?pass ?(?:phrase|word)\s(?:is|was)\s{1,4}[\"“]?"
    r"(?P<value>[a-z]{2,20}+(?:[ -][a-z]{2,20}+){2,9})(?=[.!,;\n\"”]|$)",
    re.IGNORECASE,
)
_HINTS = expression(
    r"[PpOoCcTtSsKk密口暗通码秘令私凭]"
    r"(?:(?<=[Pp])(?i:ass|w|in|sw)|(?<=[Oo])(?i:tp)|(?<=[Cc])(?i:ode|red)|(?<=[Tt])(?i:oken)|(?<=[Ss])(?i:ecret)|(?<=[Kk])(?i:ey)"
    r"|(?<=[密码])|(?<=口)令|(?<=暗)号|(?<=通)行|(?<=秘)钥|(?<=令)牌|(?<=私)钥|(?<=凭)证)"
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
    r"(?:base|sha|md|utf|aes|rsa|oauth|argon|bcrypt|ed|x|hs|rs|es|v|ipv|http|s|k8)-?\d{1,5}\w{0,4}", re.IGNORECASE
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


def given_away(text: str) -> tuple[tuple[int, int], ...]:
    """Return where in a text secrets stand that its own words call so, in order and apart from each other.

    Values with figures or marks in them count, and plain words only where somebody calls them their own password.
    """
    if not _HINTS.search(text):
        return ()
    spans = sorted({span for pattern in _PATTERNS for span in _found(pattern, text)} | set(_phrases(text)))
    apart: list[tuple[int, int]] = []
    for start, end in spans:
        if not apart or start >= apart[-1][1]:
            apart.append((start, end))
    return tuple(apart)


def _found(pattern: re.Pattern[str], text: str) -> Iterator[tuple[int, int]]:
    for match in pattern.finditer(text):
        group = "quoted" if match["quoted"] else "value"
        value = match[group].rstrip(".,;:!?)")
        start, end = match.start(group), match.start(group) + len(value)
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


def _phrases(text: str) -> Iterator[tuple[int, int]]:
    for match in _PHRASE.finditer(text):
        words = re.split("[ -]", match["value"].lower())
        if _JOINTS.isdisjoint(words) and not words[0].endswith(_ENDINGS):
            yield match.span("value")


_PATTERNS = (_SAID, _SAID_BEFORE, _SAID_BESIDE, _SAID_IN_CHINESE)
