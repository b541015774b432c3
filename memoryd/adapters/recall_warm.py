"""A recall index for a process that asks often: in memory, and true to the folder.

A stat of each of ten thousand files takes ten times as long as the search. So all of them are looked at when the
folder's own time changed (a file was added, removed or replaced). Every ten seconds a round of looks begins, of which
each request does a part: 1,500 files. And the files of what was chosen are looked at each time: what a person wrote in
place a moment ago is never given in its old words, though it may take so long to be found by its new ones.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Collection, Sequence

from memoryd.adapters.folder_look import TYPES, UNSETTLED, signature_of
from memoryd.adapters.recall_index import KeptFolder, KeptRecallIndex, folders
from memoryd.adapters.recall_keeping import in_memory, refresh
from memoryd.core.model import Project
from memoryd.core.recall import Chosen
from memoryd.ports import MemoryText
from memoryd.ports.recalling import RecallIndex

LOOK_SECONDS = 10.0
PART = 1_500
"""Files that one request looks at in a round."""


class WarmRecall:
    """The index of one or several memory folders; `data` is memoryd's data folder. NoIndex where there is no FTS5.

    `look_seconds` says how long after a round of looks at all files the next one begins, `part` how many files a
    request looks at in one.
    """

    def __init__(
        self,
        projects: Project | Sequence[Project],
        text: MemoryText,
        data: str = "",
        *,
        look_seconds: float = LOOK_SECONDS,
        part: int = PART,
    ) -> None:
        self._projects = (projects,) if isinstance(projects, Project) else tuple(projects)
        self._text = text
        self._data = data
        self._connection = in_memory()
        self._guard = threading.Lock()
        self._times: tuple[int, ...] = ()
        self._looked = float("-inf")
        self._look_seconds = look_seconds
        self._part = part
        self._seen = 0

    def choose(
        self,
        pick: Callable[[RecallIndex], Chosen],
        *,
        trusted: bool = True,
        agents: Collection[str] = (),
    ) -> Chosen:
        """Return what `pick` chooses from the index; StoreUnavailable where the folder cannot be read.

        It is asked twice where a file it chose is no longer what it was.
        """
        with self._guard:
            self._look(anew=False)
            chosen = pick(self._index(trusted=trusted, agents=agents))
            if self._is_stale(chosen):
                self._look(anew=True)
                chosen = pick(self._index(trusted=trusted, agents=agents))
            return chosen

    def _look(self, *, anew: bool) -> None:
        now = time.monotonic()
        times = tuple(_time(f"{project.memory}/{name}") for project in self._projects for name in ("", *TYPES))
        is_time = now - self._looked >= self._look_seconds
        if anew or times != self._times or (is_time and self._is_changed(now)):
            for project in self._projects:
                refresh(self._connection, project, self._text, self._data)
            self._times, self._looked, self._seen = times, now, 0

    def _is_changed(self, now: float) -> bool:
        """Look at the next part of the files; tell whether one is not what was read. The last part ends the round."""
        query = (
            "SELECT memories.id, path || '/' || file, inode, size, modified, changed FROM memories"
            " JOIN folders ON folders.id = folder WHERE memories.id > ? ORDER BY memories.id LIMIT ?"
        )
        part = self._connection.execute(query, (self._seen, self._part)).fetchall()
        if len(part) < self._part:
            self._looked, self._seen = now, 0
        else:
            self._seen = part[-1][0]
        return any(signature_of(row[1]) != row[2:] for row in part)

    def _index(self, *, trusted: bool, agents: Collection[str]) -> KeptRecallIndex:
        numbers = folders(self._connection)
        kept = [
            KeptFolder(numbers[path], path, trusted=trusted, agents=agents)
            for path in (project.memory for project in self._projects)
            if path in numbers
        ]
        return KeptRecallIndex(self._connection, kept)

    def _is_stale(self, chosen: Chosen) -> bool:
        """Tell whether a file that was chosen is not what was read."""
        query = (
            "SELECT inode, size, modified, changed FROM memories JOIN folders ON folders.id = folder"
            " WHERE path = ? AND file = ?"
        )
        paths = [project.memory for project in self._projects]
        for entry in (*chosen.always, *(one.entry for one in chosen.found)):
            folder = max((path for path in paths if entry.source.startswith(f"{path}/")), key=len)
            known = self._connection.execute(query, (folder, entry.source[len(folder) + 1 :])).fetchone()
            if known is None or known[0] == UNSETTLED or signature_of(entry.source) != known:
                return True
        return False

    def close(self) -> None:
        """Let the index go."""
        self._connection.close()


def _time(folder: str) -> int:
    try:
        return os.stat(folder).st_mtime_ns  # noqa: PTH116 - three times as quick
    except OSError:
        return 0
