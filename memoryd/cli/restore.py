"""memoryd restore."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "restore"
HELP = "bring a memory back as it was at a date, also one that is gone"
EXAMPLE = "memoryd restore tests-use-a-real-database --at 2026-11-29"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the memory's name or file, even if it is gone")
    parser.add_argument(
        "--at",
        metavar="DATE",
        required=True,
        type=arguments.moment,
        help="the end of a day (2026-11-29), or a moment (2026-11-29T14:00)",
    )
    parser.add_argument("--dry-run", action="store_true", help="show what would change, and change nothing")
    arguments.project(parser)


def run(context: Context) -> int:
    """Restore it."""
    dry_run = {"dry_run": "yes"} if context.args.dry_run else {}
    return perform(context, NAME, name=context.args.name, at=repr(context.args.at), **dry_run)
