"""The command line's grammar, made from the commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

import memoryd
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


NAMES = (
    "init",
    "connect",
    "disconnect",
    "run",
    "once",
    "backfill",
    "service",
    "status",
    "doctor",
    "cost",
    "check-backend",
    "resume",
    "inspect",
    "list",
    "show",
    "recall",
    "why",
    "rejected",
    "quarantine",
    "log",
    "undo",
    "restore",
    "add",
    "edit",
    "mv",
    "pin",
    "unpin",
    "adopt",
    "rm",
    "forget",
    "unforget",
    "purge",
    "trust",
    "untrust",
    "off",
    "on",
    "reindex",
    "consolidate",
    "hook",
    "mcp",
    "demo",
)
"""Every command, as `--help` shows them; each is the module of that name."""


def command(name: str) -> Command:
    """Return one command; its module is loaded now, for a run needs no other."""
    return cast("Command", import_module(f"memoryd.cli.{name.replace('-', '_')}"))


def build(names: Sequence[str] = NAMES) -> argparse.ArgumentParser:
    """Return the parser of the command line, with these commands."""
    parser = argparse.ArgumentParser(
        prog="memoryd",
        description="Give any coding agent a long-term memory: watch the transcripts it writes, keep what lasts.",
        epilog="example: memoryd init && memoryd run",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"memoryd {memoryd.__version__}")
    parser.add_argument("--config", metavar="PATH", help="the config file (also: MEMORYD_CONFIG)")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for one in map(command, names):
        own = commands.add_parser(
            one.NAME,
            help=one.HELP,
            description=one.HELP[0].upper() + one.HELP[1:] + ".",
            epilog=f"example: {one.EXAMPLE}",
            allow_abbrev=False,
        )
        one.options(own)
        own.set_defaults(perform=one.run)
    return parser


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Return the arguments; a mistake ends as SystemExit(2) with what was probably meant."""
    word = _command_word(argv)
    alone = word in NAMES and not {"-h", "--help"}.intersection(argv[: argv.index(word)])
    parser = build([word] if alone else NAMES)
    if word and word not in NAMES:
        from difflib import get_close_matches

        near = get_close_matches(word, NAMES, n=1)
        hint = f"did you mean `memoryd {near[0]}`?" if near else f"known are {', '.join(NAMES)}"
        parser.error(f"there is no command {word!r}; {hint}")
    options = {each.partition("=")[0] for each in argv if each.startswith("-")}
    if not word and options <= {"--config"} and argv[-1:] != ["--config"]:
        # Who names no command is looking for one.
        parser.print_help(sys.stderr)
        parser.exit(2)
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
