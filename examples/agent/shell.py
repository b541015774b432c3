"""Run a command with an end: of time, and of output."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

SECONDS = 120.0
OUTPUT_BYTES = 1024 * 1024


def run(command: str, cwd: Path, *, seconds: float = SECONDS, given: str = "") -> str:
    """Return what a bash command printed, with a last line for a failure; it and its children end in time."""
    output, code = finish(command, cwd, seconds=seconds, given=given)
    if code == 0:
        return output or "(no output)"
    return f"{output}\n[{'stopped' if code < 0 else f'exit code {code}'}]".strip()


def finish(command: str, cwd: Path, *, seconds: float = SECONDS, given: str = "") -> tuple[str, int]:
    """Run a bash command to its end and return what it printed and its exit code, -9 where it was stopped."""
    with subprocess.Popen(
        ["bash", "-c", command],
        cwd=cwd,
        stdin=subprocess.PIPE if given else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as process:
        try:
            _tell(process, given)
            output = _read(process, time.monotonic() + seconds)
        finally:
            # What it left running in the background ends with it.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        return output.decode("utf-8", "replace"), process.wait()


def _tell(process: subprocess.Popen[bytes], given: str) -> None:
    if process.stdin is not None:
        # What is given fits into the pipe; a command need not read it.
        with suppress(BrokenPipeError), process.stdin as pipe:
            pipe.write(given.encode())


def _read(process: subprocess.Popen[bytes], deadline: float) -> bytes:
    """Read until the command has ended, or has had its time, or has printed enough."""
    assert process.stdout is not None
    output = b""
    while len(output) < OUTPUT_BYTES and time.monotonic() < deadline:
        ended = process.poll() is not None
        ready, _, _ = select.select([process.stdout], [], [], 0 if ended else 0.05)
        chunk = os.read(process.stdout.fileno(), 65536) if ready else b""
        output += chunk
        if ready and not chunk:
            with suppress(subprocess.TimeoutExpired):
                process.wait(max(deadline - time.monotonic(), 0))
                return output
        if ended and not chunk:
            return output
    return output + b"\n[stopped: it took too long, or printed too much]"
