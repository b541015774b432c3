"""memoryd backfill."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from memoryd.cli import arguments
from memoryd.cli.context import Context, absolute
from memoryd.cli.exits import Exit
from memoryd.cli.looking import must_be_known
from memoryd.cli.run import reporter_for
from memoryd.cli.terminal import Terminal, counted
from memoryd.core.money import dollars

if TYPE_CHECKING:
    from memoryd.bootstrap.backfill_forecast import Foreseen
    from memoryd.bootstrap.backfilling import Backfilled, Progress

NAME = "backfill"
HELP = "work through the transcripts that are there already, the newest first"
EXAMPLE = "memoryd backfill --since 30d --dry-run"

_BAR = 24


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--since",
        type=arguments.since,
        default="30d",
        metavar="AGE",
        help="how far to go back: 12h, 7d, 2w, or a date; default: 30d",
    )
    parser.add_argument("--project", metavar="FOLDER", default="", help="only what was said in this project")
    parser.add_argument("--dry-run", action="store_true", help="say what it would take, and do nothing")
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Do it, or with --dry-run say what it would take; a backfill that was stopped goes on where it stood."""
    from memoryd.bootstrap import backfill_forecast, backfilling

    config, args = context.config(), context.args
    project = absolute(args.project) if args.project else ""
    must_be_known(config, project)
    if args.dry_run:
        foreseen = backfill_forecast.foresee(config, _Quiet(), args.since, project)
        must_be_known(config, project, found=bool(foreseen.files))
        _print_foreseen(context, foreseen)
        return Exit.DONE
    bar = _Bar(context.errors)
    reporter = _Quiet() if bar.shown or args.json else reporter_for(context, config)
    done = backfilling.backfill(config, reporter, args.since, project, bar.show)
    bar.end()
    must_be_known(config, project, found=bool(done.files))
    _print_done(context, done)
    return Exit.FAILED if done.trouble or done.waiting else Exit.DONE


def _print_foreseen(context: Context, found: Foreseen) -> None:
    cost = found.cost
    if context.args.json:
        values = {"files": found.files, "turns": found.turns, "turns_with_signal": found.signal, "calls": cost.calls}
        context.terminal.json(values | {"input": cost.input, "output": cost.output, "usd": cost.usd})
        return
    line = context.terminal.line
    line(f"files:             {found.files:,}")
    line(f"turns:             {found.turns:,}")
    line(f"turns with signal: {found.signal:,}")
    line(f"calls:             {cost.calls:,}")
    line(f"tokens:            {cost.input + cost.output:,} ({cost.input:,} in, {cost.output:,} out)")
    line(f"money:             {dollars(cost.usd)}")


def _print_done(context: Context, done: Backfilled) -> None:
    if context.args.json:
        values = {"files": done.files, "turns": done.turns, "memories": done.memories, "calls": done.calls}
        more = {"tokens": done.tokens, "usd": done.usd, "waiting": done.waiting, "reasons": list(done.reasons)}
        context.terminal.json(values | more)
        return
    turns, memories = counted(done.turns, "turn"), counted(done.memories, "memory", "memories")
    files, calls = counted(done.files, "file"), counted(done.calls, "call")
    context.terminal.line(f"{files}, {turns}, {memories} written; {calls}, {done.tokens:,} tokens, {dollars(done.usd)}")
    if done.waiting:
        context.errors.line(f"{counted(done.waiting, 'turn')} still waiting; run this again, or the daemon goes on")
    for reason in done.reasons:
        context.errors.line(context.errors.styled(f"waiting: {reason}"))
    if done.trouble:
        context.errors.line(f"{counted(done.trouble, 'thing')} could not be done; see `memoryd status`")


class _Bar:
    """A line that is written over and over, on a terminal only."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self.shown = terminal.interactive

    def show(self, progress: Progress) -> None:
        """Draw how far it is."""
        if self.shown:
            filled = _BAR * progress.files // max(progress.of, 1)
            bar = f"[{'#' * filled}{'.' * (_BAR - filled)}]"
            memories = counted(progress.memories, "memory", "memories")
            self._terminal.over(f"{bar} {progress.files}/{progress.of} files, {memories}, {dollars(progress.usd)}")

    def end(self) -> None:
        """Leave the line as it is."""
        if self.shown:
            self._terminal.line("")


class _Quiet:
    """Tell nobody: the summary says what came of it."""

    def tell(self, news: object) -> None:
        """Hear one piece of news."""
