"""Ask a model what is worth remembering, and read its answer.

The question has a stable part (the rules) and the material of one or more turns, each piece between markers that
carry a hash of all that is asked: nothing in a transcript can know it, so nothing in a transcript can end its piece.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from memoryd.core.closest import across_languages, by_closeness
from memoryd.core.errors import ReplyError
from memoryd.core.model import Memory, Op, Prompt, Request, Speaker, ToolCall, Turn, Utterance
from memoryd.core.redaction import redact
from memoryd.core.replies import parse
from memoryd.core.text import one_line
from memoryd.core.wording import EXTRACTION

__all__ = ["parse", "prompt", "repair_note"]

MAX_TOKENS = 4096
MAX_TOKENS_OF_MANY = 8192
MANY_TURNS = 8
"""From so many turns on an answer may need more room."""
TYPED_CHARACTERS = 6_000
PASTED_CHARACTERS = 800
FINAL_CHARACTERS = 1_500
CALL_CHARACTERS = 120
TURN_CHARACTERS = 12_000
LEAST_TURN_CHARACTERS = 3_000
QUESTION_CHARACTERS = 48_000
"""What is shown of all turns together, as long as each gets the least."""
CALLS_CHARACTERS = 500
CLOSEST = 6
"""Memories that are shown in full, because a draft may repeat or correct them."""
FULL_CHARACTERS = 700
OTHERS_CHARACTERS = 1_200
HEADER_CHARACTERS = 120

_FIELDS = ("turn", "op", "target", "name", "type", "scope", "description", "body", "evidence", "expires")
_CHOICES = {
    "op": [op.value for op in Op],
    "type": ["user", "feedback", "project", "reference"],
    "scope": ["persistent", "current_task"],
}


def prompt(request: Request) -> Prompt:
    """Return the question about one or more turns of a project."""
    pieces = _pieces(request)
    mark = _mark(pieces)
    user = "\n".join(f"<<{kind} {mark}>>\n{text}\n<<end {mark}>>" if kind else text for kind, text in pieces)
    ask = "Answer with the operations, or with none when nothing lasts."
    room = MAX_TOKENS if len(request.turns) < MANY_TURNS else MAX_TOKENS_OF_MANY
    return Prompt(EXTRACTION, f"{user}\n\n{ask}", SCHEMA, room, "extract", request.project)


def repair_note(error: ReplyError) -> str:
    """Return what to add to a question whose answer could not be used."""
    return (
        f"\n\nAn earlier answer to this could not be used: {error}. Answer with one JSON object only, "
        '{"operations": [...]}, every field a string, no text before or after it.'
    )


def _pieces(request: Request) -> list[tuple[str, str]]:
    """Return the parts of the question in order: what it is and its text; lines of our own have no kind."""
    pieces = [("", f"Today is {request.today}. {_language(request.language)}")]
    pieces.append(("existing memories", _known(request) or "(none yet)"))
    room = max(LEAST_TURN_CHARACTERS, min(TURN_CHARACTERS, QUESTION_CHARACTERS // max(len(request.turns), 1)))
    for number, turn in enumerate(request.turns, 1):
        pieces.append(("", _heading(request, number, turn)))
        pieces += _words(turn, room)
        if turn.calls:
            pieces.append(("tools used", _calls(turn.calls)))
        if turn.final:
            pieces.append(("assistant", clip(turn.final, FINAL_CHARACTERS)))
    return [(kind, plain(text)) for kind, text in pieces]


def _language(language: str) -> str:
    if language in ("", "auto"):
        return "Write each memory in the language the person wrote in."
    return f"Write each memory in this language: {language}."


def _heading(request: Request, number: int, turn: Turn) -> str:
    day = f", {request.days[number - 1]}" if request.days else ""
    return f"\nTurn {number} of {len(request.turns)} ({turn.close.value}{day}):"


def _known(request: Request) -> str:
    """Return the closest memories in full and the headers of others, as far as they fit."""
    close, others = by_closeness(request.known, request.turns)
    close = across_languages(close, request.turns, CLOSEST)
    rest = [_header(memory) for memory in (*close[CLOSEST:], *others)]
    head = _fitting([len(header) for header in rest], OTHERS_CHARACTERS)
    left_out = [_left_out(len(rest) - head)] if head < len(rest) else []
    return "\n".join([*map(_in_full, close[:CLOSEST]), *rest[:head], *left_out])


def _header(memory: Memory) -> str:
    return _safe(f"- {memory.name} ({memory.type}): {memory.description}", HEADER_CHARACTERS)


def _in_full(memory: Memory) -> str:
    body = "" if memory.body.strip() in ("", memory.description.strip()) else f" | {memory.body}"
    return _safe(f"- {memory.name} ({memory.type}): {memory.description}{body}", FULL_CHARACTERS)


def _safe(text: str, most: int) -> str:
    """Turns were redacted when they came in; a memory may be somebody's own file, and none is cut in a secret."""
    return one_line(redact(text[: most * 5]), most)


