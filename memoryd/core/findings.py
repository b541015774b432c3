"""What a look at everything found: one fact each, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Grade(StrEnum):
    """Whether a finding is well, worth knowing, or in the way."""

    WELL = "well"
    NOTE = "note"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fact about an area; `remedy` says what to do, for all that is not well."""

    area: str
    grade: Grade
    what: str
    remedy: str = ""


def well(area: str, what: str) -> Finding:
    """Return something that is as it should be."""
    return Finding(area, Grade.WELL, what)


def note(area: str, what: str, remedy: str) -> Finding:
    """Return something worth knowing that stops nothing."""
    return Finding(area, Grade.NOTE, what, remedy)


def wrong(area: str, what: str, remedy: str) -> Finding:
    """Return something that is in the way."""
    return Finding(area, Grade.WRONG, what, remedy)


def from_line(area: str, line: str, grade: Grade = Grade.WRONG) -> Finding:
    """Return a line that says the cause and, behind the first semicolon, what to do."""
    what, _, remedy = line.partition("; ")
    return Finding(area, grade, what, remedy or "see `memoryd status` and the log")
