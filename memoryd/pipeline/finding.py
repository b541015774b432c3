"""Find sessions and open them, whichever of the three kinds of source they lie in.

A session in a database is named by the database's path, `#`, and its own name. Everything here fails with a
StoreUnavailable that names the path.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memoryd import agents
from memoryd.agents import Format
from memoryd.core.checkpoint import Checkpoint, Identity, Sighting, followed
from memoryd.core.errors import StoreUnavailable
from memoryd.core.line_format import Document, Lines, Table
from memoryd.pipeline.companions import Companions
from memoryd.pipeline.document_source import DocumentSource, document_at_end
from memoryd.pipeline.lines_source import LinesSource, at_end, identify
from memoryd.pipeline.session_source import SessionSource
from memoryd.pipeline.table_source import TableSource, table_at_end
from memoryd.ports import SessionFiles, SessionTables

LOG_SUFFIX = "-wal"
"""What a database's write-ahead log is named after it: it changes while the database itself does not."""


class Finder:
    """Find sessions in files and in databases."""

    def __init__(self, files: SessionFiles, tables: SessionTables) -> None:
        self.files = files
        self.tables = tables

    def scan(self, folder: str, forms: Iterable[Format]) -> Iterator[Sighting]:
        """Yield each session of some formats in a folder, at any depth; a folder that is a file is that one.

        Files are not looked into, but for databases: all that have a right name are yielded. What cannot be read does
        not stop the rest: it is told at the end.
        """
        known = tuple(forms)
        suffixes = tuple(dict.fromkeys(suffix for form in known for suffix in form.suffixes))
        failures: list[StoreUnavailable] = []
        for sighting in self.files.scan(folder, suffixes):
            try:
                yield from self._sessions(sighting, folder, known)
            except StoreUnavailable as error:
                failures.append(error)
        if failures:
            raise failures[0]

    def look(self, path: str, forms: Iterable[Format]) -> Sighting | None:
        """Return a session as it is now, or None when it is gone or none."""
        database = database_of(path)
        form = self.table_form(database, tuple(forms)) if database else None
        if form is not None and isinstance(form.source, Table):
            return self.tables.look(path, form.source)
        return self.files.look(path)

    def _sessions(self, sighting: Sighting, folder: str, forms: tuple[Format, ...]) -> list[Sighting]:
        form = self.table_form(sighting.path, forms)
        if form is not None and isinstance(form.source, Table):
            return list(self.tables.sessions(sighting.path, form.source))
        return [sighting] if any(_is_named(sighting.path, form, folder) for form in forms) else []

    def table_form(self, path: str, forms: Iterable[Format]) -> Format | None:
        """Return the format, among some, of which a file is a database."""
        for form in forms:
            if isinstance(form.source, Table) and path.endswith(form.suffixes) and self.tables.fits(path, form.source):
                return form
        return None

    def open(self, form: Format, checkpoint: Checkpoint) -> SessionSource:
        """Return a session, open for reading from a checkpoint on."""
        if isinstance(form.source, Table):
            return TableSource(self.tables, form.source, checkpoint)
        if isinstance(form.source, Document):
            return DocumentSource(self.files, form.source, checkpoint)
        return LinesSource(self.files, checkpoint, form.source.facts)

    def companions(self, form: Format, path: str) -> Companions:
        """Return the files beside a session."""
        return Companions(self.files, form, path)

    def identify(self, form: Format | None, checkpoint: Checkpoint, sighting: Sighting) -> Identity:
        """Name what became of the session a checkpoint stands for, whose name led to a sighting of another path."""
        if form is None:
            return identify(self.files, checkpoint, sighting)
        if isinstance(form.source, Document):
            # Its inode says nothing: see DocumentSource.
            return Identity.REUSED
        return self.open(form, checkpoint).judge(sighting)

    def at_end(self, form: Format | None, sighting: Sighting, checkpoint: Checkpoint) -> Checkpoint:
        """Return the checkpoint of a session whose present content is not to be read."""
        if form is not None and isinstance(form.source, Table):
            return table_at_end(sighting, checkpoint)
        if form is not None and isinstance(form.source, Document):
            return document_at_end(self.files, form.source, sighting, checkpoint)
        if form is None and not _is_named_as_lines(sighting.path):
            # Nobody knows yet in what it is counted; it is read from its start once it changes.
            return followed(checkpoint, sighting)
        return at_end(self.files, sighting, checkpoint)


def database_of(path: str) -> str:
    """Return the path of the database a session lies in, or "" for one that lies in a file of its own."""
    database, separator, session = path.rpartition("#")
    return database if separator and session and "/" not in session else ""


def _is_named_as_lines(path: str) -> bool:
    forms = (agents.get(name) for name in agents.names())
    return any(isinstance(form.source, Lines) and path.endswith(form.suffixes) for form in forms)


def _is_named(path: str, form: Format, root: str) -> bool:
    lines_or_document = not isinstance(form.source, Table)
    return lines_or_document and (path == root or path.endswith(form.suffixes)) and not form.skips(path)
