"""What a benchmark has found, and how it is shown: figures with their spread, a table, the machine they are from."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of several rounds, with the least and the most."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, found: Sequence[float]) -> Spread:
        """Return the spread of what was found, round by round."""
        return cls(statistics.median(found), min(found), max(found))


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that was measured, in `unit`; `most` (or `least`) is what is promised of its median, if anything is."""

    what: str
    value: Spread
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def kept(self) -> bool:
        """Tell whether the promise, if there is one, is kept."""
        low = self.least is None or self.value.median >= self.least
        return low and (self.most is None or self.value.median <= self.most)


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of one benchmark, what it is a measure of, and what could not be compared, with the reason."""

    title: str
    figures: tuple[Figure, ...]
    missing: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def kept(self) -> bool:
        """Tell whether all promises are kept."""
        return all(figure.kept for figure in self.figures)


def table(report: Report) -> str:
    """Return a report as a markdown table, with what it lacks below."""
    lines = [f"| {report.title} | median (least to most) | promised |", "|---|---|---|"]
    lines += [f"| {one.what} | {_shown(one)} | {_promise(one)} |" for one in report.figures]
    lines += [f"\nnot compared: {missing}" for missing in report.missing]
    lines += [f"\n{note}" for note in report.notes]
    return "\n".join(lines)


def as_json(report: Report) -> dict[str, object]:
    """Return a report as what goes into a JSON file."""
    return {
        "title": report.title,
        "kept": report.kept,
        "figures": [
            {
                "what": one.what,
                "unit": one.unit,
                "median": one.value.median,
                "least": one.value.least,
                "most": one.value.most,
                "promised_most": one.most,
                "promised_least": one.least,
                "kept": one.kept,
            }
            for one in report.figures
        ],
        "missing": list(report.missing),
        "notes": list(report.notes),
    }


def machine() -> str:
    """Return what the figures were measured on."""
    cores = f"{os.cpu_count()} cores{_processor()}"
    return f"{platform.system()} {platform.machine()}, {cores}, Python {platform.python_version()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return ""
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f" ({names[0]})" if names else ""


def _shown(one: Figure) -> str:
    value = one.value
    spread = f" ({_number(value.least)} to {_number(value.most)})" if value.least != value.most else ""
    return f"{_number(value.median)}{spread} {one.unit}".rstrip()


def _number(value: float) -> str:
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f}"


def _promise(one: Figure) -> str:
    parts = [
        f"{word} {bound:g}" for word, bound in (("at most", one.most), ("at least", one.least)) if bound is not None
    ]
    return f"{' and '.join(parts)}{'' if one.kept else ': NOT kept'}" if parts else ""
