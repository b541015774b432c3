"""Find the values that a text gives to names such as `password`, and tell whether they are secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.secret_values import (
    COVERED,
    looks_like_spaced_password,
    looks_random,
    reads_as_chance,
    stands_for_another,
)
from memoryd.core.word_places import WordPlaces, least

_KEYS = (
    "api", "access", "auth", "account", "secret", "signing", "service", "private", "encryption", "master", "license"
)  # fmt: skip
_NAMES = (
    r"(?:(?i:passw(?:or)?d|passphrase|passcode|pwd|(?<=[_-])pass)"
    r"|(?P<alone>(?<![A-Za-z])(?i:pass)(?=[\"'*]{0,3}\s{0,2}[:=]))"
    rf"|(?i:secret|token|credential|(?:{'|'.join(_KEYS)})[ _-]?key)|密[码钥]|口令|秘钥|令牌|私钥|凭证)"
)
_BEGIN = ("pass", "pwd", "secret", "token", "credential", "密", "口令", "秘钥", "令牌", "私钥", "凭证")
_KEYS_BEGIN = tuple(f"{what}{gap}key" for what in _KEYS for gap in ("", " ", "_", "-"))
_MORE = r"(?:s|[ _-]?(?i:key|value|token|string)|[_-](?:[A-Za-z0-9_]|-(?!>)){0,30}+|[A-Z][A-Za-z0-9]{0,30}+)?"
_BARE = rf"(?:[^\s\"'`,;<>(){{}}\[\]|&{COVERED}，。；、：！？（）“”「」]|&(?!&|[\w.-]{{1,40}}=))"
_QUOTED = r"[^\r\n\"'`”」』\\]"
_LIMIT = 160
_ASSIGNED = expression(
    rf"(?P<name>{_NAMES})(?P<more>{_MORE})"
    r"(?:\\?[\"'`\]*]){0,3}\s{0,5}"
    r"(?P<sign>:=|=>|->|→|==?|[:：＝]|(?<=\s)(?:is|was|to)(?=\s)|(?:更新|设置|修改|改|设|换)?[成为是]|叫)"
    r"[\s*]{0,5}(?:[rbuf](?=[\"']))?(?P<quote>\\?[\"'`]|[“「『])?"
    rf"(?:(?<=[\"'`“「『])(?={_QUOTED}{{4}})(?P<inside>)|(?=[!-~]{{4}})(?={_BARE}{{4}}))"
)
_INSIDE = expression(rf"{_QUOTED}*+")
_OUTSIDE = expression(rf"{_BARE}*+")

_ABOUT = expression(
    r"(?i)hash|sha\d|digest|[_-]?ids?$|name|path|file|dir|url|uri|type|len|size|ttl|exp|count|limit|policy|min|max"
    r"|field|column|label|prefix|regex|pattern|version|algo|provider|endpoint|header|param|status|index|budget|usage"
)
_KINDS = tuple(expression(kind) for kind in ("[a-z]", "[A-Z]", "[0-9]", "[^A-Za-z0-9]"))
_PASSWORDS = expression(r"(?i)pass|pwd|密码|口令")
_RUN = expression(rf"[^\s\"'`<>{COVERED}]*+")
_DIGIT = expression(r"\d")
_LETTER = expression(r"[^\W\d_]")
_MAY_NAME = least((*_BEGIN, "key"))


def assigned(places: WordPlaces) -> Iterator[tuple[int, int]]:
    """Yield where the secrets stand that a text gives to names, in order and apart from each other."""
    if not places.any(_MAY_NAME):
        return
    text, position = places.text, 0
    ends = {_INSIDE: 0, _OUTSIDE: 0}
    for place in places.of_any((*_BEGIN, *(_KEYS_BEGIN if places.of("key") else ()))):
        if place < position or not (match := _ASSIGNED.match(text, place)):
            continue
        position = match.end()
        run = _OUTSIDE if match["inside"] is None else _INSIDE
        if ends[run] <= position:
            ends[run] = _end_of_run(run, text, position)
        value = text[position : min(ends[run], position + _LIMIT)]
        full = len(value) == _LIMIT
        value = value if match["quote"] else value.rstrip(".:!?*")
        if _is_secret(match, value):
            stop = position + len(value)
            if full:
                stop = max(stop, _end_of_run(_RUN, text, stop))
            yield position, stop
            position = stop


def _is_secret(match: re.Match[str], value: str) -> bool:
    """Tell a secret from prose and from what stands for one: variables, masks, paths, algorithms, code."""
    quoted, password = bool(match["quote"]), _PASSWORDS.search(match["name"]) is not None
    if match["alone"] is None and not password and not (len(value) >= 10 and looks_random(value)):
        return False
    if match["more"] and _ABOUT.search(match["more"]):
        return False
    if password and quoted and " " in value:
        return looks_like_spaced_password(value)
    if match["alone"] is not None:
        return _looks_given_alone(value) and not stands_for_another(value, quoted)
    if password and not _looks_like_password(value, said=match["sign"] in ("is", "was", "to")):
        return False
    return not stands_for_another(value, quoted)


def _looks_given_alone(value: str) -> bool:
    """Be strict after a mere "pass": tests pass, too."""
    if not _DIGIT.search(value) or not _LETTER.search(value) or value.lower().startswith("test"):
        return False
    return len(value) >= 6 and looks_random(value)


def _looks_like_password(value: str, *, said: bool) -> bool:
    kinds = sum(kind.search(value) is not None for kind in _KINDS)
    digits = _KINDS[2].search(value) is not None
    if said:
        return len(value) >= 8 and kinds >= 3 and looks_random(value)
    return len(value) >= 6 and (digits or kinds >= 3 or (kinds == 2 and _mixed(value) and reads_as_chance(value)))


def _mixed(value: str) -> bool:
    return _KINDS[0].search(value) is not None and _KINDS[1].search(value) is not None


def _end_of_run(run: re.Pattern[str], text: str, position: int) -> int:
    match = run.match(text, position)
    return match.end() if match else position
