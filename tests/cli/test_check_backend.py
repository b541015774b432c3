"""What `memoryd check-backend` shows while it asks, and of what it found."""

from __future__ import annotations

import io
from argparse import Namespace
from pathlib import Path

from memoryd.cli import check_backend
from memoryd.cli.context import Context
from memoryd.cli.exits import Exit

CLEARED = "\r\x1b[2K"


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def asked(folder: Path, err: io.StringIO) -> str:
    """Ask a backend whose key is missing; return what is on standard output."""
    config = folder / "config.toml"
    config.write_text(
        f'[state]\ndirectory = "{folder}/state"\n[extraction]\nbackend = "anthropic"\n'
        f'[anthropic]\napi_key_file = "{folder}/none"\n[budget]\nusd_per_day = 0.00005\n',
        encoding="utf-8",
    )
    out = io.StringIO()
    assert (
        check_backend.run(Context(Namespace(config=str(config), json=False), {"NO_COLOR": "1"}, out, err))
        == Exit.FAILED
    )
    return out.getvalue()


def test_on_a_terminal_it_says_that_it_asks_and_takes_that_back(tmp_path: Path) -> None:
    screen, plain = Screen(), io.StringIO()
    asked(tmp_path, screen)
    asked(tmp_path, plain)
    assert screen.getvalue().startswith(f"{CLEARED}asking anthropic…{CLEARED}it does not answer")
    assert plain.getvalue().startswith("it does not answer")


def test_small_sums_are_told_without_an_exponent(tmp_path: Path) -> None:
    assert "usd_per_day, 0 of 0.00005 used\n" in asked(tmp_path, io.StringIO())


def test_what_was_never_sent_is_none_of_the_hours_calls(tmp_path: Path) -> None:
    for _ in range(2):
        assert "calls_per_hour, 0 of 60 used\n" in asked(tmp_path, io.StringIO())
