"""Codex: `~/.codex/sessions/YYYY/MM/DD/rollout-<time>-<thread>.jsonl`, one JSON object a line, a thread a file.

Seen running: 0.50 to 0.171, which write in three ways; a thread keeps to the way it began in, and an old one that a
new version resumes has both in one file:

* up to 0.99 nothing brackets a turn: the next `user_message` ends it, or `turn_aborted`, or a minute of silence after
  words that no call follows (words before a call look the same until the call is there).
* 0.101 to 0.147: `task_started` and `task_complete` bracket it, `turn_aborted` too. A turn that failed has no error in
  it, only no last message.
* from 0.149: the same brackets, with the error; messages are `item_completed` events.

Bracketed turns never end by silence: tools and questions are waited for without a word, for hours. Only events are the
person: of the messages with role `user` most are injected. Nobody types in the thread of a subagent, whatever it says,
nor in a turn that a goal began. A review is the work of another agent inside of a turn, and its prompt may stand there
as if it had been typed.

Forks copy the lines of their thread with new times, headers included, so history is told by the times in the turns'
ids. A rewind begins a new file of the same thread, or is an event that takes nothing back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256

from memoryd.agents.codex_glance import glance, steps
from memoryd.agents.codex_items import called, words_of
from memoryd.agents.codex_prompts import read_content, read_message
from memoryd.core.events import Call, Kind, Record
from memoryd.core.expressions import expression
from memoryd.core.json_shapes import mapping, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import Block, decode, decode_all
from memoryd.core.model import Close
from memoryd.core.moments import moment, moment_of_id
from memoryd.core.steps import Step

QUIET = 60.0
"""Seconds of silence after words that no call follows, where nothing brackets a turn."""

_NAME = expression(r"/rollout-[^/]{1,40}?-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[^/]*$")
_PEOPLE = ("", "user", "exec")
_NOBODY = ("subagent", "memory_consolidation")

Object = Mapping[str, object]


class CodexFormat(LineFormat):
    """The `codex` format; see `agents.Format` for what each part means."""

    name = "codex"
    roots = ("~/.codex/sessions", "~/.codex/archived_sessions")

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        told = glance(line)
        return self.parse_whole(line) if told is None else told

    def steps(self, block: Block) -> Iterator[Step]:
        """Yield what the lines of a block tell; see `Format`."""
        return steps(block)

    def parse_whole(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells, without a glance at it first; RecordError as for `parse_line`."""
        found = [_read(entry) for entry in decode_all(line)] if line.strip() else []
        return tuple([record for record in found if record is not None])

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is an envelope with a payload as only this client writes them."""
        if b'"payload"' not in line:
            return False
        entry = decode(line)
        payload = mapping(entry.get("payload"))
        known = _SIGNS.get(text(entry.get("type")), ())
        return bool(known) and moment(entry.get("timestamp")) is not None and all(sign in payload for sign in known)

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/.codex/" in path or "/rollout-" in path

    def path_facts(self, path: str) -> tuple[Record, ...]:
        """Return the thread: a part of the file's name, also in a further file of a thread that was rewound."""
        found = _NAME.search(path)
        return (Record(kind=Kind.FACTS, session=found.group(1)),) if found else ()


_SIGNS = {
    "session_meta": ("id", "cli_version", "originator"),
    "turn_context": ("cwd", "approval_policy", "model"),
    "event_msg": ("type",),
    "response_item": ("type",),
}


def _read(entry: Object) -> Record | None:
    payload = mapping(entry.get("payload"))
    read = _READERS.get(text(entry.get("type")))
    return read(payload, moment(entry.get("timestamp"))) if read is not None else None


def _read_header(payload: Object, at: float | None) -> Record | None:
    thread = text(payload.get("id"))
    if not thread:
        return None
    source = mapping(payload.get("source"))
    typed = not ({"subagent", "internal"} & source.keys() or text(payload.get("thread_source")) in _NOBODY)
    return Record(
        kind=Kind.FACTS,
        session=thread,
        cwd=text(payload.get("cwd")),
        at=moment_of_id(thread) or moment(payload.get("timestamp")) or at,
        human=typed,
        heads=True,
        inherits=bool(text(payload.get("forked_from_id"))),
    )


def _read_context(payload: Object, at: float | None) -> Record | None:
    cwd = text(payload.get("cwd"))
    return Record(kind=Kind.LINK, turn=text(payload.get("turn_id")), cwd=cwd, at=at) if cwd else None


