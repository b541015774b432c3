"""pi: `~/.pi/agent/sessions/--<cwd>--/<time>_<id>.jsonl`, one JSON object a line, a tree by `parentId`.

Seen running: 0.73.1. The rules:

* The first line is the session: its id and its folder, which never changes. Every other line is an entry.
* `stopReason` of an assistant message says how it goes on: `stop` and `length` end the turn, unless the message still
  calls tools; `aborted` is the person's; `toolUse` goes on. `error` is retried (three times, after 2, 4 and 8 s):
  only silence or the next prompt makes it final.
* A prompt that was typed before the turn above it did its last thing had waited for that turn: steering. Typed later,
  the turn above had died, since a kill leaves no mark.
* Entry ids are eight hex digits, so they name an entry within its file only; a fork copies entries with id and time,
  and the migration of a version 1 file (no ids) gives ids to old entries. So a turn is known by its prompt's time and
  words, which no copy changes.
* `!command` entries, extensions' messages, labels and summaries are places in the tree, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256

from memoryd.agents.pi_prompts import read_prompt
from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import blocks, mapping, number, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode_all
from memoryd.core.model import Close
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

QUIET_ERROR = 60.0
"""Seconds without a line after an error: the retries wait 14 s in all, besides the time the server takes."""
QUIET_UNSURE = 60.0
"""The same after an answer whose stop reason is not known."""

_ENDS = ("stop", "length")
_GOES_ON = "toolUse"

Object = Mapping[str, object]
Node = Callable[..., Record]


class PiFormat(LineFormat):
    """The `pi` format; see `agents.Format` for what each part means."""

    name = "pi"
    roots = ("~/.pi/agent/sessions",)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if not line.strip(b" \t\r\0"):
            return ()
        return tuple(record for entry in decode_all(line) for record in _read(entry))

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is the session line, as only this client writes it."""
        return b'"session"' in line and any(_is_session(entry) for entry in decode_all(line))

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/.pi/" in path


def _is_session(entry: Object) -> bool:
    # Up to version 1 the model stands in the place of the version.
    versioned = number(entry.get("version")) is not None or bool(text(entry.get("modelId")))
    named = all(text(entry.get(key)) for key in ("id", "timestamp", "cwd"))
    return entry.get("type") == "session" and versioned and named


def _read(entry: Object) -> tuple[Record, ...]:
    if entry.get("type") == "session":
        facts = Record(
            kind=Kind.FACTS,
            session=text(entry.get("id")),
            cwd=text(entry.get("cwd")),
            at=moment(entry.get("timestamp")),
            inherits=bool(entry.get("parentSession")),
        )
        return (facts,)
    message = mapping(entry.get("message")) if entry.get("type") == "message" else {}
    read = _READERS.get(text(message.get("role")))
    if read is not None:
        return read(entry, message)
    return (_node(entry)(kind=Kind.LINK),) if text(entry.get("id")) else ()


def _read_user(entry: Object, message: Object) -> tuple[Record, ...]:
    words = read_prompt(blocks(message.get("content")))
    if not words:
        return (_node(entry)(kind=Kind.LINK),)
    typed = moment(message.get("timestamp"))
    return (_node(entry)(kind=Kind.OPENER, words=words, turn=_name(entry, message), typed=typed),)


def _read_assistant(entry: Object, message: Object) -> tuple[Record, ...]:
    content = blocks(message.get("content"))
    calls = tuple(_call(block) for block in content if block.get("type") == "toolCall")
    said = "\n".join(text(block.get("text")) for block in content if block.get("type") == "text")
    reason = message.get("stopReason")
    piece = _node(entry)(
        kind=Kind.PIECE,
        text=said,
        calls=calls,
        error=reason == "error",
        partial=reason == "aborted" or (reason == _GOES_ON and not calls),
        quiet=_quiet(reason, bool(calls)),
    )
    close = _close(reason, bool(calls))
    return (piece,) if close is None else (piece, _below(piece, close))


def _read_result(entry: Object, message: Object) -> tuple[Record, ...]:
    return (_node(entry)(kind=Kind.RESULTS, answers=(text(message.get("toolCallId")),)),)


def _quiet(reason: object, calling: bool) -> float | None:
    if reason == "error":
        return QUIET_ERROR
    return None if calling or reason in (_GOES_ON, "aborted", *_ENDS) else QUIET_UNSURE


def _close(reason: object, calling: bool) -> Close | None:
    if reason == "aborted":
        return Close.INTERRUPTED
    # Calls in an answer that was cut off at its length are run nevertheless.
    return Close.COMPLETED if reason in _ENDS and not calling else None


def _below(piece: Record, close: Close) -> Record:
    """Return the mark that an entry is besides what it says."""
    parents = (piece.id,) if piece.id else None
    return Record(kind=Kind.CLOSE, parents=parents, at=piece.at, close=close)


def _node(entry: Object) -> Node:
    """Make records in the place of an entry; one of version 1 has none but its order."""
    known, above = text(entry.get("id")), text(entry.get("parentId"))
    parents = (above,) if above else ()
    at = moment(entry.get("timestamp"))
    return partial(Record, id=known, parents=parents if known else None, at=at)


def _name(entry: Object, message: Object) -> str:
    said = "\0".join(text(block.get("text")) for block in blocks(message.get("content")))
    when = text(entry.get("timestamp"))
    return f"{when} {sha256(said.encode('utf-8', 'replace')).hexdigest()[:16]}" if when else ""


def _call(block: Object) -> Call:
    return Call(text(block.get("id")), describe(text(block.get("name")), block.get("arguments")))


_READERS: dict[str, Callable[[Object, Object], tuple[Record, ...]]] = {
    "user": _read_user,
    "assistant": _read_assistant,
    "toolResult": _read_result,
}
