"""Put closed turns into the ledger: redacted, with their project, in one step with the checkpoint behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from memoryd.core.checkpoint import Checkpoint
from memoryd.core.model import Project, Turn
from memoryd.core.news import Closed
from memoryd.ports import Excluded, IntakeLedger, Projects, Reporter


class Recorder:
    """Record turns; `on_work` hears of the roots of projects that have something to do now."""

    def __init__(
        self,
        ledger: IntakeLedger,
        projects: Projects,
        redact: Callable[[Turn], Turn],
        reporter: Reporter,
        on_work: Callable[[Sequence[str]], None],
    ) -> None:
        self._ledger = ledger
        self._projects = projects
        self._redact = redact
        self._reporter = reporter
        self._on_work = on_work
        self.excluded: dict[str, int] = {}
        """How many turns were left out, by the reason their project has."""

    def prepare(self, turns: Sequence[Turn]) -> list[tuple[Turn, Project]]:
        """Return the turns to keep, redacted: those a person started, with words, in a project that has a memory."""
        kept: list[tuple[Turn, Project]] = []
        for turn in turns:
            redacted = self._redact(turn) if turn.human else turn
            if not (turn.human and any(utterance.text.strip() for utterance in redacted.words)):
                continue
            place = self._projects.locate(turn.cwd)
            if isinstance(place, Excluded):
                self.excluded[place.reason] = self.excluded.get(place.reason, 0) + 1
            else:
                kept.append((redacted, place))
        return kept

    def store(self, checkpoint: Checkpoint, turns: Sequence[tuple[Turn, Project]], instead_of: str = "") -> None:
        """Record a checkpoint and the turns before it, then tell of those that brought something new."""
        fresh = set(self._ledger.record(checkpoint, turns, instead_of))
        roots: dict[str, None] = {}
        for turn, project in turns:
            if turn.key in fresh:
                self._reporter.tell(Closed(turn, project))
                roots[project.root] = None
        if roots:
            self._on_work(tuple(roots))
