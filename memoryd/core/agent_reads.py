"""Which memory files did an agent read with its own tools? Told by the targets of its calls.

That is use: somebody looked at the index and opened the note. A file the agent wrote in the same turn was opened to be
written, and does not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.agent_files import absolute, written
from memoryd.core.expressions import expression
from memoryd.core.model import ToolCall, Turn

# Where a name may end: at a quote, a blank, a mark of the shell, a line range (`a.md:3`, `a.md#L3`).
_ENDING = expression(r"\.md(?![\w.-])", re.IGNORECASE)
_BREAK = expression(r"[\s'\"`<>|;&()*?=,\[\]{}]")
_BLANK = expression(r"['\"`<>|;&()*?\[\]{}]")
_SEARCHES = expression(r"(?:glob|list|ls\b|find|delete)", re.IGNORECASE)
_REMOVED = expression(r"(?:^|[;&|]\s{0,9})(?:git\s{1,9})?(?:rm|mv|unlink)\s")
MOST_PATHS = 50


def read(turn: Turn) -> tuple[str, ...]:
    """Return the absolute paths of the markdown files that a turn's tool calls read, as far as their targets tell."""
    found: dict[str, None] = {}
    for call in turn.calls:
        if ".md" not in call.target.lower() or _SEARCHES.match(call.name) or _REMOVED.search(call.target):
            continue
        for path in _paths(call):
            if len(found) < MOST_PATHS and (whole := absolute(path, turn.cwd)):
                found[whole] = None
    if not found:
        return ()
    changed = {*written(turn)}
    return tuple(path for path in found if path not in changed)


def _paths(call: ToolCall) -> Iterator[str]:
    """Yield what may be names of markdown files: the whole target, and each word of it that ends like one."""
    target = call.target.removeprefix("view ").strip().strip("'\"")
    if target.lower().endswith(".md") and not _BLANK.search(target):
        yield target
    for match in _ENDING.finditer(target):
        yield _BREAK.split(target[: match.end()])[-1]
