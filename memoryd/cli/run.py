"""memoryd run."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from memoryd.cli.context import Context
from memoryd.cli.telling import TerminalReporter
from memoryd.core.news import Stopped
from memoryd.ports import Reporter

if TYPE_CHECKING:
    from memoryd.config import Config

NAME = "run"
HELP = "watch the transcripts and write memories until stopped"
EXAMPLE = "memoryd run"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""


def run(context: Context) -> int:
    """Run until a signal; on a terminal, print what happens, else log it."""
    from memoryd import bootstrap

    config = context.config()
    reporter = reporter_for(context, config)
    code = bootstrap.run(config, reporter)
    reporter.tell(Stopped())
    return code


def reporter_for(context: Context, config: Config) -> Reporter:
    """Return who hears the news: the person at the terminal, or the log."""
    from memoryd.adapters import logs

    log = config.log
    if not context.terminal.interactive:
        logs.configure(log.level, log.format, context.err)
        return logs.LogReporter()
    # What the reporter prints is the log of a terminal; only trouble of the libraries comes on top.
    logs.configure("warning" if log.level == "info" else log.level, log.format, context.err)
    return TerminalReporter(context.terminal, config.places.home)
