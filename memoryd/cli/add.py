"""memoryd add."""

from __future__ import annotations

import re
from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.performing import perform
from memoryd.core.adding import TEXT_CHARACTERS, check_text
from memoryd.core.expressions import expression
from memoryd.core.model import MemoryType
from memoryd.core.redaction import redact

NAME = "add"
HELP = "write a memory yourself"
EXAMPLE = "memoryd add 'Tests run against a real PostgreSQL.' --type feedback"

_LINK = expression(r"[a-z][a-z0-9+.-]{1,20}://[^\s<>\"'（），。；）]+", re.IGNORECASE)


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("text", nargs="+", metavar="TEXT", help="what to remember; - reads it from standard input")
    kinds = [str(kind) for kind in MemoryType]
    parser.add_argument("--type", choices=kinds, help="default: what the text reads like, else project")
    parser.add_argument("--name", default="", help="the memory's name; default: made from the text")
    parser.add_argument("--description", default="", help="one line for the index; default: the first sentence")
    arguments.project(parser)


def run(context: Context) -> int:
    """Write it, and say so when a secret was taken out of it."""
    args = context.args
    text = (context.input.read(TEXT_CHARACTERS + 1) if args.text == ["-"] else " ".join(args.text)).strip()
    check_text(text)
    kind = str(args.type or usual_type(text))
    code = perform(context, NAME, text=text, type=kind, name=args.name, description=args.description)
    if any(redact(given) != given for given in (text, args.name, args.description)):
        context.errors.line("a secret was taken out of it: memories never hold keys or passwords")
    return code


def usual_type(text: str) -> MemoryType:
    """Return `reference` for a text that is mainly a link, else what the rules hear in it, else what it begins like.

    That is `feedback` for an order and `project` for all else.
    """
    from memoryd.core.hearing import hear
    from memoryd.core.order import orders

    rest = _LINK.sub("", text)
    links = len(text) - len(rest)
    if links > len(rest.strip()):
        return MemoryType.REFERENCE
    plain = MemoryType.FEEDBACK if orders(text) else MemoryType.PROJECT
    return next((MemoryType(heard.type) for heard in hear(text)), plain)
