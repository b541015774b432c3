"""What stands in the block of a rules file: a pointer at the index, an import of it, or the index itself."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from memoryd.core import preamble
from memoryd.core.expressions import expression
from memoryd.core.model import Project

INDEX = "MEMORY.md"
INLINE = "inline"
"""The word in a block's first marker that says: the index stands in it, and is kept up to date there."""
MOST_BYTES = 8 * 1024
"""A block with the index in it, its markers and the longest line ends included."""
_MARKERS = 400
_LINE_END = 2
_MORE = expression(r"\((\d[\d,]{0,20}) more memor")
_PERSONAL = expression(r"- \[(?:[^\\\]]|\\.)*\]\(/")
"""An entry of the index whose file lies in the personal folder: only such a link begins at the root."""
_TITLE = "# Memory"


def pointing(folder: str, imported: str = "") -> tuple[str, ...]:
    """Return a block that names the index in `folder`; `imported` is its path for clients that put it in there."""
    index = f"{folder}/{INDEX}"
    return (*preamble.RULES, preamble.pointer(index), *([f"@{imported}"] if imported else ()))


def pointing_anywhere(location: str) -> tuple[str, ...]:
    """Return a block for all projects that have their memory in the folder `location`."""
    return (*preamble.RULES, preamble.pointer_anywhere(f"{location}/{INDEX}"))


def holding(folder: str, index: str) -> tuple[str, ...]:
    """Return a block that holds the text of the index, whole entries within 8 KB, and says what it leaves out.

    Personal memories are left out and counted: a rules file may be committed, or is already.
    """
    head = (*preamble.RULES, preamble.opening_in(folder), "")
    room = MOST_BYTES - _MARKERS - sum(map(_size, head))
    listed, left = list[tuple[str, ...]](), 0
    for entry in _entries(index):
        if _PERSONAL.match(entry[0]) or _MORE.match(entry[0]):
            left += _counted(entry)
        else:
            listed.append(entry)
    return (*head, *_fitting(listed, left, room, f"{folder}/{INDEX}"))


def folder_in(project: Project, location: str) -> str:
    """Return how a file in a project names its memory folder: from its root where that is the usual one, or whole."""
    return location if project.memory == f"{project.root.rstrip('/')}/{location}" else project.memory


def import_path(file: str, location: str) -> str:
    """Return how a file names the index in a project's folder `location`, from where it lies; "" where it cannot.

    A client ends a path at a space, and what follows other marks was not tried.
    """
    path = f"{'../' * file.count('/')}{location}/{INDEX}"
    return path if re.fullmatch(r"[\w./-]+", path) else ""


def _fitting(entries: list[tuple[str, ...]], left: int, room: int, path: str) -> list[str]:
    """Return the lines of whole entries, and one for those without room and the `left` that have no place here."""
    rest = [_rest(left, path)] if left else []
    if sum(_size_of(entry) for entry in (*entries, rest)) <= room:
        return [line for entry in (*entries, rest) for line in entry]
    room -= _size(_rest(10**6, path))
    kept: list[str] = []
    for place, entry in enumerate(entries):
        if _size_of(entry) > room:
            return [*kept, _rest(left + sum(map(_counted, entries[place:])), path)]
        kept += entry
        room -= _size_of(entry)
    return kept


def _entries(index: str) -> Iterator[tuple[str, ...]]:
    """Yield the entries of an index, each with the lines that belong to it, without what stands above the first."""
    known = {_TITLE, *preamble.head()}
    entry: list[str] = []
    for line in index.split("\n"):
        if entry and line.startswith((" ", "\t")) and line.strip():
            entry.append(line)
            continue
        if entry:
            yield tuple(entry)
        entry = [line] if line.strip() and line not in known else []
    if entry:
        yield tuple(entry)


def _counted(entry: Sequence[str]) -> int:
    more = _MORE.match(entry[0])
    return int(more[1].replace(",", "")) if more else int(entry[0].startswith("- "))


def _rest(count: int, path: str) -> str:
    noun = "memory is" if count == 1 else "memories are"
    return f"({count:,} more {noun} not listed here; {path} has the list.)"


def _size(line: str) -> int:
    return len(line.encode("utf-8", "replace")) + _LINE_END


def _size_of(entry: Sequence[str]) -> int:
    return sum(map(_size, entry))
