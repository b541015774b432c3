"""What must hold after any fault: L, D, E, I, H and nothing left over.

* L: each line that was written whole was read once: `Oracle.lines_once`.
* D: each turn was applied once: one verdict that counts, one file: `Oracle.turns_once`.
* E: one clear error that names file, cause and remedy and is not repeated at each try: `Oracle.error_once`.
* I: the index is what a rebuild would write: `Oracle.index_is_a_rebuild`.
* H: well within ten seconds after the fault ended: `Oracle.well_within`.
* no temporary file, descriptor or thread is left: `Oracle.nothing_left`, `Footprint`.
"""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.e2e.running import Home

RECOVERY_SECONDS = 10.0
SAID = re.compile(r"service-(\d+) listens on port")
SLACK = 3
"""Descriptors and threads that come and go by themselves: a reader of the control socket, a file being read."""


@dataclass(frozen=True)
class Footprint:
    """How many descriptors and threads a process has; Linux only."""

    descriptors: int
    threads: int

    @classmethod
    def of(cls, pid: int) -> Footprint:
        """Measure a process."""
        return cls(*(len(list(Path(f"/proc/{pid}/{kind}").iterdir())) for kind in ("fd", "task")))

    def is_no_more_than(self, before: Footprint) -> bool:
        """Tell whether nothing was left open since `before`."""
        return self.descriptors <= before.descriptors + SLACK and self.threads <= before.threads + SLACK


class Oracle:
    """Judge a home; `numbers` are those of `FaultyHome.remember`."""

    def __init__(self, home: Home) -> None:
        self.home = home

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Read the ledger as a command does."""
        connection = sqlite3.connect(f"file:{self.home.state / 'ledger.sqlite3'}?mode=ro", uri=True, timeout=5)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()

    def kept(self) -> Counter[int]:
        """Return how often the words of each number were accepted."""
        quotes = [row[0] for row in self.rows("SELECT quote FROM verdicts WHERE accepted = 1")]
        return Counter(int(number) for quote in quotes for number in SAID.findall(quote))

    def has_read(self, numbers: Iterable[int]) -> bool:
        """Tell whether all of the numbers are through, also while the ledger cannot be read."""
        try:
            waiting = self.rows("SELECT count(*) FROM turns WHERE state IN ('pending', 'answered')")
            return set(numbers) <= set(self.kept()) and waiting == [(0,)]
        except sqlite3.Error:
            return False

    def lines_once(self, numbers: Iterable[int]) -> None:
        """L: each of the numbers was read once, and nothing else was."""
        assert self.kept() == Counter(set(numbers))

    def turns_once(self, numbers: Iterable[int]) -> None:
        """D: each turn is there once, has one verdict that counts, and one file in the folder."""
        assert self.rows("SELECT key FROM turns GROUP BY key, revision HAVING count(*) > 1") == []
        assert self.rows("SELECT turn FROM verdicts WHERE accepted = 1 GROUP BY turn HAVING count(*) > 1") == []
        files = [path.read_text(encoding="utf-8").split("---\n", 2)[2] for path in self.home.memories()]
        assert Counter(int(number) for body in files for number in SAID.findall(body)) == Counter(set(numbers))

    def ledger_is_sound(self) -> None:
        """The database is whole."""
        assert self.rows("PRAGMA integrity_check") == [("ok",)]

    def index_is_a_rebuild(self) -> None:
        """I: writing the index anew changes nothing."""
        before = self.home.index()
        assert before, "there is no index"
        done = self.home.memoryd("reindex")
        assert done.returncode == 0, done.stderr
        assert self.home.index() == before

    def well_within(self, seconds: float = RECOVERY_SECONDS) -> None:
        """H: `memoryd status` says that all is well, soon."""
        deadline = time.monotonic() + seconds
        while (told := self.home.memoryd("status")).returncode != 0:
            assert time.monotonic() < deadline, f"not well within {seconds} s:\n{told.stdout}{told.stderr}"
            time.sleep(0.1)

    def warnings(self, *words: str) -> list[dict[str, Any]]:
        """Return what the log warns of in a line that has all of the words."""
        lines = self.home.log.read_text(encoding="utf-8", errors="replace").splitlines()
        entries = [json.loads(line) for line in lines if line.startswith("{") and line.endswith("}")]
        told = [entry for entry in entries if entry.get("level") in ("warning", "error", "critical")]
        return [entry for entry in told if all(word in json.dumps(entry, ensure_ascii=False) for word in words)]

    def error_once(self, *words: str, at_most: int = 1) -> None:
        """E: the log has one line with all of the words (file, cause, remedy); no traceback stands beside it."""
        told = self.warnings(*words)
        assert 1 <= len(told) <= at_most, (words, len(told), self.home.log.read_text(encoding="utf-8")[-3000:])
        assert "Traceback" not in self.home.log.read_text(encoding="utf-8", errors="replace")

    def status_says(self, *words: str) -> bool:
        """E: a line of what `memoryd status` calls trouble has all of the words."""
        told = [str(line) for line in self.home.status()["trouble"]]
        return any(all(word in line for word in words) for line in told)

    def nothing_left(self) -> None:
        """No temporary file is left where memoryd writes."""
        folders = (self.home.memory, self.home.state, Path(self.home.env["TMPDIR"]))
        assert [str(path) for folder in folders for path in folder.rglob("*.tmp*")] == []

    def all_holds(self, numbers: Iterable[int]) -> None:
        """L, D, I and nothing left over, once the daemon is done with its work (or has ended)."""
        wanted = set(numbers)
        self.lines_once(wanted)
        self.turns_once(wanted)
        self.ledger_is_sound()
        self.index_is_a_rebuild()
        self.nothing_left()
