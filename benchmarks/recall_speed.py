"""How long recall takes: one shot beside the bare start of Python, and warm in a process."""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from benchmarks.processes import answered
from benchmarks.recall_sets import requests, write_many
from benchmarks.report import Figure, Report, Spread
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.recall_warm import WarmRecall
from memoryd.core.model import Project
from memoryd.core.recall import Chosen
from memoryd.pipeline.recalling import KeywordSelector, choose
from memoryd.ports.recalling import RecallIndex

ONE_SHOT_MEMORIES = 1_000
WARM_MEMORIES = 10_000
MOST_RATIO, MOST_WARM_MS = 2.5, 20.0
"""Promised of one command, and of the 99th percentile in a process."""
_REQUEST, _FOUND = "退款多久能到账", "退款"
_ALL = 200
"""So many memories there are before they are told over again."""


def one_shot(
    folder: Path, rounds: int, python: str = sys.executable, memories: int = ONE_SHOT_MEMORIES
) -> dict[str, object]:
    """Return how many times as long as the bare start of Python a recall over 1,000 memories takes, in turns."""
    project = folder / "home" / "shop"
    write_many(project / ".memory", memories)
    root = str(Path(__file__).resolve().parent.parent)
    env = {"PATH": os.environ["PATH"], "HOME": str(folder / "home"), "LANG": "C.UTF-8", "PYTHONPATH": root}
    # A file that is younger than the clock's tick is read again each time.
    time.sleep(1.1)
    bare, recall = [python, "-c", "pass"], [python, "-m", "memoryd", "recall", _REQUEST]
    # Fewer do not hold what answers it.
    holds = _FOUND if memories >= _ALL else ""
    first = _seconds(recall, env, project, holds)
    times: list[tuple[float, float]] = []
    for _ in range(rounds):
        times.append((_seconds(bare, env, project), _seconds(recall, env, project, holds)))
    ratios = sorted(answer / start for start, answer in times)
    return {
        "memories": memories,
        "rounds": rounds,
        "bare_ms": round(1000 * statistics.median(start for start, _ in times), 1),
        "recall_ms": round(1000 * statistics.median(answer for _, answer in times), 1),
        "first_ms": round(1000 * first),
        "ratio": round(statistics.median(ratios), 2),
        "ratio_quartiles": [round(ratios[len(ratios) // 4], 2), round(ratios[3 * len(ratios) // 4], 2)],
    }


def warm(folder: Path, rounds: int, memories: int = WARM_MEMORIES) -> dict[str, object]:
    """Return how long a request over 10,000 memories takes in a process that has its index, in milliseconds."""
    memory = folder / "many" / ".memory"
    write_many(memory, memories)
    index = WarmRecall(Project(str(memory.parent), str(memory)), YamlMemoryText())
    asked = [each.request for each in requests("development")]
    began = time.perf_counter()
    index.choose(_asking(asked[0]))
    built = time.perf_counter() - began
    time.sleep(1.1)
    walls, works, found = [], [], 0
    for request in asked * rounds:
        wall, work = time.perf_counter(), time.thread_time()
        found += bool(index.choose(_asking(request)).found)
        walls.append(1000 * (time.perf_counter() - wall))
        works.append(1000 * (time.thread_time() - work))
    if memories >= _ALL and found < len(walls) / 2:
        raise SystemExit(f"of {len(walls)} requests only {found} were given a memory; the times would say nothing")
    return {
        "memories": memories,
        "requests": len(walls),
        "after_a_pause_ms": after_a_pause(Project(str(memory.parent), str(memory)), asked[:20]),
        "build_s": round(built, 1),
        "wall_ms": _spread(walls),
        "cpu_ms": _spread(works),
    }


def after_a_pause(project: Project, asked: Sequence[str]) -> dict[str, float]:
    """Return the processor time of requests that come more than ten seconds apart: every file is looked at for each."""
    index = WarmRecall(project, YamlMemoryText(), look_seconds=0)
    index.choose(_asking(asked[0]))
    works = []
    for request in asked:
        work = time.thread_time()
        index.choose(_asking(request))
        works.append(1000 * (time.thread_time() - work))
    return _spread(works)


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Return both as figures with their promises."""
    shot = one_shot(folder, rounds or 20, memories=max(20, round(ONE_SHOT_MEMORIES * scale)))
    long = warm(folder, 5, max(20, round(WARM_MEMORIES * scale)))
    low, high = cast(list[float], shot["ratio_quartiles"])
    cpu, wall = (cast(dict[str, float], long[part]) for part in ("cpu_ms", "wall_ms"))
    figures = [Figure("one command, quartiles", Spread(float(str(shot["ratio"])), low, high), "times", most=MOST_RATIO)]
    for name, part, most in (("CPU", cpu, MOST_WARM_MS), ("on the clock", wall, None)):
        figures.append(
            Figure(f"warm, {name}, p50 to p99", Spread(part["p99"], part["p50"], part["p99"]), "ms", most=most)
        )
    pause = cast(dict[str, float], long["after_a_pause_ms"])
    name = "warm, more than 10 s after the last request, CPU, p50 to p99"
    figures.append(Figure(name, Spread(pause["p99"], pause["p50"], pause["p99"]), "ms"))
    title = f"recall over {shot['memories']:,} memories against the bare start of Python; warm, {long['memories']:,}"
    return Report(title, tuple(figures))


class _asking:
    """Choose for a request from whatever index is handed in."""

    def __init__(self, request: str) -> None:
        self._request = request

    def __call__(self, index: RecallIndex) -> Chosen:
        return choose(KeywordSelector(index), self._request, today="2026-11-30")


def _spread(values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        name: round(ordered[min(int(len(ordered) * share), len(ordered) - 1)], 1)
        for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))
    }


def _seconds(command: Sequence[str], env: dict[str, str], cwd: Path, holds: str = "") -> float:
    seconds, said = answered(command, env, cwd=cwd)
    if holds.encode() not in said:
        raise SystemExit(f"{' '.join(command)} did not give the memory it was asked for, but: {said[-500:]!r}")
    return seconds
