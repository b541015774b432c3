"""OpenCode: `~/.local/share/opencode/opencode.db`, a SQLite database; its `event` table is the log of all sessions.

Seen running: 1.18.33. Each session is an aggregate whose events are numbered; a row is never changed. What they tell:

* `session.created`: the folder of work; a session with a parent is a subagent's.
* `message.updated`: a message as it is now. An assistant's names the user message it answers. Once `time.completed` is
  set the turn is over, unless `finish` says that tool calls (or nothing known) ended the message. An `error` ends the
  turn too. A client that was killed leaves neither.
* `message.part.updated`: a part of a message. Who speaks is told by the message, so each row comes with the newest
  `message.updated` above it. A text of the person has no time of its own; `synthetic` ones are the harness's: file
  contents, reminders, what a command ran, the push after a compaction.

A compaction is a user message without words, answered by a summary. What the agent does after it goes on with the turn
that ran. A fork repeats messages under new ids, at their old times; so a turn is known by the time and words of its
prompt. `opencode run` puts a prompt with spaces in double quotes, and what is piped into it below.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256

from memoryd.core.events import Call, Kind, Record
from memoryd.core.expressions import expression
from memoryd.core.json_shapes import mapping, number, text
from memoryd.core.line_format import LineFormat, Source, Table
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Close, Speaker, Utterance
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

_GOES_ON = ("", "tool-calls", "unknown")
_QUOTED = expression(r'"((?:[^"\\]|\\.)*)"(?:\n(.*))?', re.DOTALL)

_TABLE = Table(
    sessions="SELECT aggregate_id AS session, seq + 1 AS next FROM event_sequence",
    written="""
        SELECT CASE WHEN json_valid(data) THEN
            coalesce(json_extract(data, '$.time'), json_extract(data, '$.info.time.completed'),
                     json_extract(data, '$.info.time.updated')) / 1000.0 END
        FROM event WHERE aggregate_id = :session AND seq = :seq
    """,
    rows="""
        SELECT seq, id, type, data, CASE WHEN type GLOB 'message.part.*' AND json_valid(data) THEN (
            SELECT above.data FROM event AS above
            WHERE above.aggregate_id = event.aggregate_id AND above.seq < event.seq
              AND above.type GLOB 'message.updated*' AND json_valid(above.data)
              AND json_extract(above.data, '$.info.id') = json_extract(event.data, '$.part.messageID')
            ORDER BY above.seq DESC LIMIT 1) END AS message
        FROM event WHERE aggregate_id = :session AND seq >= :start ORDER BY seq LIMIT :limit
    """,
)

Object = Mapping[str, object]


class OpenCodeFormat(LineFormat):
    """The `opencode` format; see `agents.Format` for what each part means."""

    name = "opencode"
    roots = ("~/.local/share/opencode",)
    suffixes = (".db",)
    source: Source = _TABLE

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a row tells: a JSON object of `type`, `data` and `message`, the last two JSON texts."""
        if not line.strip():
            return ()
        return tuple(record for row in decode_all(line) for record in _row(row))

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is a row of an event about a session."""
        if b'"sessionID' not in line and b'\\"sessionID' not in line:
            return False
        row = decode(line)
        known = text(row.get("type")).startswith(("session.", "message."))
        return known and number(row.get("seq")) is not None and isinstance(row.get("data"), str)

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/opencode/" in path and ".db" in path


def _row(row: Object) -> tuple[Record, ...]:
    data = decode(text(row.get("data")).encode("utf-8", "replace"))
    kind = text(row.get("type")).rstrip("0123456789").rstrip(".")
    if kind in ("session.created", "session.updated"):
        return _session(mapping(data.get("info")), created=kind == "session.created")
    if kind == "message.updated":
        return _message(mapping(data.get("info")))
    if kind == "message.part.updated":
        about = text(row.get("message"))
        message = mapping(decode(about.encode("utf-8", "replace")).get("info")) if about else {}
        return _part(mapping(data.get("part")), message)
    return ()


def _session(info: Object, *, created: bool) -> tuple[Record, ...]:
    facts = Record(
        kind=Kind.FACTS,
        session=text(info.get("id")),
        cwd=text(info.get("directory")),
        at=moment(mapping(info.get("time")).get("created")) if created else None,
        human=not text(info.get("parentID")),
    )
    return (facts,) if facts.session else ()


def _message(info: Object) -> tuple[Record, ...]:
    if text(info.get("role")) != "assistant" or not text(info.get("id")):
        return ()
    times = mapping(info.get("time"))
    # A summary answers nobody; what is said in it belongs to no turn.
    above = () if info.get("summary") is True else (text(info.get("parentID")),)
    place = Record(
        kind=Kind.LINK,
        id=text(info.get("id")),
        parents=tuple(filter(None, above)),
        session=text(info.get("sessionID")),
        at=moment(times.get("created")),
    )
    if not place.parents:
        return (place,)
    close = _close(info, done=number(times.get("completed")) is not None)
    mark = Record(kind=Kind.CLOSE, parents=(place.id,), session=place.session, close=close)
    return (place,) if close is None else (place, mark)


def _close(info: Object, *, done: bool) -> Close | None:
    error = mapping(info.get("error"))
    if error:
        return Close.INTERRUPTED if text(error.get("name")) == "MessageAbortedError" else Close.FAILED
    finish = text(info.get("finish"))
    if not done or finish in _GOES_ON:
        return None
    return Close.FAILED if finish == "error" else Close.COMPLETED


def _part(part: Object, message: Object) -> tuple[Record, ...]:
    role = text(message.get("role"))
    if not text(part.get("id")) or not text(part.get("messageID")):
        return ()
    if role == "user":
        return _user_part(part, message)
    return _assistant_part(part) if role == "assistant" else ()


def _user_part(part: Object, message: Object) -> tuple[Record, ...]:
    """Return a prompt, begun by its first part; what the harness adds to a session goes on with what runs there."""
    words = _words(part)
    session, above = text(part.get("sessionID")), text(part.get("messageID"))
    if not words:
        by_harness = part.get("synthetic") is True or text(part.get("type")) == "compaction"
        return (Record(kind=Kind.LINK, id=above, session=session),) if by_harness else ()
    at = moment(mapping(message.get("time")).get("created"))
    said = "\0".join([str(at), *(word.text for word in words)])
    opener = Record(
        kind=Kind.OPENER,
        id=above,
        parents=(),
        turn=sha256(said.encode("utf-8", "replace")).hexdigest(),
        session=session,
        at=at,
    )
    return (
        opener,
        Record(kind=Kind.WORDS, id=text(part.get("id")), parents=(above,), session=session, at=at, words=words),
    )


def _words(part: Object) -> tuple[Utterance, ...]:
    kind = text(part.get("type"))
    if kind == "file":
        image = text(part.get("mime")).startswith("image/")
        shown = "[image]" if image else f"[{text(part.get('filename')) or 'file'}]"
        return (Utterance(Speaker.USER, shown, pasted=True),)
    if kind != "text" or part.get("synthetic") is True or part.get("ignored") is True:
        return ()
    typed, piped = _unquoted(text(part.get("text")))
    found = (Utterance(Speaker.USER, typed), Utterance(Speaker.USER, piped, pasted=True))
    return tuple(word for word in found if word.text.strip())


def _unquoted(said: str) -> tuple[str, str]:
    """Take off the quotes that `opencode run` puts around a prompt with spaces; what follows was piped into it."""
    found = _QUOTED.fullmatch(said)
    if found is None or " " not in found[1]:
        return said, ""
    return found[1].replace('\\"', '"'), found[2] or ""


def _assistant_part(part: Object) -> tuple[Record, ...]:
    kind = text(part.get("type"))
    above = text(part.get("messageID"))
    piece = Record(
        kind=Kind.PIECE,
        id=text(part.get("id")),
        parents=(above,),
        session=text(part.get("sessionID")),
        message=above,
    )
    if kind == "text":
        # Before its end a text is there only in part.
        done = number(mapping(part.get("time")).get("end")) is not None and part.get("synthetic") is not True
        return (piece._replace(text=text(part.get("text"))),) if done else ()
    return _tool(piece, part) if kind == "tool" else ()


def _tool(piece: Record, part: Object) -> tuple[Record, ...]:
    state = mapping(part.get("state"))
    status = text(state.get("status"))
    if status not in ("running", "completed", "error"):
        return ()
    name = text(part.get("callID"))
    called = piece._replace(calls=(Call(name, describe(text(part.get("tool")), state.get("input"))),))
    if status == "running":
        return (called,)
    answered = Record(kind=Kind.RESULTS, parents=piece.parents, session=piece.session, answers=(name,))
    return (called, answered)
