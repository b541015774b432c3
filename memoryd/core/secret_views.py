"""Look at a text as a reader of keys does: without characters that show nothing, and across the ends of lines."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.core.expressions import expression
from memoryd.core.secret_values import goes_on_like_chance

_UNSEEN = expression(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e01ef]+"
)
_BREAK = expression(
    r"(?<=[A-Za-z0-9_\-+/=.])(?:\\?(?:\r\n?|[\n\x0b\x0c\x85\u2028\u2029])[ \t>|]{0,16}|(?:\\r)?\\n)"
    r"(?=[A-Za-z0-9_\-+/=.])"
    # The parts of a text that code puts together: "…" + "…", and "…" on the line below "…".
    r"|(?<=[A-Za-z0-9_\-+/=.])\\?[\"'`][ \t]{0,4}(?:[+.\\&][ \t]{0,4}(?:\r?\n[ \t]{0,40})?"
    r"|\r?\n[ \t]{0,40}(?:[+.&][ \t]{0,4})?)"
    r"[rbuf]?\\?[\"'`](?=[A-Za-z0-9_\-+/=.])"
)
_REST = expression(r"[A-Za-z0-9_\-+/.]{1,300}+=*+(?![=:(\[])")
_MOST_BREAKS = 40


@dataclass(frozen=True, slots=True)
class View:
    """A text with pieces left out. `cuts` are where they were, `skipped` how much is left out up to each of them."""

    text: str
    cuts: tuple[int, ...] = ()
    skipped: tuple[int, ...] = ()

    def origin(self, start: int, end: int) -> tuple[int, int]:
        """Return where `text[start:end]` stands in the whole text, with what was left out within it."""
        return start + self._before(start + 1), end + self._before(end)

    def breaks(self, start: int, end: int) -> Sequence[int]:
        """Return the first cuts inside of `text[start:end]`, not those at its ends."""
        first = bisect_left(self.cuts, start + 1)
        return self.cuts[first : min(bisect_left(self.cuts, end), first + _MOST_BREAKS)]

    def _before(self, place: int) -> int:
        number = bisect_left(self.cuts, place)
        return self.skipped[number - 1] if number else 0


def seen(text: str) -> View:
    """Return a text as it shows, without zero-width and other unseen characters."""
    return _without(_UNSEEN, text)


def joined(text: str) -> View:
    """Return a text with those ends of lines left out that can stand within a key, escaped ones (`\\n`) too."""
    return _without(_BREAK, text)


def end_of_broken(view: View, pattern: re.Pattern[str], start: int, end: int) -> int:
    """Return where a key ends that was found in a joined view across ends of lines.

    It ends with a line where it is whole, unless the next one goes on like chance.
    """
    for cut in view.breaks(start, end):
        whole = pattern.match(view.text, start, cut)
        if whole and whole.end() == cut and not _goes_on(view, cut):
            return cut
    return end


def _goes_on(view: View, cut: int) -> bool:
    number = bisect_left(view.cuts, cut) + 1
    rest = _REST.match(view.text, cut, view.cuts[number] if number < len(view.cuts) else len(view.text))
    return rest is not None and goes_on_like_chance(rest.group())


def _without(pattern: re.Pattern[str], text: str) -> View:
    parts: list[str] = []
    cuts: list[int] = []
    skipped: list[int] = []
    done = left_out = length = 0
    for match in pattern.finditer(text):
        parts.append(text[done : match.start()])
        length += match.start() - done
        left_out += match.end() - match.start()
        cuts.append(length)
        skipped.append(left_out)
        done = match.end()
    return View("".join(parts) + text[done:], tuple(cuts), tuple(skipped)) if cuts else View(text)
