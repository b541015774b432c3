"""memoryd disconnect."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from memoryd.cli import connect
from memoryd.cli.context import Context
from memoryd.cli.editing import carry_out

if TYPE_CHECKING:
    from memoryd.bootstrap.file_edits import Plan
    from memoryd.bootstrap.targets import Target
    from memoryd.config import Config

NAME = "disconnect"
HELP = "take out what connect wrote, and nothing else"
EXAMPLE = "memoryd disconnect claude-code"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    connect.shared(parser, hook="claude-code only: take out nothing but the hooks")


def run(context: Context) -> int:
    """Say what is taken out where, ask where git tracks the file, and do it."""
    from memoryd.bootstrap import hook_settings
    from memoryd.bootstrap.targets import refuse_unknown, target_of

    args, config = context.args, context.config()
    refuse_unknown(args.agent, config.memory.location, ending=True)
    place = "" if args.everywhere else context.project()
    target = target_of(config, context.env, args.agent, place, everywhere=args.everywhere, ending=True)
    ways = [hook_settings.disconnect] if args.hook else _ways(config, target)
    # Each looks at what the one before it left behind: both may be in the list of what git leaves out.
    return max(carry_out(context, config, way(config, target)) for way in ways)


def _ways(config: Config, target: Target) -> Sequence[Callable[[Config, Target], Plan]]:
    """Return what takes out all that connect wrote for an agent, the hooks with it."""
    from memoryd.bootstrap import connecting, hook_settings

    rules = connecting.disconnect(config, target)
    if not hook_settings.are_there(config, target):
        return [connecting.disconnect]
    if not rules.edits and not rules.end:
        return [hook_settings.disconnect]
    # What somebody has to be asked about comes first: where nobody can be, nothing is changed.
    asked = any(edit.tracked for edit in rules.edits)
    ways = [connecting.disconnect, hook_settings.disconnect]
    return ways if asked else ways[::-1]
