"""Visit one session: see which file it is, read on, let turns close, record them."""

from __future__ import annotations

from dataclasses import replace

from memoryd import agents
from memoryd.core.checkpoint import Checkpoint, Identity, Sighting, begun_anew, followed
from memoryd.core.errors import StoreUnavailable
from memoryd.core.events import Activity
from memoryd.core.model import Project, Turn
from memoryd.core.news import Troubled
from memoryd.pipeline.client_status import ClientStatus
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.following import Tail
from memoryd.pipeline.known_files import KnownFile, KnownFiles
from memoryd.pipeline.recognising import Unknowns, recognise_other
from memoryd.pipeline.recording import Recorder
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.troubles import LEDGER, Troubles
from memoryd.ports import Clock, Reporter

# How far a checkpoint without turns may run ahead of the ledger: a kill costs reading so much again.
STORE_BYTES = 4 * 1024 * 1024
# A file untouched for so long is let go; its assembler is made again from the checkpoint when it changes.
COLD_SECONDS = 600.0
# One with an open turn may still hear that its client is gone.
FORSAKEN_SECONDS = 3600.0
# A file untouched for so long is at its end, also where the format has no mark for it.
FINISHED_SECONDS = 300.0


class Reading:
    """Everything that is done to one file. Trouble with a file is told here; trouble with the ledger is raised."""

    def __init__(
        self, finder: Finder, status: ClientStatus, recorder: Recorder, clock: Clock, reporter: Reporter
    ) -> None:
        self._finder = finder
        self._status = status
        self._recorder = recorder
        self._clock = clock
        self._reporter = reporter
        self.known = KnownFiles()
        self.unknowns = Unknowns(finder, reporter)
        self.troubles = Troubles(reporter)
        self.finishing = False
        """Whether the end of a file nobody wrote to for five minutes closes its last turn."""

    def visit(self, path: str, root: SessionRoot) -> bool:
        """Look at a file and read up to 1 MiB of it; tell whether there is more.

        A file that is gone keeps its checkpoint; so does one that cannot be read, and it is told. StoreUnavailable
        means that the ledger could not be written; what was read since the checkpoint will be read again.
        """
        sighting: Sighting | None = None
        try:
            sighting = self._finder.look(path, root.forms)
            # One that is gone may still close its last turn.
            known = self._meet(sighting, root) if sighting is not None else self.known.live.get(path)
            more = sighting is not None and known is not None and _read(known, self._clock.now())
            kept = self._close(known, root) if known is not None else []
        except StoreUnavailable as error:
            return self._failed(path, sighting, root, error)
        self._well(path)
        if known is not None:
            self._record(known, kept)
        return more

    def begin_at_end(self, sighting: Sighting, root: SessionRoot) -> Checkpoint:
        """Return the checkpoint of a file whose present content is not to be read."""
        fresh = _unread(sighting, root)
        try:
            form = root.form or recognise_other(self._finder, sighting)
            return self._finder.at_end(form, sighting, replace(fresh, agent=form.name if form else ""))
        except StoreUnavailable as error:
            self._trouble(sighting.path, error)
            return replace(fresh, offset=sighting.size, baseline=sighting.size)

    def wants(self, sighting: Sighting, root: SessionRoot) -> bool:
        """Tell whether a file as it was sighted needs a visit."""
        known = self.known.get(sighting.path)
        if known is None or sighting.path in self.troubles or _to_reopen(known, sighting, root):
            return True
        return not known.rests(sighting)

    def flush(self) -> None:
        """Bring the ledger up to date with files that moved on without a turn, and let cold files go."""
        for known in tuple(self.known.live.values()):
            checkpoint = self._storable(known)
            if known.stored != checkpoint and (known.stored is not None or checkpoint.offset):
                self._store(known, checkpoint, [])
            if self._is_cold(known):
                self.known.let_go(known)

    # Which file it is.

    def _meet(self, sighting: Sighting, root: SessionRoot) -> KnownFile:
        path = sighting.path
        known = self.known.get(path) or self._by_inode(sighting, root) or KnownFile(_unread(sighting, root))
        if known.path != path:
            sighting = replace(sighting, path=known.path)
        if _to_reopen(known, sighting, root):
            self._reopen(known, sighting)
        if not known.rests(sighting):
            self._follow(known, sighting, root)
        return known

    def _by_inode(self, sighting: Sighting, root: SessionRoot) -> KnownFile | None:
        """Return the file that was known under another path: renamed, or one that has two names."""
        known = self.known.same_inode(sighting)
        if known is None:
            return None
        there = self._finder.look(known.path, root.forms)
        if there is not None and (there.device, there.inode) == (sighting.device, sighting.inode):
            return known
        form = root.form or _named(known.checkpoint.agent)
        if self._finder.identify(form, known.checkpoint, sighting) is not Identity.RENAMED:
            return None
        self.known.move(known, sighting.path, root.path)
        return known

    def _reopen(self, known: KnownFile, sighting: Sighting) -> None:
        known.reopened = True
        known.checkpoint = begun_anew(known.checkpoint, sighting)
        known.tail = None
        known.at_rest = False

    def _follow(self, known: KnownFile, sighting: Sighting, root: SessionRoot) -> None:
        now = self._clock.now()
        tail = known.tail or self._begin(known, sighting, root)
        if tail is not None:
            tail.sight(sighting)
            known.follow(tail, now)
        else:
            known.checkpoint = followed(known.checkpoint, sighting)
            known.looked = now
            known.at_rest = not self.unknowns.is_young(sighting.path)
        known.active = max(sighting.mtime, known.active)
        self.known.add(known)

    def _begin(self, known: KnownFile, sighting: Sighting, root: SessionRoot) -> Tail | None:
        form = root.form or _named(known.checkpoint.agent) or self.unknowns.form(sighting, self._clock.now())
        if form is None or form.skips(sighting.path):
            return None
        checkpoint = replace(known.checkpoint, agent=form.name)
        source = self._finder.open(form, checkpoint)
        companions = self._finder.companions(form, checkpoint.path)
        return Tail(form, source, companions, checkpoint, root.cwd, root.idle_seconds)

    # What it brings.

    def _close(self, known: KnownFile, root: SessionRoot) -> list[tuple[Turn, Project]]:
        """Let turns close whose time has come, and return what is to be recorded of those that did."""
        tail = known.tail
        if tail is None:
            return []
        if not tail.unread:
            self._let_time_pass(known, tail)
        known.open = bool(tail.assembler.open_turns())
        turns = [turn for turn in tail.take(self._clock.now()) if _is_recent(turn, known, root)]
        try:
            return self._recorder.prepare(turns)
        except StoreUnavailable:
            tail.rewind()
            raise

    def _let_time_pass(self, known: KnownFile, tail: Tail) -> None:
        now = self._clock.now()
        activities = self._activities(known, tail)
        for session, activity in activities.items():
            tail.assembler.gate(session, activity)
        tail.assembler.tick(now)
        quiet = now - known.active
        if self.finishing and quiet >= FINISHED_SECONDS:
            tail.assembler.finish()
        at_work = tail.assembler.open_turns() and {Activity.BUSY, Activity.WAITING} & set(activities.values())
        # A client that has been at work for long is asked less often.
        known.ask_at = now + min(max(1.0, quiet / 4), 15.0) if at_work else None

    def _activities(self, known: KnownFile, tail: Tail) -> dict[str, Activity]:
        try:
            return self._status.of(tail.form, known.path)
        except StoreUnavailable as error:
            # Without the client's word the format's own quiet time decides.
            self.troubles.begin(f"{known.checkpoint.root} (status files)", error)
            return {}

    def _record(self, known: KnownFile, kept: list[tuple[Turn, Project]]) -> None:
        tail = known.tail
        if tail is None:
            return
        self._tell_bad(known, tail)
        checkpoint = tail.settled()
        known.checkpoint = checkpoint
        cold = self._is_cold(known)
        storable = self._storable(known)
        if kept or _is_news(checkpoint, known.stored) or (cold and checkpoint.offset and known.stored != storable):
            try:
                self._store(known, storable, kept)
            except StoreUnavailable:
                tail.rewind()
                known.checkpoint = tail.checkpoint
                raise
        tail.settle(checkpoint)
        if cold:
            self.known.let_go(known)

    def _store(self, known: KnownFile, checkpoint: Checkpoint, kept: list[tuple[Turn, Project]]) -> None:
        moved = known.stored is not None and known.stored.path != checkpoint.path
        self._recorder.store(checkpoint, kept, known.stored.path if moved and known.stored else "")
        known.stored = checkpoint
        self.troubles.end(LEDGER)

    def _storable(self, known: KnownFile) -> Checkpoint:
        """Return the checkpoint for the ledger: with no time while something behind its offset is still open."""
        tail = known.tail
        at_rest = tail is None or not (
            tail.unread or known.open or tail.waiting or tail.assembler.deadline() is not None
        )
        return known.checkpoint if at_rest else replace(known.checkpoint, mtime=0.0)

    def _is_cold(self, known: KnownFile) -> bool:
        if known.tail is None or known.tail.unread or known.trouble or known.due() is not None:
            return False
        return self._clock.now() - known.active > (FORSAKEN_SECONDS if known.open else COLD_SECONDS)

    def _tell_bad(self, known: KnownFile, tail: Tail) -> None:
        if tail.bad and not known.told_bad:
            known.told_bad = True
            start, end, why = tail.bad[0]
            message = f"bytes {start} to {end} are skipped: {why}; later ones in this file are only counted"
            self._reporter.tell(Troubled(known.path, message, serious=False))

    # What goes wrong.

    def _failed(self, path: str, sighting: Sighting | None, root: SessionRoot, error: StoreUnavailable) -> bool:
        """Note that a file cannot be read; tell whether it is another one by now, so that it is worth another visit."""
        try:
            there = self._finder.look(path, root.forms)
        except StoreUnavailable:
            there = sighting
        if sighting is not None and there is None:
            return False
        if sighting is not None and there is not None and there.inode != sighting.inode:
            return True
        self._trouble(path, error)
        return False

    def _trouble(self, path: str, error: StoreUnavailable) -> None:
        self.troubles.begin(path, error)
        if (known := self.known.get(path)) is not None:
            known.trouble = True

    def _well(self, path: str) -> None:
        self.troubles.end(path)
        if (known := self.known.get(path)) is not None:
            known.trouble = False


