"""Run all benchmarks, or those that are named: each generates its own data, and prints a table with its promises.

    python benchmarks/run.py [NAME…] [--rounds N] [--scale 1] [--json FILE]

A benchmark is a module here with `report(folder, rounds, scale)`, and one line in `BENCHMARKS`. `--rounds` takes the
place of its own number of rounds; `--scale 0.01` makes its data a hundredth of what the promises are about, for a
look at whether it works. What is under way is told on standard error. Exit code 1 when a promise is not kept, or when a
benchmark could not measure what it is about.
"""

from __future__ import annotations

import argparse
import importlib
import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import NoReturn, Protocol, cast

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.progress import say
from benchmarks.report import Report, as_json, machine, table

BENCHMARKS: dict[str, tuple[str, str, float]] = {
    "catchup": ("benchmarks.catchup", "reading what was written while nothing ran, against wc -l and jq", 1.5),
    "latency": ("benchmarks.latency", "from a closing line to the ledger and to the memory, beside tail -F", 0.5),
    "index": ("benchmarks.index", "keeping MEMORY.md true, against reading the files", 0.5),
    "one_change": ("benchmarks.one_change", "following one change among 10, 1,000 and 10,000 memory files", 0.5),
    "recall": ("benchmarks.recall", "recall by words: one command, and warm in a process", 0.5),
    "idle": ("benchmarks.idle", "a daemon with nothing to do: start, memory, wake-ups, CPU", 4),
    "backfill": ("benchmarks.backfill", "a backfill with a model: what it gets out of the calls allowed at once", 2.5),
    "growth": ("benchmarks.growth", "each figure with 1, 10 and 100 times as much: how it grows", 5),
    "hook": ("benchmarks.hook", "what a prompt of Claude Code waits for", 0.5),
}
"""Name, module, what it measures, and about how many minutes that takes."""


class Benchmark(Protocol):
    """What a module has that is a benchmark."""

    def report(self, folder: Path, rounds: int | None, scale: float) -> Report:
        """Measure, with data in `folder`; `rounds` None means the benchmark's own number of rounds."""
        ...


def benchmark(module: str) -> Benchmark:
    """Return a benchmark by its module; SystemExit where memoryd's own requirements are not installed."""
    try:
        return cast(Benchmark, importlib.import_module(module))
    except ModuleNotFoundError as error:
        remedy = "`make bench` makes an environment that has it, and runs the benchmarks there"
        raise SystemExit(f"{sys.executable} has no module {error.name}; {remedy}") from None


def main(argv: Sequence[str] | None = None, known: Mapping[str, tuple[str, str, float]] = BENCHMARKS) -> int:
    """Print the tables; return the exit code."""
    parser = _parser(known)
    args = parser.parse_args(argv)
    names = args.names or list(known)
    if unknown := [name for name in names if name not in known]:
        parser.error(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(known)}")
    modules = {name: benchmark(known[name][0]) for name in names}
    print(machine(), flush=True)
    found: dict[str, object] = {}
    kept = True
    for number, (name, module) in enumerate(modules.items(), start=1):
        _, about, minutes = known[name]
        say(f"{name} ({number} of {len(names)}, {_about(minutes * args.scale)}): {about}")
        try:
            report = _measured(name, module, args.rounds, args.scale)
        except (OSError, RuntimeError, subprocess.SubprocessError, SystemExit) as error:
            if error.args == (_STOPPED,):
                raise
            print(f"\n{name}: NOT measured: {error}", flush=True)
            found[name], kept = {"kept": False, "failed": str(error)}, False
        else:
            found[name], kept = as_json(report), kept and report.kept
        if args.json:
            whole = {"machine": machine(), "benchmarks": found}
            args.json.write_text(json.dumps(whole, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0 if kept else 1


_STOPPED = 143


def _stop(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(_STOPPED)


def _parser(known: Mapping[str, tuple[str, str, float]]) -> argparse.ArgumentParser:
    rows = [f"  {name:<10} {about}: {_about(minutes)}" for name, (_, about, minutes) in known.items()]
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n")[0],
        epilog="\n".join(rows),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="one of those below; without one, all")
    parser.add_argument("--rounds", type=int, help="how often each measurement is done")
    parser.add_argument("--scale", type=float, default=1.0, help="how much data, 1 being what the promises are about")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    return parser


def _about(minutes: float) -> str:
    return "less than a minute" if minutes < 1 else f"about {minutes:.0f} min"


def _measured(name: str, module: Benchmark, rounds: int | None, scale: float) -> Report:
    with tempfile.TemporaryDirectory(prefix="memoryd-benchmark-") as folder:
        report = module.report(Path(folder).resolve(), rounds, scale)
    if scale != 1.0:
        report = replace(report, notes=(*report.notes, f"with {scale:g} of the data that the promises are about"))
    print(f"\n{name}: python benchmarks/run.py {name}\n\n{table(report)}", flush=True)
    return report


if __name__ == "__main__":
    # Whoever ends this also ends what it runs.
    signal.signal(signal.SIGTERM, _stop)
    sys.exit(main())
