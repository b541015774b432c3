"""Import a library without modules that it imports and that memoryd never has it use: each would cost memory for good.

A module that a library can do without is absent: it goes its own way without it, as where it is not installed. One
that it cannot do without, and uses in functions that memoryd does not call, is hollow, but for what is named: whoever
asks more of it, as another version of the library may, gets it from the real one. What is loaded already stays.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any


@contextmanager
def importing(
    *, absent: Sequence[str] = (), hollow: Mapping[str, Mapping[str, object]] | None = None
) -> Iterator[None]:
    """Keep modules out of what is imported in the block; afterwards they can be imported as ever.

    For the start of a process: another thread that imports one of them meanwhile is kept from it as well.
    """
    kept_out: dict[str, ModuleType | None] = dict.fromkeys(absent)
    kept_out |= {name: _hollow(name, holds) for name, holds in (hollow or {}).items()}
    mine = {name: stand_in for name, stand_in in kept_out.items() if name not in sys.modules}
    # None is what the import system takes for "there is no such module"; its type does not say so.
    modules: dict[str, ModuleType | None] = sys.modules  # type: ignore[assignment]
    modules.update(mine)
    try:
        yield
    finally:
        for name, stand_in in mine.items():
            if modules.get(name) is stand_in:
                del modules[name]


def later(module: str, name: str) -> Callable[..., Any]:
    """Return a function for a hollow module to hold: the real one, which is loaded when it is called."""

    def call(*given: object, **named: object) -> object:
        return getattr(import_module(module), name)(*given, **named)

    return call


class _Hollow(ModuleType):
    """A module that loads the real one when it is asked for what it does not hold."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            # Python itself looks for some of these in every module.
            raise AttributeError(name)
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return getattr(import_module(self.__name__), name)


def _hollow(name: str, holds: Mapping[str, object]) -> ModuleType:
    module = _Hollow(name)
    vars(module).update(holds)
    return module
