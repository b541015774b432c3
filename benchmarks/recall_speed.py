"""How long recall takes: one shot beside the bare start of Python, and warm in a process."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.recall_sets import requests, write_many
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.recall_warm import WarmRecall
from memoryd.core.model import Project
from memoryd.core.recall import Chosen
from memoryd.pipeline.recalling import KeywordSelector, choose
from memoryd.ports.recalling import RecallIndex

ONE_SHOT_MEMORIES = 1_000
WARM_MEMORIES = 10_000
_REQUEST = "退款多久能到账"


def one_shot(folder: Path, rounds: int, python: str = sys.executable) -> dict[str, object]:
    """Return how many times as long as the bare start of Python a recall over 1,000 memories takes, in turns."""
    project = folder / "home" / "shop"
    write_many(project / ".memory", ONE_SHOT_MEMORIES)
    root = str(Path(__file__).resolve().parent.parent)
    env = {"PATH": os.environ["PATH"], "HOME": str(folder / "home"), "LANG": "C.UTF-8", "PYTHONPATH": root}
    # A file that is younger than the clock's tick is read again each time.
    time.sleep(1.1)
    bare, recall = [python, "-c", "pass"], [python, "-m", "memoryd", "recall", _REQUEST]
    first = _seconds(recall, env, project)
    times: list[tuple[float, float]] = []
    for _ in range(rounds):
        times.append((_seconds(bare, env, project), _seconds(recall, env, project)))
    ratios = sorted(answer / start for start, answer in times)
    return {
        "memories": ONE_SHOT_MEMORIES,
        "rounds": rounds,
        "bare_ms": round(1000 * statistics.median(start for start, _ in times), 1),
        "recall_ms": round(1000 * statistics.median(answer for _, answer in times), 1),
        "first_ms": round(1000 * first),
        "ratio": round(statistics.median(ratios), 2),
        "ratio_quartiles": [round(ratios[len(ratios) // 4], 2), round(ratios[3 * len(ratios) // 4], 2)],
    }


def warm(folder: Path, rounds: int) -> dict[str, object]:
    """Return how long a request over 10,000 memories takes in a process that has its index, in milliseconds."""
    memory = folder / "many" / ".memory"
    write_many(memory, WARM_MEMORIES)
    index = WarmRecall(Project(str(memory.parent), str(memory)), YamlMemoryText())
    asked = [each.request for each in requests("development")]
    began = time.perf_counter()
    index.choose(_asking(asked[0]))
    built = time.perf_counter() - began
    time.sleep(1.1)
    walls, works = [], []
    for request in asked * rounds:
        wall, work = time.perf_counter(), time.thread_time()
        index.choose(_asking(request))
        walls.append(1000 * (time.perf_counter() - wall))
        works.append(1000 * (time.thread_time() - work))
    return {
        "memories": WARM_MEMORIES,
        "requests": len(walls),
        "build_s": round(built, 1),
        "wall_ms": _spread(walls),
        "cpu_ms": _spread(works),
    }


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


def _seconds(command: Sequence[str], env: dict[str, str], cwd: Path) -> float:
    began = time.perf_counter()
    subprocess.run(command, env=env, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began
