"""Mistral Vibe 3: `~/.vibe/logs/session/unified/<session>/journal/<first sequence>.jsonl`, a write-ahead journal.

Seen running: 3.0.2. The `session_*/messages.jsonl` of 1.x and 2.x is left out. Each line has a `type`, a `payload`
and its `sequence`; what is read of them:

* `projection_delta` changes what the screen shows: `append_entry` brings what the person typed (`turn_start`, or
  `turn_steer` into a running turn) and what the agent said; `set_envelope` tells how the latest turn stands. The end
  stands there, one record before the `receipt_succeeded` of the command that began it.
* `projection_advanced` is the same as a whole. Of it, and of `set_history_entries`, only the latest turn is news.
* `action_result` of the model holds its tool calls; `session_relocated` another folder of work.

A journal is cut into segments: a new one is begun after every turn, and within a long one, and all but the last two
are deleted. So the session is the folder, and a turn is known by its id, `turn-…` where a person began it; the turns
of subagents are named after their session. The folder of work stands in `meta.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import mapping, mappings, number, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Close, Speaker, Utterance
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

_VERSION = "recovery_journal_record_version"
_CLOSES = {"completed": Close.COMPLETED, "failed": Close.FAILED, "interrupted": Close.INTERRUPTED}
_NOISE = (b'"type":"core_input"}', b'"type":"action_intent"}', b'"type":"process_state_changed"}')
_OF_SUBAGENT = ":turn:"

Object = Mapping[str, object]


class VibeFormat(LineFormat):
    """The `vibe` format; see `agents.Format` for what each part means."""

    name = "vibe"
    roots = ("~/.vibe/logs/session",)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if _is_noise(line):
            return ()
        return tuple(record for entry in decode_all(line) for record in _read(entry))

    def skips(self, path: str) -> bool:
        """Leave out what is no segment of a journal."""
        return not path.rpartition("/")[0].endswith("/journal")

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is a record of a journal."""
        if _VERSION.encode() not in line:
            return False
        entry = decode(line)
        return number(entry.get(_VERSION)) is not None and number(entry.get("sequence")) is not None

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/unified/" in path and "/journal/" in path

    def path_facts(self, path: str) -> tuple[Record, ...]:
        """Return the session: the name of the folder that holds the journal."""
        session = path.rpartition("/journal/")[0].rpartition("/")[2]
        return (Record(kind=Kind.FACTS, session=session),) if session else ()

    def companions(self, path: str) -> tuple[str, ...]:
        """Name the session's `meta.json`."""
        folder, found, _ = path.rpartition("/journal/")
        return (f"{folder}/meta.json",) if found else ()

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        """Return the folder of work."""
        entry = decode(content)
        cwd = text(mapping(entry.get("environment")).get("working_directory")) or text(entry.get("origin_directory"))
        return (Record(kind=Kind.FACTS, cwd=cwd),) if cwd else ()


def _is_noise(line: bytes) -> bool:
    """Tell cheaply that a line, if it is whole, is one of the large ones that repeat what the model is given."""
    whole = line.strip(b" \t\r\0")
    return not whole or (whole.startswith(b'{"payload"') and whole.endswith(_NOISE) and b"}{" not in whole)


def _read(entry: Object) -> Iterable[Record]:
    kind = text(entry.get("type"))
    payload = mapping(entry.get("payload"))
    if kind in ("projection_delta", "session_relocated"):
        yield from _read_delta(mappings(payload.get("delta")))
        yield from _folder(mapping(payload.get("metadata")))
    elif kind == "projection_advanced":
        snapshot = mapping(payload.get("snapshot"))
        entries = mappings(mapping(snapshot.get("history")).get("entries"))
        yield from _news_of(_latest(snapshot), entries)
    elif kind == "action_result":
        yield from _calls(text(payload.get("action_id")), mapping(mapping(payload.get("result")).get("result")))


