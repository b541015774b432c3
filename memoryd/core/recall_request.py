"""What is asked for, taken from a text or from an agent's messages: the last three of the person, within bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

MOST_MESSAGES = 3
MOST_CHARACTERS = 2_000
MOST_PIPED = 100_000
"""Characters of a request that is piped in; of more, the end."""


def request_of(messages: str | Iterable[object]) -> str:
    """Return the request in a text, or in the last three messages of the person, at most 2,000 characters.

    A message is a mapping or an object with `role` and `content`; its content is a text, or blocks of which those of
    type `text` count. Of what is too long the newest words stay: the end of the last message.
    """
    if isinstance(messages, str):
        return messages.strip()[-MOST_CHARACTERS:]
    said = [text for text in map(_typed, messages) if text][-MOST_MESSAGES:]
    return "\n\n".join(said)[-MOST_CHARACTERS:].strip()


def _typed(message: object) -> str:
    if _of(message, "role") != "user":
        return ""
    content = _of(message, "content")
    if isinstance(content, str):
        return content.strip()
    return "\n".join(_texts(content)).strip()


def _texts(content: object) -> Iterator[str]:
    if not isinstance(content, Iterable) or isinstance(content, (bytes, Mapping)):
        return
    for block in content:
        text = block if isinstance(block, str) else _of(block, "text") if _of(block, "type") == "text" else None
        if isinstance(text, str) and text.strip():
            yield text.strip()


def _of(value: object, key: str) -> object:
    return value.get(key) if isinstance(value, Mapping) else getattr(value, key, None)
