"""What came with a repository, for a person who decides whether to trust it."""

from __future__ import annotations

from dataclasses import dataclass

from memoryd.adapters.git import GitProjects
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_place import Place
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.config import Config
from memoryd.core.model import Folder, Project
from memoryd.core.news import News
from memoryd.project_rules import rules_of


@dataclass(frozen=True, slots=True)
class CameWith:
    """A memory folder that git tracks: what it holds, and whether the person trusts it."""

    project: Project
    folder: Folder
    trusted: bool


class _Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news."""


def came_with(config: Config, place: str) -> CameWith | None:
    """Return the memory that came with the repository around a folder; None where git tracks none."""
    rules = rules_of(config)
    found = GitProjects(rules, _Nobody()).came_with(place)
    if found is None:
        return None
    project, trusted = found
    return CameWith(project, DirMemoryStores(YamlMemoryText(), rules.data).open(project).read(), trusted)


def why_set_aside(config: Config, root: str, memory: str) -> str:
    """Return why a memory folder in a project (its `root`) is not that project's memory, as the end of a sentence."""
    rules = rules_of(config)
    found = GitProjects(rules, _Nobody()).came_with(root)
    if found is not None and not found[1]:
        return "for it came with the repository (`memoryd trust` shows it)"
    why = Place.of(Project(root, memory), rules.data).refusal()
    return f"for it cannot be used ({why})" if why else "for it cannot be used"
