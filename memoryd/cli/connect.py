"""memoryd connect."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.editing import carry_out

NAME = "connect"
HELP = "make an agent read the memory, by a few lines in a file it reads"
EXAMPLE = "memoryd connect claude-code"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    shared(parser, hook="claude-code only: recall at each prompt, by its hooks")
    parser.add_argument("--inline", action="store_true", help="put the index itself there, and keep it up to date")


def shared(parser: ArgumentParser, *, hook: str) -> None:
    """Add what connecting and disconnecting have in common."""
    parser.add_argument("agent", metavar="AGENT", help="claude-code, codex, copilot, pi")
    arguments.project(parser)
    parser.add_argument("--global", dest="everywhere", action="store_true", help="for all projects of this agent")
    parser.add_argument("--hook", action="store_true", help=hook)
    parser.add_argument("--dry-run", action="store_true", help="show what would change, and change nothing")
    parser.add_argument("--yes", action="store_true", help="do not ask before a file changes that git tracks")


def run(context: Context) -> int:
    """Say what is written where, ask where git tracks the file, and write it."""
    from memoryd.bootstrap import connecting, hook_settings
    from memoryd.bootstrap.targets import refuse_unknown, target_of

    args, config = context.args, context.config()
    refuse_unknown(args.agent, config.memory.location)
    place = "" if args.everywhere else context.project()
    target = target_of(config, context.env, args.agent, place, everywhere=args.everywhere)
    if args.hook:
        plan = hook_settings.connect(config, target, named=args.config or "")
    else:
        plan = connecting.connect(config, target, inline=args.inline)
    return carry_out(context, config, plan)
