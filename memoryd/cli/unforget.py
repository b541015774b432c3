"""memoryd unforget."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "unforget"
HELP = "allow again what was forgotten or removed"
EXAMPLE = "memoryd unforget tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the name of the memory that was taken away")
    arguments.project(parser)


def run(context: Context) -> int:
    """Allow it."""
    return perform(context, NAME, name=context.args.name)
