"""The text of a memory file: where its front matter ends, and what the keys in it mean.

Nothing here knows YAML. A file is cut in two, what is too large or not closed is refused before anything parses it,
and the parsed keys become a memory and back. What a file holds beyond that is kept as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from memoryd.core.errors import MemoryCorrupt
from memoryd.core.expressions import expression
from memoryd.core.model import Memory, MemoryType
from memoryd.core.text import one_line

FRONT_BYTES = 4096
MOST_KEYS = 24
DESCRIPTION_CHARACTERS = 200

TEXT_KEYS = ("name", "description", "type", "created", "updated", "source", "evidence", "expires")
FLAG_KEYS = ("pinned", "always")
_ALWAYS_WRITTEN = ("name", "description", "type")
_TYPES = tuple(kind.value for kind in MemoryType)

_OPENING = expression(r"---[ \t]{0,100}\r?\n")
_CLOSING = expression(r"^---[ \t]{0,100}\r?(?:\n|\Z)", re.MULTILINE)
_DATE = expression(r"\d{4}-\d{2}-\d{2}(?!\d)")
_MARKS = expression(r"(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,3}[.)]\s+|\s+)")
_RULE = expression(r"[-*_=\s]+")
_STRONG = expression(r"(\*\*|`|~~)(?=\S)(.{1,500}?)(?<=\S)\1")
_SOFT = expression(r"(?<![0-9A-Za-z_*])(\*|__)(?=\S)(.{1,500}?)(?<=\S)\1(?![0-9A-Za-z_*])")
_LINK = expression(r"!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)")


@dataclass(frozen=True, slots=True)
class Parts:
    """A file's text cut in two; `front` is None where there is no front matter at all."""

    front: str | None
    body: str


def split(file: str, text: str) -> Parts:
    """Cut a file's text into front matter (without its `---` lines) and body.

    Only a `---` at the very start opens front matter. The one blank line after it and the one line end at the end of
    the file belong to neither part; everything else of the body is kept to the byte. MemoryCorrupt when the front
    matter is not closed or too large.
    """
    text = text.removeprefix("\ufeff")
    opening = _OPENING.match(text)
    if opening is None:
        return Parts(None, _without_end(text, "\r\n" in text))
    closing = _CLOSING.search(text, opening.end())
    if closing is None:
        raise MemoryCorrupt(file, "its front matter is not closed by a line of ---")
    front = text[opening.end() : closing.start()]
    if len(front.encode("utf-8", "replace")) > FRONT_BYTES:
        raise MemoryCorrupt(file, f"its front matter is larger than {FRONT_BYTES:,} bytes")
    crlf = opening.group().endswith("\r\n")
    rest = text[closing.end() :]
    blank = "\r\n" if crlf and rest.startswith("\r\n") else "\n"
    return Parts(front, _without_end(rest.removeprefix(blank), crlf))


def join(front: str, body: str) -> str:
    """Return the text of a file; `split` gives back both parts as they were."""
    return f"---\n{front}---\n\n{body}\n"


def memory(file: str, keys: Mapping[str, object], body: str, digest: str) -> Memory:
    """Return the memory that parsed front matter and a body make; MemoryCorrupt when a key cannot be meant so.

    A text key arrives as it stands in the file, whatever YAML would make of it; `name` and `description` may be
    missing, and a file in a folder named by a type needs no `type`.
    """
    texts = {key: _text(file, key, keys.get(key, "")) for key in TEXT_KEYS}
    flags = {key: _flag(file, key, keys.get(key, False)) for key in FLAG_KEYS}
    if texts["expires"] and not _DATE.match(texts["expires"]):
        raise MemoryCorrupt(file, "its `expires` is not a date such as 2026-12-05")
    return Memory(
        name=texts["name"] or stem(file),
        description=texts["description"] or first_line(body),
        type=_type(file, texts["type"]),
        body=body,
        created=texts["created"],
        updated=texts["updated"],
        source=texts["source"],
        evidence=texts["evidence"],
        expires=texts["expires"],
        pinned=flags["pinned"],
        always=flags["always"],
        extra=tuple((key, value) for key, value in keys.items() if key not in TEXT_KEYS + FLAG_KEYS),
        file=file,
        digest=digest,
    )


def hand_made(file: str, body: str, digest: str) -> Memory:
    """Return the memory that a file without front matter is: named by its file, described by its first line."""
    kind = _folder(file) if _folder(file) in _TYPES else ""
    return Memory(
        name=stem(file),
        description=first_line(body),
        type=kind,
        body=body,
        file=file,
        digest=digest,
        typed=False,
    )


def keys_of(memory: Memory) -> dict[str, object]:
    """Return a memory's front matter, in order: the known keys that say something, then all others as they were."""
    written = {key: getattr(memory, key) for key in TEXT_KEYS + FLAG_KEYS}
    keys = {key: value for key, value in written.items() if value or key in _ALWAYS_WRITTEN}
    return keys | {key: value for key, value in memory.extra if key not in written}


def stem(file: str) -> str:
    """Return a file's name without folder and ending."""
    return file.rsplit("/", 1)[-1].removesuffix(".md")


def first_line(body: str) -> str:
    """Return the first line of a body that says something, without markdown marks, shortened to one entry."""
    for line in body.splitlines():
        if plain := _plain(line):
            return one_line(plain, DESCRIPTION_CHARACTERS)
    return ""


def _plain(line: str) -> str:
    if _RULE.fullmatch(line[:500]) or line.lstrip().startswith(("```", "~~~")):
        return ""
    text = line[:2_000]
    while match := _MARKS.match(text):
        text = text[match.end() :]
    text = _LINK.sub(r"\1", text)
    return _SOFT.sub(r"\2", _STRONG.sub(r"\2", text)).strip()


def _without_end(body: str, crlf: bool) -> str:
    if crlf and body.endswith("\r\n"):
        return body[:-2]
    return body.removesuffix("\n")


def _text(file: str, key: str, value: object) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise MemoryCorrupt(file, f"its `{key}` is not a text")
    return value


def _flag(file: str, key: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise MemoryCorrupt(file, f"its `{key}` is neither true nor false")


def _type(file: str, written: str) -> str:
    kind = written.strip().lower() or _folder(file)
    if kind in _TYPES:
        return kind
    said = f"`type: {one_line(written, 40)}` is not known" if written.strip() else "it has no `type`"
    raise MemoryCorrupt(file, f"{said}; it is one of {', '.join(_TYPES)}")


def _folder(file: str) -> str:
    return file.rpartition("/")[0]
