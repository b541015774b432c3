"""The first start with `start = "now"` costs what the files are, never what they hold: no body is read."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from benchmarks.transcripts import Session, write_one
from memoryd import bootstrap
from memoryd.adapters.ledger import Database, SqliteIntakeLedger
from memoryd.config import load, platform_places
from memoryd.core.checkpoint import Checkpoint
from memoryd.core.news import News

FILES, SIZE = 30, 600_000
A_FILE = 2_048
"""Bytes that tell which file it is: its first KiB and the end of it; and some."""
BESIDE = 1_000_000
"""What the ledger, the configuration and the rest of a pass read, however many transcripts there are."""


class Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news."""


def read_by_this_process() -> int:
    """Return the bytes that all reads of this process gave so far."""
    lines = Path("/proc/self/io").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("rchar:"))


def pass_over(folder: Path, agent: str, text: bytes, count: int) -> tuple[int, tuple[Checkpoint, ...]]:
    """Do one pass over so many old transcripts; return the bytes that were read for it, and the checkpoints."""
    sessions, config = folder / "sessions", folder / "config.toml"
    sessions.mkdir(parents=True)
    for number in range(count):
        path = sessions / f"rollout-{number}.jsonl"
        path.write_bytes(text)
        os.utime(path, (time.time() - 86_400, time.time() - 86_400))
    config.write_text(
        f'[[sessions]]\npath = "{sessions}"\nagent = "{agent}"\nstart = "now"\n'
        f'[state]\ndirectory = "{folder / "state"}"\n[memory]\nlocation = "{folder / "memory"}/{{project}}"\n',
        encoding="utf-8",
    )
    settings = load(config, {}, platform_places())
    before = read_by_this_process()
    bootstrap.once(settings, Nobody())
    read = read_by_this_process() - before
    database = Database(folder / "state" / "ledger.sqlite3", read_only=True)
    checkpoints = tuple(SqliteIntakeLedger(database).checkpoints())
    database.close()
    return read, checkpoints


@pytest.mark.skipif(not Path("/proc/self/io").exists(), reason="only Linux counts what a process reads")
@pytest.mark.parametrize("agent", ["claude-code", "codex"])
def test_a_cold_start_from_now_reads_no_bodies(agent: str, tmp_path: Path) -> None:
    one = tmp_path / "one.jsonl"
    size = write_one(one, SIZE, agent, Session(1, str(tmp_path), signal=1.0))
    # The first pass of this process also reads the modules that it loads.
    pass_over(tmp_path / "warm", agent, one.read_bytes(), 1)
    read, checkpoints = pass_over(tmp_path / "house", agent, one.read_bytes(), FILES)
    assert [(known.offset, known.baseline) for known in checkpoints] == [(size, size)] * FILES
    assert read < FILES * A_FILE + BESIDE < FILES * size / 10
