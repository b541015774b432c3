"""What catching up may cost, counted in calls and bytes, so that no machine is too slow for it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from benchmarks.transcripts import write
from memoryd import bootstrap
from memoryd.config import load, platform_places
from memoryd.core.news import News


class Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news."""


class Counted:
    """How often each of memoryd's functions was called, and how many bytes were decoded."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.decoded = 0

    def hear(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if event == "call" and "/memoryd/" in code.co_filename:
            self.calls[code.co_qualname] += 1
            if code.co_name == "decode_all":
                self.decoded += len(frame.f_locals["line"])


@contextmanager
def counting() -> Iterator[Counted]:
    counted = Counted()
    sys.setprofile(counted.hear)
    try:
        yield counted
    finally:
        sys.setprofile(None)


@pytest.mark.parametrize("agent", ["claude-code", "codex"])
def test_what_tools_put_out_is_not_decoded_and_no_turn_has_a_commit_of_its_own(agent: str, tmp_path: Path) -> None:
    files = write(tmp_path / "sessions", 12_000_000, agent, seed=3)
    lines = [line for file in files for line in file.read_bytes().splitlines(keepends=True)]
    config = tmp_path / "config.toml"
    config.write_text(
        f'[[sessions]]\npath = "{tmp_path / "sessions"}"\nagent = "{agent}"\nstart = "beginning"\n'
        f'[state]\ndirectory = "{tmp_path / "state"}"\n[memory]\nlocation = "{tmp_path / "memory"}/{{project}}"\n',
        encoding="utf-8",
    )
    with counting() as counted:
        summary = bootstrap.once(load(config, {}, platform_places()), Nobody())
    assert summary.turns > 30
    assert (summary.memories, summary.waiting, summary.trouble) == (0, 0, 0)
    assert counted.decoded < 0.3 * sum(map(len, lines))
    # Some are of the start; each mebibyte that is read has one.
    assert counted.calls["Database.transaction"] < 40 + 2 * 12
    assert counted.calls["GitProjects.locate"] < summary.turns
    assert counted.calls["prepared"] == 0
    assert counted.calls.total() < 120 * len(lines)
