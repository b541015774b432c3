"""memoryd why."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.looking import memories
from memoryd.cli.terminal import Terminal
from memoryd.core.model import Memory
from memoryd.core.naming import find

NAME = "why"
HELP = "show the words a memory rests on, and where they were said"
EXAMPLE = "memoryd why tests-use-a-real-database"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the memory's name or file, as `memoryd list` shows it")
    arguments.project(parser)
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print each quote with its speaker, session, turn, date and place."""
    from memoryd import bootstrap

    folder, project = memories(context)
    memory = find(folder, context.args.name, project)
    grounds = bootstrap.why(context.config(), context.named_project(), memory.name) or _by_its_file(memory)
    if context.args.json:
        context.terminal.json(grounds)
        return Exit.DONE
    if how := _how_written(memory, grounds):
        context.terminal.text(f"{memory.name} was written {how}: no words are recorded for it")
        return Exit.DONE
    for ground in grounds:
        _print(context.terminal, ground)
    return Exit.DONE


def _how_written(memory: Memory, grounds: Sequence[Mapping[str, object]]) -> str:
    """Return how a person wrote a memory that rests on nothing they said, or ""."""
    from memoryd.core.adding import SOURCE

    if not grounds:
        return "by hand"
    only_added = memory.source == SOURCE and not any("quote" in ground for ground in grounds)
    return f"with `memoryd add` on {memory.created}" if only_added else ""


def _by_its_file(memory: Memory) -> list[dict[str, object]]:
    """Return what the front matter says, for a memory the ledger does not know: one from another machine, say."""
    if not (memory.evidence or memory.source):
        return []
    known = {"quote": memory.evidence, "source": memory.source, "date": memory.created, "from": "its file"}
    return [{key: value for key, value in known.items() if value}]


def _print(terminal: Terminal, ground: Mapping[str, object]) -> None:
    if ground.get("quote"):
        terminal.line(terminal.styled(f"“{ground['quote']}”", "bold"))
    labels = ("speaker", "date", "source", "session", "turn", "file", "bytes", "from")
    terminal.text("  " + ", ".join(f"{label} {ground[label]}" for label in labels if ground.get(label)))
