"""In which language a memory ends up that a model wrote: its quote's, the person's, or the one they chose."""

from __future__ import annotations

import pytest

from memoryd.core.gate import judge
from memoryd.core.model import Draft, Memory, Turn
from memoryd.core.text import normalise
from tests.core.speaking import TODAY, draft, memory, turn

ZH = "测试一律用真实数据库，不要 mock"
EN = "Tests always use a real database, never a mock"


def kept(one: Draft, said: Turn, *known: Memory, language: str = "auto") -> Memory:
    (found,) = judge([one], said, known, source="generic/s/turn-1", today=TODAY, language=language)
    assert found.memory is not None, found.reason
    return found.memory


@pytest.mark.parametrize(
    ("quote", "other", "name"), [(ZH, EN, "real database mock"), (EN, ZH + " mock", "真实 mock 测试")]
)
def test_what_a_model_says_in_another_language_becomes_the_quote(quote: str, other: str, name: str) -> None:
    found = kept(draft(quote, name=name, description=other, body=other), turn(quote))
    assert normalise(found.body) == normalise(found.description) == normalise(quote)
    assert ("测试" in found.name) == (quote == ZH)


@pytest.mark.parametrize(
    ("quote", "own"), [(ZH, "测试用真实数据库，不用 mock"), (EN, "Use a real database in tests, no mock")]
)
def test_what_it_says_in_the_persons_language_stays(quote: str, own: str) -> None:
    found = kept(draft(quote, name=own, description=own, body=own), turn(quote))
    assert (found.description, found.body) == (own, own)


@pytest.mark.parametrize(("quote", "other"), [(ZH, EN), (EN, ZH + " mock")])
def test_a_language_that_the_person_chose_is_written(quote: str, other: str) -> None:
    other = other.replace("never", "no")
    found = kept(draft(quote, name="mock", description=other, body=other), turn(quote), language="en")
    assert found.body == other


def test_a_memory_that_is_changed_may_keep_its_language() -> None:
    old = memory("包管理", "用 npm 管理依赖", body="用 npm 管理依赖")
    new = draft(
        "use pnpm instead of npm from now on",
        op="update",
        target="包管理",
        body="用 pnpm 管理依赖",
        name="包管理",
        description="用 pnpm 管理依赖",
    )
    assert kept(new, turn("use pnpm instead of npm from now on"), old).body == "用 pnpm 管理依赖"


@pytest.mark.parametrize(
    ("said", "line", "name"),
    [
        ("No, use spaces, not tabs.", "Use spaces, not tabs.", "use-spaces-not-tabs"),
        ("更正:提交信息用英文写,不要用中文。", "提交信息用英文写,不要用中文。", "提交信息用英文写"),
    ],
)
def test_a_correction_is_called_by_what_holds_now_and_not_by_what_leads_to_it(said: str, line: str, name: str) -> None:
    old = memory("tabs", "Always use tabs.", body="Always use tabs.")
    new = draft(said, op="update", target="tabs", name="a parrot", description=line, body=line)
    assert (kept(new, turn(said), old).name, kept(new, turn(said), old).file) == (name, old.file)


@pytest.mark.parametrize(
    ("said", "quote", "text", "written"),
    [
        (
            "从下个月起提交信息一律用英文。",
            "从下个月起提交信息一律用英文。",
            "提交信息一律用英文。",
            "从2026年12月起提交信息一律用英文。",
        ),
        (
            "从下个月起提交信息一律用英文。",
            "提交信息一律用英文",
            "提交信息用英文。",
            "从2026年12月起提交信息一律用英文。",
        ),
        (
            "Starting next month, always write commits in English.",
            "always write commits in English",
            "Write commits in English.",
            "Starting in December 2026, always write commits in English.",
        ),
    ],
)
def test_a_rule_says_since_when_it_holds_though_a_model_leaves_it_out(
    said: str, quote: str, text: str, written: str
) -> None:
    found = kept(draft(quote, name=text, description=text, body=text), turn(said))
    assert (found.description, found.body) == (written, written)


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("提交前运行 black", False),
        ("提交前用 Ruff 格式化", False),
        ("提交前都要跑格式化工具 fmt", True),
        ("**Why:** 提交前跑 FMT", True),
    ],
)
def test_a_latin_word_in_a_chinese_text_is_a_name_that_must_have_been_said(text: str, holds: bool) -> None:
    said = "以后提交前都要跑格式化工具 fmt"
    assert (kept(draft(said, name="格式化", description=text, body=text), turn(said)).body == text) is holds
