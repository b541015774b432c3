"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import time
from datetime import UTC, datetime, timedelta

from memoryd.core.expressions import expression

MOST = 10_000
_AGE = expression(r"(\d{1,6})\s*([mhdw])")
_DAY = expression(r"\d{4}-?\d{2}-?\d{2}")
_SECONDS = {"m": 60, "h": 3600, "d": 86_400, "w": 604_800}


def project(parser: argparse.ArgumentParser) -> None:
    """Add --project."""
    parser.add_argument("--project", metavar="FOLDER", default=".", help="the project; default: where you stand")


def memory(parser: argparse.ArgumentParser) -> None:
    """Add the name of a memory, and --project."""
    parser.add_argument("name", metavar="NAME", help="the memory's name, as `memoryd list` shows it")
    project(parser)


def as_json(parser: argparse.ArgumentParser) -> None:
    """Add --json."""
    parser.add_argument("--json", action="store_true", help="print JSON, for scripts")


def count(text: str) -> int:
    """Return how many entries to show; argparse reports a bad number."""
    if not (text.isascii() and text.isdigit()) or not 0 < int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to {MOST:,}")
    return int(text)


def since(text: str) -> float:
    """Return a moment (seconds since 1970) from an age such as 7d, or an ISO date; argparse reports a bad one."""
    now = time.time()
    if match := _AGE.fullmatch(text.strip().lower()):
        moment = now - int(match[1]) * _SECONDS[match[2]]
    else:
        moment = _date(text, "neither an age (30m, 12h, 7d, 2w) nor a date (2026-11-29)")
    if moment >= now:
        raise argparse.ArgumentTypeError(f"{text!r} leaves no time to read anything from; try 7d")
    return moment


def moment(text: str) -> float:
    """Return a moment (seconds since 1970): that of an ISO date is the end of the day where the person is."""
    day = _date(text, "neither a date (2026-11-29) nor a moment (2026-11-29T14:00)")
    if _DAY.fullmatch(text.strip()):
        return (datetime.fromtimestamp(day, UTC).astimezone() + timedelta(days=1)).timestamp() - 1e-3
    return day


def _date(text: str, else_it_is: str) -> float:
    try:
        return datetime.fromisoformat(text).astimezone().timestamp()
    except (ValueError, OverflowError) as error:
        raise argparse.ArgumentTypeError(f"{text!r} is {else_it_is}") from error
