"""memoryd purge."""

from __future__ import annotations

import os
from argparse import ArgumentParser

from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.printable import line

NAME = "purge"
HELP = "remove a text from memories, archive and ledger for good"
EXAMPLE = "memoryd purge --match 'the text'"
MOST_CHARACTERS = 10_000


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--match", metavar="TEXT", required=True, help="the text; - reads it from standard input")
    parser.add_argument("--yes", action="store_true", help="do not ask first")


def run(context: Context) -> int:
    """Show what holds the text, ask, and remove it everywhere."""
    text = context.args.match
    if text == "-":
        text = context.input.read(MOST_CHARACTERS).strip("\r\n")
    _print(context, _perform(context, match=text, dry_run="yes"))
    if not context.args.yes and not _agreed(context):
        context.terminal.line("nothing was changed")
        return Exit.FAILED
    _print(context, _perform(context, match=text))
    return Exit.DONE


def _perform(context: Context, **args: str) -> Outcome:
    from memoryd import bootstrap

    return bootstrap.perform(context.config(), Command(NAME, os.sep, args))


def _agreed(context: Context) -> bool:
    if context.args.match == "-" or not context.input.isatty():
        raise MemorydError("nobody is there to ask", "look at what is listed above, then use --yes")
    context.terminal.question("Remove it from all of these, for good? [y/N]")
    return context.input.readline().strip().lower() in ("y", "yes", "是")


def _print(context: Context, outcome: Outcome) -> None:
    for text in outcome.lines:
        context.terminal.line(line(text))
