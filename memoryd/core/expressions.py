"""Regular expressions that are compiled when they are first asked.

memoryd holds four hundred of them, which take a third of a second to compile. Most runs ask none: `--help`, a list, a
daemon where nothing is said. So a module that names one pays nothing for it, and the first to ask pays once.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, AnyStr, cast


def expression(written: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return a regular expression to keep in a module; what it was written as is compiled when it is first asked.

    It has all that a compiled one has, and is asked by its methods: the functions of `re` do not take it. A match's own
    `re` is the compiled one, never this.
    """
    return cast("re.Pattern[AnyStr]", Expression(written, flags))


class Expression:
    """What stands for a compiled expression, and hands on whatever it is asked."""

    def __init__(self, written: str | bytes, flags: int) -> None:
        self.pattern = written
        self._flags = flags

    @cached_property
    def compiled(self) -> re.Pattern[Any]:
        """Return what all is handed on to."""
        return re.compile(self.pattern, self._flags)

    def __getattr__(self, name: str) -> Any:
        """Keep what was asked for: the next time it is found without coming here."""
        if name.startswith("_"):
            # Of copying and pickling, which ask before there is anything to compile.
            raise AttributeError(name)
        asked = getattr(self.compiled, name)
        setattr(self, name, asked)
        return asked
