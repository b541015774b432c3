"""memoryd status."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping
from datetime import UTC, datetime

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.telling import without_repeat
from memoryd.cli.terminal import Terminal

# What holds seconds since 1970.
_MOMENTS = ("started", "last line", "last written", "last at")

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
        _print(context.terminal, for_a_person(status), 0)
    if not status.get("running"):
        return Exit.NOT_RUNNING
    return Exit.FAILED if status.get("trouble") else Exit.DONE


def for_a_person(status: Mapping[str, object]) -> dict[str, object]:
    """Return the status with each verdict and each trouble as a line of its own."""
    shown = dict(status)
    if not shown.get("running"):
        shown["running"] = "no; start it with `memoryd run`"
    lines = {"verdicts": _verdict, "trouble": _trouble, "recent_trouble": _recent}
    for key, line in lines.items():
        if isinstance(items := shown.get(key), list):
            shown[key] = [line(item) for item in items]
    return shown


def _verdict(item: object) -> str:
    """Name a memory as `memoryd show` and `memoryd why` take it; a draft that became none by its own name."""
    if not isinstance(item, Mapping):
        return str(item)
    what = f"{_moment(item.get('at'))} in {item.get('project')}:"
    if item.get("accepted"):
        return f"{what} kept {item.get('memory') or item.get('name')} ({item.get('type')})"
    return f"{what} rejected “{item.get('name')}”: {item.get('reason')}"


def _trouble(item: object) -> str:
    """Return one line with the place once and what to do, which stands behind a semicolon."""
    where, _, what = str(item).partition(": ")
    text = without_repeat(where, what) if what else where
    return text if ";" in text else f"{text}; the log says more"


def _recent(item: object) -> str:
    if not isinstance(item, Mapping):
        return str(item)
    return f"{_moment(item.get('at'))} {without_repeat(str(item.get('where')), str(item.get('what')))}"


def _print(terminal: Terminal, value: object, depth: int) -> None:
    indent = "  " * depth
    if isinstance(value, Mapping):
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
        item = _moment(item)
    if isinstance(item, Mapping | list) and item:
        terminal.line(head)
        _print(terminal, item, depth + 1)
    else:
        terminal.line(head, terminal.styled(_said(item)))


def _moment(at: object) -> str:
    """Return a moment (seconds since 1970) as a person writes it, where they are."""
    return f"{datetime.fromtimestamp(at, UTC).astimezone():%Y-%m-%d %H:%M:%S}" if isinstance(at, int | float) else ""


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value in (None, "", [], {}) else str(value)
