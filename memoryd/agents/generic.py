"""Home-made agents: one JSON object a line with `role` and `content`, as the interfaces of most models have them.

    {"role": "user", "content": "Fix the login", "timestamp": "2026-11-29T10:00:00Z", "cwd": "/home/me/app"}
    {"role": "assistant", "content": [{"type": "text", "text": "…"}, {"type": "tool_use", "name": "bash", …}]}
    {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "…", "content": "…"}]}
    {"role": "assistant", "content": "Done."}

`content` is a string or a list of blocks; tool calls may also stand in `tool_calls`, as OpenAI has them. A line with
the type `memoryd.turn_end`, or the mark a person names, ends a turn; else the next prompt does, or silence after an
answer that calls no tool. Two prompts without anything of the agent between them are one turn: the answer that follows
answers both, and if none follows nothing is lost.

Lines carry no ids, so a line is known by its bytes (and its place, when it is not dated). A user record that holds tool
results is the harness speaking, also when text stands beside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from memoryd.core.events import TURN_END, Call, Kind, Record
from memoryd.core.json_shapes import blocks, mapping, mappings, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Speaker, Utterance
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

QUIET = 5.0
"""Seconds of silence after an answer that mean the end of the turn."""

_PERSON = frozenset({"user", "human"})
_AGENT = frozenset({"assistant", "model", "ai", "agent", "bot"})
_TOOL = frozenset({"tool", "function", "tool_result"})
_TIMES = ("timestamp", "time", "ts", "created_at", "date")
_SESSIONS = ("session", "session_id", "sessionId", "conversation_id", "thread_id")
_FOLDERS = ("cwd", "workdir", "working_directory")
_TEXT_BLOCKS = frozenset({"text", "input_text", "output_text"})
_CALL_BLOCKS = frozenset({"tool_use", "tool_call", "function_call"})
_RESULT_BLOCKS = frozenset({"tool_result", "function_call_output"})
_CALLING = frozenset({"tool_use", "tool_calls", "function_call"})

Object = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Keys:
    """Under which keys a home-made agent keeps what counts; "" means the usual names.

    `end_marker` is the `role` or `type` of a record that ends a turn, "" for none.
    """

    role: str = "role"
    content: str = "content"
    time: str = "timestamp"
    session: str = ""
    cwd: str = ""
    end_marker: str = ""


class GenericFormat(LineFormat):
    """The `generic` format; see `agents.Format` for what each part means."""

    name = "generic"
    suffixes = (".jsonl", ".ndjson")

    def __init__(self, keys: Keys | None = None) -> None:
        self._keys = keys or Keys()

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if not line.strip(b" \t\r\0"):
            return ()
        digest = sha256(line.strip(b" \t\r\0")).hexdigest()
        found = (self._read(entry, f"{digest}:{number}") for number, entry in enumerate(decode_all(line)))
        return tuple(record for record in found if record is not None)

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line has a known role and words."""
        entry = decode(line)
        content = entry.get(self._keys.content)
        return self._role(entry) in _PERSON | _AGENT and isinstance(content, str | list)

    def _read(self, entry: Object, digest: str) -> Record | None:
        role = self._role(entry)
        if self._ends(entry):
            return self._place(entry, Kind.CLOSE, digest)
        content = blocks(entry.get(self._keys.content))
        if role in _TOOL or (role in _PERSON and any(_type(block) in _RESULT_BLOCKS for block in content)):
            return self._place(entry, Kind.RESULTS, digest)
        if role in _PERSON:
            return self._prompt(entry, _said(content), digest)
        return self._piece(entry, content, digest) if role in _AGENT else None

    def _ends(self, entry: Object) -> bool:
        marker = self._keys.end_marker
        named = bool(marker) and marker in (entry.get(self._keys.role), entry.get("type"))
        return named or entry.get("type") == TURN_END

    def _prompt(self, entry: Object, said: str, digest: str) -> Record | None:
        if not said.strip():
            return None
        words = (Utterance(Speaker.USER, said),)
        return self._place(entry, Kind.OPENER, digest, words=words)

    def _piece(self, entry: Object, content: tuple[Object, ...], digest: str) -> Record:
        calls = tuple(_calls(entry, content))
        goes_on = bool(calls) or not _CALLING.isdisjoint(
            (text(entry.get("stop_reason")), text(entry.get("finish_reason")))
        )
        quiet = None if goes_on else QUIET
        return self._place(entry, Kind.PIECE, digest, said=_said(content), calls=calls, goes_on=goes_on, quiet=quiet)

    def _place(
        self,
        entry: Object,
        kind: Kind,
        digest: str,
        *,
        words: tuple[Utterance, ...] = (),
        said: str = "",
        calls: tuple[Call, ...] = (),
        goes_on: bool = False,
        quiet: float | None = None,
    ) -> Record:
        return Record(
            kind=kind,
            session=_first(entry, self._keys.session, _SESSIONS),
            cwd=_first(entry, self._keys.cwd, _FOLDERS),
            at=self._time(entry),
            digest=digest,
            words=words,
            joins=kind is Kind.OPENER,
            text=said,
            calls=calls,
            partial=goes_on and not calls,
            quiet=quiet,
        )

    def _role(self, entry: Object) -> str:
        return text(entry.get(self._keys.role)).lower()

    def _time(self, entry: Object) -> float | None:
        found = (moment(entry.get(key)) for key in (self._keys.time, *_TIMES) if key)
        return next((at for at in found if at is not None), None)


def _first(entry: Object, key: str, usual: tuple[str, ...]) -> str:
    for name in (key,) if key else usual:
        value = entry.get(name)
        if isinstance(value, str) and value:
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
    return ""


def _type(block: Object) -> str:
    return text(block.get("type"))


def _said(content: tuple[Object, ...]) -> str:
    return "\n".join(text(block.get("text")) for block in content if _type(block) in _TEXT_BLOCKS)


def _calls(entry: Object, content: tuple[Object, ...]) -> Iterable[Call]:
    # Their ids are left out: many home-made agents do not write results down, and a call that nobody answers would
    # keep the turn open.
    for block in content:
        if _type(block) in _CALL_BLOCKS:
            yield Call("", describe(text(block.get("name")), block.get("input", block.get("arguments"))))
    for call in mappings(entry.get("tool_calls")):
        function = mapping(call.get("function")) or call
        yield Call("", describe(text(function.get("name")), function.get("arguments")))
