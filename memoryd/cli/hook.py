"""memoryd hook."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli.context import Context

NAME = "hook"
HELP = "answer a hook of Claude Code with the memories that matter; `connect --hook` installs it"
EXAMPLE = "memoryd hook claude-code"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("agent", metavar="AGENT", help="claude-code")


def run(context: Context) -> int:
    """Read the call, print the context for the agent; whatever fails is counted, and 0 all the same."""
    from memoryd.cli.quick_hook import hooked

    config = {"MEMORYD_CONFIG": context.args.config} if context.args.config else {}
    return hooked(context.args.agent, {**context.env, **config})
