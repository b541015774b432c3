"""Find the passwords that people type into commands: `mysql -pSECRET`, `curl -u user:SECRET`, `sshpass -p SECRET`."""

from __future__ import annotations

from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.secret_values import stands_for_password

_TOKEN = expression(
    r"(?<![\w.-])(?P<command>mysql(?:dump|admin|import|pump|check|sh)?|mariadb(?:-dump|-admin)?|mycli|sshpass|curl|wget|httpie|http"
    r"|redis-cli|mongo(?:sh|dump|restore|export|import)?|docker|podman|nerdctl|helm|skopeo|az|oc|cqlsh|sqlcmd|smbclient"
    r"|ldap(?:search|modify|add|delete|whoami|passwd)|unzip|zip|7za?)(?![\w.-])"
    r"|(?P<login>\blogin\b)"
    r"|(?P<line>\\\r?\n)|(?P<end>[\n;|]|&&)"
    r"|(?<=\s)(?P<flag>--user|--proxy-user|-[pPuUawW])(?P<gap>[ =]{0,3})"
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
_HINTS = (" -", "\t-", "pass:")


def in_commands(text: str) -> Iterator[tuple[int, int]]:
    """Yield where passwords stand in commands. An option counts only on the line of a command that takes one there."""
    if not any(hint in text for hint in _HINTS):
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
    for match in _OPENSSL.finditer(text):
        if not _stands_in(match["secret"]):
            yield match.span("secret")


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
    return "[REDACTED" in value or stands_for_password(value) or value.startswith(("*", "…", "..."))
