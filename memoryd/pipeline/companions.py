"""Read the small files beside a session file that hold what its records do not say, such as its folder.

A client writes them when it likes: before the session, after its first turn, or again and again while it runs. So they
are looked at whenever the session is, one that is missing or half-written counts as not there yet, and what they say
can change. Facts that come late are told from facts that come anew: the first concern what was read already.
"""

from __future__ import annotations

from memoryd.agents import Format
from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import RecordError, StoreUnavailable
from memoryd.core.events import Record
from memoryd.ports import SessionFiles

COMPANION_LIMIT = 1024 * 1024


class Companions:
    """The companions of one session file; `facts` is what they said when they were last looked at."""

    def __init__(self, files: SessionFiles, form: Format, path: str) -> None:
        self._files = files
        self._form = form
        self._path = path
        self._paths = form.companions(path)
        self._beneath = form.path_facts(path)
        self._seen: dict[str, Sighting] = {}
        self._told: dict[str, tuple[Record, ...]] = {}

    @property
    def facts(self) -> tuple[Record, ...]:
        """Return the FACTS of the path and of all of them, in the order in which the format names them."""
        told = (record for path in self._paths for record in self._told.get(path, ()))
        # A file that many sessions share tells of the others as well.
        return (*self._beneath, *(record for record in told if not record.id or f"/{record.id}/" in self._path))

    @property
    def lacking(self) -> bool:
        """Tell whether the folder of the session may still be told by one of them."""
        return bool(self._paths) and not any(record.cwd for record in self.facts)

    def move(self, path: str) -> None:
        """Look beside another path from now on; what was said beside the old one still holds."""
        self._path = path
        self._paths = tuple(dict.fromkeys((*self._paths, *self._form.companions(path))))

    def look(self) -> bool:
        """Read those that changed; tell whether they say something else now.

        One that is gone, or cannot be understood for the moment, still says what it said before. StoreUnavailable
        when one is there and cannot be read.
        """
        before = self.facts
        for path in self._paths:
            self._look_at(path)
        return self.facts != before

    def _look_at(self, path: str) -> None:
        sighting = self._files.look(path)
        if sighting is None or sighting == self._seen.get(path) or sighting.size > COMPANION_LIMIT:
            return
        try:
            content = self._files.read(sighting, 0, COMPANION_LIMIT)
            self._told[path] = self._form.parse_companion(path, content)
        except RecordError:
            # Written in place, it may be half there: it is read again at the next look.
            return
        except StoreUnavailable:
            if self._files.look(path) == sighting:
                raise
            # Replaced by a new one between the look and the reading.
            return
        self._seen[path] = sighting
