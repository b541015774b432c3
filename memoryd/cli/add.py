"""memoryd add."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.asking import ask
from memoryd.cli.context import Context
from memoryd.core.errors import MemorydError
from memoryd.core.model import MemoryType

NAME = "add"
HELP = "write a memory yourself"
EXAMPLE = "memoryd add 'Integration tests run against a real PostgreSQL, never a mock.' --type feedback"

# A memory is a note. What is longer than this is a document, and belongs into the project itself.
_MAX_TEXT = 20_000


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("text", metavar="TEXT", help="what to remember; - reads it from standard input")
    kinds = [str(kind) for kind in MemoryType]
    parser.add_argument("--type", choices=kinds, default="project", help="default: project")
    parser.add_argument("--name", default="", help="the memory's name; default: made from the text")
    parser.add_argument("--description", default="", help="one line for the index; default: the first sentence")
    arguments.project(parser)


def run(context: Context) -> int:
    """Write it."""
    args = context.args
    text = (context.input.read(_MAX_TEXT + 1) if args.text == "-" else args.text).strip()
    if not text:
        raise MemorydError("there is nothing to remember", "give the text, or - and the text on standard input")
    if len(text) > _MAX_TEXT:
        raise MemorydError(f"a memory has at most {_MAX_TEXT} characters", "keep the gist, and say where the rest is")
    return ask(context, NAME, text=text, type=args.type, name=args.name, description=args.description)
