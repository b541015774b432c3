"""memoryd status."""

from __future__ import annotations

from argparse import ArgumentParser
from datetime import UTC, datetime

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.terminal import Terminal

# What holds seconds since 1970.
_MOMENTS = ("at", "started", "last line", "last written")

NAME = "status"
HELP = "say how memoryd is, and what it did last"
EXAMPLE = "memoryd status --json"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print it; 0 when all is well, 1 when something is degraded, 4 when no daemon runs."""
    from memoryd import bootstrap

    status = bootstrap.status(context.config())
    if context.args.json:
        context.terminal.json(status)
    else:
        _print(context.terminal, status, 0)
    if not status.get("running"):
        return Exit.NOT_RUNNING
    return Exit.FAILED if status.get("trouble") else Exit.DONE


def _print(terminal: Terminal, value: object, depth: int) -> None:
    indent = "  " * depth
    if isinstance(value, dict):
        for key, item in value.items():
            _entry(terminal, indent, str(key).replace("_", " "), item, depth)
    elif isinstance(value, list):
        for item in value:
            _entry(terminal, indent, "-", item, depth)
    else:
        terminal.line(indent + terminal.styled(_said(value)))


def _entry(terminal: Terminal, indent: str, label: str, item: object, depth: int) -> None:
    head = indent + terminal.styled(label if label == "-" else f"{label}:", "bold")
    if label in _MOMENTS and isinstance(item, int | float):
        item = datetime.fromtimestamp(item, UTC).astimezone().strftime("%Y-%m-%d %H:%M:%S")
    if isinstance(item, dict | list) and item:
        terminal.line(head)
        _print(terminal, item, depth + 1)
    else:
        terminal.line(head, terminal.styled(_said(item)))


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value in (None, "", [], {}) else str(value)
