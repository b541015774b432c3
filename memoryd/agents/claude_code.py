"""Claude Code: `~/.claude/projects/<slug>/<session>.jsonl`, one JSON object a line, a tree by `parentUuid`.

Seen running: 1.0.128, 2.0.14, 2.1.90, 2.1.197, 2.1.332. The rules:

* Only lines with a `uuid` are part of the conversation; of the others only `queue-operation` is read, for its time.
* A user line is the person only when nothing marks it otherwise; see `claude_code_prompts`.
* An assistant line is one block of a message; lines with the same `message.id` belong together.
* `system/turn_duration` ends a turn (interactive clients), so does an interrupt marker. One-shot runs, older
  clients and API errors in 2.1.332 have no mark: there an answer without a tool call, followed by silence, does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from memoryd.agents.claude_code_glance import glance, is_noise
from memoryd.agents.claude_code_glance import steps as glance_steps
from memoryd.agents.claude_code_prompts import read_steering, read_user
from memoryd.agents.claude_code_quiet import GOES_ON, QUIET, QUIET_CONFIRMED, always_marks, quiet_after
from memoryd.core.events import Activity, Call, Kind, Record, Status
from memoryd.core.json_shapes import blocks, mapping, number, text
from memoryd.core.line_format import LINES, Source
from memoryd.core.lines import Block, decode, decode_all
from memoryd.core.moments import moment
from memoryd.core.steps import Step
from memoryd.core.tool_targets import describe

name = "claude-code"
roots = ("~/.claude/projects",)
suffixes = (".jsonl",)
source: Source = LINES

_SYNTHETIC = "<synthetic>"
_FILLER = "No response requested."
_ACTIVITIES = {
    "busy": Activity.BUSY,
    "waiting": Activity.WAITING,
    "idle": Activity.IDLE,
    "shell": Activity.IDLE,
}

Object = Mapping[str, object]


def parse_line(line: bytes) -> tuple[Record, ...]:
    """Return what a line tells; see `Format`."""
    told = glance(line)
    if told is not None:
        return (told,)
    return () if is_noise(line) else parse_whole(line)


def parse_whole(line: bytes) -> tuple[Record, ...]:
    """Return what a line tells, without a glance at it first; RecordError as for `parse_line`."""
    found = [_read(entry) for entry in decode_all(line)] if line.strip() else []
    return tuple([record for record in found if record is not None])


def steps(block: Block) -> Iterator[Step]:
    """Yield what the lines of a block tell; see `Format`."""
    return glance_steps(block)


def skips(path: str) -> bool:
    """Leave out subagents: their prompts are the agent's, and one kind of them copies the whole history."""
    return "/subagents/" in path


def recognises(line: bytes) -> bool:
    """Tell whether a line is a node as only this client writes them."""
    if b'"parentUuid"' not in line or b'"sessionId"' not in line:
        return False
    entry = decode(line)
    known = text(entry.get("type")) in _READERS and isinstance(entry.get("isSidechain"), bool)
    # A close relative writes the same nodes, but its messages have `parts`.
    return known and "parts" not in mapping(entry.get("message"))


def hints(path: str) -> bool:
    """Tell whether a path looks like one of this client's."""
    return "/.claude/" in path or "/projects/-" in path


def path_facts(path: str) -> tuple[Record, ...]:
    """Tell nothing from where a session lies: every line says it."""
    return ()


def companions(path: str) -> tuple[str, ...]:
    """Name no files beside a session: every line has its folder."""
    return ()


def parse_companion(path: str, content: bytes) -> tuple[Record, ...]:
    """Read nothing from a file beside a session."""
    return ()


def status_files(path: str) -> tuple[str, str] | None:
    """Return where the processes of the client register: `sessions/<pid>.json` beside `projects/`."""
    home, found, _ = path.rpartition("/projects/")
    return (f"{home}/sessions", "*.json") if found else None


def parse_status(content: bytes) -> Status | None:
    """Read a `sessions/<pid>.json`; clients before 2.1.197, and one-shot runs before 2.1.332, tell no status."""
    entry = decode(content)
    session = text(entry.get("sessionId"))
    if not session:
        return None
    activity = _ACTIVITIES.get(text(entry.get("status")), Activity.UNKNOWN)
    started = entry.get("procStart")
    return Status(session, activity, int(number(entry.get("pid")) or 0), "" if started is None else str(started))


def _read(entry: Object) -> Record | None:
    read = _READERS.get(text(entry.get("type")))
    if read is None or entry.get("isSidechain") is True:
        return None
    if read is _read_queue:
        return read(entry)
    return read(entry) if text(entry.get("uuid")) else None


def _read_queue(entry: Object) -> Record | None:
    # Written first by every one-shot run: it dates the file, which tells copied history from the rest.
    at = moment(entry.get("timestamp"))
    return None if at is None else Record(kind=Kind.FACTS, session=text(entry.get("sessionId")), at=at)


def _read_user(entry: Object) -> Record | None:
    return read_user(entry, _node(entry))


def _read_attachment(entry: Object) -> Record | None:
    return read_steering(mapping(entry.get("attachment")), _node(entry))


def _read_assistant(entry: Object) -> Record | None:
    message = mapping(entry.get("message"))
    content = blocks(message.get("content"))
    said = "\n".join(text(block.get("text")) for block in content if block.get("type") == "text")
    calls = tuple(_call(block) for block in content if text(block.get("type")).endswith("tool_use"))
    error = entry.get("isApiErrorMessage") is True
    # Besides errors the client itself speaks when it resumes a dead turn (filler) or keeps what was cut off.
    synthetic = message.get("model") == _SYNTHETIC and not error
    if synthetic and said.strip() in (_FILLER, ""):
        return _node(entry)(kind=Kind.LINK)
    cut = synthetic or entry.get("isAbortedMidStream") is True or message.get("stop_reason") in GOES_ON
    return _node(entry)(
        kind=Kind.PIECE,
        message=text(message.get("id")) or text(entry.get("uuid")),
        text=said,
        calls=calls,
        error=error,
        partial=cut,
        quiet=None if cut else _quiet(entry, error, message.get("stop_reason") is None),
    )


def _read_system(entry: Object) -> Record | None:
    subtype = entry.get("subtype")
    if subtype == "turn_duration":
        return _node(entry)(kind=Kind.CLOSE)
    if subtype == "stop_hook_summary" and not always_marks(entry):
        return _node(entry)(kind=Kind.LINK, quiet=QUIET_CONFIRMED)
    return _node(entry)(kind=Kind.LINK)


def _node(entry: Object) -> partial[Record]:
    above = [text(entry.get(key)) for key in ("parentUuid", "logicalParentUuid", "sourceToolAssistantUUID")]
    return partial(
        Record,
        id=text(entry.get("uuid")),
        parents=tuple(filter(None, above)),
        session=text(entry.get("sessionId")),
        cwd=text(entry.get("cwd")),
        at=moment(entry.get("timestamp")),
        copied=bool(mapping(entry.get("forkedFrom"))),
    )


def _call(block: Object) -> Call:
    return Call(text(block.get("id")), describe(text(block.get("name")), block.get("input")))


def _quiet(entry: Object, error: bool, unsure: bool) -> float | None:
    return QUIET if error else quiet_after(marked=always_marks(entry), unsure=unsure)


_READERS: dict[str, Callable[[Object], Record | None]] = {
    "user": _read_user,
    "assistant": _read_assistant,
    "system": _read_system,
    "attachment": _read_attachment,
    "queue-operation": _read_queue,
}
