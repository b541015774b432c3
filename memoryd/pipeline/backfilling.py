"""Work through transcripts that were there before memoryd: the newest first, each of their turns once.

What was taken is in the ledger as turns to do, so that a backfill which was stopped goes on where it stood, whoever
works on them next. Nothing is remembered of how far a file was read: the keys of its turns tell.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from memoryd.core.checkpoint import Checkpoint
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Project, Turn
from memoryd.core.news import Troubled
from memoryd.core.noticed import Noticed
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.inspecting import turns_of
from memoryd.pipeline.recording import Recorder
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.transcript_store import Transcript, TranscriptStore
from memoryd.ports import Clock, Reporter

STILL_WRITTEN = 300.0
"""A file that was written to so many seconds ago may hold a last turn that goes on."""


@dataclass(frozen=True, slots=True)
class Old:
    """A transcript to work through, and where it was found."""

    transcript: Transcript
    store: TranscriptStore
    root: SessionRoot


class Backfilling:
    """Take the turns of existing transcripts.

    `since` (seconds since 1970) leaves out what is older, `project` all but the turns of that project's root.
    """

    def __init__(
        self,
        *,
        finder: Finder,
        roots: Sequence[SessionRoot],
        recorder: Recorder,
        clock: Clock,
        reporter: Reporter,
        since: float = 0.0,
        project: str = "",
    ) -> None:
        self._finder = finder
        self._roots = roots
        self._recorder = recorder
        self._clock = clock
        self._reporter = reporter
        self._since = since
        self._project = project

    def transcripts(self) -> list[Old]:
        """Return the transcripts that were written to since then, the newest first."""
        found: dict[tuple[int, int, str], Old] = {}
        for root in self._roots:
            for old in self._below(root):
                sighting = old.transcript.sighting
                if sighting.mtime >= self._since:
                    found.setdefault((sighting.device, sighting.inode, sighting.path.rpartition("#")[2]), old)
        return sorted(found.values(), key=lambda old: -old.transcript.sighting.mtime)

    def take(self, old: Old) -> None:
        """Have the closed turns of a transcript recorded; what cannot be read is told."""
        self._recorder.look_anew()
        kept = [
            (turn, project)
            for turn, project in self._recorder.prepare(self._turns(old))
            if self._project in ("", project.root)
        ]
        sighting = old.transcript.sighting
        place = Checkpoint(
            path=sighting.path,
            root=old.root.path,
            agent=old.transcript.form.name,
            device=sighting.device,
            inode=sighting.inode,
        )
        self._recorder.store(place, kept)

    def _below(self, root: SessionRoot) -> list[Old]:
        if self._finder.files.look(root.path) is None and not list(self._finder.scan(root.path, root.forms))[:1]:
            return []
        store = TranscriptStore([root.path], root.form.name if root.form else "auto", self._finder, self._reporter)
        try:
            found = store.transcripts()
        except StoreUnavailable as error:
            self._reporter.tell(Troubled(root.path, str(error)))
            return []
        return [Old(replace(each, form=root.form or each.form), store, root) for each in found]

    def _turns(self, old: Old) -> list[Turn]:
        sighting = old.transcript.sighting
        closed = [turn for turn in turns_of(old.store, old.transcript, self._reporter) if isinstance(turn, Turn)]
        closed.sort(key=lambda turn: turn.start)
        if self._clock.now() - sighting.mtime < STILL_WRITTEN:
            closed = closed[:-1]
        young = (turn for turn in closed if (sighting.mtime if turn.at is None else turn.at) >= self._since)
        return [replace(turn, cwd=turn.cwd or old.root.cwd) for turn in young]


class DryBacklog:
    """An IntakeLedger that keeps nothing; `known` tells keys that are not new, `taken` holds the others by project."""

    def __init__(self, known: Callable[[str], bool], skipped: Mapping[tuple[str, str], str]) -> None:
        self._known = known
        self._met: set[str] = set()
        self._skipped = skipped
        self.taken: dict[Project, list[Turn]] = {}

    def checkpoints(self) -> tuple[Checkpoint, ...]:
        """Return none."""
        return ()

    def record(
        self,
        checkpoint: Checkpoint,
        turns: Sequence[tuple[Turn, Project]],
        instead_of: str = "",
        noticed: Sequence[Noticed] = (),
        empty: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Take note of the turns that are new; returns their keys."""
        fresh = [(turn, project) for turn, project in turns if turn.key not in self._met and not self._known(turn.key)]
        for turn, project in fresh:
            self._met.add(turn.key)
            self.taken.setdefault(project, []).append(turn)
        return tuple(turn.key for turn, _ in fresh)

    def skipped_sessions(self) -> Mapping[tuple[str, str], str]:
        """Return the sessions that are left out."""
        return self._skipped

    def root_known(self, root: str) -> bool:
        """Tell that nothing was looked at."""
        return False

    def know_root(self, root: str, checkpoints: Iterable[Checkpoint] = ()) -> None:
        """Forget it at once."""
