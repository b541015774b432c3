"""memoryd show."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.looking import memories
from memoryd.core.naming import find
from memoryd.core.personal import path_of

NAME = "show"
HELP = "print one memory"
EXAMPLE = "memoryd show tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the memory's name or file, as `memoryd list` shows it")
    arguments.project(parser)


def run(context: Context) -> int:
    """Print it: the head in short, then the body as it is."""
    folder, project = memories(context)
    memory = find(folder, context.args.name, project)
    terminal = context.terminal
    kind = [terminal.styled(f"({memory.type})")] if memory.type else []
    terminal.line(terminal.styled(memory.name, "bold"), *kind)
    terminal.line(terminal.styled(memory.description))
    for mark in ("pinned", "always"):
        if getattr(memory, mark):
            terminal.line(terminal.styled(f"{mark}: true", "dim"))
    for label in ("created", "updated", "expires", "source", "evidence"):
        if value := getattr(memory, label):
            terminal.line(terminal.styled(f"{label}: {value}", "dim"))
    terminal.line(terminal.styled(f"file: {path_of(project.memory, memory.file)}", "dim"))
    terminal.line()
    terminal.text(memory.body.strip("\n"))
    return Exit.DONE
