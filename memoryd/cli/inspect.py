"""memoryd inspect."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from memoryd.cli import arguments
from memoryd.cli.context import Context, absolute
from memoryd.cli.exits import Exit
from memoryd.cli.telling import told
from memoryd.cli.terminal import Terminal, gist
from memoryd.core.news import News, Troubled

if TYPE_CHECKING:
    from memoryd.pipeline.inspecting import Inspected

NAME = "inspect"
HELP = "print the turns memoryd sees in transcripts"
EXAMPLE = "memoryd inspect ~/.claude/projects --json"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("paths", nargs="+", metavar="PATH", help="transcripts, or folders of them, taken together")
    parser.add_argument("--agent", metavar="NAME", default="auto", help="whose format they have; default: found out")
    parser.add_argument("--open", action="store_true", help="also the turns that are still open")
    parser.add_argument("--all", action="store_true", help="also the turns that nobody typed")
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print one turn after the other, in their order; --json gives one object a line."""
    from memoryd import bootstrap

    args = context.args
    paths = [absolute(path) for path in args.paths]
    warner = _Warner(context.errors)
    turns = bootstrap.inspect(paths, args.agent, warner, with_open=args.open, with_untyped=args.all)
    for turn in turns:
        if args.json:
            context.terminal.json(turn.as_json())
        else:
            _print(context.terminal, turn)
    if not turns and not args.json:
        context.errors.line("no turn that a person started was found; --all shows the others")
    return Exit.DONE


class _Warner:
    """Say on standard error what could not be read."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal

    def tell(self, news: News) -> None:
        """Print trouble."""
        if isinstance(news, Troubled):
            self._terminal.line(self._terminal.styled(told(news), "yellow"))


def _print(terminal: Terminal, turn: Inspected) -> None:
    style = "green" if turn.close == "completed" else "yellow"
    place = f"{turn.agent} {turn.session} turn {turn.turn}"
    terminal.line(terminal.styled(place, "bold"), terminal.styled(turn.close, style), terminal.styled(turn.cwd))
    for prompt in turn.prompts:
        terminal.line("  you:  ", terminal.styled(_short(terminal, prompt)))
    if turn.final:
        terminal.line("  agent:", terminal.styled(_short(terminal, turn.final), "dim"))
    span = f" {turn.unit} {turn.start}-{turn.end}" if turn.unit else ""
    terminal.line("  file: ", terminal.styled(f"{turn.file}{span}", "dim"))


def _short(terminal: Terminal, text: str) -> str:
    return gist(text, terminal.width - 9 if terminal.interactive else 200)
