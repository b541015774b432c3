"""The installed `claude` as a backend, tried with a stand-in that records what it was given."""

from __future__ import annotations

import itertools
import os
import stat
import threading
import time
from pathlib import Path

import pytest

from memoryd import agents
from memoryd.adapters.llm.claude_cli import ClaudeCli
from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.core.errors import LLMError, Paused, Permanent, ReplyError, Transient, Truncated
from memoryd.core.model import Prompt, Usage
from memoryd.core.own_sessions import FOLDER, MARKER, own_folder, own_words
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.inspecting import inspect
from tests.adapters.llm.stand_in import StandIn, failed, result
from tests.fakes_edges import HeardNews

PROMPT = Prompt("The rules 规则.", "请记住：总是使用 uv 🐘\r\nsecond line of what was said", {"type": "object"}, 512)
SECRET = "sk-ant-oat01-a-token-that-nobody-has"


@pytest.fixture
def claude(tmp_path: Path) -> StandIn:
    return StandIn(tmp_path / "bin dir")


def client(claude: StandIn, tmp_path: Path, seconds: float = 20.0, **env: str) -> ClaudeCli:
    everything = {"HOME": str(tmp_path / "home"), "PATH": "/nowhere", "LANG": "C.UTF-8"} | env
    folder = tmp_path / "state" / FOLDER
    return ClaudeCli(
        find=lambda: str(claude.path), model="claude-haiku-5-5", folder=folder, deadline_seconds=seconds, env=everything
    )


def failure(model: ClaudeCli) -> LLMError:
    with pytest.raises(LLMError) as caught:
        model.ask(PROMPT)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) < 500
    assert SECRET not in text
    assert "请记住" not in text
    return caught.value


def test_the_question_goes_in_on_stdin_behind_the_marker_and_nowhere_else(claude: StandIn, tmp_path: Path) -> None:
    claude.will(result("回答 🐘"))
    answer = client(claude, tmp_path).ask(PROMPT)
    assert (answer.text, answer.usage) == ("回答 🐘", Usage(input=1200, output=80))
    (call,) = claude.calls
    assert call["stdin"] == f"{MARKER}\n{PROMPT.user}"
    assert own_words(call["stdin"])
    assert not any("请记住" in word or "second line" in word for word in call["argv"])


def test_it_is_asked_without_tools_servers_settings_or_a_session(claude: StandIn, tmp_path: Path) -> None:
    claude.will(result("x"))
    client(claude, tmp_path).ask(PROMPT)
    argv = claude.calls[0]["argv"]
    pairs = dict(itertools.pairwise(argv))
    assert "--print" in argv
    assert pairs["--output-format"] == "json"
    assert pairs["--tools"] == ""
    assert pairs["--setting-sources"] == ""
    assert pairs["--model"] == "claude-haiku-5-5"
    assert pairs["--system-prompt"] == PROMPT.system
    assert pairs["--max-turns"] == "1"
    assert {"--strict-mcp-config", "--no-session-persistence", "--safe-mode"} <= set(argv)
    assert "--mcp-config" not in argv
    assert not any("dangerously" in word for word in argv)


def test_it_works_in_a_private_folder_of_memoryds_own(claude: StandIn, tmp_path: Path) -> None:
    claude.will(result("x"))
    client(claude, tmp_path).ask(PROMPT)
    cwd = Path(claude.calls[0]["cwd"])
    assert cwd == (tmp_path / "state" / FOLDER).resolve()
    assert own_folder(str(cwd), str((tmp_path / "state").resolve()))
    assert stat.S_IMODE(cwd.stat().st_mode) == 0o700


