"""Say what an item of Codex holds: what a tool was called with, what the agent said."""

from __future__ import annotations

from collections.abc import Mapping

from memoryd.core.expressions import expression
from memoryd.core.json_shapes import mappings, text
from memoryd.core.lines import decode_string
from memoryd.core.model import ToolCall
from memoryd.core.tool_targets import describe, plain_command

_COMMAND = expression(rb'\{\\"cmd\\": ?\\"([^"\\]*+)\\"\}\Z')
_PATCH_MARKS = ("*** Add File: ", "*** Update File: ", "*** Delete File: ")


def called(kind: str, payload: Mapping[str, object]) -> ToolCall:
    """Return the call that a payload of some `kind` (`function_call`, `local_shell_call`) tells."""
    name = text(payload.get("name")) or kind.removesuffix("_call")
    return described(name, payload.get("arguments", payload.get("input", payload.get("action"))))


def described(name: str, given: object) -> ToolCall:
    """Return a call of a tool by its name, with what it was given."""
    patched = _patched(given) if isinstance(given, str) else ""
    return describe(name, {"path": patched} if patched else given)


def called_with(name: str, written: bytes) -> ToolCall:
    """Return a call by its arguments as they are written, a string of JSON that holds JSON; RecordError for neither."""
    asked = _COMMAND.match(written)
    plain = None if asked is None else plain_command(name, decode_string(asked[1]))
    return plain or described(name, decode_string(written))


def words_of(item: Mapping[str, object]) -> str:
    """Return what the agent said in a message."""
    return "\n".join(text(part.get("text")) for part in mappings(item.get("content")))


def _patched(given: str) -> str:
    """Return the first file of a patch."""
    if "*** " not in given[:4096]:
        return ""
    lines = (line for line in given[:4096].split("\n") if line.startswith(_PATCH_MARKS))
    return next((line.partition(": ")[2] for line in lines), "")
