"""memoryd doctor."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.terminal import Terminal, counted
from memoryd.core.errors import ConfigError
from memoryd.core.findings import Finding, Grade

NAME = "doctor"
HELP = "look at the machine, the config, each session folder, the backend and one turn"
EXAMPLE = "memoryd doctor"
_MARKS = {Grade.WELL: ("ok", "green"), Grade.NOTE: ("note", "cyan"), Grade.WRONG: ("wrong", "red")}


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--ask", action="store_true", help="ask the backend one small question; that may cost a little")
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print each finding with its remedy; 0 when nothing is wrong, 1 else. Nothing is changed."""
    found: list[Finding] = []
    for finding in _findings(context):
        found.append(finding)
        if not context.args.json:
            _print(context.terminal, finding)
    wrong = sum(finding.grade is Grade.WRONG for finding in found)
    if context.args.json:
        context.terminal.json({"ok": not wrong, "findings": [_as_json(finding) for finding in found]})
    else:
        context.terminal.line()
        said = f"{counted(wrong, 'thing')} to mend" if wrong else "nothing is wrong"
        context.terminal.line(context.terminal.styled(said, "bold", "red" if wrong else "green"))
    return Exit.FAILED if wrong else Exit.DONE


def _findings(context: Context) -> Iterator[Finding]:
    from memoryd.bootstrap import doctor

    try:
        config = context.config()
    except ConfigError as error:
        yield from doctor.broken(error)
    else:
        yield from doctor.examine(config, ask=context.args.ask)


def _print(terminal: Terminal, finding: Finding) -> None:
    mark, style = _MARKS[finding.grade]
    head = terminal.styled(f"{mark:<5}", style), terminal.styled(f"{finding.area:<9}", "dim")
    for number, row in enumerate(terminal.rows(finding.what, 16)):
        terminal.line(*(head if number == 0 else (" " * 15,)), terminal.styled(row))
    if finding.remedy:
        for number, row in enumerate(terminal.rows(finding.remedy, 18)):
            terminal.line(" " * 15, terminal.styled(f"{'→' if number == 0 else ' '} {row}"))


def _as_json(finding: Finding) -> dict[str, str]:
    return {
        "area": finding.area,
        "grade": str(finding.grade),
        "what": finding.what,
        "remedy": finding.remedy,
    }
