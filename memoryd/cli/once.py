"""memoryd once."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.run import reporter_for
from memoryd.cli.terminal import counted

if TYPE_CHECKING:
    from memoryd.config import Config

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
    turns, memories = counted(summary.turns, "turn"), counted(summary.memories, "memory", "memories")
    context.terminal.line(f"{turns}, {memories} written{waiting}")
    errors = context.errors
    for reason in summary.reasons:
        errors.line(errors.styled(f"waiting: {reason}"))
    if advice := _nothing_to_watch(config):
        errors.line(errors.styled(advice))
    if summary.trouble:
        errors.line(f"{counted(summary.trouble, 'thing')} could not be done; see above, or `memoryd status`")
    return Exit.FAILED if summary.trouble else Exit.DONE


def _nothing_to_watch(config: Config) -> str:
    """Return what to do when none of the session folders is there, or ""."""
    paths = [session.path for session in config.sessions if session.enabled]
    if any(Path(path).exists() for path in paths):
        return ""
    if config.source is None:
        found = "no agent memoryd knows has written a transcript here"
    else:
        found = f"none of these is there: {', '.join(paths)}" if paths else "no [[sessions]] entry is enabled"
    return f"there is nothing to watch, {found}; use your agent first, or name its folder in [[sessions]]"
