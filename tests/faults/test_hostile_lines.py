"""Lines that are no records, and more files than anyone should have: the next line is read, and memory stays flat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.running import eventually
from tests.faults.harness import FaultyHome, words
from tests.faults.machine import cpu_seconds
from tests.needs import needs_linux

MEBIBYTE = 1 << 20
READY_SECONDS = 5.0
"""What the processor may need until it is ready, however much else it does."""
CPU_SECONDS = 15.0
"""For a first look at 20,000 files, and at 5,000 folders as they come."""
MEMORY_LIMIT = 200 * MEBIBYTE
"""What the daemon may hold at its worst: its own 60 MiB, and a line of 16 MiB as bytes, as text and as an object."""


def lines() -> Iterator[bytes]:
    """Give each odd line, end and all."""
    yield b'{"role": "user", "content": "' + b"x" * (64 * MEBIBYTE) + b'"}\n'
    yield b'{"a": [' + b"{}," * (5 * MEBIBYTE - 4) + b"{}]}\n"
    yield b"\0" * 10_000 + b"\n"
    yield b'{"role": "user", "content": "\xff\xfe"}\n'
    yield b'{"role": "assistant", "content": "\\ud800"}\n'
    yield b"[" * 100_000 + b"]" * 100_000 + b"\n"
    yield b'{"role": "user", "content": "x", "n": ' + b"9" * 5_000 + b"}\n"
    yield b"42\n"
    yield b"\xef\xbb\xbf{}\r\n"
    yield b'{"role": "user"\n'
    yield '{"role": "assistant", "content": "a\u2028b"}\r\n'.encode()


def most_held(pid: int) -> int:
    """Return the most memory that a process ever held, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.split("VmHWM:")[1].split()[0]) * 1024


@needs_linux
def test_after_each_odd_line_the_next_is_read_and_memory_stays_flat(tmp_path: Path) -> None:
    home = FaultyHome(tmp_path)
    with home.running() as process:
        number = 0
        for number, odd in enumerate(lines()):
            home.append("a", odd + words(home, [number]))
        numbers = range(number + 1)
        home.wait_for(numbers)
        assert home.status()["roots"][0]["bad_lines"] >= 5
        home.oracle.all_holds(numbers)
        assert most_held(process.pid) < MEMORY_LIMIT
    home.oracle.error_once("a.jsonl", at_most=3)


@needs_linux
@pytest.mark.faults
def test_twenty_thousand_files_are_looked_at_within_seconds_and_five_thousand_new_folders_are_seen(
    tmp_path: Path,
) -> None:
    home = FaultyHome(tmp_path)
    old = words(home, [])
    for folder in range(2_000):
        path = home.sessions / f"-old-{folder}"
        path.mkdir()
        for name in range(10):
            (path / f"{name}.jsonl").write_bytes(old)
    with home.running() as process:
        # `running` waits until memoryd says it is ready: the first look is done then.
        assert cpu_seconds(process.pid) < READY_SECONDS
        told = [json.loads(line) for line in home.log.read_text(encoding="utf-8").splitlines()]
        assert home.status()["roots"][0]["files"] == 20_000
        for folder in range(5_000):
            path = home.sessions / f"-new-{folder}"
            path.mkdir()
            if folder % 100 == 0:
                (path / "a.jsonl").write_bytes(words(home, [folder // 100]))
        # By their events: the next look at everything is a minute away.
        home.wait_for(range(50), 45)
        eventually(lambda: home.status()["roots"][0]["files"] == 20_050)
        home.oracle.well_within()
        home.oracle.all_holds(range(50))
        assert most_held(process.pid) < MEMORY_LIMIT
        assert cpu_seconds(process.pid) < CPU_SECONDS
    assert all(entry["level"] == "info" for entry in told)
