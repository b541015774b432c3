"""What was refused, and what agents wrote, for commands that only look."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from memoryd.adapters.git import GitProjects
from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.rejections import Rejections
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.bootstrap.state_names import LEDGER
from memoryd.config import Config
from memoryd.core.model import Project
from memoryd.core.news import News
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
