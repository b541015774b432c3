"""A home that asks a model, and a model that answers each numbered turn with one memory."""

from __future__ import annotations

from pathlib import Path

from tests.faults.harness import FaultyHome
from tests.faults.oracle import SAID
from tests.messages_api import MessagesApi, Received, Reply, operations


def home_that_asks(folder: Path, url: str, more: str = "", deadline: int = 2) -> FaultyHome:
    """Return a home that asks the model at `url` about each turn at once."""
    key = folder / "key"
    key.write_text("sk-test-key\n", encoding="utf-8")
    key.chmod(0o600)
    extra = (
        '[extraction]\nbackend = "anthropic"\nbatch_seconds = 0\nbatch_turns = 1\nconcurrency = 1\n'
        f'[anthropic]\nbase_url = "{url}"\napi_key_file = "{key}"\ndeadline_seconds = {deadline}\n{more}'
    )
    home = FaultyHome(folder / "home", extra)
    home.env |= {"ANTHROPIC_BASE_URL": "http://127.0.0.1:9", "HTTP_PROXY": "http://127.0.0.1:9"}
    return home


def asked_about(request: Received) -> list[int]:
    """Return the numbers of the turns a question is about."""
    return list(dict.fromkeys(int(number) for number in SAID.findall(request.words.partition("\nTurn ")[2])))


def remembering(request: Received) -> Reply:
    """Answer with one memory for each number."""
    return operations(*(_memory(number) for number in asked_about(request)))


def _memory(number: int) -> dict[str, object]:
    said = f"service-{number} listens on port {9000 + number}"
    return {
        "op": "create", "name": f"service-{number}-port", "type": "project", "scope": "persistent",
        "description": f"Port of service-{number}.", "body": f"{said}.", "evidence": said, "target": "", "expires": "",
    }  # fmt: skip


def numbers_asked(api: MessagesApi) -> list[int]:
    """Return the numbers that were asked about, in the order of the calls."""
    return [number for request in api.received for number in asked_about(request)]
