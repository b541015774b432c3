"""The agent's own hands on its memory. Both are low risk and need no question."""

from __future__ import annotations

from memoryd import MemorydError, MemoryDir

from .tools import Given, Tool, ToolFailed

_NOTHING = "Nothing is remembered about that."


def memory_tools(memory: MemoryDir) -> list[Tool]:
    """Return the tools on a memory folder."""

    def write(given: Given) -> str:
        try:
            # What the person said in so many words memoryd learns from the transcript; this is the agent's own note.
            written = memory.write(
                given["text"],
                type=given["type"],
                name=given.get("name") or "",
                description=given.get("description") or "",
                speaker="assistant",
            )
        except MemorydError as error:
            raise ToolFailed(str(error)) from error
        return f"wrote {memory.path}/{written.file}"

    def recall(given: Given) -> str:
        try:
            return str(memory.recall(given["query"])) or _NOTHING
        except MemorydError as error:
            raise ToolFailed(str(error)) from error

    return [
        Tool("memory_write", "Save a memory: the file and its line in the index.",
             {"text": "what to remember", "type": "user, feedback, project or reference",
              "name": "a short name", "description": "one line by which it is found again"},
             write, optional=("name", "description")),
        Tool("memory_recall", "Find memories by words.", {"query": "what to look for"}, recall),
    ]  # fmt: skip
