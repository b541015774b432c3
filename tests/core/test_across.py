"""The same rule in Chinese and in English is one memory, and everything that differs is two."""

from __future__ import annotations

import pytest

from memoryd.core.across import means_the_same, same_across
from memoryd.core.gate import judge
from memoryd.core.model import Memory
from memoryd.core.sameness import statement
from memoryd.core.tombstones import hit, of
from tests.core.speaking import TODAY, draft, memory, turn

SAME = [
    ("Use pnpm, not npm", "用 pnpm 别用 npm"),
    ("Always use pnpm, never npm.", "一律用 pnpm，不要用 npm"),
    ("use ruff, not black", "使用 ruff，而不是 black"),
    ("Never use lodash", "不要用 lodash"),
    ("Use pytest for tests", "测试用 pytest"),
    ("Use Playwright for frontend tests", "前端测试用 Playwright"),
    ("Never use pandas in the backend", "後端不要用 pandas"),
]
APART = [
    ("Use pnpm, not npm", "用 npm 别用 pnpm"),
    ("Use pnpm", "不要用 pnpm"),
    ("Use pnpm, not npm", "前端用 pnpm，别用 npm"),
    ("In the backend use pnpm, not npm", "前端用 pnpm，别用 npm"),
    ("Use pytest for tests", "测试用 unittest"),
    ("Use node 20 for builds", "构建用 node 22"),
    ("Run ruff before tests", "测试之后跑 ruff"),
    ("Answer in English", "用中文回答"),
    ("Never use an ORM", "不要用存储过程"),
    ("Use Postgres for tests", "测试用数据库"),
]


def one(text: str) -> Memory:
    return memory("m", text)


@pytest.mark.parametrize(("english", "chinese"), SAME)
def test_the_same_rule_is_told_in_both_directions(english: str, chinese: str) -> None:
    assert same_across(one(english), one(chinese))
    assert same_across(one(chinese), one(english))


@pytest.mark.parametrize(("english", "chinese"), APART)
def test_whatever_differs_stays_apart(english: str, chinese: str) -> None:
    assert not same_across(one(english), one(chinese))
    assert not same_across(one(chinese), one(english))


def test_within_a_language_nothing_is_told_here() -> None:
    assert not same_across(one("Use pnpm, not npm"), one("Use pnpm, not npm"))


@pytest.mark.parametrize(("said", "known"), [SAME[0], SAME[0][::-1], SAME[4], SAME[4][::-1]])
def test_a_rule_said_again_in_the_other_language_makes_no_twin(said: str, known: str) -> None:
    new = draft(said, name="another name", description=said, body=said)
    (found,) = judge([new], turn(said), [one(known)], source="s", today=TODAY)
    assert found.reason == "says the same as “m”"


def test_a_body_that_says_more_is_no_twin() -> None:
    new = memory("n", "用 pnpm 别用 npm", body="用 pnpm 别用 npm。原因：CI 缓存只认 pnpm-lock.yaml")
    assert not same_across(new, one("Use pnpm, not npm"))


def test_what_is_not_to_be_used_is_told_from_what_is_without_a_comma() -> None:
    found = statement("用 pnpm 别用 npm")
    assert found.affirmed == {"pnpm"}
    assert found.negated == {"npm"}
    assert statement("不要用 npm").negated == {"npm"}


SAME_MEANING = [
    ("Always use pnpm for packages.", "装包一律用 pnpm。"),
    ("所有提交信息都写中文。", "Write all commit messages in Chinese."),
    ("所有提交信息都写中文。", "commit message 一律用中文。"),
    ("Never push to main.", "不要往 main 推。"),
    ("Use tabs for indentation.", "缩进用制表符。"),
    ("Run the tests before each commit.", "每次提交前跑测试。"),
    ("Never deploy on Fridays.", "周五不要部署。"),
    ("The staging database is on port 5433.", "预发数据库在 5433 端口。"),
]
OTHER_MEANING = [
    ("Always use pnpm for packages.", "pnpm 的版本固定为 9。"),
    ("Never push to main.", "不要在 main 上直接改文件。"),
    ("Use tabs for indentation.", "缩进用空格。"),
    ("Never deploy on Fridays.", "周五要部署。"),
    ("Run the tests before each commit.", "每次部署前跑测试。"),
    ("Run the tests before each commit.", "每次提交后跑测试。"),
    ("The staging database is on port 5433.", "生产数据库在 5433 端口。"),
    ("Write all commit messages in Chinese.", "注释都写中文。"),
]


@pytest.mark.parametrize(("one", "other"), SAME_MEANING)
def test_what_was_taken_away_does_not_come_back_in_the_other_language(one: str, other: str) -> None:
    for gone, new in ((one, other), (other, one)):
        stone = of(Memory(name="old", description=gone, type="feedback", body=gone), "2026-11-01")
        assert hit(Memory(name="new", description=new, type="feedback", body=new), [stone]) == stone


@pytest.mark.parametrize(("one", "other"), OTHER_MEANING)
def test_what_says_something_else_in_the_other_language_is_learned(one: str, other: str) -> None:
    assert not means_the_same(one, other)
    assert not means_the_same(other, one)
