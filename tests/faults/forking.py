"""A memoryd that is forked from a process which has done all of this once: a start costs a tenth.

It is a process of its own like any other, and is killed, stopped and traced as such. What it leaves out is the time in
which Python reads modules, in which nothing can be lost. Run as a program, this is the process that forks: it reads a
line of JSON for each request and writes one for each answer.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.e2e.running import Home
from tests.faults.harness import FaultyHome, words

ATTACHED_SECONDS = 20.0


class Forks:
    """Start memoryd from a warm process; `also` are modules that memoryd would import only when it needs them."""

    def __init__(self, *also: str) -> None:
        self._running: set[int] = set()
        self._server = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.forking", *also], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2], text=True,
        )  # fmt: skip

    def close(self) -> None:
        """End all, this process last."""
        for pid in [*self._running]:
            self.kill(pid)
        for stream in (self._server.stdin, self._server.stdout):
            assert stream is not None
            stream.close()
        self._server.wait()

    def start(self, home: Home, *command: str, held: bool = False) -> int:
        """Begin a command of memoryd; returns its process id. One that is `held` is stopped before it begins."""
        pid = int(self._asked(_request(home, *command) | {"held": held}))
        self._running.add(pid)
        return pid

    def wait(self, pid: int) -> int:
        """Wait for the end; returns the exit code, or minus the number of the signal that ended it."""
        code = int(self._asked({"wait": pid}))
        self._running.discard(pid)
        return code

    def kill(self, pid: int) -> None:
        """Kill -9."""
        os.kill(pid, signal.SIGKILL)
        self.wait(pid)

    def once(self, home: Home, command: str = "once", traced: Sequence[str] = ()) -> int:
        """Run a command to its end, under strace with these options if there are any; returns as `wait` does."""
        pid = self.start(home, command, held=bool(traced))
        if not traced:
            return self.wait(pid)
        with _tracing(pid, traced):
            os.kill(pid, signal.SIGCONT)
            return self.wait(pid)

    def _asked(self, request: dict[str, Any]) -> str:
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(json.dumps(request) + "\n")
        self._server.stdin.flush()
        answer = self._server.stdout.readline()
        assert answer, "the process that forks has ended"
        return answer


def _request(home: Home, *command: str) -> dict[str, Any]:
    # Without the interpreter and its options.
    words = home.command(*command)[3:]
    return {"words": words, "log": str(home.log), "env": home.environment(), "cwd": str(home.project), "held": False}


@contextmanager
def _tracing(pid: int, options: Sequence[str]) -> Iterator[None]:
    tracer = subprocess.Popen(["strace", "-f", "-qq", *options, "-p", str(pid)], stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + ATTACHED_SECONDS
    status = Path(f"/proc/{pid}/status")
    try:
        while "TracerPid:\t0\n" in status.read_text(encoding="ascii"):
            assert tracer.poll() is None, "strace has ended"
            assert time.monotonic() < deadline, "strace does not attach"
            time.sleep(0.001)
        yield
        tracer.wait(ATTACHED_SECONDS)
    finally:
        tracer.kill()
        tracer.wait()


def _serve() -> None:
    running: set[int] = set()
    for line in sys.stdin:
        request = json.loads(line)
        if "wait" in request:
            answer = os.waitstatus_to_exitcode(os.waitpid(request["wait"], 0)[1])
            running.discard(request["wait"])
        else:
            answer = os.fork()
            if answer == 0:
                sys.exit(_be(request))
            running.add(answer)
            if request["held"]:
                # It would sleep for ever if it were told to go on before it has stopped.
                os.waitpid(answer, os.WUNTRACED)
        print(answer, flush=True)
    # Whoever asked is gone, perhaps killed: nothing is left behind.
    for pid in running:
        os.kill(pid, signal.SIGKILL)


def _be(request: dict[str, Any]) -> int:
    """Become memoryd; returns its exit code."""
    log = os.open(request["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for descriptor, place in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(descriptor, place)
    os.close(log)
    os.close(nothing)
    os.chdir(request["cwd"])
    os.environ.clear()
    os.environ.update(request["env"])
    if request["held"]:
        os.kill(os.getpid(), signal.SIGSTOP)
    from memoryd.cli import main

    return main(request["words"])


def _warm(also: Sequence[str]) -> None:
    """Do once what will be done, for expressions are compiled at their first use; import what only a daemon needs."""
    for name in ("memoryd.adapters.scheduling", "memoryd.adapters.watching", *also):
        importlib.import_module(name)
    with TemporaryDirectory(prefix="memoryd-warm-") as folder:
        home = FaultyHome(Path(folder))
        for number in range(2):
            home.append("s", words(home, [number]))
            os.utime(home.sessions / "s.jsonl", (0, 0))
            _be(_request(home, "once"))
        os.chdir("/")


if __name__ == "__main__":
    kept = [os.dup(descriptor) for descriptor in range(3)]
    _warm(sys.argv[1:])
    for place, descriptor in enumerate(kept):
        os.dup2(descriptor, place)
        os.close(descriptor)
    # What is there is not looked at again by each process that comes of this one.
    gc.collect()
    gc.freeze()
    _serve()
