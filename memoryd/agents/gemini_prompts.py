"""Gemini CLI's user messages: who is it that speaks?

As role `user` the client writes the person's prompts, the results of tools, its own context, summaries of what it
compressed, the editor's state, commands the person ran in its shell, and what it says itself to make the model go on.
What the person typed stands in `displayContent` where the prompt was put together from more (`@file`, a command);
else the prompt is what they typed, with the contents of files behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from memoryd.core.events import Kind, Record
from memoryd.core.json_shapes import blocks, mapping, text
from memoryd.core.model import Speaker, Utterance
from memoryd.core.moments import moment

_CONTEXT = (
    "<session_context>",
    "<state_snapshot>",
    "Here is the user's editor context as a JSON object.",
    "Here is a summary of changes in the user's editor context",
    "I ran the following shell command:\n```",
    "- **Workspace Directories:**",
    "User has manually exited Plan Mode. Switching to ",
)
# What the client says itself so that the model goes on.
_PUSHES = ("System: Potential loop detected. Details: ", "Plan approved. Switching to ")
# A person may type this too; the client shows its prompt before instead.
_GO_ON = "Please continue."
_SNAPSHOT = "<state_snapshot>"
_STEERING = "User steering update:\n<user_input>\n"
_STEERING_END = "\n</user_input>"
_BACKGROUND = "Background execution update:\n<background_output>"
_HOOK, _HOOK_END = "<hook_context>", "</hook_context>"
_NOTE = "\n<system_note>\n"
_FILES = "--- Content from referenced files ---"
_FILES_END = "--- End of content ---"

Object = Mapping[str, object]


def read_prompt(entry: Object) -> Record:
    """Return what a user message tells."""
    node = partial(Record, id=text(entry.get("id")), at=moment(entry.get("timestamp")))
    content = blocks(entry.get("content"))
    answers = tuple(text(mapping(part.get("functionResponse")).get("id")) for part in content if _is_result(part))
    whole = said(content)
    steering = _steering(whole)
    if steering:
        return node(kind=Kind.WORDS, words=(Utterance(Speaker.USER, steering),), answers=answers)
    if answers:
        return node(kind=Kind.RESULTS, answers=answers)
    if whole.lstrip().startswith(_CONTEXT) or _SNAPSHOT in whole:
        return node(kind=Kind.LINK)
    if whole.startswith(_PUSHES) or (whole == _GO_ON and blocks(entry.get("displayContent"))):
        return node(kind=Kind.PUSH)
    if whole.startswith(_BACKGROUND):
        return node(kind=Kind.OPENER, human=False)
    return _prompt(node, entry, content)


def said(content: tuple[Object, ...]) -> str:
    """Return the text of a message, without its thoughts."""
    return "\n".join(text(part.get("text")) for part in content if _is_said(part))


def _prompt(node: partial[Record], entry: Object, content: tuple[Object, ...]) -> Record:
    shown = blocks(entry.get("displayContent"))
    typed, pasted = _told_apart(content)
    if shown:
        typed = said(shown)
    typed = _without_hooks(typed)
    spoken = [Utterance(Speaker.USER, typed)] if typed.strip() else []
    words = (*spoken, *(Utterance(Speaker.USER, one, pasted=True) for one in pasted))
    # What hooks say when a session begins stands alone, and the agent does not answer it.
    return node(kind=Kind.OPENER, words=words) if words else node(kind=Kind.LINK)


def _told_apart(content: tuple[Object, ...]) -> tuple[str, list[str]]:
    """Return the typed text, and what was put in: the files named in it, and pictures by their kind."""
    typed: list[str] = []
    pasted: list[str] = []
    within = False
    for part in content:
        words = text(part.get("text"))
        if words.strip() in (_FILES, _FILES_END):
            within = words.strip() == _FILES
        elif not _is_said(part):
            pasted.extend(_media(part))
        elif within:
            pasted.append(words)
        elif not words.startswith(_NOTE):
            typed.append(words)
    return "\n".join(typed), pasted


def _media(part: Object) -> tuple[str, ...]:
    data = mapping(part.get("inlineData")) or mapping(part.get("fileData"))
    kind = text(data.get("mimeType")).partition("/")[0]
    return (f"[{kind or 'file'}]",) if data else ()


def _steering(whole: str) -> str:
    """Return what the person typed while the agent worked; it is handed over with the results of tools."""
    _, found, rest = whole.partition(_STEERING)
    hint, closed, _ = rest.partition(_STEERING_END)
    return hint.strip() if found and closed else ""


def _without_hooks(typed: str) -> str:
    """Take out what hooks put before or behind a prompt."""
    begin = typed.find(_HOOK)
    end = typed.find(_HOOK_END, begin)
    if begin < 0 or end < 0:
        return typed
    parts = (typed[:begin], typed[end + len(_HOOK_END) :])
    return "\n\n".join(part.strip() for part in parts if part.strip())


def _is_said(part: Object) -> bool:
    return isinstance(part.get("text"), str) and part.get("thought") is not True


def _is_result(part: Object) -> bool:
    return bool(mapping(part.get("functionResponse")))
