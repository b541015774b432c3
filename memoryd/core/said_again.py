"""Remember of what short texts something was found to be true, for people and tools say them again and again.

"go ahead", "commit and push", 继续, the name of a tool: to look one up takes a hundredth of what looking at it does.
Only what the test says yes to is kept, and little of it, so a test that says yes to plain words keeps no others.
"""

from __future__ import annotations

from collections.abc import Callable

LONGEST = 60
"""A text of more characters is seldom said again."""
MOST = 512


class SaidAgain:
    """Answer as `test` does, which must say the same of the same text always; safe from any thread."""

    def __init__(self, test: Callable[[str], bool]) -> None:
        self._test = test
        self._true: dict[str, None] = {}

    def __call__(self, text: str) -> bool:
        """Return what the test says of a text."""
        if text in self._true:
            return True
        found = self._test(text)
        if found and len(text) <= LONGEST:
            if len(self._true) >= MOST:
                self._true.clear()
            self._true[text] = None
        return found
