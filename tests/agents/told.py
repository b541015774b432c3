"""Sessions written down in a test, and what an assembler makes of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from memoryd import agents
from memoryd.core.events import Record
from memoryd.core.model import Turn
from memoryd.core.turns import TurnAssembler
from tests.agents.scenarios import FROZEN

Entry = Mapping[str, object]


def dump(entry: Entry) -> bytes:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode()


@dataclass
class Told:
    """One file being written; `beside` is what the files beside it say."""

    form: agents.Format
    file: str
    beside: tuple[Record, ...] = ()
    copies: bool = True
    at: int = 0
    turns: TurnAssembler = field(init=False)

    def __post_init__(self) -> None:
        self.turns = TurnAssembler(self.form.name, self.file, copies=self.copies)
        for fact in (*self.form.path_facts(self.file), *self.beside):
            self.turns.feed(fact, 0, 0, 0.0)

    def write(self, *entries: Entry, seen: float = FROZEN) -> list[Turn]:
        """Add lines; returns the turns that closed by them."""
        for entry in entries:
            line = dump(entry)
            for record in self.form.parse_line(line):
                self.turns.feed(record, self.at, self.at + len(line) + 1, seen)
            self.at += len(line) + 1
        self.turns.tick(seen)
        return self.turns.take()

    def end(self) -> list[Turn]:
        """Return the turns the end of the file closes."""
        self.turns.finish()
        return self.turns.take()


def brief(turns: Iterable[Turn]) -> list[tuple[tuple[str, ...], str | None, str]]:
    """Return what was asked, what was answered, and how it ended."""
    return [(turn.prompts, turn.final, turn.close.value) for turn in turns if turn.human]


def pasted(turn: Turn) -> tuple[str, ...]:
    return tuple(word.text for word in turn.words if word.pasted)
