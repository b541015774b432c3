"""memoryd forget."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "forget"
HELP = "take a memory away and do not learn again what it said"
EXAMPLE = "memoryd forget tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the memory's name or file, even if it is gone already")
    arguments.project(parser)


def run(context: Context) -> int:
    """Forget it."""
    return perform(context, NAME, name=context.args.name)
