"""Make transcripts as Claude Code and Codex write them: the same lines, in the lengths of real sessions.

A turn is a prompt, a number of tool calls with their results, thoughts and words of the agent between them, a final
answer, the client's own lines around it, and its mark of the end. Tool results are 85 % of the characters: most of them
take 0.5 to 5 KB, and three or four in a hundred are pages, logs and pictures of 50 KB to 2 MB, so that most lines are
short and most bytes stand in long ones. No turn holds what lasts unless `signal` says how many do. The same seed gives
the same bytes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

from benchmarks.corpus import CALLS_A_TURN, MEDIAN_OUTPUT, SHARES, SPREAD, TOOLS, WORDS_BETWEEN, prose
from benchmarks.ordinary import filled, lasting, ordinary
from memoryd.core.model import Close, Speaker, Turn, Utterance
from memoryd.core.signal import has_signal

LONG = 0.035
LONGEST_RESULT = 2_000_000
SHORTEST_LONG = 50_000
FILE_BYTES = 5_000_000
START = 1_790_000_000.0
_POOL = 1_000_000


class Session:
    """The material of one session: times, names, texts and lengths, from one seed."""

    def __init__(self, seed: int, cwd: str, signal: float = 0.0, start: float = START) -> None:
        self.chance = random.Random(seed)
        self.cwd = cwd
        self.id = self.name()
        self.now = start
        self._signal = signal
        self._pool = _pool()

    def name(self) -> str:
        """Return a new id."""
        return str(UUID(int=self.chance.getrandbits(128), version=4))

    def time(self, pause: float = 2.0) -> str:
        """Let a little time pass and return it, as clients write it."""
        self.now += self.chance.random() * pause
        return datetime.fromtimestamp(self.now, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def text(self, length: int) -> str:
        """Return so many characters of what tools and agents write."""
        start = self.chance.randrange(_POOL)
        found = self._pool[start : start + length]
        while len(found) < length:
            found += self._pool[: length - len(found)]
        return found

    def length(self, median: float) -> int:
        """Return a length as they are found: log-normal, most short and a few long."""
        return max(1, round(median * self.chance.lognormvariate(0.0, SPREAD)))

    def result(self, tool: str) -> str:
        """Return what a tool puts out."""
        if self.chance.random() < LONG:
            return self.text(round(SHORTEST_LONG * (LONGEST_RESULT / SHORTEST_LONG) ** self.chance.random() / 2))
        return self.text(min(self.length(MEDIAN_OUTPUT[tool]), SHORTEST_LONG // 2))

    def prompt(self) -> str:
        """Return what a person types: something that lasts in the share of turns that was asked for."""
        if self.chance.random() < self._signal:
            return lasting(self.chance)[0]
        while _signals(said := ordinary(self.chance)):
            pass
        return said

    def final(self) -> str:
        """Return the agent's last words of a turn."""
        while _signals("go on", said := self.text(self.length(520))):
            pass
        return said

    def calls(self) -> list[str]:
        """Return the tools a turn calls."""
        count = min(round(self.chance.expovariate(1 / CALLS_A_TURN)), 60)
        return self.chance.choices(TOOLS, SHARES, k=count)


