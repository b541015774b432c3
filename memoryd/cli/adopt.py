"""memoryd adopt."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "adopt"
HELP = "let memoryd change a memory that you wrote or edited"
EXAMPLE = "memoryd adopt tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.memory(parser)


def run(context: Context) -> int:
    """Do so."""
    return perform(context, NAME, name=context.args.name)
