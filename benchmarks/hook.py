"""Measure what a prompt of Claude Code waits for: the hook over 1,000 memories, beside the bare start of Python.

    python benchmarks/hook.py [--memories 1000] [--rounds 20] [--python PATH]

Both are run in turns, each prompt in a session of its own, so that none is answered from what was given before. A hook
that answers nothing counts as a failure of the measurement.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import cast

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.processes import answered
from benchmarks.recall_sets import write_many
from benchmarks.report import Figure, Report, Spread

ROOT = Path(__file__).resolve().parent.parent
MOST_RATIO = 3.0
"""Times the bare start of Python; above it the script ends with 1."""
_PROMPT = "退款多久能到账"
_TICK_SECONDS = 1.1
"""A file that is younger than the clock's tick is read again each time."""


def measure(folder: Path, memories: int, rounds: int, python: str = sys.executable) -> dict[str, object]:
    """Return the times of both in milliseconds, and how many times as long the hook takes."""
    project = folder / "home" / "shop"
    write_many(project / ".memory", memories)
    env = {"PATH": os.environ["PATH"], "HOME": str(folder / "home"), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    time.sleep(_TICK_SECONDS)
    bare, hook = [python, "-c", "pass"], [python, "-m", "memoryd", "hook", "claude-code"]
    first, _ = answered(hook, env, _call(project, "first"))
    pairs = []
    for number in range(rounds):
        start, _ = answered(bare, env)
        answer, said = answered(hook, env, _call(project, str(number)))
        if b"additionalContext" not in said:
            raise SystemExit("the hook gave no memory; `memoryd status` says why")
        pairs.append((1000 * start, 1000 * answer))
    ratios = sorted(answer / start for start, answer in pairs)
    return {
        "memories": memories,
        "rounds": rounds,
        "bare_ms": round(statistics.median(start for start, _ in pairs), 1),
        "hook_ms": round(statistics.median(answer for _, answer in pairs), 1),
        "first_ms": round(1000 * first),
        "ratio": round(statistics.median(ratios), 2),
        "ratio_quartiles": [round(ratios[len(ratios) // 4], 2), round(ratios[3 * len(ratios) // 4], 2)],
    }


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure for `run.py`."""
    found = measure(folder, max(200, round(1_000 * scale)), rounds or 20)
    low, high = cast(list[float], found["ratio_quartiles"])
    ratio = Figure("a prompt, quartiles", Spread(float(str(found["ratio"])), low, high), "times", most=MOST_RATIO)
    title = f"hook over {found['memories']:,} memories, against the bare start of Python"
    return Report(title, (ratio,), notes=(f"{found['hook_ms']} ms beside {found['bare_ms']} ms",))


def main(argv: Sequence[str] | None = None) -> int:
    """Print the figures; exit 1 where the hook takes too long."""
    parser = argparse.ArgumentParser(description="Measure the hook of Claude Code.")
    parser.add_argument("--memories", type=int, default=1_000)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--python", default=sys.executable, help="the interpreter to measure with; default: this one")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as temporary:
        figures = measure(Path(temporary).resolve(), args.memories, args.rounds, args.python)
    print(json.dumps(figures))
    return 0 if float(str(figures["ratio"])) <= MOST_RATIO else 1


def _call(project: Path, session: str) -> bytes:
    given = {"session_id": session, "cwd": str(project), "hook_event_name": "UserPromptSubmit", "prompt": _PROMPT}
    return json.dumps(given).encode()


if __name__ == "__main__":
    sys.exit(main())
