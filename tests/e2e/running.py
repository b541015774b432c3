"""A real memoryd in a process of its own, with a home, sessions and a project in a temporary folder."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

COMPILED = str(Path(__file__).parents[2] / ".pytest_cache" / "compiled")
"""Where all processes of the tests keep their compiled modules: each is compiled once, and not at every start."""
PATIENCE = 30.0
"""Seconds within which anything here must happen; ten times and more what it takes on a slow machine."""


class Home:
    """A person's machine: `sessions` is watched, `project` is where the agent works."""

    ready_seconds = PATIENCE
    """Within which the daemon must say that it is ready."""

    def __init__(self, folder: Path, extra: str = "", agent: str = "generic") -> None:
        self.folder = folder
        self.sessions = folder / "agent" / "sessions"
        self.project = folder / "work" / "shop"
        self.state = folder / "state"
        self.config = folder / "config.toml"
        self.log = folder / "memoryd.log"
        self.env: dict[str, str] = {
            "HOME": str(folder), "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TMPDIR": str(folder / "tmp"),
            "PYTHONPYCACHEPREFIX": COMPILED,
        }  # fmt: skip
        for path in (self.sessions, self.project, folder / "tmp"):
            path.mkdir(parents=True)
        sessions = f'[[sessions]]\npath = "{self.sessions}"\nagent = "{agent}"\n'
        self.config.write_text(f'{sessions}\n[state]\ndirectory = "{self.state}"\n{extra}', encoding="utf-8")

    @property
    def memory(self) -> Path:
        return self.project / ".memory"

    def say(self, prompt: str, answer: str | None = "Done.", session: str = "s1", **more: object) -> None:
        """Append a person's prompt, and the agent's answer, to a generic session."""
        records: list[dict[str, object]] = [{"role": "user", "content": prompt, "cwd": str(self.project), **more}]
        if answer is not None:
            records.append({"role": "assistant", "content": answer})
        self.append(session, "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records).encode())

    def append(self, session: str, data: bytes) -> None:
        """Append raw bytes to a session file."""
        with (self.sessions / f"{session}.jsonl").open("ab") as file:
            file.write(data)

    def memories(self) -> list[Path]:
        """Return the memory files."""
        return sorted(path for path in self.memory.glob("*.md") if path.name != "MEMORY.md")

    def index(self) -> str:
        """Return MEMORY.md, or "" when there is none."""
        path = self.memory / "MEMORY.md"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def memoryd(
        self, *words: str, timeout: float = PATIENCE, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run one command to its end."""
        return subprocess.run(
            self.command(*words),
            cwd=cwd or self.project,
            env=self.environment(),
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )

    def status(self) -> dict[str, Any]:
        """Return what `memoryd status --json` says."""
        status: dict[str, Any] = json.loads(self.memoryd("status", "--json").stdout)
        return status

    @contextmanager
    def running(self, *before: str) -> Iterator[subprocess.Popen[bytes]]:
        """Run the daemon; it is ready when the block begins, and gone when it ends. `before` as in `start`."""
        process = self.start(*before)
        try:
            yield process
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)

    def start(self, *before: str) -> subprocess.Popen[bytes]:
        """Start the daemon and wait until it says that it is ready; `before` is a command that runs it (setpriv …)."""
        address = self.folder / "notify"
        address.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener, self.log.open("ab") as log:
            listener.bind(str(address))
            # The daemon may be another user.
            address.chmod(0o666)
            listener.settimeout(0.2)
            process = subprocess.Popen(
                [*before, *self.command("run")],
                cwd=self.folder, env=self.environment() | {"NOTIFY_SOCKET": str(address)}, stdout=log, stderr=log,
            )  # fmt: skip
            try:
                self._await_ready(listener, process)
            except BaseException:
                # Nobody would end it: it is not handed out.
                process.kill()
                process.wait()
                raise
        return process

    def _await_ready(self, listener: socket.socket, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + self.ready_seconds
        while time.monotonic() < deadline:
            try:
                if b"READY=1" in listener.recv(4096):
                    return
            except TimeoutError:
                assert process.poll() is None, self.log.read_text(encoding="utf-8")
        raise AssertionError(f"not ready in {self.ready_seconds} s:\n{self.log.read_text(encoding='utf-8')}")

    def command(self, *words: str) -> list[str]:
        """Return how memoryd is called in this home."""
        return [sys.executable, "-m", "memoryd", "--config", str(self.config), *words]

    def environment(self) -> dict[str, str]:
        """Return the environment in which memoryd is called in this home."""
        return self.env | {"PYTHONPATH": str(Path(__file__).parents[2])}


def eventually(check: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < deadline, f"did not hold within {seconds} s"
        time.sleep(0.02)
