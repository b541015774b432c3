"""The service manager's side of a daemon: sd_notify(3) with nothing but a datagram socket."""

from __future__ import annotations

import os
import socket
import struct
from collections.abc import Mapping

from memoryd.core.news import Troubled
from memoryd.core.printable import line
from memoryd.ports import Reporter

# A `struct timeval`: one second.
_MOST_WAIT = struct.pack("@ll", 1, 0)


class SystemdNotifier:
    """Tell systemd how the daemon is; without `NOTIFY_SOCKET` in `env` there is nobody to tell.

    A manager that cannot be reached is reported once and never stops the daemon.
    """

    def __init__(self, env: Mapping[str, str], reporter: Reporter | None = None) -> None:
        self._address = _address(env.get("NOTIFY_SOCKET", ""))
        self._reporter = reporter
        self.watchdog_seconds = _watchdog_seconds(env)

    def ready(self, status: str) -> None:
        """Say that start-up is over."""
        self._send("READY=1", _status(status))

    def alive(self, status: str) -> None:
        """Feed the watchdog and show one line of status."""
        self._send("WATCHDOG=1", _status(status))

    def extend(self, seconds: float) -> None:
        """Ask for more time while start-up or the end takes long."""
        self._send(f"EXTEND_TIMEOUT_USEC={int(seconds * 1_000_000)}")

    def stopping(self) -> None:
        """Say that the end has begun."""
        self._send("STOPPING=1")

    def _send(self, *lines: str) -> None:
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as channel:
                # The kernel waits: Python's own timeout asks again and again whether a full queue has room.
                channel.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, _MOST_WAIT)
                channel.sendto("\n".join(lines).encode(), self._address)
        except OSError as error:
            self._complain(error)

    def _complain(self, error: OSError) -> None:
        reporter, self._reporter = self._reporter, None
        if reporter is not None:
            message = f"the service manager does not listen: {error.strerror or error}; memoryd runs on without it"
            reporter.tell(Troubled("NOTIFY_SOCKET", message, serious=False))


def _address(text: str) -> str:
    """Return the socket address: a leading `@` stands for the NUL of Linux's abstract names."""
    return "\0" + text[1:] if text.startswith("@") else text


def _status(text: str) -> str:
    return f"STATUS={line(text)}"


def _watchdog_seconds(env: Mapping[str, str]) -> float | None:
    """Return how often systemd wants to hear from this process, or None when it does not care."""
    microseconds, pid = env.get("WATCHDOG_USEC", ""), env.get("WATCHDOG_PID", "")
    meant = not pid or pid == str(os.getpid())
    return int(microseconds) / 1_000_000 if meant and microseconds.isdecimal() and int(microseconds) else None
