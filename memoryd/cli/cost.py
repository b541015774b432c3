"""memoryd cost."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from typing import TYPE_CHECKING

from memoryd.cli import arguments
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.terminal import Terminal
from memoryd.core.bill import SIDES, Sums, by, total
from memoryd.core.money import dollars

if TYPE_CHECKING:
    from memoryd.bootstrap.costs import Costs

NAME = "cost"
HELP = "say what model calls have cost, and for how many memories"
EXAMPLE = "memoryd cost --days 7"

_HEAD = ("", "calls", "in", "out", "cache read", "cache write", "tokens", "US$", "kept", "tokens a memory")
_MOST_DAYS = 3650


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--days", type=_days, default=30, metavar="N", help="how far to look back; default: 30 days")
    arguments.as_json(parser)


def run(context: Context) -> int:
    """Print it, as one object with --json."""
    from memoryd.bootstrap.costs import costs

    found = costs(context.config(), context.args.days)
    if context.args.json:
        context.terminal.json(_as_json(found))
    else:
        _print(context.terminal, found)
    return Exit.DONE


def _as_json(found: Costs) -> dict[str, object]:
    sides = {f"by_{side}": [{side: name, **sums.as_json()} for name, sums in by(side, found.entries)] for side in SIDES}
    return {
        "days": found.days,
        "total": total(found.entries).as_json(),
        **sides,
        "turns_asked": found.asked,
        "turns_without_signal": found.without_signal,
        "ceilings": [{"setting": name, "used": used, "limit": limit} for name, used, limit in found.ceilings],
    }


def _print(terminal: Terminal, found: Costs) -> None:
    everything = total(found.entries)
    if not everything.calls:
        terminal.line(f"no model was called in the last {found.days} days")
    else:
        rows = [_HEAD, _row("all", everything)]
        for side in SIDES:
            rows += [("", *[""] * 9), (f"by {side}", *[""] * 9)]
            rows += [_row(f"  {name or '(none)'}", sums) for name, sums in by(side, found.entries)]
        terminal.table(rows)
        if everything.open:
            terminal.line(f"{everything.open} of the calls broke off; they count as the most they can have taken")
        terminal.line("")
    terminal.line(f"turns asked about: {found.asked}; turns without signal, at no cost: {found.without_signal}")
    for name, used, limit in found.ceilings:
        terminal.line(terminal.styled(f"[budget] {name}: {_said(name, used)} of {_said(name, limit)} used", "dim"))


def _row(name: str, sums: Sums) -> tuple[str, ...]:
    counts = (sums.calls, sums.input, sums.output, sums.cache_read, sums.cache_write, sums.tokens)
    each = "-" if sums.tokens_per_kept is None else f"{sums.tokens_per_kept:,}"
    return (name, *(f"{count:,}" for count in counts), f"{sums.usd:.4f}", f"{sums.kept:,}", each)


def _said(name: str, amount: float) -> str:
    return dollars(amount) if name.startswith("usd") else f"{amount:,.0f}"


def _days(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:6]) <= _MOST_DAYS:
        raise ArgumentTypeError(f"{text!r} is no number of days from 1 to {_MOST_DAYS}")
    return int(text)
