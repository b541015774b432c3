"""A hook of Claude Code: what the client hands in, and the answer that becomes context for the agent.

    {"session_id": "…", "cwd": "…", "hook_event_name": "UserPromptSubmit", "prompt": "…"}
    {"session_id": "…", "cwd": "…", "hook_event_name": "SessionStart", "source": "startup"}
    -> {"hookSpecificOutput": {"hookEventName": "…", "additionalContext": "…"}}

Loaded at each prompt a person types, so it loads next to nothing.
"""

from __future__ import annotations

from memoryd.core.quick_json import loaded, quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memoryd.core.recall import Chosen

PROMPT, START = "UserPromptSubmit", "SessionStart"
MOST_CHARACTERS = 9_500
"""The client cuts context above 10,000 characters."""
_HEAD_CHARACTERS = 1_000
"""Room for what stands before the memories."""
_FORGETTING = ("clear", "compact")
"""Beginnings at which the agent no longer has what it was given before in the same session."""


class HookCall:
    """What is asked: `event` is PROMPT or START, `prompt` is "" for the latter.

    `afresh` tells that what the session was given before counts no more.
    """

    __slots__ = ("afresh", "cwd", "event", "prompt", "session")

    def __init__(self, event: str, session: str, cwd: str, prompt: str = "", *, afresh: bool = False) -> None:
        self.event = event
        self.session = session
        self.cwd = cwd
        self.prompt = prompt
        self.afresh = afresh


def parse(content: bytes) -> HookCall | None:
    """Read what the client hands in; None for an event that memoryd has no answer to, a ValueError for what is none."""
    try:
        given = loaded(content.decode())
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if not isinstance(given, dict):
        raise ValueError("no JSON object")
    event, cwd = given.get("hook_event_name"), given.get("cwd")
    if event not in (PROMPT, START):
        return None
    if not isinstance(cwd, str) or not cwd.startswith("/") or not _is_path(cwd):
        raise ValueError("no folder in which the agent works")
    session, prompt = given.get("session_id"), given.get("prompt")
    return HookCall(
        event,
        session if isinstance(session, str) else "",
        cwd,
        prompt if isinstance(prompt, str) and event == PROMPT else "",
        afresh=event == START and given.get("source") in _FORGETTING,
    )


def _is_path(text: str) -> bool:
    try:
        return b"\0" not in text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return False


def answer(event: str, context: str) -> str:
    """Return what is printed; "" where there is no context to give."""
    if not context:
        return ""
    given = f'"hookEventName": {quoted(event)}, "additionalContext": {quoted(context[:MOST_CHARACTERS])}'
    return f'{{"hookSpecificOutput": {{{given}}}}}'


def fitting(chosen: Chosen, today: str, told: Callable[[Chosen, str], str]) -> str:
    """Return the memories as text, fewer of them where the client would cut it."""
    text = told(chosen, today)
    while len(text) > MOST_CHARACTERS - _HEAD_CHARACTERS and chosen.characters:
        chosen.characters = chosen.characters * 3 // 4
        text = told(chosen, today)
    return text
