"""Find the memory folder memoryd uses for a folder, by the person's own configuration."""

from __future__ import annotations

import os

from memoryd.adapters.git import GitProjects
from memoryd.config import load, platform_places
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import News
from memoryd.core.personal import is_personal
from memoryd.ports import Excluded
from memoryd.project_rules import rules_of


class _Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news; where memories lie is the answer itself."""


def located(folder: str) -> tuple[Project, str, Project | None]:
    """Return the project of a folder, memoryd's data folder and the personal memory folder (None without one).

    MemorydError where nothing is to be remembered.
    """
    rules = rules_of(load(None, os.environ, platform_places()))
    places = GitProjects(rules, _Nobody())
    found = places.locate(folder)
    if isinstance(found, Excluded):
        raise MemorydError(f"{folder}: {found.reason}")
    return found, rules.data, None if is_personal(found) else places.personal()
