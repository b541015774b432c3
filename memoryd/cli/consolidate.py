"""memoryd consolidate."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.terminal import Terminal, counted
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.printable import line

NAME = "consolidate"
HELP = "merge duplicates and retire what is outdated, now"
EXAMPLE = "memoryd consolidate --dry-run"

_QUESTION = "Do it? [y]es, [n]o and do not propose it again, [d]iff, [q]uit:"
_ANSWERS = {
    "y": "y", "yes": "y", "是": "y", "n": "n", "no": "n", "否": "n", "d": "d", "diff": "d", "q": "q", "quit": "q",
}  # fmt: skip


@dataclass
class _Choice:
    """What a person said about the operations of a plan so far, by their numbers."""

    chosen: list[int] = field(default_factory=list)
    declined: list[int] = field(default_factory=list)


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--dry-run", action="store_true", help="show what would be changed as a diff, and change nothing")
    how.add_argument("--interactive", action="store_true", help="ask about each step before it is done")
    arguments.project(parser)


def run(context: Context) -> int:
    """Consolidate, or show what that would change, or ask about each step of it."""
    if context.args.dry_run:
        return _show(context)
    if context.args.interactive:
        return _ask(context)
    _print(context, _perform(context))
    return Exit.DONE


def _show(context: Context) -> int:
    offer = _perform(context, dry_run="yes")
    terminal = context.terminal
    for title, diff in _operations(context, offer):
        terminal.line(terminal.styled(title, "bold"))
        _show_diff(terminal, diff)
        terminal.line()
    _print(context, offer)
    if offer.data.get("plan"):
        terminal.line("this is a plan; nothing was changed")
    return Exit.DONE


def _ask(context: Context) -> int:
    if not (context.input.isatty() and context.terminal.interactive):
        raise MemorydError("nobody is there to ask", "use --dry-run to see what would be changed")
    offer = _perform(context, dry_run="yes")
    if not offer.data.get("plan"):
        _print(context, offer)
        return Exit.DONE
    from memoryd.bootstrap.doing import consolidating_alone

    operations = list(_operations(context, offer))
    # Nobody takes away meanwhile what the person is being asked about.
    with consolidating_alone(context.config(), context.project()):
        choice = _choice(context, operations)
    if not choice.chosen and not choice.declined:
        context.terminal.line("nothing was changed")
        return Exit.DONE
    chosen, declined = (",".join(map(str, numbers)) for numbers in (choice.chosen, choice.declined))
    _print(context, _perform(context, plan=str(offer.data["plan"]), chosen=chosen, declined=declined))
    return Exit.DONE


def _choice(context: Context, operations: Sequence[tuple[str, list[str]]]) -> _Choice:
    """Ask about each operation until all are answered or the person has enough."""
    choice, terminal = _Choice(), context.terminal
    terminal.line(counted(len(operations), "step", "steps") + " would be taken:")
    for number, (title, diff) in enumerate(operations):
        terminal.line()
        terminal.line(terminal.styled(f"{number + 1}. {title}", "bold"))
        answer = _answer(context, diff)
        if answer == "q":
            break
        (choice.chosen if answer == "y" else choice.declined).append(number)
    return choice


def _answer(context: Context, diff: list[str]) -> str:
    """Return y, n or q; the end of the input is q."""
    while True:
        context.terminal.question(_QUESTION)
        said = context.input.readline()
        answer = _ANSWERS.get(said.strip().lower(), "q" if not said else "")
        if answer == "d":
            _show_diff(context.terminal, diff)
        elif answer:
            return answer


def _operations(context: Context, offer: Outcome) -> Iterator[tuple[str, list[str]]]:
    """Yield each operation's title and diff; a long plan comes in pages."""
    page, seen = offer, 0
    while True:
        found = page.data.get("operations")
        for item in found if isinstance(found, list) else []:
            yield str(item.get("title", "")), [str(row) for row in item.get("diff", ())]
            seen += 1
        if seen >= _count(offer) or not found:
            return
        page = _perform(context, plan=str(offer.data["plan"]), **{"from": str(seen)})


def _count(offer: Outcome) -> int:
    count = offer.data.get("count")
    return count if isinstance(count, int) else 0


def _show_diff(terminal: Terminal, diff: list[str]) -> None:
    for row in diff:
        style = "cyan" if row.startswith("@@") else {"+": "green", "-": "red"}.get(row[:1], "")
        heading = row.startswith(("+++ ", "--- "))
        terminal.line(terminal.styled(row, "dim" if heading else style) if heading or style else terminal.styled(row))


def _perform(context: Context, /, **args: str) -> Outcome:
    from memoryd import bootstrap

    return bootstrap.perform(context.config(), Command(NAME, context.project(), args))


def _print(context: Context, outcome: Outcome) -> None:
    for text in outcome.lines:
        context.terminal.line(line(text))
