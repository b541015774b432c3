"""The real adapter against a scripted server: what is sent, and what each thing a server can do becomes."""

from __future__ import annotations

import socket
from dataclasses import replace
from email.utils import formatdate

import pytest

from memoryd.core.errors import LLMError, Paused, Permanent, ReplyError, Transient, Truncated
from memoryd.core.model import Prompt, Usage
from tests import messages_api as api_
from tests.adapters.llm.calls import KEY, NOTHING, PROMPT, SCHEMA, Connect, failure
from tests.messages_api import MessagesApi, Reply


def test_a_question_is_sent_as_the_messages_api_wants_it(server: MessagesApi, connect: Connect) -> None:
    server.script(api_.message("好的 🐘"))
    answer = connect().ask(PROMPT)
    assert (answer.text, answer.model, answer.usage) == ("好的 🐘", "claude-haiku-5-5", Usage(input=1200, output=80))
    (sent,) = server.received
    assert (sent.method, sent.path) == ("POST", "/v1/messages")
    assert sent.json == {
        "model": "claude-haiku-5-5",
        "max_tokens": 512,
        "messages": [{"role": "user", "content": PROMPT.user}],
        "system": [{"type": "text", "text": PROMPT.system, "cache_control": {"type": "ephemeral"}}],
        "output_config": {"format": {"type": "json_schema", "schema": SCHEMA}},
    }
    assert sent.headers["authorization"] == f"Bearer {KEY}"
    assert sent.headers["content-length"] == str(len(sent.body))
    assert set(sent.headers) == {
        "host", "accept", "accept-encoding", "content-type", "content-length", "user-agent", "anthropic-version",
        "authorization",
    }  # fmt: skip


def test_a_path_in_the_base_url_is_kept(server: MessagesApi, connect: Connect) -> None:
    connect(url=f"{server.url}/gateway/").ask(PROMPT)
    assert server.received[0].path == "/gateway/v1/messages"


def test_without_a_schema_or_a_system_part_none_is_sent(server: MessagesApi, connect: Connect) -> None:
    connect().ask(Prompt("", "hello"))
    assert set(server.received[0].json) == {"model", "max_tokens", "messages"}


def test_what_has_no_utf8_is_replaced_before_it_is_sent(server: MessagesApi, connect: Connect) -> None:
    connect().ask(Prompt("\udfff", "half \ud83d a pair", SCHEMA))
    assert server.received[0].words == "half ? a pair"


def test_every_kind_of_token_is_counted(server: MessagesApi, connect: Connect) -> None:
    counts = {
        "input_tokens": 10,
        "output_tokens": 20,
        "cache_read_input_tokens": 30,
        "cache_creation_input_tokens": 40,
        "service_tier": "standard",
    }
    server.script(api_.message("ok", usage=counts))
    assert connect().ask(PROMPT).usage == Usage(input=10, output=20, cache_read=30, cache_write=40)


def test_thinking_is_not_part_of_the_answer(server: MessagesApi, connect: Connect) -> None:
    blocks: list[dict[str, object]] = [
        {"type": "thinking", "thinking": "hm", "signature": "x"},
        {"type": "text", "text": '{"operations"'},
        {"type": "text", "text": ": []}"},
    ]
    server.script(api_.message(None, blocks=blocks))
    assert connect().ask(PROMPT).text == '{"operations": []}'


