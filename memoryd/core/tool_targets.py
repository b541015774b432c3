"""Say in one line what a tool was called with: what it worked on, never what came out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from memoryd.core.errors import RecordError
from memoryd.core.expressions import expression
from memoryd.core.json_shapes import mapping, text
from memoryd.core.lines import decode
from memoryd.core.model import ToolCall

MAX_TARGET = 160
MAX_NAME = 80

# What a call is about, by the names that agents give it; the first one that is there counts.
_PATCH = "*** Begin Patch"
_PATCHED = expression(r"^\*{3} (?:(?:Add|Update|Delete) File|Move to): [^\r\n]{1,400}", re.MULTILINE)
_PATCHED_IN = ("input", "patch", "command", "cmd", "content")
_SCRIPT_IN = ("command", "cmd", "script", "code")
_WRITING = (">", "tee ", "sed -i", "cp ", "mv ", "open(", ".write_", "+++ ")
MOST_PATCHED = 40_000
"""So many characters of a patch or a script are looked through for the files it names."""
_EDITS = frozenset({"create", "str_replace", "insert", "undo_edit", "view"})

_TELLING = (
    "file_path",
    "notebook_path",
    "filePath",
    "absolute_path",
    "command",
    "cmd",
    "script",
    "url",
    "query",
    "pattern",
    "path",
    "file",
    "filename",
    "target",
    "description",
    "subject",
    "skill",
    "name",
    "prompt",
    "code",
    "input",
)


def describe(name: str, arguments: object) -> ToolCall:
    """Return a call by its tool's name and arguments: an object, or JSON text that holds one."""
    known = _opened(arguments) if isinstance(arguments, str) else mapping(arguments)
    return ToolCall(_name(name), _patched(known) or _scripted(known) or _edited(known) or _told(known))


def _scripted(known: Mapping[str, object]) -> str:
    """Return the lines of a script of several lines that write markdown files; "" where none does."""
    for key in _SCRIPT_IN:
        script = known.get(key)
        if not isinstance(script, str) or "\n" not in script or ".md" not in script:
            continue
        lines = script[:MOST_PATCHED].split("\n")
        writing = [line for line in lines if ".md" in line and any(mark in line for mark in _WRITING)]
        if writing and writing[0] is not lines[0]:
            led = [line for line in lines[: lines.index(writing[0])] if line.startswith("cd ")]
            return _one_line("; ".join([*led[-1:], *writing]), MAX_TARGET)
    return ""


def plain_command(name: str, command: str) -> ToolCall | None:
    """Return what `describe` does for a tool that was given a command of one line, and nothing to work on; else None.

    Nine calls of ten are such.
    """
    target = "" if _PATCH in command else _one_line(command, MAX_TARGET)
    return ToolCall(_name(name), target) if target else None


def _edited(known: Mapping[str, object]) -> str:
    edit, path = known.get("command"), known.get("path")
    if not isinstance(edit, str) or edit not in _EDITS or not isinstance(path, str) or not path:
        return ""
    return _one_line(f"{edit} {path}", MAX_TARGET)


def _told(known: Mapping[str, object]) -> str:
    for key in _TELLING:
        if key in known and (line := _line(known[key])):
            return line
    return ""


def _opened(arguments: str) -> Mapping[str, object]:
    try:
        return decode(arguments.encode("utf-8", "replace"))
    except RecordError:
        # Some tools take plain text (a patch, a command): that is what they are about.
        return {"input": arguments}


def _patched(known: Mapping[str, object]) -> str:
    """Return the files that a patch names, for its first line says nothing; "" when there is no patch."""
    for key in _PATCHED_IN:
        if key not in known:
            continue
        whole = _whole(known[key])
        if len(whole) > len(_PATCH) and _PATCH in whole[:MOST_PATCHED]:
            return _one_line("; ".join(_PATCHED.findall(whole[:MOST_PATCHED])), MAX_TARGET)
    return ""


def _line(value: object) -> str:
    whole = _whole(value)
    if "\n" not in whole:
        return _one_line(whole, MAX_TARGET)
    for part in whole.split("\n"):
        if line := _one_line(part, MAX_TARGET):
            return line
    return ""


def _whole(value: object) -> str:
    if isinstance(value, str):
        return value
    return " ".join(map(text, value)) if isinstance(value, list) else ""


@lru_cache(maxsize=128)
def _name(name: str) -> str:
    return _one_line(name, MAX_NAME)


def _one_line(value: str, limit: int) -> str:
    # Twice the limit is looked at: enough to fill a line, and a megabyte of spaces costs nothing.
    whole = value[: 2 * limit]
    line = " ".join((whole if whole.isprintable() else _printable(whole)).split())
    return line if len(line) <= limit else line[: limit - 1] + "…"


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else " " for char in text)
