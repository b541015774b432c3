"""Which memory files did an agent write with its own tools? Told by the targets of its calls.

Such a file is the agent's, whoever asked for it: nothing in it counts as a person's words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.model import ToolCall, Turn

_WRITERS = expression(
    r"(?:write|edit|create|append|insert|update|patch|replace|save|modify|move|rename|copy)", re.IGNORECASE
)
_SHELLS = expression(r"(?:bash|shell|exec|command|terminal|run|container)", re.IGNORECASE)
_PATH = expression(r"[^\s'\"`<>|;&()*?]{1,400}\.md(?![\w.])", re.IGNORECASE)
_EDITED = expression(r"^(?:create|str_replace|insert|undo_edit) (?=[/~.\w])")
# Where a shell's line puts something: behind `>`, or by a command that writes files.
_REDIRECTED = expression(
    r"(?:>>?|\btee\b(?: -a)?|\bsed -i\S*[^|;&]{0,200}?) ?['\"]?([^\s'\"`<>|;&()]{1,400}\.md)(?![\w.])", re.I
)
_COPIED = expression(
    r"\b(?:cp|mv|install|ln)\b[^|;&]{0,400}?['\"]?([^\s'\"`<>|;&()]{1,400}\.md)['\"]?\s*(?:$|[;&|])", re.I
)
_OPENED = expression(
    r"\bopen\( ?['\"]([^'\"\n]{1,400}\.md)['\"], ?(?:mode=)?['\"][wax]"
    r"|\bPath\( ?['\"]([^'\"\n]{1,400}\.md)['\"] ?\)\.write_"
    r"|(?:^|[\s;])\+\+\+ (?:b/)?([^\s;]{1,400}\.md)(?![\w.])",
    re.IGNORECASE,
)
_WITHIN = expression(r"^\s*cd ['\"]?([^\s'\";&|]{1,400})['\"]? ?(?:&&|;)")
_PATCHED = expression(r"\*{3} (?:add|update|move to)(?: file)?: ?([^\n]{1,400}?\.md)(?![\w.])", re.IGNORECASE)


def may_name_one(turn: Turn) -> bool:
    """Tell whether any tool call of a turn names a markdown file, to write it or to read it; most turns have none."""
    return any(".md" in call.target.lower() for call in turn.calls)


def written(turn: Turn) -> tuple[str, ...]:
    """Return the absolute paths of the markdown files that a turn's tool calls wrote, as far as their targets tell."""
    named = (call for call in turn.calls if ".md" in call.target.lower())
    paths = (path for call in named for path in _targets(call))
    return tuple(dict.fromkeys(filter(None, (absolute(path, turn.cwd) for path in paths))))


def within(path: str, folder: str) -> str:
    """Return a path below a memory folder as a memory's file name there; "" when it is none."""
    inner = path[len(folder) :].lstrip("/") if path.startswith(f"{folder.rstrip('/')}/") else ""
    named = inner.endswith(".md") and inner.upper() != "MEMORY.MD" and inner.count("/") <= 1
    return inner if named and not inner.startswith(("archive/", ".")) else ""


def _targets(call: ToolCall) -> Iterator[str]:
    if _PATCHED.search(call.target):
        yield from _PATCHED.findall(call.target)
    elif _SHELLS.search(call.name):
        yield from _by_shell(call.target)
    elif _WRITERS.search(call.name) and not call.target.startswith("view "):
        whole = _EDITED.sub("", call.target).strip().strip("'\"")
        yield from [whole] if whole.endswith(".md") else _PATH.findall(call.target)


def _by_shell(line: str) -> Iterator[str]:
    """Yield what a line of a shell writes, as seen from where the shell begins."""
    into = _WITHIN.match(line)
    opened = ("".join(found) for found in _OPENED.findall(line))
    for path in (*_REDIRECTED.findall(line), *_COPIED.findall(line), *opened):
        yield path if into is None or path.startswith(("/", "~")) else f"{into[1]}/{path}"


def absolute(path: str, cwd: str) -> str:
    """Return a path from the root, without `.` and `..`; "" where it cannot be known."""
    plain = path.replace("\\", "/").strip()
    if plain.startswith("~") or "$" in plain:
        return ""
    whole = plain if plain.startswith("/") else f"{cwd.rstrip('/')}/{plain}"
    if not whole.startswith("/"):
        return ""
    parts: list[str] = []
    for part in whole.split("/"):
        if part == "..":
            del parts[-1:]
        elif part not in ("", "."):
            parts.append(part)
    return "/" + "/".join(parts)
