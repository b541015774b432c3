"""Every session file that was ever seen: how far it was read, when it was last looked at, what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import inf

from memoryd.core.checkpoint import Checkpoint, Sighting, untouched
from memoryd.core.model import Project, Turn
from memoryd.pipeline.following import Tail
from memoryd.pipeline.resting_files import Rested, RestingFiles, Sum

# How often to look for a companion that turns wait for.
LOOK_BESIDE_SECONDS = 1.0
# A file that cannot be found may have been moved, or its disk be away for a moment; then its turns have ended.
GONE_SECONDS = 120.0


@dataclass(slots=True)
class KnownFile:
    """One session file.

    `stored` is its checkpoint as the ledger has it, `checkpoint` the newest one. `tail` is there while the file is
    followed. `open`: its last turn has not closed. `at_rest`: all of it was read and no turn in it is open, so there
    is nothing to do until it changes, even if its last turn would be read again. `looked` and `active` are when it
    was last looked at and last changed. `ask_at` is when to ask again what the client says about itself. `gone` is
    since when it is not there. `taken` are turns that closed, `kept` those of them that were made ready for the
    ledger: what cannot be recorded now stays in hand until it can.
    """

    checkpoint: Checkpoint
    stored: Checkpoint | None = None
    tail: Tail | None = None
    at_rest: bool = False
    open: bool = False
    trouble: bool = False
    looked: float = 0.0
    active: float = 0.0
    ask_at: float | None = None
    told_bad: bool = False
    told_defects: frozenset[int] = frozenset()
    reopened: bool = False
    gone: float | None = None
    taken: tuple[Turn, ...] = ()
    kept: tuple[tuple[Turn, Project], ...] = ()

    @property
    def path(self) -> str:
        """Return where the file is, as far as known."""
        return self.checkpoint.path

    @property
    def in_hand(self) -> bool:
        """Tell whether turns of it wait to be recorded."""
        return bool(self.taken or self.kept)

    @property
    def may_be_packed(self) -> bool:
        """Tell whether all there is to know of a file that was let go is its checkpoint, as the ledger has it."""
        busy = self.open or self.trouble or self.in_hand or self.told_defects or self.gone is not None
        return not busy and self.stored == self.checkpoint

    @property
    def ends_at(self) -> float | None:
        """Return when a file that is gone counts as deleted (seconds since 1970), None for one that is there."""
        return None if self.gone is None else self.gone + GONE_SECONDS

    def rests(self, sighting: Sighting) -> bool:
        """Tell whether there is nothing to do for the file as it is seen now."""
        if self.trouble or self.in_hand or self.gone is not None or self._lacks_folder():
            return False
        if not untouched(self.checkpoint, sighting, self.looked):
            return False
        return self.at_rest or self.checkpoint.offset >= sighting.size or self._waits()

    def _waits(self) -> bool:
        return self.tail is not None and not self.tail.unread

    def _lacks_folder(self) -> bool:
        return self.tail is not None and self.tail.waiting

    def due(self) -> float | None:
        """Return when a turn of this file may close without another line (seconds since 1970)."""
        if self.tail is None or self.trouble:
            return None
        if self.gone is not None:
            silence = None if self.tail.unread else self.tail.assembler.deadline()
            return min(time for time in (self.ends_at, silence) if time is not None)
        if self.tail.unread:
            return self.tail.retry_at
        beside = self.looked + LOOK_BESIDE_SECONDS if self.tail.waiting else None
        times = (self.tail.assembler.deadline(), self.ask_at, beside)
        return min((time for time in times if time is not None), default=None)

    def follow(self, tail: Tail, now: float) -> None:
        """Remember what a look through the tail has shown."""
        self.tail = tail
        self.checkpoint = tail.checkpoint
        self.at_rest = False
        self.looked = now
        self.gone = None


class KnownFiles:
    """All of them, by path and by inode.

    Those with which nothing is to be done are kept apart, and small; who asks for one by its path or inode makes it
    one of the others again, until it is let go the next time.
    """

    def __init__(self) -> None:
        self.live: dict[str, KnownFile] = {}
        """Those that are being followed."""
        self._awake: dict[str, KnownFile] = {}
        self._resting = RestingFiles()
        self._by_number: dict[int, dict[int, str]] = {}
        """Paths by device and inode."""

    def load(self, checkpoints: Iterable[Checkpoint]) -> None:
        """Take over what the ledger knows; sizes and times in it were proven when they were written."""
        for checkpoint in checkpoints:
            at_rest = checkpoint.mtime > 0
            if at_rest and self._resting.put(Rested(checkpoint, inf)):
                self._awake.pop(checkpoint.path, None)
                self._number(checkpoint)
            else:
                self.add(KnownFile(checkpoint, stored=checkpoint, looked=inf, at_rest=at_rest))

    def __contains__(self, path: str) -> bool:
        return path in self._awake or path in self._resting

    def awake(self) -> tuple[KnownFile, ...]:
        """Return all but those at rest."""
        return tuple(self._awake.values())

    def resting(self, root: str) -> Sum:
        """Return what the files at rest of a session root come to."""
        return self._resting.sum(root)

    def rests(self, sighting: Sighting) -> bool:
        """Tell whether a file is known and there is nothing to do for it as it is seen now."""
        known = self._awake.get(sighting.path)
        return known.rests(sighting) if known is not None else self._resting.untouched(sighting)

    def get(self, path: str) -> KnownFile | None:
        """Return a file by its path."""
        known = self._awake.get(path)
        if known is None and (rested := self._resting.take(path)) is not None:
            known = self._awake[path] = _woken(rested)
        return known

    def same_inode(self, sighting: Sighting) -> KnownFile | None:
        """Return the file last seen with this inode."""
        known = self.get(self._by_number.get(sighting.device, {}).get(sighting.inode, ""))
        return known if known is not None and known.checkpoint.inode == sighting.inode else None

    def add(self, known: KnownFile) -> None:
        """Keep a file, or what is new about one."""
        self._resting.take(known.path)
        self._awake[known.path] = known
        self._number(known.checkpoint)
        if known.tail is not None:
            self.live[known.path] = known

    def move(self, known: KnownFile, path: str, root: str) -> None:
        """Give a file another path; it has to be looked at there."""
        del self._awake[known.path]
        known.looked = 0.0
        self.live.pop(known.path, None)
        known.checkpoint = replace(known.checkpoint, path=path, root=root)
        if known.tail is not None:
            known.tail.checkpoint = replace(known.tail.checkpoint, root=root)
        self.add(known)

    def beside(self, path: str) -> list[KnownFile]:
        """Return the files in the same folder that are being followed."""
        folder = path.rpartition("/")[0]
        return [known for other, known in self.live.items() if other != path and other.rpartition("/")[0] == folder]

    def let_go(self, known: KnownFile) -> None:
        """Stop following a file; reading goes on from its checkpoint when it changes."""
        known.tail = None
        known.at_rest = True
        self.live.pop(known.path, None)
        if known.may_be_packed and self._resting.put(_rested(known)):
            self._awake.pop(known.path, None)

    def _number(self, checkpoint: Checkpoint) -> None:
        self._by_number.setdefault(checkpoint.device, {})[checkpoint.inode] = checkpoint.path


def _rested(known: KnownFile) -> Rested:
    return Rested(known.checkpoint, known.looked, known.told_bad, known.reopened)


def _woken(rested: Rested) -> KnownFile:
    return KnownFile(
        rested.checkpoint,
        stored=rested.checkpoint,
        looked=rested.looked,
        at_rest=True,
        told_bad=rested.told_bad,
        reopened=rested.reopened,
    )
