"""What an agent's own system prompt says about memory."""

from __future__ import annotations

import os

from memoryd.library.memories import MemoryDir


def system_prompt(memory: MemoryDir | str | os.PathLike[str], language: str = "en") -> str:
    """Return the memory section for an agent's own system prompt, with the index as it is now.

    `memory` is a memory folder or its path. `language` is a language tag: Chinese ("zh", "zh-CN") gets Chinese, any
    other gets English. It tells the four types, what not to save, when to look, what to check, and how to save.
    """
    folder = memory if isinstance(memory, MemoryDir) else MemoryDir(memory)
    return folder.guide(language)
