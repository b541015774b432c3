"""The harness itself: what a test begins and cannot use is gone when the test has failed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.harness import FaultyHome


def test_a_daemon_that_never_gets_ready_is_not_left_behind(tmp_path: Path) -> None:
    home, number = FaultyHome(tmp_path), tmp_path / "number"
    home.ready_seconds = 0.5
    with pytest.raises(AssertionError, match=r"not ready in 0\.5 s"):
        home.start("sh", "-c", f"echo $$ >{number}; exec sleep 60")
    assert not Path("/proc", number.read_text(encoding="ascii").strip()).exists()
