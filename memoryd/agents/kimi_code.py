"""Kimi Code: `~/.kimi-code/sessions/wd_<slug>_<hash>/<session>/agents/main/wire.jsonl`, one JSON object a line.

Seen running: 2.1.0 (protocol 1.5). The same words stand in several records; what is read of them:

* `turn.prompt` begins a turn and `turn.steer` adds to it. `origin.kind` tells whose words they are: `user`, or a
  command the person called; everything else (cron, background tasks, goals, hooks, reminders) is the harness.
* `context.append_loop_event` holds what the agent said and called, by step.
* `turn.ended` ends it, with a reason. `context.append_message` and the `agent.*` events repeat all this.

Turns are numbered within their session only, so a turn is known by its prompt's id, and where older clients wrote
none, by the prompt and its time: a fork copies both. The session is the folder's name; its folder of work stands
in `state.json` beside `agents/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256

from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import blocks, mapping, mappings, number, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Close, Speaker, Utterance
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

_CLOSES = {
    "completed": Close.COMPLETED,
    "failed": Close.FAILED,
    "blocked": Close.FAILED,
    "cancelled": Close.INTERRUPTED,
}
_MAIN = "main"

Object = Mapping[str, object]


class KimiCodeFormat(LineFormat):
    """The `kimi-code` format; see `agents.Format` for what each part means."""

    name = "kimi-code"
    roots = ("~/.kimi-code/sessions",)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if _is_noise(line):
            return ()
        found = (_read(entry) for entry in decode_all(line))
        return tuple(record for record in found if record is not None)

    def skips(self, path: str) -> bool:
        """Leave out subagents, and what is no journal."""
        return not path.endswith(f"/agents/{_MAIN}/wire.jsonl")

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is the head of a journal, or a record that names its agent, as only this client does."""
        if b'"agentId"' not in line and b'"protocol_version"' not in line:
            return False
        entry = decode(line)
        kind = text(entry.get("type"))
        if kind == "metadata":
            return bool(text(entry.get("protocol_version"))) and number(entry.get("created_at")) is not None
        return kind in _READERS and bool(text(entry.get("agentId"))) and number(entry.get("time")) is not None

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/agents/" in path and path.endswith("/wire.jsonl")

    def path_facts(self, path: str) -> tuple[Record, ...]:
        """Return the session: its folder's name."""
        session = path.rpartition("/agents/")[0].rpartition("/")[2]
        return (Record(kind=Kind.FACTS, session=session),) if session else ()

    def companions(self, path: str) -> tuple[str, ...]:
        """Name the session's `state.json`."""
        folder, found, _ = path.rpartition("/agents/")
        return (f"{folder}/state.json",) if found else ()

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        """Return the folder of work."""
        cwd = text(decode(content).get("cwd")) or text(decode(content).get("workDir"))
        return (Record(kind=Kind.FACTS, cwd=cwd),) if cwd else ()


def _is_noise(line: bytes) -> bool:
    """Tell cheaply that a line, if it is whole, is one of the large ones that say nothing of a turn."""
    if not line.strip(b" \t\r\0"):
        return True
    noisy = line.startswith((b'{"type":"llm.', b'{"type":"mcp.', b'{"type":"context.append_message"'))
    return noisy and line.rstrip().endswith(b"}") and b"}{" not in line


def _read(entry: Object) -> Record | None:
    read = _READERS.get(text(entry.get("type")))
    if read is None or text(entry.get("agentId")) not in ("", _MAIN):
        return None
    return read(entry)


def _read_head(entry: Object) -> Record | None:
    at = moment(entry.get("created_at"))
    return None if at is None else Record(kind=Kind.FACTS, at=at)


def _read_folder(entry: Object) -> Record | None:
    cwd = text(mapping(entry.get("environmentDisclosure")).get("cwd"))
    return Record(kind=Kind.FACTS, cwd=cwd) if cwd else None


