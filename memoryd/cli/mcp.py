"""memoryd mcp."""

from __future__ import annotations

from argparse import ArgumentParser

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit

NAME = "mcp"
HELP = "serve a project's memory to an agent over MCP, on standard input and output"
EXAMPLE = "memoryd mcp --project ~/src/app"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.project(parser)


def run(context: Context) -> int:
    """Serve until the client hangs up; nothing but the protocol is printed."""
    from memoryd.bootstrap.serving import serve

    serve(context.config(), context.project())
    return Exit.DONE
