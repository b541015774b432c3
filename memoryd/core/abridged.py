"""Take the long value out of the middle of a line, by the two ends of the line alone.

So a line of a megabyte is read as one of a kilobyte. Most bytes of a session are the output of tools, which nobody
reads; their line still says where it hangs and which call it answers, before the output and behind it. A format
describes both ends of such a line as its client writes them, and what stands between is never decoded.

Why this cannot be fooled by what the output holds: within a JSON string a quote mark is written `\\"`. Bytes such as
`]},"uuid":"` cannot be part of one: their second quote would end the string, and a letter follows. Where a mark may
stand more often than once in the structure itself, the whole line is decoded; so is every line that is not, byte by
byte, as its client writes it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.core.expressions import expression

LEAST = 4_096
"""A shorter line is decoded sooner than it is cut."""
TAIL = 1_024
"""How many bytes of the end are looked at."""


# Members with plain values up to the end of a line: none of them can lie deeper than the line's own object, whose brace
# comes last.
_TAIL = expression(rb'(?:,"[A-Za-z_]{1,40}":(?:"[^"\\]{0,400}"|[\w.+-]{1,40}|\{[^{}\\]{0,400}\}))+\}\Z')


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """A kind of line with one long value.

    `head` matches from the beginning up to the long value, `instead` stands for that value. `joint` is what stands
    right behind it, and `beyond` matches from there on; `last` takes the last joint instead of the first. `alone` may
    not stand in what is cut out: it would begin another value; all of them begin with `alone_begins`, which is looked
    for first. `begins` is how a record begins that is glued to this. `flat` says that all plain members at the end of
    the line are kept, and what stands before them is cut out too; else the line is kept from `beyond` on. `needs` must
    be among what is kept.
    """

    head: re.Pattern[bytes]
    instead: bytes
    joint: bytes
    beyond: re.Pattern[bytes]
    begins: bytes
    alone: Sequence[bytes] = ()
    alone_begins: bytes = b""
    last: bool = False
    flat: bool = True
    needs: bytes = b""


def abridged(line: bytes, shapes: Sequence[Shape]) -> bytes:
    """Return a line without the long value in it, or the line as it is where it has none of the shapes."""
    if len(line) >= LEAST:
        for shape in shapes:
            if head := shape.head.match(line):
                return _cut(line, shape, head.end()) or line
    return line


def _cut(line: bytes, shape: Shape, start: int) -> bytes:
    joint = (line.rfind if shape.last else line.find)(shape.joint, start)
    if joint < 0 or _is_not_alone(line, shape, start, joint):
        return b""
    beyond = shape.beyond.match(line, joint)
    if beyond is None or line.find(shape.begins, start if shape.last else joint) >= 0:
        return b""
    tail = _TAIL.search(line, max(beyond.end(), len(line) - TAIL)) if shape.flat else beyond
    if tail is None or shape.needs not in tail.group():
        return b""
    between = beyond.group() if shape.flat else b""
    return b"".join((line[:start], shape.instead, between, line[tail.start() :]))


def _is_not_alone(line: bytes, shape: Shape, start: int, joint: int) -> bool:
    if not shape.alone or line.find(shape.alone_begins, start, joint) < 0:
        return False
    return any(line.find(other, start, joint) >= 0 for other in shape.alone)
