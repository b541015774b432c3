"""Nothing that happens to stand in the environment changes where words go, or what goes with them.

Each call runs in a process of its own, as the SDK reads some variables when it is imported.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.messages_api import MessagesApi, error, message

KEY = "sk-ant-the-configured-key"

CALL = """
import sys
from memoryd.adapters.llm.anthropic_messages import AnthropicMessages
from memoryd.adapters.llm.api_key import ApiKey
from memoryd.core.model import Prompt
model = AnthropicMessages(model="m", base_url=sys.argv[1], key=ApiKey("MEMORYD_TEST_KEY"), deadline_seconds=20)
print(model.ask(Prompt("the rules", "THE-TRANSCRIPT", {"type": "object"})).text)
"""


@pytest.fixture
def wanted() -> Iterator[MessagesApi]:
    with MessagesApi(message("answered")) as api:
        yield api


@pytest.fixture
def other() -> Iterator[MessagesApi]:
    with MessagesApi(message("from the wrong server")) as api:
        yield api


def call(url: str, code: str = CALL, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, url],
        env={"PATH": "/usr/bin:/bin", "MEMORYD_TEST_KEY": KEY, **environment},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "names",
    [
        ("ANTHROPIC_BASE_URL",),
        ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy", "HTTPS_PROXY", "https_proxy"),
    ],
    ids=["base url", "proxies"],
)
def test_the_endpoint_comes_from_the_config_alone(
    wanted: MessagesApi, other: MessagesApi, names: tuple[str, ...]
) -> None:
    done = call(wanted.url, **dict.fromkeys(names, other.url))
    assert done.stdout == "answered\n", done.stderr
    assert other.received == []
    assert len(wanted.received) == 1


def test_headers_come_from_memoryd_alone(wanted: MessagesApi) -> None:
    poison = "\n".join(
        (
            "X-Evil: 1",
            "Authorization: Bearer somebody-elses",
            "X-Api-Key: somebody-elses",
            "Host: evil.example",
            "Content-Length: 3",
            "Transfer-Encoding: chunked",
            "anthropic-version: 1999-01-01",
            "anthropic-beta: everything",
            "Cookie: a=b",
            "User-Agent: evil",
        )
    )
    plain = call(wanted.url)
    done = call(wanted.url, ANTHROPIC_CUSTOM_HEADERS=poison)
    assert (plain.stdout, done.stdout) == ("answered\n", "answered\n"), done.stderr
    first, second = wanted.received
    assert second.headers == first.headers
    assert second.body == first.body
    assert second.headers["authorization"] == f"Bearer {KEY}"


def test_the_key_is_the_configured_one(wanted: MessagesApi, tmp_path: Path) -> None:
    configs = tmp_path / "configs"
    configs.mkdir()
    (configs / "default.json").write_text(
        json.dumps({"authentication": {"type": "static", "token": "profile"}, "base_url": "http://127.0.0.1:9"})
    )
    done = call(
        wanted.url,
        ANTHROPIC_API_KEY="sk-ant-somebody-elses",
        ANTHROPIC_AUTH_TOKEN="somebody-elses",
        ANTHROPIC_PROFILE="default",
        ANTHROPIC_CONFIG_DIR=str(tmp_path),
        ANTHROPIC_WORKSPACE_ID="somebody-elses",
        HOME=str(tmp_path),
    )
    assert done.stdout == "answered\n", done.stderr
    assert "somebody-elses" not in json.dumps(dict(wanted.received[0].headers))
    assert wanted.received[0].headers["authorization"] == f"Bearer {KEY}"


def test_no_log_holds_what_was_said(wanted: MessagesApi) -> None:
    verbose = f"import logging\nlogging.basicConfig(level=logging.DEBUG)\n{CALL}"
    done = call(
        wanted.url,
        verbose,
        ANTHROPIC_LOG="debug",
    )
    assert done.stdout == "answered\n"
    for secret in ("THE-TRANSCRIPT", "the rules", KEY):
        assert secret not in done.stderr


def test_a_failure_shows_no_traceback_with_what_was_said(wanted: MessagesApi) -> None:
    wanted.script(error(400, text="THE-TRANSCRIPT is bad"))
    done = call(wanted.url)
    assert done.returncode == 1
    assert "THE-TRANSCRIPT" not in done.stderr.replace(CALL, "")
    assert KEY not in done.stderr


TRACED = """
from opentelemetry import trace
class Provider(trace.NoOpTracerProvider):
    def get_tracer(self, *a, **k):
        print("a tracer was asked for", a)
        return super().get_tracer(*a, **k)
trace.set_tracer_provider(Provider())
"""


def test_calls_are_not_traced_even_where_a_tracer_stands_ready(wanted: MessagesApi) -> None:
    done = call(wanted.url, TRACED + CALL, ANTHROPIC_OPEN_TELEMETRY_TRACES_CONTENT_MODE="content")
    assert done.stdout == "answered\n", done.stderr
    assert "traceparent" not in wanted.received[0].headers


@pytest.mark.parametrize(
    "module",
    ["memoryd.adapters.llm.anthropic_messages", "memoryd.adapters.llm.budgeted", "memoryd.adapters.llm.breaker"],
)
def test_the_sdk_is_not_imported_before_the_first_call(module: str) -> None:
    code = (
        f"import sys, {module}\n"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'anthropic', 'httpx2', 'pydantic'}))"
    )
    assert call("", code).stdout == "[]\n"


def test_the_sdk_is_not_imported_to_find_that_there_is_no_key() -> None:
    code = (
        "import sys\n"
        "from memoryd.adapters.llm.anthropic_messages import AnthropicMessages\n"
        "from memoryd.adapters.llm.api_key import ApiKey\n"
        "from memoryd.core.errors import Paused\n"
        "from memoryd.core.model import Prompt\n"
        "model = AnthropicMessages(model='m', base_url='https://api.anthropic.com', key=ApiKey('NOT_SET'))\n"
        "try:\n    model.ask(Prompt('', 'x'))\nexcept Paused:\n    print('anthropic' in sys.modules)"
    )
    assert call("", code).stdout == "False\n"