def _read(known: KnownFile, now: float) -> bool:
    return known.tail is not None and known.tail.read(now)


def _named(agent: str) -> agents.Format | None:
    return agents.get(agent) if agent in agents.names() else None


def _unread(sighting: Sighting, root: SessionRoot) -> Checkpoint:
    agent = root.form.name if root.form is not None else ""
    return Checkpoint(
        path=sighting.path,
        root=root.path,
        agent=agent,
        device=sighting.device,
        inode=sighting.inode,
        size=sighting.size,
        mtime=sighting.mtime,
    )


def _to_reopen(known: KnownFile, sighting: Sighting, root: SessionRoot) -> bool:
    """Tell whether a file that was left out at first is to be read from its start, for what it holds of late."""
    left_out = known.checkpoint.baseline > 0 and not known.reopened
    return left_out and root.since is not None and sighting.mtime >= root.since


def _is_recent(turn: Turn, known: KnownFile, root: SessionRoot) -> bool:
    at = turn.at if turn.at is not None else known.checkpoint.mtime
    return root.since is None or at >= root.since


def _is_news(checkpoint: Checkpoint, stored: Checkpoint | None) -> bool:
    """Tell whether the ledger should have a checkpoint at once, though no turn stands before it."""
    if stored is None:
        return checkpoint.offset >= STORE_BYTES
    same = (stored.path, stored.device, stored.inode, stored.generation, stored.baseline) == (
        checkpoint.path, checkpoint.device, checkpoint.inode, checkpoint.generation, checkpoint.baseline,
    )  # fmt: skip
    return not same or checkpoint.offset - stored.offset >= STORE_BYTES
