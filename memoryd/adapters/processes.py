"""Whether a process still runs, by its number and, where Linux tells it, by when it started."""

from __future__ import annotations

import os
from pathlib import Path


class SystemProcesses:
    """Processes of this machine."""

    def alive(self, pid: int, started: str) -> bool:
        """Return False only when the process is surely gone, or its number belongs to a later one by now."""
        if pid <= 0:
            return False
        try:
            os.kill(pid, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:
            return True
        state, ticks = _state_and_start(pid)
        return state != "Z" and not (ticks and _is_ticks(started) and ticks != started)


def _state_and_start(pid: int) -> tuple[str, str]:
    """Return fields 3 and 22 of /proc/PID/stat: the state, and the start in clock ticks since the machine started."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return "", ""
    # The second field is the program's name in brackets and may hold anything.
    fields = status.rpartition(")")[2].split()
    return fields[0], fields[19]


def _is_ticks(started: str) -> bool:
    # Milliseconds since 1970 have thirteen digits; so many ticks take 300 years.
    return started.isdecimal() and len(started) < 13
