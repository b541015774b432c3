"""Remove a text for good, wherever memoryd keeps words, and keep it from coming back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import suppress

from memoryd.core.commands import Outcome
from memoryd.core.errors import MemorydError, StoreUnavailable
from memoryd.core.model import Project
from memoryd.core.purged_words import removable, words_of
from memoryd.pipeline.filing import Index
from memoryd.pipeline.in_flight import InFlight
from memoryd.ports import Clock
from memoryd.ports.purging import KnownProjects, PurgeFolders, PurgeLedger, PurgeMarks, PurgeState
from memoryd.ports.tombstones import SeenMemories

SHOWN = 20
TRANSCRIPTS = "transcripts belong to the agents that wrote them: remove it there yourself"


class Purging:
    """Look for a text, and remove it.

    The order leaves nothing behind: from then on it is covered where it comes in, then the files lose it, and the
    ledger last, for it tells what else is to be looked at after a crash. It waits for who works with words, and nobody
    begins to meanwhile. `purged` hears of each project whose files and journal may have changed.
    """

    def __init__(
        self,
        *,
        projects: KnownProjects,
        folders: PurgeFolders,
        state: PurgeState,
        ledger: PurgeLedger,
        marks: PurgeMarks,
        seen: SeenMemories,
        purged: Callable[[Project, Collection[str]], None],
        index: Index,
        clock: Clock,
        in_flight: InFlight,
    ) -> None:
        self._projects = projects
        self._folders = folders
        self._state = state
        self._ledger = ledger
        self._marks = marks
        self._seen = seen
        self._purged = purged
        self._index = index
        self._clock = clock
        self._in_flight = in_flight

    def preview(self, text: str) -> Outcome:
        """Return what holds the text, and change nothing."""
        words = _words(text)
        files = list(self._holding(words))
        entries = self._ledger.holding(words)
        lines = [*files[:SHOWN], *([f"and {len(files) - SHOWN} more files"] if len(files) > SHOWN else [])]
        lines.append(
            f"{_counted(len(files), 'file')} and {_counted(entries, 'ledger entry', 'ledger entries')} hold it"
        )
        return Outcome(True, tuple(lines), {"files": len(files), "entries": entries})

    def run(self, text: str) -> Outcome:
        """Remove the text; returns counts. Doing it again after a failure goes on where it ended."""
        words = _words(text)
        with self._in_flight.purge():
            return self._removed(text, words)

    def _removed(self, text: str, words: str) -> Outcome:
        self._marks.add(text, self._clock.now())
        changed = gone = 0
        touched: dict[Project, frozenset[str]] = {}
        for project in self._projects.known_projects():
            # What a person typed until now is known as theirs, and not taken for the work of the purge.
            with suppress(StoreUnavailable):
                self._index.rebuild(project)
            for file in self._folders.doomed(project, words):
                self._seen.leaving(project, file)
            files = self._folders.purge(project, words)
            changed, gone = changed + len(files.changed), gone + len(files.gone)
            touched[project] = files.files
        changed += self._state.purge(words)
        entries = self._ledger.purge(words)
        for project in self._projects.known_projects():
            self._purged(project, touched.get(project, frozenset()))
            self._index.rebuild(project)
        done = f"removed from {_counted(changed + gone, 'file')}"
        emptied = f" ({gone} held nothing else and {'is' if gone == 1 else 'are'} gone)" if gone else ""
        lines = (f"{done}{emptied} and {_counted(entries, 'ledger entry', 'ledger entries')}", TRANSCRIPTS)
        return Outcome(True, lines, {"files": changed + gone, "gone": gone, "entries": entries})

    def _holding(self, words: str) -> Iterator[str]:
        for project in self._projects.known_projects():
            yield from (f"{project.memory}/{file}" for file in self._folders.holding(project, words))
        yield from self._state.holding(words)


def _words(text: str) -> str:
    if not words_of(text):
        raise MemorydError("there is no text to remove", "give it with --match")
    return removable(text)


def _counted(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"
