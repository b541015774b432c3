"""The control socket: bounded, private, and never blocked by one client."""

from __future__ import annotations

import json
import os
import socket
import stat
import struct
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from memoryd.adapters.control import MAX_MESSAGE, ControlServer, Message, send
from memoryd.core.errors import MemorydError, NotRunning, StoreUnavailable
from tests.fakes_edges import wait_for

Serve = Callable[[Callable[[Message], Message]], Path]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    servers: list[ControlServer] = []

    def start(handle: Callable[[Message], Message]) -> Path:
        path = tmp_path / "state" / "control.sock"
        servers.append(ControlServer(path, handle))
        servers[-1].start()
        return path

    yield start
    for server in servers:
        server.stop()


def echo(message: Message) -> Message:
    return {"you": message}


def test_a_request_gets_its_reply(serve: Serve) -> None:
    path = serve(echo)
    for words in ("plain", "中文 🎉 \ud800", "x" * 1_000_000):
        assert send(path, {"words": words}, 5) == {"you": {"words": words}}


def test_socket_and_folder_are_the_users_alone_whatever_the_umask(serve: Serve) -> None:
    before = os.umask(0)
    try:
        path = serve(echo)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_without_a_daemon_the_client_says_so(tmp_path: Path) -> None:
    with pytest.raises(NotRunning, match="memoryd run"):
        send(tmp_path / "none" / "control.sock", {}, 1)


def test_a_socket_left_behind_by_a_killed_daemon_is_nobody(tmp_path: Path) -> None:
    path = tmp_path / "control.sock"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))
    with pytest.raises(NotRunning):
        send(path, {}, 1)
    server = ControlServer(path, echo)
    server.start()
    assert send(path, {}, 5) == {"you": {}}
    server.stop()
    assert not path.exists()


def test_a_file_in_the_way_is_left_alone_and_named(tmp_path: Path) -> None:
    path = tmp_path / "control.sock"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(StoreUnavailable, match=str(path)):
        ControlServer(path, echo).start()
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_path_longer_than_an_address_works_on_linux(tmp_path: Path) -> None:
    path = tmp_path / ("d" * 120) / "control.sock"
    server = ControlServer(path, echo)
    server.start()
    assert send(path, {"a": 1}, 5) == {"you": {"a": 1}}
    server.stop()
    assert not path.exists()


def test_what_the_daemon_refuses_is_an_error_with_its_remedy(serve: Serve) -> None:
    def refuse(message: Message) -> Message:
        raise MemorydError("no such memory", "see `memoryd list`")

    with pytest.raises(MemorydError, match="no such memory; see `memoryd list`"):
        send(serve(refuse), {}, 5)


def test_a_silent_client_does_not_keep_others_waiting(serve: Serve) -> None:
    path = serve(echo)
    with socket.socket(socket.AF_UNIX) as silent:
        silent.connect(str(path))
        assert send(path, {"a": 1}, 2) == {"you": {"a": 1}}


def test_a_long_command_does_not_keep_others_waiting(serve: Serve) -> None:
    free, started = threading.Event(), threading.Event()

    def slow(message: Message) -> Message:
        if message["name"] == "slow":
            started.set()
            free.wait(10)
        return {"done": message["name"]}

    path = serve(slow)
    answers: list[Message] = []
    thread = threading.Thread(target=lambda: answers.append(send(path, {"name": "slow"}, 10)))
    thread.start()
    assert started.wait(5)
    assert send(path, {"name": "quick"}, 2) == {"done": "quick"}
    free.set()
    thread.join(10)
    assert answers == [{"done": "slow"}]


def test_an_answer_that_does_not_come_in_time_says_so(serve: Serve) -> None:
    free = threading.Event()

    def hang(message: Message) -> Message:
        free.wait(10)
        return {}

    path = serve(hang)
    with pytest.raises(MemorydError, match="did not answer in time"):
        send(path, {}, 0.1)
    free.set()


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (struct.pack("!I", MAX_MESSAGE + 1), "too long"),
        (struct.pack("!I", 4) + b"nope", "not JSON"),
        (struct.pack("!I", 1) + b"3", "no JSON object"),
        (struct.pack("!I", 100_000) + b"[" * 100_000, "not JSON"),
        (struct.pack("!I", 2) + b"\xff\xfe", "not JSON"),
    ],
)
def test_what_is_no_request_is_refused_and_the_next_one_served(serve: Serve, raw: bytes, said: str) -> None:
    path = serve(echo)
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(5)
        client.connect(str(path))
        client.sendall(raw)
        (length,) = struct.unpack("!I", client.recv(4))
        assert said in json.loads(client.recv(length))["error"]
    assert send(path, {}, 5) == {"you": {}}


def test_a_message_that_is_too_long_is_never_sent(serve: Serve) -> None:
    with pytest.raises(MemorydError, match="too long"):
        send(serve(echo), {"words": "x" * MAX_MESSAGE}, 5)


def test_a_client_that_leaves_early_harms_nothing(serve: Serve) -> None:
    done = threading.Event()

    def work(message: Message) -> Message:
        done.set()
        return {"answer": "x" * 100_000}

    path = serve(work)
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(str(path))
        client.sendall(struct.pack("!I", 2) + b"{}")
    assert done.wait(5)
    assert send(path, {}, 5)["answer"]


def test_a_defect_in_a_handler_breaks_off_that_request_only(serve: Serve) -> None:
    seen: list[threading.ExceptHookArgs] = []
    before, threading.excepthook = threading.excepthook, seen.append

    def defective(message: Message) -> Message:
        return {"result": 1 // int(str(message["by"]))}

    try:
        path = serve(defective)
        with pytest.raises(MemorydError, match="broke off"):
            send(path, {"by": 0}, 5)
        assert send(path, {"by": 1}, 5) == {"result": 1}
        wait_for(lambda: bool(seen))
    finally:
        threading.excepthook = before
    assert seen[0].exc_type is ZeroDivisionError


def test_stopping_twice_or_before_the_start_is_nothing(tmp_path: Path) -> None:
    server = ControlServer(tmp_path / "control.sock", echo)
    server.stop()
    server.start()
    server.stop()
    server.stop()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user")
def test_another_user_is_turned_away(serve: Serve) -> None:
    path = serve(echo)
    path.chmod(0o666)
    for folder in (path.parent, *list(path.parents)[:-1]):
        folder.chmod(folder.stat().st_mode | 0o011)
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.setuid(65534)
        answer = b"let in"
        try:
            send(path, {}, 5)
        except MemorydError as error:
            answer = str(error).encode()
        os.write(writer, answer)
        os._exit(0)
    os.waitpid(child, 0)
    os.close(writer)
    with os.fdopen(reader, "rb") as answers:
        assert b"other end of the control socket is user" in answers.read()


def test_a_reply_that_is_too_long_is_refused_and_the_server_lives_on(serve: Serve) -> None:
    path = serve(lambda message: {"words": "x" * (MAX_MESSAGE if message.get("much") else 1)})
    for _ in range(20):
        with pytest.raises(MemorydError, match=r"too long for the control socket; ask for less"):
            send(path, {"much": True}, 5)
    assert send(path, {}, 5) == {"words": "x"}
