"""Run a daemon until it is ready, and end it whatever happens; who does not become ready says why."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from benchmarks.processes import MEMORYD

READY_SECONDS, END_SECONDS = 300.0, 60.0
_LOOK_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Running:
    """A daemon that is ready: its process id, and how long that took from the command on (seconds)."""

    pid: int
    seconds: float


@contextmanager
def running(env: Mapping[str, str], cwd: Path, under: Sequence[str] = ()) -> Iterator[Running]:
    """Run a daemon while the block lasts; `under` is a command that runs it as its child.

    SystemExit with what it said when it ends before it is ready, or is not ready in five minutes.
    """
    with tempfile.TemporaryDirectory() as place, tempfile.TemporaryFile() as said, _manager(place) as manager:
        began = time.monotonic()
        process = subprocess.Popen(
            [*under, *MEMORYD, "run"],
            env={**env, "NOTIFY_SOCKET": f"{place}/notify"},
            cwd=cwd,
            stdout=subprocess.DEVNULL,
            stderr=said,
        )
        pid = process.pid
        try:
            _wait_until_ready(manager, process, said)
            seconds = time.monotonic() - began
            pid = _child(pid) if under else pid
            threading.Thread(target=_listen, args=(manager,), daemon=True).start()
            yield Running(pid, seconds)
        finally:
            _end(process, pid)


@contextmanager
def _manager(place: str) -> Iterator[socket.socket]:
    """Be who is told that a daemon is ready, as systemd is."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"{place}/notify")
        manager.settimeout(_LOOK_SECONDS)
        yield manager


def _wait_until_ready(manager: socket.socket, process: subprocess.Popen[bytes], said: IO[bytes]) -> None:
    end = time.monotonic() + READY_SECONDS
    while time.monotonic() < end:
        with suppress(TimeoutError):
            if b"READY=1" in manager.recv(4096):
                return
        if process.poll() is not None:
            raise SystemExit(f"the daemon ended before it was ready (exit code {process.returncode}): {_last(said)}")
    raise SystemExit(f"the daemon was not ready in {READY_SECONDS:.0f} s: {_last(said)}")


def _last(said: IO[bytes]) -> str:
    said.seek(0)
    return said.read()[-1_000:].decode(errors="replace").strip() or "it said nothing"


def _child(pid: int) -> int:
    return int(Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0])


def _listen(manager: socket.socket) -> None:
    """Hear what the daemon tells: nobody may have to wait for who asked to be told."""
    with suppress(OSError):
        manager.settimeout(None)
        while manager.recv(4096):
            pass


def _end(process: subprocess.Popen[bytes], pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGTERM)
    try:
        process.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        for each in {pid, process.pid}:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        process.wait()
