"""Import a library without modules that it imports and that memoryd never has it use: each would cost memory for good.

A module that a library can do without is absent: it goes its own way without it, as where it is not installed. One
that it cannot do without, and uses in functions that memoryd does not call, is hollow, but for what is named. What is
loaded already stays.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import ModuleType


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
        for name in mine:
            del modules[name]


def _hollow(name: str, holds: Mapping[str, object]) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(holds)
    return module
