"""Take what is wanted out of JSON that may hold anything; what has another shape counts as absent."""

from __future__ import annotations

from collections.abc import Mapping

MAX_NUMBER = 2**53
_NOTHING: Mapping[str, object] = {}


def text(value: object) -> str:
    """Return a string as it is, anything else as ""."""
    return value if isinstance(value, str) else ""


def mapping(value: object) -> Mapping[str, object]:
    """Return an object as it is, anything else as an empty one."""
    return value if isinstance(value, dict) else _NOTHING


def mappings(value: object) -> tuple[Mapping[str, object], ...]:
    """Return the objects of a list; what else it holds is left out."""
    return tuple(item for item in value if isinstance(item, dict)) if isinstance(value, list) else ()


def number(value: object) -> float | None:
    """Return a finite number (true and false are none), anything else as None."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    # A comparison before the conversion: whole numbers in JSON can be larger than any float.
    return float(value) if -MAX_NUMBER <= value <= MAX_NUMBER else None


def blocks(content: object) -> tuple[Mapping[str, object], ...]:
    """Return message content as a list of blocks, as most models' interfaces have it; a string is one text block."""
    if isinstance(content, str):
        return ({"type": "text", "text": content},)
    if isinstance(content, dict):
        return (content,)
    if not isinstance(content, list):
        return ()
    return tuple(
        {"type": "text", "text": item} if isinstance(item, str) else item
        for item in content
        if isinstance(item, str | dict)
    )
