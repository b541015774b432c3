"""What the person said in a project lately, looked up in the transcripts themselves.

A turn that still runs is in no ledger, and it is the one in which an agent is asked to remember something. So the
newest sessions are read again, within bounds, and only when an agent claims that the person said something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Close, Project, Turn
from memoryd.core.news import Troubled
from memoryd.core.open_turn import OpenTurn
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.inspecting import turns_of
from memoryd.pipeline.preparing import prepared
from memoryd.pipeline.recognising import recognise
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.transcript_store import Transcript, TranscriptStore
from memoryd.ports import Clock, Projects, Reporter

DAY_SECONDS = 86_400.0
MOST_SESSIONS = 10
MOST_BYTES = 32 * 1024 * 1024
"""What is read at most, the newest sessions first."""


class SaidLately:
    """Find the turns of a project in the sessions that were written to within a day."""

    def __init__(
        self,
        *,
        finder: Finder,
        roots: Sequence[SessionRoot],
        places: Projects,
        redact: Callable[[Turn], Turn],
        clock: Clock,
        reporter: Reporter,
    ) -> None:
        self._finder = finder
        self._roots = roots
        self._places = places
        self._redact = redact
        self._clock = clock
        self._reporter = reporter

    def turns(self, project: Project) -> Iterator[Turn]:
        """Yield what a person said in a project as it may be stored, the newest session first, open turns included."""
        for root, sighting in self._recent():
            for turn in reversed(self._turns(root, sighting)):
                if turn.human and self._places.locate(turn.cwd or root.cwd) == project:
                    yield prepared(turn, self._redact).turn

    def _recent(self) -> list[tuple[SessionRoot, Sighting]]:
        since, found = self._clock.now() - DAY_SECONDS, []
        for root in self._roots:
            try:
                found += [(root, seen) for seen in self._finder.scan(root.path, root.forms) if seen.mtime >= since]
            except StoreUnavailable as error:
                self._reporter.tell(Troubled(root.path, str(error), serious=False))
        found.sort(key=lambda pair: pair[1].mtime, reverse=True)
        room, kept = MOST_BYTES, []
        for root, seen in found[:MOST_SESSIONS]:
            room -= seen.size
            if room < 0:
                break
            kept.append((root, seen))
        return kept

    def _turns(self, root: SessionRoot, sighting: Sighting) -> list[Turn]:
        try:
            form = root.form or recognise(self._finder, sighting).form
            if form is None:
                return []
            store = TranscriptStore([], "auto", self._finder, self._reporter)
            found = turns_of(store, Transcript(sighting, form, 0.0, ""), self._reporter)
        except StoreUnavailable as error:
            self._reporter.tell(Troubled(sighting.path, str(error), serious=False))
            return []
        return [_closed(turn, form.name, sighting.path) for turn in found]


def _closed(turn: Turn | OpenTurn, agent: str, path: str) -> Turn:
    if isinstance(turn, Turn):
        return turn
    return Turn(
        key=turn.key, agent=agent, session=turn.session, file=path, cwd=turn.cwd, close=Close.COMPLETED,
        words=turn.words, final=None, start=turn.start, end=turn.end, human=turn.human,
    )  # fmt: skip
