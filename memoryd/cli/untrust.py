"""memoryd untrust."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "untrust"
HELP = "leave memories that came with a repository alone again"
EXAMPLE = "memoryd untrust --project ~/src/app"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)


def run(context: Context) -> int:
    """Take the trust back."""
    return perform(context, NAME)
