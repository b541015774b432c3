"""A turn that the model refuses twice is set aside, visibly; the others go on, and it can be tried again."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest

from tests.e2e.running import Home, eventually
from tests.e2e.test_model import GOOD, RULE, home_with
from tests.messages_api import MessagesApi, error

HOSTILE = f"{RULE} \x1b]0;owned\x07 发票 🧾"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Return a home in which one turn was refused twice."""
    refusal = error(400, "invalid_request_error")
    with MessagesApi(refusal, refusal) as api:
        home = home_with(tmp_path, api)
        with home.running() as process:
            home.say(HOSTILE)
            home.say("Next.")

            def set_aside() -> bool:
                process.send_signal(signal.SIGHUP)
                time.sleep(0.3)
                return home.memoryd("quarantine", "list").stdout != ""

            eventually(set_aside)
    return home


def again(home: Home, api: MessagesApi) -> None:
    text = home.config.read_text(encoding="utf-8")
    old = text.split('base_url = "')[1].split('"')[0]
    home.config.write_text(text.replace(old, api.url), encoding="utf-8")


def test_it_is_listed_and_shown_without_a_daemon_and_worked_on_again_by_the_next_start(home: Home) -> None:
    (listed,) = json.loads(home.memoryd("quarantine", "list", "--json").stdout)["quarantined"]
    number = str(listed["id"])
    shown = home.memoryd("quarantine", "show", number).stdout
    assert "发票 🧾" in shown
    assert "\\x1b]0;owned\\x07" in shown
    assert "\x1b" not in shown + home.memoryd("quarantine", "list").stdout
    wrong = home.memoryd("quarantine", "show", "999")
    assert (wrong.returncode, "quarantine list" in wrong.stderr) == (1, True)
    assert home.memoryd("quarantine", "retry").returncode == 2
    with MessagesApi(GOOD) as api:
        again(home, api)
        assert home.memoryd("quarantine", "retry", number).stdout == "1 turn is worked on again\n"
        with home.running():
            eventually(home.memories)
    assert home.memoryd("quarantine", "list").stdout == ""


def test_a_running_daemon_takes_it_up_at_once_and_says_until_then_that_it_is_degraded(home: Home) -> None:
    with MessagesApi(GOOD) as api:
        again(home, api)
        with home.running():
            told = home.memoryd("status")
            assert told.returncode == 1
            assert "memoryd quarantine" in told.stdout
            assert home.memoryd("quarantine", "retry", "--all").returncode == 0
            eventually(home.memories)
            assert home.memoryd("status").returncode == 0
