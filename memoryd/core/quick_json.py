"""JSON without what `json` loads beside it: its regular expressions take longer to load than a search takes.

`_json` is the module that does the work for `json`, with the same values and errors. Where a Python has none of that
name, it is `json`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BLANKS = " \t\n\r"


def loaded(text: str) -> object:
    """Return what a JSON text holds; a ValueError where it is none, a RecursionError where it is nested too deep."""
    how: Any = _Plain
    try:
        from _json import make_scanner

        scan = make_scanner(how)
    except (ImportError, AttributeError):
        # AttributeError: a later one asks for more.
        import json

        return json.loads(text)
    body = text.strip(_BLANKS)
    try:
        value, end = scan(body, 0)
    except StopIteration as error:
        raise ValueError(f"no JSON: expecting a value at character {error.value}") from None
    except SystemError:
        # Python 3.11 and before look for the error to raise in `json`, and fail over it where that is not loaded.
        raise ValueError("no JSON: a value is broken") from None
    if end != len(body):
        raise ValueError(f"no JSON: more after its end at character {end}")
    return value


def quoted(text: str) -> str:
    """Return a text as a JSON string of ASCII."""
    try:
        from _json import encode_basestring_ascii
    except ImportError:
        import json

        return json.dumps(text)
    return encode_basestring_ascii(text)


class _Plain:
    """What the scanner asks how to make values: as `json.loads` does by itself."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float
