"""Read a model's answer: JSON, however it was wrapped, into drafts. Nothing in it is believed yet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from memoryd.core.errors import ReplyError
from memoryd.core.expressions import expression
from memoryd.core.model import Draft, Op

REPLY_CHARACTERS = 200_000
MOST_OPERATIONS = 20
MOST_STARTS = 64
MOST_CHARACTERS = {
    "name": 200,
    "description": 600,
    "type": 40,
    "body": 8_000,
    "evidence": 4_000,
    "scope": 40,
    "target": 200,
    "expires": 40,
    "turn": 40,
}
_OPTIONAL = ("target", "expires", "turn")
_FENCE = expression(r"```[a-zA-Z]{0,10}[ \t]*\r?\n(.*?)```", re.DOTALL)


def parse(text: str, most: int = MOST_OPERATIONS) -> tuple[Draft, ...]:
    """Return the drafts of an answer; ReplyError, in one line without any of its words, when it is no such answer."""
    found = json_object(text, "operations")
    operations = found["operations"]
    if not isinstance(operations, list):
        raise ReplyError("the model's operations are not a list")
    if len(operations) > most:
        raise ReplyError(f"the model answered with {len(operations)} operations; at most {most} make sense")
    return tuple(_draft(number, operation) for number, operation in enumerate(operations, 1))


def json_object(text: str, key: str) -> dict[str, object]:
    """Return the JSON object with that key: the whole answer, or the last one in a fence, or in prose around it."""
    if len(text) > REPLY_CHARACTERS:
        raise ReplyError(f"the model answered with {len(text):,} characters; at most {REPLY_CHARACTERS:,} are read")
    if not text.strip():
        raise ReplyError("the model's answer is empty")
    for value in _values(text.strip(), key):
        if isinstance(value, dict) and key in value:
            return value
    raise ReplyError(f'the model\'s answer holds no JSON object with "{key}"')


def _values(text: str, key: str) -> Iterator[object]:
    """Yield what can be read as JSON in a text, the likeliest places first, a bounded number of them."""
    yield from _read(text, 0)
    for match in reversed(list(_FENCE.finditer(text))[-MOST_STARTS:]):
        yield from _read(match[1].strip(), 0)
    openings = [match.start() for match in re.finditer(r"\{\s{0,99}" + re.escape(f'"{key}"'), text)]
    others = [match.start() for match in re.finditer(r"\{", text)]
    for start in (*reversed(openings[-MOST_STARTS:]), *others[:MOST_STARTS]):
        yield from _read(text, start)


def _read(text: str, start: int) -> Iterator[object]:
    try:
        yield json.JSONDecoder().raw_decode(text, start)[0]
    except (ValueError, RecursionError):
        return


def _draft(number: int, operation: object) -> Draft:
    if not isinstance(operation, dict):
        raise ReplyError(f"operation {number} of the model's answer is not an object")
    op = operation.get("op", Op.CREATE.value)
    if op not in tuple(Op):
        raise ReplyError(f"operation {number} of the model's answer is neither create, update nor retire")
    fields = {field: _field(number, operation, field) for field in MOST_CHARACTERS}
    return Draft(op=Op(op).value, **fields)


def _field(number: int, operation: dict[object, object], field: str) -> str:
    value = operation.get(field)
    if value is None and field in _OPTIONAL:
        value = ""
    if field == "turn" and isinstance(value, int):
        value = str(value)[:40]
    if not isinstance(value, str):
        raise ReplyError(f"operation {number} of the model's answer has no {field} in words")
    if len(value) > MOST_CHARACTERS[field]:
        raise ReplyError(f"operation {number} of the model's answer has a {field} of {len(value):,} characters")
    return _clean(value)


def _clean(text: str) -> str:
    """Return a text without lone surrogates and control characters, which no file could hold."""
    text = text.encode("utf-8", "replace").decode("utf-8")
    return "".join(c for c in text if c in "\n\t" or not (ord(c) < 0x20 or 0x7F <= ord(c) < 0xA0)).strip()
