"""The whole of memoryd against a Messages API that behaves as badly as real ones do."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest

from tests.e2e.running import PATIENCE, Home, eventually
from tests.messages_api import MessagesApi, Script, drip, error, hang, message, operations, page, raw, reset

RULE = "Please answer me in Dutch whenever we talk about invoices."
OPERATION = {
    "op": "create",
    "name": "dutch-for-invoices",
    "type": "feedback",
    "description": "Talk about invoices in Dutch.",
    "body": "Answer in Dutch when the subject is invoices.",
    "scope": "persistent",
    "evidence": "answer me in Dutch whenever we talk about invoices",
    "target": "",
    "expires": "",
}
GOOD = operations(OPERATION)


def home_with(folder: Path, api: MessagesApi, budget: str = "") -> Home:
    key = folder / "key"
    key.write_text("sk-test-key\n", encoding="utf-8")
    key.chmod(0o600)
    extra = (
        '[extraction]\nbackend = "anthropic"\nbatch_seconds = 0\n'
        f'[anthropic]\nbase_url = "{api.url}"\napi_key_file = "{key}"\n'
        f"deadline_seconds = 2\n{budget}"
    )
    home = Home(folder / "home", extra)
    # Whatever stands in the environment must not decide where transcripts go.
    home.env |= {"ANTHROPIC_BASE_URL": "http://127.0.0.1:9", "HTTP_PROXY": "http://127.0.0.1:9"}
    return home


def say_it(home: Home) -> None:
    home.say(RULE)
    home.say("Next.")


@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param(message("Sure! Here you go:\n```json\n{}\n```"), id="wrong shape"),
        pytest.param(message("I would rather not.", stop_reason="refusal"), id="refusal"),
        pytest.param(error(429, "rate_limit_error", headers={"retry-after": "1"}), id="429"),
        pytest.param(error(529, "overloaded_error"), id="529"),
        pytest.param(error(401, "authentication_error"), id="401"),
        pytest.param(hang(), id="hang"),
        pytest.param(drip(), id="drip"),
        pytest.param(reset(), id="reset"),
        pytest.param(page(), id="html"),
        pytest.param(raw(b'{"id": "msg'), id="bad json"),
    ],
)
def test_no_turn_is_lost_whatever_the_server_does_first(tmp_path: Path, trouble: Script) -> None:
    with MessagesApi(trouble, GOOD) as api:
        home = home_with(tmp_path, api)
        with home.running() as process:
            say_it(home)
            api.wait_for(1, PATIENCE)

            def mended() -> bool:
                process.send_signal(signal.SIGHUP)
                time.sleep(0.3)
                return bool(home.memories())

            eventually(mended)
        (memory,) = home.memories()
        assert "Dutch" in memory.read_text(encoding="utf-8")
        assert "sk-test-key" not in home.log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param(error(429, "rate_limit_error", headers={"retry-after": "1"}), id="429"),
        pytest.param(error(529, "overloaded_error"), id="529"),
    ],
)
def test_it_comes_back_by_itself(tmp_path: Path, trouble: Script) -> None:
    with MessagesApi(trouble, GOOD) as api:
        home = home_with(tmp_path, api)
        with home.running():
            say_it(home)
            eventually(home.memories, 60)


def test_prose_around_the_answer_is_no_obstacle(tmp_path: Path) -> None:
    answer = '{"operations": [' + str(OPERATION).replace("'", '"') + "]}"
    with MessagesApi(message(f"Here is what I found:\n\n```json\n{answer}\n```\nAnything else?")) as api:
        home = home_with(tmp_path, api)
        with home.running():
            say_it(home)
            eventually(home.memories)


def test_a_quote_nobody_said_is_rejected_and_shown(tmp_path: Path) -> None:
    with MessagesApi(operations(OPERATION | {"evidence": "always deploy on Fridays"})) as api:
        home = home_with(tmp_path, api)
        with home.running():
            say_it(home)
            eventually(lambda: home.status()["queue"].get("done", 0) >= 1)
            verdict = home.status()["verdicts"][-1]
            assert not verdict["accepted"]
            assert verdict["reason"]
        assert home.memories() == []


def test_a_reached_ceiling_stops_calls_and_keeps_turns(tmp_path: Path) -> None:
    with MessagesApi(GOOD) as api:
        home = home_with(tmp_path, api, "[budget]\ncalls_per_hour = 0\n")
        with home.running():
            say_it(home)
            eventually(lambda: any("calls" in trouble for trouble in home.status()["trouble"]))
            assert home.status()["queue"]["pending"] >= 1
            assert home.memoryd("status").returncode == 1
        assert api.received == []


def test_a_signal_ends_it_within_seconds_while_a_call_hangs(tmp_path: Path) -> None:
    with MessagesApi(hang()) as api:
        home = home_with(tmp_path, api)
        text = home.config.read_text(encoding="utf-8").replace("deadline_seconds = 2", "deadline_seconds = 600")
        home.config.write_text(text, encoding="utf-8")
        with home.running() as process:
            say_it(home)
            api.wait_for(1, PATIENCE)
            process.send_signal(signal.SIGTERM)
            assert process.wait(10) == 0
        assert home.status()["queue"]["pending"] >= 1


def test_after_a_lost_ledger_no_call_is_made_until_the_person_says_so(tmp_path: Path) -> None:
    with MessagesApi(GOOD) as api:
        home = home_with(tmp_path, api)
        with home.running():
            home.say("How are you?")
            eventually(lambda: home.status()["roots"][0]["last_line"])
        for part in home.state.glob("ledger.sqlite3*"):
            part.unlink()
        with home.running():
            say_it(home)
            eventually(lambda: "memoryd resume" in json.dumps(home.status()))
            eventually(lambda: home.status()["queue"].get("pending"))
            assert not api.received
            assert not home.memories()
            assert home.memoryd("resume").returncode == 0
            eventually(home.memories)
        assert len(api.received) == 1
