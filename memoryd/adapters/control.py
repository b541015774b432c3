"""The control socket: how a command reaches the running daemon.

A 0600 unix socket in the 0700 state folder; both ends check that the other is the same user. One request and one
reply a connection, each a JSON object behind four bytes of length (big-endian), each bounded.
"""

from __future__ import annotations

import json
import os
import selectors
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from memoryd.adapters.state_folder import open_state_folder
from memoryd.core.errors import MemorydError, NotRunning, StoreUnavailable

Message = dict[str, object]

MAX_MESSAGE = 4 * 1024 * 1024
_MAX_AT_ONCE = 16
# A peer that connects and says nothing holds a thread no longer than this.
_REQUEST_SECONDS = 5.0
# sun_path holds 108 bytes on Linux, 104 elsewhere, the closing NUL among them.
_MAX_PATH = 107 if sys.platform == "linux" else 103


class ControlServer:
    """Listen on a socket and hand each request to `handle`, on a thread of its own.

    `handle` gets a JSON object and returns one; a MemorydError it raises becomes one at the client. It must not
    touch what belongs to a lane: it puts work there and waits.
    """

    def __init__(self, path: Path, handle: Callable[[Message], Message]) -> None:
        self._path = path
        self._handle = handle
        self._slots = threading.BoundedSemaphore(_MAX_AT_ONCE)
        self._wake_reader, self._wake_writer = socket.socketpair()
        self._listener: socket.socket | None = None
        self._thread = threading.Thread(target=self._serve, name="control", daemon=True)

    def start(self) -> None:
        """Listen from now on; the caller holds the instance lock, so a socket left behind is nobody's."""
        open_state_folder(self._path.parent)
        try:
            self._listener = _listen(self._path)
        except OSError as error:
            remedy = "remove it, or set a shorter [state] directory"
            raise StoreUnavailable(f"cannot listen on {self._path}: {error.strerror or error}", remedy) from error
        self._thread.start()

    def stop(self) -> None:
        """End listening and remove the socket; requests being handled are not waited for."""
        if self._listener is None:
            return
        self._wake_writer.send(b"x")
        self._thread.join()
        self._listener.close()
        self._listener = None
        self._wake_reader.close()
        self._wake_writer.close()
        self._path.unlink(missing_ok=True)

    def _serve(self) -> None:
        assert self._listener is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self._listener, selectors.EVENT_READ)
            selector.register(self._wake_reader, selectors.EVENT_READ)
            while all(key.fileobj is self._listener for key, _ in selector.select()):
                self._accept(self._listener)

    def _accept(self, listener: socket.socket) -> None:
        try:
            connection, _ = listener.accept()
        except OSError:
            # The peer left between the event and the call, or descriptors ran out. The event comes again at once,
            # so wait a moment for the process to give some back.
            time.sleep(0.1)
            return
        if not self._slots.acquire(timeout=_REQUEST_SECONDS):
            connection.close()
            return
        threading.Thread(target=self._answer, args=(connection,), name="control-request", daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        try:
            with connection:
                reply = self._reply(connection)
                connection.settimeout(_REQUEST_SECONDS)
                try:
                    _send(connection, reply)
                except MemorydError as error:
                    # What came of the request is too long to be told; that much can be told.
                    _send(connection, _refusal(error))
        except OSError:
            # The client left before its answer: what it asked for is done, and there is nobody to tell.
            pass
        finally:
            self._slots.release()

    def _reply(self, connection: socket.socket) -> Message:
        try:
            _check_peer(connection)
            return {"reply": self._handle(_receive(connection, _REQUEST_SECONDS))}
        except MemorydError as error:
            return _refusal(error)


def _refusal(error: MemorydError) -> Message:
    return {"error": error.args[0], "remedy": error.remedy}


def send(path: Path, message: Mapping[str, object], timeout: float) -> Message:
    """Ask the daemon and return its reply; NotRunning when no daemon listens, MemorydError when it refuses.

    `timeout` (seconds) bounds each wait for the daemon, the one for the work it does included.
    """
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as channel:
        channel.settimeout(timeout)
        try:
            with _address(path) as address:
                channel.connect(address)
        except (FileNotFoundError, ConnectionRefusedError, NotADirectoryError) as error:
            raise NotRunning("memoryd is not running", "start it with `memoryd run`") from error
        except OSError as error:
            raise MemorydError(f"the control socket {path} cannot be used: {error.strerror or error}") from error
        return _exchange(channel, message, timeout)


def _exchange(channel: socket.socket, message: Mapping[str, object], timeout: float) -> Message:
    try:
        _check_peer(channel)
        _send(channel, message)
        answer = _receive(channel, timeout)
    except TimeoutError as error:
        raise MemorydError("the daemon did not answer in time", "it may still do it: see `memoryd status`") from error
    except OSError as error:
        remedy = "see its log, and restart it if it is of another version"
        raise MemorydError(f"the daemon broke off: {error.strerror or error}", remedy) from error
    reply = answer.get("reply")
    if isinstance(reply, dict):
        return reply
    raise MemorydError(str(answer.get("error", "the daemon gave no answer")), str(answer.get("remedy", "")))


def _listen(path: Path) -> socket.socket:
    if path.is_socket():
        path.unlink()
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with _address(path) as address:
            listener.bind(address)
        # Nobody can connect before listen(), so there is no moment at which the socket is open to others.
        path.chmod(0o600)
        listener.listen(_MAX_AT_ONCE)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


@contextmanager
def _address(path: Path) -> Iterator[str]:
    """Yield an address for `path`; where it is too long for one, Linux has a short way round through /proc."""
    if len(os.fsencode(path)) <= _MAX_PATH:
        yield str(path)
        return
    if sys.platform != "linux":
        raise OSError(f"the path is longer than {_MAX_PATH} bytes")
    folder = os.open(path.parent, os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def _check_peer(channel: socket.socket) -> None:
    uid = _peer_uid(channel)
    if uid != os.geteuid():
        raise MemorydError(f"the other end of the control socket is user {uid}", "ask as the user who runs memoryd")


def _peer_uid(channel: socket.socket) -> int:
    if sys.platform == "linux":
        _, uid, _ = struct.unpack("3i", channel.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
        return int(uid)
    # LOCAL_PEERCRED at SOL_LOCAL: struct xucred of the BSDs and macOS begins with a version and the user.
    _, uid = struct.unpack_from("=II", channel.getsockopt(0, 1, 76))
    return int(uid)


def _send(channel: socket.socket, message: Mapping[str, object]) -> None:
    body = json.dumps(message).encode()
    if len(body) > MAX_MESSAGE:
        raise MemorydError(f"a message of {len(body)} bytes is too long for the control socket", "ask for less at once")
    channel.sendall(struct.pack("!I", len(body)) + body)


def _receive(channel: socket.socket, seconds: float) -> Message:
    """Return the message that arrives within so many seconds, however it drips."""
    deadline = time.monotonic() + seconds
    (length,) = struct.unpack("!I", _exactly(channel, 4, deadline))
    if length > MAX_MESSAGE:
        raise MemorydError(f"a message of {length} bytes is too long for the control socket")
    try:
        message = json.loads(_exactly(channel, length, deadline))
    except (ValueError, RecursionError) as error:
        raise MemorydError("what came over the control socket is not JSON") from error
    if not isinstance(message, dict):
        raise MemorydError("what came over the control socket is no JSON object")
    return message


def _exactly(channel: socket.socket, size: int, deadline: float) -> bytes:
    parts = bytearray()
    while len(parts) < size:
        channel.settimeout(max(deadline - time.monotonic(), 0.001))
        part = channel.recv(min(size - len(parts), 65536))
        if not part:
            raise ConnectionResetError("the connection ended early")
        parts += part
    return bytes(parts)
