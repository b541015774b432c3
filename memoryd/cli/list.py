"""memoryd list."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.looking import memories
from memoryd.core.agent_marks import is_agents
from memoryd.core.model import Folder, Memory, Project

NAME = "list"
HELP = "list a project's memories"
EXAMPLE = "memoryd list --project ~/src/app"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print one line a memory, and on standard error each file that cannot be read."""
    folder, project = memories(context)
    if context.args.json:
        context.terminal.json(_as_json(folder, project))
        return Exit.DONE
    context.terminal.table((m.name, _type(m), m.updated, m.description) for m in folder.memories)
    if not folder.memories:
        context.errors.line(context.errors.styled(f"no memories in {project.memory}"))
    for broken in folder.broken:
        context.errors.line(
            context.errors.styled(f"{broken.file} cannot be read: {broken.reason}; mend or remove the file", "yellow")
        )
    return Exit.DONE


def _as_json(folder: Folder, project: Project) -> dict[str, object]:
    return {
        "project": project.root,
        "folder": project.memory,
        "memories": [_fields(memory) for memory in folder.memories],
        "broken": [{"file": broken.file, "reason": broken.reason} for broken in folder.broken],
    }


def _fields(memory: Memory) -> dict[str, object]:
    names = ("name", "type", "description", "created", "updated", "expires", "pinned", "always", "source", "file")
    trust = "assistant" if is_agents(memory) else "person"
    return {name: getattr(memory, name) for name in names} | {"trust": trust}


def _type(memory: Memory) -> str:
    return f"{memory.type} (agent's)" if is_agents(memory) else memory.type
