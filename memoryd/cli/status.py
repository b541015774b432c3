"""memoryd status."""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Mapping
from typing import TYPE_CHECKING

from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.status_page import StatusPage
from memoryd.cli.terminal import Terminal
from memoryd.core.errors import MemorydError

if TYPE_CHECKING:
    from memoryd.config import Config

NAME = "status"
HELP = "say how memoryd is, and what needs attention"
EXAMPLE = "memoryd status --json"
WATCH_SECONDS = 2.0


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--watch", action="store_true", help="show it anew every two seconds, until Ctrl-C")
    how.add_argument("--json", action="store_true", help="print JSON, for scripts")


def run(context: Context) -> int:
    """Print it; 0 when all is well, 1 when something is degraded, 4 when no daemon runs."""
    from memoryd import bootstrap

    if context.args.watch:
        return _watch(context)
    status = bootstrap.status(context.config())
    if context.args.json:
        context.terminal.json(status)
    else:
        _page(context, context.terminal, status)
    if not status.get("running"):
        return Exit.NOT_RUNNING
    return Exit.FAILED if status.get("trouble") else Exit.DONE


def _watch(context: Context) -> int:
    """Print a screen of it again and again; Ctrl-C is the orderly end."""
    terminal = context.terminal
    if not terminal.interactive:
        raise MemorydError("--watch needs a terminal", "call `memoryd status --json` as often as you need it")
    config = context.config()
    try:
        while True:
            with terminal.screen():
                _page(context, terminal, _now(config))
            time.sleep(WATCH_SECONDS)
    except KeyboardInterrupt:
        terminal.line()
        return Exit.DONE


def _now(config: Config) -> Mapping[str, object]:
    """Return the status; what cannot be told now may be told in a moment."""
    from memoryd import bootstrap

    try:
        return bootstrap.status(config)
    except MemorydError as error:
        return {"running": True, "trouble": [str(error)]}


def _page(context: Context, terminal: Terminal, status: Mapping[str, object]) -> None:
    StatusPage(terminal, status, time.time(), str(context.env.get("HOME", ""))).print()
