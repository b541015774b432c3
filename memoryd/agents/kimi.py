"""Kimi CLI: `~/.kimi/sessions/<md5 of the folder>/<session>/wire.jsonl`, one JSON object a line.

Seen running: 1.45.0 (wire protocol 1.10); its makers have given it up for Kimi Code. Each line is one message between
the agent and its screen, `{"timestamp": …, "message": {"type": …, "payload": …}}`:

* `TurnBegin` begins a turn, `SteerInput` adds to it, `TurnEnd` ends it. `StepInterrupted` is a failure, and the last
  of a turn but its end; a cancel leaves no other trace than the end, so what was said until then stands.
* `StepBegin` begins a message of the model, `StepRetry` takes back what was said of it. A command the client answers
  itself (`/compact`) has an answer, but no step, and is no turn.
* `/flow` and loops open turns within a turn, with the prompts of their author: those that offer a `<choice>`, and what
  the client itself asks, are told as the harness's; the others cannot be told from a person's.

Nothing has an id, so a turn is known by its line: forks copy it as it is. `context.jsonl` beside it is the model's
view of the same, and no session; neither are the journals of subagents. Sessions are named by their folder, and the
folder above is the MD5 of the folder of work, which `kimi.json` lists.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import md5, sha256

from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import blocks, mapping, mappings, number, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Close, Speaker, Utterance
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

_STEP = "step"
_ASKED = ("<system-reminder>", "<notification ", "<system>", "[Imported context from ")
_CHOICE = "Reply with a choice using <choice>"
_DOCUMENT = "<document path="
_PUT_IN = (_DOCUMENT, "</document>", "<uploaded_files>", "<image path=", "</image>", "<video path=", "</video>")
_LOCAL = "local"

Object = Mapping[str, object]


class KimiFormat(LineFormat):
    """The `kimi` format; see `agents.Format` for what each part means."""

    name = "kimi"
    roots = ("~/.kimi/sessions",)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if not line.strip(b" \t\r\0"):
            return ()
        found = (_read(entry) for entry in decode_all(line))
        return tuple(record for record in found if record is not None)

    def skips(self, path: str) -> bool:
        """Leave out the model's context, which repeats the journal, and subagents."""
        return not path.endswith("/wire.jsonl") or "/subagents/" in path

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is a message of a turn, or belongs to the context beside it."""
        if b'"message"' not in line and b'"_' not in line:
            return False
        entry = decode(line)
        if text(entry.get("role")) in ("_checkpoint", "_system_prompt", "_usage"):
            return True
        known = text(mapping(entry.get("message")).get("type")) in _READERS
        return known and "payload" in mapping(entry.get("message")) and number(entry.get("timestamp")) is not None

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/.kimi/" in path

    def path_facts(self, path: str) -> tuple[Record, ...]:
        """Return the session: its folder's name."""
        session = path.rpartition("/")[0].rpartition("/")[2]
        return (Record(kind=Kind.FACTS, session=session),) if session else ()

    def companions(self, path: str) -> tuple[str, ...]:
        """Name the list of all folders of work, beside `sessions/`."""
        home, found, _ = path.rpartition("/sessions/")
        return (f"{home}/kimi.json",) if found else ()

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        """Return each folder of work, for the sessions below its hash."""
        return tuple(
            Record(kind=Kind.FACTS, id=_folder(work), cwd=text(work.get("path")))
            for work in mappings(decode(content).get("work_dirs"))
            if text(work.get("path"))
        )


def _folder(work: Object) -> str:
    """Return the name of the folder that holds the sessions of a folder of work."""
    name = md5(text(work.get("path")).encode("utf-8", "replace"), usedforsecurity=False).hexdigest()
    machine = text(work.get("kaos")) or _LOCAL
    return name if machine == _LOCAL else f"{machine}_{name}"


def _read(entry: Object) -> Record | None:
    message = mapping(entry.get("message"))
    read = _READERS.get(text(message.get("type")))
    return None if read is None else read(mapping(message.get("payload")), moment(entry.get("timestamp")))


