"""MEMORY.md: one line a memory, the worthiest first, never longer than what agents read of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memoryd.core import preamble
from memoryd.core.age import freshness
from memoryd.core.agent_marks import is_agents
from memoryd.core.model import Folder, Memory, MemoryType
from memoryd.core.text import one_line

MOST_LINES = 200
MOST_BYTES = 25_000

_TITLE = "# Memory"
_HEADER = (_TITLE, "", *preamble.head(), "")
_NONE = "No memories yet."
_RANK = {
    MemoryType.FEEDBACK.value: 0,
    MemoryType.USER.value: 1,
    MemoryType.PROJECT.value: 2,
    MemoryType.REFERENCE.value: 3,
}
_ENTRY_CHARACTERS = 4_000
_LINK_MARKS = re.compile(r"([\\`\[\]<])")
_COMMENT = re.compile(r"<(?=[!?])")
_SPECIAL = frozenset('"%()<>[]\\`#?')
_DAY = len("2026-11-29")


def render(folder: Folder, today: str) -> str:
    """Return the text of MEMORY.md for a folder on a day (an ISO date).

    Ordered by pin, `always`, type (feedback, user, project, reference), freshness and name; what has expired is not
    listed; at most 200 lines and 25,000 bytes, whole entries only, and one honest last line for the rest. The same
    folder gives the same text.
    """
    return "\n".join([*_HEADER, *lines(folder, today)]) + "\n"


def lines(folder: Folder, today: str) -> list[str]:
    """Return the lines of the index below its head, for a text that has a head of its own."""
    listed = [memory for memory in folder.memories if not expired(memory, today)]
    listed.sort(key=lambda memory: (memory.name, memory.file))
    listed.sort(key=freshness, reverse=True)
    listed.sort(key=_rank)
    return _fitting([entry(memory) for memory in listed] or [_NONE])


def is_ours(text: str) -> bool:
    """Tell whether a MEMORY.md was written by `render`, and not by hand."""
    return text.startswith("\n".join(_HEADER[:2])) and preamble.KEPT_BY in text[:400]


def entry(memory: Memory) -> str:
    """Return a memory's line: `- [name](file.md) — description`, whatever its words are."""
    name = _LINK_MARKS.sub(r"\\\1", one_line(memory.name, _ENTRY_CHARACTERS))
    description = _COMMENT.sub(r"\\<", one_line(memory.description, _ENTRY_CHARACTERS))
    line = f"- [{name}]({_link(memory.file)})"
    whose = " (an agent's note)" if is_agents(memory) else ""
    return f"{line} — {description}{whose}" if description else line + whose


def _link(file: str) -> str:
    return "".join(_encoded(c) if c in _SPECIAL or c.isspace() or not c.isprintable() else c for c in file)


def _encoded(character: str) -> str:
    return "".join(f"%{byte:02X}" for byte in character.encode("utf-8", "replace"))


def expired(memory: Memory, today: str) -> bool:
    """Tell whether the last day on which a memory holds lies before `today`."""
    return bool(memory.expires) and memory.expires[:_DAY] < today


def _rank(memory: Memory) -> tuple[bool, bool, int]:
    return not memory.pinned, not memory.always, _RANK.get(memory.type, len(_RANK))


def _fitting(entries: Sequence[str]) -> list[str]:
    """Return the entries that fit in order, and a last line for those that do not."""
    lines, left = MOST_LINES - len(_HEADER), MOST_BYTES - sum(_size(line) for line in _HEADER)
    if len(entries) <= lines and sum(map(_size, entries)) <= left:
        return list(entries)
    left -= _size(_rest(len(entries)))
    kept: list[str] = []
    for line in entries:
        if len(kept) + 1 < lines and _size(line) <= left:
            kept.append(line)
            left -= _size(line)
    return [*kept, _rest(len(entries) - len(kept))]


def _size(line: str) -> int:
    return len(line.encode("utf-8", "replace")) + 1


def _rest(count: int) -> str:
    noun = "memory is" if count == 1 else "memories are"
    return f"({count:,} more {noun} not listed here; the files in this folder are complete.)"
