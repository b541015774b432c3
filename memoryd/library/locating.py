"""Find the memory folder memoryd uses for a folder, by the person's own configuration."""

from __future__ import annotations

import os

from memoryd.adapters.git import GitProjects
from memoryd.config import load, platform_places
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import News
from memoryd.ports import Excluded
from memoryd.project_rules import rules_of


class _Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news; where memories lie is the answer itself."""


def located(folder: str) -> tuple[Project, str]:
    """Return the project of a folder and memoryd's data folder; MemorydError where nothing is to be remembered."""
    rules = rules_of(load(None, os.environ, platform_places()))
    found = GitProjects(rules, _Nobody()).locate(folder)
    if isinstance(found, Excluded):
        raise MemorydError(f"{folder}: {found.reason}")
    return found, rules.data