def _read_delta(changes: tuple[Object, ...]) -> Iterable[Record]:
    latest: Object = {}
    for change in changes:
        if change.get("op") == "set_envelope":
            latest = _latest(mapping(change.get("state")))
    for change in changes:
        if change.get("op") == "append_entry":
            yield from _read_entry(mapping(change.get("entry")))
        elif change.get("op") == "set_history_entries":
            yield from _of_turn(latest, mappings(change.get("entries")))
    yield from _end(latest)


def _latest(state: Object) -> Object:
    return mapping(state.get("latestTurn"))


def _news_of(latest: Object, entries: tuple[Object, ...]) -> Iterable[Record]:
    yield from _of_turn(latest, entries)
    yield from _end(latest)


def _of_turn(latest: Object, entries: tuple[Object, ...]) -> Iterable[Record]:
    """Return what a whole history tells of the latest turn; the rest was told before."""
    for entry in entries:
        if text(entry.get("turnId")) and entry.get("turnId") == latest.get("id"):
            yield from _read_entry(entry)


def _end(latest: Object) -> Iterable[Record]:
    close = _CLOSES.get(text(latest.get("status")))
    if close is not None and text(latest.get("id")):
        yield Record(kind=Kind.CLOSE, turn=text(latest.get("id")), close=close)


def _read_entry(entry: Object) -> Iterable[Record]:
    if entry.get("type") != "message":
        return
    role, source = text(entry.get("role")), text(entry.get("source"))
    if role == "assistant":
        yield _answer(entry)
    elif role == "user" and source == "turn_start":
        yield _prompt(Kind.OPENER, entry)
    elif role == "user" and source == "turn_steer":
        yield _prompt(Kind.WORDS, entry)


def _prompt(kind: Kind, entry: Object) -> Record:
    turn = text(entry.get("turnId"))
    words = () if _OF_SUBAGENT in turn else _words(entry)
    return Record(
        kind=kind if words or kind is Kind.OPENER else Kind.PUSH,
        id=text(entry.get("id")),
        turn=turn,
        at=moment(entry.get("createdAt")),
        words=words,
        human=bool(words),
        marked=True,
    )


def _words(entry: Object) -> tuple[Utterance, ...]:
    """Return what the person typed, then what they put in: pictures by their kind, files by their text."""
    content = mappings(entry.get("content"))
    shown = _typed(mappings(mapping(entry.get("userDisplayContent")).get("content")))
    typed = shown or _typed(content)
    words = (Utterance(Speaker.USER, typed),) if typed.strip() else ()
    put_in = (_put_in(block) for block in content if block.get("type") != "text")
    return words + tuple(Utterance(Speaker.USER, one, pasted=True) for one in put_in)


def _typed(content: tuple[Object, ...]) -> str:
    return "\n".join(text(block.get("text")) for block in content if block.get("type") == "text")


def _put_in(block: Object) -> str:
    named = text(block.get("text")) or text(block.get("name"))
    return named or f"[{text(block.get('type')) or 'file'}]"


def _answer(entry: Object) -> Record:
    discarded = mapping(entry.get("outcome")).get("type") == "discarded"
    return Record(
        kind=Kind.PIECE,
        id=text(entry.get("id")),
        turn=text(entry.get("turnId")),
        at=moment(entry.get("createdAt")),
        message=text(entry.get("id")),
        text=_typed(mappings(entry.get("content"))),
        partial=discarded or entry.get("generationStatus") == "in_progress",
    )


def _calls(action: str, result: Object) -> Iterable[Record]:
    """Return the tool calls of an answer of the model, as a part of the message that will be named after it."""
    called = tuple(
        Call("", describe(text(part.get("name")), part.get("arguments_json")))
        for part in mappings(result.get("parts"))
        if part.get("type") == "tool_call"
    )
    if called:
        yield Record(kind=Kind.PIECE, message=f"assistant-{action}", calls=called)


def _folder(metadata: Object) -> Iterable[Record]:
    if text(metadata.get("cwd")):
        yield Record(kind=Kind.FACTS, cwd=text(metadata.get("cwd")))
