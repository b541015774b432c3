"""GitHub Copilot CLI: `~/.copilot/session-state/<session>/events.jsonl`, one event a line, in the order they happened.

Seen running: 1.0.102. The rules:

* `session.start` names the session and its folder; `session.resume` may name another folder. Both hold for what
  follows, as does a change of folder in between.
* `assistant.turn_end` ends a round of the model, not a turn: only one whose last message calls no tool ends the turn.
  `session.error` and `abort` end it too, before or after the round's end.
* A client that shuts down, or one that resumes a session that nobody has open, leaves nothing running: a turn that was
  still open is over, without an end.
* Events with an `agentId` are a subagent's, and share the file. So do messages that the client sends for itself
  (`source`, autopilot): the agent goes on by itself then, and what it does belongs to no turn of the person, unless one
  still runs.
* `delivery: steering` adds words to what runs. If that is such a run of its own, a turn begins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import mapping, mappings, text
from memoryd.core.line_format import LineFormat, Lines
from memoryd.core.lines import decode_all
from memoryd.core.model import Close, Speaker, Utterance
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

_PEOPLE = ("", "user")
_SHELL = "shell"

Object = Mapping[str, object]
Node = Callable[..., Record]


class CopilotFormat(LineFormat):
    """The `copilot` format; see `agents.Format` for what each part means."""

    name = "copilot"
    roots = ("~/.copilot/session-state",)
    source = Lines(facts=b'"cwd":')

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if not line.strip(b" \t\r\0") or _is_noise(line):
            return ()
        return tuple(record for event in decode_all(line) for record in _read(event))

    def skips(self, path: str) -> bool:
        """Leave out whatever else stands in the folder of a session."""
        _, found, below = path.rpartition("/session-state/")
        return bool(found) and "/" in below and not (below.count("/") == 1 and below.endswith("/events.jsonl"))

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is an event as only this client writes them."""
        return b'"parentId"' in line and any(_is_event(event) for event in decode_all(line))

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/.copilot/" in path or "/session-state/" in path


def _is_noise(line: bytes) -> bool:
    """Tell cheaply that a line, if it is whole, is one of the large events that tell nothing."""
    whole = line.startswith(_NOISE) and line.rstrip().endswith(b"}")
    return whole and b"}{" not in line


def _is_event(event: Object) -> bool:
    known = text(event.get("type")) in _READERS and isinstance(event.get("data"), dict)
    return known and bool(text(event.get("id"))) and bool(text(event.get("timestamp"))) and "parentId" in event


def _read(event: Object) -> tuple[Record, ...]:
    data = mapping(event.get("data"))
    read = _READERS.get(text(event.get("type")))
    # Older versions mark a subagent's events by the call that started it.
    if read is None or event.get("agentId") or data.get("parentToolCallId"):
        return ()
    return read(data, partial(Record, id=text(event.get("id")), at=moment(event.get("timestamp"))))


def _read_start(data: Object, node: Node) -> tuple[Record, ...]:
    cwd = text(mapping(data.get("context")).get("cwd"))
    return (node(kind=Kind.FACTS, id="", session=text(data.get("sessionId")), cwd=cwd),)


def _read_resume(data: Object, node: Node) -> tuple[Record, ...]:
    shared = data.get("sessionWasActive") is True or data.get("alreadyInUse") is True
    return (*(() if shared else _read_shutdown(data, node)), *_read_start(data, node))


def _read_shutdown(data: Object, node: Node) -> tuple[Record, ...]:
    over = partial(node, kind=Kind.CLOSE, id="")
    return (over(only_at_rest=True), over(close=Close.SUPERSEDED))


def _read_folder(data: Object, node: Node) -> tuple[Record, ...]:
    return (node(kind=Kind.FACTS, id="", cwd=text(data.get("cwd"))),)


def _read_user(data: Object, node: Node) -> tuple[Record, ...]:
    words = _words(data)
    automatic = data.get("isAutopilotContinuation") is True or text(data.get("source")) not in _PEOPLE
    if automatic or not words:
        return ()
    prompt = partial(node, words=words, marked=True)
    if data.get("delivery") == "steering":
        return (prompt(kind=Kind.WORDS),)
    return (prompt(kind=Kind.OPENER, tentative=data.get("agentMode") == _SHELL),)


def _words(data: Object) -> tuple[Utterance, ...]:
    typed = text(data.get("content"))
    if data.get("agentMode") == _SHELL and typed.strip():
        typed = "!" + typed.removeprefix("!")
    attached = mappings(data.get("attachments"))
    selected = [text(one.get("text")) for one in attached]
    words = [Utterance(Speaker.USER, part, pasted=True) for part in selected if part.strip()]
    if typed.strip():
        words.append(Utterance(Speaker.USER, typed))
    elif attached and not words:
        words.append(Utterance(Speaker.USER, "[attachment]", pasted=True))
    return tuple(words)


def _read_assistant(data: Object, node: Node) -> tuple[Record, ...]:
    calls = tuple(_call(request) for request in mappings(data.get("toolRequests")))
    said = text(data.get("content"))
    return (node(kind=Kind.PIECE, text=said, calls=calls),)


def _read_result(data: Object, node: Node) -> tuple[Record, ...]:
    return (node(kind=Kind.RESULTS, answers=(text(data.get("toolCallId")),)),)


def _read_round_end(_data: Object, node: Node) -> tuple[Record, ...]:
    return (node(kind=Kind.CLOSE, only_at_rest=True),)


def _read_error(_data: Object, node: Node) -> tuple[Record, ...]:
    return (node(kind=Kind.CLOSE, close=Close.FAILED),)


def _read_abort(_data: Object, node: Node) -> tuple[Record, ...]:
    return (node(kind=Kind.CLOSE, close=Close.INTERRUPTED),)


def _call(request: Object) -> Call:
    return Call(text(request.get("toolCallId")), describe(text(request.get("name")), request.get("arguments")))


_READERS: dict[str, Callable[[Object, Node], tuple[Record, ...]]] = {
    "session.start": _read_start,
    "session.resume": _read_resume,
    "session.shutdown": _read_shutdown,
    "session.context_changed": _read_folder,
    "session.error": _read_error,
    "abort": _read_abort,
    "user.message": _read_user,
    "assistant.message": _read_assistant,
    "assistant.turn_end": _read_round_end,
    "tool.execution_complete": _read_result,
}

_NOISE = (b'{"type":"system.message",', b'{"type":"session.usage_record",', b'{"type":"tool.execution_start",')
