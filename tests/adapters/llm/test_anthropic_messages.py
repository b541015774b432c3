"""The real adapter against a scripted server: what each thing a server can do becomes."""

from __future__ import annotations

import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from email.utils import formatdate
from pathlib import Path

import pytest

from memoryd.adapters.llm.anthropic_messages import AnthropicMessages
from memoryd.adapters.llm.api_key import ApiKey
from memoryd.core.errors import ConfigError, LLMError, Paused, Permanent, ReplyError, Transient, Truncated
from memoryd.core.model import Prompt, Usage
from tests import messages_api as api_
from tests.messages_api import MessagesApi, Received, Reply, Script

KEY = "sk-ant-api03-a-key-that-nobody-has"
SCHEMA: dict[str, object] = {"type": "object", "properties": {}, "additionalProperties": False}
PROMPT = Prompt(
    system="The rules, which stay the same from call to call.",
    user="请记住：在这个项目里总是使用 uv，绝不使用 pip 🐘\r\nand the second line of what was said",
    schema=SCHEMA,
    max_tokens=512,
)
NOTHING = Usage()


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    file = tmp_path / "key"
    file.write_text(f"{KEY}\n")
    file.chmod(0o600)
    return file


@pytest.fixture
def server() -> Iterator[MessagesApi]:
    with MessagesApi() as api:
        yield api


Connect = Callable[..., AnthropicMessages]


@pytest.fixture
def connect(key_file: Path, server: MessagesApi) -> Connect:
    def make(seconds: float = 20.0, url: str = "", now: Callable[[], float] = time.time) -> AnthropicMessages:
        return AnthropicMessages(
            model="claude-haiku-5-5",
            base_url=url or server.url,
            key=ApiKey("UNUSED", str(key_file)),
            deadline_seconds=seconds,
            now=now,
        )

    return make


def failure(model: AnthropicMessages, prompt: Prompt = PROMPT) -> LLMError:
    with pytest.raises(LLMError) as caught:
        model.ask(prompt)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) < 500
    assert KEY not in text
    assert "uv" not in text.split()
    assert "请记住" not in text
    return caught.value


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


@pytest.mark.parametrize("script", [api_.hang(), api_.drip()], ids=["hang", "drip"])
def test_the_deadline_is_a_deadline(server: MessagesApi, connect: Connect, script: Reply) -> None:
    connect().ask(PROMPT)
    server.script(script)
    started = time.monotonic()
    error = failure(connect(0.6))
    assert 0.5 < time.monotonic() - started < 3.0
    assert isinstance(error, Transient)
    assert "within 0.6 seconds" in str(error) or "in time" in str(error)
    assert error.usage is None


def test_a_dripping_error_page_ends_at_the_deadline_too(server: MessagesApi, connect: Connect) -> None:
    connect().ask(PROMPT)
    server.script(Reply(529, b"x" * 10_000, {}, "drip"))
    started = time.monotonic()
    assert isinstance(failure(connect(0.6)), Transient)
    assert time.monotonic() - started < 3.0


def test_nothing_is_left_behind_by_a_call_that_ran_out_of_time(server: MessagesApi, connect: Connect) -> None:
    connect().ask(PROMPT)
    server.script(api_.hang())
    threads, descriptors = _ours(), _descriptors()
    for _ in range(3):
        failure(connect(0.2))
    # The server's own side of a connection ends with its handler; ours must be gone at once.
    assert _ours() == threads
    assert _descriptors() <= descriptors + 3


def _ours() -> set[str]:
    return {thread.name for thread in threading.enumerate() if "process_request" not in thread.name}


def _descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir())) if Path("/proc/self/fd").exists() else 0


def test_calls_do_not_wait_for_each_other(server: MessagesApi, connect: Connect) -> None:
    connect().ask(PROMPT)
    server.script(lambda sent: api_.hang() if "slow" in sent.words else api_.message("quick"))
    model = connect(20.0)
    slow = threading.Thread(target=lambda: failure(model, Prompt("", "slow")), daemon=True)
    slow.start()
    server.wait_for(2)
    assert model.ask(Prompt("", "fast")).text == "quick"
    model.close()
    slow.join(5.0)
    assert not slow.is_alive()


