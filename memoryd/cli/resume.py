"""memoryd resume."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "resume"
HELP = "let model calls go on after the ledger was lost"
EXAMPLE = "memoryd resume"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)


def run(context: Context) -> int:
    """Confirm it."""
    return perform(context, NAME)
