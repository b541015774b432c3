"""Bring what was read of a file into the ledger, with the checkpoint behind it.

Turns stay in hand until the ledger has them, whatever fails on the way: none is taken and lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memoryd.core.checkpoint import Checkpoint
from memoryd.core.line_format import Lines
from memoryd.core.model import Turn
from memoryd.core.news import Troubled
from memoryd.pipeline.defects import WHY, Defects
from memoryd.pipeline.following import Tail
from memoryd.pipeline.known_files import KnownFile, KnownFiles
from memoryd.pipeline.recording import Recorder
from memoryd.pipeline.troubles import LEDGER, Troubles
from memoryd.ports import Clock, Reporter

# How far a checkpoint without turns may run ahead of the ledger: a kill costs reading so much again.
STORE_BYTES = 4 * 1024 * 1024
# A file untouched for so long is let go; its assembler is made again from the checkpoint when it changes.
COLD_SECONDS = 600.0
# One with an open turn may still hear that its client is gone.
FORSAKEN_SECONDS = 3600.0
LOOK = "a look at all turns"
# What ended so long ago is caught up with, and not followed as it happens.
PAST_SECONDS = 60.0


class Settling:
    """Everything between a turn that closed and the ledger that has it."""

    def __init__(
        self,
        recorder: Recorder,
        known: KnownFiles,
        troubles: Troubles,
        defects: Defects,
        clock: Clock,
        reporter: Reporter,
    ) -> None:
        self._recorder = recorder
        self._known = known
        self._troubles = troubles
        self._defects = defects
        self._clock = clock
        self._reporter = reporter

    def prepare(self, known: KnownFile) -> None:
        """Make what was taken ready, turn by turn: where one fails, it and those behind it stay in hand."""
        if not known.taken:
            return
        self._recorder.look_anew(behind=self._is_behind(known))
        for turn, is_clear in zip(known.taken, self._looked_over(known), strict=True):
            if self._defects.spoiled(known.path, turn.key):
                self._pass_over(known, turn)
            else:
                with self._defects.counted(known.path, turn.key):
                    known.kept += tuple(self._recorder.prepare([turn], is_clear))
            known.taken = known.taken[1:]

    def record(self, known: KnownFile) -> None:
        """Record what is in hand; StoreUnavailable when the ledger cannot be written."""
        tail = known.tail
        if tail is None:
            return
        to_record = bool(known.kept)
        if self._defects.count(known.path, LEDGER):
            self._store_one_by_one(known, tail)
        self._tell_bad(known, tail)
        checkpoint = tail.settled()
        cold = self._is_cold(known)
        storable = _storable(known, checkpoint)
        behind = cold and checkpoint.offset and known.stored != storable
        if to_record or behind or _is_news(checkpoint, known.stored):
            self._store(known, storable)
        known.checkpoint = checkpoint
        tail.settle(checkpoint)
        if cold:
            self._known.let_go(known)

    def flush(self) -> None:
        """Bring the ledger up to date with files that moved on without a turn, and let cold files go."""
        for known in tuple(self._known.live.values()):
            if not known.taken and not self._defects.pauses(known.path, self._clock.now()):
                with self._defects.visiting(known.path, self._clock.now()):
                    self._flush(known)

    def _flush(self, known: KnownFile) -> None:
        checkpoint = _storable(known, known.checkpoint)
        if known.kept:
            self.record(known)
        elif known.stored != checkpoint and (known.stored is not None or checkpoint.offset):
            self._store(known, checkpoint)
        if self._is_cold(known):
            self._known.let_go(known)

    def _store(self, known: KnownFile, checkpoint: Checkpoint) -> None:
        before = known.stored.path if known.stored is not None and known.stored.path != checkpoint.path else ""
        with self._defects.counted(known.path, LEDGER):
            self._recorder.store(checkpoint, known.kept, before)
        known.kept = ()
        known.stored = checkpoint
        self._troubles.end(LEDGER)

    def _store_one_by_one(self, known: KnownFile, tail: Tail) -> None:
        """Store turns of which one brought up a bug; the checkpoint stays before them."""
        checkpoint = replace(known.stored or tail.checkpoint, mtime=0.0)
        while known.kept:
            turn = known.kept[0][0]
            what = f"{LEDGER} {turn.key}"
            if self._defects.spoiled(known.path, what):
                self._pass_over(known, turn)
            else:
                with self._defects.counted(known.path, what):
                    self._recorder.store(checkpoint, known.kept[:1])
            known.kept = known.kept[1:]

    def _pass_over(self, known: KnownFile, turn: Turn) -> None:
        if known.tail is not None:
            known.tail.pass_over(turn)

    def _looked_over(self, known: KnownFile) -> Sequence[Sequence[bool]]:
        """Return what of each turn is told by a look at all of them, nothing where that brought up a bug."""
        if self._defects.count(known.path, LOOK):
            return [()] * len(known.taken)
        with self._defects.counted(known.path, LOOK):
            return [(is_clear,) for is_clear in self._recorder.look_over(known.taken)]

    def _is_behind(self, known: KnownFile) -> bool:
        """Tell whether more of a file is to be read, or what was taken of it is no news."""
        ended = known.taken[-1].ended
        past = ended is not None and self._clock.now() - ended > PAST_SECONDS
        return past or (known.tail is not None and known.tail.unread > 0)

    def _is_cold(self, known: KnownFile) -> bool:
        if known.tail is None or known.tail.unread or known.trouble or known.in_hand or known.due() is not None:
            return False
        return self._clock.now() - known.active > (FORSAKEN_SECONDS if known.open else COLD_SECONDS)

    def _tell_bad(self, known: KnownFile, tail: Tail) -> None:
        for start, end, why in tail.bad:
            if why == WHY and start not in known.told_defects:
                known.told_defects |= {start}
                unit = "byte" if isinstance(tail.form.source, Lines) else "entry"
                self._tell(known, f"the turn at {unit} {start} of {known.path} could not be read: please report")
            elif why != WHY and not known.told_bad:
                known.told_bad = True
                self._tell(
                    known, f"bytes {start} to {end} are skipped: {why}; later ones in this file are only counted"
                )

    def _tell(self, known: KnownFile, message: str) -> None:
        self._reporter.tell(Troubled(known.path, message, serious=False))


def _storable(known: KnownFile, checkpoint: Checkpoint) -> Checkpoint:
    """Return a checkpoint for the ledger: with no time while something behind its offset is still open."""
    tail = known.tail
    at_rest = tail is None or not (
        tail.unread or known.open or known.taken or tail.waiting or tail.assembler.deadline() is not None
    )
    return checkpoint if at_rest else replace(checkpoint, mtime=0.0)


def _is_news(checkpoint: Checkpoint, stored: Checkpoint | None) -> bool:
    """Tell whether the ledger should have a checkpoint at once, though no turn stands before it."""
    if stored is None:
        return checkpoint.offset >= STORE_BYTES
    same = (stored.path, stored.device, stored.inode, stored.generation, stored.baseline) == (
        checkpoint.path, checkpoint.device, checkpoint.inode, checkpoint.generation, checkpoint.baseline,
    )  # fmt: skip
    return not same or checkpoint.offset - stored.offset >= STORE_BYTES
