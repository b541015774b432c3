"""Keep the index true where it stands in a rules file, for agents that follow no imports."""

from __future__ import annotations

from collections.abc import Callable

from memoryd.core import block, block_lines
from memoryd.core.block_lines import INLINE
from memoryd.core.connections import RULES, Connection
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.ports import Reporter
from memoryd.ports.connections import Connections, RulesFiles

_MOST_TRIES = 3
_MOST_SAID = 1_000


class Inlining:
    """Renew the blocks that hold an index, and only those: a block that is gone is never made again.

    `allowed` tells whether a project's memories may be shown to its agents; `location` is the usual memory folder in a
    project. Trouble with a file is told once.
    """

    def __init__(
        self,
        *,
        connections: Connections,
        files: RulesFiles,
        allowed: Callable[[Project], bool],
        location: str,
        reporter: Reporter,
    ) -> None:
        self._connections = connections
        self._files = files
        self._allowed = allowed
        self._location = location
        self._reporter = reporter
        self._said: set[tuple[str, str]] = set()

    def refresh(self, project: Project, text: str) -> None:
        """Put the text of a project's index into its blocks, where it differs."""
        try:
            known = [each for each in self._connections.all() if each.base == project.root and each.kind == RULES]
        except MemorydError as error:
            self._tell("connections", error)
            return
        if not known or not self._allowed(project):
            return
        lines = block_lines.holding(block_lines.folder_in(project, self._location), text)
        for connection in known:
            try:
                self._renew(connection, lines)
            except MemorydError as error:
                self._tell(connection.path, error)

    def _renew(self, connection: Connection, lines: tuple[str, ...]) -> None:
        base, file = connection.base, connection.file
        for _ in range(_MOST_TRIES):
            before = self._files.read(base, file)
            there = block.found(before) if before is not None else None
            if before is None or there is None or INLINE not in there.words:
                return
            after = block.put(before, lines, there.words)
            if after == before or self._files.write(base, file, after, before):
                return
        raise MemorydError("somebody else writes it all the time", "it is tried again when the index changes")

    def _tell(self, where: str, error: MemorydError) -> None:
        message = str(error)
        if (where, message) in self._said:
            return
        if len(self._said) >= _MOST_SAID:
            self._said.clear()
        self._said.add((where, message))
        self._reporter.tell(Troubled(where, message, serious=False))
