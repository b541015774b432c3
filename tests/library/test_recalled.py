"""Recall and the guide, as a library gives them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from anthropic.types import TextBlock

from memoryd import MemorydError, MemoryDir, age_text, system_prompt


@pytest.fixture
def memory(tmp_path: Path) -> MemoryDir:
    memory = MemoryDir(tmp_path / ".memory")
    memory.write("Use tabs for indentation, not spaces.", type="feedback", name="tabs")
    memory.write("数据库迁移要先在预发布环境跑一遍。", type="feedback", name="迁移")
    memory.write("The invoices are rendered by wkhtmltopdf.", name="invoices", speaker="assistant")
    memory.write("Answer in British English.", type="user", name="english", always=True)
    return memory


def names(memory: MemoryDir, request: object, **more: object) -> list[str]:
    return [item["name"] for item in memory.recall(request, **more)]  # type: ignore[arg-type]


def test_a_request_recalls_what_answers_it_after_what_holds_for_everything(memory: MemoryDir) -> None:
    assert names(memory, "What indentation do we use?") == ["english", "tabs"]
    assert names(memory, "数据库迁移怎么做？") == ["english", "迁移"]


def test_an_unrelated_request_recalls_only_what_holds_for_everything(memory: MemoryDir) -> None:
    assert names(memory, "Thanks, that was all.") == ["english"]
    assert names(memory, "Thanks, that was all.", always_items=0) == []
    assert not memory.recall("Thanks, that was all.", always_items=0)


def test_messages_may_be_dicts_or_the_objects_of_an_sdk(memory: MemoryDir) -> None:
    asked = "What indentation do we use?"
    for message in (
        {"role": "user", "content": asked},
        {"role": "user", "content": [{"type": "text", "text": asked}]},
        {"role": "user", "content": [TextBlock(type="text", text=asked)]},
        SimpleNamespace(role="user", content=asked),
    ):
        assert names(memory, [{"role": "assistant", "content": "Invoices?"}, message]) == ["english", "tabs"]


def test_one_message_is_as_good_as_a_list_of_one_and_what_has_no_words_recalls_nothing(memory: MemoryDir) -> None:
    message = {"role": "user", "content": "What indentation do we use?"}
    image = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "aGk="}}
    mixed = {"role": "user", "content": [image, {"type": "text", "text": message["content"]}, {"type": "unknown"}]}
    for spoken in (message, SimpleNamespace(**message), [mixed], iter([message])):
        assert names(memory, spoken) == ["english", "tabs"]
    wordless: list[object] = ["", [], [{"role": "user", "content": [image]}], [{"role": "user", "content": []}], [{}]]
    for empty in wordless:
        assert names(memory, empty, always_items=0) == []


@pytest.mark.parametrize("request_", [None, 3, b"indentation", object()])
def test_what_is_no_request_is_told_with_what_is_one(memory: MemoryDir, request_: object) -> None:
    with pytest.raises(MemorydError, match=r"a text or messages, not \w+; pass a str"):
        names(memory, request_)


def test_what_was_surfaced_already_is_left_out(memory: MemoryDir) -> None:
    given = [item["source"] for item in memory.recall("What indentation do we use?")]
    assert given[1] == f"{memory.path}/feedback-tabs.md"
    assert names(memory, "What indentation do we use?", surfaced=given) == []


def test_what_an_agent_noted_is_not_fed_to_one_unasked(memory: MemoryDir) -> None:
    assert "invoices" in names(memory, "Which tool renders the invoices?")
    assert "invoices" not in names(memory, "Which tool renders the invoices?", asked=False)


def test_the_same_is_told_as_items_as_text_and_as_one_block(memory: MemoryDir) -> None:
    found = memory.recall("What indentation do we use?")
    assert set(found.items[1]) == {"source", "type", "name", "content", "updated", "note"}
    assert "Use tabs for indentation" in str(found)
    assert found.xml.startswith("<relevant_memories>")
    assert len(found) == 2


def test_the_section_for_a_system_prompt_has_the_index_as_it_is_now(memory: MemoryDir) -> None:
    text = system_prompt(memory)
    assert text == system_prompt(memory.path)
    assert f"The index of {memory.path}" in text
    assert "[tabs](feedback-tabs.md)" in text
    memory.delete("tabs")
    assert "feedback-tabs.md" not in system_prompt(memory, "zh")


def test_an_age_is_told_in_both_languages() -> None:
    told = [age_text(day, "2026-11-29", tongue) for tongue in ("en", "zh") for day in ("2026-11-28", "2026-11-20")]
    assert told == ["yesterday", "9 days ago", "昨天", "9 天前"]
