"""What a cue hears in a sentence, before anything is made of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from memoryd.core.expressions import expression


@dataclass(frozen=True)
class Cue:
    """A way people say that something lasts.

    `written` is a regular expression for a whole sentence, which names what is meant `rule`. `type` is the type of
    memory it makes, or "" where the words of the rule decide. `strict` asks that nothing in the rule or its reason may
    point at the work at hand; `proven` lets it, where the reason tells of harm already done. `reasoned` lets the reason
    tell what fails.
    """

    type: str
    written: str
    strict: bool = True
    proven: bool = False
    dated: bool = False
    reasoned: bool = False

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Return the compiled expression; all of them take half a second, which no start has to wait for."""
        return re.compile(self.written, re.IGNORECASE | re.DOTALL)


TOGETHER = 8
"""So many cues are one expression; more are no quicker, and to compile them takes megabytes that stay."""


class Ways:
    """Cues in the order in which they are tried, and few expressions that find the first that fits."""

    def __init__(self, cues: Sequence[Cue]) -> None:
        self._cues = tuple(cues)

    def fitting(self, clause: str) -> Sequence[Cue]:
        """Return the first cue that matches a clause and those behind it; none where none matches.

        Most clauses fit none, and joined expressions tell it in a tenth of the time that all of them take.
        """
        for joined in self._joined:
            if found := joined.match(clause):
                return self._cues[int((found.lastgroup or "_0")[1:]) :]
        return ()

    @cached_property
    def _joined(self) -> tuple[re.Pattern[str], ...]:
        written = [f"(?P<_{number}>{_NAME.sub('(?:', cue.written)})" for number, cue in enumerate(self._cues)]
        parts = ("|".join(written[at : at + TOGETHER]) for at in range(0, len(written), TOGETHER))
        return tuple(re.compile(part, re.IGNORECASE | re.DOTALL) for part in parts)


@dataclass(frozen=True, slots=True)
class Heard:
    """What was heard: the statement without its cue, the reason that was given, and where the words stand.

    It was `weighed` where no cue told it, and is `unlikely` where one did, and hardly a sentence like it lasted.
    """

    type: str
    statement: str
    why: str
    start: int
    end: int
    chinese: bool
    dated: bool = False
    weighed: bool = False
    unlikely: bool = False


def masked(text: str) -> str:
    """Return the text with what stands between quote marks or backticks blanked out, at the same length."""
    return _QUOTED.sub(lambda match: match[0][0] + "\u25a1" * (len(match[0]) - 2) + match[0][-1], text)


_NAME = expression(r"\(\?P<[a-z]+>")
_QUOTED = expression(r"`[^`\n]{1,200}`|\"[^\"\n]{1,200}\"|“[^”\n]{1,200}”|「[^」\n]{1,200}」|『[^』\n]{1,200}』")