def test_of_the_environment_it_gets_what_finds_its_login_and_no_key(claude: StandIn, tmp_path: Path) -> None:
    claude.will(result("x"))
    client(
        claude, tmp_path, ANTHROPIC_API_KEY="sk-ant-key", ANTHROPIC_BASE_URL="http://evil", AWS_SECRET_ACCESS_KEY="aws",
        CLAUDECODE="1", HTTPS_PROXY="http://evil", NODE_OPTIONS="--require evil", CLAUDE_CONFIG_DIR="/cfg",
        CLAUDE_CODE_OAUTH_TOKEN=SECRET,
    ).ask(PROMPT)  # fmt: skip
    env = claude.calls[0]["env"]
    assert env["CLAUDE_CONFIG_DIR"] == "/cfg"
    assert env["CLAUDE_CODE_OAUTH_TOKEN"] == SECRET
    assert env["HOME"] == str(tmp_path / "home")
    assert env["PATH"].split(os.pathsep)[0] == str(claude.path.parent)
    assert "/nowhere" not in env["PATH"]
    forbidden = {"ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "AWS_SECRET_ACCESS_KEY", "CLAUDECODE", "HTTPS_PROXY"}
    assert not (forbidden | {"NODE_OPTIONS"}) & set(env)


@pytest.mark.parametrize(
    ("plan", "kind"),
    [
        ({"out": failed("Invalid API key · Please run /login")}, Paused),
        ({"err": "OAuth token has expired. Please run /login", "code": 1}, Paused),
        ({"err": "error: unknown option '--no-session-persistence'", "code": 1}, Paused),
        ({"out": failed("API Error: model claude-x not found")}, Paused),
        ({"out": failed("API Error: 529 Overloaded")}, Transient),
        ({"out": failed("Connection error.")}, Transient),
        ({"out": "Welcome to the hotel's network"}, Transient),
        ({"out": "", "code": 0}, Transient),
        ({"err": "Segmentation fault", "code": -11 & 0xFF}, Transient),
        ({"out": result("", subtype="error_max_turns")}, Transient),
        ({"out": failed("Prompt is too long")}, Permanent),
        ({"out": result("no", stop_reason="refusal")}, Permanent),
        ({"out": result("hal", stop_reason="max_tokens")}, Truncated),
        ({"out": result("  ")}, ReplyError),
        ({"out": "[" * 100_000}, Transient),
        ({"out": result("x" * 10), "code": 3}, Transient),
    ],
)
def test_whatever_it_does_is_one_of_the_failures_a_model_has(
    claude: StandIn, tmp_path: Path, plan: dict[str, object], kind: type[LLMError]
) -> None:
    claude.will(**plan)  # type: ignore[arg-type]
    error = failure(client(claude, tmp_path, CLAUDE_CODE_OAUTH_TOKEN=SECRET))
    assert type(error) is kind
    assert not isinstance(error, Paused) or error.remedy


def test_a_limit_of_the_subscription_is_waited_out(claude: StandIn, tmp_path: Path) -> None:
    claude.will(failed(f"Claude AI usage limit reached|{int(time.time()) + 1800}"))
    error = failure(client(claude, tmp_path))
    assert isinstance(error, Transient)
    assert error.retry_after == pytest.approx(1800, abs=30)


def test_neither_the_question_nor_the_token_is_repeated_when_the_client_echoes_them(
    claude: StandIn, tmp_path: Path
) -> None:
    claude.will(err=f"cannot parse: {PROMPT.user} with {SECRET}", code=1)
    failure(client(claude, tmp_path, CLAUDE_CODE_OAUTH_TOKEN=SECRET))


def test_no_key_that_the_client_tells_is_repeated_however_odd_it_is(claude: StandIn, tmp_path: Path) -> None:
    odd = "sk-" + "ant-" + "A" * 40
    for plan in ({"err": f"Invalid API key {odd}", "code": 1}, {"out": failed(f"Invalid API key {odd}")}):
        claude.will(**plan)
        error = failure(client(claude, tmp_path))
        assert "Invalid API key" in str(error)
        assert "AAAA" not in f"{error} {error.remedy}"


def test_an_answer_among_other_lines_is_found(claude: StandIn, tmp_path: Path) -> None:
    claude.will(f'a notice\n{{"type": "system"}}\n{result("found")}\n')
    assert client(claude, tmp_path).ask(PROMPT).text == "found"
    claude.will(f'[{{"type": "system"}}, {result("in a list")}]')
    assert client(claude, tmp_path).ask(PROMPT).text == "in a list"


def test_a_client_that_does_not_read_its_input_is_no_obstacle(claude: StandIn, tmp_path: Path) -> None:
    claude.will(result("x"), reads=False)
    big = Prompt("s", "字" * 500_000)
    assert client(claude, tmp_path).ask(big).text == "x"


def test_a_client_that_hangs_is_ended_at_the_deadline_whatever_it_does_about_it(
    claude: StandIn, tmp_path: Path
) -> None:
    claude.will(hangs=True)
    started = time.monotonic()
    error = failure(client(claude, tmp_path, seconds=1.5))
    assert isinstance(error, Transient)
    assert time.monotonic() - started < 8
    with pytest.raises(ProcessLookupError):
        os.kill(claude.calls[0]["pid"], 0)


def test_a_call_under_way_ends_when_memoryd_does_and_no_other_begins(claude: StandIn, tmp_path: Path) -> None:
    claude.will(hangs=True)
    model = client(claude, tmp_path, seconds=60)
    caught: list[LLMError] = []
    caller = threading.Thread(target=lambda: caught.append(failure(model)))
    caller.start()
    claude.wait_for(1)
    started = time.monotonic()
    model.close()
    caller.join(10)
    assert not caller.is_alive()
    assert time.monotonic() - started < 8
    assert isinstance(caught[0], Transient)
    assert isinstance(failure(model), Transient)
    assert len(claude.calls) == 1


def test_a_client_that_is_not_there_pauses_calls_and_says_what_to_do(tmp_path: Path) -> None:
    model = ClaudeCli(find=lambda: "", model="m", folder=tmp_path / "own", env={})
    error = failure(model)
    assert isinstance(error, Paused)
    assert error.unsent
    assert "install" in error.remedy
    assert model.identity() == ""


def test_a_file_that_is_no_program_pauses_calls(tmp_path: Path) -> None:
    file = tmp_path / "claude"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    error = failure(ClaudeCli(find=lambda: str(file), model="m", folder=tmp_path / "own", env={}))
    assert isinstance(error, Paused)


def test_its_identity_changes_with_its_login(claude: StandIn, tmp_path: Path) -> None:
    model = client(claude, tmp_path)
    before = model.identity()
    login = tmp_path / "home" / ".claude" / ".credentials.json"
    login.parent.mkdir(parents=True)
    login.write_text("{}")
    assert model.identity() != before


def test_what_an_old_client_keeps_all_the_same_is_recognised_as_our_own(claude: StandIn, tmp_path: Path) -> None:
    claude.will(result("x"), keeps=True)
    client(claude, tmp_path).ask(PROMPT)
    kept = tmp_path / "home" / ".claude" / "projects"
    assert list(kept.rglob("*.jsonl"))
    finder = Finder(DiskSessionFiles(), SqliteSessionTables())
    turns = list(inspect([str(kept)], agents.get("claude-code").name, finder, HeardNews(), with_open=True))
    state = str((tmp_path / "state").resolve())
    assert all(own_words(turn.prompts[0]) and own_folder(turn.cwd, state) for turn in turns)
