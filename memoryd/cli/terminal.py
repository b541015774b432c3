"""Print for a person or a pipe: colour on a terminal only, and nothing that a terminal would obey."""

from __future__ import annotations

import json
import os
import shutil
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TextIO

from memoryd.core import printable

_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}


class OutputError(OSError):
    """What is printed cannot be written: the disk is full, or whatever stands behind the output failed."""


class Terminal:
    """Where a command prints. Text from outside goes through `line` or `block` and comes out harmless."""

    def __init__(self, out: TextIO, env: Mapping[str, str] = os.environ) -> None:
        self._out = out
        self.interactive = out.isatty()
        self.colour = self.interactive and not env.get("NO_COLOR") and env.get("TERM") != "dumb"
        self._lines_left: int | None = None

    @property
    def width(self) -> int:
        """Return how many columns there are; a pipe has no end."""
        return shutil.get_terminal_size().columns if self.interactive else 10**9

    def line(self, *parts: str) -> None:
        """Print one line of parts that `styled` or `printable.line` have made safe; on a full `screen`, nothing."""
        if self._lines_left is not None:
            if self._lines_left <= 0:
                return
            self._lines_left -= 1
        self._write(" ".join(parts) + "\n", flush=self.interactive)

    def over(self, text: str) -> None:
        """Show one line of text of any origin in place of the line the cursor is in; only where a person looks on."""
        if self.interactive:
            self._write("\r\x1b[2K" + cut(printable.line(text), max(self.width - 1, 20)), flush=True)

    @contextmanager
    def screen(self) -> Iterator[None]:
        """Clear the screen and print no more lines than fit on it."""
        self._write("\x1b[H\x1b[2J", flush=False)
        self._lines_left = shutil.get_terminal_size().lines - 1
        try:
            yield
        finally:
            self._lines_left = None
            self.flush()

    def question(self, text: str) -> None:
        """Print what a person is asked, the cursor behind it."""
        self._write(self.styled(text) + " ", flush=True)

    def flush(self) -> None:
        """Write what is still held back."""
        self._write("", flush=True)

    def text(self, text: str) -> None:
        """Print text of any origin, its line breaks kept."""
        self.line(printable.block(text))

    def json(self, value: object) -> None:
        """Print a JSON value on one line; lone surrogates as escapes, other scripts as they are."""
        text = json.dumps(value, ensure_ascii=False)
        self.line(text if text.isprintable() else json.dumps(value))

    def styled(self, text: str, *styles: str) -> str:
        """Return text of any origin as one harmless line, in these styles where there is colour."""
        safe = printable.line(text)
        codes = ";".join(_CODES[style] for style in styles)
        return f"\x1b[{codes}m{safe}\x1b[0m" if self.colour and codes and safe else safe

    def paragraph(self, text: str, indent: int) -> None:
        """Print text of any origin, indented and wrapped where the screen ends; nothing of it is cut."""
        margin = " " * indent
        for row in self.rows(text, indent):
            self.line(margin + row)

    def rows(self, text: str, indent: int) -> list[str]:
        """Return text of any origin as harmless rows that fit behind an indent."""
        return wrap(printable.line(text), max(self.width - indent, 20))

    def table(self, rows: Iterable[tuple[str, ...]]) -> None:
        """Print rows in columns; the last one is cut where the screen ends."""
        safe = [tuple(printable.line(cell) for cell in row) for row in rows]
        widths = [max(map(columns, cells)) for cells in zip(*safe, strict=True)][:-1]
        for *cells, last in safe:
            padded = [cell + " " * (width - columns(cell)) for cell, width in zip(cells, widths, strict=True)]
            room = self.width - sum(widths) - 2 * len(widths)
            self.line("  ".join([*padded, cut(last, max(room, 20))]).rstrip())

    def _write(self, text: str, *, flush: bool) -> None:
        try:
            self._out.write(text)
            if flush:
                self._out.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputError(error.errno, error.strerror or str(error)) from error


def wrap(text: str, room: int) -> list[str]:
    """Return text as rows of at most `room` columns, broken between words; a longer word has a row of its own."""
    rows = [""]
    for word in text.split():
        longer = f"{rows[-1]} {word}".lstrip()
        if rows[-1] and columns(longer) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


def gist(text: str, room: int) -> str:
    """Return what stands in a text on one line, cut to `room` columns."""
    return cut(" ".join(text.split()), room)


def counted(count: int, one: str, many: str = "") -> str:
    """Return a number with the noun it needs, such as "1 turn" and "2 turns"."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def columns(text: str) -> int:
    """Return how many columns text takes: Chinese and emoji two, combining marks none."""
    return sum(_columns(character) for character in text)


def cut(text: str, room: int) -> str:
    """Return text that takes at most `room` columns, with a mark where it was cut."""
    if columns(text) <= room:
        return text
    taken = 0
    for place, character in enumerate(text):
        taken += _columns(character)
        if taken > room - 1:
            return text[:place] + "…"
    return text


def _columns(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
