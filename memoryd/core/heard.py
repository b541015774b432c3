"""What a cue hears in a sentence, before anything is made of it."""

from __future__ import annotations

import re
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


_QUOTED = expression(r"`[^`\n]{1,200}`|\"[^\"\n]{1,200}\"|“[^”\n]{1,200}”|「[^」\n]{1,200}」|『[^』\n]{1,200}』")
