"""Messages as the Messages API takes them: plain dicts, and what is asked of them here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Block = dict[str, Any]
Message = dict[str, Any]


def blocks(message: Message) -> list[Block]:
    """Return a message's blocks; a plain text is one block."""
    content = message["content"]
    return [{"type": "text", "text": content}] if isinstance(content, str) else list(content)


def text_of(message: Message) -> str:
    """Return the text of a message, without its tool calls and results."""
    return "\n".join(block["text"] for block in blocks(message) if block.get("type") == "text")


def result_text(block: Block) -> str:
    """Return the text of a tool result."""
    content = block.get("content") or ""
    if isinstance(content, str):
        return content
    return "\n".join(str(part.get("text", "")) for part in content)


def size(messages: Sequence[Message]) -> int:
    """Return how many characters messages take, by and large."""
    return sum(len(str(block)) for message in messages for block in blocks(message))


def with_recalled(messages: Sequence[Message], current: Message | None, recalled: str) -> list[Message]:
    """Return the messages for one request, with recalled memories in front of the current user message.

    The messages themselves stay as they are, so that memories do not pile up in the history. Where compaction took
    the current message away, the last plain text of the user takes its place; a message of blocks is left alone.
    """
    asked = list(messages)
    if not recalled or current is None or not isinstance(current["content"], str):
        return asked
    plain = [n for n, message in enumerate(asked) if message["role"] == "user" and isinstance(message["content"], str)]
    place = next((n for n in plain if asked[n] is current), plain[-1] if plain else None)
    if place is not None:
        asked[place] = {"role": "user", "content": f"{recalled}\n\n{asked[place]['content']}"}
    return asked
