"""Qwen Code: `~/.qwen/projects/<slug>/chats/<session>.jsonl`, one JSON object a line, a tree by `parentUuid`.

Seen running: 0.15.10, 0.24.4. The rules:

* Its records look like Claude Code's, but what is said stands in `message.parts`. Each names its session and folder.
* `provenance` (from 0.24 on) says who speaks; `subtype` does in between. See `qwen_prompts`.
* Nothing marks the end of a turn: an assistant record that calls no function does, after a moment of silence. What
  else the client writes then (telemetry of its own memory subagent, titles) are places in the tree only.
* A failed request leaves nothing but telemetry, `qwen-code.api_error`. It may be tried again, so silence or the next
  prompt makes it final. A side request of the client's own (memory, title) fails nothing.
* Esc leaves what was said so far, with no mark.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from string import hexdigits

from memoryd.agents.qwen_prompts import read_user
from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import mapping, mappings, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode_all
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

QUIET = 5.0
"""Seconds without a line after an answer that calls no function."""
QUIET_ERROR = 60.0
"""The same after a failed request, which is tried again up to half a minute later."""

_API_ERROR = "qwen-code.api_error"
_MAIN = "########"

Object = Mapping[str, object]
Node = Callable[..., Record]


class QwenFormat(LineFormat):
    """The `qwen` format; see `agents.Format` for what each part means."""

    name = "qwen"
    roots = ("~/.qwen/projects",)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if not line.strip(b" \t\r\0"):
            return ()
        found = (_read(entry) for entry in decode_all(line))
        return tuple(record for record in found if record is not None)

    def skips(self, path: str) -> bool:
        """Leave out what is no chat: subagents, and what the client's own memory keeps."""
        before, found, below = path.rpartition("/chats/")
        nested = bool(found) and "/" in below and "/projects/" in before
        return "/subagents/" in path or nested or ("/.qwen/" in path and not found)

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is a record as only this client writes them."""
        return b'"parentUuid"' in line and any(_is_record(entry) for entry in decode_all(line))

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/.qwen/" in path or "/chats/" in path


def _is_record(entry: Object) -> bool:
    named = all(text(entry.get(key)) for key in ("uuid", "sessionId", "timestamp", "cwd", "version"))
    said = isinstance(mapping(entry.get("message")).get("parts"), list)
    noted = entry.get("type") == "system" and isinstance(entry.get("systemPayload"), dict)
    return named and "parentUuid" in entry and (said or noted)


def _read(entry: Object) -> Record | None:
    if not text(entry.get("uuid")):
        return None
    node = _node(entry)
    read = _READERS.get(text(entry.get("type")))
    if read is None or entry.get("isSidechain") is True or entry.get("agentId"):
        return node(kind=Kind.LINK)
    return read(entry, node)


def _node(entry: Object) -> Node:
    above = text(entry.get("parentUuid"))
    return partial(
        Record,
        id=text(entry.get("uuid")),
        parents=(above,) if above else (),
        session=text(entry.get("sessionId")),
        cwd=text(entry.get("cwd")),
        at=moment(entry.get("timestamp")),
        copied=bool(mapping(entry.get("forkedFrom"))),
    )


def _read_assistant(entry: Object, node: Node) -> Record:
    parts = mappings(mapping(entry.get("message")).get("parts"))
    calls = tuple(_call(mapping(part["functionCall"])) for part in parts if isinstance(part.get("functionCall"), dict))
    # Thoughts are text parts with a mark.
    said = "\n".join(text(part.get("text")) for part in parts if text(part.get("text")) and not part.get("thought"))
    return node(kind=Kind.PIECE, text=said, calls=calls, quiet=None if calls else QUIET)


def _read_result(entry: Object, node: Node) -> Record:
    parts = mappings(mapping(entry.get("message")).get("parts"))
    answers = [text(mapping(part.get("functionResponse")).get("id")) for part in parts]
    answers.append(text(mapping(entry.get("toolCallResult")).get("callId")))
    return node(kind=Kind.RESULTS, answers=tuple(answer for answer in answers if answer))


def _read_system(entry: Object, node: Node) -> Record:
    told = mapping(mapping(entry.get("systemPayload")).get("uiEvent"))
    if told.get("event.name") == _API_ERROR and _is_main(told):
        return node(kind=Kind.PIECE, error=True, quiet=QUIET_ERROR)
    return node(kind=Kind.LINK)


def _is_main(told: Object) -> bool:
    """Tell whether the conversation asked: the id is hex digits in 0.15, `<session>########<number>` from 0.24 on."""
    request = text(told.get("prompt_id"))
    return not told.get("subagent_name") and (_MAIN in request or set(request) <= set(hexdigits))


def _call(call: Object) -> Call:
    return Call(text(call.get("id")), describe(text(call.get("name")), call.get("args")))


_READERS: dict[str, Callable[[Object, Node], Record]] = {
    "user": read_user,
    "assistant": _read_assistant,
    "tool_result": _read_result,
    "system": _read_system,
}
