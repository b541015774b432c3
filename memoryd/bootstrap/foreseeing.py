"""What memoryd would do to this machine, told before it does anything: `memoryd init`."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from math import inf

from memoryd import agents
from memoryd.adapters.git import GitProjects
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.agents import Format
from memoryd.bootstrap.session_files import session_files
from memoryd.config import Config
from memoryd.core.checkpoint import Checkpoint, Sighting
from memoryd.core.errors import RecordError
from memoryd.core.lines import Line, each
from memoryd.core.model import Project
from memoryd.core.news import News
from memoryd.pipeline.finding import Finder
from memoryd.project_rules import rules_of

# Enough to show where a person works, and quick in a store of any size.
_NEWEST = 30


@dataclass(frozen=True, slots=True)
class Foreseen:
    """How many transcripts there are, and the memory folders that the projects of the newest ones would have."""

    transcripts: int
    folders: tuple[str, ...]


def foreseen(config: Config, agent: str, root: str) -> Foreseen:
    """Look at the transcripts under a root; StoreUnavailable when it cannot be read."""
    finder = Finder(session_files(_Nobody(), watched=False), SqliteSessionTables())
    form = agents.get(agent)
    found = list(finder.scan(root, [form]))
    newest = heapq.nlargest(_NEWEST, found, key=lambda sighting: sighting.mtime)
    projects = GitProjects(rules_of(config), _Nobody())
    places = {projects.locate(cwd) for sighting in newest if (cwd := _cwd(finder, form, sighting))}
    return Foreseen(len(found), tuple(sorted({place.memory for place in places if isinstance(place, Project)})))


def _cwd(finder: Finder, form: Format, sighting: Sighting) -> str:
    """Return the folder that a session's first records name, or a file beside it, or "" when none does."""
    beginning = Checkpoint(path=sighting.path, root="", agent=form.name, device=sighting.device, inode=sighting.inode)
    source = finder.open(form, beginning)
    source.follow(sighting)
    for entry in each(source.read(inf)):
        try:
            records = form.parse_line(entry.data) if isinstance(entry, Line) else ()
        except RecordError:
            # What is wrong with a transcript is for the daemon to tell; here only its folder counts.
            continue
        if cwd := next((record.cwd for record in records if record.cwd), ""):
            return cwd
    beside = finder.companions(form, sighting.path)
    beside.look()
    return next((fact.cwd for fact in reversed(beside.facts) if fact.cwd), "")


class _Nobody:
    """Tell nobody: where memories go is shown as a whole."""

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
