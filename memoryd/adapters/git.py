"""Find the project of a folder from what lies on the disk and what git tracks."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from memoryd.adapters import real_folder, work_trees
from memoryd.adapters.memory_files import INDEX
from memoryd.adapters.memory_place import Place
from memoryd.adapters.real_folder import OutOfReach
from memoryd.adapters.switch import Switch
from memoryd.adapters.tracked import CannotTell, Tracked
from memoryd.adapters.trusted import Trusted
from memoryd.core import projects
from memoryd.core.errors import MemorydError, StoreUnavailable
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.core.personal import is_personal, personal_folder
from memoryd.core.projects import Ground, Rules, Step
from memoryd.ports import Excluded, Reporter

_MOST_SAID = 10_000
_UNSEEN = "the folder of this turn cannot be looked at"
_NOWHERE = "the session does not say in which folder it worked; set `cwd` for it in the config"


class GitProjects:
    """Find the project of a folder, by the rules of `core.projects`."""

    def __init__(self, rules: Rules, reporter: Reporter) -> None:
        self._rules = rules
        self._reporter = reporter
        self._trusted = Trusted(Path(rules.data) / "trusted")
        self._said: set[tuple[str, str]] = set()
        self._tracked = Tracked()
        self._switch = Switch(rules)
        self._guard = threading.Lock()

    def locate(self, cwd: str) -> Project | Excluded:
        """Return the project a turn in `cwd` belongs to, or why it gets no memory; for who may write there.

        Where memories lie elsewhere than in the project, the reason is told, once; of a folder that is gone only when
        there are any. Nothing in a `cwd` is an error.
        """
        if not _absolute(cwd):
            return Excluded(_NOWHERE)
        try:
            here = real_folder.of(cwd)
            if self._in_personal(here):
                return self.personal() or Excluded(f"{self._rules.personal}: the personal memory folder cannot be used")
            with self._guard:
                return self._located(here)
        except OutOfReach as error:
            return Excluded(f"{_UNSEEN}: {error}")
        except OSError as error:
            return Excluded(f"{_UNSEEN}: {real_folder.reason_of(error)}")

    def project_of(self, cwd: str) -> Project:
        """Return the project of a folder even when it is excluded or switched off; changes nothing."""
        if not _absolute(cwd):
            raise MemorydError(f"{cwd[:200]!r} is no absolute path of a folder")
        try:
            here = real_folder.of(cwd)
            with self._guard:
                if self._in_personal(here):
                    return personal_folder(self._rules.personal, shared=self._personal_ground().tracked)
                root = self._root(here)
                choice = projects.choose(root, self._ground(root), self._rules)
        except OutOfReach as error:
            raise MemorydError(f"{cwd[:200]!r} cannot be looked at: {error}") from error
        except OSError as error:
            raise MemorydError(f"{cwd[:200]!r} cannot be looked at: {real_folder.reason_of(error)}") from error
        if choice.project is None:
            raise MemorydError(f"{root}: {choice.reason}", choice.remedy)
        return choice.project

    def personal(self) -> Project | None:
        """Return the personal memory folder as a project of its own; None without one, and while it cannot be used.

        Why it cannot is told, once: what would go there goes to the projects' own folders then.
        """
        memory = self._rules.personal
        if not memory:
            return None
        with self._guard:
            ground = self._personal_ground()
        if ground.refusal or (ground.tracked and not ground.trusted):
            reason = ground.refusal or f"git tracks it; `memoryd trust --project {memory}` takes it as your own"
            self._tell(memory, f"no personal memory for now: {reason}; what holds for all stays in each project")
            return None
        return personal_folder(memory, shared=ground.tracked)

    def switch(self, project: Project, *, on: bool) -> None:
        """Switch memory on or off for a project; StoreUnavailable says what stands in the way."""
        if is_personal(project):
            remedy = "take [memory] personal out of the config to do without"
            raise MemorydError(f"{project.memory} is the personal memory folder, which has no switch", remedy)
        self._switch.turn(project, on=on)

    def refused(self, root: str) -> str:
        """Return why a project's memories cannot lie in it now, "" when nothing stands against it. Changes nothing."""
        memory = projects.memory_folder(root, self._rules.location)
        if not projects.inside(self._rules.location) or not real_folder.is_folder(root):
            return ""
        return Place.of(Project(root, memory), "").refusal()

    def came_with(self, cwd: str) -> tuple[Project, bool] | None:
        """Return the project of a folder with the memory that git tracks in it, and whether that is trusted.

        None where git tracks none. MemorydError where the memory folder cannot be used, trusted or not.
        """
        found = self.project_of(cwd)
        root = found.root
        with self._guard:
            ground = self._personal_ground() if is_personal(found) else self._ground(root)
        if ground.refusal:
            raise MemorydError(ground.refusal)
        if is_personal(found):
            return (personal_folder(root, shared=True), ground.trusted) if ground.tracked else None
        memory = projects.memory_folder(root, self._rules.location)
        return (Project(root, memory, shared=True), ground.trusted) if ground.tracked else None

    def trust(self, project: Project, *, on: bool) -> None:
        """Trust the memory folder of a project, or do so no more; StoreUnavailable says what stands in the way."""
        with self._guard:
            (self._trusted.add if on else self._trusted.remove)(project.memory)

    def _located(self, here: str) -> Project | Excluded:
        root = self._root(here)
        if pattern := projects.excluded_by((here, root), self._rules.exclude):
            return Excluded(f'left out by "{pattern}" in [memory] exclude')
        ground = replace(self._ground(root), off=self._switch.is_off(root))
        choice = projects.choose(root, ground, self._rules)
        if choice.project is None:
            return Excluded(f"{choice.reason}; {choice.remedy}")
        if choice.reason and (ground.exists or _holds_memories(choice.project.memory)):
            self._say(choice.project, choice.reason, choice.remedy)
        elif projects.inside(self._rules.location):
            self._own(choice.project)
        return choice.project

    def _root(self, here: str) -> str:
        return projects.root_of(here, tuple(self._way(Path(here))), self._rules)

    def _say(self, project: Project, reason: str, remedy: str) -> None:
        advice = f"; {remedy}" if remedy else ""
        self._tell(project.root, f"{reason}; its memories lie in {project.memory}{advice}")

    def _tell(self, where: str, message: str) -> None:
        """Tell of a trouble, once."""
        if (where, message) in self._said:
            return
        if len(self._said) >= _MOST_SAID:
            self._said.clear()
        self._said.add((where, message))
        self._reporter.tell(Troubled(where, message, serious=False))

    def _way(self, here: Path) -> Iterator[Step]:
        """Yield the folders from here to the top of the repository or the file system, as `core.projects` wants them.

        Where a linked work tree ends, the way goes on at the same folder of the main one.
        """
        folder, top = here, Path()
        for _ in range(2 * real_folder.DEEPEST):
            main = work_trees.main_work_tree(folder) or Path()
            linked = main not in (Path(), folder) and top == Path()
            if real_folder.is_folder(str(folder)):
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
        path = projects.memory_folder(folder, self._rules.location)
        if path == self._rules.personal:
            return False
        with suppress(OSError):
            return Path(path).lstat().st_uid == os.geteuid()
        return False

    def _ground(self, root: str) -> Ground:
        memory = projects.memory_folder(root, self._rules.location)
        if not real_folder.is_folder(root):
            return Ground(exists=False)
        if not projects.inside(self._rules.location) or root in dict(self._rules.never):
            return Ground()
        if work_trees.is_bare(Path(root)):
            return Ground(bare=True)
        if refusal := Place.of(Project(root, memory), "").refusal():
            return Ground(refusal=refusal)
        if not real_folder.is_folder(memory):
            return Ground()
        try:
            tracked = self._tracked.has(root, self._rules.location)
        except CannotTell as error:
            return Ground(refusal=f"whether git tracks {memory} cannot be told: {error}")
        return Ground(tracked=tracked, trusted=tracked and self._is_trusted(memory))

    def _in_personal(self, here: str) -> bool:
        personal = self._rules.personal
        return bool(personal) and f"{here}/".startswith(f"{personal}/")

    def _personal_ground(self) -> Ground:
        memory = self._rules.personal
        if what := dict(self._rules.never).get(memory):
            return Ground(refusal=f"{memory} is {what}")
        if refusal := Place.of(personal_folder(memory), "").refusal():
            return Ground(refusal=refusal)
        parent, _, name = memory.rpartition("/")
        if not real_folder.is_folder(memory):
            return Ground()
        try:
            tracked = self._tracked.has(parent or "/", name)
        except CannotTell as error:
            return Ground(refusal=f"whether git tracks {memory} cannot be told: {error}")
        return Ground(tracked=tracked, trusted=tracked and self._is_trusted(memory))

    def _is_trusted(self, memory: str) -> bool:
        """Tell whether a memory folder that git tracks is the person's own; one nobody can vouch for is not."""
        try:
            return self._trusted.has(memory)
        except StoreUnavailable as error:
            self._tell(memory, str(error))
            return False

    def _own(self, project: Project) -> None:
        """Trust a shared memory folder that is there and that git does not track yet: memoryd may write to it."""
        if not self._rules.share or not real_folder.is_folder(project.memory):
            return
        try:
            if not self._tracked.has(project.root, self._rules.location):
                self._trusted.add(project.memory)
        except (CannotTell, StoreUnavailable) as error:
            self._tell(project.root, str(error))


def _holds_memories(memory: str) -> bool:
    with suppress(OSError):
        return any(path.suffix == ".md" and path.name != INDEX for path in Path(memory).iterdir())
    return False


def _absolute(cwd: str) -> bool:
    return cwd.startswith("/") and "\0" not in cwd
