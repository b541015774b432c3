"""Find the project of a folder from what lies on the disk and what git tracks."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from memoryd.adapters import work_trees
from memoryd.adapters.memory_place import Place
from memoryd.adapters.trusted import Trusted
from memoryd.core import projects
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.core.projects import Ground, Rules, Step
from memoryd.ports import Excluded, Reporter

_ASK_SECONDS = 5.0
_BELIEVE_SECONDS = 10.0
_INDEX_BYTES = 64 * 1024 * 1024
_DEEPEST = 200
_NOWHERE = "the session does not say in which folder it worked; set `cwd` for it in the config"
# Whatever a repository's own config says: run nothing, fetch nothing, wait for nobody.
_HARMLESS = (
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.untrackedCache=false",
    "-c", "protocol.allow=never", "-c", "safe.bareRepository=explicit",
)  # fmt: skip
_ENVIRONMENT = {
    "LC_ALL": "C",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_LITERAL_PATHSPECS": "1",
}


class GitProjects:
    """Find the project of a folder, by the rules of `core.projects`."""

    def __init__(self, rules: Rules, reporter: Reporter) -> None:
        self._rules = rules
        self._reporter = reporter
        self._trusted = Trusted(Path(rules.data) / "trusted")
        self._said: set[tuple[str, str]] = set()
        self._tracked: dict[str, tuple[float, bool]] = {}
        self._guard = threading.Lock()

    def locate(self, cwd: str) -> Project | Excluded:
        """Return the project a turn in `cwd` belongs to, or why it gets no memory; for who may write there.

        Where memories lie elsewhere than in the project, the reason is told, once.
        """
        if not cwd.startswith("/") or "\0" in cwd:
            return Excluded(_NOWHERE)
        with self._guard:
            here = os.path.realpath(cwd)
            root = self._root(here)
            if pattern := projects.excluded_by((here, root), self._rules.exclude):
                return Excluded(f'left out by "{pattern}" in [memory] exclude')
            choice = projects.choose(root, self._ground(root), self._rules)
            if choice.project is None:
                return Excluded(f"{choice.reason}; {choice.remedy}")
            if choice.reason:
                self._say(choice.project, choice.reason, choice.remedy)
            elif projects.inside(self._rules.location):
                self._own(root)
            return choice.project

    def project_of(self, cwd: str) -> Project:
        """Return the project of a folder even when it is excluded or switched off; changes nothing."""
        if not cwd.startswith("/") or "\0" in cwd:
            raise MemorydError(f"{cwd!r} is no absolute path of a folder")
        with self._guard:
            root = self._root(os.path.realpath(cwd))
            choice = projects.choose(root, replace(self._ground(root), off=False), self._rules)
        if choice.project is None:
            raise MemorydError(f"{root}: {choice.reason}", choice.remedy)
        return choice.project

    def _root(self, here: str) -> str:
        return projects.root_of(here, tuple(self._way(Path(here))), self._rules)

    def _say(self, project: Project, reason: str, remedy: str) -> None:
        if (project.root, reason) in self._said:
            return
        self._said.add((project.root, reason))
        advice = f"; {remedy}" if remedy else ""
        message = f"{reason}; its memories lie in {project.memory}{advice}"
        self._reporter.tell(Troubled(project.root, message, serious=False))

    def _way(self, here: Path) -> Iterator[Step]:
        """Yield the folders from here to the top of the repository or the file system, as `core.projects` wants them.

        Where a linked work tree ends, the way goes on at the same folder of the main one.
        """
        folder, top = here, Path()
        for _ in range(_DEEPEST):
            main = work_trees.main_work_tree(folder) or Path()
            linked = main not in (Path(), folder) and top == Path()
            if folder.is_dir():
                ends = (main != Path() and not linked) or folder == top or work_trees.is_bare(folder)
                yield Step(str(folder), self._has_memory(str(folder)), ends)
                if ends:
                    return
            if linked:
                folder, top = main / here.relative_to(folder), main
            elif folder == folder.parent:
                return
            else:
                folder = folder.parent

    def _has_memory(self, folder: str) -> bool:
        """Tell whether a folder has a memory folder of this user; what a stranger put there counts for nothing."""
        if not projects.inside(self._rules.location):
            return False
        with suppress(OSError):
            return Path(projects.memory_folder(folder, self._rules.location)).lstat().st_uid == os.geteuid()
        return False

    def _ground(self, root: str) -> Ground:
        memory = projects.memory_folder(root, self._rules.location)
        elsewhere = projects.data_folder(root, self._rules)
        off = any(os.path.lexists(f"{folder}/.off") for folder in (memory, elsewhere))
        if not Path(root).is_dir():
            return Ground(exists=False, off=off)
        if not projects.inside(self._rules.location) or root in dict(self._rules.never):
            return Ground(off=off)
        if work_trees.is_bare(Path(root)):
            return Ground(bare=True, off=off)
        if refusal := Place.of(Project(root, memory), "").refusal():
            return Ground(refusal=refusal, off=off)
        tracked, trusted = self._is_tracked(root, memory), self._trusted.has(memory)
        return Ground(off=off, tracked=tracked, trusted=trusted)

    def _own(self, root: str) -> None:
        """Trust a shared memory folder that is there and that git does not track yet: memoryd may write to it."""
        memory = projects.memory_folder(root, self._rules.location)
        if self._rules.share and Path(memory).is_dir() and not self._is_tracked(root, memory):
            self._trusted.add(memory)

    def _is_tracked(self, root: str, memory: str) -> bool:
        if not Path(memory).is_dir():
            return False
        until, tracked = self._tracked.get(memory, (0.0, False))
        if time.monotonic() >= until:
            tracked = tracks(root, self._rules.location)
            self._tracked[memory] = (time.monotonic() + _BELIEVE_SECONDS, tracked)
        return tracked


def tracks(root: str, location: str) -> bool:
    """Tell whether git tracks files in a folder of a project; where git cannot be asked, by its index file."""
    command = ["git", *_HARMLESS, "-C", root, "ls-files", "-z", "--", location]
    environment = {"PATH": os.environ.get("PATH", os.defpath), **_ENVIRONMENT}
    try:
        asked = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=_ASK_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return _in_index(root, location)
    return bool(asked.stdout) if asked.returncode == 0 else _in_index(root, location)


def _in_index(root: str, location: str) -> bool:
    """Look for the folder's name in the index of an ordinary repository, in which paths stand as they are."""
    try:
        with Path(root, ".git", "index").open("rb") as index:
            return os.fsencode(f"{location}/") in index.read(_INDEX_BYTES)
    except OSError:
        return False
