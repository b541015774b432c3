"""Measure how long it takes from the line that closes a turn to its row in the ledger, and to the memory's file.

    python benchmarks/run.py latency [--rounds 60] [--scale 1]

`memoryd run` watches 5,000 transcripts. Lines are appended to one of them as Claude Code does, and the clock runs from
the write of the closing line until another process sees the row, or the file. Beside it, on the same file, `tail -F`:
from a write until its output has it. A durable commit of SQLite on this disk is measured too: no row can be faster.
"""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from benchmarks.daemons import running
from benchmarks.processes import house, installed
from benchmarks.progress import say
from benchmarks.report import Figure, Report, Spread
from benchmarks.transcripts import Session, lines

TRANSCRIPTS = 5_000
ROUNDS = 60
MOST_ROW, MOST_ROW_P99, MOST_FILE = 15.0, 75.0, 60.0
WARM = 3
PATIENCE = 30.0
_PAUSE = 0.15


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure for `run.py`."""
    count = rounds or ROUNDS
    transcripts = max(10, round(TRANSCRIPTS * scale))
    sessions, shop = folder / "sessions", folder / "home" / "shop"
    shop.mkdir(parents=True)
    (shop / ".git").mkdir()
    watched = _transcripts(sessions, transcripts, shop)
    with _daemon(folder, sessions):
        say(f"{transcripts:,} transcripts watched: {count + WARM} turns and {count // 2 + WARM} memories")
        # The first ones wait for what is loaded when it is needed first.
        rows = [_row(folder, watched, shop, number) for number in range(count + WARM)][WARM:]
        files = [_file(watched, shop, number) for number in range(count // 2 + WARM)][WARM:]
    commits = _commits(folder, count)
    tails = _tail(watched, count) if installed("tail") else []
    figures = [
        Figure("`tail -F`, p50 to p99", _spread(tails), "ms") if tails else None,
        Figure("a durable commit of SQLite, p50 to p99", _spread(commits), "ms"),
        Figure("closing line to the row in the ledger, p50 to p99", _spread(rows), "ms", most=MOST_ROW),
        Figure("the same, p99", _at(rows, 0.99), "ms", most=MOST_ROW_P99),
        Figure("closing line to the memory's file, p50 to p99", _spread(files), "ms", most=MOST_FILE),
    ]
    title = f"latency with {transcripts:,} transcripts watched"
    return Report(title, tuple(one for one in figures if one), missing=() if tails else ("tail: not installed",))


def _spread(found: list[float]) -> Spread:
    """Return the middle, with the middle and the 99th of a hundred as what it reaches to."""
    return Spread(_at(found, 0.5).median, _at(found, 0.5).median, _at(found, 0.99).median)


def _at(found: list[float], share: float) -> Spread:
    value = 1000 * sorted(found)[min(int(len(found) * share), len(found) - 1)]
    return Spread(value, value, value)


def _transcripts(sessions: Path, count: int, shop: Path) -> Path:
    """Write small transcripts, a hundred a folder, and return one of them."""
    some = list(_first_turn(Session(1, str(shop))))
    for number in range(count):
        path = sessions / f"project-{number // 100}" / f"session-{number}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(some))
    return path


def _first_turn(session: Session) -> Iterator[bytes]:
    for line in lines("claude-code", session):
        yield line
        if b'"turn_duration"' in line:
            return


@contextmanager
def _daemon(folder: Path, sessions: Path) -> Iterator[None]:
    with running(house(folder, sessions, "claude-code", start="now"), folder):
        yield


def _row(folder: Path, transcript: Path, shop: Path, number: int) -> float:
    """Return the seconds from the closing line of a turn without signal to its row."""
    ledger = folder / "state" / "ledger.sqlite3"
    with closing(sqlite3.connect(f"{ledger.as_uri()}?mode=ro", uri=True)) as connection:

        def known() -> int:
            return int(connection.execute("SELECT count(*) FROM turns").fetchone()[0])

        before = known()
        return _closed(transcript, shop, f"r{number}", "run the tests", lambda: known() > before)


def _file(transcript: Path, shop: Path, number: int) -> float:
    """Return the seconds from the closing line of a turn in which something lasts to the memory's file."""
    before = len(_memories(shop))
    said = f"From now on always keep the queue of service {number} in the table jobs_{number}."
    return _closed(transcript, shop, f"f{number}", said, lambda: len(_memories(shop)) > before)


def _memories(shop: Path) -> list[str]:
    try:
        found = [entry.name for entry in (shop / ".memory").iterdir()]
    except FileNotFoundError:
        return []
    return [name for name in found if name.endswith(".md") and name != "MEMORY.md"]


def _closed(transcript: Path, shop: Path, name: str, said: str, done: Callable[[], bool]) -> float:
    opening, closing_line = _turn(shop, name, said)
    _append(transcript, opening)
    time.sleep(_PAUSE)
    began = time.perf_counter()
    _append(transcript, closing_line)
    _until(done)
    return time.perf_counter() - began


def _turn(shop: Path, name: str, said: str) -> tuple[bytes, bytes]:
    now = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime())
    shared: dict[str, object] = {
        "isSidechain": False, "timestamp": now, "cwd": str(shop), "sessionId": "live", "version": "2.1.332",
        "userType": "external", "entrypoint": "cli",
    }  # fmt: skip
    answer = {
        "id": name,
        "role": "assistant",
        "content": [{"type": "text", "text": "Done."}],
        "stop_reason": "end_turn",
    }
    entries: list[dict[str, object]] = [
        {"parentUuid": None, "type": "user", "uuid": f"{name}-1", "message": {"role": "user", "content": said}},
        {"parentUuid": f"{name}-1", "type": "assistant", "uuid": f"{name}-2", "message": answer},
        {"parentUuid": f"{name}-2", "type": "system", "subtype": "turn_duration", "uuid": f"{name}-3"},
    ]
    written = [json.dumps({**entry, **shared}).encode() + b"\n" for entry in entries]
    return b"".join(written[:2]), written[2]


def _append(path: Path, data: bytes) -> None:
    with path.open("ab", buffering=0) as file:
        file.write(data)


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise SystemExit(f"no row or memory came within {PATIENCE:.0f} s of the line that closed its turn")
        time.sleep(0.0005)


def _commits(folder: Path, count: int) -> list[float]:
    times = []
    with closing(sqlite3.connect(folder / "commits.sqlite3", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE rows (text TEXT)")
        for _ in range(count):
            began = time.perf_counter()
            connection.execute("INSERT INTO rows VALUES (?)", ("x" * 400,))
            times.append(time.perf_counter() - began)
            time.sleep(0.01)
    return times


def _tail(transcript: Path, count: int) -> list[float]:
    times = []
    command = ["tail", "-n", "0", "-F", str(transcript)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            assert process.stdout is not None
            time.sleep(0.5)
            for _ in range(count):
                time.sleep(0.02 + random.random() * 0.02)
                began = time.perf_counter()
                _append(transcript, b"{}\n")
                process.stdout.readline()
                times.append(time.perf_counter() - began)
        finally:
            process.terminate()
    return times
