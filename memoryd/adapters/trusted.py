"""The memory folders that are the person's own although git tracks them."""

from __future__ import annotations

from pathlib import Path

from memoryd.adapters.appended import Appended

_NOT = "not"


class Trusted:
    """Keep a list of memory folders in a file under the data folder, a JSON value a line; the last word counts.

    A string trusts a folder, `{"not": folder}` takes that back. A folder that memoryd wrote to before it was committed
    is on it; one that came with a clone is not. Other processes may add to the file at any time.
    """

    def __init__(self, path: Path) -> None:
        self._list = Appended[set[str]](path, set, _take)

    def has(self, memory: str) -> bool:
        """Tell whether a memory folder is trusted."""
        return memory in self._list.known()

    def add(self, memory: str) -> None:
        """Trust a memory folder from now on."""
        if not self.has(memory):
            self._list.add(memory)

    def remove(self, memory: str) -> None:
        """Trust a memory folder no more."""
        if self.has(memory):
            self._list.add({_NOT: memory})


def _take(word: object, folders: set[str]) -> None:
    if isinstance(word, str):
        folders.add(word)
    elif isinstance(word, dict):
        folders.discard(str(word.get(_NOT)))
