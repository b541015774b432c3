"""A mark in the memory files of a shared folder: to the byte, what stands here was written by a memoryd.

Others get such a file by git, and their journal does not know who wrote it. The mark is a hash of all the rest of the
file, so that it holds no more once anybody types a character. It tells what was typed from what was not, among people
who mean well; it is no secret, and nothing is believed for its sake.
"""

from __future__ import annotations

import re
from hashlib import sha256

from memoryd.core import frontmatter
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.expressions import expression
from memoryd.core.front_lines import with_keys

KEY = "seal"
_CHARACTERS = 20
_LINE = expression(rf"^{KEY}: (m[0-9a-f]{{{_CHARACTERS}}})\r?$", re.MULTILINE)


def sealed(text: str) -> str:
    """Return the text of a memory file with the mark of what it says; as it is where the mark would find no place."""
    plain = unsealed(text)
    marked = with_keys(plain, {KEY: _mark(plain)})
    try:
        frontmatter.split("", marked)
    except MemoryCorrupt:
        return plain
    return marked


def unsealed(text: str) -> str:
    """Return the text of a memory file without its mark."""
    return with_keys(text, {KEY: ""}) if f"\n{KEY}:" in text else text


def holds(content: bytes) -> bool | None:
    """Tell whether a file's bytes are what its mark says, None where it has none; git may have changed line ends."""
    try:
        text = content.decode("utf-8")
        front = frontmatter.split("", text).front
    except (UnicodeDecodeError, MemoryCorrupt):
        return None
    if f"\n{KEY}:" not in f"\n{front}":
        return None
    found = _LINE.search(front or "")
    return found is not None and found[1] == _mark(with_keys(text, {KEY: ""}))


def _mark(text: str) -> str:
    plain = text.replace("\r\n", "\n").encode("utf-8", "replace")
    # A letter in front, or YAML might take it for a number.
    return f"m{sha256(plain).hexdigest()[:_CHARACTERS]}"
