"""memoryd unpin."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "unpin"
HELP = "let memoryd change a memory again that was pinned"
EXAMPLE = "memoryd unpin tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.memory(parser)


def run(context: Context) -> int:
    """Do so."""
    return perform(context, NAME, name=context.args.name)
