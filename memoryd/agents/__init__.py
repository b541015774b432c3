"""The transcript formats memoryd can read: one pure module each, named in one place.

Adding a format is one file in this folder and one line in `_FORMATS`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from memoryd.agents import claude_code
from memoryd.agents.cline import ClineFormat
from memoryd.agents.codex import CodexFormat
from memoryd.agents.copilot import CopilotFormat
from memoryd.agents.cursor import CursorFormat
from memoryd.agents.droid import DroidFormat
from memoryd.agents.gemini import GeminiFormat
from memoryd.agents.generic import GenericFormat
from memoryd.agents.kimi import KimiFormat
from memoryd.agents.kimi_code import KimiCodeFormat
from memoryd.agents.opencode import OpenCodeFormat
from memoryd.agents.pi import PiFormat
from memoryd.agents.qwen import QwenFormat
from memoryd.agents.vibe import VibeFormat
from memoryd.core.errors import RecordError
from memoryd.core.events import Record, Status
from memoryd.core.line_format import Source
from memoryd.core.lines import Block
from memoryd.core.steps import Step


class Format(Protocol):
    """What a format's module has."""

    @property
    def name(self) -> str:
        """The agent's name in the config and in a memory's source."""
        ...

    @property
    def roots(self) -> tuple[str, ...]:
        """The folders where the client keeps its sessions, `~` for home; none for home-made agents."""
        ...

    @property
    def suffixes(self) -> tuple[str, ...]:
        """How the names of session files end."""
        ...

    @property
    def source(self) -> Source:
        """How its sessions lie on the disk."""
        ...

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what one line (without its newline) tells; RecordError when it cannot be understood."""
        ...

    def parse_whole(self, line: bytes) -> tuple[Record, ...]:
        """Return the same, where it is known that a glance at the line does not tell."""
        ...

    def steps(self, block: Block) -> Iterator[Step]:
        """Yield what the lines of a block tell, in short where it can be; those that bring nothing may be left out.

        Whatever a step tells is what `parse_line` tells of its line.
        """
        ...

    def skips(self, path: str) -> bool:
        """Tell whether a file under a root is never a session of a person (subagents, caches)."""
        ...

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line can only come from this format; false as long as it may be anything."""
        ...

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this format's."""
        ...

    def path_facts(self, path: str) -> tuple[Record, ...]:
        """Return what a session file's path alone tells, such as its session's name, as FACTS."""
        ...

    def companions(self, path: str) -> tuple[str, ...]:
        """Return the paths of the small files that hold facts about a session file, such as its folder."""
        ...

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        """Return what such a file tells, as FACTS; RecordError when it cannot be understood (yet)."""
        ...

    def status_files(self, path: str) -> tuple[str, str] | None:
        """Return the folder and glob pattern of the client's status files for a session file, if it has any."""
        ...

    def parse_status(self, content: bytes) -> Status | None:
        """Return what a status file tells, None when it names no session; RecordError when it is half-written."""
        ...


_FORMATS: dict[str, Format] = {
    form.name: form
    for form in (
        claude_code,
        CodexFormat(),
        PiFormat(),
        CopilotFormat(),
        QwenFormat(),
        KimiCodeFormat(),
        KimiFormat(),
        GeminiFormat(),
        VibeFormat(),
        OpenCodeFormat(),
        ClineFormat(),
        DroidFormat(),
        CursorFormat(),
        GenericFormat(),
    )
}


def names() -> tuple[str, ...]:
    """Return the names of all formats."""
    return tuple(_FORMATS)


def get(name: str) -> Format:
    """Return a format by its name; KeyError for an unknown one."""
    return _FORMATS[name]


def recognise(lines: Iterable[bytes], path: str = "") -> Format | None:
    """Return the format of a file by the first record that decides it; the path only says who is asked first.

    None means that no line given decides it: unknown, or too early to tell.
    """
    asked = sorted(_FORMATS.values(), key=lambda form: not form.hints(path))
    for line in lines:
        for form in asked:
            if _recognises(form, line):
                return form
    return None


def _recognises(form: Format, line: bytes) -> bool:
    try:
        return form.recognises(line)
    except RecordError:
        # A torn or foreign line decides nothing; the next one may.
        return False
