"""Factory's Droid: `~/.factory/sessions/<folder of work, / as ->/<session>.jsonl`. Not seen running.

Known from others' sources only: a `session_start` line names the session and its folder of work, then `message` lines
in the shape of Anthropic's interface, with an `id` and a `timestamp`. What the harness adds to a prompt stands in
`<system-reminder>` tags; a user message with tool results is not the person's. Nothing marks the end of a turn: an
answer without tool calls does, when silence follows. A session that another one began says so in its title.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import blocks, mapping, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Speaker, Utterance
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

QUIET = 10.0
"""Seconds without a line after an answer that mean the end of the turn."""

_REMINDER = "system-reminder"
_SUBAGENT = "# Task Tool Invocation"

Object = Mapping[str, object]


class DroidFormat(LineFormat):
    """The `droid` format; see `agents.Format` for what each part means."""

    name = "droid"
    roots = ("~/.factory/sessions",)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if not line.strip(b" \t\r\0"):
            return ()
        return tuple(record for entry in decode_all(line) if (record := _read(entry)) is not None)

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is the head of a session."""
        if b'"session_start"' not in line:
            return False
        entry = decode(line)
        named = text(entry.get("type")) == "session_start" and bool(text(entry.get("id")))
        return named and isinstance(entry.get("title"), str) and ("owner" in entry or "cwd" in entry)

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/.factory/" in path


def _read(entry: Object) -> Record | None:
    kind = text(entry.get("type"))
    if kind == "session_start":
        by_person = not text(entry.get("title")).startswith(_SUBAGENT)
        return Record(kind=Kind.FACTS, session=text(entry.get("id")), cwd=text(entry.get("cwd")), human=by_person)
    if kind != "message":
        return None
    message = mapping(entry.get("message"))
    place = Record(kind=Kind.PUSH, id=text(entry.get("id")), at=moment(entry.get("timestamp")))
    found = blocks(message.get("content"))
    role = text(message.get("role"))
    if role == "assistant":
        return _answer(place, found)
    return _user(place, found) if role == "user" else None


def _answer(place: Record, found: tuple[Object, ...]) -> Record:
    calls = tuple(
        Call(text(block.get("id")), describe(text(block.get("name")), block.get("input")))
        for block in found
        if text(block.get("type")) == "tool_use"
    )
    said = (text(block.get("text")) for block in found if text(block.get("type")) == "text")
    whole = "\n".join(part for part in said if part)
    return place._replace(kind=Kind.PIECE, text=whole, calls=calls, quiet=None if calls else QUIET)


def _user(place: Record, found: tuple[Object, ...]) -> Record:
    answers = tuple(text(block.get("tool_use_id")) for block in found if text(block.get("type")) == "tool_result")
    if answers:
        return place._replace(kind=Kind.RESULTS, answers=answers)
    words = tuple(word for block in found for word in _words(block))
    return place._replace(kind=Kind.OPENER, words=words) if words else place


def _words(block: Object) -> Iterator[Utterance]:
    if text(block.get("type")) == "image":
        yield Utterance(Speaker.USER, "[image]", pasted=True)
    typed = _without_reminders(text(block.get("text")))
    if text(block.get("type")) == "text" and typed.strip():
        yield Utterance(Speaker.USER, typed)


def _without_reminders(said: str) -> str:
    """Take out what the harness put in; an opening tag without its end takes the rest with it."""
    parts, end = [], 0
    while (start := said.find(f"<{_REMINDER}>", end)) >= 0:
        parts.append(said[end:start])
        closed = said.find(f"</{_REMINDER}>", start)
        if closed < 0:
            return "".join(parts)
        end = closed + len(f"</{_REMINDER}>")
    return "".join((*parts, said[end:])).strip() if parts else said
