"""A benchmark that cannot measure."""

from __future__ import annotations

from pathlib import Path

from benchmarks.report import Report


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Fail as one does that has no daemon."""
    raise SystemExit("the daemon ended before it was ready")
