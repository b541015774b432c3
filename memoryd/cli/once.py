"""memoryd once."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.run import reporter_for

NAME = "once"
HELP = "do all that is pending, then exit"
EXAMPLE = "memoryd once --since 7d"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--since",
        type=arguments.since,
        metavar="AGE",
        help="also read the existing transcripts of that time: 12h, 7d, 2w, or a date",
    )


def run(context: Context) -> int:
    """Do it, and say what came of it."""
    from memoryd import bootstrap

    config = context.config()
    summary = bootstrap.once(config, reporter_for(context, config), context.args.since)
    waiting = f", {summary.waiting} still waiting" if summary.waiting else ""
    context.terminal.line(f"{summary.turns} turns, {summary.memories} memories written{waiting}")
    if summary.trouble:
        context.errors.line(f"{summary.trouble} things could not be done; see above, or `memoryd status`")
    return Exit.FAILED if summary.trouble else Exit.DONE
