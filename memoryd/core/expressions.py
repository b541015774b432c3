"""Regular expressions that are compiled when they are first asked.

memoryd holds four hundred of them, which take a third of a second to compile. Most runs ask none: `--help`, a list, a
daemon where nothing is said. So a module that names one pays nothing for it, and the first to ask pays once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import Any, AnyStr, cast

from memoryd.core.letter_case import lower

SPACE = "·"
"""What stands for a space where pieces of words are written in a row."""


def expression(written: AnyStr, flags: int = 0, needs: str = "") -> re.Pattern[AnyStr]:
    """Return a regular expression to keep in a module; what it was written as is compiled when it is first asked.

    It has all that a compiled one has, and is asked by its methods: the functions of `re` do not take it. A match's own
    `re` is the compiled one, never this. One that takes long to compile may name what it `needs`: pieces in small
    letters, with `·` for a space, one of which stands in whatever it matches. Until a text holds one it finds nothing,
    uncompiled.
    """
    return cast("re.Pattern[AnyStr]", Expression(written, flags, needs))


class Expression:
    """What stands for a compiled expression, and hands on whatever it is asked."""

    def __init__(self, written: str | bytes, flags: int, needs: str = "") -> None:
        self.pattern = written
        self._needs = needs
        self._flags = flags

    @cached_property
    def compiled(self) -> re.Pattern[Any]:
        """Return what all is handed on to."""
        return re.compile(self.pattern, self._flags)

    @cached_property
    def needs(self) -> tuple[str, ...]:
        """Return the pieces of which one stands in whatever matches; none are known of most expressions."""
        return tuple(piece.replace(SPACE, " ") for piece in self._needs.split())

    def __getattr__(self, name: str) -> Any:
        """Keep what was asked for: the next time it is found without coming here."""
        if name.startswith("_"):
            # Of copying and pickling, which ask before there is anything to compile.
            raise AttributeError(name)
        if self._needs and name in _FINDS_NOTHING and "compiled" not in self.__dict__:
            asked = self._needing(name)
        else:
            asked = getattr(self.compiled, name)
        setattr(self, name, asked)
        return asked

    def _needing(self, name: str) -> Callable[..., Any]:
        """Return what answers without compiling as long as nothing is found, for what must be there is not."""
        needs, found_nothing = self.needs, _FINDS_NOTHING[name]

        def ask(text: str, *place: int) -> Any:
            said = lower(text)
            for piece in needs:
                if piece in said:
                    asked = getattr(self.compiled, name)
                    setattr(self, name, asked)
                    return asked(text, *place)
            return found_nothing()

        return ask


_FINDS_NOTHING: dict[str, Callable[[], object]] = {
    "match": lambda: None,
    "search": lambda: None,
    "fullmatch": lambda: None,
    "finditer": lambda: iter(()),
    "findall": list,
}
