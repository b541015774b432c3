"""Find out whose sessions a file holds, from its first entries; a path is only a hint at who is asked first.

No entry need come first that decides: clients begin files with snapshots, settings and summaries. So many are asked,
and a file that none of them decides is either too young or unknown. An unknown one is left alone. It is named once, and
looked at again when it grows, unless enough of it was there already.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from memoryd import agents
from memoryd.agents import Format
from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import RecordError
from memoryd.core.line_format import Document, Lines
from memoryd.core.lines import Line, LineSplitter
from memoryd.core.news import Troubled
from memoryd.pipeline.document_source import DOCUMENT_LIMIT
from memoryd.pipeline.finding import Finder, database_of
from memoryd.ports import Reporter, SessionFiles

DECIDING_LINES = 500
DECIDING_BYTES = 4 * 1024 * 1024
BLOCK = 64 * 1024
YOUNG_SECONDS = 60.0
"""How long a file may go without an entry that decides before it counts as unknown."""
TOLD_LIMIT = 5


@dataclass(frozen=True, slots=True)
class Recognition:
    """Whose a session is, None while nothing decides it; `final` when nothing that may follow can decide it either."""

    form: Format | None
    final: bool = False


def recognise(finder: Finder, sighting: Sighting) -> Recognition:
    """Find out whose a session is; StoreUnavailable when it cannot be read."""
    found = recognise_other(finder, sighting)
    named = [form for form in _forms() if sighting.path.endswith(form.suffixes)] or _forms()
    if found is not None or not any(isinstance(form.source, Lines) for form in named):
        return Recognition(found)
    counted = _Counted(first_lines(finder.files, sighting))
    form = agents.recognise(counted, sighting.path)
    final = counted.count >= DECIDING_LINES or sighting.size >= DECIDING_BYTES
    return Recognition(form if form is not None and isinstance(form.source, Lines) else None, final)


class _Counted:
    """Count what is taken out of an iterator."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._lines = lines
        self.count = 0

    def __iter__(self) -> Iterator[bytes]:
        for line in self._lines:
            self.count += 1
            yield line


def recognise_other(finder: Finder, sighting: Sighting) -> Format | None:
    """Return the format of a session in a table or a document, None for any other; only likely files are read."""
    if (database := database_of(sighting.path)) and (form := finder.table_form(database, _forms())) is not None:
        return form
    forms = [form for form in _forms() if isinstance(form.source, Document) and sighting.path.endswith(form.suffixes)]
    if not forms or sighting.size > DOCUMENT_LIMIT:
        return None
    content = finder.files.read(sighting, 0, sighting.size)
    for form in sorted(forms, key=lambda form: not form.hints(sighting.path)):
        try:
            entries = form.source.entries(content) if isinstance(form.source, Document) else ()
        except RecordError:
            # No document of this kind, or a torn one: it may be whole at the next look.
            continue
        if agents.recognise(entries[:DECIDING_LINES], sighting.path) is form:
            return form
    return None


def _forms() -> list[Format]:
    return [agents.get(name) for name in agents.names()]


def first_lines(files: SessionFiles, sighting: Sighting) -> Iterator[bytes]:
    """Yield the first 500 lines of a file, as far as they stand in its first 4 MiB."""
    splitter = LineSplitter()
    count = 0
    while splitter.fed < min(sighting.size, DECIDING_BYTES):
        chunk = files.read(sighting, splitter.fed, BLOCK)
        for line in splitter.feed(chunk):
            if count == DECIDING_LINES:
                return
            count += 1
            yield line.data if isinstance(line, Line) else b""
        if not chunk:
            return
    # A last line without an end may be whole; half of one decides nothing.
    if count < DECIDING_LINES:
        yield from (line.data for line in splitter.feed(b"\n") if isinstance(line, Line) and line.data)


@dataclass(frozen=True, slots=True)
class _Look:
    sighting: Sighting
    final: bool
    told: bool


class Unknowns:
    """The files of which nobody knows whose they are."""

    def __init__(self, finder: Finder, reporter: Reporter) -> None:
        self._finder = finder
        self._reporter = reporter
        self._looks: dict[str, _Look] = {}

    @property
    def paths(self) -> tuple[str, ...]:
        """Return the files that count as unknown, as they were found."""
        return tuple(path for path, look in self._looks.items() if look.told)

    def is_young(self, path: str) -> bool:
        """Tell whether it is too early to say whose a file is."""
        look = self._looks.get(path)
        return look is not None and not look.told and look.sighting.size > 0 and not _hinted(path)

    def form(self, sighting: Sighting, now: float) -> Format | None:
        """Return the format of a session; None for one not known, or not yet (`now`: seconds since 1970)."""
        before = self._looks.get(sighting.path)
        if before is not None and before.final and _goes_on(before.sighting, sighting):
            return None
        found = recognise(self._finder, sighting)
        if found.form is not None:
            self._looks.pop(sighting.path, None)
            return found.form
        told = before is not None and before.told
        ripe = found.final or sighting.mtime <= now - YOUNG_SECONDS
        if not told and ripe and sighting.size and not _hinted(sighting.path):
            self._tell(sighting.path)
            told = True
        self._looks[sighting.path] = _Look(sighting, found.final, told)
        return None

    def _tell(self, path: str) -> None:
        count = len(self.paths)
        why = "it belongs to no known agent and is left alone; set `agent` for its folder"
        if count < TOLD_LIMIT:
            self._reporter.tell(Troubled(path, why, serious=False))
        elif count == TOLD_LIMIT:
            self._reporter.tell(Troubled(path, f"{why}; more such files are only counted", serious=False))


def _goes_on(before: Sighting, now: Sighting) -> bool:
    """Tell whether a file is what it was, and perhaps longer."""
    return (before.device, before.inode) == (now.device, now.inode) and before.size <= now.size


def _hinted(path: str) -> bool:
    """Tell whether a file looks like one of a known agent's: then its first turn is still to come."""
    return any(agents.get(name).hints(path) for name in agents.names())