def _read_prompt(entry: Object) -> Record:
    words = _words(entry)
    prompt = text(entry.get("promptId"))
    return Record(
        kind=Kind.OPENER,
        id=prompt,
        at=moment(entry.get("time")),
        digest="" if prompt else _digest(entry),
        words=words,
        human=bool(words),
        marked=True,
    )


def _read_steering(entry: Object) -> Record:
    words = _words(entry)
    kind = Kind.WORDS if words else Kind.PUSH
    return Record(kind=kind, at=moment(entry.get("time")), digest=_digest(entry), words=words, marked=True)


def _read_step(entry: Object) -> Record | None:
    event = mapping(entry.get("event"))
    kind = text(event.get("type"))
    at = moment(entry.get("time"))
    step = text(event.get("stepUuid")) or text(event.get("uuid"))
    if kind == "content.part":
        part = mapping(event.get("part"))
        if part.get("type") == "text":
            return Record(kind=Kind.PIECE, at=at, message=step, text=text(part.get("text")))
    if kind == "tool.call":
        call = Call(text(event.get("toolCallId")), describe(text(event.get("name")), event.get("args")))
        return Record(kind=Kind.PIECE, at=at, message=step, calls=(call,))
    if kind == "tool.result":
        return Record(kind=Kind.RESULTS, at=at, answers=(text(event.get("toolCallId")),))
    # A step of which nothing was said so far: what an earlier one said is not the last word any more.
    return Record(kind=Kind.PIECE, at=at, message=step) if kind == "step.begin" else None


def _read_end(entry: Object) -> Record:
    return Record(kind=Kind.CLOSE, at=moment(entry.get("time")), close=_CLOSES.get(text(entry.get("reason"))))


def _words(entry: Object) -> tuple[Utterance, ...]:
    """Return the person's words in a prompt; none when it is not theirs."""
    origin = mapping(entry.get("origin"))
    kind = text(origin.get("kind")) or "user"
    said = tuple(mappings(entry.get("input"))) or blocks(entry.get("input"))
    if kind == "user":
        # The text of skills that were called together with a prompt stands before it.
        return _typed(said[len(mappings(origin.get("skillActivations"))) :])
    if kind == "shell_command" and origin.get("phase") == "input":
        return _command("!", _shell(_said(said)), "")
    if origin.get("trigger") != "user-slash":
        return ()
    if kind == "skill_activation":
        return _command("/", text(origin.get("skillName")), text(origin.get("skillArgs")))
    name = f"{text(origin.get('pluginId'))}:{text(origin.get('commandName'))}"
    return _command("/", name, text(origin.get("commandArgs"))) if kind == "plugin_command" else ()


def _typed(said: tuple[Object, ...]) -> tuple[Utterance, ...]:
    typed = _said(said)
    words = (Utterance(Speaker.USER, typed),) if typed.strip() else ()
    media = tuple(kind for part in said if (kind := text(part.get("type"))).endswith("_url"))
    return words + tuple(Utterance(Speaker.USER, f"[{kind.removesuffix('_url')}]", pasted=True) for kind in media)


def _said(said: tuple[Object, ...]) -> str:
    return "".join(text(part.get("text")) for part in said if part.get("type") == "text")


def _command(mark: str, name: str, arguments: str) -> tuple[Utterance, ...]:
    return (Utterance(Speaker.USER, f"{mark}{name} {arguments.strip()}".rstrip()),) if name else ()


def _shell(said: str) -> str:
    inner = said.strip().removeprefix("<bash-input>").removesuffix("</bash-input>")
    return inner.strip().replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').replace("&amp;", "&")


def _digest(entry: Object) -> str:
    known = "\0".join((str(entry.get("time")), text(entry.get("type")), *(word.text for word in _words(entry))))
    return sha256(known.encode("utf-8", "replace")).hexdigest()


_READERS: dict[str, Callable[[Object], Record | None]] = {
    "metadata": _read_head,
    "profile.bind": _read_folder,
    "config.update": _read_folder,
    "turn.prompt": _read_prompt,
    "turn.steer": _read_steering,
    "context.append_loop_event": _read_step,
    "turn.ended": _read_end,
}
