"""What a test may take away from one daemon without touching the rest of the machine; skipped where it may not."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

_QUEUE = Path("/proc/sys/fs/inotify/max_queued_events")
_LONGEST_QUEUE = 100_000
_TICKS = os.sysconf("SC_CLK_TCK")


def allowed(*command: str) -> tuple[str, ...]:
    """Return a command that runs another one (unshare, strace, prlimit); skip the test where it cannot."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    tried = subprocess.run([*command, "true"], capture_output=True, text=True)
    if tried.returncode:
        pytest.skip(f"{command[0]} is not allowed here: {tried.stderr.strip()[-200:]}")
    return command


def with_inotify_limit(name: str, limit: int) -> tuple[str, ...]:
    """Return what runs a command in a user namespace of its own that has this limit; the machine keeps its own."""
    script = f'echo {limit} > /proc/sys/user/max_inotify_{name} && exec "$@"'
    return allowed("unshare", "--user", "--map-root-user", "sh", "-c", script, "sh")


def with_lies(*injections: str, only: str = "") -> tuple[str, ...]:
    """Return what runs a command whose system calls go wrong as strace's `inject` says, on one path `only`."""
    wrong = [word for each in injections for word in ("-e", f"inject={each}")]
    where = ("-P", only) if only else ()
    # -D: the command stays our child and gets our signals.
    return allowed("strace", "-D", "-f", "-qq", "-o", os.devnull, *where, *wrong)


@contextmanager
def mounted(folder: Path, *options: str) -> Iterator[Path]:
    """Mount a small disk of memory; skipped where that is not allowed."""
    folder.mkdir(parents=True, exist_ok=True)
    run = subprocess.run(["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", folder], capture_output=True)
    if run.returncode:
        pytest.skip(f"nothing can be mounted here: {run.stderr.decode().strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def may_mount() -> bool:
    """Tell whether a disk of memory can be mounted."""
    with TemporaryDirectory() as folder:
        run = subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], capture_output=True)
        return run.returncode == 0 and subprocess.run(["umount", folder]).returncode == 0


def fill(disk: Path) -> Path:
    """Leave no room on a disk."""
    filler = disk / "filler"
    with filler.open("wb", 0) as file:
        for size in (65_536, 4_096, 1):
            try:
                while file.write(b"x" * size) == size:
                    pass
            except OSError:
                continue
    return filler


def overflow(sessions: Path) -> None:
    """Change two files in turn until the kernel's queue of events cannot hold more (equal neighbours count once)."""
    longest = int(_QUEUE.read_text(encoding="ascii")) if _QUEUE.exists() else 0
    if not 0 < longest < _LONGEST_QUEUE:
        pytest.skip(f"a queue of {longest} events is not filled in a test")
    with (sessions / "n1.jsonl").open("ab", 0) as one, (sessions / "n2.jsonl").open("ab", 0) as two:
        for _ in range(longest):
            one.write(b"\n")
            two.write(b"\n")


def cpu_seconds(pid: int) -> float:
    """Return the processor time a process has used; Linux only."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS
