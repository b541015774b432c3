"""memoryd rejected."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping
from datetime import UTC, datetime

from memoryd.cli import arguments
from memoryd.cli.context import Context, absolute
from memoryd.cli.exits import Exit
from memoryd.cli.looking import must_be_known
from memoryd.cli.terminal import Terminal, counted

NAME = "rejected"
HELP = "show what was not remembered, and why"
EXAMPLE = "memoryd rejected --project ~/src/app"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--project", metavar="FOLDER", default="", help="the project; default: all of them")
    parser.add_argument(
        "--limit", metavar="N", type=arguments.count, default=50, help="the newest so many; default: 50"
    )
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print the newest first, and how often each reason was given."""
    from memoryd.bootstrap.refused import rejected

    config, place = context.config(), absolute(context.args.project) if context.args.project else ""
    found = rejected(config, place, context.args.limit)
    must_be_known(config, place, found=bool(found["rejected"]))
    if context.args.json:
        context.terminal.json(found)
        return Exit.DONE
    items, counts = found["rejected"], found["counts"]
    assert isinstance(items, list)
    assert isinstance(counts, Mapping)
    for item in items:
        _print(context.terminal, item)
    if not items:
        context.errors.line(context.errors.styled("nothing was rejected"))
    for reason, count in counts.items():
        head = context.terminal.styled(f"{counted(int(count), 'time')}:", "bold")
        context.terminal.line(head, context.terminal.styled(str(reason)))
    return Exit.DONE


def _print(terminal: Terminal, item: Mapping[str, object]) -> None:
    at = item["at"]
    when = f"{datetime.fromtimestamp(at, UTC).astimezone():%Y-%m-%d %H:%M}" if isinstance(at, int | float) else ""
    what = f"“{item['name']}”" if item["name"] else _whose(item)
    terminal.line(terminal.styled(when, "dim"), terminal.styled(what, "bold"), terminal.styled(str(item["reason"])))
    if item["quote"]:
        terminal.text(f"  “{item['quote']}”")
    if not item["session"] and not item["transcript"]:
        terminal.text(f"  in {item['project']}, asked for by {item['agent'] or 'an agent'}")
        return
    turn = f", turn {item['turn']}" if item["turn"] else ""
    terminal.text(f"  in {item['project']}, session {item['session']}{turn}, {item['transcript']}")


def _whose(item: Mapping[str, object]) -> str:
    """Name words that were not stored; the transcript still has them."""
    if not item["transcript"]:
        return "a memory"
    if item["pasted"]:
        return "pasted text"
    return {"assistant": "the agent's text", "tool": "a tool's target"}.get(str(item["speaker"]), "text")
