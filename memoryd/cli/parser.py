"""The command line's grammar, made from the commands."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Protocol

import memoryd
from memoryd.cli import (
    add,
    adopt,
    backfill,
    check_backend,
    connect,
    consolidate,
    cost,
    demo,
    disconnect,
    doctor,
    edit,
    forget,
    hook,
    init,
    inspect,
    list,
    log,
    mcp,
    mv,
    off,
    on,
    once,
    pin,
    purge,
    quarantine,
    recall,
    reindex,
    rejected,
    restore,
    resume,
    rm,
    run,
    service,
    show,
    status,
    trust,
    undo,
    unforget,
    unpin,
    untrust,
    why,
)
from memoryd.cli.context import Context


class Command(Protocol):
    """A module that is one command of memoryd."""

    NAME: str
    HELP: str
    EXAMPLE: str

    def options(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's own arguments."""
        ...

    def run(self, context: Context) -> int:
        """Do it and return the exit code."""
        ...


COMMANDS: tuple[Command, ...] = (
    init,
    connect,
    disconnect,
    run,
    once,
    backfill,
    service,
    status,
    doctor,
    cost,
    check_backend,
    resume,
    inspect,
    list,
    show,
    recall,
    why,
    rejected,
    quarantine,
    log,
    undo,
    restore,
    add,
    edit,
    mv,
    pin,
    unpin,
    adopt,
    rm,
    forget,
    unforget,
    purge,
    trust,
    untrust,
    off,
    on,
    reindex,
    consolidate,
    hook,
    mcp,
    demo,
)


def build() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="memoryd",
        description="Give any coding agent a long-term memory: watch the transcripts it writes, keep what lasts.",
        epilog="example: memoryd init && memoryd run",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"memoryd {memoryd.__version__}")
    parser.add_argument("--config", metavar="PATH", help="the config file (also: MEMORYD_CONFIG)")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        own = commands.add_parser(
            command.NAME,
            help=command.HELP,
            description=command.HELP[0].upper() + command.HELP[1:] + ".",
            epilog=f"example: {command.EXAMPLE}",
            allow_abbrev=False,
        )
        command.options(own)
        own.set_defaults(perform=command.run)
    return parser


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Return the arguments; a mistake ends as SystemExit(2) with what was probably meant."""
    parser = build()
    word, names = _command_word(argv), [command.NAME for command in COMMANDS]
    if word and word not in names:
        near = get_close_matches(word, names, n=1)
        hint = f"did you mean `memoryd {near[0]}`?" if near else f"known are {', '.join(names)}"
        parser.error(f"there is no command {word!r}; {hint}")
    args, unknown = parser.parse_known_args(argv)
    if any(each.partition("=")[0] == "--config" for each in unknown):
        parser.error(f"--config goes before the command: memoryd --config PATH {word}")
    if unknown:
        parser.error(f"unrecognized arguments: {' '.join(unknown)}")
    return args


def _command_word(argv: Sequence[str]) -> str:
    """Return the first word that is neither an option nor the value of one, or ""."""
    words = iter(argv)
    for word in words:
        if word == "--config":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""
