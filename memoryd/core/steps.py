"""What most lines tell, in short: one step further in a turn that goes on.

Nine lines of ten are thoughts, calls, what tools put out, and notes of the client. Of each only a few words matter, and
for a record of them there is no time: two hundred megabytes hold forty thousand. So a format hands on the lines of a
block as steps, plain tuples, and a record is made of one only where it does not simply go on (see `going_on`).

A line that brings nothing is no step at all; one that must be decoded to know is a step without a kind.
"""

from __future__ import annotations

from memoryd.core.events import Call, Kind, Record
from memoryd.core.moments import moment

Said = tuple[str, str, tuple[Call, ...], bool, float | None]
"""Of a PIECE: its message, text and calls, whether it is partial, and its quiet (see `Record`)."""
Place = tuple[str, str]
"""The session and the folder of a line."""
Step = tuple[
    Kind | None, int, int, str, tuple[str, ...] | None, str, bytes, Place, Said | None, tuple[str, ...]
]  # fmt: skip
"""Kind, the bytes of its file (from, to), id, parents, turn, time as it is written (see `moments`), place, what was
said, which calls were answered."""

NOWHERE: Place = ("", "")


def undecoded(start: int, end: int) -> Step:
    """Return the step of a line that must be decoded."""
    return None, start, end, "", None, "", b"", NOWHERE, None, ()


def as_record(step: Step) -> Record:
    """Return the record that a step stands for."""
    kind, _, _, known, parents, turn, stamp, (session, cwd), said, answers = step
    if kind is None:
        raise ValueError("a line that was not decoded is no record")
    message, text, calls, partial, quiet = said or ("", "", (), False, None)
    return Record(
        kind, known, parents, session, cwd, moment(stamp.decode()), turn, message=message, text=text, calls=calls,
        partial=partial, quiet=quiet, answers=answers,
    )  # fmt: skip
