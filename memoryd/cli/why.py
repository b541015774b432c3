"""memoryd why."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.show import find
from memoryd.cli.terminal import Terminal

NAME = "why"
HELP = "show the words a memory rests on, and where they were said"
EXAMPLE = "memoryd why tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the memory's name or file, as `memoryd list` shows it")
    arguments.project(parser)
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print each quote with its speaker, session, turn and date."""
    from memoryd import bootstrap

    config, place = context.config(), context.project()
    folder, project = bootstrap.memories(config, place)
    memory = find(folder, project, context.args.name)
    grounds = bootstrap.why(config, place, memory.name)
    if context.args.json:
        context.terminal.json(grounds)
        return Exit.DONE
    if not grounds:
        context.terminal.text(f"{memory.name} was written by hand: no words are recorded for it")
    for ground in grounds:
        _print(context.terminal, ground)
    return Exit.DONE


def _print(terminal: Terminal, ground: Mapping[str, object]) -> None:
    terminal.line(terminal.styled(f"“{ground.get('quote', '')}”", "bold"))
    labels = ("speaker", "date", "session", "turn", "file")
    terminal.text("  " + ", ".join(f"{label} {ground[label]}" for label in labels if ground.get(label)))
