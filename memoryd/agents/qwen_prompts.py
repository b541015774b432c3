"""Qwen Code's user records: who is it that speaks, and what did they type?

`provenance` other than `real_user` is the client's, and so are the subtypes for notices, schedules and goals: one of
these begins a turn of its own when the agent rests, and is part of the running turn when it does not. A message typed
while a tool ran has a subtype of its own, and a line in front of it for the model.

Files named with `@` stand behind the prompt, between two lines of dashes: the person's, but not typed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from memoryd.core.events import Kind, Record
from memoryd.core.json_shapes import mapping, mappings, text
from memoryd.core.model import Speaker, Utterance

_STEERING = "mid_turn_user_message"
_HARNESS = frozenset({"notification", "cron", "goal_runtime", "agent_launch_prompt", "background_task_completed"})
_FOR_MODEL = "[User message received "
_FILES = "--- Content from referenced files ---"
_REMINDER = ("<system-reminder>", "</system-reminder>")

Object = Mapping[str, object]
Node = Callable[..., Record]


def read_user(entry: Object, node: Node) -> Record:
    """Return what a user record tells; `node` makes a record in its place."""
    parts = mappings(mapping(entry.get("message")).get("parts"))
    answers = [mapping(part["functionResponse"]) for part in parts if isinstance(part.get("functionResponse"), dict)]
    if answers:
        return node(kind=Kind.RESULTS, answers=tuple(text(answer.get("id")) for answer in answers))
    if text(entry.get("provenance")) not in ("", "real_user") or text(entry.get("subtype")) in _HARNESS:
        # Its text quotes what tools put out, so it is left out.
        return node(kind=Kind.OPENER, human=False, only_at_rest=True)
    words = _words(parts, mapping(entry.get("systemPayload")))
    if not words:
        return node(kind=Kind.LINK)
    return node(kind=Kind.WORDS if entry.get("subtype") == _STEERING else Kind.OPENER, words=words)


def _words(parts: tuple[Object, ...], payload: Object) -> tuple[Utterance, ...]:
    texts = [said for part in parts if not _is_reminder(said := text(part.get("text")))]
    begin = next((number for number, said in enumerate(texts) if said.strip().startswith(_FILES)), len(texts))
    typed = text(payload.get("displayText")) or _for_person("\n".join(texts[:begin]))
    pasted = "\n".join(texts[begin:])
    words = [Utterance(Speaker.USER, typed)] if typed.strip() else []
    if pasted.strip():
        words.append(Utterance(Speaker.USER, pasted, pasted=True))
    elif not words and any("inlineData" in part or "fileData" in part for part in parts):
        words.append(Utterance(Speaker.USER, "[image]", pasted=True))
    return tuple(words)


def _is_reminder(said: str) -> bool:
    begin, end = _REMINDER
    return said.strip().startswith(begin) and said.strip().endswith(end)


def _for_person(said: str) -> str:
    """Take off the line that tells the model when a message came."""
    if not said.lstrip().startswith(_FOR_MODEL):
        return said
    return said.partition("]: ")[2]
