"""A home in which things go wrong: numbered turns to tell apart, and a daemon under a tracer or as another user."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.running import PATIENCE, Home, eventually
from tests.faults.oracle import SAID, Oracle
from tests.messages_api import Received, Reply, operations


def words(home: Home, numbers: Iterable[int]) -> bytes:
    """Return a turn of a generic session for each number, and one that closes the last."""
    prompts = [f"Remember that service-{number} listens on port {9000 + number}." for number in numbers]
    turns = [
        ({"role": "user", "content": prompt, "cwd": str(home.project)}, {"role": "assistant", "content": "好 👍"})
        for prompt in (*prompts, "That was all.")
    ]
    records = [record for turn in turns for record in turn]
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records).encode()


def memory_of(number: int) -> dict[str, object]:
    """Return the operation with which a model keeps what was said of a number."""
    said = f"service-{number} listens on port {9000 + number}"
    return {
        "op": "create", "name": f"port-of-service-{number}", "type": "project", "description": f"{said}.",
        "body": f"{said}.", "scope": "persistent", "evidence": f"Remember that {said}.", "target": "", "expires": "",
    }  # fmt: skip


def keeping(request: Received) -> Reply:
    """Answer with a memory for each number that was said."""
    return operations(*(memory_of(int(number)) for number in sorted(set(SAID.findall(request.words)))))


def with_model(folder: Path, url: str, more: str = "") -> str:
    """Return the settings of a home that asks a model at this address, with a key file in this folder."""
    key = folder / "key"
    key.write_text("sk-test-key\n", encoding="utf-8")
    key.chmod(0o600)
    return (
        '[extraction]\nbackend = "anthropic"\nbatch_seconds = 0\n'
        f'[anthropic]\nbase_url = "{url}"\napi_key_file = "{key}"\ndeadline_seconds = 5\n{more}'
    )


class FaultyHome(Home):
    """A home with an oracle; what is remembered is numbered."""

    def __init__(self, folder: Path, extra: str = "", agent: str = "generic") -> None:
        super().__init__(folder, extra, agent)
        self.oracle = Oracle(self)

    def remember(self, numbers: Iterable[int], session: str = "s1") -> None:
        """Say one thing to remember for each number; each turn closes when the next begins."""
        for number in numbers:
            self.say(f"Remember that service-{number} listens on port {9000 + number}.", session=session)

    def end(self, session: str = "s1") -> None:
        """Close the last turn of a session."""
        self.say("That was all.", session=session)

    def wait_for(self, numbers: Iterable[int], seconds: float = PATIENCE) -> None:
        """Wait until these numbers are through."""
        wanted = set(numbers)
        eventually(lambda: self.oracle.has_read(wanted), seconds)

    def once(self, *, traced: tuple[str, ...] = ()) -> subprocess.CompletedProcess[bytes]:
        """Do all that is pending in a process of its own; `traced` are options of strace."""
        tracer = ["strace", "-f", "-qq", "-o", os.devnull, *traced] if traced else []
        return subprocess.run(
            [*tracer, *self.command("once")],
            cwd=self.project, env=self.environment() | {"PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True,
            check=False, timeout=100,
        )  # fmt: skip

    def calls(self, *names: str) -> dict[str, int]:
        """Do all that is pending; return how often each system call was made."""
        log = self.folder / "calls"
        tracer = ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={','.join(names)}"]
        done = subprocess.run(
            [*tracer, *self.command("once")],
            cwd=self.project, env=self.environment() | {"PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True,
            check=False, timeout=100,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        lines = log.read_text(errors="replace").splitlines()
        return {name: sum(f" {name}(" in line for line in lines) for name in names}


@contextmanager
def stopped(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Hold a process still, as a suspended machine does."""
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)
