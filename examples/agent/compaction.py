"""Make a conversation fit into a request again, the cheapest way first.

1. `to_disk`: a large tool result goes to a file, its beginning stays.
2. `snip`: of more than 50 messages the middle goes; 3 at the head stay.
3. `fold`: of more than 40 messages the middle becomes one message that tells each in a line; 2 at the head and 8 at
   the end stay. No model is asked: the same messages give the same fold.
4. `summarise`: what is still too large becomes a summary, which a model writes.

No step splits a tool call from its result, and none touches the transcript: what memoryd reads is what was said.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from .messages import Block, Message, blocks, result_text, size, text_of

RESULT_CHARACTERS = 20_000
SNIP_ABOVE, SNIP_HEAD = 50, 3
FOLD_ABOVE, FOLD_PIN, FOLD_KEEP = 40, 2, 8
REQUEST_CHARACTERS = 400_000
SUMMARY_INPUT_CHARACTERS = 80_000
SUMMARY_OUTPUT_TOKENS = 2_000

SNIPPED = "[Earlier messages were left out here.]"
_FOLDED = "[Earlier messages, one line each:]"
_SUMMARISED = "[Summary of earlier messages:]"
_PERSON_CHARACTERS, _OTHER_CHARACTERS, _FOLD_CHARACTERS = 500, 160, 12_000
_BEGINNING = 2_000

Ask = Callable[[str], str]


def compact(messages: Sequence[Message], results: Path, ask: Ask, most: int = REQUEST_CHARACTERS) -> list[Message]:
    """Return the messages, made to fit; doing it twice changes nothing more.

    `results` is the folder for large tool results; `ask` has a model summarise a text.
    """
    shorter = fold(snip(to_disk(messages, results)))
    return summarise(shorter, ask) if size(shorter) > most else shorter


def squeeze(messages: Sequence[Message], results: Path, ask: Ask) -> list[Message]:
    """Return the messages as short as they can be, for when the API says that the prompt is too long."""
    return summarise(to_disk(messages, results, most=_BEGINNING * 2), ask, keep=2)


def to_disk(messages: Sequence[Message], folder: Path, most: int = RESULT_CHARACTERS) -> list[Message]:
    """Put tool results of more than `most` characters into files, and say where they are."""

    def shorter(block: Block) -> Block:
        if block.get("type") != "tool_result" or len(text := result_text(block)) <= most:
            return block
        path = folder / (re.sub(r"[^\w-]", "_", str(block["tool_use_id"]))[:100] + ".txt")
        _keep(path, text)
        where = f"[… {len(text):,} characters in all; read_file {path} for the rest]"
        return {**block, "content": f"{text[:_BEGINNING]}\n{where}"}

    return [
        message
        if isinstance(message["content"], str)
        else {**message, "content": [shorter(block) for block in message["content"]]}
        if any(block.get("type") == "tool_result" for block in message["content"])
        else message
        for message in messages
    ]


def snip(messages: Sequence[Message]) -> list[Message]:
    """Leave out the middle of more than 50 messages, so that at most 50 are left."""
    if len(messages) <= SNIP_ABOVE:
        return list(messages)
    cuts = _clean_cuts(messages)
    head = next(cut for cut in cuts if cut >= SNIP_HEAD)
    # The last message stays, whatever it belongs to.
    ends = [cut for cut in cuts if head <= cut < len(messages)] or [head]
    tail = next((cut for cut in ends if cut >= len(messages) - (SNIP_ABOVE - head - 1)), ends[-1])
    return _without(messages, head, tail, SNIPPED)


def fold(messages: Sequence[Message]) -> list[Message]:
    """Fold the middle of more than 40 messages into one that tells each of them in a line."""
    if len(messages) <= FOLD_ABOVE:
        return list(messages)
    head, tail = _middle(messages, FOLD_PIN, FOLD_KEEP)
    lines = [line for message in messages[head:tail] for line in _lines(message)]
    left = _FOLD_CHARACTERS
    kept: list[str] = []
    for line in reversed(lines):
        left -= len(line)
        if left >= 0:
            kept.append(line)
    return _without(messages, head, tail, "\n".join([_FOLDED, *reversed(kept)]))


def summarise(messages: Sequence[Message], ask: Ask, keep: int = FOLD_KEEP) -> list[Message]:
    """Have a model summarise all but 2 messages at the head and `keep` at the end."""
    head, tail = _middle(messages, FOLD_PIN, keep)
    middle = messages[head:tail]
    if not middle or (len(middle) == 1 and text_of(middle[0]).startswith(_SUMMARISED)):
        return list(messages)
    text = "\n".join(_told(message) for message in middle)
    if len(text) > SUMMARY_INPUT_CHARACTERS:
        half = SUMMARY_INPUT_CHARACTERS // 2 - 10
        text = f"{text[:half]}\n[…]\n{text[-half:]}"
    return _without(messages, head, tail, f"{_SUMMARISED}\n{ask(text)}")


def _middle(messages: Sequence[Message], pin: int, keep: int) -> tuple[int, int]:
    """Return where the middle begins and ends, such that both ends are whole; it may be empty."""
    cuts = _clean_cuts(messages)
    head = next(cut for cut in cuts if cut >= min(pin, len(messages)))
    return head, max((cut for cut in cuts if head <= cut <= len(messages) - keep), default=head)


def _clean_cuts(messages: Sequence[Message]) -> list[int]:
    """Return the places between messages that no tool call and its result lie on two sides of."""
    called: dict[str, int] = {}
    unclean: set[int] = set()
    for number, message in enumerate(messages):
        for block in blocks(message):
            if block.get("type") == "tool_use":
                called[block["id"]] = number
            elif block.get("type") == "tool_result" and block["tool_use_id"] in called:
                unclean |= set(range(called[block["tool_use_id"]] + 1, number + 1))
    return [cut for cut in range(len(messages) + 1) if cut not in unclean]


def _without(messages: Sequence[Message], head: int, tail: int, instead: str) -> list[Message]:
    if tail <= head:
        return list(messages)
    return [*messages[:head], {"role": "user", "content": instead}, *messages[tail:]]


def _lines(message: Message) -> list[str]:
    """Tell a message in a line; an earlier fold has its lines already."""
    text = text_of(message)
    if message["role"] == "user" and text.startswith(_FOLDED):
        return text.splitlines()[1:]
    if text == SNIPPED:
        return ["- […]"]
    longest = _PERSON_CHARACTERS if message["role"] == "user" else _OTHER_CHARACTERS
    return [f"- {_one_line(_told(message), longest)}"]


def _told(message: Message) -> str:
    parts = [f"{message['role']}:"]
    for block in blocks(message):
        if block.get("type") == "text":
            parts.append(block["text"])
        elif block.get("type") == "tool_use":
            parts.append(f"[calls {block['name']} {block['input']}]")
        elif block.get("type") == "tool_result":
            parts.append(f"[result: {_one_line(result_text(block), _OTHER_CHARACTERS)}]")
    return " ".join(parts)


def _one_line(text: str, most: int) -> str:
    line = " ".join(text.split())
    return line if len(line) <= most else line[: most - 1] + "…"


def _keep(path: Path, text: str) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8", errors="replace", newline="") as file:
        file.write(text)
