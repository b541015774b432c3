"""Session files of which there is nothing to do, as small as they can be kept: most have been so for months.

There may be tens of thousands, a daemon holds them for good, and compares each at every rescan. So all that is known of
one but its path is packed into one piece of bytes, a fifth of the fourteen objects of a checkpoint, that begins with
what a look at the file shows: where these are the same bytes, nothing else is looked at.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from struct import Struct

from memoryd.core.checkpoint import FRESH_SECONDS, Checkpoint, Sighting

_SEEN = Struct("<qqqd")
"""Device, inode, size, mtime."""
_REST = Struct("<dqqIIHHB")
"""When it was looked at, offset, baseline, generation, bad, prefix_length, number of its root and agent, flags."""
_LOOKED, _BAD = Struct("<d"), Struct("<I")
_BAD_AT = _SEEN.size + struct.calcsize("<dqqI")
_KIND, _KIND_AT = Struct("<H"), _SEEN.size + struct.calcsize("<dqqIIH")
_DIGESTS_AT, _DIGEST = _SEEN.size + _REST.size, 32
_PREFIX, _MARKER, _TOLD, _REOPENED = 1, 2, 4, 8


@dataclass(frozen=True, slots=True)
class Rested:
    """A file at rest: its checkpoint, when it was last looked at (seconds since 1970), and what was done about it."""

    checkpoint: Checkpoint
    looked: float
    told_bad: bool = False
    reopened: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """What the files at rest below a root come to; `last_line` None means that none has a line."""

    files: int = 0
    last_line: float | None = None
    bad: int = 0


class RestingFiles:
    """Files at rest, by path."""

    def __init__(self) -> None:
        self._packed: dict[str, bytes] = {}
        self._kinds: list[tuple[str, str]] = []

    def __contains__(self, path: str) -> bool:
        return path in self._packed

    def __iter__(self) -> Iterator[Rested]:
        return (self._unpacked(path, self._packed[path]) for path in sorted(self._packed))

    def put(self, rested: Rested) -> bool:
        """Keep a file; False when it does not fit, and was not taken."""
        known = rested.checkpoint
        kind = (known.root, known.agent)
        if kind not in self._kinds:
            self._kinds.append(kind)
        packed = _packed(rested, self._kinds.index(kind))
        if packed is None:
            return False
        self._packed[known.path] = packed
        return True

    def take(self, path: str) -> Rested | None:
        """Return a file that is no longer to be kept here, None for one that is not."""
        packed = self._packed.pop(path, None)
        return None if packed is None else self._unpacked(path, packed)

    def untouched(self, sighting: Sighting) -> bool:
        """Tell whether a file is one of these and as it was, as `checkpoint.untouched` tells it."""
        packed = self._packed.get(sighting.path)
        if packed is None:
            return False
        seen = _SEEN.pack(sighting.device, sighting.inode, sighting.size, sighting.mtime)
        return packed.startswith(seen) and sighting.mtime < _LOOKED.unpack_from(packed, _SEEN.size)[0] - FRESH_SECONDS

    def sum(self, root: str) -> Sum:
        """Return what the files of a session root come to."""
        kinds = {number for number, kind in enumerate(self._kinds) if kind[0] == root}
        found = [packed for packed in self._packed.values() if _KIND.unpack_from(packed, _KIND_AT)[0] in kinds]
        times = (_SEEN.unpack_from(packed)[3] for packed in found)
        return Sum(
            len(found),
            max((time for time in times if time), default=None),
            sum(_BAD.unpack_from(packed, _BAD_AT)[0] for packed in found),
        )

    def _unpacked(self, path: str, packed: bytes) -> Rested:
        device, inode, size, mtime = _SEEN.unpack_from(packed)
        looked, offset, baseline, generation, bad, prefix_length, kind, flags = _REST.unpack_from(packed, _SEEN.size)
        root, agent = self._kinds[kind]
        middle = _DIGESTS_AT + (_DIGEST if flags & _PREFIX else 0)
        checkpoint = Checkpoint(
            path=path, root=root, agent=agent, device=device, inode=inode, generation=generation, offset=offset,
            size=size, mtime=mtime, prefix_length=prefix_length, prefix=packed[_DIGESTS_AT:middle].hex(),
            marker=packed[middle:].hex(), baseline=baseline, bad=bad,
        )  # fmt: skip
        return Rested(checkpoint, looked, bool(flags & _TOLD), bool(flags & _REOPENED))


class MetFiles:
    """Checkpoints of files that were met just now, by their paths; to be gone through as often as one likes."""

    def __init__(self) -> None:
        self._resting = RestingFiles()
        self._others: list[Checkpoint] = []

    def add(self, checkpoint: Checkpoint) -> None:
        """Keep one."""
        if not self._resting.put(Rested(checkpoint, inf)):
            self._others.append(checkpoint)

    def __iter__(self) -> Iterator[Checkpoint]:
        """Yield each: in the order of the ledger, which then writes each of its pages once."""
        yield from (rested.checkpoint for rested in self._resting)
        yield from self._others


def _packed(rested: Rested, kind: int) -> bytes | None:
    known, digests = rested.checkpoint, rested.checkpoint.prefix + rested.checkpoint.marker
    flags = _PREFIX * bool(known.prefix) | _MARKER * bool(known.marker)
    flags |= _TOLD * rested.told_bad | _REOPENED * rested.reopened
    if not {len(known.prefix), len(known.marker)} <= {0, 2 * _DIGEST}:
        return None
    try:
        both = bytes.fromhex(digests)
        seen = _SEEN.pack(known.device, known.inode, known.size, known.mtime)
        numbers = (known.offset, known.baseline, known.generation, known.bad, known.prefix_length)
        rest = _REST.pack(rested.looked, *numbers, kind, flags)
    except (struct.error, ValueError):
        return None
    return seen + rest + both if both.hex() == digests else None
