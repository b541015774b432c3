"""Of a rule and its exact opposite the newer one holds; what only differs is left, and so is a person's trait."""

from __future__ import annotations

from dataclasses import replace

import pytest

from memoryd.core import consolidation
from memoryd.core.model import Memory
from memoryd.core.plan import Kind
from memoryd.core.plan_check import check
from memoryd.core.sameness import said, statement
from memoryd.core.superseded import superseded, turns_around
from tests.core.gold_pairs import DIFFERENT, SAME
from tests.fakes_memory import memory

TODAY = "2026-11-29"


def note(name: str, text: str, day: str, **more: object) -> Memory:
    return memory(name, **({"description": text, "body": f"{text}\n", "created": day, "updated": day} | more))


def pair(old: str, new: str, **more: object) -> list[Memory]:
    return [note("old", old, "2026-01-01", **more), note("new", new, "2026-06-01", **more)]


def found(memories: list[Memory]) -> list[tuple[str, str]]:
    return [(old.file, new.file) for old, new in superseded([said(memory) for memory in memories])]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Use tabs.", "Never use tabs."),
        ("Never use tabs in Makefiles", "Always use tabs in Makefiles."),
        ("Use tabs, not spaces.", "Use spaces, not tabs."),
        ("Use npm.", "Use pnpm, not npm."),
        ("Stop using yarn.", "Use yarn."),
        ("用制表符缩进", "不要用制表符缩进"),
        ("不要直接推送到 main", "直接推送到 main"),
        ("用制表符，不要用空格", "用空格，不要用制表符"),
        ("禁止直接推送到 main 分支", "直接推送到 main 分支。"),
        ("不要模擬資料庫", "模拟数据库"),
    ],
)
def test_the_newer_of_two_opposites_holds(old: str, new: str) -> None:
    assert found(pair(old, new)) == [("old.md", "new.md")]
    assert found(list(reversed(pair(old, new)))) == [("old.md", "new.md")]
    plan = consolidation.plan([*pair(old, new), memory("x"), memory("y")], TODAY, 0.25)
    assert [(each.files, each.reason) for each in plan.of(Kind.RETIRE)] == [
        (("old.md",), "new.md of 2026-06-01 took its place")
    ]
    assert check(plan, [*pair(old, new), memory("x"), memory("y")], retire_share=0.25, today=TODAY) == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Never use yarn.", "Use yarn for the docs site."),
        ("Deploy on Fridays.", "Never deploy to production on Fridays."),
        ("Keep functions below 40 lines.", "Keep functions below 60 lines."),
        ("Copy from staging to production.", "Never copy from production to staging."),
        ("Copy to staging.", "Never copy from staging."),
        ("Target Python 3.11.", "Target Python 3.12."),
        ("用中文回答", "不要用英文回答"),
        ("周五部署", "周五不要部署到生产环境"),
    ],
)
def test_what_only_differs_is_left(old: str, new: str) -> None:
    assert found(pair(old, new)) == []


@pytest.mark.parametrize(("one", "other"), SAME)
def test_what_says_the_same_takes_no_place_from_the_other(one: str, other: str) -> None:
    assert found(pair(one, other)) == []


def test_only_opposites_among_what_differs_take_a_place() -> None:
    taken = [(one, other) for one, other in DIFFERENT if found(pair(one, other))]
    assert {("Use tabs.", "Never use tabs."), ("用制表符缩进", "不要用制表符缩进")} <= set(taken)
    for one, other in taken:
        assert any(word in f"{one}{other}".lower() for word in ("n't", "never", "not", "over", "instead", "avoid",
                                                               "stop", "不", "禁", "而")), (one, other)  # fmt: skip


