"""A scripted Messages API: real HTTP on the loopback address, whatever a server, a proxy or a cable can do.

    with MessagesApi(error(529, "overloaded_error"), operations({...})) as api:
        model = AnthropicMessages(base_url=api.url, ...)

Each request takes the next reply of the script; the last one repeats. A reply can be a function of the request.
"""

from __future__ import annotations

import json
import socket
import struct
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

LONGEST_SECONDS = 30.0
"""No reply, however it hangs or drips, outlives this."""


@dataclass(frozen=True)
class Received:
    """A request as it arrived; header names in lower case."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, Any]:
        value = json.loads(self.body)
        assert isinstance(value, dict)
        return value

    @property
    def words(self) -> str:
        """Return the text of the user message."""
        return str(self.json["messages"][0]["content"])


@dataclass(frozen=True)
class Reply:
    """What the server does with a request; `manner` is how the body goes out."""

    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)
    manner: str = "whole"


Script = Reply | Callable[[Received], Reply]


def message(
    text: str | None,
    *,
    stop_reason: str = "end_turn",
    usage: Mapping[str, object] | None = None,
    blocks: list[dict[str, object]] | None = None,
) -> Reply:
    """Answer as the API does; `blocks` replaces the one text block."""
    body = {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "claude-haiku-5-5",
        "content": blocks if blocks is not None else [] if text is None else [{"type": "text", "text": text}],
        "stop_reason": stop_reason,
        "stop_sequence": None,
        "usage": {"input_tokens": 1200, "output_tokens": 80} if usage is None else usage,
    }
    return raw(json.dumps(body, ensure_ascii=False).encode())


def operations(*items: Mapping[str, object]) -> Reply:
    """Answer with operations in the form that was asked for."""
    return message(json.dumps({"operations": list(items)}, ensure_ascii=False))


def tool_use(arguments: Mapping[str, object]) -> Reply:
    """Answer by using the tool that was forced."""
    return message(
        None,
        stop_reason="tool_use",
        blocks=[{"type": "tool_use", "id": "toolu_1", "name": "answer", "input": dict(arguments)}],
    )


def error(
    status: int,
    kind: str = "invalid_request_error",
    text: str = "something is wrong",
    *,
    code: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> Reply:
    """Answer with an error as the API writes it."""
    details = {} if code is None else {"details": {"error_code": code}}
    body = {"type": "error", "error": {"type": kind, "message": text, **details}, "request_id": "req_1"}
    return raw(json.dumps(body).encode(), status=status, headers={"request-id": "req_1", **(headers or {})})


def raw(
    body: bytes, *, status: int = 200, content_type: str = "application/json", headers: Mapping[str, str] | None = None
) -> Reply:
    """Answer with any bytes."""
    return Reply(status, body, {"content-type": content_type, **(headers or {})})


def page(text: str = "<!DOCTYPE html><html><body>Please log in to the hotel's network</body></html>") -> Reply:
    """Answer as a captive portal does."""
    return raw(text.encode(), content_type="text/html; charset=utf-8")


def redirect(to: str, status: int = 307) -> Reply:
    """Send the client elsewhere."""
    return Reply(status, b"", {"location": to})


def hang() -> Reply:
    """Take the request and say nothing."""
    return Reply(manner="hang")


def drip() -> Reply:
    """Send a byte of a good answer now and then, so that no read ever times out."""
    return Reply(200, message("x" * 10_000).body, {"content-type": "application/json"}, "drip")


def reset() -> Reply:
    """Cut the connection with a TCP reset."""
    return Reply(manner="reset")


def truncated() -> Reply:
    """Promise a whole answer and close after half of it."""
    return Reply(200, message("half").body, {"content-type": "application/json"}, "truncated")


class MessagesApi:
    """The server; requests are in `received`, in the order they came."""

    def __init__(self, *script: Script) -> None:
        self._script = list(script) or [operations()]
        self._lock = threading.Lock()
        self.received: list[Received] = []
        self.released = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def script(self, *replies: Script) -> None:
        """Replace what is still to be replied."""
        with self._lock:
            self._script = list(replies)

    def wait_for(self, count: int, seconds: float = 10.0) -> None:
        """Wait until that many requests have arrived."""
        deadline = time.monotonic() + seconds
        while len(self.received) < count:
            assert time.monotonic() < deadline, f"{len(self.received)} of {count} requests within {seconds} s"
            self.released.wait(0.01)

    def take(self, request: Received) -> Reply:
        """Note a request and return what to do with it."""
        with self._lock:
            self.received.append(request)
            step = self._script.pop(0) if len(self._script) > 1 else self._script[0]
        return step(request) if callable(step) else step

    def __enter__(self) -> MessagesApi:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.released.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(LONGEST_SECONDS)


def _handler(api: MessagesApi) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        timeout = LONGEST_SECONDS

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.close_connection = True
            _play(self, api.take(Received(self.command, self.path, headers, body)), api.released)

        do_GET = do_POST
        do_CONNECT = do_POST

        def log_message(self, format: str, *args: object) -> None:
            """Keep the tests' output quiet."""

    return Handler


def _play(handler: BaseHTTPRequestHandler, reply: Reply, released: threading.Event) -> None:
    if reply.manner == "hang":
        released.wait(LONGEST_SECONDS)
        return
    if reply.manner == "reset":
        handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        handler.connection.close()
        return
    handler.send_response(reply.status)
    headers = {"content-length": str(len(reply.body)), "connection": "close", **reply.headers}
    for name, value in headers.items():
        handler.send_header(name, value)
    handler.end_headers()
    try:
        _send(handler, reply, released)
    except OSError:
        # The client gave up, as it should on a reply that never ends.
        return


def _send(handler: BaseHTTPRequestHandler, reply: Reply, released: threading.Event) -> None:
    if reply.manner == "truncated":
        handler.wfile.write(reply.body[: len(reply.body) // 2])
    elif reply.manner == "drip":
        started = time.monotonic()
        for byte in reply.body:
            if released.wait(0.02) or time.monotonic() - started > LONGEST_SECONDS:
                return
            handler.wfile.write(bytes((byte,)))
            handler.wfile.flush()
    else:
        handler.wfile.write(reply.body)
