"""memoryd's hooks in the settings file of Claude Code: put in, and taken out again exactly.

{"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "…", "timeout": 10}]}], …}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from memoryd.core import json_text
from memoryd.core.errors import MemorydError
from memoryd.core.json_text import Container

EVENTS = ("SessionStart", "UserPromptSubmit")
SECONDS = 10
"""After how long the client gives a hook up; memoryd ends well before."""
_OURS = " hook claude-code"
_BOM = "﻿"
_HOOKS = "hooks"


@dataclass(frozen=True, slots=True)
class Put:
    """A text with the hooks in it, and each piece that was added, in order; none when it had them already."""

    text: str
    added: tuple[str, ...]


def put(text: str | None, command: str) -> Put:
    """Return a settings file's text with hooks that run a command; None: no file yet. MemorydError when it is no JSON.

    Hooks of memoryd that run another command are replaced.
    """
    if text is None:
        document = {_HOOKS: {event: [_group(command)] for event in EVENTS}}
        return Put(json.dumps(document, indent=2, ensure_ascii=False) + "\n", ())
    body = text.removeprefix(_BOM)
    _checked(body)
    if all(_commands(body, event) == [command] for event in EVENTS):
        return Put(text, ())
    body, added = _without_ours(body), []
    for event in EVENTS:
        body, piece = _with_event(body, event, command)
        added.append(piece)
    return Put(text[: len(text) - len(text.removeprefix(_BOM))] + body, tuple(added))


def take(text: str, added: Sequence[str], *, made: bool) -> str | None:
    """Return the text without memoryd's hooks; None when nothing else is in a file that memoryd made.

    `added` is what `put` added: where it still stands so, exactly that is taken out.
    """
    body = text.removeprefix(_BOM)
    _checked(body)
    left = _without_pieces(body, added)
    if left is None:
        left = _without_ours(body)
    if made and left.strip() == "{}":
        return None
    return text[: len(text) - len(body)] + left


def has(text: str) -> bool:
    """Tell whether a settings file has hooks of memoryd; MemorydError when it is no JSON."""
    body = text.removeprefix(_BOM)
    _checked(body)
    return _ours(body) is not None


def _group(command: str) -> dict[str, object]:
    return {_HOOKS: [{"type": "command", "command": command, "timeout": SECONDS}]}


def _checked(body: str) -> None:
    """Raise for what is not a settings file that can be changed without losing anything."""
    try:
        document = json.loads(body)
    except ValueError as error:
        where = f"line {error.lineno}: {error.msg}" if isinstance(error, json.JSONDecodeError) else str(error)
        remedy = "comments are not allowed in it; mend it, or add the hooks by hand"
        raise MemorydError(f"it is not JSON ({where})", remedy) from error
    except RecursionError as error:
        raise MemorydError("it is nested too deep to be settings", "add the hooks by hand") from error
    root = json_text.container(body, json_text.first(body)) if isinstance(document, dict) else None
    if root is None or json_text.keys(root.children).count(_HOOKS) > 1:
        raise MemorydError("it is not an object with one entry for each setting", "mend it, or add the hooks by hand")
    hooks = document.get(_HOOKS, {})
    if not isinstance(hooks, Mapping) or not all(isinstance(hooks.get(event, []), list) for event in EVENTS):
        raise MemorydError('"hooks" in it is not made as Claude Code has it', "mend it, or add the hooks by hand")
    inner = root.of(_HOOKS)
    names = json_text.keys(json_text.container(body, inner.value).children) if inner else []
    if len(set(names)) < len(names):
        raise MemorydError('"hooks" in it names an event twice', "make one of both")


def _commands(body: str, event: str) -> list[str]:
    """Return the commands of memoryd's hooks for an event."""
    groups = json.loads(body).get(_HOOKS, {}).get(event, [])
    handlers = (handler for group in groups if isinstance(group, dict) for handler in _list(group.get(_HOOKS)))
    return [handler["command"] for handler in handlers if isinstance(handler, dict) and _is_ours(handler)]


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _is_ours(handler: object) -> bool:
    command = handler.get("command") if isinstance(handler, dict) else None
    return isinstance(command, str) and "memoryd" in command and command.rstrip().endswith(_OURS)


def _with_event(body: str, event: str, command: str) -> tuple[str, str]:
    root = json_text.container(body, json_text.first(body))
    hooks = root.of(_HOOKS)
    if hooks is None:
        return json_text.insert(body, root, {event: [_group(command)]}, _HOOKS)
    events = json_text.container(body, hooks.value)
    known = events.of(event)
    if known is None:
        return json_text.insert(body, events, [_group(command)], event)
    return json_text.insert(body, json_text.container(body, known.value), _group(command))


def _without_pieces(body: str, added: Sequence[str]) -> str | None:
    """Return the text without exactly these pieces; None where one is not there, once, or where hooks are left."""
    for piece in reversed(added):
        if body.count(piece) != 1:
            return None
        body = body.replace(piece, "")
    try:
        _checked(body)
    except MemorydError:
        return None
    return body if added and _ours(body) is None else None


def _without_ours(body: str) -> str:
    """Return the text without memoryd's hooks, and without what only they made necessary."""
    while found := _ours(body):
        body = json_text.remove(body, *found)
    return body


def _ours(body: str) -> tuple[Container, int] | None:
    """Return the outermost container of which a child holds nothing but one hook of memoryd, and the child's place."""
    root = json_text.container(body, json_text.first(body))
    for at, child in enumerate(root.children):
        if child.key == _HOOKS:
            events = json_text.container(body, child.value)
            for path in _paths(body, events):
                whole = ((root, at), *path)
                # A container goes with its only child; the file itself stays.
                inner = [place for place, (holder, _) in enumerate(whole) if len(holder.children) > 1]
                return whole[inner[-1] if inner else 0]
    return None


def _paths(body: str, events: Container) -> list[tuple[tuple[Container, int], ...]]:
    """Return the way to each hook of memoryd: event, group, handlers."""
    found: list[tuple[tuple[Container, int], ...]] = []
    for at_event, groups in json_text.containers(body, events):
        for at_group, group in json_text.containers(body, groups):
            handlers = group.of(_HOOKS) if body[group.open] == "{" else None
            if handlers is None or body[handlers.value] != "[":
                continue
            inner = json_text.container(body, handlers.value)
            for at, handler in enumerate(inner.children):
                if _is_ours(json.loads(body[handler.value : handler.end])):
                    found.append(((events, at_event), (groups, at_group), (inner, at)))
    return found
