"""What memoryd would do to this machine, told before it does anything: `memoryd init`."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from memoryd import agents
from memoryd.adapters.git import GitProjects
from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.agents import Format
from memoryd.bootstrap.house import rules_of
from memoryd.config import Config
from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import RecordError
from memoryd.core.model import Project
from memoryd.core.news import News

# Enough to show where a person works, and quick in a store of any size.
_NEWEST = 30
_HEAD_BYTES = 512 * 1024


@dataclass(frozen=True, slots=True)
class Foreseen:
    """How many transcripts there are, and the memory folders that the projects of the newest ones would have."""

    transcripts: int
    folders: tuple[str, ...]


def foreseen(config: Config, agent: str, root: str) -> Foreseen:
    """Look at the transcripts under a root; StoreUnavailable when it cannot be read."""
    files, form = DiskSessionFiles(), agents.get(agent)
    found = [sighting for sighting in files.scan(root, form.suffixes) if not form.skips(sighting.path)]
    newest = heapq.nlargest(_NEWEST, found, key=lambda sighting: sighting.mtime)
    projects = GitProjects(rules_of(config), _Nobody())
    places = {projects.locate(cwd) for sighting in newest if (cwd := _cwd(files, form, sighting))}
    return Foreseen(len(found), tuple(sorted({place.memory for place in places if isinstance(place, Project)})))


def _cwd(files: DiskSessionFiles, form: Format, sighting: Sighting) -> str:
    """Return the folder the first records of a transcript name, or "" when they name none."""
    for line in files.read(sighting, 0, _HEAD_BYTES).split(b"\n")[:-1]:
        try:
            records = form.parse_line(line)
        except RecordError:
            # What is wrong with a transcript is for the daemon to tell; here only its folder counts.
            continue
        for record in records:
            if record.cwd:
                return record.cwd
    return ""


class _Nobody:
    """Tell nobody: where memories go is shown as a whole."""

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
