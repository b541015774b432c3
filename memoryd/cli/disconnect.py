"""memoryd disconnect."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import connect
from memoryd.cli.context import Context
from memoryd.cli.editing import carry_out

NAME = "disconnect"
HELP = "take out what connect wrote, and nothing else"
EXAMPLE = "memoryd disconnect claude-code"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    connect.shared(parser)


def run(context: Context) -> int:
    """Say what is taken out where, ask where git tracks the file, and do it."""
    from memoryd.bootstrap import connecting, hook_settings
    from memoryd.bootstrap.targets import refuse_unknown, target_of

    args, config = context.args, context.config()
    refuse_unknown(args.agent, config.memory.location)
    place = "" if args.everywhere else context.project()
    target = target_of(config, context.env, args.agent, place, everywhere=args.everywhere, ending=True)
    plan = hook_settings.disconnect(config, target) if args.hook else connecting.disconnect(config, target)
    return carry_out(context, config, plan)
