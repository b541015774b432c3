from __future__ import annotations

from collections.abc import Collection

import pytest

from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.pipeline.commanding import Commanding
from memoryd.pipeline.quarantine_commands import QuarantineCommands


class Shelf:
    """Two turns that were set aside."""

    def __init__(self, *numbers: int) -> None:
        self.there = numbers
        self.retried: list[int] = []
        self.woken = 0

    def numbers(self) -> tuple[int, ...]:
        return self.there

    def retry(self, numbers: Collection[int]) -> None:
        assert not self.woken, "work is woken only when there is something to do"
        self.retried += numbers

    def wake(self) -> None:
        self.woken += 1

    def do(self, **args: str) -> Outcome:
        return Commanding(QuarantineCommands(self, self.wake).doers).perform(Command("quarantine", "/p", args))


@pytest.mark.parametrize(
    ("args", "retried", "line"),
    [
        ({"all": "yes"}, [7, 12], "2 turns are worked on again"),
        ({"ids": "12"}, [12], "1 turn is worked on again"),
        ({"ids": "12,12,7"}, [12, 7], "2 turns are worked on again"),
    ],
)
def test_turns_are_taken_back_and_taken_up_at_once(args: dict[str, str], retried: list[int], line: str) -> None:
    shelf = Shelf(7, 12)
    assert shelf.do(**args).lines == (line,)
    assert (shelf.retried, shelf.woken) == (retried, 1)


@pytest.mark.parametrize("ids", ["8", "7,8", "x", "-7", "٧", "7" * 40])
def test_one_that_is_not_there_takes_none_back(ids: str) -> None:
    shelf = Shelf(7, 12)
    with pytest.raises(MemorydError, match="quarantine list"):
        shelf.do(ids=ids)
    assert (shelf.retried, shelf.woken) == ([], 0)


def test_nothing_to_take_back_is_said() -> None:
    shelf = Shelf()
    assert shelf.do(all="yes") == Outcome(True, ("no turn is set aside",), {"retried": []})
    assert shelf.woken == 0
