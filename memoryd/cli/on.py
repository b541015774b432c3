"""memoryd on."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "on"
HELP = "remember things about a project again"
EXAMPLE = "memoryd on --project ~/src/app"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)


def run(context: Context) -> int:
    """Do it."""
    return perform(context, NAME)
