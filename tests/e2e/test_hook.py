"""The hook as Claude Code calls it: context for the agent, and never in the way of the prompt."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from memoryd.cli import quick_hook
from memoryd.core import hooks_file
from memoryd.core.model import Close, Speaker, Turn, Utterance
from memoryd.core.recalled import without_blocks
from memoryd.core.redaction import redact_turn
from memoryd.pipeline.preparing import prepared
from tests.e2e.running import Home, eventually

ROOT = Path(__file__).parents[2]


def note(name: str, description: str, body: str, *keys: str) -> str:
    return "\n".join(["---", f"name: {name}", f"description: {description}", *keys, "---", "", body, ""])


RULE = note("decimal-for-money", "金额用 Decimal，不用 float。", "金额一律用 Decimal。", "type: feedback")
ALWAYS = note("speak-chinese", "Answer in Chinese.", "Answer in Chinese.", "type: user", "always: true")
AGENTS = note("odd", "money is float", "Use float for money amounts.", "type: feedback", "trust: assistant")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Return a person's machine with memories in a project."""
    home = Home(tmp_path)
    subprocess.run(["git", "-C", home.project, "init", "-q"], check=True)
    home.memory.mkdir()
    for name, text in (("a.md", RULE), ("b.md", ALWAYS), ("c.md", AGENTS), ("MEMORY.md", "# Memory\n")):
        (home.memory / name).write_text(text, encoding="utf-8")
    return home


def command(home: Home) -> list[str]:
    return [sys.executable, "-m", "memoryd", "--config", str(home.config), "hook", "claude-code"]


def hook(home: Home, stdin: bytes) -> subprocess.CompletedProcess[bytes]:
    env = home.env | {"PYTHONPATH": str(ROOT), "XDG_STATE_HOME": str(home.folder / "xdg")}
    return subprocess.run(command(home), input=stdin, env=env, cwd="/", capture_output=True, timeout=60, check=False)


def call(home: Home, event: str = "UserPromptSubmit", **more: object) -> bytes:
    given = {"session_id": "s1", "cwd": str(home.project), "hook_event_name": event, "permission_mode": "default"}
    return json.dumps({**given, **more}).encode()


def context(run: subprocess.CompletedProcess[bytes]) -> str:
    """Return what the agent gets, "" for nothing."""
    assert (run.returncode, run.stderr) == (0, b"")
    if not run.stdout:
        return ""
    answer: dict[str, Any] = json.loads(run.stdout)
    (given,) = answer.values()
    assert list(answer) == ["hookSpecificOutput"]
    assert set(given) == {"hookEventName", "additionalContext"}
    return str(given["additionalContext"])


def test_a_prompt_gets_what_bears_on_it_once_a_session(home: Home) -> None:
    prompt = call(home, prompt="发票的金额用什么类型？Decimal 还是 float？")
    first = context(hook(home, prompt))
    assert first.startswith("<relevant_memories>")
    assert "金额一律用 Decimal。" in first
    assert "Answer in Chinese." in first
    assert "Use float" not in first
    assert context(hook(home, prompt)) == ""
    assert "金额一律用 Decimal。" in context(hook(home, prompt.replace(b'"s1"', b'"s2"')))
    assert context(hook(home, call(home, prompt="今天天气怎么样？", session_id="s1"))) == ""


def test_a_start_gets_what_holds_always_and_where_the_list_is(home: Home) -> None:
    start = call(home, "SessionStart", source="startup")
    first = context(hook(home, start))
    assert first.count("act as if it did not exist") == first.count("Notes from earlier sessions") == 1
    assert "Read .memory/MEMORY.md before you begin" in first
    assert "Answer in Chinese." in first
    assert "Decimal" not in first
    assert "Answer in Chinese." not in context(hook(home, call(home, prompt="发票的金额用 Decimal 吗？")))
    again = context(hook(home, call(home, "SessionStart", source="compact")))
    assert "Answer in Chinese." in again
    assert "金额一律用 Decimal。" in context(hook(home, call(home, prompt="发票的金额用 Decimal 吗？")))


def test_what_it_gives_is_never_learned_again(home: Home) -> None:
    given = [context(hook(home, call(home, "SessionStart", source="startup")))]
    given.append(context(hook(home, call(home, prompt="发票的金额用什么类型？Decimal 还是 float？", session_id="x"))))
    for text in given:
        assert text
        assert without_blocks(text).strip() == ""
        reminder = f"<system-reminder>\nUserPromptSubmit hook additional context: {text}\n</system-reminder>"
        for typed in (text, reminder, f"好。\n{text}\n谢谢"):
            turn = Turn(
                key="k", agent="claude-code", session="s", file="f", cwd="/", close=Close.COMPLETED,
                words=(Utterance(Speaker.USER, typed),), final=text,
            )  # fmt: skip
            left = prepared(turn, redact_turn).turn
            assert "".join(word.text for word in left.words).split() in ([], ["好。", "谢谢"])
            assert not (left.final or "").strip()


@pytest.mark.parametrize(
    "stdin",
    [
        b"",
        b"nonsense",
        b"{bad",
        b"[]",
        b"{" * 100_000,
        b"x" * (17 * 1024 * 1024),
        b'{"hook_event_name": "UserPromptSubmit"}',
    ],
    ids=["nothing", "nonsense", "broken", "a list", "deep", "huge", "no folder"],
)
def test_a_call_that_is_none_is_silence_and_counted(home: Home, stdin: bytes) -> None:
    run = hook(home, stdin)
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")
    assert home.status()["hook"]["failures"] == 1
    told = home.memoryd("status").stdout
    assert "a hook failed once" in told
    assert "defect" not in told


