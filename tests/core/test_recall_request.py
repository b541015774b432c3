"""What is taken for the request."""

from __future__ import annotations

from types import SimpleNamespace

from memoryd.core.recall_request import MOST_CHARACTERS, request_of


def test_a_text_is_the_request() -> None:
    assert request_of("  怎么部署？\r\n") == "怎么部署？"


def test_the_last_three_messages_of_the_person_are_the_request() -> None:
    messages = [{"role": "user", "content": f"question {n}"} for n in range(5)]
    messages.insert(4, {"role": "assistant", "content": "an answer"})
    assert request_of(messages) == "question 2\n\nquestion 3\n\nquestion 4"


def test_only_text_of_a_message_counts() -> None:
    blocks = [
        {"type": "text", "text": "hello 🌍"},
        {"type": "tool_result", "content": "rm -rf"},
        SimpleNamespace(type="text", text="世界"),
        {"type": "text", "text": None},
    ]
    assert request_of([SimpleNamespace(role="user", content=blocks)]) == "hello 🌍\n世界"


def test_messages_without_words_do_not_count() -> None:
    messages: list[object] = [{"role": "user", "content": "the question"}]
    messages += [{"role": "user", "content": [{"type": "tool_result", "content": "x"}]}] * 5
    assert request_of([*messages, "nonsense", 3, None, {"role": "user"}]) == "the question"


def test_of_too_much_the_newest_words_stay() -> None:
    assert request_of("x" * 5_000 + "the end")[-7:] == "the end"
    assert len(request_of([{"role": "user", "content": "字" * 5_000}])) == MOST_CHARACTERS