def _read_prompt(payload: Object, at: float | None) -> Record:
    said = blocks(payload.get("user_input"))
    digest = _digest("prompt", said, at)
    if (typed := _typed(said)).startswith(_ASKED) or _CHOICE in typed:
        return Record(kind=Kind.OPENER, at=at, digest=digest, human=False, marked=True)
    words = _words(said)
    return Record(kind=Kind.OPENER, at=at, digest=digest, words=words, tentative=typed.startswith("/"), marked=True)


def _read_steering(payload: Object, at: float | None) -> Record:
    said = blocks(payload.get("user_input"))
    words = () if _typed(said).startswith(_ASKED) else _words(said)
    kind = Kind.WORDS if words else Kind.PUSH
    return Record(kind=kind, at=at, digest=_digest("steering", said, at), words=words, marked=True)


def _read_step(payload: Object, at: float | None) -> Record:
    # A message of its own, of which nothing was said yet: the last word is not the one of the step before any more.
    return Record(kind=Kind.PIECE, at=at)


def _read_retry(payload: Object, at: float | None) -> Record:
    return Record(kind=Kind.PIECE, at=at, message=_STEP, replaces=True)


def _read_failure(payload: Object, at: float | None) -> Record:
    return Record(kind=Kind.CLOSE, at=at, close=Close.FAILED)


def _read_part(payload: Object, at: float | None) -> Record | None:
    if payload.get("type") != "text":
        return None
    return Record(kind=Kind.PIECE, at=at, message=_STEP, text=text(payload.get("text")), tentative=True)


def _read_call(payload: Object, at: float | None) -> Record:
    function = mapping(payload.get("function"))
    call = Call(text(payload.get("id")), describe(text(function.get("name")), function.get("arguments")))
    return Record(kind=Kind.PIECE, at=at, message=_STEP, calls=(call,))


def _read_result(payload: Object, at: float | None) -> Record:
    return Record(kind=Kind.RESULTS, at=at, answers=(text(payload.get("tool_call_id")),))


def _read_end(payload: Object, at: float | None) -> Record:
    return Record(kind=Kind.CLOSE, at=at)


def _words(said: tuple[Object, ...]) -> tuple[Utterance, ...]:
    """Return the person's words: what was typed, then what was put in, as pasted."""
    typed, pasted = _told_apart(said)
    words = (Utterance(Speaker.USER, typed),) if typed.strip() else ()
    return words + tuple(Utterance(Speaker.USER, one, pasted=True) for one in pasted)


def _typed(said: tuple[Object, ...]) -> str:
    return _told_apart(said)[0]


def _told_apart(said: tuple[Object, ...]) -> tuple[str, list[str]]:
    """Return the typed text of a prompt, and what was put in: files by their text, pictures by their kind."""
    typed: list[str] = []
    pasted: list[str] = []
    within = False
    for part in said:
        kind, words = text(part.get("type")), text(part.get("text"))
        if kind.endswith("_url"):
            pasted.append(f"[{kind.removesuffix('_url')}]")
        elif words.startswith(_PUT_IN):
            within = words.startswith(_DOCUMENT)
        elif within:
            pasted.append(words)
        elif kind == "text":
            typed.append(words)
    whole = "".join(typed)
    return (whole if len(typed) == len(said) else whole.strip()), pasted


def _digest(kind: str, said: tuple[Object, ...], at: float | None) -> str:
    known = "\0".join((kind, str(at), *(text(part.get("text")) for part in said)))
    return sha256(known.encode("utf-8", "replace")).hexdigest()


_READERS: dict[str, Callable[[Object, float | None], Record | None]] = {
    "TurnBegin": _read_prompt,
    "SteerInput": _read_steering,
    "StepBegin": _read_step,
    "StepRetry": _read_retry,
    "StepInterrupted": _read_failure,
    "ContentPart": _read_part,
    "ToolCall": _read_call,
    "ToolResult": _read_result,
    "TurnEnd": _read_end,
}
