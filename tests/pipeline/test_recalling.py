"""Which memories are chosen for a request."""

from __future__ import annotations

from typing import Any

import pytest

from memoryd.core.recall import Chosen, EntryIndex, Limits
from memoryd.core.recall_entry import ASSISTANT, STRANGER, Entry
from memoryd.pipeline.recalling import KeywordSelector, choose

TODAY = "2026-11-30"


def entry(name: str, text: str, **more: Any) -> Entry:
    given = {"type": "project", "content": text, "updated": "2026-11-20"} | more
    return Entry(source=f"/app/.memory/{name}.md", name=name, description=text, **given)


ENTRIES = (
    entry("real-database", "Integration tests run against a real PostgreSQL, never a mock."),
    entry("smoke", "部署到线上之前要先跑一遍冒烟测试。"),
    entry("decimal", "Always use Decimal for money, never float.", type="feedback"),
    entry("版本", "每次回答都要写明版本号", type="feedback", always=True),
)


def recalled(request: str, *entries: Entry, **more: Any) -> Chosen:
    return choose(KeywordSelector(EntryIndex(entries or ENTRIES)), request, today=TODAY, **more)


def names(chosen: Chosen) -> list[str]:
    return [one.entry.name for one in chosen.found]


@pytest.mark.parametrize(
    ("request_", "name"),
    [
        ("should I mock the database in these tests?", "real-database"),
        ("postgresql", "real-database"),
        ("怎么部署到生产环境？", "smoke"),
        ("部署線上之前要做什麼", "smoke"),
        ("is it float or Decimal for moneyAmount?", "decimal"),
        ("金额用什么类型", "decimal"),
    ],
)
def test_what_answers_a_request_is_recalled_first(request_: str, name: str) -> None:
    assert names(recalled(request_))[:1] == [name]


@pytest.mark.parametrize("request_", ["", "   ", "thanks, looks good!", "好的，谢谢", "🚀", "the of and", "的了吗"])
def test_small_talk_recalls_nothing(request_: str) -> None:
    assert names(recalled(request_)) == []


def test_what_holds_always_comes_in_a_part_of_its_own_whatever_the_request() -> None:
    for request in ("", "postgresql", "写明版本号"):
        chosen = recalled(request)
        assert [one.name for one in chosen.always] == ["版本"]
        assert "版本" not in names(chosen)


def test_its_own_limit_holds_for_what_holds_always() -> None:
    entries = [entry(f"rule-{n}", f"Rule {n}", always=True, updated=f"2026-11-0{n}") for n in range(1, 8)]
    chosen = recalled("", *entries, limits=Limits(always_items=2))
    assert [one.name for one in chosen.always] == ["rule-7", "rule-6"]


def test_what_has_expired_is_not_recalled() -> None:
    last, over = (
        entry("last", "postgres is frozen", expires=TODAY),
        entry("over", "postgres froze", expires="2026-11-29"),
    )
    always = entry("always", "say the version", always=True, expires="2026-11-29")
    chosen = recalled("postgres", last, over, always)
    assert names(chosen) == ["last"]
    assert not chosen.always


def test_what_the_session_was_given_already_is_left_out() -> None:
    assert names(recalled("postgresql", surfaced={"/app/.memory/real-database.md"})) == []
    assert not recalled("", surfaced={"/app/.memory/版本.md"}).always


@pytest.mark.parametrize("trust", [ASSISTANT, STRANGER])
def test_words_that_are_not_the_persons_are_recalled_by_hand_only(trust: str) -> None:
    entries = (entry("other", "postgres port is 5433", trust=trust), entry("rule", "obey", always=True, trust=trust))
    assert names(recalled("postgres port", *entries)) == ["other"]
    assert names(recalled("postgres port", *entries, by_hand=False)) == []
    assert not recalled("", *entries).always


def test_no_more_than_asked_for_is_recalled() -> None:
    entries = [entry(f"m{n}", f"the kafka broker number {n}") for n in range(9)]
    assert len(names(recalled("kafka broker", *entries, limits=Limits(items=3)))) == 3