def _fitting(sizes: Sequence[int], most: int) -> int:
    """Return how many of the first fit."""
    for place, size in enumerate(sizes):
        most -= size
        if most < 0:
            return place
    return len(sizes)


def _words(turn: Turn, room: int) -> list[tuple[str, str]]:
    """Return what was said up to the final answer; what a tool or the harness put there is never shown."""
    said = [(_kind(word), _clipped(word, room)) for word in turn.words if _kind(word) and word.text.strip()]
    head, tail = ends([len(text) for _, text in said], room)
    return said if head == tail else [*said[:head], ("", _left_out(tail - head)), *said[tail:]]


def _kind(word: Utterance) -> str:
    if word.speaker is Speaker.USER:
        return "pasted by the person" if word.pasted else "person"
    return "assistant" if word.speaker is Speaker.ASSISTANT else ""


def _clipped(word: Utterance, room: int) -> str:
    if word.speaker is Speaker.ASSISTANT:
        return clip(word.text, FINAL_CHARACTERS)
    return clip(word.text, PASTED_CHARACTERS if word.pasted else min(TYPED_CHARACTERS, room - 100))


def _calls(calls: Sequence[ToolCall]) -> str:
    lines = [one_line(f"{call.name} {call.target}", CALL_CHARACTERS) for call in calls]
    return "\n".join(fit(lines, CALLS_CHARACTERS))


def clip(text: str, most: int) -> str:
    """Return at most about `most` characters of a text: its head and its tail, and how much is left out between."""
    if len(text) <= most:
        return text
    head, tail = most * 2 // 3, most - most * 2 // 3
    return f"{text[:head]}\n[… {len(text) - most:,} characters left out …]\n{text[len(text) - tail :]}"


def fit(lines: Sequence[str], most: int) -> list[str]:
    """Return the first and the last lines that fit into `most` characters, and one for those left out between."""
    head, tail = ends([len(line) for line in lines], most)
    return list(lines) if head == tail else [*lines[:head], _left_out(tail - head), *lines[tail:]]


def ends(sizes: Sequence[int], most: int) -> tuple[int, int]:
    """Return where to cut out the middle so that what is before and after it fits into `most`.

    Taken from the end and the start in turn, so that the newest always comes in. Equal numbers: nothing to cut.
    """
    head, tail = 0, len(sizes)
    while head < tail:
        newest = head >= len(sizes) - tail
        size = sizes[tail - 1] if newest else sizes[head]
        if size > most:
            break
        most -= size
        head, tail = (head, tail - 1) if newest else (head + 1, tail)
    return head, tail


def _left_out(count: int) -> str:
    return f"[… {count} more left out …]"


def plain(text: str) -> str:
    """Return a text without what no JSON and no terminal can carry: lone surrogates, control characters."""
    text = text.encode("utf-8", "replace").decode("utf-8").replace("\r\n", "\n")
    return "".join(c if c.isprintable() or c in "\n\t" or ord(c) >= 0xA0 else " " for c in text)


def _mark(pieces: Sequence[tuple[str, str]]) -> str:
    """Return a marker made from all the pieces, so that none of them can hold it; the same pieces give the same."""
    whole = "\n".join(text for _, text in pieces)
    return sha256(whole.encode("utf-8")).hexdigest()[:16]


def _schema() -> dict[str, object]:
    fields = {
        field: {"type": "string", "enum": _CHOICES[field]} if field in _CHOICES else {"type": "string"}
        for field in _FIELDS
    }
    operation = {"type": "object", "properties": fields, "required": list(_FIELDS), "additionalProperties": False}
    return {
        "type": "object",
        "properties": {"operations": {"type": "array", "items": operation}},
        "required": ["operations"],
        "additionalProperties": False,
    }


SCHEMA = _schema()
"""The form of an answer, for the Messages API's structured output."""
