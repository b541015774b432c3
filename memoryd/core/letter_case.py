"""Texts in small letters, as expressions that ignore the case compare them."""

from __future__ import annotations

_ODD = (("\u0130", "i"), ("\u0131", "i"), ("\u017f", "s"))
"""Letters that an expression takes for others in any case, and that `str.lower` leaves or makes longer."""


def lower(text: str) -> str:
    """Return a text in small letters, each at its place."""
    for odd, letter in () if text.isascii() else _ODD:
        text = text.replace(odd, letter)
    return text.lower()
