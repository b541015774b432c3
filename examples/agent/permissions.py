"""Who may do what: reading within the project and memory need no question, everything else does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .tools import Tool


@dataclass
class Permissions:
    """Ask the person before a tool does what could do harm; `ask` returns y, a (always this tool) or anything else."""

    ask: Callable[[str], str]
    everything: bool = False
    granted: set[str] = field(default_factory=set)

    def allow(self, tool: Tool, given: dict[str, Any]) -> bool:
        """Tell whether a call may be made."""
        risk = tool.risk(given)
        if not risk or self.everything or tool.name in self.granted:
            return True
        answer = self.ask(f"{tool.name}: {_shown(risk)}\nAllow it? [y]es, [a]lways, [N]o: ").strip().lower()
        if answer in ("a", "always"):
            self.granted.add(tool.name)
        return answer in ("y", "yes", "a", "always")


def _shown(text: str) -> str:
    """Take out what would let a command look like another one on a terminal."""
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in text)[:2_000]
