"""Lines as Codex writes them, for tests."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from memoryd import agents
from tests.agents.told import Entry, Told

FORM = agents.get("codex")
BORN = 1_795_984_000.0


def uuid(at: float, name: int = 1) -> str:
    """Return a UUID of version 7, as the client makes them."""
    stamp = f"{int(at * 1000):012x}"
    return f"{stamp[:8]}-{stamp[8:]}-7abc-8000-{name:012x}"


THREAD = uuid(BORN)
FILE = f"/home/dev/.codex/sessions/2026/11/29/rollout-2026-11-29T21-33-20-{THREAD}.jsonl"


def line(kind: str, payload: Entry, at: float = BORN + 10, **more: object) -> Entry:
    stamp = datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return {"timestamp": stamp, **more, "type": kind, "payload": payload}


def meta(thread: str = THREAD, at: float = BORN, **more: object) -> Entry:
    known = {
        "id": thread,
        "cwd": "/home/dev/work/app",
        "originator": "codex-tui",
        "cli_version": "0.1",
        "source": "cli",
    }
    return line("session_meta", {**known, **more}, at)


def event(name: str, /, at: float = BORN + 10, **more: object) -> Entry:
    return line("event_msg", {"type": name, **more}, at)


def asked(text: str, at: float = BORN + 10, **more: object) -> Entry:
    return event("user_message", at, message=text, images=[], **more)


def answered(text: str, at: float = BORN + 11) -> Entry:
    return event("agent_message", at, message=text)


def started(turn: str, trigger: str | None = None) -> Entry:
    attribution = {} if trigger is None else {"turn_id": turn, "turn_trigger": trigger}
    return event("task_started", turn_id=turn, turn_attribution=attribution)


def complete(turn: str, final: str | None, **more: object) -> Entry:
    return line("event_msg", {"type": "task_complete", "turn_id": turn, "last_agent_message": final, **more})


def item(turn: str, kind: str, **more: object) -> Entry:
    return event("item_completed", thread_id=THREAD, turn_id=turn, item={"type": kind, "id": "item-1", **more})


def typed(turn: str, *content: Entry | str) -> Entry:
    parts = [{"type": "text", "text": part} if isinstance(part, str) else part for part in content]
    return item(turn, "UserMessage", content=parts)


def spoken(turn: str, text: str) -> Entry:
    return item(turn, "AgentMessage", content=[{"type": "Text", "text": text}])


def response(kind: str, **more: object) -> Entry:
    return line("response_item", {"type": kind, **more})


def called(name: str, arguments: object, known: str = "c1") -> Entry:
    return response("function_call", name=name, arguments=json.dumps(arguments), call_id=known)


def context(cwd: str, turn: str = "") -> Entry:
    return line("turn_context", {"cwd": cwd, "model": "m", "approval_policy": "never", "turn_id": turn})


def session(*entries: Entry, copies: bool = True, file: str = FILE) -> Told:
    told = Told(FORM, file, copies=copies)
    told.write(*(entries or (meta(),)))
    return told


ONE, TWO = uuid(BORN + 10, 1), uuid(BORN + 20, 2)
