"""What a memory names that can be looked up in the project: paths in the repository, and identifiers of its code.

Addresses, commands, variables of the environment and names of libraries are neither. What is taken for one by mistake
does no harm: only what was found once can be missed later.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from memoryd.core.expressions import expression
from memoryd.core.model import Memory

MOST_THINGS = 12
"""A memory that names more is told by its first ones."""
_MOST_CHARACTERS = 20_000
_ADDRESS = expression(r"[A-Za-z][A-Za-z0-9+.-]{1,20}://[^\s<>\"'`）]{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}")
_QUOTED = expression(r"`([^`\n]{2,200})`")
_ENDINGS = (
    "py|pyi|js|jsx|ts|tsx|mjs|vue|svelte|go|rs|java|kt|c|h|cc|cpp|hpp|cs|rb|php|swift|scala|sql|sh|toml|yaml|yml|json"
    "|ini|cfg|md|rst|html|css|scss|proto|tf|lock|gradle|xml|txt|env|ipynb"
)
_SEGMENT = "[A-Za-z0-9_.@+-]{1,80}"
_PATH = expression(rf"(?<![A-Za-z0-9_./@~$:\\%-])(?:\./)?((?:{_SEGMENT}/){{1,12}}(?:{_SEGMENT})?)")
_WHOLE_PATH = expression(r"(?:\./)?((?:[\w.@+-]{1,80}/){1,12}(?:[\w.@+-]{1,80})?)")
_FILE = expression(
    rf"(?<![A-Za-z0-9_./@~$:\\%-])([A-Za-z0-9_-][A-Za-z0-9_.-]{{0,80}}\.(?:{_ENDINGS}))(?![A-Za-z0-9_/-])"
)
_OWN_LETTERS = expression(
    rf"(?<![\w./@~$:\\%-])(?:\./)?((?:[\w.@+-]{{1,80}}/){{0,12}}\w[\w.@+-]{{0,80}}?\.(?:{_ENDINGS}))"
    r"(?![A-Za-z0-9_/-])"
)
"""A file with letters of any language in its path. Where words are not set apart it may begin with those before it."""
_WORDS_BEFORE = expression(r"[^\x00-\x7f]+(?=[A-Za-z0-9_])")
_ENDS_AS_FILE = expression(rf"\.(?:{_ENDINGS})$")
_HOST = expression(r"(?!\.)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}")
_CALL = expression(r"\b([A-Za-z_][A-Za-z0-9_]{2,60})\(\)")
_WORD = expression(r"(?<![A-Za-z0-9_$%/-])[A-Za-z_][A-Za-z0-9_]{3,60}(?![A-Za-z0-9_/-])")
_SHAPED = expression(r"[a-z0-9]_[a-z0-9]|[a-z][A-Z]|^_[a-z]")


class ThingKind(StrEnum):
    """What can be looked up: a file or folder of the repository, or a word of its code."""

    PATH = "path"
    IDENTIFIER = "identifier"


@dataclass(frozen=True, slots=True, order=True)
class Thing:
    """A thing that a memory names; a path is written from the project's root, or from somewhere in it."""

    kind: ThingKind
    name: str


def things(memory: Memory) -> tuple[Thing, ...]:
    """Return what a memory names, in the order of its words, at most `MOST_THINGS`."""
    text = _ADDRESS.sub(" ", f"{memory.description}\n{memory.body}"[:_MOST_CHARACTERS])
    return tuple(dict.fromkeys(_found(text)))[:MOST_THINGS]


def _found(text: str) -> Iterator[Thing]:
    for match in _QUOTED.finditer(text):
        yield from _in_quotes(match[1].strip())
    plain = _QUOTED.sub(" ", text)
    yield from _paths(plain)
    for match in _CALL.finditer(plain):
        yield from _identifier(match[1])


def _in_quotes(code: str) -> Iterator[Thing]:
    """Yield what stands between backticks: one name, or a line of code or of a shell with names in it."""
    if whole := _WHOLE_PATH.fullmatch(code):
        yield from _path(whole[1], sure=True)
        return
    yield from _paths(code)
    if " " not in code and not _FILE.search(code):
        for word in _WORD.findall(code):
            yield from _identifier(word)


def _paths(text: str) -> Iterator[Thing]:
    own = [path for match in _OWN_LETTERS.finditer(text) for path in _in_own_letters(match[1])]
    for path in own:
        yield from _path(path, sure=True)
    rest = _OWN_LETTERS.sub(lambda match: " " if _in_own_letters(match[1]) else match[0], text) if own else text
    for match in _PATH.finditer(rest):
        yield from _path(match[1].rstrip(".,"), sure=False)
    for match in _FILE.finditer(rest):
        yield Thing(ThingKind.PATH, match[1])


def _in_own_letters(path: str) -> tuple[str, ...]:
    """Return a path that holds letters which ASCII has not, with and without words that may stand before it."""
    words = _WORDS_BEFORE.match(path)
    bare = path[words.end() :] if words else path
    return () if bare.isascii() and ("/" in bare or bare == path) else tuple(dict.fromkeys((path, bare)))


def _path(path: str, *, sure: bool) -> Iterator[Thing]:
    """Yield a path, unless it is a host's name, a fraction, two words with a slash between (`and/or`), or `w/`."""
    parts = path.rstrip("/").split("/")
    if (
        len(path.rstrip("/")) < 2
        or any(part in ("", ".", "..") for part in parts)
        or not any(c.isalpha() for c in path)
    ):
        return
    telling = sure or len(parts) > 2 or path.endswith("/") or _ENDS_AS_FILE.search(path) is not None
    if telling and not path.startswith("@") and not (len(parts) > 1 and _HOST.fullmatch(parts[0])):
        yield Thing(ThingKind.PATH, "/".join(parts))


def _identifier(word: str) -> Iterator[Thing]:
    if _SHAPED.search(word) and not word.isupper():
        yield Thing(ThingKind.IDENTIFIER, word)
