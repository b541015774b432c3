"""memoryd reindex."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "reindex"
HELP = "write MEMORY.md anew from the files that are there"
EXAMPLE = "memoryd reindex"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)


def run(context: Context) -> int:
    """Do it."""
    return perform(context, NAME)