def test_close_ends_a_call_under_way_and_every_later_one(server: MessagesApi, connect: Connect) -> None:
    server.script(api_.hang())
    model, caught = connect(20.0), list[LLMError]()
    caller = threading.Thread(target=lambda: caught.append(failure(model)), daemon=True)
    caller.start()
    server.wait_for(1)
    model.close()
    caller.join(5.0)
    assert isinstance(caught[0], Transient)
    assert "memoryd ends" in str(caught[0])
    assert "memoryd ends" in str(failure(model))
    assert len(server.received) == 1


def test_a_redirect_sends_nothing_to_the_second_host(server: MessagesApi, connect: Connect) -> None:
    with MessagesApi() as second:
        server.script(api_.redirect(f"{second.url}/v1/messages"))
        error = failure(connect())
        assert isinstance(error, Transient)
        assert "redirects are not followed" in str(error)
        assert second.received == []


def test_a_server_that_is_not_there_is_transient_and_has_cost_nothing(connect: Connect) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        error = failure(connect(url=f"http://127.0.0.1:{port}"))
    assert isinstance(error, Transient)
    assert error.usage == NOTHING
    assert "cannot be reached" in str(error)


def test_a_host_that_has_no_address_is_transient_and_has_cost_nothing(connect: Connect) -> None:
    error = failure(connect(url="https://memoryd.invalid"))
    assert isinstance(error, Transient)
    assert error.usage == NOTHING


def test_a_server_that_speaks_no_tls_gets_no_words(server: MessagesApi, connect: Connect) -> None:
    assert isinstance(failure(connect(url=server.url.replace("http:", "https:"))), Transient)
    assert server.received == []


@pytest.mark.parametrize(
    "echo",
    [
        lambda sent: api_.error(400, text=f"could not read: {sent.words}"),
        lambda sent: api_.error(400, text=f"could not read: {sent.words[12:22]} (not allowed)"),
        lambda sent: api_.error(401, text=f"your key {sent.headers['authorization']} is not valid"),
        lambda sent: api_.error(401, text=f"no such key: {KEY[:10]}…{KEY[-8:]}"),
        lambda sent: api_.error(529, kind=sent.words[:60], text="busy"),
        lambda sent: api_.error(500, headers={"request-id": KEY}),
        lambda sent: api_.raw(sent.body, status=400, content_type="text/plain"),
        lambda sent: api_.raw(sent.body, status=500),
        lambda sent: api_.raw(sent.body),
        lambda sent: api_.raw(b"<html>" + sent.body),
    ],
    ids=range(10),
)
def test_no_message_repeats_what_was_sent_or_the_key(server: MessagesApi, connect: Connect, echo: Script) -> None:
    server.script(echo)
    said = str(failure(connect()))
    for secret in ("使用", "绝不", "second line of what", "rules, which stay", KEY[:10], KEY[-8:]):
        assert secret not in said


def test_a_long_message_of_many_lines_becomes_one_short_line(server: MessagesApi, connect: Connect) -> None:
    server.script(api_.error(529, "overloaded_error", "too\r\nmany\x1b[31m \u2028 of you " * 200))
    assert "too many" in str(failure(connect()))


