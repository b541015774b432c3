"""Measure what one change to a memory folder costs among 10, 1,000 and 10,000 files, side by side.

    python benchmarks/one_change.py [--rounds 40] [--scale 1]

A file is edited, made, renamed and removed; the journal, the tombstones and MEMORY.md follow, as in the daemon when a
file event named the file. The folders take turns in each round, so that they are measured on the same machine. It is
the processor's time of this process: what the disk takes to make a commit durable is the same for all.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import index
from benchmarks.report import Figure, Report, Spread, table
from memoryd.adapters.clock import SystemClock
from memoryd.adapters.ledger import Database
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.index import render
from memoryd.core.model import Project
from memoryd.pipeline.indexing import Indexing

SIZES = (10, 1_000, 10_000)
MOST_TIMES = 1.5
"""What one change among the most files may take at most, of what it takes among the fewest.

An index lists 10 memories or 200: that is a part of it whatever else is done.
"""
Step = Callable[[Path, int], tuple[Path, ...]]


def measure(folder: Path, sizes: Sequence[int], rounds: int) -> Mapping[str, Mapping[int, Spread]]:
    """Return the milliseconds of each kind of change by the number of files: medians with their quartiles."""
    houses = {size: _house(folder / str(size), size) for size in sizes}
    time.sleep(index.SETTLE_SECONDS)
    for project, indexing in houses.values():
        indexing.rebuild(project)
    taken: dict[str, dict[int, list[float]]] = {name: {size: [] for size in sizes} for name in _STEPS}
    for number in range(rounds):
        for name, step in _STEPS.items():
            for size in sizes if number % 2 else reversed(sizes):
                project, indexing = houses[size]
                files = {path.name for path in step(Path(project.memory), number)}
                began = time.process_time()
                indexing.rebuild(project, files)
                taken[name][size].append(1000 * (time.process_time() - began))
    for project, _ in houses.values():
        _check(project)
    return {name: {size: _quartiles(found) for size, found in by_size.items()} for name, by_size in taken.items()}


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure for `run.py`: each kind of change among the most files, of what it takes among the fewest."""
    sizes = [max(SIZES[0], round(size * scale)) for size in SIZES[1:]]
    sizes = [SIZES[0], *sizes]
    found = []
    for name, by_size in measure(folder, sizes, rounds or 40).items():
        least, most = by_size[sizes[0]], by_size[sizes[-1]]
        what = f"{name}: {', '.join(f'{by_size[size].median:.2f}' for size in sizes)} ms"
        ratio = Spread(*(value / least.median for value in (most.median, most.least, most.most)))
        found.append(Figure(what, ratio, "times", most=MOST_TIMES))
    among = f"{sizes[0]:,}, {sizes[1]:,} and {sizes[2]:,} memory files"
    note = "The spread is from quartile to quartile. Each index was held against one made from nothing."
    return Report(f"one change among {among}, processor time, the last against the first", tuple(found), (), (note,))


def _house(folder: Path, size: int) -> tuple[Project, Indexing]:
    project = Project(str(folder), f"{folder}/.memory")
    index.write_all(project, size)
    indexing = index.indexing(Database(folder / "ledger.sqlite3"))
    indexing.rebuild(project)
    return project, indexing


def _check(project: Project) -> None:
    """Hold an index that was kept against one made from nothing."""
    folder = DirMemoryStores(YamlMemoryText()).open(project).read()
    clock = SystemClock()
    if render(folder, clock.day(clock.now())) != Path(project.memory, "MEMORY.md").read_text(encoding="utf-8"):
        raise RuntimeError(f"{project.memory}: the index is not what one made from nothing is")


def _edit(memory: Path, number: int) -> tuple[Path, ...]:
    index.change(memory, number % SIZES[0], f"edited {number}")
    return (memory / index.file(number % SIZES[0]),)


def _make(memory: Path, number: int) -> tuple[Path, ...]:
    index.change(memory, 10**6 + number, "made")
    return (memory / index.file(10**6 + number),)


def _rename(memory: Path, number: int) -> tuple[Path, ...]:
    (old,) = _made(memory, number)
    return old, old.rename(memory / f"renamed-{number}.md")


def _remove(memory: Path, number: int) -> tuple[Path, ...]:
    gone = memory / f"renamed-{number}.md"
    gone.unlink()
    return (gone,)


def _made(memory: Path, number: int) -> tuple[Path, ...]:
    return (memory / index.file(10**6 + number),)


_STEPS: Mapping[str, Step] = {
    "one file edited": _edit,
    "one file made": _make,
    "one file renamed": _rename,
    "one file removed": _remove,
}


def _quartiles(found: Sequence[float]) -> Spread:
    low, middle, high = statistics.quantiles(found, n=4)
    return Spread(middle, low, high)


def main() -> int:
    """Print a table; 1 when a change among many files takes more than is promised."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--scale", type=float, default=1.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = report(Path(folder).resolve(), args.rounds, args.scale)
    print(table(found))
    return 0 if found.kept else 1


if __name__ == "__main__":
    sys.exit(main())
