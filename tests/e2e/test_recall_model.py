"""memoryd recall with a model: real HTTP, with the daemon and without, and what is booked."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from tests.e2e.running import Home, eventually
from tests.messages_api import MessagesApi, Received, Reply, error, message

SECRET = "sk-ant-api03-" + "A1b2C3d4" * 11


def home_for(tmp_path: Path, api: MessagesApi, deadline: float = 20) -> Home:
    extra = (
        '[extraction]\nbackend = "anthropic"\n'
        f'[anthropic]\nbase_url = "{api.url}"\n'
        f'[recall]\nselector = "model"\ndeadline_seconds = {deadline}\n'
    )
    home = Home(tmp_path, extra)
    home.env["ANTHROPIC_API_KEY"] = "sk-test"
    memory = home.project / ".memory"
    memory.mkdir()
    (memory / "kafka.md").write_text("---\ntype: project\n---\nThe kafka broker is old.\n", encoding="utf-8")
    (memory / "色弱.md").write_text("---\ntype: user\n---\n用户是红绿色弱。\n", encoding="utf-8")
    return home


def recall(home: Home, request: str) -> tuple[list[str], str]:
    done = home.memoryd("recall", request, "--format", "json", "--project", str(home.project))
    assert done.returncode == 0, done.stderr
    return [each["name"] for each in json.loads(done.stdout)], done.stderr


def spent(home: Home) -> int:
    calls: int = home.status()["spend"]["calls_today"]
    return calls


def pick_colour(request: Received) -> Reply:
    lines = request.words.split("\n")
    number = next(line.split(".")[0] for line in lines if "色弱" in line)
    return message(json.dumps({"memories": [int(number)]}))


@pytest.mark.parametrize("daemon", [True, False])
def test_the_model_chooses_and_the_call_is_booked(tmp_path: Path, daemon: bool) -> None:
    with MessagesApi(pick_colour) as api:
        home = home_for(tmp_path, api)
        request = f"pick chart colours, my key is {SECRET}"
        if daemon:
            with home.running():
                names, _ = recall(home, request)
                eventually(lambda: spent(home) == 1)
        else:
            names, _ = recall(home, request)
            assert spent(home) == 1
        assert names == ["色弱"]
        assert SECRET not in api.received[0].words


def test_no_model_is_asked_before_the_loss_of_the_ledger_is_confirmed(tmp_path: Path) -> None:
    with MessagesApi(pick_colour) as api:
        home = home_for(tmp_path, api)
        assert home.memoryd("once").returncode == 0
        for path in home.state.glob("ledger.sqlite3*"):
            path.unlink()
        names, told = recall(home, "kafka broker")
        assert names == ["kafka"]
        assert "memoryd resume" in told
        assert not api.received
        assert home.memoryd("resume").returncode == 0
        assert recall(home, "kafka broker")[0] == ["色弱"]


def test_a_model_that_fails_or_is_slow_leaves_it_to_words(tmp_path: Path) -> None:
    def slow(request: Received) -> Reply:
        time.sleep(5)
        return pick_colour(request)

    with MessagesApi(error(400, "invalid_request_error"), slow) as api:
        for deadline, advice in ((20, "memoryd check-backend"), (1, "deadline_seconds")):
            names, told = recall(home_for(tmp_path / str(deadline), api, deadline), "kafka broker")
            assert names == ["kafka"]
            assert "chosen by words" in told
            assert advice in told
            assert "this turn" not in told
