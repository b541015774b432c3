"""memoryd log."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.looking import must_be_known
from memoryd.cli.terminal import Terminal

NAME = "log"
HELP = "show what changed the memories, the newest first, with the differences"
EXAMPLE = "memoryd log --max 5"
_CAUSES = {"hand": "by hand", "agent": "by an agent", "baseline": "first seen"}
_STYLES = {"+": "green", "-": "red", "@": "cyan"}


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", nargs="?", default="", metavar="NAME", help="one memory only, by its name or file")
    parser.add_argument("--max", metavar="N", type=arguments.count, default=20, help="at most so many; default: 20")
    arguments.project(parser)
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print the entries."""
    from memoryd.bootstrap import root_of
    from memoryd.bootstrap.journal import log

    config, place = context.config(), context.named_project()
    entries = log(config, place, context.args.name, context.args.max)
    # Those about the personal folder tell nothing of the one that is named.
    must_be_known(
        config, place, found=bool(place) and any(entry["project"] == root_of(config, place) for entry in entries)
    )
    if context.args.json:
        context.terminal.json(entries)
        return Exit.DONE
    for entry in entries:
        _print(context.terminal, entry)
    if not entries:
        where, name = root_of(config, place), context.args.name
        about = f"the journal holds nothing about {name!r} in {where}; see `memoryd list`"
        context.errors.line(context.errors.styled(about if name else f"nothing was changed yet in {where}"))
    return Exit.DONE


def _unchanged(entry: Mapping[str, object], change: Mapping[str, object]) -> str:
    """Return what an entry did to a file that holds the same as before."""
    if entry["detail"] == "purge":
        return "a text was purged from it"
    if change["by_hand"] == change["was_by_hand"]:
        return "as it was"
    if change["by_hand"]:
        return "its words are a person's again"
    return "its words are an agent's" if entry["cause"] == "agent" else "its words are handed over"


def _print(terminal: Terminal, entry: Mapping[str, object]) -> None:
    at = entry["at"]
    when = f"{datetime.fromtimestamp(at, UTC).astimezone():%Y-%m-%d %H:%M:%S}" if isinstance(at, int | float) else ""
    cause = _CAUSES.get(str(entry["cause"]), str(entry["cause"]))
    head = [terminal.styled(f"entry {entry['entry']}", "yellow"), terminal.styled(when, "dim")]
    head.append(terminal.styled(f"{cause} {entry['detail']}".strip(), "bold"))
    if entry["run"]:
        head.append(terminal.styled(f"(run {entry['run']})", "dim"))
    if entry["undone_by"]:
        head.append(terminal.styled(f"(taken back by entry {entry['undone_by']})", "dim"))
    terminal.line(*head)
    files = entry["files"]
    assert isinstance(files, Sequence)
    for change in files:
        for line in change["diff"] or [f"{change['file']}: {_unchanged(entry, change)}"]:
            terminal.line("   ", terminal.styled(line, *filter(None, [_STYLES.get(line[:1])])))
        if change["purged"]:
            terminal.line("   ", terminal.styled("(a text was purged from this)", "dim"))
    terminal.line("")
