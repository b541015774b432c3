"""Make any text safe to show in a terminal or a log line.

Memories, names and transcripts come from outside. An escape sequence in them could clear the screen, set a window
title or hide words; a bidirectional override could show a path that is another one.
"""

from __future__ import annotations

import re

from memoryd.core.expressions import expression

_UNSAFE = expression(
    "[\x00-\x1f\x7f-\x9f"  # C0 and C1 controls, the escape character among them
    "\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff"  # bidirectional and invisible marks
    "\u2028\u2029"  # line separators
    "\ud800-\udfff"  # lone surrogates, which no terminal encoding can write
    "\U000e0000-\U000e007f]"  # tag characters
)


def line(text: str) -> str:
    """Return `text` on one line, each control, invisible or unwritable character as a visible escape."""
    return _UNSAFE.sub(_escaped, text)


def block(text: str) -> str:
    """Return `text` with its line breaks and tabs, everything else as in `line`; CRLF becomes LF."""
    return "\n".join("\t".join(line(cell) for cell in row.split("\t")) for row in _rows(text))


def _rows(text: str) -> list[str]:
    return text.replace("\r\n", "\n").split("\n")


def _escaped(match: re.Match[str]) -> str:
    code = ord(match.group())
    if match.group() in _NAMED:
        return _NAMED[match.group()]
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


_NAMED = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