@pytest.mark.parametrize(
    ("newer", "older", "around"),
    [
        ("Never use npm.", "Use npm.", True),
        ("Use npm.", "Never use npm.", True),
        ("Use npm in the blog.", "Never use npm.", False),
        ("Never use tabs in Go.", "Use tabs.", False),
        ("Never use pnpm.", "Use pnpm, never npm.", False),
        ("Use npm.", "Use pnpm, never npm.", False),
        ("Use yarn, never pnpm.", "Use pnpm, never npm.", False),
    ],
)
def test_a_statement_is_turned_around_by_one_that_turns_all_of_it(newer: str, older: str, *, around: bool) -> None:
    assert turns_around(statement(newer), statement(older)) is around


def test_what_an_old_rule_says_beside_goes_where_the_newer_one_says_or_forbids_it_too() -> None:
    old, new = pair("Use tabs.", "Never use tabs.")
    for beside, later in (
        ("Use tabs!", ""),
        ("Wrap at 100 columns.", "Wrap at 100 columns."),
        ("Use npm.", "Never use npm."),
    ):
        memories = [replace(old, body=f"Use tabs.\n\n{beside}\n"), replace(new, body=f"Never use tabs.\n\n{later}\n")]
        assert found(memories) == [("old.md", "new.md")], beside


def test_what_an_old_rule_says_once_more_and_more_fully_goes_with_it() -> None:
    rule = "Sort imports types names lines blocks tests modules"
    old, new = pair(f"{rule}.", f"Never {rule.lower()}.")
    assert found([replace(old, body=f"{rule} everywhere.\n"), new]) == [("old.md", "new.md")]


def test_a_day_decides_and_without_one_nothing_is_done() -> None:
    old, new = pair("Use tabs.", "Never use tabs.")
    assert found([old, replace(new, updated=old.updated)]) == []
    assert found([replace(old, updated="", created=""), new]) == []


def test_a_persons_traits_and_words_and_other_types_are_left() -> None:
    assert found(pair("Likes tea.", "Does not like tea.", type="user")) == []
    old, new = pair("Use tabs.", "Never use tabs.")
    assert found([old, replace(new, type="project")]) == []
    for spared in ({"pinned": True}, {"by_hand": True}, {"typed": False}):
        memories = [replace(old, **spared), new, memory("x"), memory("y")]  # type: ignore[arg-type]
        assert consolidation.plan(memories, TODAY, 0.25).operations == ()


def test_what_says_more_than_the_rule_stays() -> None:
    old, new = pair("Use tabs.", "Never use tabs.")
    more = replace(old, body="Use tabs.\n\nThe style guide is at docs/style.md.\n")
    assert found([more, new]) == []
    reason = replace(old, body="Use tabs.\n\n**Why:** gofmt does so. It is the custom.\n\n**How to apply:** in Go.\n")
    assert found([reason, new]) == [("old.md", "new.md")]


def test_a_file_may_say_whose_place_it_takes() -> None:
    old, new = pair("Deploy with make.", "Deploy with the pipeline.")
    assert found([old, replace(new, extra=(("supersedes", "old"),))]) == [("old.md", "new.md")]
    assert found([old, replace(new, extra=(("supersedes", ["old.md", 7, "x"]),))]) == [("old.md", "new.md")]
    assert found([replace(old, extra=(("supersedes", "new"),)), new]) == [], "never an older one"
    assert found([replace(new, extra=(("supersedes", "new"),))]) == []


def test_no_more_retire_than_may_and_the_oldest_first() -> None:
    memories = [note(f"old{i}", f"Use tool{i} here.", f"2026-01-{i + 1:02}") for i in range(8)]
    memories += [note(f"new{i}", f"Never use tool{i} here.", "2026-06-01") for i in range(8)]
    plan = consolidation.plan(memories, TODAY, 0.25)
    assert [each.files[0] for each in plan.of(Kind.RETIRE)] == ["old0.md", "old1.md", "old2.md", "old3.md"]
    assert consolidation.plan(memories, TODAY, 0.0).of(Kind.RETIRE) == ()
