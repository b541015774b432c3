"""Run all benchmarks, or those that are named: each generates its own data, and prints a table with its promises.

    python benchmarks/run.py [NAME…] [--rounds N] [--scale 1] [--json FILE]

A benchmark is a module here with `report(folder, rounds, scale)`, and one line in `BENCHMARKS`. `--rounds` takes the
place of its own number of rounds; `--scale 0.01` makes its data a hundredth of what the promises are about, for a
look at whether it works. Exit code 1 when a promise is not kept.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, cast

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.report import Report, as_json, machine, table

BENCHMARKS: dict[str, tuple[str, str]] = {
    "catchup": ("benchmarks.catchup", "reading what was written while nothing ran, against wc -l and jq"),
    "latency": ("benchmarks.latency", "from a closing line to the ledger and to the memory, beside tail -F"),
    "index": ("benchmarks.index", "keeping MEMORY.md true, against reading the files"),
    "one_change": ("benchmarks.one_change", "following one change among 10, 1,000 and 10,000 memory files"),
    "recall": ("benchmarks.recall", "recall by words: one command, and warm in a process"),
    "idle": ("benchmarks.idle", "a daemon with nothing to do: start, memory, wake-ups, CPU"),
    "backfill": ("benchmarks.backfill", "a backfill with a model: what it gets out of the calls allowed at once"),
    "growth": ("benchmarks.growth", "each figure with 1, 10 and 100 times as much: how it grows"),
    "hook": ("benchmarks.hook", "what a prompt of Claude Code waits for"),
}
"""Name, module, and what it measures."""


class Benchmark(Protocol):
    """What a module has that is a benchmark."""

    def report(self, folder: Path, rounds: int | None, scale: float) -> Report:
        """Measure, with data in `folder`; `rounds` None means the benchmark's own number of rounds."""
        ...


def benchmark(name: str) -> Benchmark:
    """Return a benchmark by its name."""
    return cast(Benchmark, importlib.import_module(BENCHMARKS[name][0]))


def main(argv: Sequence[str] | None = None) -> int:
    """Print the tables; return the exit code."""
    what = "\n".join(f"  {name:<10} {about}" for name, (_, about) in BENCHMARKS.items())
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n")[0], epilog=what, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="one of those below; without one, all")
    parser.add_argument("--rounds", type=int, help="how often each measurement is done")
    parser.add_argument("--scale", type=float, default=1.0, help="how much data, 1 being what the promises are about")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    args = parser.parse_args(argv)
    names = args.names or list(BENCHMARKS)
    if unknown := [name for name in names if name not in BENCHMARKS]:
        parser.error(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(BENCHMARKS)}")
    print(machine())
    reports = {name: _measured(name, args.rounds, args.scale) for name in names}
    if args.json:
        found = {"machine": machine(), "benchmarks": {name: as_json(report) for name, report in reports.items()}}
        args.json.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0 if all(report.kept for report in reports.values()) else 1


def _measured(name: str, rounds: int | None, scale: float) -> Report:
    with tempfile.TemporaryDirectory(prefix="memoryd-benchmark-") as folder:
        report = benchmark(name).report(Path(folder).resolve(), rounds, scale)
    print(f"\n{name}: python benchmarks/run.py {name}\n\n{table(report)}", flush=True)
    return report


if __name__ == "__main__":
    sys.exit(main())