@pytest.mark.parametrize(
    ("script", "kind", "word", "usage"),
    [
        (api_.message(None), ReplyError, "empty", Usage(1200, 80)),
        (api_.message("  \n"), ReplyError, "empty", Usage(1200, 80)),
        (api_.message("half an ans", stop_reason="max_tokens"), Truncated, "cut off", Usage(1200, 80)),
        (api_.message("I cannot", stop_reason="refusal"), Permanent, "refused", Usage(1200, 80)),
        (api_.message(None, stop_reason="refusal"), Permanent, "refused", Usage(1200, 80)),
        (api_.message("x", stop_reason="model_context_window_exceeded"), Permanent, "too long", Usage(1200, 80)),
        (api_.message("x", stop_reason="pause_turn"), ReplyError, "paused", Usage(1200, 80)),
        (api_.page(), Transient, "captive portal", None),
        (api_.raw(b'{"type": "message", "content": [{"ty'), Transient, "not JSON", None),
        (api_.raw(b""), Transient, "not JSON", None),
        (api_.raw(b"[" * 200_000), Transient, "not JSON", None),
        (api_.raw(b"null"), Transient, "no message", None),
        (api_.raw(b'{"ok": true}'), Transient, "no message", None),
        (api_.raw(b'{"content": "text"}'), Transient, "no message", None),
        (api_.raw(b"\xff\xfe\x00", content_type="application/octet-stream"), Transient, "not JSON", None),
        (api_.raw(b"x" * (4 * 1024 * 1024 + 1)), ReplyError, "more than 4,194,304 bytes", None),
        (api_.raw(b"{}", headers={"content-encoding": "gzip"}), Transient, "compressed", None),
        (api_.error(400, text="messages.0: all is wrong"), Permanent, "all is wrong", NOTHING),
        (api_.error(400, text="You have reached your specified API usage limits."), Paused, "limits", NOTHING),
        (api_.error(400, text="Your credit balance is too low to access the API."), Paused, "billing", NOTHING),
        (api_.error(400, code="organization_on_hold"), Paused, "organization_on_hold", NOTHING),
        (api_.error(400, text="model: claude-nonesuch does not exist or model not found"), Paused, "model", NOTHING),
        (api_.error(401, "authentication_error", "invalid x-api-key"), Paused, "check the API key", NOTHING),
        (api_.error(402, "billing_error"), Paused, "billing", NOTHING),
        (api_.error(403, "permission_error"), Paused, "check the API key", NOTHING),
        (api_.error(404, "not_found_error", "model: claude-x"), Paused, "[anthropic] model", NOTHING),
        (api_.raw(b"<h1>Not found</h1>", status=404, content_type="text/html"), Paused, "base_url", NOTHING),
        (api_.raw(b"", status=405), Paused, "base_url", NOTHING),
        (api_.error(408, "timeout_error"), Transient, "408", NOTHING),
        (api_.error(409, "conflict_error"), Transient, "409", NOTHING),
        (api_.error(413, "request_too_large"), Permanent, "too large", NOTHING),
        (api_.error(422), Permanent, "422", NOTHING),
        (api_.error(429, "rate_limit_error"), Transient, "429", NOTHING),
        (api_.error(429, "rate_limit_error", code="enforced_spend_limit_reached"), Paused, "spend_limit", NOTHING),
        (api_.error(429, "rate_limit_error", code="ramp_limit_exceeded"), Transient, "ramp_limit", NOTHING),
        (api_.error(500, "api_error"), Transient, "500", NOTHING),
        (api_.raw(b"<html>Bad gateway</html>", status=502, content_type="text/html"), Transient, "502", NOTHING),
        (api_.error(503), Transient, "503", NOTHING),
        (api_.error(529, "overloaded_error", "Overloaded"), Transient, "overloaded_error: Overloaded", NOTHING),
        (api_.redirect("/elsewhere", 302), Transient, "302", NOTHING),
        (api_.reset(), Transient, "broke the connection off", None),
        (api_.truncated(), Transient, "broke the connection off", None),
    ],
)  # fmt: skip
def test_each_thing_a_server_does_has_a_meaning(
    server: MessagesApi, connect: Connect, script: Reply, kind: type[LLMError], word: str, usage: Usage | None
) -> None:
    server.script(script)
    error = failure(connect())
    assert type(error) is kind
    assert word in str(error)
    assert error.usage == usage
    assert len(server.received) == 1, "nothing is retried here"


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({}, None),
        ({"retry-after": "7"}, 7.0),
        ({"Retry-After": "86400"}, 86_400.0),
        ({"retry-after": formatdate(1_790_000_090, usegmt=True)}, 90.0),
        ({"retry-after": "later"}, None),
        ({"retry-after": "nan"}, None),
    ],
)
@pytest.mark.parametrize("status", [429, 529])
def test_the_wish_of_a_server_is_handed_on(
    server: MessagesApi, connect: Connect, headers: dict[str, str], seconds: float | None, status: int
) -> None:
    server.script(api_.error(status, "rate_limit_error", headers=headers))
    error = failure(connect(now=lambda: 1_790_000_000.0))
    assert isinstance(error, Transient)
    assert error.retry_after == seconds


def test_a_server_that_is_not_there_is_transient_and_has_cost_nothing(connect: Connect) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        error = failure(connect(url=f"http://127.0.0.1:{port}"))
    assert isinstance(error, Transient)
    assert error.unsent
    assert "cannot be reached" in str(error)


def test_what_cannot_be_written_as_a_request_is_permanent_and_never_sent(connect: Connect, server: MessagesApi) -> None:
    error = failure(connect(), replace(PROMPT, schema={"type": object()}))
    assert isinstance(error, Permanent)
    assert "could not send the request: TypeError" in str(error)
    assert error.unsent
    assert server.received == []


def test_a_host_that_has_no_address_is_transient_and_has_cost_nothing(connect: Connect) -> None:
    error = failure(connect(url="https://memoryd.invalid"))
    assert isinstance(error, Transient)
    assert error.unsent
