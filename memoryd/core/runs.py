"""What many lines tell together: a run of steps that only go on with one turn.

Between a prompt and its answer an agent calls tools, a hundred times over. No one asks what became of the turn in
between, so a format may fold such lines into one, and the turn takes in what they come to. A run that does not simply
go on (see `going_on`) is told step by step instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from memoryd.core.lines import Block
from memoryd.core.model import ToolCall
from memoryd.core.moments import is_plain_time
from memoryd.core.steps import Step

_DIGITS = bytes.maketrans(b"123456789", b"000000000")
_TIME = b"0000-00-00T00:00:00.000Z"


def are_times(stamps: list[bytes]) -> bool:
    """Tell whether all are written as plain times, and the latest is one: an earlier one that is none tells nothing."""
    return b"".join(stamps).translate(_DIGITS) == _TIME * len(stamps) and is_plain_time(max(stamps))


Doings = tuple[
    str | None, Sequence[str], Sequence[ToolCall], int, bool, bool, float | None, Sequence[str], Sequence[str], bool,
    bool,
]  # fmt: skip
"""What the PIECES and RESULTS of a run come to: message, texts, calls, before, calling, cut, quiet, asked, answered,
acted, spoke.

Of the agent's last message its id, its texts, whether it is calling tools, whether it was cut off, and its quiet; the
id is None where the agent said nothing. `before` counts the calls that other messages made before that one, and is -1
where there was no other: if it has an id it may have begun before the run. `asked` are the calls that were not
answered, `answered` all answers. `acted`: there was any of this; `spoke`: the agent did so last.
"""


class Run(NamedTuple):
    """Lines that hang one under the other, or name one turn.

    `block` holds them, and lines that bring nothing; `end` is where in the file the last one ends that is not only a
    place. The first hangs under `above`; `ids` are theirs. Without a tree these are empty, and `turn` is named. `stamp`
    is the latest time, as it is written. `links` tells that there are some that may tell the folder.
    """

    block: Block
    alone: Callable[[Block], Iterator[Step]]
    end: int
    above: str
    ids: list[str]
    turn: str
    stamp: bytes
    links: bool
    doings: Doings

    def apart(self) -> Iterator[Step]:
        """Tell the same step by step."""
        return self.alone(self.block)
