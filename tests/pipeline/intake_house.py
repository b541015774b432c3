"""A small house for the intake: real session files in a folder, everything else in memory."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.agents import Format
from memoryd.core.empty_turns import NEVER
from memoryd.core.events import Kind, Record
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode_all
from memoryd.core.model import Speaker, Turn, Utterance
from memoryd.core.news import Closed, News, Troubled
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.tailing import Intake
from memoryd.ports import SessionFiles
from tests.fakes_edges import HeardNews
from tests.fakes_model import HandClock
from tests.fakes_sessions import FolderProjects, ListedProcesses, MemoryIntakeLedger


class WholeTurnFormat(LineFormat):
    """A format in which every line is a whole turn: {"id": …, "say": …}."""

    name = "lines"

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return a prompt, an answer and the mark of the end for each object."""
        if not line.strip():
            return ()
        return tuple(record for entry in decode_all(line) for record in self._turn(entry))

    def _turn(self, entry: dict[str, object]) -> tuple[Record, ...]:
        name, said = str(entry.get("id")), str(entry.get("say", ""))
        words = (Utterance(Speaker.USER, said),)
        return (
            Record(kind=Kind.OPENER, id=name, session="s", cwd=str(entry.get("cwd", "/project")), words=words),
            Record(kind=Kind.PIECE, session="s", text="done"),
            Record(kind=Kind.CLOSE, session="s"),
        )

    def skips(self, path: str) -> bool:
        """Leave out what is below a folder `skipped`."""
        return "/skipped/" in path

    def recognises(self, line: bytes) -> bool:
        """Recognise nothing by itself."""
        return False


def line(name: str, say: str = "说 something 😀", **more: object) -> bytes:
    """Return one line of `WholeTurnFormat`, newline included."""
    return json.dumps({"id": name, "say": say, **more}, ensure_ascii=False).encode() + b"\n"


def lines(names: Iterable[object]) -> bytes:
    """Return one line for each name."""
    return b"".join(line(str(name)) for name in names)


class House:
    """An intake over a folder; `start` again is a restart, with or without a kill before it."""

    def __init__(self, folder: Path, form: Format | None = None, *, from_start: bool = True) -> None:
        self.folder = folder
        self.files: SessionFiles = DiskSessionFiles()
        self.ledger = MemoryIntakeLedger()
        self.clock = HandClock(time.time())
        self.projects = FolderProjects()
        self.processes = ListedProcesses()
        self.reporter = HeardNews()
        self.root = SessionRoot(path=str(folder), form=form or WholeTurnFormat(), from_start=from_start)
        self.redact: Callable[[Turn], Turn] = lambda turn: turn
        self.work: list[str] = []
        self.emptiness = NEVER
        self.start()

    def start(self) -> None:
        """Begin with what the ledger knows, as after a kill."""
        self.intake = Intake(
            files=self.files,
            tables=SqliteSessionTables(),
            processes=self.processes,
            ledger=self.ledger,
            projects=self.projects,
            clock=self.clock,
            reporter=self.reporter,
            redact=lambda turn: self.redact(turn),
            roots=[self.root],
            on_work=self.work.extend,
            emptiness=self.emptiness,
        )

    def rescan(self) -> None:
        """Look at everything and read what there is."""
        self.intake.rescan()
        self.intake.run()

    def hint(self, *paths: Path | str) -> None:
        """Read what changed at these paths."""
        self.intake.changed([str(path) for path in paths])
        self.intake.run()

    def pass_time(self, seconds: float) -> None:
        """Let time pass and do what is due."""
        self.clock.time += seconds
        self.intake.tick()
        self.intake.run()

    def write(self, name: str, content: bytes) -> Path:
        """Put a file there as a whole, in place."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return path

    def append(self, name: str, content: bytes) -> Path:
        """Append to a file."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(content)
        return path

    def age(self, name: str, seconds: float) -> None:
        """Make a file look as if it was last written so long ago."""
        then = self.clock.now() - seconds
        os.utime(self.folder / name, (then, then))

    @property
    def said(self) -> list[str]:
        """Return the prompts in the ledger, in the order in which they were first recorded."""
        return [prompt for turn, _ in self.ledger.turns.values() for prompt in turn.prompts]

    @property
    def closed(self) -> list[Closed]:
        """Return the closes that were told."""
        return [news for news in self.reporter.news if isinstance(news, Closed)]

    @property
    def troubles(self) -> list[Troubled]:
        """Return the troubles that were told."""
        return [news for news in self.news if isinstance(news, Troubled)]

    @property
    def news(self) -> list[News]:
        """Return everything that was told."""
        return self.reporter.news


def says(*names: object) -> bytes:
    """Return one line of `WholeTurnFormat` for each name, which is also what it says."""
    return b"".join(line(str(name), say=str(name)) for name in names)


def keys(house: House) -> list[str]:
    """Return what was said, sorted."""
    return sorted(house.said)


def said(role: str, text: str, at: float | None = None) -> bytes:
    """Return one line of the generic format."""
    entry: dict[str, object] = {"role": role, "content": text, "cwd": "/project"}
    if at is not None:
        entry["timestamp"] = at
    return json.dumps(entry, ensure_ascii=False).encode() + b"\n"


def count_reads(house: House) -> list[int]:
    """Restart the house; return a list that grows by the size of each read."""
    sizes: list[int] = []
    real = house.files.read

    class Counting:
        scan, look, side_files = house.files.scan, house.files.look, house.files.side_files

        def read(self, sighting: object, offset: int, size: int) -> bytes:
            content = real(sighting, offset, size)  # type: ignore[arg-type]
            sizes.append(len(content))
            return content

    house.files = Counting()
    house.start()
    return sizes
