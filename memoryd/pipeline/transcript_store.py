"""Transcripts taken together as one store: which files, in which format, and which of them came first.

Clients copy history: a fork begins with the lines of the session it left. Whoever wants each turn once, in the file
where it was written first, must read the original before the copy. So files go by the time of their first line that is
not a copy. A copy is known by the client's own mark; or by a dated line above it that is younger than it, the client's
note that the new file began; or, where neither is written, by comparing files that begin with the same record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf

from memoryd import agents
from memoryd.core.checkpoint import Checkpoint, Sighting
from memoryd.core.errors import ConfigError, RecordError, StoreUnavailable
from memoryd.core.events import Record
from memoryd.core.line_format import Lines, Table
from memoryd.core.lines import Line, LineSplitter, each
from memoryd.core.news import Troubled
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.recognising import recognise
from memoryd.pipeline.session_source import Entry
from memoryd.ports import Reporter

READ_SIZE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Transcript:
    """One session and its format; `born` is when its first line that is no copy was written (seconds since 1970)."""

    sighting: Sighting
    form: agents.Format
    born: float
    first: str


class TranscriptStore:
    """Find and read the transcripts at some paths. What cannot be read is told to `reporter`, and costs nothing else.

    `agent` is the name of a format, or "auto" to find out for each file.
    """

    def __init__(self, paths: Sequence[str], agent: str, finder: Finder, reporter: Reporter) -> None:
        if agent not in ("auto", *agents.names()):
            known = ", ".join(("auto", *agents.names()))
            raise ConfigError([f"--agent {agent}: no such agent"], f"it is one of {known}")
        self._paths = paths
        self._agent = agent
        self._finder = finder
        self._reporter = reporter

    def transcripts(self) -> list[Transcript]:
        """Return the transcripts, originals before their copies.

        StoreUnavailable when one of the paths does not exist or holds no session file.
        """
        found: dict[tuple[int, int], Transcript] = {}
        for path in self._paths:
            for sighting in self._sightings(path):
                if (sighting.device, sighting.inode) not in found and (known := self._known(sighting)) is not None:
                    found[(sighting.device, sighting.inode)] = known
        return _in_order(self._twins_told_apart(list(found.values())))

    def entries(self, transcript: Transcript) -> Iterator[Entry]:
        """Yield the entries of a session as it was when it was sighted; a last line that has no end yet counts too."""
        return self._entries(transcript.sighting, transcript.form)

    def facts(self, transcript: Transcript) -> tuple[Record, ...]:
        """Return what the files beside a transcript say of it; one that cannot be read is told."""
        companions = self._finder.companions(transcript.form, transcript.sighting.path)
        try:
            companions.look()
        except StoreUnavailable as error:
            self._tell(transcript.sighting.path, str(error))
        return companions.facts

    def _entries(self, sighting: Sighting, form: agents.Format) -> Iterator[Entry]:
        if isinstance(form.source, Lines):
            yield from self._lines(sighting)
            return
        beginning = Checkpoint(
            path=sighting.path, root="", agent=form.name, device=sighting.device, inode=sighting.inode
        )
        source = self._finder.open(form, beginning)
        source.follow(sighting)
        while source.unread:
            yield from each(source.read(inf))

    def _lines(self, sighting: Sighting) -> Iterator[Entry]:
        splitter = LineSplitter()
        offset = 0
        while offset < sighting.size:
            chunk = self._finder.files.read(sighting, offset, min(READ_SIZE, sighting.size - offset))
            if not chunk:
                break
            offset += len(chunk)
            yield from splitter.feed(chunk)
        if splitter.offset < offset:
            yield from (line._replace(end=offset) for line in splitter.feed(b"\n") if isinstance(line, Line))

    def _sightings(self, path: str) -> list[Sighting]:
        forms = self._forms()
        sighting = self._finder.files.look(path)
        if sighting is not None and not any(isinstance(form.source, Table) for form in forms):
            return [sighting]
        found: list[Sighting] = []
        try:
            for seen in self._finder.scan(path, forms):
                found.append(seen)
        except StoreUnavailable as error:
            self._tell(path, str(error))
        if not found and sighting is not None:
            return [sighting]
        if not found:
            raise StoreUnavailable(f"{path}: no transcript is there", "name a transcript or a folder that holds some")
        return sorted(found, key=lambda one: one.path)

    def _forms(self) -> list[agents.Format]:
        return [agents.get(name) for name in (agents.names() if self._agent == "auto" else [self._agent])]

    def _known(self, sighting: Sighting) -> Transcript | None:
        form = self._form(sighting)
        if form is None or form.skips(sighting.path):
            return None
        return _begun(sighting, form, self._records(sighting, form))

    def _form(self, sighting: Sighting) -> agents.Format | None:
        if self._agent != "auto":
            return agents.get(self._agent)
        try:
            form = recognise(self._finder, sighting).form
        except StoreUnavailable as error:
            self._tell(sighting.path, str(error))
            return None
        hinted = any(known.hints(sighting.path) for known in self._forms())
        if form is None and sighting.size and not hinted:
            self._tell(sighting.path, "no record in it belongs to a known agent; --agent says what it is")
        return form

    def _records(self, sighting: Sighting, form: agents.Format) -> Iterator[Record]:
        try:
            for line in self._entries(sighting, form):
                yield from _parsed(form, line.data) if isinstance(line, Line) else ()
        except StoreUnavailable as error:
            self._tell(sighting.path, str(error))

    def _twins_told_apart(self, transcripts: list[Transcript]) -> list[Transcript]:
        """Give a new birth to files that cannot be told from their originals by their first lines."""
        shared = Counter((one.first, one.born) for one in transcripts if one.first)
        twins: dict[tuple[str, float], list[Transcript]] = {}
        told = []
        for one in transcripts:
            if shared[(one.first, one.born)] > 1:
                twins.setdefault((one.first, one.born), []).append(one)
            else:
                told.append(one)
        for family in twins.values():
            told += self._family(family)
        return told

    def _family(self, family: list[Transcript]) -> list[Transcript]:
        """Find the original among files that begin alike.

        It has nothing of its own, or something that is older than the last record they share. Where both went on
        after they parted, the one that went on later: a fork exists only because something was said in it at once.
        """
        marks = Counter(mark for one in family for mark in {_mark(record) for record in self._of(one)})
        own: list[tuple[bool, float, Transcript]] = []
        for one in family:
            common, alone = self._times(one, marks)
            begins = min(alone, default=inf)
            own.append((not alone or begins < max(common, default=0.0), begins, one))
        original = max(own, key=lambda entry: entry[:2])[2]
        return [one if one is original or at == inf else replace(one, born=at) for _, at, one in own]

    def _times(self, one: Transcript, marks: Counter[str]) -> tuple[list[float], list[float]]:
        """Return when the records were written that a file shares with its twins, and when its own."""
        common: list[float] = []
        alone: list[float] = []
        for record in self._of(one):
            if record.at is not None:
                (common if marks[_mark(record)] > 1 else alone).append(record.at)
        return common, alone

    def _of(self, one: Transcript) -> Iterable[Record]:
        return (record for record in self._records(one.sighting, one.form) if _mark(record))

    def _tell(self, path: str, message: str) -> None:
        self._reporter.tell(Troubled(path, message, serious=False))


def _parsed(form: agents.Format, line: bytes) -> tuple[Record, ...]:
    """Return what a line tells, nothing when it cannot be read."""
    try:
        return form.parse_line(line)
    except RecordError:
        # Whoever shows the turns reports it; to put files in order the readable lines are enough.
        return ()


def _begun(sighting: Sighting, form: agents.Format, records: Iterable[Record]) -> Transcript:
    first = ""
    for record in records:
        first = first or _mark(record)
        if record.at is not None and not record.copied:
            return Transcript(sighting, form, record.at, first)
    return Transcript(sighting, form, sighting.mtime, first)


def _mark(record: Record) -> str:
    return record.id or record.digest


def _in_order(transcripts: list[Transcript]) -> list[Transcript]:
    return sorted(transcripts, key=lambda one: (one.born, one.sighting.path))
