"""memoryd undo."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform

NAME = "undo"
HELP = "take back a change to the memories, byte for byte"
EXAMPLE = "memoryd undo --last"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("entry", nargs="?", metavar="ENTRY", help="the number that `memoryd log` shows")
    which.add_argument("--last", action="store_true", help="the latest thing memoryd did that still holds")
    which.add_argument("--run", metavar="ID", help="all that one turn or one consolidation did")
    parser.add_argument("--force", action="store_true", help="also where a file was changed again since")
    parser.add_argument("--dry-run", action="store_true", help="show what would change, and change nothing")
    arguments.project(parser)


def run(context: Context) -> int:
    """Take it back; 1 when a file was changed again since, with the difference."""
    args = context.args
    said = {name: value for name, value in (("entry", args.entry), ("run", args.run)) if value is not None}
    flags = {"force": args.force, "dry_run": args.dry_run}
    return perform(context, NAME, **said, **{name: "yes" for name, given in flags.items() if given})
