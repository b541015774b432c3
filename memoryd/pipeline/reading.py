"""Visit one session: see which file it is, read on, let turns close, record them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from memoryd import agents
from memoryd.core.checkpoint import Checkpoint, Identity, Sighting, begun_anew, followed
from memoryd.core.errors import StoreUnavailable
from memoryd.core.events import Activity
from memoryd.core.model import Turn
from memoryd.pipeline.client_status import ClientStatus
from memoryd.pipeline.defects import Defects
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.following import Tail
from memoryd.pipeline.known_files import KnownFile, KnownFiles
from memoryd.pipeline.recognising import Unknowns, recognise_other
from memoryd.pipeline.recording import Recorder
from memoryd.pipeline.segments import segmented
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.settling import Settling
from memoryd.pipeline.troubles import Troubles
from memoryd.ports import Clock, Reporter

# A file untouched for so long is at its end, also where the format has no mark for it.
FINISHED_SECONDS = 300.0
READS = 8
"""So many parts of a file are read in one visit where there are more."""


class Reading:
    """Everything that is done to one file. Trouble with a file is told here; trouble with the ledger is raised."""

    def __init__(
        self, finder: Finder, status: ClientStatus, recorder: Recorder, clock: Clock, reporter: Reporter
    ) -> None:
        self._finder = finder
        self._status = status
        self._clock = clock
        self.known = KnownFiles()
        self.unknowns = Unknowns(finder, reporter)
        self.troubles = Troubles(reporter)
        self._defects = Defects()
        self._settling = Settling(recorder, self.known, self.troubles, self._defects, clock, reporter)
        self.flush = self._settling.flush
        self.finishing = False
        """Whether the end of a file nobody wrote to for five minutes closes its last turn."""

    def visit(self, path: str, root: SessionRoot) -> bool:
        """Look at a file and read up to 8 MiB of it; tell whether there is more.

        A file that is gone keeps its checkpoint; so does one that cannot be read, and it is told. StoreUnavailable
        means that the ledger could not be written; what it could not take stays in hand. Any other error is a bug; a
        file that brought up two is left alone for a while.
        """
        now = self._clock.now()
        if self._defects.pauses(path, now):
            return False
        with self._defects.visiting(path, now):
            return self._visit(path, root)

    def due(self, known: KnownFile) -> float | None:
        """Return when a file should be visited though nothing is known to have changed (seconds since 1970)."""
        paused = self._defects.paused_until(known.path)
        return known.due() if paused is None else paused

    def missed(self, root: SessionRoot, seen: Iterable[str]) -> list[str]:
        """Return the files of a root that are being followed and were not among those seen there."""
        there = set(seen)
        followed = [known for known in self.known.live.values() if known.checkpoint.root == root.path]
        return [k.path for k in followed if k.path not in there and (k.gone is None or k.trouble or k.in_hand)]

    def close(self) -> None:
        """Write down how far reading came; turns whose words can be read nowhere again are recorded as they stand."""
        for known in tuple(self.known.live.values()):
            if known.tail is not None and (known.gone is not None or known.tail.holds_inherited):
                known.taken += tuple(known.tail.end())
                self._settling.prepare(known)
                self._settling.record(known)
        self.flush()

    def _visit(self, path: str, root: SessionRoot) -> bool:
        sighting: Sighting | None = None
        try:
            sighting = self._finder.look(path, root.forms)
            known = self._miss(path) if sighting is None else self._meet(sighting, root)
            more = known is not None and sighting is not None and _read(known, self._clock.now())
            if known is not None:
                self._close(known, root)
        except StoreUnavailable as error:
            return self._failed(path, sighting, root, error)
        self._well(path)
        if known is not None:
            self._settling.record(known)
            if self._has_ended(known):
                self.known.let_go(known)
                known.at_rest = False
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
        if root.since is None and self.known.rests(sighting) and sighting.path not in self.troubles:
            return False
        known = self.known.get(sighting.path)
        if known is None or sighting.path in self.troubles or _to_reopen(known, sighting, root):
            return True
        return not known.rests(sighting)

    # Which file it is.

    def _miss(self, path: str) -> KnownFile | None:
        """Return a file that is not there, if it was followed: it may still close its last turn."""
        known = self.known.live.get(path)
        if known is not None and known.gone is None:
            known.gone = self._clock.now()
        return known

    def _has_ended(self, known: KnownFile) -> bool:
        return known.ends_at is not None and known.ends_at <= self._clock.now()

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
        inherited = [record for tail in self._segments(form, checkpoint.path) for record in tail.hand_on()]
        return Tail(form, source, companions, checkpoint, root.cwd, root.idle_seconds, inherited)

    def _segments(self, form: agents.Format, path: str) -> list[Tail]:
        """Return the other files of a session that is cut into several."""
        if not segmented(form, path):
            return []
        tails = [known.tail for known in self.known.beside(path) if known.tail is not None]
        return [tail for tail in tails if tail.form is form]

    # What it brings.

    def _close(self, known: KnownFile, root: SessionRoot) -> None:
        """Let turns close whose time has come, and make those that did ready to be recorded."""
        tail = known.tail
        if tail is None:
            return
        if not tail.unread:
            self._let_time_pass(known, tail)
        turns = tail.take(self._clock.now())
        if self._has_ended(known):
            turns += [turn for turn in tail.end() if not self._goes_on(turn, tail)]
        known.taken += tuple(turn for turn in turns if _is_recent(turn, known, root))
        known.open = bool(tail.assembler.open_turns())
        self._settling.prepare(known)

    def _goes_on(self, turn: Turn, tail: Tail) -> bool:
        """Tell whether a turn runs on in the next segment of its session."""
        others = self._segments(tail.form, tail.checkpoint.path)
        return any(turn.key == running.key for other in others for running in other.assembler.open_turns())

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
    """Read on, unless what was read before could not be recorded yet; tell whether there is more."""
    tail = known.tail
    if tail is None or known.in_hand:
        return tail is not None and tail.unread > 0
    # What a visit costs beside the reading, the step of the ledger above all, is paid once for all of them.
    return all(tail.read(now) for _ in range(READS))


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
