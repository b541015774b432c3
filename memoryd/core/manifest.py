"""The manifest: one line a memory, made from the heads of their files, the newest first.

It is for choosing what to open: by a person, or by a model that is asked which memories matter now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from memoryd.core.agent_marks import is_agents
from memoryd.core.index import expired
from memoryd.core.model import Broken, Memory
from memoryd.core.personal import path_of
from memoryd.core.text import one_line

HEAD_BYTES = 4096
HEAD_LINES = 30
MOST_ENTRIES = 200
NONE = "No memories yet."
_DESCRIPTION_CHARACTERS = 300
_FENCE = b"---"
_MARK = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Head:
    """What the head of a memory file tells, and when the file was last written.

    `at` is seconds since 1970, `changed` the same moment for people to read. The body of `found` is what stands in
    the head.
    """

    found: Memory | Broken
    at: float
    changed: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """The text, how many memories it could list, and how many of them it does."""

    text: str
    total: int
    shown: int

    @property
    def truncated(self) -> bool:
        """Tell whether memories are left out for want of room; the last line of the text says so as well."""
        return self.shown < self.total

    def __str__(self) -> str:
        return self.text


def seen_head(head: Head, folder: str) -> Head:
    """Return the head of a file in the personal folder (its absolute path) as it is seen from a project."""
    return replace(head, found=replace(head.found, file=path_of(folder, head.found.file)))


def render(heads: Sequence[Head], today: str, most: int = MOST_ENTRIES) -> Manifest:
    """Return the manifest of a folder on a day (an ISO date), `most` entries of it.

    A line is `- [type] file (date time): description`. What has expired is left out, as in the index; a file that
    cannot be understood has a line that says why.
    """
    listed = [head for head in heads if isinstance(head.found, Broken) or not expired(head.found, today)]
    listed.sort(key=lambda head: (-head.at, head.found.file))
    shown = listed[: max(most, 0)]
    lines = [_line(head) for head in shown]
    if left := len(listed) - len(shown):
        lines.append(f"({left:,} more {'memory is' if left == 1 else 'memories are'} not listed here.)")
    return Manifest("\n".join(lines or [NONE]), len(listed), len(shown))


def head_of(content: bytes, *, whole: bool) -> tuple[bytes, bool]:
    """Return the head of a file, at most 4 KB and 30 lines, and whether its front matter had to be closed early.

    `whole` tells that `content` is all there is. Neither half a character nor half a line of front matter is left.
    """
    half_read = not whole or len(content) > HEAD_BYTES
    lines = (_without_half_character(content[:HEAD_BYTES]) if half_read else content).splitlines(keepends=True)
    cut = half_read or len(lines) > HEAD_LINES
    kept = lines[:HEAD_LINES]
    fences = _fences(kept)
    if not cut or fences[:1] != [0] or len(fences) > 1:
        return b"".join(kept), False
    half = kept[-1:] and not kept[-1].endswith((b"\n", b"\r"))
    return b"".join([*(kept[:-1] if half else kept), _FENCE, b"\n"]), True


def shorter(head: bytes) -> bytes:
    """Return a closed head without the last line of its front matter, nothing when none is left."""
    lines = head.splitlines(keepends=True)
    fences = _fences(lines)
    return b"".join([*lines[: fences[1] - 1], *lines[fences[1] :]]) if len(fences) > 1 and fences[1] > 1 else b""


def _fences(lines: Sequence[bytes]) -> list[int]:
    return [number for number, line in enumerate(lines) if line.removeprefix(_MARK).rstrip() == _FENCE]


def _without_half_character(content: bytes) -> bytes:
    for end in range(len(content), max(len(content) - 4, -1), -1):
        try:
            content[:end].decode("utf-8")
        except UnicodeDecodeError:
            continue
        return content[:end]
    return content


def _line(head: Head) -> str:
    found = head.found
    if isinstance(found, Broken):
        return f"- [unreadable] {found.file} ({head.changed}): {one_line(found.reason, _DESCRIPTION_CHARACTERS)}"
    whose = " (an agent's note)" if is_agents(found) else ""
    description = one_line(found.description or found.name, _DESCRIPTION_CHARACTERS)
    return f"- [{found.type or 'untyped'}] {found.file} ({head.changed}): {description}{whose}"
