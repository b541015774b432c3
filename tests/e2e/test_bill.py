"""The bill of a running memoryd: what is asked about, what it costs, and what the commands say of it."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from tests.adapters.llm.stand_in import StandIn, failed, result
from tests.e2e.old_sessions import keeping, write
from tests.e2e.running import Home, eventually
from tests.messages_api import MessagesApi, Reply, error, hang, message, operations


def home_with(folder: Path, api: MessagesApi, extraction: str = "", more: str = "") -> Home:
    key = folder / "key"
    key.write_text("sk-test-key\n", encoding="utf-8")
    key.chmod(0o600)
    extra = (
        f'[extraction]\nbackend = "anthropic"\n{extraction}\n'
        f'[anthropic]\nbase_url = "{api.url}"\napi_key_file = "{key}"\n{more}'
    )
    return Home(folder / "home", extra)


def done(home: Home) -> int:
    return int(home.status()["queue"].get("done", 0))


def test_turns_wait_for_company_and_a_request_to_remember_goes_at_once(tmp_path: Path) -> None:
    with MessagesApi(keeping) as api:
        home = home_with(tmp_path, api, "batch_seconds = 600\nbatch_turns = 5")
        with home.running():
            home.say("fix the failing test")
            home.say("We deploy from the release branch only.")
            home.say("next, run the tests")
            eventually(lambda: done(home) >= 1)
            assert api.received == []
            home.say("Remember that staging is reset every Sunday night.")
            home.say("ok")
            eventually(lambda: len(home.memories()) == 2)
        assert len(api.received) == 1
        assert "fix the failing test" not in api.received[0].words


def test_a_second_moment_ends_the_waiting_even_if_nothing_else_happens(tmp_path: Path) -> None:
    with MessagesApi(keeping) as api:
        home = home_with(tmp_path, api, "batch_seconds = 2")
        with home.running():
            home.say("We deploy from the release branch only.")
            home.say("ok")
            eventually(home.memories)


def test_spend_survives_kill_nine_and_status_shows_the_ceiling(tmp_path: Path) -> None:
    with MessagesApi(hang()) as api:
        home = home_with(tmp_path, api, "batch_seconds = 0", "[budget]\ncalls_per_hour = 1\n")
        with home.running() as process:
            home.say("We deploy from the release branch only.")
            home.say("ok")
            api.wait_for(1)
            process.send_signal(signal.SIGKILL)
            process.wait()
        with home.running():
            eventually(lambda: any("calls_per_hour" in trouble for trouble in home.status()["trouble"]))
            assert home.memoryd("status").returncode == 1
        assert len(api.received) == 1
        spent = json.loads(home.memoryd("cost", "--json").stdout)
        assert (spent["total"]["calls"], spent["total"]["open"]) == (1, 1)
        assert spent["total"]["usd"] > 0


@pytest.mark.parametrize("goes_on", ["once", "backfill", "run"])
def test_turns_that_wait_at_a_ceiling_go_on_once_it_is_raised(tmp_path: Path, goes_on: str) -> None:
    with MessagesApi(keeping) as api:
        home = home_with(tmp_path, api, "batch_seconds = 0", "[budget]\nusd_per_month = 0\n")
        home.memoryd("once")
        home.say("We deploy from the release branch only.")
        home.say("ok")
        assert home.memoryd("once").returncode == 1
        assert (api.received, home.memories()) == ([], [])
        raised = home.config.read_text(encoding="utf-8").replace("usd_per_month = 0", "usd_per_month = 5")
        home.config.write_text(raised, encoding="utf-8")
        if goes_on == "run":
            with home.running():
                eventually(home.memories)
        else:
            home.memoryd(goes_on)
        assert len(home.memories()) == 1


def test_cost_tells_calls_tokens_cache_money_and_tokens_for_each_kept_memory(tmp_path: Path) -> None:
    usage = {
        "input_tokens": 100, "output_tokens": 20, "cache_read_input_tokens": 5_000, "cache_creation_input_tokens": 7,
    }  # fmt: skip

    def counted(request: object) -> Reply:
        reply = json.loads(keeping(request).body)  # type: ignore[arg-type]
        return message(reply["content"][0]["text"], usage=usage)

    with MessagesApi(counted) as api:
        home = home_with(tmp_path, api, "batch_seconds = 0")
        home.say("We deploy from the release branch only.")
        home.say("run the tests")
        home.say("以后提交信息一律用中文。")
        home.say("ok")
        home.memoryd("backfill")
        write(home, 1, 1)
        home.memoryd("once", "--since", "1d")
        spent = json.loads(home.memoryd("cost", "--json").stdout)
    total = spent["total"]
    assert total["calls"] == len(api.received) > 0
    assert total["cache_read"] == 5_000 * total["calls"]
    assert total["cache_write"] == 7 * total["calls"]
    assert total["tokens"] == 5_127 * total["calls"]
    assert total["kept"] == len(home.memories())
    assert total["tokens_per_kept"] == round(total["tokens"] / total["kept"])
    assert spent["turns_without_signal"] >= 2
    assert [each["project"] for each in spent["by_project"]] == [str(home.project)]
    assert [each["model"] for each in spent["by_model"]] == ["claude-haiku-5-5"]
    assert [each["purpose"] for each in spent["by_purpose"]] == ["extract"]
    shown = home.memoryd("cost").stdout
    assert "tokens a memory" in shown
    assert "by project" in shown
    assert "[budget] usd_per_day" in shown


def test_where_nothing_was_spent_cost_says_so(tmp_path: Path) -> None:
    home = Home(tmp_path / "home")
    assert "no model was called in the last 7 days" in home.memoryd("cost", "--days", "7").stdout
    assert json.loads(home.memoryd("cost", "--json").stdout)["total"]["calls"] == 0
    assert home.memoryd("cost", "--days", "0").returncode == 2


def test_check_backend_says_what_it_found(tmp_path: Path) -> None:
    with MessagesApi(message('{"ready": "yes"}')) as api:
        home = home_with(tmp_path, api)
        checked = home.memoryd("check-backend")
        assert checked.returncode == 0, checked.stderr
        for found in (api.url, "claude-haiku-5-5", str(tmp_path / "key"), "after", "$", "usd_per_day"):
            assert found in checked.stdout
        assert "sk-test-key" not in checked.stdout + checked.stderr
        assert len(api.received) == 1
        assert json.loads(home.memoryd("cost", "--json").stdout)["by_purpose"][0]["purpose"] == "check"
        with home.running():
            assert json.loads(home.memoryd("check-backend", "--json").stdout)["ok"] is True
            other = tmp_path / "other.toml"
            other.write_text(
                home.config.read_text("utf-8").replace("[anthropic]", '[anthropic]\nmodel = "新的"'), "utf-8"
            )
            checked = home.memoryd("--config", str(other), "check-backend")
            assert (checked.returncode, checked.stdout) == (1, "")
            assert "has another config: it asks anthropic, claude-haiku-5-5" in checked.stderr
        assert len(api.received) == 3


@pytest.mark.parametrize(
    ("reply", "remedy"),
    [
        (error(401, "authentication_error"), "check the API key"),
        (error(404, "not_found_error"), "base_url"),
        (error(529, "overloaded_error"), "tried again"),
        (error(400, text="Your credit balance is too low"), "billing"),
    ],
)
def test_check_backend_names_each_failure_with_what_to_do(tmp_path: Path, reply: Reply, remedy: str) -> None:
    with MessagesApi(reply) as api:
        checked = home_with(tmp_path, api).memoryd("check-backend")
    assert checked.returncode == 1
    assert "it does not answer" in checked.stderr
    assert remedy in checked.stderr


def test_check_backend_needs_no_call_for_the_rules_and_none_under_a_ceiling(tmp_path: Path) -> None:
    assert "rules" in Home(tmp_path / "home").memoryd("check-backend").stdout
    with MessagesApi(operations()) as api:
        (tmp_path / "other").mkdir()
        home = home_with(tmp_path / "other", api)
        home.config.write_text(home.config.read_text(encoding="utf-8") + "[budget]\nusd_per_day = 0\n", "utf-8")
        checked = home.memoryd("check-backend")
        assert checked.returncode == 1
        assert "usd_per_day" in checked.stderr
        assert api.received == []


def test_a_subscription_is_enough_and_memoryd_does_not_read_its_own_questions(tmp_path: Path) -> None:
    claude = StandIn(tmp_path / "bin")
    kept = {
        "turn": "1", "op": "create", "target": "", "name": "release branch", "type": "project", "scope": "persistent",
        "description": "Deploys come from the release branch.", "body": "Deploy from the release branch only.",
        "evidence": "We deploy from the release branch only.", "expires": "",
    }  # fmt: skip
    claude.will(result(json.dumps({"operations": [kept]})), keeps=True)
    home = Home(tmp_path / "home", '[extraction]\nbackend = "claude-cli"\nbatch_seconds = 0\n')
    own = home.folder / ".claude" / "projects"
    own.mkdir(parents=True)
    home.config.write_text(
        home.config.read_text(encoding="utf-8") + f'[[sessions]]\npath = "{own}"\nagent = "claude-code"\n', "utf-8"
    )
    home.env["PATH"] = f"{claude.path.parent}:{home.env['PATH']}"
    with home.running():
        home.say("We deploy from the release branch only.")
        home.say("ok")
        eventually(home.memories)
        eventually(lambda: done(home) >= 1)
        # What the client kept of the question lies where transcripts are watched.
        assert list(own.rglob("*.jsonl"))
        home.say("run the tests")
        home.say("thanks")
        eventually(lambda: done(home) >= 2)
    assert len(claude.calls) == 1
    claude.will(failed("Invalid API key · Please run /login"))
    checked = home.memoryd("check-backend")
    assert checked.returncode == 1
    assert "log in" in checked.stderr
