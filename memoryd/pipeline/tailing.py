"""The intake: from session files to closed turns in the ledger, driven by one lane.

Ask for a `rescan` or name `changed` paths, then call `step` until it says that nothing is left; each step is short, so
that the lane can see new hints or a wish to stop between two. Hints come first, then the look at all roots, then what
that found to read, 8 MiB of each file in turn. Whatever is read counts only once it is in the ledger: after a kill
everything behind the checkpoint is read again, and the keys of turns keep that from showing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence

from memoryd.core.checkpoint import Sighting
from memoryd.core.empty_turns import NEVER, Emptiness
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Turn
from memoryd.pipeline.client_status import ClientStatus
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.in_flight import InFlight
from memoryd.pipeline.lag import Lag, lag
from memoryd.pipeline.reading import Reading
from memoryd.pipeline.recording import Recorder
from memoryd.pipeline.resting_files import MetFiles
from memoryd.pipeline.second_looks import SecondLooks
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.troubles import LEDGER
from memoryd.ports import Clock, IntakeLedger, Processes, Projects, Reporter, SessionFiles, SessionTables

SCAN_SLICE = 256
# Each file being read holds its unfinished turns and up to one long line in memory.
READ_TOGETHER = 16
# How soon the ledger is tried again that could not be written.
RETRY_SECONDS = 5.0
AFTER_TROUBLE = (3.0, 6.0, 12.0, 24.0)
"""Seconds after which a file that could not be read is tried again; from then on each rescan tries it."""


class Intake:
    """Read session files. No thread of its own; all calls come from one lane."""

    def __init__(
        self,
        *,
        files: SessionFiles,
        tables: SessionTables,
        processes: Processes,
        ledger: IntakeLedger,
        projects: Projects,
        clock: Clock,
        reporter: Reporter,
        redact: Callable[[Turn], Turn],
        roots: Sequence[SessionRoot],
        on_work: Callable[[Sequence[str]], None] = lambda roots: None,
        state_folder: str = "",
        emptiness: Emptiness = NEVER,
        in_flight: InFlight | None = None,
        on_closed: Callable[[Sequence[str]], None] = lambda roots: None,
    ) -> None:
        self._finder = Finder(files, tables)
        self._ledger = ledger
        self._clock = clock
        self._roots = tuple(sorted(roots, key=lambda root: len(root.path), reverse=True))
        self._recorder = Recorder(
            ledger, projects, redact, reporter, on_work, clock, state_folder, emptiness, in_flight, on_closed
        )
        self._reading = Reading(self._finder, ClientStatus(files, processes, clock), self._recorder, clock, reporter)
        self._reading.known.load(ledger.checkpoints())
        self._hints: dict[str, None] = {}
        self._early: dict[str, None] = {}
        self._scans: deque[Iterator[None]] = deque()
        self._found, self._together = deque[str](), deque[str]()
        self._known_roots: set[str] = set()
        self._second_looks = SecondLooks()
        self._tried_again = SecondLooks(AFTER_TROUBLE)
        self._rescan_wanted = False
        self._retry_at: float | None = None

    @property
    def excluded(self) -> dict[str, int]:
        """Return how many turns were left out since the start, by the reason their session or project has."""
        return dict(self._recorder.excluded)

    @property
    def paused(self) -> dict[str, float]:
        """Return the session folders that are left out for now, with the moment since when (seconds since 1970)."""
        return self._recorder.paused

    @property
    def stalled(self) -> str:
        """Return why nothing is read now, "" when nothing stands in the way: what cannot be recorded is not read."""
        return self._reading.troubles.of(LEDGER)

    def rescan(self) -> None:
        """Ask for a look at every root; it also tries again what could not be read or written before."""
        self._retry_at = None
        self._rescan_wanted = True

    def changed(self, paths: Iterable[str]) -> None:
        """Name paths that may have changed; one that ends in "/" is a folder that came with all that is in it."""
        self._hints.update(dict.fromkeys(paths))

    def step(self) -> bool:
        """Do a little of what is to do; tell whether there is more."""
        if self._retry_at is not None:
            return False
        try:
            self._step()
        except StoreUnavailable as error:
            self._stall(error)
            return False
        return bool(self._hints or self._scans or self._rescan_wanted or self._found or self._together)

    def run(self, stopping: Callable[[], bool] = lambda: False) -> None:
        """Step until nothing is left, or until told to stop."""
        while not stopping() and self.step():
            pass

    def deadline(self) -> float | None:
        """Return when to call `tick` next (seconds since 1970), None for not before something is read."""
        if self._retry_at is not None:
            return self._retry_at
        looks = (self._second_looks.due(), self._tried_again.due())
        times = [*looks, *(self._reading.due(known) for known in self._reading.known.live.values())]
        return min((time for time in times if time is not None), default=None)

    def tick(self) -> None:
        """Let turns close whose silence has lasted long enough, after another look at their files.

        Where the ledger could not be written, look at everything again: nobody says when it can be.
        """
        now = self._clock.now()
        if self._retry_at is not None:
            if self._retry_at <= now:
                self.rescan()
            return
        live = self._reading.known.live
        self.changed(
            path for path, known in live.items() if (due := self._reading.due(known)) is not None and due <= now
        )
        self.changed(self._tried_again.take(now))
        for database in self._second_looks.take(now):
            self._look_at_database(database)

    def finish(self) -> None:
        """Take the end of a file that nobody wrote to for five minutes as the end of its last turn; then `run`."""
        self._reading.finishing = True
        for known in self._reading.known.awake():
            known.at_rest = known.at_rest and not known.open
            if known.open:
                self._found.append(known.path)

    def close(self) -> None:
        """Write down how far reading came, so that the next start need not read it again; StoreUnavailable if not."""
        self._reading.close()

    def lags(self) -> tuple[Lag, ...]:
        """Return how far behind each root is."""
        return tuple(lag(root.path, self._reading, self._unknown(root)) for root in self._roots)

    # One thing at a time.

    def _step(self) -> None:
        if self._hints:
            hint = next(iter(self._hints))
            del self._hints[hint]
            self._follow_hint(hint)
        elif self._scans:
            if next(self._scans[0], self) is self:
                self._scans.popleft()
        elif self._rescan_wanted:
            self._rescan_wanted = False
            self._reading.flush()
            self._scans.extend(self._scan(root) for root in self._roots)
        else:
            while self._found and len(self._together) < READ_TOGETHER:
                self._together.append(self._found.popleft())
            if self._together:
                self._visit(self._together.popleft())

    def _follow_hint(self, hint: str) -> None:
        path = hint.rstrip("/")
        root = self._root_of(path)
        if root is None:
            return
        if not self._is_known(root):
            # Which of its files are old is told by the first scan only.
            self._early[hint] = None
        elif hint.endswith("/"):
            self._scans.appendleft(self._scan_folder(path, root))
        elif database := root.database(path):
            self._second_looks.hinted(database, self._clock.now())
            self._look_at_database(database)
        elif root.may_hold_session(path):
            self._visit(path)

    def _look_at_database(self, path: str) -> None:
        if (root := self._root_of(path)) is not None:
            self._scans.appendleft(self._scan_folder(path, root))

    def _visit(self, path: str) -> None:
        root = self._root_of(path)
        if root is None:
            return
        troubled = path in self._reading.troubles
        if self._reading.visit(path, root) and path not in self._together:
            self._together.append(path)
        if not troubled and path in self._reading.troubles:
            # No event tells when there are open files again, or the disk answers.
            self._tried_again.hinted(path, self._clock.now())

    def _stall(self, error: StoreUnavailable) -> None:
        """Read nothing more for a few seconds: what cannot be recorded would only be held in memory."""
        self._retry_at = self._clock.now() + RETRY_SECONDS
        self._scans.clear()
        self._reading.troubles.begin(LEDGER, error)

    # Looking at folders.

    def _scan(self, root: SessionRoot) -> Iterator[None]:
        if not self._is_known(root):
            yield from self._meet_root(root)
            return
        followed: set[str] = set()
        yield from self._sort_out(self._sessions(root.path, root, followed), root)
        self.changed(self._reading.missed(root, followed))

    def _scan_folder(self, path: str, root: SessionRoot) -> Iterator[None]:
        yield from self._sort_out(self._sessions(path, root, set()), root)

    def _sessions(self, folder: str, root: SessionRoot, followed: set[str]) -> Iterator[Sighting]:
        """Yield the sessions of a root in a folder, and name those that are followed; what cannot be read is told."""
        try:
            for sighting in self._finder.scan(folder, root.forms):
                if self._root_of(sighting.path) is root and root.may_hold_session(sighting.path):
                    if sighting.path in self._reading.known.live:
                        followed.add(sighting.path)
                    yield sighting
        except StoreUnavailable as error:
            self._reading.troubles.begin(root.path, error)
            return
        if folder == root.path:
            self._reading.troubles.end(root.path)

    def _sort_out(self, sightings: Iterable[Sighting], root: SessionRoot) -> Iterator[None]:
        """Queue what needs reading, oldest first: history copied between files is then met where it was written.

        Of tens of thousands hardly any does, so each is forgotten before the next one is looked at.
        """
        wanted = []
        for number, sighting in enumerate(sightings):
            if self._reading.wants(sighting, root):
                wanted.append(sighting)
            if number % SCAN_SLICE == SCAN_SLICE - 1:
                yield
        waiting = {*self._found, *self._together}
        wanted.sort(key=lambda sighting: (sighting.mtime, sighting.path))
        self._found.extend(sighting.path for sighting in wanted if sighting.path not in waiting)

    def _meet_root(self, root: SessionRoot) -> Iterator[None]:
        """Look at a root for the first time: what is there already is read only where that was asked for."""
        others, old, found = list[Sighting](), MetFiles(), False
        for number, sighting in enumerate(self._sessions(root.path, root, set())):
            found = True
            known = sighting.path in self._reading.known
            if known or (root.from_start if root.since is None else sighting.mtime >= root.since):
                others.append(sighting)
            else:
                old.add(self._reading.begin_at_end(sighting, root))
                if sighting.path in self._reading.troubles:
                    others.append(sighting)
            if number % SCAN_SLICE == SCAN_SLICE - 1:
                yield
        if not found and root.path in self._reading.troubles:
            return
        self._ledger.know_root(root.path, old)
        self._reading.known.load(old)
        self._known_roots.add(root.path)
        self.changed(self._early)
        self._early = {}
        yield from self._sort_out(others, root)

    def _is_known(self, root: SessionRoot) -> bool:
        if root.path not in self._known_roots and self._ledger.root_known(root.path):
            self._known_roots.add(root.path)
        return root.path in self._known_roots

    def _root_of(self, path: str) -> SessionRoot | None:
        return next((root for root in self._roots if root.holds(path)), None)

    def _unknown(self, root: SessionRoot) -> list[str]:
        return [path for path in self._reading.unknowns.paths if self._root_of(path) is root]
