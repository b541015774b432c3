"""Tell a line in which each letter is spelt in one way only, but for its case: of English, Chinese and their marks."""

from __future__ import annotations

_MARKS = frozenset("，。、！？：；（）…")
_FIRST, _LAST = "\u4e00", "\u9fff"


def plainly_spelt(text: str) -> bool:
    """Tell whether a text is one line of ASCII, of Chinese letters and of common marks, with nothing that is not seen.

    An expression for that takes longer to compile than a thousand prompts to look at.
    """
    if text.isascii() or not text.isprintable():
        return text.isprintable()
    beyond = [letter for letter in {*text} - _MARKS if letter > "~"]
    return not beyond or (min(beyond) >= _FIRST and max(beyond) <= _LAST)
