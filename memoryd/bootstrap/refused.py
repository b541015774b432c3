"""What was refused, what agents wrote, and what was used, for commands that only look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from memoryd.adapters.git import GitProjects
from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.rejections import Rejections
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.adapters.ledger.uses import SqliteUses
from memoryd.adapters.use_notes import FileUseNotes
from memoryd.bootstrap.state_names import LEDGER
from memoryd.config import Config
from memoryd.core.model import Project
from memoryd.core.news import News
from memoryd.core.use import UseCount
from memoryd.project_rules import rules_of


def rejected(config: Config, project: str, limit: int) -> dict[str, object]:
    """Return what was refused in the project of a folder ("" for all), newest first, and how often for which reason."""
    root = GitProjects(rules_of(config), Nobody()).project_of(project).root if project else ""
    with read_only(config) as database:
        if database is None:
            return {"project": root, "counts": {}, "rejected": []}
        rejections = Rejections(database)
        return {"project": root, "counts": rejections.counts(root), "rejected": rejections.newest(root, limit)}


def of_agents(config: Config, project: Project) -> frozenset[str]:
    """Return the memory files of a project that an agent was the last to write."""
    with read_only(config) as database:
        return SqliteTombstones(database).of_agents(project) if database else frozenset()


def uses(config: Config, project: Project) -> Mapping[str, UseCount]:
    """Return how often each memory file of a project was read and recalled, what was noted just now included."""
    noted = [use for use in FileUseNotes(config.state_folder).waiting() if use.project == project.root]
    with read_only(config) as database:
        counts = dict(SqliteUses(database).counts(project)) if database else {}
    for use in noted:
        before = counts.get(use.file, UseCount())
        counts[use.file] = replace(before, recalls=before.recalls + 1, last=max(before.last, use.at))
    return counts


@contextmanager
def read_only(config: Config) -> Iterator[Database | None]:
    """Open the ledger for reading; None where there is none yet."""
    path = config.state_folder / LEDGER
    database = Database(path, read_only=True) if path.exists() else None
    try:
        yield database
    finally:
        if database is not None:
            database.close()


class Nobody:
    """Tell nobody: where memories lie is told elsewhere."""

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
