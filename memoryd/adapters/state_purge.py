"""Remove a text from what lies beside the ledger in the state folder: texts under edit, notes, what recall keeps."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterator
from itertools import chain, count
from pathlib import Path

from memoryd.adapters import atomic, beneath, hook_failures, recall_keeping, use_line
from memoryd.adapters.beneath import Unfit, told
from memoryd.adapters.ledger import second_copy
from memoryd.core.errors import StoreUnavailable
from memoryd.core.purged_words import without, words_of

MOST_BYTES = 256 * 1024 * 1024
"""What is larger was not written by memoryd: it is told, and not read."""
_DAMAGED = ".damaged-"
_WHOLE = "a damaged ledger: what is in it cannot be told, so it goes whole"
_LINES = (use_line.NAME, hook_failures.NAME)
"""How the files begin whose lines are notes, each by itself."""
_NAME_COVER = "purged"


class StatePurge:
    """PurgeState on disk: every file below `folder`, found by looking, so that no new one is forgotten.

    Left alone are `left`, names in the folder itself, and the ledger (its name) and what is written anew with it.
    """

    def __init__(self, folder: Path, ledger: str, left: Collection[str] = ()) -> None:
        self._folder = folder
        self._ledger = ledger
        own = (ledger, *(ledger + ending for ending in ("-wal", "-shm", "-journal")), second_copy.NAME)
        self._left = frozenset((*own, *left))

    def holding(self, words: str) -> tuple[str, ...]:
        """Return the files that hold the text, are named by it, or go because they may hold it."""
        return tuple(f"{path} ({_WHOLE})" if self._is_damaged(path) else str(path) for path in self._held(words))

    def purge(self, words: str) -> int:
        """Remove the text from every file; returns how many held it, or went because they may have held it."""
        held = list(self._held(words))
        for path in held:
            with told(str(path)):
                if self._is_damaged(path) or self._is_of_recall(path):
                    # What recall keeps is made anew when it is asked.
                    path.unlink(missing_ok=True)
                else:
                    self._cover(path, words)
        return len(held)

    def _held(self, words: str) -> Iterator[Path]:
        for path in self._files():
            if self._is_damaged(path) or self._name(path, words) != path.name or _holds(path, words):
                yield path

    def _files(self) -> Iterator[Path]:
        """Yield every file; links and what is no file are passed over."""
        with told(str(self._folder)):
            for parent, folders, files in os.walk(self._folder, onerror=_raised):
                left = self._left if Path(parent) == self._folder else frozenset[str]()
                folders[:] = sorted(set(folders) - left)
                for path in (Path(parent, name) for name in sorted(set(files) - left)):
                    if path.is_file() and not path.is_symlink():
                        yield path

    def _name(self, path: Path, words: str) -> str:
        """Return the name a file has without the text; those in the folder itself have fixed ones."""
        if path.parent == self._folder:
            return path.name
        return without(path.name.replace("%2F", "/"), words, _NAME_COVER).replace("/", "%2F")

    def _is_damaged(self, path: Path) -> bool:
        return path.parent == self._folder and path.name.startswith(self._ledger + _DAMAGED)

    def _is_of_recall(self, path: Path) -> bool:
        return self._folder / recall_keeping.FOLDER in path.parents

    def _cover(self, path: Path, words: str) -> None:
        """Cover the text in a file's words, or leave out the lines of notes that hold it, and give it another name."""
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            content = _read(path)
            if path.name.startswith(_LINES):
                clear = _kept_lines(content, words)
            else:
                clear = without(_text(content), words).encode("utf-8", "surrogateescape")
            name = _free(path, self._name(path, words))
            if clear != content or name != path.name:
                atomic.write(folder, name, clear)
            if name != path.name:
                os.unlink(path.name, dir_fd=folder)
                os.fsync(folder)
        except FileNotFoundError:
            return
        finally:
            os.close(folder)


def _holds(path: Path, words: str) -> bool:
    content = _read(path)
    if path.name.startswith(_LINES):
        return _kept_lines(content, words) != content
    return words in words_of(_text(content))


def _kept_lines(content: bytes, words: str) -> bytes:
    """Return the notes without those that hold the text: they are signs of use and of failure, and nobody's words."""
    return b"".join(line for line in content.splitlines(keepends=True) if words not in words_of(_unescaped(line)))


def _unescaped(line: bytes) -> str:
    """Return a line of JSON with its characters as they are, any other line as it is."""
    try:
        return json.dumps(json.loads(line), ensure_ascii=False)
    except (ValueError, RecursionError):
        return _text(line)


def _free(path: Path, name: str) -> str:
    if name == path.name:
        return name
    names = chain((name,), (f"{number}-{name}" for number in count(2)))
    return next(each for each in names if not os.path.lexists(path.with_name(each)))


def _read(path: Path) -> bytes:
    """Return a file's bytes, none where it is gone by now."""
    with told(str(path)):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            return beneath.read(folder, path.name, MOST_BYTES)
        except FileNotFoundError:
            return b""
        except Unfit as error:
            raise StoreUnavailable(f"{path}: {error}", "look at it and remove it, then purge again") from error
        finally:
            os.close(folder)


def _text(content: bytes) -> str:
    return content.decode("utf-8", "surrogateescape")


def _raised(error: OSError) -> None:
    raise error
