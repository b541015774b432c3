"""The example agent's turn against a scripted Messages API: what is asked, what is written down."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import anthropic
import pytest

from examples.agent.agent import Agent
from examples.agent.messages import Message
from examples.agent.model import Model
from examples.agent.permissions import Permissions
from memoryd import MemoryDir, sessions
from tests.messages_api import MessagesApi, Received, Reply, Script, error, message, raw

TOO_LONG = error(400, text="prompt is too long: 210000 tokens > 200000 maximum")


def calls(name: str, stop_reason: str = "tool_use", **given: str) -> Reply:
    block: dict[str, object] = {"type": "tool_use", "id": "toolu_1", "name": name, "input": given}
    return message(None, stop_reason=stop_reason, blocks=[block])


@dataclass
class House:
    """An agent in a project, and the sessions it writes."""

    folder: Path
    api: MessagesApi
    memory: MemoryDir

    def agent(self, *, ask: Callable[[str], str] = lambda question: "y", hooks: tuple[str, ...] = ()) -> Agent:
        client = anthropic.Anthropic(api_key="sk-test", base_url=self.api.url, max_retries=1)
        session = sessions.resume(self.folder / "sessions") or sessions.create(self.folder / "sessions", cwd=self.cwd)
        model = Model(client, session.path.with_suffix(".results"))
        return Agent(session, self.memory, model, Permissions(ask), hooks)

    @property
    def cwd(self) -> Path:
        return self.folder / "project"

    @property
    def history(self) -> list[Message]:
        session = sessions.resume(self.folder / "sessions")
        assert session is not None
        return session.history()

    def asked(self, number: int = -1) -> dict[str, Any]:
        return self.api.received[number].json

    def words(self, number: int = -1) -> list[Any]:
        return [entry["content"] for entry in self.asked(number)["messages"]]


@pytest.fixture
def house(tmp_path: Path, api: MessagesApi) -> House:
    (tmp_path / "project").mkdir()
    memory = MemoryDir(tmp_path / "project" / ".memory")
    memory.write("Use tabs for indentation, not spaces.", type="feedback", name="tabs")
    return House(tmp_path, api, memory)


@pytest.fixture
def api(request: pytest.FixtureRequest) -> Any:
    with MessagesApi(message("Done.")) as api:
        yield api


ABOUT_TABS = "Which indentation do we use?"


def test_memories_are_in_the_request_and_never_in_the_history(house: House) -> None:
    agent = house.agent()
    agent.turn(ABOUT_TABS)
    assert house.words()[0].startswith("<relevant_memories>")
    assert house.words()[0].endswith(f"\n\n{ABOUT_TABS}")
    assert house.history[0]["content"] == ABOUT_TABS
    agent.turn("谢谢")
    assert house.words()[0] == ABOUT_TABS
    assert str(house.words()).count("<relevant_memories>") == 1
    assert "relevant_memories" not in str(house.history)
    assert "[tabs](feedback-tabs.md)" in house.asked()["system"]


def test_memories_stay_through_every_round_and_retry_of_their_turn(house: House) -> None:
    house.api.script(calls("glob", pattern="*"), error(529, "overloaded_error"), TOO_LONG, message("Tabs."))
    assert house.agent().turn(ABOUT_TABS) == "Tabs."
    assert len(house.api.received) == 4
    for number in range(4):
        assert str(house.words(number)).count("<relevant_memories>") == 1
    assert "relevant_memories" not in str(house.history)


def test_a_session_that_is_resumed_goes_on_where_it_was(house: House) -> None:
    house.api.script(calls("write_file", path="a.py", content="\tpass\n"), message("Written."))
    house.agent().turn("Write a.py")
    house.api.script(message("Yes."))
    house.agent().turn("谢谢，再检查一遍")
    said = house.asked()["messages"]
    assert [entry["role"] for entry in said] == ["user", "assistant", "user", "assistant", "user"]
    assert said[2]["content"][0]["tool_use_id"] == "toolu_1"
    assert (house.cwd / "a.py").read_text() == "\tpass\n"


def test_a_call_that_is_not_allowed_is_not_made_and_the_model_is_told(house: House) -> None:
    house.api.script(calls("bash", command="touch made"), message("All right."))
    house.agent(ask=lambda question: "n").turn("谢谢")
    (result,) = house.history[2]["content"]
    assert (result["content"], result["is_error"]) == ("the person did not allow it", True)
    assert not (house.cwd / "made").exists()


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        (calls("fly", to="the moon"), "there is no tool fly"),
        (calls("read_file", path="none"), "No such file"),
        (calls("bash", stop_reason="max_tokens", command="rm -rf"), "was cut off"),
    ],
)
def test_what_goes_wrong_with_a_tool_is_told_to_the_model(house: House, reply: Reply, why: str) -> None:
    house.api.script(reply, message("I see."))
    assert house.agent().turn("谢谢") == "I see."
    (result,) = house.history[2]["content"]
    assert why in result["content"]


def test_a_stop_hook_makes_it_go_on_and_the_turn_ends_after_it(house: House) -> None:
    hook = "test -e tested || { touch tested; echo 'Run the tests first.'; exit 2; }"
    house.api.script(message("Done."), message("Now it is."))
    assert house.agent(hooks=(hook,)).turn(ABOUT_TABS) == "Now it is."
    assert house.words()[2] == "Run the tests first."
    assert house.words()[0].startswith("<relevant_memories>")
    lines = [json.loads(line) for line in next((house.folder / "sessions").glob("*.jsonl")).read_text().splitlines()]
    assert [line.get("role", line.get("type")) for line in lines] == [
        "user", "assistant", "harness", "assistant", "memoryd.turn_end",
    ]  # fmt: skip


def test_a_hook_that_always_objects_ends_with_the_rounds(house: House) -> None:
    house.agent(hooks=("exit 2",)).turn("谢谢")
    assert len(house.api.received) == 4


def test_a_prompt_that_is_too_long_is_sent_once_more_and_shorter(house: House) -> None:
    agent = house.agent()
    for number in range(6):
        agent.turn(f"谢谢 {number}")
    house.api.received.clear()
    house.api.script(TOO_LONG, message("A summary."), message("Done."))
    agent.turn("谢谢")
    first, summary, second = (entry.json for entry in house.api.received)
    assert summary["max_tokens"] == 2_000
    assert len(first["messages"]) == 13
    assert [entry["content"] for entry in second["messages"]][2:] == [
        "[Summary of earlier messages:]\nA summary.", [{"type": "text", "text": "Done."}], "谢谢",
    ]  # fmt: skip
    assert len(house.history) == 14


def test_a_conversation_that_is_too_large_is_summarised_before_it_is_sent(house: House) -> None:
    agent = house.agent()
    pasted = "行 🐟" * 14_000
    for number in range(9):
        agent.turn(f"谢谢 {number} {pasted}")
    house.api.received.clear()
    house.api.script(message("摘要。"), message("Done."))
    agent.turn(f"谢谢 {pasted}")
    summary, asked = (entry.json for entry in house.api.received)
    assert summary["max_tokens"] == 2_000
    assert "tools" not in summary
    (given,) = (entry["content"] for entry in summary["messages"])
    assert 79_000 < len(given) <= 80_000
    assert [entry["content"] for entry in asked["messages"]][2] == "[Summary of earlier messages:]\n摘要。"
    assert len(asked["messages"]) == 2 + 1 + 8
    assert len(house.history) == 20


def test_a_prompt_that_stays_too_long_is_told_and_the_session_goes_on(house: House) -> None:
    agent = house.agent()
    house.api.script(TOO_LONG)
    with pytest.raises(anthropic.BadRequestError, match="too long"):
        agent.turn("谢谢")
    assert len(house.api.received) == 2
    house.api.script(message("Back."))
    assert agent.turn("还在吗") == "Back."


def test_compaction_leaves_the_transcript_whole(house: House) -> None:
    (house.cwd / "long").write_text(f"{'行 🐟' * 9}\n" * 2_000)
    agent = house.agent()
    replies: list[Script] = [calls("read_file", path="long"), message("Read.")]
    house.api.script(*replies)
    agent.turn("谢谢，读一下")
    for number in range(30):
        agent.turn(f"谢谢 {number}")
    assert len(house.asked()["messages"]) < 45
    history = house.history
    assert len(history) == 4 + 60
    assert len(history[2]["content"][0]["content"]) == (9 * 3 + 1) * 2_000
    (kept,) = (house.folder / "sessions").glob("*.results/*.txt")
    assert str(kept) in str(house.words(1))
    assert kept.stat().st_size > 100_000


def test_a_subagent_has_its_own_prompt_and_30_rounds_and_only_its_answer_comes_back(house: House) -> None:
    def script(request: Received) -> Reply:
        asked = request.json
        if asked["messages"][0]["content"] == "Count the files.":
            assert "another agent" in asked["system"]
            assert "task" not in [tool["name"] for tool in asked["tools"]]
            return calls("glob", pattern="*")
        return message("It did not end.") if len(asked["messages"]) > 1 else calls("task", prompt="Count the files.")

    house.api.script(script)
    assert house.agent().turn("谢谢，数一数") == "It did not end."
    assert len(house.api.received) == 30 + 2
    assert house.history[2]["content"][0]["content"] == "[stopped after 30 rounds]"
    assert len(house.history) == 4


def test_a_broken_answer_ends_the_turn_and_not_the_session(house: House) -> None:
    agent = house.agent()
    house.api.script(calls("glob", pattern="*"), raw(b"<html>", content_type="text/html", status=502))
    with pytest.raises(anthropic.APIError):
        agent.turn("谢谢")
    house.api.script(message("Back."))
    assert agent.turn("还在吗") == "Back."
    assert [entry["role"] for entry in house.asked()["messages"]] == ["user", "assistant", "user", "user"]


def test_an_interrupted_tool_leaves_a_conversation_that_the_model_takes(house: House) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    agent = house.agent(ask=interrupt)
    house.api.script(calls("bash", command="ls"))
    with pytest.raises(KeyboardInterrupt):
        agent.turn("谢谢")
    house.api.script(message("Back."))
    assert agent.turn("还在吗") == "Back."
    assert house.asked()["messages"][2]["content"][0]["is_error"] is True


def test_a_memory_that_cannot_be_read_is_told_and_the_agent_works(house: House) -> None:
    agent = house.agent()
    folder = Path(house.memory.path)
    folder.rename(folder.with_name("moved"))
    folder.symlink_to("/tmp")
    assert agent.turn(ABOUT_TABS) == "Done."
    assert "cannot be read now" in house.asked()["system"]
    assert house.words() == [ABOUT_TABS]
