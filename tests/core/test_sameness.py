"""Whether two memories say the same, held to the gold pairs."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.model import Memory
from memoryd.core.sameness import ALIKE, Said, alike, contradicts, said, same, statement
from tests.core.gold_pairs import DIFFERENT, SAME


@pytest.mark.parametrize(("one", "other"), SAME)
def test_what_says_the_same_is_alike(one: str, other: str) -> None:
    assert alike(statement(one), statement(other))
    assert alike(statement(other), statement(one))


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_what_differs_in_one_word_that_matters_is_never_alike(one: str, other: str) -> None:
    assert not alike(statement(one), statement(other))
    assert not alike(statement(other), statement(one))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Use feature flags except in tests.", "Use feature flags in tests."),
        (
            "Never push directly to the main branch of the shop repository except for hotfixes.",
            "Never push directly to the main branch of the shop repository.",
        ),
        ("Everyone but Ada may deploy.", "Everyone and Ada may deploy."),
        ("我写英文时用英文回答", "我写英文时用中文回答"),
        ("The staging URL is https://a.example.com.", "The staging URL is https://b.example.com."),
        ("The replica of the orders database is db-a.", "The replica of the orders database is db-b."),
        ("所有提交信息和所有文档都用中文写，接口名除外", "所有提交信息和所有文档都用中文写，接口名"),
    ],
)
def test_what_leaves_something_out_or_has_another_word_in_its_place_is_not_alike(one: str, other: str) -> None:
    assert not alike(statement(one), statement(other))
    assert not alike(statement(other), statement(one))


def test_what_is_turned_about_is_not_alike_though_it_says_a_little_more() -> None:
    one = statement("先迁移用户数据库的全部表并检查所有索引再部署新的应用服务器并重启所有后台任务")
    other = statement("先部署新的应用服务器并重启所有后台任务再迁移用户数据库的全部旧表并检查所有索引")
    assert one.content < other.content
    assert not alike(one, other)


def test_the_thresholds_stand_clear_of_the_gold_pairs_on_both_sides() -> None:
    """Only pairs in which no word stands for another one come down to the share of common words."""

    def share(pair: tuple[str, str]) -> float | None:
        one, other = statement(pair[0]), statement(pair[1])
        a, b = one.content, other.content
        one_sided = bool(a) and bool(b) and not (a - b and b - a) and not contradicts(one, other)
        return 2 * len(a & b) / (len(a) + len(b)) if one_sided and a != b else None

    fuller = [found for pair in DIFFERENT if (found := share(pair)) is not None]
    alike_still = [found for pair in SAME if (found := share(pair)) is not None]
    assert max(fuller) < ALIKE <= min(alike_still, default=1.0)


def said_by(description: str, body: str, kind: str = "feedback") -> Said:
    return said(Memory(name="x", description=description, type=kind, body=body))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("Use pnpm, never npm.", "Use pnpm."), ("Always use pnpm, never npm", "**Why:** the lock file is pnpm's.")),
        (("Use pnpm for packages.", "Use pnpm."), ("How to install", "Use pnpm for packages. Use pnpm.\n\nSee X.")),
        (("不要模拟数据库", "集成测试要连真数据库。"), ("不要模拟数据库。", "**原因:** 上次线上迁移失败了。")),
    ],
)
def test_memories_with_one_claim_or_one_inside_the_other_are_the_same(
    one: tuple[str, str], other: tuple[str, str]
) -> None:
    assert same(said_by(*one), said_by(*other))
    assert same(said_by(*other), said_by(*one))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("The client's retry policy", "Retry 3 times."), ("The client's retry policy", "Retry 5 times.")),
        (("Use pnpm", "Never use npm here."), ("Use pnpm", "Use npm here.")),
        (("重试策略", "重试 3 次。"), ("重试策略", "重试 5 次。")),
        (("Where the logs are", "On host alpha."), ("Where the metrics are", "On host beta.")),
    ],
)
def test_memories_that_contradict_each_other_anywhere_are_not_the_same(
    one: tuple[str, str], other: tuple[str, str]
) -> None:
    assert not same(said_by(*one), said_by(*other))


def test_a_word_of_relation_on_either_side_makes_the_order_count() -> None:
    one = "keep alpha beta gamma delta epsilon zeta kappa theta lambda {}sigma iota"
    other = one.replace("alpha beta", "beta alpha")
    assert alike(statement(one.format("")), statement(other.format("")))
    for a, b in (("before ", ""), ("", "before ")):
        assert not alike(statement(one.format(a)), statement(other.format(b)))


def test_what_has_one_body_and_two_claims_is_two_and_what_is_said_twice_is_one_whatever_it_says() -> None:
    assert not same(said_by("Use tabs.", "As always."), said_by("Use spaces.", "As always."))
    assert same(said_by("Use tabs.", "Use tabs. Never use tabs."), said_by("Use tabs.", "Use tabs. Never use tabs."))
    assert not same(said_by("Answer briefly.", "Use tabs."), said_by("Answer briefly.", "Never use tabs in Go."))


def test_memories_of_two_types_are_never_the_same() -> None:
    assert not same(said_by("Use pnpm", "Use pnpm"), said_by("Use pnpm", "Use pnpm", "project"))


@given(st.text(max_size=80), st.text(max_size=80))
def test_likeness_works_both_ways_and_each_statement_is_like_itself(one: str, other: str) -> None:
    a, b = statement(one), statement(other)
    assert alike(a, a)
    assert alike(a, b) == alike(b, a)


@pytest.mark.parametrize("text", ["not " * 4_000, "prefer a " * 2_000, "不" * 8_000, "," * 8_000, "**why:" * 2_000])
def test_no_text_takes_long(text: str) -> None:
    began = time.monotonic()
    said_by(text, text)
    assert time.monotonic() - began < 2
