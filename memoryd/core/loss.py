"""The ledger was lost: what is said about it until the person confirms."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Loss:
    """When the ledger was lost (seconds since 1970), why, and where what was left of it lies ("" for nowhere).

    `in_part`: it is still there, without what was done last.
    """

    at: float
    reason: str
    aside: str = ""
    in_part: bool = False


def told(loss: Loss, day: str) -> str:
    """Return one line on what was lost, what memoryd does meanwhile, and what the person can do."""
    left = f" (what is left of it: {loss.aside})" if loss.aside else ""
    lost = "part of the ledger was lost" if loss.in_part else "the ledger was lost"
    whence = "where it knows them to be" if loss.in_part else "their end"
    kept = "memories are kept as they are" + (" (what changed in them since counts as yours)" if loss.in_part else "")
    what = f"{lost} on {day}: {loss.reason}{left}; {kept}, transcripts go on from {whence}"
    how = "model calls wait for `memoryd resume`, and `memoryd backfill` reads again what was said before"
    return f"{what}, {how}"
