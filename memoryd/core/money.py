"""Write an amount of money so that it can be told from nothing and from another."""

from __future__ import annotations

from math import floor, log10

_CENT, _LEAST = 0.01, 1e-9


def dollars(amount: float) -> str:
    """Return US dollars with cents, and two figures of what is less than one: `$0.00`, `$0.0043`, `$1.50`."""
    if abs(amount) < _LEAST:
        return "$0.00"
    places = 2 if abs(amount) >= _CENT else 1 - floor(log10(abs(amount)))
    whole, _, part = f"{amount:,.{places}f}".partition(".")
    return f"${whole}.{part[:2]}{part[2:].rstrip('0')}"
