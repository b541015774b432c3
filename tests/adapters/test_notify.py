"""sd_notify, against a socket such as systemd's."""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.adapters.notify import SystemdNotifier
from memoryd.core.news import Troubled
from tests.fakes_edges import HeardNews


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(5)
        yield listening


def test_each_state_reaches_the_manager(manager: socket.socket) -> None:
    notifier = SystemdNotifier({"NOTIFY_SOCKET": manager.getsockname()})
    notifier.ready("watching 3 folders")
    assert manager.recv(1000) == b"READY=1\nSTATUS=watching 3 folders"
    notifier.alive("队列 0")
    assert manager.recv(1000) == "WATCHDOG=1\nSTATUS=队列 0".encode()
    notifier.extend(12.5)
    assert manager.recv(1000) == b"EXTEND_TIMEOUT_USEC=12500000"
    notifier.stopping()
    assert manager.recv(1000) == b"STOPPING=1"


def test_a_status_cannot_smuggle_another_assignment(manager: socket.socket) -> None:
    SystemdNotifier({"NOTIFY_SOCKET": manager.getsockname()}).ready("fine\nMAINPID=1")
    assert manager.recv(1000) == b"READY=1\nSTATUS=fine\\nMAINPID=1"


@pytest.mark.skipif(sys.platform != "linux", reason="abstract sockets are Linux's")
def test_an_abstract_socket_works_too() -> None:
    name = f"memoryd-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind("\0" + name)
        listening.settimeout(5)
        SystemdNotifier({"NOTIFY_SOCKET": "@" + name}).stopping()
        assert listening.recv(1000) == b"STOPPING=1"


def test_without_a_manager_nothing_is_said() -> None:
    heard = HeardNews()
    notifier = SystemdNotifier({}, heard)
    notifier.ready("fine")
    notifier.stopping()
    assert heard.news == []


def test_a_manager_that_went_away_is_told_of_once_and_stops_nothing(tmp_path: Path) -> None:
    heard = HeardNews()
    notifier = SystemdNotifier({"NOTIFY_SOCKET": str(tmp_path / "gone")}, heard)
    for _ in range(3):
        notifier.alive("fine")
    (news,) = heard.news
    assert isinstance(news, Troubled)
    assert not news.serious
    assert "No such file" in news.message


@pytest.mark.parametrize(
    ("env", "seconds"),
    [
        ({}, None),
        ({"WATCHDOG_USEC": "60000000"}, 60.0),
        ({"WATCHDOG_USEC": "60000000", "WATCHDOG_PID": str(os.getpid())}, 60.0),
        ({"WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "1"}, None),
        ({"WATCHDOG_USEC": "0"}, None),
        ({"WATCHDOG_USEC": "soon"}, None),
    ],
)
def test_the_watchdogs_patience_is_known_only_when_it_is_ours(env: dict[str, str], seconds: float | None) -> None:
    assert SystemdNotifier(env).watchdog_seconds == seconds


@pytest.mark.skipif(sys.platform != "linux", reason="the length of a queue that tells when it is full is Linux's")
def test_a_manager_that_does_not_listen_holds_nothing_up_and_costs_no_time_of_the_processor(
    manager: socket.socket,
) -> None:
    heard = HeardNews()
    notifier = SystemdNotifier({"NOTIFY_SOCKET": manager.getsockname()}, heard)
    before = time.process_time()
    while not heard.news:
        notifier.alive("还在")
    assert time.process_time() - before < 0.5
    assert "not listen" in str(heard.news[0])
