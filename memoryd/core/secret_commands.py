"""Find the passwords that people type into commands: `mysql -pSECRET`, `curl -u user:SECRET`, `sshpass -p SECRET`."""

from __future__ import annotations

from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.secret_values import stands_for_password

_COMMANDS = {
    "m": "ysql(?:dump|admin|import|pump|check|sh)?|ariadb(?:-dump|-admin)?|ycli|ongo(?:sh|dump|restore|export|import)?",
    "s": "shpass|kopeo|qlcmd|mbclient",
    "c": "url|qlsh",
    "h": "ttp(?:ie)?|elm",
    "l": "dap(?:search|modify|add|delete|whoami|passwd)",
    "w": "get",
    "r": "edis-cli",
    "d": "ocker",
    "p": "odman",
    "n": "erdctl",
    "a": "z",
    "o": "c",
    "u": "nzip",
    "z": "ip",
    "7": "za?",
}
"""Commands that take passwords, by their first letter: a search tells by it at once that none of them stands here."""
_ANY_COMMAND = "|".join(rf"{first}(?<![A-Za-z0-9_.-].)(?:{rest})" for first, rest in _COMMANDS.items())
_TOKEN = expression(
    rf"(?P<command>(?:{_ANY_COMMAND})(?![A-Za-z0-9_.-]))"
    r"|(?P<login>l(?<!\w.)ogin\b)"
    r"|(?P<line>\\\r?\n)|(?P<end>[\n;|]|&&)"
    r"|(?P<flag>-(?<=\s-)(?:-user|-proxy-user|[pPuUawW]))(?P<gap>[ =]{0,3})"
    r"(?P<value>'[^'\n]{1,200}'|\"[^\"\n]{1,200}\"|[^\s'\"`;|&<>]{1,200})"
)
_OPENSSL = expression(r"-pass(?:in|out)?\s{1,3}pass:(?P<secret>[^\s\"'`;|&<>]{1,200})")
_GLUED = expression(r"mysql|mariadb|mycli|7z")
_PAIRS = expression(r"curl|wget|http")
_FLAGS = (
    (_GLUED, "-p", False),
    (expression(r"sshpass|mongo|cqlsh"), "-p", True),
    (expression(r"redis-cli|az\b|http"), "-a", True),
    (expression(r"ldap"), "-w", True),
    (expression(r"sqlcmd|unzip|zip"), "-P", True),
)
_REGISTRIES = expression(r"docker|podman|nerdctl|helm|skopeo|az\b|oc\b")
_OPTION = expression(r"-(?<=\s-)(?:[pPuUawW]|-user|-proxy-user)")


def in_commands(text: str) -> Iterator[tuple[int, int]]:
    """Yield where passwords stand in commands. An option counts only on the line of a command that takes one there."""
    if "pass:" in text:
        yield from (match.span("secret") for match in _OPENSSL.finditer(text) if not _stands_in(match["secret"]))
    if not _OPTION.search(text):
        return
    command, login = "", False
    # The same words are the same secret however often they stand there.
    known: dict[tuple[str, str, bool, str, bool], tuple[int, int] | None] = {}
    for token in _TOKEN.finditer(text):
        if token["command"]:
            command, login = token["command"], False
        elif token["end"]:
            command = ""
        elif token["login"]:
            login = True
        elif token["flag"] and command:
            given = command, token["flag"], bool(token["gap"]), token["value"], login
            if given not in known:
                known[given] = _given(*given)
            if place := known[given]:
                yield token.start("value") + place[0], token.start("value") + place[1]


def _given(command: str, flag: str, apart: bool, value: str, login: bool) -> tuple[int, int] | None:
    """Return where in the value of an option a password stands, None when there is none."""
    start = 0
    if value[0] in "'\"":
        value, start = value[1:-1], 1
    pair = ":" if _PAIRS.match(command) and flag in _PAIR_FLAGS else "%" if command == "smbclient" else ""
    if pair:
        user, colon, value = value.partition(pair)
        start += len(user + colon)
    elif not _takes(command, flag, apart, login=login):
        return None
    return (start, start + len(value)) if value and not _stands_in(value) else None


_PAIR_FLAGS = frozenset({"-u", "-U", "--user", "--proxy-user", "-a"})


def _takes(command: str, flag: str, apart: bool, *, login: bool) -> bool:
    if _REGISTRIES.match(command) and flag in ("-p", "-u"):
        return login and flag == "-p"
    return any(
        flag == option and commands.match(command) and (spaced or not apart) for commands, option, spaced in _FLAGS
    )


def _stands_in(value: str) -> bool:
    return stands_for_password(value) or value.startswith(("*", "…", "..."))
