"""What a test may need of the machine, and the reason that is given where it is not there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache

import pytest

MOUNT_SECONDS = 10


@cache
def can_trace() -> bool:
    """Tell whether strace is here and may be used."""
    if shutil.which("strace") is None or sys.platform != "linux":
        return False
    return subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True, check=False).returncode == 0


@cache
def can_mount() -> bool:
    """Tell whether a file system of one's own may be mounted, in a mount namespace that goes with its process."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("unshare") is None:
        return False
    mount = ["unshare", "-m", "mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", "/mnt"]
    return subprocess.run(mount, capture_output=True, check=False, timeout=MOUNT_SECONDS).returncode == 0


@cache
def can_loop() -> bool:
    """Tell whether an image of a disk may be mounted."""
    if not can_mount() or not has("mkfs.ext4") or not has("losetup"):
        return False
    return subprocess.run(["losetup", "--find"], capture_output=True, check=False).returncode == 0


def has(program: str) -> bool:
    """Tell whether a program is on the path."""
    return shutil.which(program) is not None


needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc or inotify: Linux only")
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root may do this to a process or a file")
needs_strace = pytest.mark.skipif(not can_trace(), reason="strace is not here or may not trace")
needs_mount = pytest.mark.skipif(not can_mount(), reason="no file system may be mounted here (root and unshare)")
needs_faketime = pytest.mark.skipif(not has("faketime"), reason="faketime is not here (apt install faketime)")
needs_setpriv = pytest.mark.skipif(
    not (has("setpriv") and os.geteuid() == 0), reason="setpriv and root are needed to become another user"
)
