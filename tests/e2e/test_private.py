"""The daemon keeps to itself: one a user, files of its own alone, no port, and nothing read that is a stranger's."""

from __future__ import annotations

import os
import re
import socket
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.running import Home, eventually

ANY = "Always run make lint before you commit."
TABLES = ("tcp", "tcp6", "udp", "udp6", "udplite", "udplite6", "raw", "raw6")
needs_proc = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="there is no /proc here")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def internet_sockets(pid: int) -> list[str]:
    """Return the rows of the kernel's tables that belong to a process: whatever it has open to a network."""
    links = (_target(link) for link in Path(f"/proc/{pid}/fd").iterdir())
    own = {found[1] for link in links if (found := re.fullmatch(r"socket:\[(\d+)\]", link))}
    tables = [Path(f"/proc/{pid}/net/{table}") for table in TABLES]
    rows = [row for table in tables if table.exists() for row in table.read_text(encoding="ascii").splitlines()[1:]]
    return [row for row in rows if row.split()[9] in own]


def _target(link: Path) -> str:
    try:
        return str(link.readlink())
    except FileNotFoundError:
        return ""


def test_the_second_daemon_is_told_at_once_who_runs(home: Home) -> None:
    with home.running() as process:
        took = []
        for _ in range(3):
            begun = time.monotonic()
            second = home.memoryd("run")
            took.append(time.monotonic() - begun)
            assert second.returncode == 1
            assert f"already running (process {process.pid})" in second.stderr
        # A second on a machine at rest; four more where everything else is at work as well.
        assert min(took) < 5


def test_whatever_the_umask_all_is_for_the_user_alone(home: Home) -> None:
    # Where the platform has it, with nothing on the way to it there yet.
    home.state = home.folder / ".local" / "state" / "memoryd"
    home.config.write_text(f'[[sessions]]\npath = "{home.sessions}"\nagent = "generic"\n', encoding="utf-8")
    with umask(0), home.running():
        home.say(ANY)
        home.say("Next.")
        eventually(home.memories)
        below = [home.memory, home.folder / ".local"]
        found = [path for top in below for path in (top, *top.rglob("*")) if path.exists()]
        open_to_others = [
            f"{stat.filemode(path.lstat().st_mode)} {path}" for path in found if path.lstat().st_mode & 0o077
        ]
    assert len(found) > 5
    assert open_to_others == []


@needs_proc
def test_it_opens_no_port_and_no_connection(home: Home) -> None:
    with home.running() as process:
        home.say(ANY)
        home.say("Next.")
        eventually(home.memories)
        assert internet_sockets(process.pid) == []


@needs_proc
def test_a_port_would_have_been_seen() -> None:
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM):
        with socket.socket(socket.AF_INET, kind) as opened:
            opened.bind(("127.0.0.1", 0))
            if kind is socket.SOCK_STREAM:
                opened.listen()
            assert len(internet_sockets(os.getpid())) == 1


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
def test_a_transcript_of_another_user_is_not_read_and_said_to_be_one(home: Home) -> None:
    home.append("theirs", b"")
    os.chown(home.sessions / "theirs.jsonl", 65534, 65534)
    with home.running():
        home.say(ANY, session="theirs")
        home.say("Next.", session="theirs")
        home.say("Never commit generated files.", session="mine")
        home.say("Next.", session="mine")
        eventually(home.memories)
        eventually(lambda: "belongs to another user" in home.log.read_text(encoding="utf-8"))
    assert [path for path in home.memories() if "lint" in path.read_text(encoding="utf-8")] == []