def write(folder: Path, size: int, agent: str = "claude-code", *, signal: float = 0.0, seed: int = 1) -> list[Path]:
    """Write transcripts of that size in all (bytes), 5 MB a file, and return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    written = 0
    while written < size:
        session = Session(seed + len(paths), f"/home/ada/shop-{len(paths) % 7}", signal)
        path = folder / _NAMES[agent](session)
        written += write_one(path, min(FILE_BYTES, size - written), agent, session)
        paths.append(path)
    return paths


def write_one(path: Path, size: int, agent: str, session: Session) -> int:
    """Write whole turns until a file has at least that size; return its size."""
    written = 0
    with path.open("wb") as file:
        for line in lines(agent, session):
            written += file.write(line)
            if written >= size and any(mark in line for mark in _ENDS):
                break
    return written


def lines(agent: str, session: Session) -> Iterator[bytes]:
    """Yield the lines of a session that never ends."""
    for entry in _SESSIONS[agent](session):
        yield json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _claude(one: Session) -> Iterator[dict[str, object]]:
    above: str | None = None
    while True:
        for entry in _claude_turn(one):
            if "uuid" in entry:
                entry = {"parentUuid": above, "isSidechain": False, **entry, **_claude_place(one)}
                if "sourceToolAssistantUUID" in entry:
                    entry["sourceToolAssistantUUID"] = above
                above = str(entry["uuid"])
            yield entry


def _claude_turn(one: Session) -> Iterator[dict[str, object]]:
    snapshot = {"messageId": one.name(), "trackedFileBackups": {}, "timestamp": one.time()}
    yield {"type": "file-history-snapshot", "messageId": one.name(), "snapshot": snapshot, "isSnapshotUpdate": False}
    yield {
        "promptId": one.name(), "type": "user", "message": {"role": "user", "content": one.prompt()},
        "uuid": one.name(), "timestamp": one.time(200), "permissionMode": "default", "promptSource": "typed",
    }  # fmt: skip
    yield _claude_attachment(one)
    for tool in one.calls():
        yield _claude_piece(one, {"type": "thinking", "thinking": one.text(one.length(220)), "signature": "s" * 340})
        if one.chance.random() < WORDS_BETWEEN:
            yield _claude_piece(one, {"type": "text", "text": one.text(one.length(140))})
        call = f"toolu_{one.name()[:24]}"
        given = {"command": filled("{tool} {file} {name}", one.chance), "description": one.text(40)}
        yield _claude_piece(one, {"type": "tool_use", "id": call, "name": tool, "input": given}, "tool_use")
        yield _claude_result(one, tool, call)
        if one.chance.random() < 0.2:
            yield _claude_attachment(one)
    yield _claude_piece(one, {"type": "text", "text": one.final()}, "end_turn")
    yield {
        "type": "system", "subtype": "turn_duration", "durationMs": 60_000, "messageCount": 12, "uuid": one.name(),
        "timestamp": one.time(), "isMeta": False,
    }  # fmt: skip
    yield {"type": "last-prompt", "lastPrompt": one.text(60), "leafUuid": one.name(), "sessionId": one.id}


def _claude_place(one: Session) -> dict[str, object]:
    return {
        "userType": "external", "entrypoint": "cli", "cwd": one.cwd, "sessionId": one.id, "version": "2.1.332",
        "gitBranch": "main",
    }  # fmt: skip


def _claude_piece(one: Session, block: dict[str, object], reason: str | None = None) -> dict[str, object]:
    usage = {
        "input_tokens": 12, "cache_creation_input_tokens": 812, "cache_read_input_tokens": 41_200, "output_tokens": 310,
        "server_tool_use": {"web_search_requests": 0, "web_fetch_requests": 0}, "service_tier": "standard",
        "cache_creation": {"ephemeral_1h_input_tokens": 0, "ephemeral_5m_input_tokens": 812}, "speed": "standard",
    }  # fmt: skip
    message = {
        "id": f"msg_{one.name()[:20]}", "type": "message", "role": "assistant", "model": "claude-opus-5-5",
        "content": [block], "stop_reason": reason, "stop_sequence": None, "usage": usage,
    }  # fmt: skip
    entry = {"message": message, "requestId": f"req_{one.name()[:20]}", "type": "assistant"}
    return {**entry, "uuid": one.name(), "timestamp": one.time()}


def _claude_result(one: Session, tool: str, call: str) -> dict[str, object]:
    output = one.result(tool)
    told: dict[str, object] = {"stdout": output, "stderr": "", "interrupted": False, "isImage": False}
    if tool == "Read":
        told = {"type": "text", "file": {"filePath": f"{one.cwd}/src/a.ts", "content": output, "numLines": 40}}
    return {
        "promptId": one.name(), "type": "user",
        "message": {"role": "user", "content": [{"tool_use_id": call, "type": "tool_result", "content": output}]},
        "uuid": one.name(), "timestamp": one.time(), "toolUseResult": told, "sourceToolAssistantUUID": "",
    }  # fmt: skip


def _claude_attachment(one: Session) -> dict[str, object]:
    held = {"type": "edited_text_file", "filename": f"{one.cwd}/src/a.ts", "snippet": one.text(one.length(400))}
    return {"attachment": held, "type": "attachment", "uuid": one.name(), "timestamp": one.time()}


def _codex(one: Session) -> Iterator[dict[str, object]]:
    for ordinal, (kind, payload) in enumerate(_codex_entries(one)):
        yield {"timestamp": one.time(), "ordinal": ordinal, "type": kind, "payload": payload}


def _codex_entries(one: Session) -> Iterator[tuple[str, dict[str, object]]]:
    yield "session_meta", {
        "session_id": one.id, "id": one.id, "timestamp": one.time(), "cwd": one.cwd, "originator": "codex-tui",
        "cli_version": "0.171.0", "source": "cli", "thread_source": "user",
        "base_instructions": {"text": one.text(20_000)},
    }  # fmt: skip
    while True:
        yield from _codex_turn(one, one.name())


def _codex_turn(one: Session, turn: str) -> Iterator[tuple[str, dict[str, object]]]:
    yield "event_msg", {"type": "task_started", "turn_id": turn, "root_turn_id": turn, "started_at": int(one.now)}
    yield "world_state", {"full": True, "state": {"agents_md": {}, "filesystem": one.text(600)}}
    yield (
        "turn_context",
        {"turn_id": turn, "cwd": one.cwd, "approval_policy": "never", "model": "gpt-6", "summary": "auto"},
    )
    said = one.prompt()
    yield "response_item", _codex_message(one, turn, "user", said)
    yield "event_msg", _codex_item(one, turn, {"type": "UserMessage", "content": [{"type": "text", "text": said}]})
    for tool in one.calls():
        thought = one.text(one.length(900))
        yield "response_item", {"type": "reasoning", "id": "rs_2", "content": None, "encrypted_content": thought}
        if one.chance.random() < WORDS_BETWEEN:
            yield from _codex_words(one, turn, one.text(one.length(140)))
        yield from _codex_call(one, turn, tool)
        usage = dict.fromkeys(("input_tokens", "cached_input_tokens", "output_tokens", "total_tokens"), 41_200)
        info = {"total_token_usage": usage, "last_token_usage": usage, "model_context_window": 258_400}
        yield "event_msg", {"type": "token_count", "info": info, "rate_limits": {"limit_id": "codex", "primary": None}}
    final = one.final()
    yield from _codex_words(one, turn, final)
    end = {"turn_id": turn, "last_agent_message": final, "started_at": int(one.now), "completed_at": int(one.now)}
    yield "event_msg", {"type": "task_complete", **end}


def _codex_call(one: Session, turn: str, tool: str) -> Iterator[tuple[str, dict[str, object]]]:
    call = f"call_{one.name()[:20]}"
    passed = {"internal_chat_message_metadata_passthrough": {"turn_id": turn}}
    given = json.dumps({"cmd": filled("{tool} {file} {name}", one.chance)})
    yield (
        "response_item",
        {"type": "function_call", "name": "exec_command", "arguments": given, "call_id": call, **passed},
    )
    output = one.result(tool)
    ran: dict[str, object] = {
        "type": "CommandExecution",
        "id": call,
        "command": ["/bin/bash", "-lc", "make"],
        "aggregated_output": output,
    }
    yield "event_msg", _codex_item(one, turn, ran)
    yield "response_item", {"type": "function_call_output", "call_id": call, "output": output, **passed}


def _codex_words(one: Session, turn: str, said: str) -> Iterator[tuple[str, dict[str, object]]]:
    yield "event_msg", _codex_item(one, turn, {"type": "AgentMessage", "content": [{"type": "Text", "text": said}]})
    yield "response_item", _codex_message(one, turn, "assistant", said)


def _codex_item(one: Session, turn: str, item: dict[str, object]) -> dict[str, object]:
    return {"type": "item_completed", "thread_id": one.id, "turn_id": turn, "item": {**item, "id": one.name()}}


def _codex_message(one: Session, turn: str, role: str, said: str) -> dict[str, object]:
    content = [{"type": "input_text" if role == "user" else "output_text", "text": said}]
    passed = {"internal_chat_message_metadata_passthrough": {"turn_id": turn}}
    return {"type": "message", "role": role, "id": f"msg_{one.name()[:20]}", "content": content, **passed}


def _signals(said: str, final: str = "Done.") -> bool:
    turn = Turn(
        key="k", agent="claude-code", session="s", file="f", cwd="/", close=Close.COMPLETED,
        words=(Utterance(Speaker.USER, said),), final=final,
    )  # fmt: skip
    return has_signal(turn)


def _pool() -> str:
    if not _MADE:
        _MADE.append(prose(random.Random(7), _POOL))
    return _MADE[0]


_MADE: list[str] = []
_ENDS = (b'"type":"last-prompt"', b'"type":"task_complete"')
_SESSIONS: dict[str, Callable[[Session], Iterator[dict[str, object]]]] = {"claude-code": _claude, "codex": _codex}
_NAMES: dict[str, Callable[[Session], str]] = {
    "claude-code": lambda one: f"{one.id}.jsonl",
    "codex": lambda one: f"rollout-2026-09-21T14-13-20-{one.id}.jsonl",
}
