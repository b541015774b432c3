"""Memories that an agent wrote, marked as such: nothing in them is the person's word."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from memoryd.core.model import Folder, Memory

KEY = "trust"
ASSISTANT = "assistant"


def is_agents(memory: Memory) -> bool:
    """Tell whether a memory rests on an agent's words alone."""
    return (KEY, ASSISTANT) in memory.extra


def marked(folder: Folder, files: Collection[str]) -> Folder:
    """Return the folder with the memories in these files marked as an agent's; the files stay as they are."""
    if not files:
        return folder
    return replace(folder, memories=tuple(_marked(m) if m.file in files else m for m in folder.memories))


def _marked(memory: Memory) -> Memory:
    rest = tuple(pair for pair in memory.extra if pair[0] != KEY)
    # What an agent wrote without front matter is not a person's handwriting.
    return replace(memory, extra=(*rest, (KEY, ASSISTANT)), pinned=False, always=False)
