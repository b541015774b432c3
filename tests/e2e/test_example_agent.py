"""The example agent and the daemon, side by side: what is said in one session is known in the next."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from examples.agent.__main__ import main
from tests.e2e.running import PATIENCE, Home, eventually
from tests.messages_api import MessagesApi, Received, Reply, message

PREFERENCE = "I prefer tabs for indentation, not spaces. Remember that"
QUESTION = "What did I tell you about my preferences?"
偏好 = "我喜欢用制表符缩进，不用空格。"
问题 = "我喜欢用什么缩进？"


def known(request: Received, word: str) -> str:
    """Return the line of what the request carries from memory that has a word in it, "" when none has."""
    told = request.json["system"] + "".join(
        part for part in (str(entry["content"]) for entry in request.json["messages"]) if "<relevant_memories>" in part
    )
    return next((line for line in told.splitlines() if word in line), "")


class Person:
    """Somebody who talks with the agent in the project of a home, in this process: the SDK takes seconds to load."""

    def __init__(self, home: Home, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.chdir(home.project)
        for name, value in environment(home, "http://127.0.0.1:9").items():
            monkeypatch.setenv(name, value)

    def talk(self, url: str, *words: str, typed: str = "") -> tuple[int, str, str]:
        """Return the exit code and what was printed, standard error last."""
        self._monkeypatch.setenv("ANTHROPIC_BASE_URL", url)
        self._monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = main(["--sessions", str(self.home.sessions), *words])
        printed = self._capsys.readouterr()
        return code, printed.out, printed.err

    def ask(self, api: MessagesApi, *words: str) -> str:
        """Return what the agent answers to one prompt."""
        code, answer, trouble = self.talk(api.url, "--yes", "-p", *words)
        assert code == 0, trouble
        return answer


def environment(home: Home, url: str) -> dict[str, str]:
    here = {"PYTHONPATH": str(Path(__file__).parents[2]), "MEMORYD_CONFIG": str(home.config)}
    return home.env | here | {"ANTHROPIC_BASE_URL": url, "ANTHROPIC_API_KEY": "sk-test"}


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.fixture
def person(home: Home, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    return Person(home, monkeypatch, capsys)


def file_with_what_is_known(request: Received) -> Reply:
    """Play a model that knows of indentation only what the request tells it."""
    if len(request.json["messages"]) > 1:
        return message("Written.")
    indent = "\t" if "tabs for indentation, not spaces" in known(request, "tabs") else "    "
    given = {"path": "hello.py", "content": f"def hello():\n{indent}print('hello')\n"}
    use: dict[str, object] = {"type": "tool_use", "id": "toolu_1", "name": "write_file", "input": given}
    return message(None, stop_reason="tool_use", blocks=[use])


def answer_with_what_is_known(request: Received) -> Reply:
    return message(f"You told me: {known(request, 'tabs') or 'nothing'}")


def test_a_preference_of_one_session_is_followed_and_told_in_the_next(home: Home, person: Person) -> None:
    with MessagesApi(message("Noted.")) as api, home.running():
        first = subprocess.run(
            [sys.executable, "-m", "examples.agent", "--sessions", str(home.sessions), "-p", PREFERENCE],
            cwd=home.project, env=environment(home, api.url), capture_output=True, text=True, timeout=PATIENCE,
            check=False,
        )  # fmt: skip
        assert (first.returncode, first.stdout) == (0, "Noted.\n"), first.stderr
        eventually(lambda: "tabs for indentation" in home.index())
        api.script(file_with_what_is_known)
        person.ask(api, "Create hello.py with a function that prints hello.")
        assert (home.project / "hello.py").read_text() == "def hello():\n\tprint('hello')\n"
        api.script(answer_with_what_is_known)
        assert "tabs for indentation, not spaces" in person.ask(api, QUESTION)
        assert "<relevant_memories>" in api.received[-1].words
    transcripts = sorted(home.sessions.glob("*.jsonl"))
    assert len(transcripts) == 3
    assert not any("relevant_memories" in path.read_text(encoding="utf-8") for path in transcripts)
    assert len(home.memories()) == 1


def test_a_session_is_resumed_and_the_daemon_reads_on(home: Home, person: Person) -> None:
    with MessagesApi(message("好的。")) as api, home.running():
        person.ask(api, "你好")
        person.ask(api, 偏好, "-c", "--language", "zh")
        (transcript,) = home.sessions.glob("*.jsonl")
        assert [entry["role"] for entry in api.received[-1].json["messages"]] == ["user", "assistant", "user"]
        eventually(lambda: "制表符" in home.index())
        person.ask(api, 问题)
        assert "制表符" in api.received[-1].words.partition("</relevant_memories>")[0]
        assert "制表符" in api.received[-1].json["system"]
    assert transcript.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("answer", ["y\n", "n\n", ""])
def test_a_person_is_asked_and_their_answer_counts(home: Home, person: Person, answer: str) -> None:
    use: dict[str, object] = {"type": "tool_use", "id": "t1", "name": "bash", "input": {"command": "touch made"}}
    with MessagesApi(message(None, stop_reason="tool_use", blocks=[use]), message("Done.")) as api:
        code, out, err = person.talk(api.url, typed=f"Make it.\n{answer}")
    assert code == 0
    assert "bash: touch made" in err
    assert "Done." in out
    assert (home.project / "made").exists() is (answer == "y\n")


def test_trouble_with_the_model_is_one_line_and_an_exit_code(person: Person) -> None:
    assert person.talk("http://127.0.0.1:9", "-p", "Hello.") == (1, "", "APIConnectionError: Connection error.\n")


def test_where_nothing_is_to_be_remembered_it_works_without_memory(home: Home, person: Person) -> None:
    with home.config.open("a") as config:
        config.write('[memory]\nexclude = ["shop"]\n')
    with MessagesApi(message("Hello.")) as api:
        code, out, err = person.talk(api.url, "-p", "Hello.")
    assert (code, out) == (0, "Hello.\n")
    assert "without memory: " in err
    assert "project-memory" not in api.received[-1].json["system"]
    assert "memory_write" not in str(api.received[-1].json["tools"])


def test_without_a_key_it_says_so_and_begins_no_session(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY")
    code, answer, trouble = person.talk("http://127.0.0.1:9", "-p", QUESTION)
    assert (code, answer) == (1, "")
    assert trouble == "there is no API key; set ANTHROPIC_API_KEY\n"
    assert not list(person.home.sessions.glob("*"))
