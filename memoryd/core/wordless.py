"""Take a person's words out of what is logged: quotations, and the names of memories, which are made of them."""

from __future__ import annotations

from hashlib import sha256

from memoryd.core.expressions import expression
from memoryd.core.model import MemoryType

_MARK_CHARACTERS = 8
_REMEDY = expression(r"(`memoryd [a-z]{1,20}) [^`]{1,300}`")
_QUOTES = ("“”", "「」", "『』")
# A memory's file: anything but what separates it from the sentence around it, and no longer than a name can be.
_FILE = expression(r"[^\s/:;,，；：]{1,255}\.md\b")
_INDEX = "MEMORY.md"


def without_words(text: str, but: str = "") -> str:
    """Return a message without what it quotes and with marks for the memory files it names, except for `but`."""
    text = impersonal(text)
    for quotes in _QUOTES:
        text = _blanked(text, *quotes)
    parts = text.split(but) if but else [text]
    return but.join(_FILE.sub(lambda match: file_mark(match[0]), part) for part in parts)


def impersonal(text: str) -> str:
    """Return a message whose commands stand for any memory, not for the one they name."""
    return _REMEDY.sub(r"\1 NAME`", text)


def _blanked(text: str, opening: str, closing: str) -> str:
    """Blank from the first opening mark to the last closing one: what is quoted may hold such marks itself."""
    start, end = text.find(opening), text.rfind(closing)
    return f"{text[: start + 1]}…{text[end:]}" if 0 <= start < end else text


def file_mark(file: str) -> str:
    """Return what stands for a memory's file: its type, where the name tells it, and a hash of its name.

    The index is everybody's and keeps its name.
    """
    if file == _INDEX:
        return file
    name = file.rpartition("/")[2]
    kind = next((f"{kind}-" for kind in MemoryType if name.startswith(f"{kind}-")), "")
    return f"{kind}#{sha256(name.encode('utf-8', 'surrogatepass')).hexdigest()[:_MARK_CHARACTERS]}.md"
