"""What was spent, added up the way a person asks for it: by day, project, model, purpose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Literal

Side = Literal["day", "project", "model", "purpose"]
SIDES: tuple[Side, ...] = ("day", "project", "model", "purpose")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sums:
    """Calls, tokens, US dollars, and the memories that were kept for them.

    `open` counts the calls among them whose end nobody knows: they count as the most they can have taken, and their
    tokens are in `tokens` only. `cache_read` and `cache_write` are not in `input`.
    """

    calls: int = 0
    open: int = 0
    input: int = 0
    output: int = 0
    cache_read: int = 0
    cache_write: int = 0
    tokens: int = 0
    usd: float = 0.0
    kept: int = 0

    @property
    def tokens_per_kept(self) -> int | None:
        """Return tokens for each kept memory, None when none was kept."""
        return round(self.tokens / self.kept) if self.kept else None

    def as_json(self) -> dict[str, object]:
        """Return the sums as JSON-able values."""
        values: dict[str, object] = {each.name: getattr(self, each.name) for each in fields(self)}
        return values | {"tokens_per_kept": self.tokens_per_kept}


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What one model took on one day for one project and purpose; `day` is an ISO date where the person is."""

    day: str
    project: str
    model: str
    purpose: str
    sums: Sums


def total(entries: Iterable[Entry]) -> Sums:
    """Return all of it."""
    added = [entry.sums for entry in entries]
    return Sums(**{each.name: sum(getattr(sums, each.name) for sums in added) for each in fields(Sums)})


def by(side: Side, entries: Sequence[Entry]) -> tuple[tuple[str, Sums], ...]:
    """Return it apart by day (the newest first), or by project, model or purpose (the dearest first)."""
    names = dict.fromkeys(getattr(entry, side) for entry in entries)
    parts = [(name, total(entry for entry in entries if getattr(entry, side) == name)) for name in names]
    if side == "day":
        return tuple(sorted(parts, key=lambda part: part[0], reverse=True))
    return tuple(sorted(parts, key=lambda part: (-part[1].usd, -part[1].tokens, part[0])))
