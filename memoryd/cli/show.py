"""memoryd show."""

from __future__ import annotations

import difflib
from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.core.errors import MemorydError
from memoryd.core.model import Folder, Memory, Project

NAME = "show"
HELP = "print one memory"
EXAMPLE = "memoryd show tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the memory's name or file, as `memoryd list` shows it")
    arguments.project(parser)


def run(context: Context) -> int:
    """Print it: the head in short, then the body as it is."""
    from memoryd import bootstrap

    folder, project = bootstrap.memories(context.config(), context.project())
    memory = find(folder, project, context.args.name)
    terminal = context.terminal
    terminal.line(terminal.styled(memory.name, "bold"), terminal.styled(f"({memory.type})"))
    terminal.line(terminal.styled(memory.description))
    for label in ("created", "updated", "expires", "source", "evidence"):
        if value := getattr(memory, label):
            terminal.line(terminal.styled(f"{label}: {value}", "dim"))
    terminal.line(terminal.styled(f"file: {project.memory}/{memory.file}", "dim"))
    terminal.line()
    terminal.text(memory.body.strip("\n"))
    return Exit.DONE


def find(folder: Folder, project: Project, name: str) -> Memory:
    """Return the memory of that name or file; MemorydError with the names that come near when there is none."""
    for memory in folder.memories:
        if name in (memory.name, memory.file, memory.file.removesuffix(".md")):
            return memory
    near = difflib.get_close_matches(name, [memory.name for memory in folder.memories])
    remedy = f"did you mean {' or '.join(near)}?" if near else "see `memoryd list`"
    raise MemorydError(f"there is no memory {name!r} in {project.memory}", remedy)
