"""Catching up counts for something only where all was read."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.catchup import AGENTS, corpus, once


def test_reading_nothing_is_no_quick_reading(tmp_path: Path) -> None:
    sessions = corpus(tmp_path / "sessions", 1)
    assert once(tmp_path, sessions).cpu > 0
    for agent in AGENTS:
        for path in (sessions / agent).glob("*.jsonl"):
            path.write_bytes(b"no session\n")
    with pytest.raises(SystemExit, match=r"did not read everything: .* 0 turns in 2 files"):
        once(tmp_path, sessions)
