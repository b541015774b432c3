from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from memoryd.adapters.llm.anthropic_messages import AnthropicMessages
from memoryd.adapters.llm.api_key import ApiKey
from tests.adapters.llm.calls import KEY, Connect
from tests.messages_api import MessagesApi


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
