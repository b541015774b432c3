"""What each agent reads by itself, and so where it is told of the memory: the one list of it.

Checked by what reached the model in requests of the real clients: Claude Code 2.1.197 and 2.1.332, codex 0.171,
pi 0.73.1, Copilot CLI 1.0.102. Of other agents nothing was checked, and nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reads:
    """The files an agent reads, best first; the last one is made where there is none.

    `project` lie in a project, `own` in the agent's own folder, which holds for all projects. `imports` tells whether
    a line `@file` in one of them is replaced by what the file says.
    """

    project: tuple[str, ...]
    own: tuple[str, ...]
    imports: bool = False


@dataclass(frozen=True, slots=True)
class Connection:
    """A file in which an agent is told of a memory folder.

    `base` is the folder below which no link is followed, `file` the path from there. `kind` is "rules" or "hook".
    `folders` were made for the file, outermost first; `added` is what a hook's file got; `made` tells that it was made.
    """

    agent: str
    base: str
    file: str
    memory: str
    kind: str = "rules"
    folders: tuple[str, ...] = ()
    added: tuple[str, ...] = ()
    made: bool = False

    @property
    def path(self) -> str:
        """Return the whole path of the file."""
        return f"{self.base.rstrip('/')}/{self.file}"


RULES, HOOK = "rules", "hook"

READS: Mapping[str, Reads] = {
    # A rules file of its own: CLAUDE.md is git's, and a CLAUDE.local.md hides an AGENTS.md from Claude Code.
    "claude-code": Reads((".claude/rules/memoryd.md",), ("rules/memoryd.md",), imports=True),
    # An override takes the place of AGENTS.md, so that what is said beside it is not read.
    "codex": Reads(("AGENTS.override.md", "AGENTS.md"), ("AGENTS.override.md", "AGENTS.md")),
    "copilot": Reads(("AGENTS.md",), ("copilot-instructions.md",), imports=True),
    # Reads one of both; a new AGENTS.md would hide a CLAUDE.md.
    "pi": Reads(("AGENTS.md", "CLAUDE.md"), ("AGENTS.md",)),
}
_NEW_FOR_PI = "AGENTS.md"


def file_for(agent: str, *, everywhere: bool, exists: Callable[[str], bool]) -> str:
    """Return the file in which an agent of `READS` is told: the first that exists, else the one to make."""
    reads = READS[agent]
    files = reads.own if everywhere else reads.project
    there = next((file for file in files if exists(file)), "")
    return there or (_NEW_FOR_PI if agent == "pi" else files[-1])


def in_words(location: str = ".memory") -> str:
    """Return what to tell an agent in a rules file, where nobody knows which file that is."""
    return f"Read {location}/MEMORY.md first: it holds notes from earlier sessions."


def importers(agents: tuple[str, ...]) -> bool:
    """Tell whether any of these agents follows imports."""
    return any(agent in READS and READS[agent].imports for agent in agents)


def hides(agent: str, file: str, exists: Callable[[str], bool]) -> str:
    """Return what a new file would keep another agent from reading, in a sentence; "" for nothing."""
    if agent != "pi" and file == "AGENTS.md" and exists("CLAUDE.md"):
        return "pi, where you use it too, reads AGENTS.md in place of CLAUDE.md from now on"
    return ""
