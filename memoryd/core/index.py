"""MEMORY.md: one line a memory, the worthiest first, never longer than what agents read of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import islice

from memoryd.core import preamble
from memoryd.core.age import dated_note, language_of
from memoryd.core.agent_marks import is_agents
from memoryd.core.expressions import expression
from memoryd.core.model import Folder, Memory
from memoryd.core.personal import lies_there
from memoryd.core.ranking import Key, Ranking, Standing, expired
from memoryd.core.text import one_line

__all__ = ["MOST_BYTES", "MOST_LINES", "compose", "entries", "entry", "expired", "is_ours", "render", "share"]

MOST_LINES = 200
MOST_BYTES = 25_000

_TITLE = "# Memory"
_HEADER = (_TITLE, "", *preamble.head(), "")
_KEPT_BY = "kept by memoryd"
"""What every version has said of itself above its list."""
_NONE = "No memories yet."
_SHARE = 4
_ENTRY_CHARACTERS = 4_000
_GONE_CHARACTERS = 80
_MOST_MISFITS = 50
"""So many entries that are too long for what is left are passed over to find a shorter one."""
_LINK_MARKS = expression(r"([\\`\[\]<])")
_COMMENT = expression(r"<(?=[!?])")
_SPECIAL = frozenset('"%()<>[]\\`#?')


def render(folder: Folder, today: str, standing: Standing | None = None) -> str:
    """Return the text of MEMORY.md for a folder on a day (an ISO date); the same folder gives the same text.

    Ordered as `core.ranking` says; at most 200 lines and 25,000 bytes, whole entries only, and one honest last line for
    the rest.
    """
    return compose(_ranked(folder, today, standing))


def entries(*rankings: Ranking) -> list[str]:
    """Return the lines of the index below its head, for a text that has a head of its own."""
    return _fitting(rankings)


def compose(*rankings: Ranking) -> str:
    """Return the text of MEMORY.md from memories that are in order already, those of several folders as one list."""
    return "\n".join([*_HEADER, *_fitting(rankings)]) + "\n"


def share(ranking: Ranking, folder: str) -> Ranking:
    """Return what the indexes of projects list of the personal memories in `folder` (an absolute path): the worthiest.

    At most a quarter of an index, so that a project's own have their place.
    """
    kept: list[Memory] = []
    left = MOST_BYTES // _SHARE
    for _, memory in islice(ranking, MOST_LINES // _SHARE):
        size = _size(entry(memory, ranking.today, gone=ranking.gone(memory.file), folder=folder))
        if size <= left:
            kept.append(memory)
            left -= size
    return ranking.part(kept, folder)


def is_ours(text: str) -> bool:
    """Tell whether a MEMORY.md was written by `compose` of this or an earlier version, and not by hand."""
    return text.startswith("\n".join(_HEADER[:2])) and _KEPT_BY in text[:400]


def entry(memory: Memory, today: str = "", *, gone: str = "", folder: str = "") -> str:
    """Return a memory's line: `- [name](file.md) — description (notes)`, whatever its words are.

    The notes say that it is an agent's, that it is personal (its file is in `folder`, and not beside the index), that
    it is old, and that what it speaks of is `gone`.
    """
    name = _LINK_MARKS.sub(r"\\\1", one_line(memory.name, _ENTRY_CHARACTERS))
    description = _COMMENT.sub(r"\\<", one_line(memory.description, _ENTRY_CHARACTERS))
    line = f"- [{name}]({_link(f'{folder}/{memory.file}' if folder else memory.file)})"
    said = f" — {description}" if description else ""
    notes = _notes(memory, today, gone, personal=bool(folder) or lies_there(memory.file))
    return f"{line}{said} ({'; '.join(notes)})" if notes else line + said


def _ranked(folder: Folder, today: str, standing: Standing | None) -> Ranking:
    ranking = Ranking(today, standing)
    ranking.load(folder.memories)
    return ranking


def _notes(memory: Memory, today: str, gone: str, *, personal: bool) -> list[str]:
    language = language_of(f"{memory.name} {memory.description}")
    chinese = language == "zh"
    notes = ["agent 的笔记" if chinese else "an agent's note"] if is_agents(memory) else []
    if personal:
        notes.append("个人" if chinese else "personal")
    if old := dated_note(memory, today, language):
        notes.append(old)
    if gone:
        what = _COMMENT.sub(r"\\<", one_line(gone, _GONE_CHARACTERS))
        notes.append(f"stale? 已找不到 {what}" if chinese else f"stale? {what} is gone")
    return notes


def _link(file: str) -> str:
    return "".join(_encoded(c) if c in _SPECIAL or c.isspace() or not c.isprintable() else c for c in file)


def _encoded(character: str) -> str:
    return "".join(f"%{byte:02X}" for byte in character.encode("utf-8", "replace"))


def _fitting(rankings: Sequence[Ranking]) -> list[str]:
    """Return the entries that fit in order, and a last line for those that do not."""
    count = sum(len(ranking) + ranking.more for ranking in rankings)
    lines, left = MOST_LINES - len(_HEADER), MOST_BYTES - sum(_size(line) for line in _HEADER)
    if count <= lines and not any(ranking.more for ranking in rankings):
        every = list(_entries(rankings)) or [_NONE]
        if sum(map(_size, every)) <= left:
            return every
    left -= _size(_rest(count, rankings))
    kept: list[str] = []
    misfits = 0
    for line in _entries(rankings):
        if len(kept) + 1 == lines or misfits == _MOST_MISFITS:
            break
        fits = _size(line) <= left
        misfits += not fits
        if fits:
            kept.append(line)
            left -= _size(line)
    return [*kept, _rest(count - len(kept), rankings)]


def _entries(rankings: Sequence[Ranking]) -> Iterator[str]:
    for _, memory, ranking in merge(*map(_listed, rankings), key=lambda item: item[0]):
        if memory.file not in ranking.lines:
            gone = ranking.gone(memory.file)
            ranking.lines[memory.file] = entry(memory, ranking.today, gone=gone, folder=ranking.folder)
        yield ranking.lines[memory.file]


def _listed(ranking: Ranking) -> Iterator[tuple[Key, Memory, Ranking]]:
    return ((key, memory, ranking) for key, memory in ranking)


def _size(line: str) -> int:
    return len(line.encode("utf-8", "replace")) + 1


def _rest(count: int, rankings: Sequence[Ranking]) -> str:
    noun = "memory is" if count == 1 else "memories are"
    others = " and ".join(["this folder", *(ranking.folder for ranking in rankings if ranking.folder)])
    return f"({count:,} more {noun} not listed here; the files in {others} are complete.)"
