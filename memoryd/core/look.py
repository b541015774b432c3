"""One look at a memory folder: what is not as the look before found it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from memoryd.core.model import Broken, Folder, Memory


@dataclass(frozen=True, slots=True)
class Look:
    """What a look at a memory folder found, told by what changed, so that it costs what changed.

    `there` tells whether the folder exists; of one that does not, nothing else is known. `changed` holds each file that
    is new or different, as it is now, and `gone` the names of those that are not there any more. The `first` look has
    nothing before it: all that is there is new.

    What has not changed is asked for: `whole` returns everything the folder holds, which costs what it holds, `item`
    one file of it (None where it is not there), and `holds` tells whether any memory has a SHA-256.
    """

    there: bool
    changed: tuple[Memory | Broken, ...]
    gone: tuple[str, ...]
    first: bool
    whole: Callable[[], Folder]
    item: Callable[[str], Memory | Broken | None]
    holds: Callable[[str], bool]

    @classmethod
    def nowhere(cls, *, first: bool) -> Look:
        """Return what is found of a folder that does not exist."""
        return cls(
            there=False, changed=(), gone=(), first=first, whole=Folder, item=lambda file: None,
            holds=lambda digest: False,
        )  # fmt: skip

    @property
    def memories(self) -> tuple[Memory, ...]:
        """Return the memories among what changed."""
        return tuple(item for item in self.changed if isinstance(item, Memory))

    @property
    def broken(self) -> tuple[Broken, ...]:
        """Return the broken files among what changed."""
        return tuple(item for item in self.changed if isinstance(item, Broken))

    @property
    def anything(self) -> bool:
        """Tell whether anything is not as it was."""
        return bool(self.changed or self.gone)
