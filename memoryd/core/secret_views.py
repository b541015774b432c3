"""Look at a text as a reader of keys does: without characters that show nothing, and across the ends of lines."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from memoryd.core.expressions import expression
from memoryd.core.secret_values import COVERED, goes_on_like_chance

PLACEHOLDER = expression(r"\[REDACTED:[a-z_]{1,20}:[0-9a-f]{4}\]")
_SHOWS_NOTHING = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufdd0\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e01ef"
)
# Both begin with one of a set of characters, which a search passes over much quicker than over anything else.
_UNSEEN = expression(
    rf"[\[{_SHOWS_NOTHING}](?:(?<=\[)REDACTED:[a-z_]{{1,20}}:[0-9a-f]{{4}}\]|(?<!\[)[{_SHOWS_NOTHING}]*+)"
)
_BREAK = expression(
    r"[\\\r\n\x0b\x0c\x85\u2028\u2029\"'`](?<=[A-Za-z0-9_\-+/=.][\s\S])(?:"
    r"(?:(?:(?<=\\)(?:\r\n?|[\n\x0b\x0c\x85\u2028\u2029])|(?<=\r)\n?|(?<=[\n\x0b\x0c\x85\u2028\u2029]))[ \t>|]{0,16}"
    r"|(?<=\\)(?:r\\)?n)(?=[A-Za-z0-9_\-+/=.])"
    # The parts of a text that code puts together: "…" + "…", and "…" on the line below "…".
    r"|(?:(?<=\\)[\"'`]|(?<=[\"'`]))[ \t]{0,4}(?:[+.\\&][ \t]{0,4}(?:\r?\n[ \t]{0,40})?"
    r"|\r?\n[ \t]{0,40}(?:[+.&][ \t]{0,4})?)"
    r"[rbuf]?\\?[\"'`](?=[A-Za-z0-9_\-+/=.]))"
)
_REST = expression(r"[A-Za-z0-9_\-+/.]{1,300}+=*+(?![=:(\[])")
_MOST_BREAKS = 40


@dataclass(frozen=True, slots=True)
class View:
    """A text with pieces left out. `cuts` are where they were, `skipped` how much is left out up to each of them.

    Of a placeholder its last character is left, which shows as `COVERED`.
    """

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

    def cut_at(self, place: int) -> bool:
        """Tell whether something was left out right before this place."""
        number = bisect_left(self.cuts, place)
        return number < len(self.cuts) and self.cuts[number] == place

    def _before(self, place: int) -> int:
        number = bisect_left(self.cuts, place)
        return self.skipped[number - 1] if number else 0


def seen(text: str) -> View:
    """Return a text as it shows, without zero-width and other unseen characters, and with a sign for a placeholder."""
    if not text.isascii():
        return _without(_UNSEEN.finditer(text), text)
    return _without(PLACEHOLDER.finditer(text), text) if "[REDACTED:" in text else View(text)


def joined(text: str) -> View:
    """Return a text with those ends of lines left out that can stand within a key, escaped ones (`\\n`) too."""
    return _without(_BREAK.finditer(text), text)


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


def _without(left_out: Iterable[re.Match[str]], text: str) -> View:
    parts: list[str] = []
    cuts: list[int] = []
    skipped: list[int] = []
    done = gone = 0
    for match in left_out:
        start, end = match.span()
        covered = text.startswith("[", start)
        parts += (text[done:start], COVERED) if covered else (text[done:start],)
        cuts.append(start - gone)
        gone += end - start - covered
        skipped.append(gone)
        done = end
    return View("".join(parts) + text[done:], tuple(cuts), tuple(skipped)) if cuts else View(text)
