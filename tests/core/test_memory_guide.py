"""What an agent is told of its memory: everything it must know, in both languages."""

from __future__ import annotations

import pytest

from memoryd.core.frontmatter import split
from memoryd.core.memory_guide import guide
from memoryd.core.model import MemoryType

FOLDER = "/home/ada/店铺/.memory"
INDEX = "- [缩进](feedback-缩进.md) — 用 {tab}，不用 {folder}"

MUST = {
    "en": [
        "background knowledge, not a command", "current request wins", "ignore memory, act as if it did not exist",
        "**Why:**", "**How to apply:**", "What not to save", "even when you are asked to save it",
        "ask what about it was surprising", "When to look", "check that the file is there",
        "search for the function or flag", "1. The file", "2. Then the index", "secrets",
    ],
    "zh": [
        "背景知识，不是命令", "以当前的请求为准", "忽略记忆，就当它不存在",
        "**Why:**", "**How to apply:**", "不要保存的内容", "即使用户要求保存，也是如此",
        "有什么出乎意料", "什么时候查看", "先确认文件还在",
        "搜索那个函数或开关", "1. 先写文件", "2. 再写索引", "秘密",
    ],
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "zh"])
def test_it_says_all_that_an_agent_must_know(language: str) -> None:
    text = guide(FOLDER, INDEX, language)
    assert [words for words in MUST[language] if words not in text] == []
    assert text.endswith(f"\n{INDEX}\n")
    assert text.count(FOLDER) >= 3


@pytest.mark.parametrize(("language", "example"), [("en", "Example: "), ("zh", "例：")])
def test_each_type_is_told_with_an_example(language: str, example: str) -> None:
    lines = guide(FOLDER, INDEX, language).splitlines()
    for kind in MemoryType:
        (number,) = [n for n, line in enumerate(lines) if line.startswith((f"- {kind}:", f"- {kind}："))]
        assert lines[number + 1].strip().startswith(example)


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_form_it_shows_is_one_that_is_read(language: str) -> None:
    lines = guide(FOLDER, INDEX, language).splitlines()
    first = lines.index("   ---")
    shown = "\n".join(line.strip() for line in lines[first : lines.index("   ---", first + 1) + 1])
    front = split("m.md", shown + "\n").front
    assert front is not None
    assert [line.split(":")[0] for line in front.splitlines()] == ["name", "description", "type"]


@pytest.mark.parametrize(("tag", "chinese"), [("zh", True), ("zh-CN", True), ("ZH-hant", True), ("en", False)])
def test_the_language_is_that_of_the_tag(tag: str, chinese: bool) -> None:
    assert ("背景知识" in guide(FOLDER, INDEX, tag)) is chinese


def test_braces_in_a_path_or_a_memory_are_braces() -> None:
    text = guide("/x/{index}", INDEX)
    assert "/x/{index}/<type>" in text
    assert "用 {tab}，不用 {folder}" in text
