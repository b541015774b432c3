"""A project's own memory folder and the personal one, wired for those who write memories, and for those who look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from memoryd.adapters.git import GitProjects
from memoryd.bootstrap.refused import Nobody, uses
from memoryd.config import Config
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.core.personal import is_personal, path_of
from memoryd.core.use import UseCount
from memoryd.pipeline.together import TwoApplying, TwoIndexes, TwoStores, buried_in_both
from memoryd.project_rules import rules_of

if TYPE_CHECKING:
    from memoryd.bootstrap.house import House


class Together:
    """Both folders as one; the same as a project's own folder where there is no personal one."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.folder = house.projects.personal
        self.stores = TwoStores(house.stores, self.folder)
        self.applying = TwoApplying(house.trust.applying, self.folder, house.upkeep.note_changes)
        self.index = TwoIndexes(house.indexing, self.folder, house.reporter)
        self.buried = buried_in_both(house.burying.kept_out, self.folder)

    def know(self) -> None:
        """Let the personal folder be looked after like that of any project."""
        if folder := self.folder():
            self._house.upkeep.note_changes(folder, 0)

    def renew(self) -> None:
        """Rebuild the index of each project here and now; one that cannot be written does not keep the others."""
        for project in self._house.upkeep.known_projects():
            try:
                if not is_personal(project):
                    self._house.indexing.rebuild(project, ())
            except StoreUnavailable as error:
                self._house.reporter.tell(Troubled(project.root, str(error)))


def personal_of(config: Config, project: Project) -> Project | None:
    """Return the personal folder as seen from a project, for commands that only look; None without one."""
    return None if is_personal(project) else GitProjects(rules_of(config), Nobody()).personal()


def uses_in_both(config: Config, project: Project) -> Mapping[str, UseCount]:
    """Return how often each memory file that a project sees was used, the personal ones by their paths."""
    personal = personal_of(config, project)
    theirs = uses(config, personal) if personal else {}
    here = personal.memory if personal else ""
    return {**uses(config, project), **{path_of(here, file): count for file, count in theirs.items()}}
