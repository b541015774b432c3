"""The kernel's limits on watching folders, and the command that raises the one that was met."""

from __future__ import annotations

import errno
import os
import sys
from dataclasses import dataclass
from pathlib import Path

ENOUGH_WATCHES = 524_288
ENOUGH_INSTANCES = 512
ENOUGH_EVENTS = 65_536
_FOLDER = "/proc/sys/fs/inotify"


@dataclass(frozen=True, slots=True)
class InotifyLimits:
    """How many folders and instances a user may have, and how many events wait; None where nobody tells."""

    watches: int | None = None
    instances: int | None = None
    events: int | None = None


def inotify_limits(folder: str = _FOLDER) -> InotifyLimits:
    """Return the limits of this machine."""
    names = ("max_user_watches", "max_user_instances", "max_queued_events")
    return InotifyLimits(*(_number(Path(folder, name)) for name in names))


def more_watches() -> str:
    """Return what to do where folders cannot be watched for want of watches."""
    return _raise("max_user_watches", max(ENOUGH_WATCHES, 2 * (inotify_limits().watches or 0)))


def more_instances() -> str:
    """Return what to do where nothing can be watched for want of instances."""
    return _raise("max_user_instances", max(ENOUGH_INSTANCES, 2 * (inotify_limits().instances or 0)))


def longer_queue() -> str:
    """Return what to do where events are lost because more came than the kernel keeps."""
    return _raise("max_queued_events", max(ENOUGH_EVENTS, 2 * (inotify_limits().events or 0)))


def remedy_for(error: OSError) -> str:
    """Return what to do about an error of watching."""
    if error.errno == errno.ENOSPC:
        return more_watches()
    return more_instances() if error.errno == errno.EMFILE else "memoryd tries again by itself"


def remedy_for_folder(folder: str) -> str:
    """Return what to do about a folder that got no watch: most often too few are allowed."""
    if not os.access(folder, os.R_OK | os.X_OK):
        return f"let your user read it: `chmod u+rx {folder}`"
    return more_watches()


def _raise(name: str, to: int) -> str:
    if sys.platform != "linux":
        return "memoryd looks at all of it again and again instead"
    line = f"fs.inotify.{name}={to}"
    return f"run `sudo sysctl {line}`, and put that into /etc/sysctl.d/60-memoryd.conf to keep it"


def _number(path: Path) -> int | None:
    try:
        return int(path.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