def _read_event(payload: Object, at: float | None) -> Record | None:
    read = _EVENTS.get(text(payload.get("type")))
    return read(payload, at) if read is not None else None


def _read_start(payload: Object, at: float | None) -> Record:
    turn = text(payload.get("turn_id"))
    trigger = text(mapping(payload.get("turn_attribution")).get("turn_trigger"))
    return Record(
        kind=Kind.OPENER, turn=turn, at=moment_of_id(turn) or at, human=trigger in _PEOPLE, marked=True,
        digest="" if turn else _digest(at, "start"),
    )  # fmt: skip


def _read_end(payload: Object, at: float | None) -> Record:
    final = text(payload.get("last_agent_message"))
    # When it began stands in it since errors do; before, a turn without a last message has failed.
    told = "started_at" in payload
    failed = bool(payload.get("error")) or not (told or final)
    close = Close.FAILED if failed else Close.COMPLETED
    return Record(kind=Kind.CLOSE, turn=text(payload.get("turn_id")), at=at, close=close, final=final or None)


def _read_abort(payload: Object, at: float | None) -> Record:
    return Record(kind=Kind.CLOSE, turn=text(payload.get("turn_id")), at=at, close=Close.INTERRUPTED)


def _read_message(payload: Object, at: float | None) -> Record | None:
    words = read_message(payload)
    digest = _digest(at, text(payload.get("message")))
    return Record(kind=Kind.OPENER, at=at, digest=digest, words=words, steers=True) if words else None


def _read_answer(payload: Object, at: float | None) -> Record:
    return Record(kind=Kind.PIECE, at=at, text=text(payload.get("message")), quiet=QUIET)


def _read_review(payload: Object, at: float | None) -> Record:
    turn = text(payload.get("turn_id"))
    return Record(
        kind=Kind.OPENER, turn=turn, at=moment_of_id(turn) or at, human=False, marked=bool(turn), steers=True,
        encloses=True, digest=_digest(at, "review"),
    )  # fmt: skip


def _read_review_end(payload: Object, at: float | None) -> Record:
    return Record(
        kind=Kind.CLOSE, turn=text(payload.get("turn_id")), at=at, close=Close.COMPLETED, encloses=True
    )  # fmt: skip


def _read_item(payload: Object, at: float | None) -> Record | None:
    item = mapping(payload.get("item"))
    turn = text(payload.get("turn_id"))
    kind = text(item.get("type"))
    if kind == "UserMessage":
        words = read_content(item.get("content"))
        return Record(kind=Kind.WORDS, turn=turn, at=moment_of_id(turn) or at, words=words, marked=bool(turn))
    if kind == "AgentMessage":
        return Record(kind=Kind.PIECE, turn=turn, at=at, text=words_of(item))
    read = {"EnteredReviewMode": _read_review, "ExitedReviewMode": _read_review_end}.get(kind)
    return read(payload, at) if read is not None else None


def _read_response(payload: Object, at: float | None) -> Record | None:
    kind = text(payload.get("type"))
    turn = text(mapping(payload.get("internal_chat_message_metadata_passthrough")).get("turn_id"))
    known = text(payload.get("call_id"))
    if kind.endswith("_output"):
        return Record(kind=Kind.RESULTS, turn=turn, at=at, answers=(known,) if known else ())
    if kind.endswith("_call"):
        return Record(kind=Kind.PIECE, turn=turn, at=at, calls=(Call(known, called(kind, payload)),))
    return None


def _digest(at: float | None, said: str) -> str:
    return sha256(f"{at}\0{said}".encode("utf-8", "replace")).hexdigest()


Reader = Callable[[Object, float | None], Record | None]

_READERS: dict[str, Reader] = {
    "session_meta": _read_header,
    "turn_context": _read_context,
    "event_msg": _read_event,
    "response_item": _read_response,
}
_EVENTS: dict[str, Reader] = {
    "task_started": _read_start,
    "turn_started": _read_start,
    "task_complete": _read_end,
    "turn_complete": _read_end,
    "turn_aborted": _read_abort,
    "user_message": _read_message,
    "agent_message": _read_answer,
    "item_completed": _read_item,
    "entered_review_mode": _read_review,
    "exited_review_mode": _read_review_end,
}
