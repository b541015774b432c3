from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest

from memoryd.adapters.inotify_limits import (
    ENOUGH_WATCHES,
    InotifyLimits,
    inotify_limits,
    longer_queue,
    more_watches,
    remedy_for,
    remedy_for_folder,
)

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="inotify is Linux's")


def test_the_limits_are_read_and_what_cannot_be_is_unknown(tmp_path: Path) -> None:
    (tmp_path / "max_user_watches").write_text("100\n", encoding="ascii")
    (tmp_path / "max_user_instances").write_text("many\n", encoding="ascii")
    assert inotify_limits(str(tmp_path)) == InotifyLimits(100, None, None)


@linux
def test_the_remedy_is_a_line_to_run_that_raises_the_limit() -> None:
    now = inotify_limits()
    assert now.watches is not None
    line = f"sudo sysctl fs.inotify.max_user_watches={max(ENOUGH_WATCHES, 2 * now.watches)}"
    assert line in more_watches()
    assert "sysctl fs.inotify.max_queued_events=" in longer_queue()
    assert remedy_for(OSError(errno.ENOSPC, "")) == more_watches()
    assert "max_user_instances=" in remedy_for(OSError(errno.EMFILE, ""))
    assert "sysctl" not in remedy_for(OSError(errno.ENOENT, ""))


def test_a_folder_one_may_not_read_is_no_matter_of_limits(tmp_path: Path) -> None:
    assert "chmod" in remedy_for_folder(str(tmp_path / "missing"))
    assert "chmod" not in remedy_for_folder(str(tmp_path))
