"""Memories whose words are a person's, marked as such: nothing automatic touches their bodies."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from memoryd.core.adding import SOURCE
from memoryd.core.journal import Head
from memoryd.core.model import Folder, Memory


def with_hands(folder: Folder, heads: Mapping[str, Head], agents: Collection[str]) -> Folder:
    """Return the folder with the memories marked whose words are a person's.

    `heads` is what the journal knows of the folder, `agents` are the files that an agent was the last to write.
    """
    theirs = {m.file for m in folder.memories if _by_hand(m, heads, of_agent=m.file in agents)}
    if not theirs:
        return folder
    return replace(folder, memories=tuple(replace(m, by_hand=True) if m.file in theirs else m for m in folder.memories))


def first_seen_by_hand(memory: Memory | None) -> bool:
    """Tell whose words a file holds that the journal does not know.

    memoryd names a source in those it writes, and a person's command is that where they wrote it.
    """
    return memory is None or memory.source in ("", SOURCE)


def _by_hand(memory: Memory, heads: Mapping[str, Head], *, of_agent: bool) -> bool:
    head = heads.get(memory.file)
    if head is not None and head.digest != memory.digest:
        # What changed and was not looked at yet was changed by somebody else than memoryd.
        return True
    if head is None:
        return not of_agent and (bool(heads) or first_seen_by_hand(memory))
    return head.by_hand and not of_agent
