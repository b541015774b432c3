"""The characters of scripts that set no space between words."""

from __future__ import annotations

RANGES = (
    (0x2E80, 0x2FDF),
    (0x3005, 0x3007),
    (0x3021, 0x3029),
    (0x3031, 0x3035),
    (0x3038, 0x303B),
    (0x3040, 0x30FF),
    (0x3100, 0x312F),
    (0x31A0, 0x31BF),
    (0x31F0, 0x31FF),
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xAC00, 0xD7AF),
    (0xF900, 0xFAFF),
    (0xFF66, 0xFF9F),
    (0x20000, 0x3FFFF),
)
"""First and last of each block: Chinese, Japanese and Korean; full-width punctuation is not among them."""

CLASS = "".join(f"{chr(first)}-{chr(last)}" for first, last in RANGES)
"""The same as the inside of a regular expression's character class."""
_FIRST = RANGES[0][0]


def is_cjk(character: str) -> bool:
    """Tell whether a character belongs to a script that sets no space between words."""
    code = ord(character)
    if 0x4E00 <= code <= 0x9FFF:
        return True
    return code >= _FIRST and any(first <= code <= last for first, last in RANGES)


def has_cjk(text: str) -> bool:
    """Tell whether any character of a text belongs to such a script."""
    return not text.isascii() and any(map(is_cjk, text))
