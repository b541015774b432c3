"""Memories that an agent wrote, marked as such: nothing in them is the person's word."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from memoryd.core.model import Folder, Memory, MemoryType, Speaker

KEY = "trust"
ASSISTANT = "assistant"


def is_agents(memory: Memory) -> bool:
    """Tell whether a memory rests on an agent's words alone."""
    return (KEY, ASSISTANT) in memory.extra


def marked(folder: Folder, files: Collection[str]) -> Folder:
    """Return the folder with the memories in these files marked as an agent's; the files stay as they are."""
    if not files:
        return folder
    return replace(folder, memories=tuple(as_agents(m) if m.file in files else m for m in folder.memories))


def said_by(memory: Memory, speaker: Speaker) -> Memory:
    """Return a memory with the mark that the speaker of its evidence calls for: the person's words need none."""
    rest = tuple(pair for pair in memory.extra if pair[0] != KEY)
    return replace(memory, extra=rest if speaker is Speaker.USER else (*rest, (KEY, ASSISTANT)))


def as_agents(memory: Memory) -> Memory:
    """Return a memory marked as an agent's.

    Without front matter it is not a person's handwriting either, and a pin is not a person's pin.
    """
    agents = said_by(memory, Speaker.ASSISTANT)
    kind = memory.type or MemoryType.PROJECT.value
    return replace(agents, type=kind, typed=True, pinned=False, always=False)
