"""What a person asks of memoryd by command, and what comes of it, as both travel to a running daemon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from memoryd.core.errors import MemorydError


@dataclass(frozen=True, slots=True)
class Command:
    """A request to change something; `project` is the folder the person stands in or named."""

    name: str
    project: str
    args: Mapping[str, str] = field(default_factory=dict)

    def to_message(self) -> dict[str, object]:
        """Return the command as JSON-able values."""
        return {"name": self.name, "project": self.project, "args": dict(self.args)}

    @classmethod
    def from_message(cls, message: Mapping[str, object]) -> Command:
        """Read a command that came from outside; MemorydError when it is none."""
        name, project, args = message.get("name"), message.get("project"), message.get("args", {})
        if not isinstance(name, str) or not isinstance(project, str) or not isinstance(args, Mapping):
            raise MemorydError("the request is no command", "use the memoryd of the same version as the daemon")
        return cls(name, project, {str(key): str(value) for key, value in args.items()})


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command: lines to print, and the same as data."""

    ok: bool
    lines: tuple[str, ...] = ()
    data: Mapping[str, object] = field(default_factory=dict)

    def to_message(self) -> dict[str, object]:
        """Return the outcome as JSON-able values."""
        return {"ok": self.ok, "lines": list(self.lines), "data": dict(self.data)}

    @classmethod
    def from_message(cls, message: Mapping[str, object]) -> Outcome:
        """Read an outcome a daemon sent."""
        lines, data = message.get("lines"), message.get("data")
        return cls(
            ok=message.get("ok") is True,
            lines=tuple(str(line) for line in lines) if isinstance(lines, list) else (),
            data=data if isinstance(data, Mapping) else {},
        )
