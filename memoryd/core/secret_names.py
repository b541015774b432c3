"""Find the values that a text gives to names such as `password`, and tell whether they are secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.secret_values import looks_like_spaced_password, looks_random, stands_for_another

_NAMES = (
    r"(?i:passw(?:or)?d|passphrase|passcode|pwd|(?<=[_-])pass|(?P<alone>(?<![a-z])pass(?=[\"'*]{0,3}\s{0,2}[:=]))|secret|token|credential"
    r"|(?:api|access|secret|private|auth|encryption|signing|account|master|license|service)[ _-]?key)"
    r"|密码|口令|密钥|秘钥|令牌|私钥|凭证"
)
_MORE = r"(?:s|[ _-]?(?i:key|value|token|string)|[_-][A-Za-z0-9_-]{0,30}|[A-Z][A-Za-z0-9]{0,30})?"
_BARE = r"(?:[^\s\"'`,;<>(){}\[\]|&，。；、：！？（）“”「」]|&(?!&|[\w.-]{1,40}=))"
_QUOTED = r"[^\r\n\"'`”」』\\]"
_LIMIT = 160
_ASSIGNED = re.compile(
    rf"(?P<name>{_NAMES})(?P<more>{_MORE})"
    r"(?:\\?[\"'`\]*]){0,3}\s{0,5}"
    r"(?P<sign>:=|=>|->|→|==?|[:：＝]|(?<=\s)(?:is|was|to)(?=\s)|(?:更新|设置|修改|改|设|换)?[成为是]|叫)"
    r"[\s*]{0,5}(?:[rbuf](?=[\"']))?(?P<quote>\\?[\"'`]|[“「『])?"
    rf"(?P<value>(?:(?<=[\"'`“「『]){_QUOTED}{{4,{_LIMIT}}})|(?=[!-~]{{4}}){_BARE}{{4,{_LIMIT}}})"
)

_ABOUT = re.compile(
    r"(?i)hash|sha\d|digest|[_-]?ids?$|name|path|file|dir|url|uri|type|len|size|ttl|exp|count|limit|policy|min|max"
    r"|field|column|label|prefix|regex|pattern|version|algo|provider|endpoint|header|param|status|index|budget|usage"
)
_KINDS = tuple(re.compile(kind) for kind in ("[a-z]", "[A-Z]", "[0-9]", "[^A-Za-z0-9]"))
_PASSWORDS = re.compile(r"(?i)pass|pwd|密码|口令")
_RUN = re.compile(r"[^\s\"'`<>]*+")
_MARKS = frozenset("!@#$%^&*?")


def assigned(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the secrets stand that a text gives to names, in order and apart from each other."""
    position = 0
    while match := _ASSIGNED.search(text, position):
        position = match.start("value")
        value = match["value"] if match["quote"] else match["value"].rstrip(".:!?*")
        if _is_secret(match, value):
            stop = position + len(value)
            if match.end("value") - position >= _LIMIT:
                stop = max(stop, _end_of_run(text, stop))
            yield position, stop
            position = stop


def _is_secret(match: re.Match[str], value: str) -> bool:
    """Tell a secret from prose and from what stands for one: variables, masks, paths, algorithms, code."""
    quoted, password = bool(match["quote"]), _PASSWORDS.search(match["name"]) is not None
    if _ABOUT.search(match["more"]):
        return False
    if password and quoted and " " in value:
        return looks_like_spaced_password(value)
    if stands_for_another(value, quoted):
        return False
    if match["alone"]:
        return _looks_given_alone(value)
    if password:
        return _looks_like_password(value, said=match["sign"] in ("is", "was", "to"))
    return len(value) >= 10 and looks_random(value)


def _looks_given_alone(value: str) -> bool:
    """Be strict after a mere "pass": tests pass, too."""
    if not any(map(str.isdigit, value)) or not any(map(str.isalpha, value)) or value.lower().startswith("test"):
        return False
    return len(value) >= 6 and (looks_random(value) or not _MARKS.isdisjoint(value))


def _looks_like_password(value: str, *, said: bool) -> bool:
    kinds = sum(kind.search(value) is not None for kind in _KINDS)
    digits = _KINDS[2].search(value) is not None
    if said:
        return len(value) >= 8 and kinds >= 3 and looks_random(value)
    return len(value) >= 6 and (kinds >= 2 or value.isdigit()) and (digits or kinds >= 3)


def _end_of_run(text: str, position: int) -> int:
    run = _RUN.match(text, position)
    return run.end() if run else position
