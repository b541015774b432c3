"""memoryd consolidate."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "consolidate"
HELP = "merge duplicates and retire what is outdated, now"
EXAMPLE = "memoryd consolidate --dry-run"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--dry-run", action="store_true", help="say what would be done, and do nothing")
    arguments.project(parser)


def run(context: Context) -> int:
    """Consolidate."""
    return perform(context, NAME, dry_run="yes" if context.args.dry_run else "")
