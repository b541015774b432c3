"""Count how often the threads of a process are woken: waits that end, as strace sees them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

STRACE = shutil.which("strace")
_WAITS = "futex,poll,ppoll,epoll_wait,epoll_pwait,select,pselect6,clock_nanosleep,restart_syscall,read,recvfrom,accept4"
_SHORTEST_WAIT = 0.01
_LINE = re.compile(r"^\d+ +(\d+\.\d+) (<\.\.\. \w+ resumed>)?.*<(\d+\.\d+)>$", re.MULTILINE)


def tracing(log: Path) -> tuple[str, ...]:
    """Return the command that runs another one and writes its waits to a file.

    It runs what it traces: nobody but root may look at a process that is not his child, on many machines.
    """
    return (str(STRACE), "-f", "-ttt", "-T", "-e", f"trace={_WAITS}", "-o", str(log))


def ended(log: str, since: float, until: float) -> int:
    """Count the waits of at least ten milliseconds that ended between two moments (seconds since 1970).

    Shorter ones are threads that hand each other the interpreter, and a processor that is awake.
    """
    count = 0
    for at, resumed, seconds in _LINE.findall(log):
        end = float(at) if resumed else float(at) + float(seconds)
        count += float(seconds) >= _SHORTEST_WAIT and since <= end < until
    return count
