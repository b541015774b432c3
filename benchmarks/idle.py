"""Measure a daemon that has nothing to do: its start over many transcripts, its memory, its wake-ups and its CPU.

    python benchmarks/run.py idle
    python benchmarks/idle.py [--files 5000] [--seconds 60]

Ready is when it says READY=1 to who started it, as it does to systemd. A wake-up is a wait of any of its threads that
ended, for a timer, a queue or an event, after at least ten milliseconds: strace counts them, of a second daemon over
the same transcripts, for being traced costs CPU. CPU and memory are read from /proc, so on Linux only. What a cold
start reads is counted in bytes (`rchar`), beside the size of the transcripts.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import waits
from benchmarks.daemons import running
from benchmarks.progress import say
from benchmarks.report import Figure, Report, Spread, machine, table

ROOT = Path(__file__).resolve().parent.parent
FILES, MANY_FILES = 5_000, 20_000
LINUX = Path("/proc/self/io").exists()
_SECONDS = 60.0
_ROUNDS = 3
_SETTLE_SECONDS = 15.0
_LINE = (
    '{{"type":"user","uuid":"00000000-0000-4000-8000-{0:012}","parentUuid":null,"isSidechain":false,'
    '"sessionId":"{1}","cwd":"{2}","timestamp":"2026-11-29T10:00:00.000Z","version":"2.1.300",'
    '"message":{{"role":"user","content":"Please look at file {0}. {3}"}}}}\n'
)


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure starts over 5,000 and 20,000 transcripts, and minutes of idleness over 5,000."""
    figures: list[Figure] = []
    few, many = max(int(FILES * scale), 20), max(int(MANY_FILES * scale), 40)
    seconds, missing = max(_SECONDS * min(scale, 1.0), 2.0), list[str]()
    for files, most in ((few, 1.0), (many, 3.0)):
        home = folder / str(files)
        figures += _starts(home, files, rounds or _ROUNDS, most)
        if files == few:
            figures += _idle(home, f"{files:,} transcripts", rounds or _ROUNDS, seconds, missing)
    note = "a start is from the command to READY=1, Python and imports with it"
    return Report("a daemon with nothing to do", tuple(figures), tuple(missing), (note,))


def _starts(folder: Path, files: int, rounds: int, most: float) -> list[Figure]:
    name = f"{files:,} transcripts"
    say(f"{name}: writing them")
    size = write_transcripts(folder / ".claude" / "projects", files)
    say(f"{name}: {rounds + 2} starts")
    with daemon(folder) as (pid, cold):
        read = counted(pid, "io", "rchar:")
        met = counted(pid, "status", "VmRSS:")
    with daemon(folder) as (pid, _):
        known_read = counted(pid, "io", "rchar:")
    found, works = [], []
    for _ in range(rounds):
        with daemon(folder) as (pid, started):
            works.append(cpu(pid))
            found.append(started)
    return [
        Figure(f"{name}: ready when they are known", Spread.of(found), "s", most=most),
        Figure(f"{name}: ready the first time", Spread.of([cold]), "s"),
        Figure(f"{name}: their size", Spread.of([size / 2**20]), "MiB"),
        *(_of_linux(name, works, met, read, known_read) if LINUX else ()),
    ]


def _of_linux(name: str, works: list[float], met: int, read: int, known_read: int) -> list[Figure]:
    return [
        Figure(f"{name}: processor time until they are known", Spread.of(works), "s"),
        Figure(f"{name}: resident after the first start", Spread.of([met / 1024]), "MiB"),
        Figure(f"{name}: read at the first start", Spread.of([read / 2**20]), "MiB"),
        Figure(f"{name}: read when they are known", Spread.of([known_read / 2**20]), "MiB"),
    ]


def _idle(folder: Path, name: str, rounds: int, seconds: float, missing: list[str]) -> list[Figure]:
    """Measure rest; what cannot be is added to `missing`, with the reason."""
    if not LINUX:
        missing.append("CPU, memory and wake-ups: only Linux tells them in /proc")
        return []
    found, sizes, woken = list[float](), list[float](), list[float]()
    with ExitStack() as both:
        pid, _ = both.enter_context(daemon(folder))
        log = _traced(both, folder, missing)
        # What follows a start (the first look at each folder) is no idleness.
        time.sleep(min(_SETTLE_SECONDS, 4 * seconds))
        for number in range(rounds):
            say(f"{name}: at rest for {seconds:.0f} s, {number + 1} of {rounds}")
            work, began, since = cpu(pid), time.monotonic(), time.time()
            time.sleep(seconds)
            found.append(100.0 * (cpu(pid) - work) / (time.monotonic() - began))
            sizes.append(counted(pid, "status", "VmRSS:") / 1024)
            if log is not None:
                woken.append(60.0 * waits.ended(log.read_text(), since, time.time()) / seconds)
        if log is not None and "<" not in log.read_text():
            raise SystemExit(f"{waits.STRACE} wrote down nothing; wake-ups cannot be counted with it")
    return [
        *([Figure(f"{name}: wake-ups of all threads", Spread.of(woken), "a minute", most=10)] if woken else []),
        Figure(f"{name}: CPU", Spread.of(found), "% of a core", most=0.3),
        Figure(f"{name}: resident", Spread.of(sizes), "MiB", most=50),
    ]


def _traced(until: ExitStack, folder: Path, missing: list[str]) -> Path | None:
    """Start a second daemon over the same transcripts whose waits are written to the file that is returned."""
    if waits.STRACE is None:
        missing.append("wake-ups: strace is not installed")
        return None
    log = folder / "waits"
    env = _env(folder) | {"XDG_STATE_HOME": str(folder / "traced")}
    with running(env, folder):
        pass
    try:
        until.enter_context(running(env, folder, waits.tracing(log)))
    except SystemExit as error:
        missing.append(f"wake-ups: {error}")
        return None
    return log


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
    with running(_env(home), home) as started:
        yield started.pid, started.seconds


def _env(home: Path) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}


def cpu(pid: int) -> float:
    """Return the CPU seconds of a process, to the nanosecond: the clock ticks of /proc are ten milliseconds."""
    if not LINUX:
        return 0.0
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


def counted(pid: int, file: str, name: str) -> int:
    """Return a number that Linux has for a process in one of its files, by the name of its line; elsewhere 0."""
    if not LINUX:
        return 0
    lines = Path(f"/proc/{pid}/{file}").read_text().splitlines()
    line = next(line for line in lines if line.startswith(name))
    return int(line.split()[1])


def main() -> int:
    """Print the table; 1 when a promise is not kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--files", type=int, default=FILES)
    parser.add_argument("--seconds", type=float, default=_SECONDS)
    parser.add_argument("--rounds", type=int, default=_ROUNDS)
    args = parser.parse_args()
    missing: list[str] = []
    with tempfile.TemporaryDirectory() as temporary:
        folder, most = Path(temporary).resolve(), 1.0 if args.files <= FILES else 3.0
        figures = _starts(folder, args.files, args.rounds, most)
        figures += _idle(folder, f"{args.files:,} transcripts", args.rounds, args.seconds, missing)
    found = Report("a daemon with nothing to do", tuple(figures), tuple(missing))
    print(f"{machine()}\n\n{table(found)}")
    return 0 if found.kept else 1


if __name__ == "__main__":
    sys.exit(main())