def test_a_huge_prompt_is_answered_by_its_end(home: Home) -> None:
    prompt = "日志 " * 1_000_000 + "\n发票的金额用什么类型？Decimal 还是 float？"
    assert "金额一律用 Decimal。" in context(hook(home, call(home, prompt=prompt)))


def test_a_folder_that_is_gone_and_a_config_that_is_wrong_are_silence_too(home: Home) -> None:
    assert context(hook(home, call(home, prompt="x", cwd=f"{home.folder}/gone/far/away"))) == ""
    home.config.write_text("[memory]\nnonsense = 1\n", encoding="utf-8")
    assert context(hook(home, call(home, prompt="金额用 Decimal 吗？"))) == ""
    assert context(hook(home, call(home, "SessionStart", source="startup"))) == ""
    assert list((home.folder / "xdg" / "memoryd").glob("hook-failures"))


def test_other_events_are_none_of_its_business(home: Home) -> None:
    assert context(hook(home, call(home, "Stop"))) == ""
    assert "hook" not in home.status()


def test_a_defect_is_silence_and_names_its_place_only(home: Home) -> None:
    env = home.env | {"PYTHONPATH": str(ROOT)}
    broken = "import memoryd.core.hook_call as c; c.parse = lambda content: 1 / 0; from memoryd.cli import main; "
    code = f"{broken}import sys; sys.exit(main(['--config', {str(home.config)!r}, 'hook', 'claude-code']))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        input=call(home, prompt="秘密"),
        env=env,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")
    why = home.status()["hook"]["last_why"]
    assert why.startswith("a defect of memoryd: ZeroDivisionError in ")
    assert "秘密" not in why


def in_haste(home: Home, stdin: int, seconds: float) -> float:
    """Call the hook with another deadline, see that it is silent, and return how many seconds it took."""
    answered = f"from memoryd.cli.quick_hook import hooked; sys.exit(hooked('claude-code', os.environ, {seconds=}))"
    env = home.env | {"PYTHONPATH": str(ROOT), "MEMORYD_CONFIG": str(home.config)}
    began = time.monotonic()
    run = subprocess.run(
        [sys.executable, "-c", f"import os, sys; {answered}"],
        stdin=stdin, env=env, cwd="/", capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    took = time.monotonic() - began
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")
    return took


def test_a_call_that_never_ends_is_given_up(home: Home) -> None:
    assert quick_hook.SECONDS < hooks_file.SECONDS, "it ends before the client gives it up"
    reader, writer = os.pipe()
    os.write(writer, b'{"session_id": ')
    assert in_haste(home, reader, 0.3) < 20
    os.close(reader)
    os.close(writer)
    assert "longer than 0.3 s" in home.status()["hook"]["last_why"]


def test_the_deadline_holds_also_while_a_locked_ledger_is_waited_for(home: Home) -> None:
    assert home.memoryd("once").returncode == 0
    reader, writer = os.pipe()
    os.write(writer, call(home, "SessionStart", source="startup"))
    os.close(writer)
    with closing(sqlite3.connect(home.state / "ledger.sqlite3", isolation_level=None)) as ledger:
        ledger.execute("PRAGMA locking_mode = EXCLUSIVE")
        ledger.execute("BEGIN EXCLUSIVE")
        # For itself the ledger would be waited for five seconds.
        assert in_haste(home, reader, 0.5) < 4.5
    os.close(reader)
    assert "longer than 0.5 s" in home.status()["hook"]["last_why"]


def test_nobody_who_reads_its_output_is_no_trouble_for_the_prompt(home: Home) -> None:
    env = home.env | {"PYTHONPATH": str(ROOT)}
    reader, writer = os.pipe()
    os.close(reader)
    child = subprocess.Popen(command(home), stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE, env=env)
    os.close(writer)
    _, err = child.communicate(call(home, "SessionStart", source="startup"), timeout=60)
    assert (child.returncode, err) == (0, b"")


def test_beside_a_daemon_it_answers_and_the_failures_are_told(home: Home) -> None:
    with home.running():
        assert "Decimal" in context(hook(home, call(home, prompt="发票的金额用 Decimal 还是 float？")))
        hook(home, b"nonsense")
        assert home.status()["hook"]["failures"] == 1


def test_a_mistyped_agent_does_not_block_the_prompt_either(home: Home) -> None:
    run = home.memoryd("hook", "gemini")
    assert (run.returncode, run.stdout) == (0, "")


@pytest.mark.parametrize("words", [[], ["claude-code", "--quick"], ["claude-code", "again"]])
def test_nor_does_a_command_line_that_is_wrong(home: Home, words: list[str]) -> None:
    run = home.memoryd("hook", *words)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert home.status()["hook"]["failures"] == 1
    assert home.memoryd("hook", "--help").returncode == 0


def test_a_prompt_is_answered_without_loading_what_takes_long(home: Home) -> None:
    env = home.env | {"PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-X", "importtime", *command(home)[1:]]
    heavy = ("yaml", "dataclasses", "argparse", "logging", "platformdirs", "tomllib", "memoryd.config")
    beside = ("re", "json", "hashlib", "unicodedata")
    asked = count()

    def loaded() -> list[str]:
        prompt = call(home, prompt="发票的金额用 Decimal 还是 float？", session_id=f"n{next(asked)}")
        run = subprocess.run(words, input=prompt, env=env, cwd="/", capture_output=True, timeout=60, check=True)
        assert b"Decimal" in run.stdout
        names = [line.rsplit("|", 1)[1].strip() for line in run.stderr.decode().splitlines() if "|" in line]
        # What the environment's own `.pth` files load comes before.
        names = names[names.index("memoryd") :]
        return [name for name in (*heavy, *beside) if name in names]

    # Files that were written in this very moment are looked at once more.
    eventually(lambda: loaded() == [])
