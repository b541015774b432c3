"""Measure a daemon that has nothing to do: its start over many transcripts, its memory, its wake-ups and its CPU.

    python benchmarks/run.py idle
    python benchmarks/idle.py [--files 5000] [--seconds 60]

Ready is when it says READY=1 to who started it, as it does to systemd. A wake-up is a wait of any of its threads that
ended, for a timer, a queue or an event, after at least ten milliseconds: strace counts them. Shorter ones are threads
that hand each other the interpreter, and a processor that is awake. CPU and memory are read from /proc, so Linux only.
What a cold start reads is counted in bytes (`rchar`), beside the size of the transcripts.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.report import Figure, Report, Spread, machine, table

ROOT = Path(__file__).resolve().parent.parent
FILES, MANY_FILES = 5_000, 20_000
STRACE = shutil.which("strace")
_WAITS = "futex,poll,ppoll,epoll_wait,epoll_pwait,select,pselect6,clock_nanosleep,restart_syscall,read,recvfrom,accept4"
_SHORTEST_WAIT = 0.01
_SECONDS = 60.0
_ROUNDS = 3
_LINE = (
    '{{"type":"user","uuid":"00000000-0000-4000-8000-{0:012}","parentUuid":null,"isSidechain":false,'
    '"sessionId":"{1}","cwd":"{2}","timestamp":"2026-11-29T10:00:00.000Z","version":"2.1.300",'
    '"message":{{"role":"user","content":"Please look at file {0}. {3}"}}}}\n'
)


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure starts over 5,000 and 20,000 transcripts, and a minute of idleness over 5,000."""
    figures: list[Figure] = []
    few, many = max(int(FILES * scale), 20), max(int(MANY_FILES * scale), 40)
    for files, most in ((few, 1.0), (many, 3.0)):
        figures += _starts(folder / str(files), files, rounds or _ROUNDS, most, seconds=_SECONDS if files == few else 0)
    return Report(
        "a daemon with nothing to do",
        tuple(figures),
        notes=(
            "a start is from the command to READY=1, Python and imports with it",
            *(() if STRACE else ("wake-ups are not counted: strace is not installed",)),
        ),
    )


def _starts(folder: Path, files: int, rounds: int, most: float, *, seconds: float) -> list[Figure]:
    size = write_transcripts(folder / ".claude" / "projects", files)
    name = f"{files:,} transcripts"
    with daemon(folder) as (pid, cold):
        read = counted(pid, "io", "rchar:")
    with daemon(folder) as (pid, _):
        known_read = counted(pid, "io", "rchar:")
    found, works = [], []
    for _ in range(rounds):
        with daemon(folder) as (pid, started):
            works.append(cpu(pid))
            found.append(started)
    figures = [
        Figure(f"{name}: ready when they are known", Spread.of(found), "s", most=most),
        Figure(f"{name}: processor time until then", Spread.of(works), "s"),
        Figure(f"{name}: ready the first time", Spread.of([cold]), "s"),
        Figure(f"{name}: their size", Spread.of([size / 2**20]), "MiB"),
        Figure(f"{name}: read at the first start", Spread.of([read / 2**20]), "MiB"),
        Figure(f"{name}: read when they are known", Spread.of([known_read / 2**20]), "MiB"),
    ]
    return figures + (_idle(folder, name, rounds, seconds) if seconds else [])


def _idle(folder: Path, name: str, rounds: int, seconds: float) -> list[Figure]:
    wakes, shares, sizes = [], [], []
    with daemon(folder) as (pid, _):
        # What follows a start (the first look at each folder) is no idleness.
        time.sleep(15.0)
        for _ in range(rounds):
            work, began = cpu(pid), time.monotonic()
            time.sleep(seconds)
            shares.append(100.0 * (cpu(pid) - work) / (time.monotonic() - began))
            sizes.append(counted(pid, "status", "VmRSS:") / 1024)
        # Not while CPU is measured: being traced costs some.
        wakes = [60.0 * woken(pid, seconds, folder) / seconds for _ in range(rounds if STRACE else 0)]
    return [
        *([Figure(f"{name}: wake-ups of all threads", Spread.of(wakes), "a minute", most=10)] if wakes else []),
        Figure(f"{name}: CPU", Spread.of(shares), "% of a core", most=0.3),
        Figure(f"{name}: resident", Spread.of(sizes), "MiB", most=50),
    ]


def write_transcripts(folder: Path, files: int) -> int:
    """Write transcripts of 16 projects, of 24 KiB each; return their bytes."""
    total = 0
    for number in range(files):
        place = folder / f"-home-ada-project-{number % 16}"
        place.mkdir(parents=True, exist_ok=True)
        session = f"00000000-0000-4000-8000-{number:012x}"
        line = _LINE.format(number, session, f"/home/ada/project-{number % 16}", "的 and so on. " * 80)
        text = (line * 18).encode()
        (place / f"{session}.jsonl").write_bytes(text)
        total += len(text)
    return total


@contextmanager
def daemon(home: Path) -> Iterator[tuple[int, float]]:
    """Run a daemon; yield its process id and the seconds it took to be ready."""
    with tempfile.TemporaryDirectory() as place, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ready:
        ready.bind(f"{place}/notify")
        ready.settimeout(300.0)
        env = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
        env["NOTIFY_SOCKET"] = f"{place}/notify"
        began = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-m", "memoryd", "run"],
            env=env,
            cwd=home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while b"READY=1" not in ready.recv(4096):
                pass
            seconds = time.monotonic() - began
            threading.Thread(target=_listen, args=(ready,), daemon=True).start()
            yield process.pid, seconds
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)


def _listen(manager: socket.socket) -> None:
    """Hear what the daemon tells, as systemd does: nobody may have to wait for who asked to be told."""
    with suppress(OSError):
        manager.settimeout(None)
        while manager.recv(4096):
            pass


def woken(pid: int, seconds: float, folder: Path) -> int:
    """Count the waits that end within some seconds."""
    log = folder / "waits"
    command = [str(STRACE), "-f", "-T", "-e", f"trace={_WAITS}", "-p", str(pid), "-o", str(log)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as tracing:
        time.sleep(seconds)
        tracing.send_signal(signal.SIGINT)
    waits = re.findall(r"<([\d.]+)>$", log.read_text(), re.MULTILINE)
    return sum(float(wait) >= _SHORTEST_WAIT for wait in waits)


def cpu(pid: int) -> float:
    """Return the CPU seconds of a process, to the nanosecond: the clock ticks of /proc are ten milliseconds."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


def counted(pid: int, file: str, name: str) -> int:
    """Return a number that the kernel has for a process in one of its files, by the name of its line."""
    return _value(Path(f"/proc/{pid}/{file}"), name)


def _value(path: Path, name: str) -> int:
    line = next(line for line in path.read_text().splitlines() if line.startswith(name))
    return int(line.split()[1])


def main() -> int:
    """Print the table; 1 when a promise is not kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--files", type=int, default=FILES)
    parser.add_argument("--seconds", type=float, default=_SECONDS)
    parser.add_argument("--rounds", type=int, default=_ROUNDS)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        most = 1.0 if args.files <= FILES else 3.0
        figures = _starts(Path(folder).resolve(), args.files, args.rounds, most, seconds=args.seconds)
    found = Report("a daemon with nothing to do", tuple(figures))
    print(f"{machine()}\n\n{table(found)}")
    return 0 if found.kept else 1


if __name__ == "__main__":
    sys.exit(main())
