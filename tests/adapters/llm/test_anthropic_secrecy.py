"""Words and keys go to the one server that was configured, and into no message."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memoryd.adapters.llm.anthropic_messages import AnthropicMessages
from memoryd.adapters.llm.api_key import ApiKey
from memoryd.core.errors import ConfigError, Paused, Transient
from memoryd.core.model import Prompt
from tests import messages_api as api_
from tests.adapters.llm.calls import KEY, PROMPT, Connect, failure
from tests.messages_api import MessagesApi, Received, Reply, Script


def test_a_redirect_sends_nothing_to_the_second_host(server: MessagesApi, connect: Connect) -> None:
    with MessagesApi() as second:
        server.script(api_.redirect(f"{second.url}/v1/messages"))
        error = failure(connect())
        assert isinstance(error, Transient)
        assert "redirects are not followed" in str(error)
        assert second.received == []


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
    assert error.unsent
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
