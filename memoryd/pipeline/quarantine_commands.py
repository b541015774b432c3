"""Commands about the turns that were set aside: quarantine retry."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.pipeline.commanding import Doers

LIST = "`memoryd quarantine list` shows which are"


class Quarantine(Protocol):
    """The turns that were set aside."""

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers of the turns that are set aside."""
        ...

    def retry(self, numbers: Collection[int]) -> None:
        """Let turns be worked on again."""
        ...


class QuarantineCommands:
    """Let turns that were set aside be worked on again; `go_on` takes them up at once."""

    def __init__(self, quarantine: Quarantine, go_on: Callable[[], None]) -> None:
        self._quarantine = quarantine
        self._go_on = go_on

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"quarantine": self._retry}

    def _retry(self, command: Command) -> Outcome:
        """Take back the turns in `ids` (numbers with commas between them), or every one with `all`."""
        there = self._quarantine.numbers()
        chosen = there if "all" in command.args else _numbers(command.args.get("ids", ""))
        if unknown := [number for number in chosen if number not in there]:
            raise MemorydError(f"no turn {unknown[0]} is set aside", LIST)
        if not chosen:
            return Outcome(True, ("no turn is set aside",), {"retried": []})
        self._quarantine.retry(chosen)
        self._go_on()
        what = "1 turn is" if len(chosen) == 1 else f"{len(chosen)} turns are"
        return Outcome(True, (f"{what} worked on again",), {"retried": list(chosen)})


def _numbers(text: str) -> tuple[int, ...]:
    parts = [part for part in text.split(",") if part]
    if not all(part.isascii() and part.isdecimal() and len(part) < 18 for part in parts):
        raise MemorydError(f"{text!r} is no number of a turn", LIST)
    return tuple(dict.fromkeys(map(int, parts)))
