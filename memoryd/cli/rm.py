"""memoryd rm."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "rm"
HELP = "take a memory away; it goes to the archive folder"
EXAMPLE = "memoryd rm tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.memory(parser)


def run(context: Context) -> int:
    """Take it away."""
    return perform(context, NAME, name=context.args.name)
