"""Measure what keeping MEMORY.md true costs, against reading the files.

    python benchmarks/index.py [--memories 10000] [--rounds 5] [--json FILE]

The limit, 1, is opening and reading every file of the folder once, from a warm cache. Against it stand a rebuild from
nothing, as at the start of the daemon; one after a single change that a file event named; one after a single change
that nobody named, which is found by looking at every file's status; and the first two again with the ledger, as the
daemon works: then each change is in the journal before the index follows, two durable commits a change. It is checked
that each index equals the one that is built from nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.report import Figure, Report, Spread
from memoryd.adapters.clock import SystemClock
from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.model import Memory, Project
from memoryd.core.news import News
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.known_stores import KnownStores
from memoryd.pipeline.witnessing import Witnessing

MOST_FROM_NOTHING, MOST_AFTER_ONE = 20.0, 0.2
_TYPES = ("feedback", "user", "project", "reference")
SETTLE_SECONDS = 1.2


class _Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news."""


def measure(folder: Path, memories: int, rounds: int) -> dict[str, object]:
    """Return the seconds of each way and its ratio to reading, medians with the least and the most."""
    project = Project(str(folder), f"{folder}/.memory")
    write_all(project, memories)
    time.sleep(SETTLE_SECONDS)
    database = Database(folder / "ledger.sqlite3")
    alone, noting = indexing(None), indexing(database)
    alone.rebuild(project)
    noting.rebuild(project)
    ways: dict[str, Callable[[int], None]] = {
        "read all files": lambda number: _read_all(project),
        "from nothing": lambda number: _from_nothing(None, project),
        "one change, named": lambda number: _after_one(alone, project, number, named=True),
        "one change, not named": lambda number: _after_one(alone, project, number, named=False),
        "from nothing, with the ledger": lambda number: _from_nothing(database, project),
        "one change, named, with the ledger": lambda number: _after_one(noting, project, number, named=True),
    }
    taken: dict[str, list[float]] = {name: [] for name in ways}
    worked: dict[str, list[float]] = {name: [] for name in ways}
    for number in range(rounds):
        for name, way in ways.items():
            if name.startswith("one"):
                change(project.memory, number % memories, f"{name} {number}")
            began, work = time.perf_counter(), time.process_time()
            way(number)
            taken[name].append(time.perf_counter() - began)
            worked[name].append(time.process_time() - work)
    same = _index(project)
    _from_nothing(None, project)
    database.close()
    limit = statistics.median(taken["read all files"])
    return {
        "memories": memories,
        "rounds": rounds,
        "equal": same == _index(project),
        "seconds": {name: _spread(found) for name, found in taken.items()},
        "cpu": {name: _spread(found) for name, found in worked.items()},
        "ratios": {name: [round(value / limit, 3) for value in _spread(found)] for name, found in taken.items()},
    }


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure for `run.py`."""
    figures = measure(folder / "project", max(20, round(10_000 * scale)), rounds or 5)
    ratios = figures["ratios"]
    assert isinstance(ratios, dict)
    promised = {"from nothing": MOST_FROM_NOTHING, "one change, named": MOST_AFTER_ONE}
    found = [Figure(name, Spread(*ratios[name]), "times", most=promised.get(name)) for name in ratios]
    equal = float(bool(figures["equal"]))
    found.append(Figure("equal to a rebuild", Spread(equal, equal, equal), "", least=1))
    return Report(f"index of {figures['memories']:,} memories, against reading all files", tuple(found))


def kept(figures: dict[str, object]) -> bool:
    """Tell whether the figures are within what is promised."""
    ratios = figures["ratios"]
    assert isinstance(ratios, dict)
    fast = ratios["one change, named"][0] <= MOST_AFTER_ONE and ratios["from nothing"][0] <= MOST_FROM_NOTHING
    return bool(fast and figures["equal"])


def table(figures: dict[str, object]) -> str:
    """Return the figures as a markdown table."""
    ratios, seconds = figures["ratios"], figures["seconds"]
    assert isinstance(ratios, dict)
    assert isinstance(seconds, dict)
    lines = [f"| {figures['memories']:,} memories | ratio (least to most) | median |", "|---|---|---|"]
    for name, (middle, least, most) in ratios.items():
        lines.append(f"| {name} | {middle:.2f} ({least:.2f} to {most:.2f}) | {seconds[name][0] * 1000:,.1f} ms |")
    return "\n".join(lines)


def _spread(found: list[float]) -> tuple[float, float, float]:
    return statistics.median(found), min(found), max(found)


def indexing(database: Database | None) -> Indexing:
    """Return what rebuilds an index; with a ledger, the journal and what misses deleted memories hear of it."""
    folders, clock = DirMemoryStores(YamlMemoryText()), SystemClock()
    if database is None:
        return Indexing(stores=folders, clock=clock, reporter=_Nobody())
    known = SqliteTombstones(database)
    witnessing = Witnessing(SqliteJournal(database), folders, known, clock)
    return Indexing(
        stores=KnownStores(folders, known, known, witnessing.heads),
        clock=clock,
        reporter=_Nobody(),
        noticing=(witnessing, Burying(known, known, clock, _Nobody())),
    )


def _from_nothing(database: Database | None, project: Project) -> None:
    indexing(database).rebuild(project)


def _after_one(kept: Indexing, project: Project, number: int, *, named: bool) -> None:
    kept.rebuild(project, {file(number)} if named else None)


def _read_all(project: Project) -> None:
    with os.scandir(project.memory) as entries:
        for entry in entries:
            descriptor = os.open(entry.path, os.O_RDONLY)
            os.read(descriptor, 1024 * 1024)
            os.close(descriptor)


def write_all(project: Project, memories: int) -> None:
    """Write so many memory files."""
    Path(project.memory).mkdir(mode=0o700, parents=True)
    for number in range(memories):
        change(project.memory, number, "written")


def change(memory: str | Path, number: int, word: str) -> None:
    """Write one of the memory files with a word in it."""
    text = YamlMemoryText().render(_memory(number, word))
    Path(memory, file(number)).write_text(text, encoding="utf-8")


def _memory(number: int, word: str) -> Memory:
    return Memory(
        name=f"queue-of-service-{number}",
        description=f"Service {number} keeps its queue in the table jobs_{number}, never in memory ({word}).",
        type=_TYPES[number % len(_TYPES)],
        body=f"Service {number} keeps its queue in `jobs_{number}`.\n\n**Why:** a restart lost {number} jobs.\n",
        created="2026-10-01",
        updated=f"2026-{1 + number % 11:02}-{1 + number % 28:02}",
        source=f"claude-code/session-{number}/turn-{number % 50}",
        evidence=f"keep the queue of service {number} in the table",
    )


def file(number: int) -> str:
    """Return the name of one of the memory files."""
    return f"queue-of-service-{number}.md"


def _index(project: Project) -> bytes:
    return Path(project.memory, "MEMORY.md").read_bytes()


def main() -> int:
    """Print a table; 1 when the figures are not within what is promised."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--memories", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(Path(folder).resolve(), args.memories, args.rounds)
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    print(f"keeping MEMORY.md true, {args.rounds} rounds ({machine})\n\n{table(figures)}\n")
    if args.json:
        args.json.write_text(json.dumps(figures | {"machine": machine}, indent=2) + "\n", encoding="utf-8")
    good = kept(figures)
    promised = f"from nothing at most {MOST_FROM_NOTHING:g}, after one named change at most {MOST_AFTER_ONE:g}, equal"
    print(f"promised: {promised}: {'kept' if good else 'NOT kept'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
