"""memoryd off."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.asking import ask
from memoryd.cli.context import Context

NAME = "off"
HELP = "stop remembering anything about a project"
EXAMPLE = "memoryd off --project ~/src/secret"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)


def run(context: Context) -> int:
    """Do it."""
    return ask(context, NAME)
