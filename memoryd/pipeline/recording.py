"""Put closed turns into the ledger: redacted, with their project, in one step with the checkpoint behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from memoryd.core import agent_files, agent_reads, observers
from memoryd.core.checkpoint import Checkpoint
from memoryd.core.empty_turns import NEVER, Emptiness
from memoryd.core.injection import REASON, Cut
from memoryd.core.model import Project, Turn
from memoryd.core.news import Closed, Troubled
from memoryd.core.noticed import AgentFile, Noticed, Refusal, SkippedSession
from memoryd.core.personal import HERE, is_personal
from memoryd.core.session_breaker import SESSIONS, SessionBreaker
from memoryd.core.use import Use, UseKind
from memoryd.pipeline.in_flight import InFlight
from memoryd.pipeline.preparing import Prepared, prepared
from memoryd.ports import Clock, Excluded, IntakeLedger, Projects, Reporter

PLACE_SECONDS = 1.0
"""So long a folder belongs where it was found to belong: catching up meets the same few a thousand times."""
MULTIPLY = "its folder's sessions multiply without a person's words"


class Recorder:
    """Record turns; `on_work` hears of the roots of projects that have something to do now.

    `on_closed` hears of those in which a turn closed, also one that holds nothing: its agent may have done much.
    `state_folder` is memoryd's own: what works in there is no person's session. `emptiness` tells that a turn
    surely holds nothing that lasts and nothing that has to be cut out of it. `in_flight` tells that a text was purged
    after a turn was made ready.
    """

    def __init__(
        self,
        ledger: IntakeLedger,
        projects: Projects,
        redact: Callable[[Turn], Turn],
        reporter: Reporter,
        on_work: Callable[[Sequence[str]], None],
        clock: Clock,
        state_folder: str = "",
        emptiness: Emptiness = NEVER,
        in_flight: InFlight | None = None,
        on_closed: Callable[[Sequence[str]], None] = lambda roots: None,
    ) -> None:
        self._ledger = ledger
        self._projects = projects
        self._redact = redact
        self._reporter = reporter
        self._on_work = on_work
        self._on_closed = on_closed
        self._clock = clock
        self._state_folder = state_folder
        self._emptiness = emptiness
        self._in_flight = in_flight or InFlight()
        self._ready_since: dict[str, int] = {}
        self._empty: set[str] = set()
        self._places: dict[str, Project | Excluded] = {}
        self._looked = 0.0
        self._skipped = dict(ledger.skipped_sessions())
        self._breaker = SessionBreaker()
        self._told: set[str] = set()
        self._noticed: dict[Noticed, None] = {}
        self.excluded: dict[str, int] = {}
        """How many turns were left out, by the reason their session or their project has."""

    @property
    def paused(self) -> dict[str, float]:
        """Return the session folders that are left out for now, with the moment since when (seconds since 1970)."""
        return self._breaker.paused(self._clock.now())

    def look_over(self, turns: Sequence[Turn]) -> Sequence[bool]:
        """Tell of each turn whether nothing is to be cut out beside its words; to `prepare` them one by one."""
        return self._emptiness.beside(turns)

    def prepare(self, turns: Sequence[Turn], clear: Sequence[bool] = ()) -> list[tuple[Turn, Project]]:
        """Return the turns to keep, as they are stored: those a person started, with words, where there is a memory.

        `clear` is what `look_over` told of them, where they were looked over before.
        """
        kept: list[tuple[Turn, Project]] = []
        for turn, is_clear in zip(turns, clear or self.look_over(turns), strict=True):
            if reason := self._unwanted(turn):
                self.excluded[reason] = self.excluded.get(reason, 0) + 1
            else:
                self._notice_files(turn)
                kept += self._kept(turn, is_clear)
        return kept

    def store(self, checkpoint: Checkpoint, turns: Sequence[tuple[Turn, Project]], instead_of: str = "") -> None:
        """Record a checkpoint and the turns before it, then tell of those that brought something new."""
        noticed = tuple(self._noticed)
        empty = self._empty.intersection(turn.key for turn, _ in turns)
        with self._in_flight.step():
            turns = [(self._clean(turn), project) for turn, project in turns]
            fresh = set(self._ledger.record(checkpoint, turns, instead_of, noticed, empty))
        for turn, _ in turns:
            self._ready_since.pop(turn.key, None)
        self._empty -= empty
        for item in noticed:
            del self._noticed[item]
        closed = [(turn, project) for turn, project in turns if turn.key in fresh]
        for turn, project in closed:
            self._reporter.tell(Closed(turn, project))
        for hear, roots in (
            (self._on_closed, dict.fromkeys(project.root for _, project in closed)),
            (self._on_work, dict.fromkeys(project.root for turn, project in closed if turn.key not in empty)),
        ):
            if roots:
                hear(tuple(roots))

    def _clean(self, turn: Turn) -> Turn:
        """Return a turn as it may be stored now: what was purged since it was made ready is taken out as well."""
        return self._redact(turn) if self._ready_since.get(turn.key, 0) < self._in_flight.purges else turn

    def _kept(self, turn: Turn, is_clear: bool) -> Iterator[tuple[Turn, Project]]:
        if not turn.human:
            return
        since = self._in_flight.purges
        ready, empty = self._ready(turn, is_clear)
        if not ready.says_something:
            return
        place = self._place(turn.cwd)
        reason = place.reason if isinstance(place, Excluded) else HERE if is_personal(place) else ""
        if isinstance(place, Excluded) or reason:
            self.excluded[reason] = self.excluded.get(reason, 0) + 1
            return
        self._ready_since.setdefault(turn.key, since)
        (self._empty.add if empty else self._empty.discard)(turn.key)
        for cut in ready.cuts:
            self._noticed[self._refusal(cut, turn, place)] = None
        yield ready.turn, place

    def _ready(self, turn: Turn, is_clear: bool) -> tuple[Prepared, bool]:
        """Return a turn as it may be stored, and whether it holds nothing.

        Then no word of it is stored: what was typed is shown to the person, and no more.
        """
        alone = turn.with_words_alone()
        silent = self._emptiness.as_read(turn)
        ready = Prepared(self._redact(alone)) if silent else prepared(alone, self._redact)
        silent = silent or (not ready.cuts and self._emptiness.prepared(ready.turn))
        if silent and is_clear:
            return ready, True
        beside = prepared(replace(turn, words=()), self._redact)
        if silent and not beside.cuts:
            return ready, True
        return Prepared(replace(beside.turn, words=ready.turn.words), ready.cuts + beside.cuts), False

    def look_anew(self, *, behind: bool = False) -> None:
        """Find out anew where turns belong, while reading is `behind` once a second; in between each folder once."""
        now = self._clock.now()
        if not behind or not 0 <= now - self._looked < PLACE_SECONDS:
            self._looked = now
            self._places.clear()

    def _place(self, cwd: str) -> Project | Excluded:
        if cwd not in self._places:
            self._places[cwd] = self._projects.locate(cwd)
        return self._places[cwd]

    def _unwanted(self, turn: Turn) -> str:
        """Return why nothing of a turn's session is recorded, or ""; once told of a session it holds for all of it."""
        name = (turn.agent, turn.session or turn.file)
        reason = self._skipped.get(name) or observers.reason(turn, self._state_folder)
        if reason and name not in self._skipped:
            self._skipped[name] = reason
            skipped = SkippedSession(agent=turn.agent, session=name[1], reason=reason, at=self._moment(turn))
            self._noticed[skipped] = None
        return reason or (MULTIPLY if self._is_stopped(turn) else "")

    def _is_stopped(self, turn: Turn) -> bool:
        folder = turn.file.rpartition("/")[0]
        if not self._breaker.stops(folder, turn, self._clock.now()):
            self._told.discard(folder)
            return False
        if folder not in self._told:
            self._told.add(folder)
            what = f"more than {SESSIONS} sessions began here within an hour, none with words of its own"
            remedy = (
                "nothing is learned from such sessions until that ends; look for a tool that starts agents in a loop"
            )
            self._reporter.tell(Troubled(folder, f"{what}; {remedy}", serious=False))
        return True

    def _notice_files(self, turn: Turn) -> None:
        if not agent_files.may_name_one(turn):
            return
        for path in agent_files.written(turn):
            if found := self._memory_file(path, turn.cwd):
                project, file = found
                until = turn.ended if turn.ended is not None else self._clock.now()
                wrote = AgentFile(project=project.root, file=file, at=self._moment(turn), until=until)
                self._noticed[wrote] = None
        for path in agent_reads.read(turn):
            if found := self._memory_file(path, turn.cwd):
                self._noticed[self._use(turn, *found)] = None

    def _use(self, turn: Turn, project: Project, file: str) -> Use:
        return Use(project=project.root, file=file, at=self._moment(turn), mark=turn.key, kind=UseKind.READ)

    def _memory_file(self, path: str, cwd: str) -> tuple[Project, str] | None:
        """Return the project and the name of a memory file; the folder above it may be the one a link leads to."""
        personal = self._projects.personal()
        if personal and (file := agent_files.within(path, personal.memory)):
            return personal, file
        above, inside, rest = path.partition("/.memory/")
        place = self._place(above if inside else cwd)
        if isinstance(place, Excluded):
            return None
        whole = f"{place.memory}/{rest}" if inside else path
        file = agent_files.within(whole, place.memory)
        return (place, file) if file else None

    def _refusal(self, cut: Cut, turn: Turn, project: Project) -> Refusal:
        return Refusal(
            turn=turn.key,
            mark=cut.mark,
            at=self._moment(turn),
            project=project.root,
            agent=turn.agent,
            session=turn.session,
            transcript=turn.file,
            speaker=cut.speaker,
            pasted=cut.pasted,
            reason=REASON,
        )

    def _moment(self, turn: Turn) -> float:
        return turn.at if turn.at is not None else self._clock.now()