class TestTheFormOfAnAnswer:
    """Structured output where the server has it, else a tool, else words."""

    REFUSED = "output_config: Extra inputs are not permitted"
    NO_TOOLS = "tool_choice: forced tool use is not supported by this model"

    def test_a_server_without_structured_output_is_asked_to_use_a_tool(
        self, server: MessagesApi, connect: Connect
    ) -> None:
        server.script(api_.error(400, text=self.REFUSED), api_.tool_use({"operations": [{"name": "名字"}]}))
        model = connect()
        assert json.loads(model.ask(PROMPT).text) == {"operations": [{"name": "名字"}]}
        sent = server.received[1].json
        assert sent["tools"][0]["input_schema"] == SCHEMA
        assert sent["tool_choice"] == {"type": "tool", "name": sent["tools"][0]["name"]}
        assert "output_config" not in sent

        model.ask(PROMPT)
        assert len(server.received) == 3, "what the server refused is not tried again"

    def test_a_model_that_cannot_be_made_to_use_a_tool_is_asked_in_words(
        self, server: MessagesApi, connect: Connect
    ) -> None:
        server.script(api_.error(400, text=self.REFUSED), api_.error(400, text=self.NO_TOOLS), api_.operations())
        model = connect()
        assert model.ask(PROMPT).text == '{"operations": []}'
        assert set(server.received[2].json) == {"model", "max_tokens", "system", "messages"}
        model.ask(PROMPT)
        assert len(server.received) == 4

    def test_a_server_that_complains_for_ever_is_asked_three_times(self, server: MessagesApi, connect: Connect) -> None:
        server.script(api_.error(400, text=f"{self.REFUSED}; {self.NO_TOOLS}"))
        assert isinstance(failure(connect()), Permanent)
        assert len(server.received) == 3

    def test_another_400_does_not_change_the_form(self, server: MessagesApi, connect: Connect) -> None:
        server.script(api_.error(400, text="prompt is too long"), api_.operations())
        model = connect()
        assert isinstance(failure(model), Permanent)
        model.ask(PROMPT)
        assert ["output_config" in sent.json for sent in server.received] == [True, True]

    def test_all_forms_share_one_deadline(self, server: MessagesApi, connect: Connect) -> None:
        connect().ask(PROMPT)
        server.script(api_.error(400, text=self.REFUSED), api_.hang())
        started = time.monotonic()
        assert isinstance(failure(connect(0.6)), Transient)
        assert time.monotonic() - started < 3.0


def test_a_key_that_was_replaced_works_at_once(server: MessagesApi, connect: Connect, key_file: Path) -> None:
    def check(sent: Received) -> Reply:
        good = sent.headers["authorization"] == "Bearer the-new-key"
        return api_.message("in") if good else api_.error(401, "authentication_error", "no")

    server.script(check)
    model = connect()
    before = model.identity()
    assert isinstance(failure(model), Paused)
    key_file.write_text("the-new-key")
    assert model.identity() != before
    assert model.ask(PROMPT).text == "in"


def test_without_a_key_nothing_is_sent_and_both_places_are_named(server: MessagesApi) -> None:
    assert "MEMORYD_NO_SUCH_KEY" not in os.environ
    model = AnthropicMessages(model="m", base_url=server.url, key=ApiKey("MEMORYD_NO_SUCH_KEY"))
    error = failure(model)
    assert isinstance(error, Paused)
    assert "MEMORYD_NO_SUCH_KEY" in str(error)
    assert "api_key_file" in str(error)
    assert error.usage == NOTHING
    assert model.identity() == ""
    assert server.received == []


@pytest.mark.parametrize("url", ["http://api.anthropic.com", "ftp://x", "", "https://user:pw@host"])
def test_an_address_that_is_not_safe_is_refused_at_the_start(url: str) -> None:
    with pytest.raises(ConfigError, match="base_url"):
        AnthropicMessages(model="m", base_url=url, key=ApiKey())


@pytest.mark.parametrize("words", ["short", "改用空格", "a\tlonger\nsentence that was said"])
def test_an_echo_of_a_short_prompt_or_a_part_of_one_is_not_repeated(
    server: MessagesApi, connect: Connect, words: str
) -> None:
    server.script(lambda sent: api_.error(529, "overloaded_error", f"cannot do: {' '.join(sent.words.split())}!"))
    said = str(failure(connect(), Prompt("", words)))
    assert words.split()[-1] not in said
    assert "overloaded_error" in said
