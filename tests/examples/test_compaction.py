"""Compaction as properties: over any conversation, whatever is called and answered in it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from examples.agent import compaction
from examples.agent.compaction import compact, fold, snip, squeeze, summarise, to_disk
from examples.agent.messages import Message, blocks, size

WORDS = st.text("ab 字🐟\n", max_size=30)


@st.composite
def conversations(draw: st.DrawFn, most: int = 90) -> list[Message]:
    """Return a conversation as an agent has it: prompts, answers, calls with their results right after them."""
    messages: list[Message] = []
    number = 0
    while len(messages) < draw(st.integers(0, most)):
        if draw(st.booleans()):
            messages.append({"role": "user", "content": draw(WORDS)})
        calls = [f"t{number + n}" for n in range(draw(st.integers(0, 3)))]
        number += len(calls)
        said = [{"type": "text", "text": draw(WORDS)}]
        uses = [{"type": "tool_use", "id": call, "name": "bash", "input": {"command": "ls"}} for call in calls]
        messages.append({"role": "assistant", "content": said + uses})
        if calls:
            content = draw(st.sampled_from(["ok", "x" * 25_000, [{"type": "text", "text": "y" * 21_000}]]))
            messages.append({
                "role": "user",
                "content": [{"type": "tool_result", "tool_use_id": call, "content": content} for call in calls],
            })  # fmt: skip
    return messages


@st.composite
def tangles(draw: st.DrawFn) -> list[Message]:
    """Return messages in which results stand anywhere after their call, or nowhere."""
    count = draw(st.integers(0, 90))
    messages: list[Message] = [{"role": "user", "content": f"m{n}"} for n in range(count)]
    for pair in range(draw(st.integers(0, 12)) if count > 1 else 0):
        first = draw(st.integers(0, count - 2))
        last = draw(st.integers(first + 1, min(first + 30, count - 1)))
        for place, block in (
            (first, {"type": "tool_use", "id": f"t{pair}", "name": "bash", "input": {}}),
            (last, {"type": "tool_result", "tool_use_id": f"t{pair}", "content": "ok"}),
        ):
            message = messages[place]
            messages[place] = {"role": message["role"], "content": [*blocks(message), block]}
    return messages


def ids(messages: list[Message]) -> tuple[set[str], set[str]]:
    every = [block for message in messages for block in blocks(message)]
    called = {block["id"] for block in every if block.get("type") == "tool_use"}
    return called, {block["tool_use_id"] for block in every if block.get("type") == "tool_result"}


def summary(text: str) -> str:
    assert len(text) <= compaction.SUMMARY_INPUT_CHARACTERS
    return "What happened."


STEPS = [
    pytest.param(snip, 3, 50, id="snip"),
    pytest.param(fold, 2, 40, id="fold"),
    pytest.param(lambda messages: summarise(messages, summary), 2, 0, id="summarise"),
    pytest.param(lambda messages: summarise(messages, summary, keep=2), 2, 0, id="summarise more"),
]
LONG = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@pytest.mark.parametrize(("step", "pinned", "above"), STEPS)
@given(messages=conversations() | tangles())
@LONG
def test_no_step_splits_a_pair_or_loses_the_head_and_twice_is_once(
    step: Callable[[list[Message]], list[Message]], pinned: int, above: int, messages: list[Message]
) -> None:
    before = copy.deepcopy(messages)
    shorter = step(messages)
    assert messages == before
    called, answered = ids(shorter)
    had_called, had_answered = ids(messages)
    assert called & had_answered == answered & had_called
    assert shorter[:pinned] == messages[:pinned]
    assert shorter[-1:] == messages[-1:]
    assert step(shorter) == shorter
    assert len(messages) > above or shorter == messages


@given(messages=conversations())
@LONG
def test_a_conversation_is_short_after_each_step(messages: list[Message]) -> None:
    assert len(snip(messages)) <= 50
    # A pair at either end may need one message more.
    folded = fold(messages)
    assert len(folded) <= max(min(len(messages), 40), 2 + 1 + 1 + 8 + 1)


@given(messages=conversations(30))
@settings(LONG, max_examples=40)
def test_all_of_it_twice_is_once_and_no_large_result_is_left(
    tmp_path_factory: pytest.TempPathFactory, messages: list[Message]
) -> None:
    folder = tmp_path_factory.mktemp("results")
    shorter = compact(messages, folder, summary, most=5_000)
    assert compact(shorter, folder, summary, most=5_000) == shorter
    for message in shorter:
        assert all(len(str(block.get("content", ""))) < 3_000 for block in blocks(message))


def result(text: str, call: str = "t1") -> Message:
    return {"role": "user", "content": [{"type": "tool_result", "tool_use_id": call, "content": text}]}


def test_a_large_result_is_kept_whole_on_the_disk_for_its_owner_alone(tmp_path: Path) -> None:
    text = "数据 🐟\r\n" * 5_000
    (message,) = to_disk([result(text, "../../t1")], tmp_path / "results")
    (path,) = (tmp_path / "results").iterdir()
    assert path.read_bytes().decode() == text
    assert path.stat().st_mode & 0o777 == 0o600
    shown = message["content"][0]["content"]
    assert str(path) in shown
    assert f"{len(text):,} characters in all" in shown
    assert to_disk([message], tmp_path / "results") == [message]


def test_a_fold_tells_each_message_in_a_line_and_carries_an_earlier_fold_on() -> None:
    messages: list[Message] = [{"role": "user", "content": f"请求 {n}\n第二行"} for n in range(41)]
    once = fold(messages)
    assert len(once) == 2 + 1 + 8
    lines = once[2]["content"].splitlines()
    assert lines[1:] == [f"- user: 请求 {n} 第二行" for n in range(2, 33)]
    again = fold([*once, *messages[:32]])
    assert "- user: 请求 5 第二行" in again[2]["content"]
    assert again[2]["content"].count(lines[0]) == 1
    assert fold(messages) == once


def test_folds_do_not_grow_without_end() -> None:
    messages: list[Message] = []
    for n in range(2_000):
        messages = fold([*messages, {"role": "user", "content": f"{n} " + "x" * 400}])
    assert size(messages) < 40_000
    assert "1990 x" in str(messages)


def test_a_summary_is_asked_of_the_middle_alone_and_at_most_80_000_characters_of_it() -> None:
    asked: list[str] = []

    def ask(text: str) -> str:
        asked.append(text)
        return "Summary."

    messages: list[Message] = [{"role": "user", "content": f"{n}:" + "x" * 20_000} for n in range(20)]
    shorter = summarise(messages, ask)
    assert [message["content"] for message in shorter[2:3]] == ["[Summary of earlier messages:]\nSummary."]
    assert shorter[:2] + shorter[3:] == messages[:2] + messages[-8:]
    assert 79_000 < len(asked[0]) <= 80_000
    assert "user: 2:x" in asked[0]
    assert "1:x" not in asked[0].partition("[…]")[0][:10]


def test_no_model_is_asked_while_the_messages_fit(tmp_path: Path) -> None:
    def ask(text: str) -> str:
        raise AssertionError("asked")

    messages: list[Message] = [{"role": "user", "content": "x" * 1_000} for _ in range(100)]
    assert len(compact(messages, tmp_path, ask)) == 11


def test_squeezing_keeps_the_head_the_summary_and_the_last_two(tmp_path: Path) -> None:
    messages: list[Message] = [{"role": "user", "content": str(n)} for n in range(10)]
    assert [message["content"][:3] for message in squeeze(messages, tmp_path, summary)] == ["0", "1", "[Su", "8", "9"]


def test_the_last_message_stays_also_where_its_call_is_long_ago() -> None:
    messages: list[Message] = [{"role": "user", "content": f"m{n}"} for n in range(60)]
    messages[4] = {
        "role": "assistant",
        "content": [{"type": "tool_use", "id": "t1", "name": "bash", "input": {"command": "ls"}}],
    }
    messages[59] = result("ok")
    assert snip(messages) == [*messages[:3], {"role": "user", "content": compaction.SNIPPED}, *messages[4:]]


def test_fifty_messages_are_left_alone_and_of_one_more_the_head_and_the_end_stay() -> None:
    said: list[Message] = [{"role": "user" if n % 2 == 0 else "assistant", "content": f"第 {n} 句"} for n in range(51)]
    assert snip(said[:50]) == said[:50]
    snipped = snip(said)
    assert len(snipped) == 50
    assert (snipped[:3], snipped[-1]) == (said[:3], said[-1])
