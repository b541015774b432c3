"""memoryd mv."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "mv"
HELP = "give a memory another name; its file and what it rests on follow"
EXAMPLE = "memoryd mv tests-use-a-real-database real-postgres-in-tests"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.memory(parser)
    parser.add_argument("to", metavar="NEW", help="the name it gets")


def run(context: Context) -> int:
    """Rename it."""
    return perform(context, NAME, name=context.args.name, to=context.args.to)
