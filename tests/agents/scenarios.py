"""The sessions in `tests/data/<agent>/<scenario>/`, what must come out of them, and ways to read them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from memoryd import agents
from memoryd.core.errors import RecordError
from memoryd.core.events import Record
from memoryd.core.line_format import Document, Table
from memoryd.core.lines import Line, LineSplitter, TooLong
from memoryd.core.model import Turn
from memoryd.core.open_turn import OpenTurn
from memoryd.core.turns import TurnAssembler
from tests.databases import as_lines, load_database

DATA = Path(__file__).parents[1] / "data"
FROZEN = 1_000.0

Seen = tuple[str, str, tuple[str, ...], str | None, str, str]
"""File, session, prompts, final, close, cwd."""


@dataclass(frozen=True)
class Scenario:
    """One folder: the files of one home of one client."""

    agent: str
    folder: Path
    files: tuple[str, ...]
    turns: tuple[Seen, ...]

    @property
    def form(self) -> agents.Format:
        return agents.get(self.agent)

    @property
    def closed(self) -> tuple[Seen, ...]:
        """Return what must come out as closed; a close marked `unknown` asks nothing."""
        return tuple(turn for turn in self.turns if turn[4] not in ("open", "unknown"))

    @property
    def open(self) -> tuple[Seen, ...]:
        return tuple(turn for turn in self.turns if turn[4] == "open")

    def asks_for(self, turn: Seen) -> bool:
        """Tell whether a turn that was found can be right or wrong."""
        return all(turn[2] != other[2] for other in self.turns if other[4] == "unknown")

    def data(self, file: str) -> bytes:
        """Return a file's content; a document's or a table's entries as lines."""
        source = self.form.source
        if isinstance(source, Table):
            return as_lines((self.folder / file).with_suffix(".sql"), source)
        content = (self.folder / file).read_bytes()
        return b"".join(entry + b"\n" for entry in source.entries(content)) if isinstance(source, Document) else content

    def laid_out(self, elsewhere: Path) -> Path:
        """Return a folder that holds the scenario as its client leaves it; a database is made at the place given."""
        if not isinstance(self.form.source, Table):
            return self.folder
        for file in self.files:
            load_database((self.folder / file).with_suffix(".sql"), elsewhere / file)
        return elsewhere

    def facts(self, file: str) -> tuple[Record, ...]:
        """Return what the files beside one say of it."""
        beside = [Path(path) for path in self.form.companions(str(self.folder / file))]
        read = [(path, path.read_bytes()) for path in beside if path.is_file()]
        told = (fact for path, content in read for fact in self.form.parse_companion(str(path), content))
        return (*self.form.path_facts(file), *told)

    def read_files(self) -> tuple[str, ...]:
        return tuple(file for file in self.files if not self.form.skips(f"/{file}"))

    def __str__(self) -> str:
        return f"{self.agent}/{self.folder.name}"


def load(folder: Path) -> Scenario:
    told = json.loads((folder / "expected.json").read_text("utf-8"))
    turns = tuple(
        (
            turn["file"],
            turn["session"],
            tuple(turn["prompts"]),
            turn["final"],
            turn["close"],
            turn["cwd"],
        )
        for turn in told["turns"]
    )
    return Scenario(folder.parent.name, folder, tuple(told["files"]), turns)


SCENARIOS = [load(path.parent) for path in sorted(DATA.glob("*/*/expected.json"))]


def seen(turn: Turn) -> Seen:
    return (turn.file, turn.session, turn.prompts, turn.final, turn.close.value, turn.cwd)


def seen_open(file: str, turn: OpenTurn) -> Seen:
    return (file, turn.session, turn.prompts, None, "open", turn.cwd)


@dataclass(frozen=True)
class Fed:
    """One line as an assembler gets it."""

    records: tuple[Record, ...]
    start: int
    end: int


def parsed(form: agents.Format, piece: Line | TooLong) -> Fed:
    assert isinstance(piece, Line)
    try:
        return Fed(form.parse_line(piece.data), piece.start, piece.end)
    except RecordError:
        return Fed((), piece.start, piece.end)


def lines(form: agents.Format, data: bytes) -> list[Fed]:
    """Return the lines of a file; a last line without its newline counts, as it does once the newline comes."""
    return list(in_chunks(form, data, [data]))


def in_chunks(form: agents.Format, data: bytes, chunks: Iterable[bytes]) -> Iterator[Fed]:
    splitter = LineSplitter()
    for chunk in chunks:
        for piece in splitter.feed(chunk):
            yield parsed(form, piece)
    for piece in splitter.feed(b"" if data.endswith(b"\n") else b"\n"):
        yield parsed(form, piece)


def feed(assembler: TurnAssembler, line: Fed, written: float = FROZEN) -> None:
    for record in line.records:
        assembler.feed(record, line.start, line.end, written)


class Collected:
    """Turns as a reader keeps them: by key, the newest of each, in the order in which they closed last."""

    def __init__(self) -> None:
        self.turns: dict[str, Turn] = {}
        self.open: list[Seen] = []

    def take(self, assembler: TurnAssembler) -> list[Turn]:
        taken = assembler.take()
        for turn in taken:
            self.turns.pop(turn.key, None)
            self.turns[turn.key] = turn
        return taken

    def end(self, file: str, assembler: TurnAssembler) -> None:
        """Take what the end of the file closes; what runs again is not closed."""
        assembler.finish()
        self.take(assembler)
        for turn in assembler.open_turns():
            self.turns.pop(turn.key, None)
            if turn.human:
                self.open.append(seen_open(file, turn))

    def closed(self, scenario: Scenario) -> list[Seen]:
        found = [seen(turn) for turn in self.turns.values() if turn.human]
        return [turn for turn in found if scenario.asks_for(turn)]
