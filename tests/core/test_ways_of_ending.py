"""What is said next about a rule ends it, changes it, or leaves it: a whole exchange through the rules and the gate."""

from __future__ import annotations

import pytest

from memoryd.core.gate import judge
from memoryd.core.model import Memory, Op, Request
from memoryd.core.rules import propose
from tests.core.speaking import TODAY, turn

SQUASH, LINT, EMOJI = (
    "Always squash before merging.",
    "Always run make lint before pushing.",
    "Never use emojis in commits.",
)
合并, 检查, 表情 = "以后合并前一律 squash。", "提交前一律先跑 make lint。", "提交信息里禁止用 emoji。"
EVENTS = "We decided to use MongoDB for the event store."
事件 = "我们决定事件存储用 MongoDB，不用 MySQL。"


def standing(*said: str) -> list[str]:
    """Return the descriptions that stand after what was said, one message after the other."""
    known: list[Memory] = []
    for text in said:
        one = turn(text)
        drafts = propose(Request((one,), tuple(known), TODAY))
        for verdict in judge(drafts, one, known, source="generic/s/turn-1", today=TODAY):
            if not verdict.accepted or verdict.memory is None:
                continue
            draft = verdict.draft
            known = [memory for memory in known if draft.op == Op.CREATE or memory.name != draft.target]
            known += [] if draft.op == Op.RETIRE else [verdict.memory]
    return [memory.description for memory in known]


@pytest.mark.parametrize(
    ("rule", "then"),
    [
        (SQUASH, "No need to squash any more, plain merges are fine from now on."),
        (LINT, "Forget what I said about make lint, you don't have to run it any more."),
        (LINT, "Please ignore everything I told you about make lint."),
        (LINT, "The rule about make lint is obsolete."),
        (EMOJI, "Emojis in commits are fine now, forget that rule."),
        (合并, "以后合并不用 squash 了。"),
        (合并, "从今天起合并前不需要 squash 了。"),
        (合并, "squash 那条规定取消了。"),
        (检查, "之前说的 make lint 那条取消，以后不用跑了。"),
        (检查, "以后提交前不用跑 make lint 了。"),
        (表情, "提交信息现在可以用 emoji 了，之前那条规定作废。"),
    ],
)
def test_a_rule_that_is_taken_back_is_gone(rule: str, then: str) -> None:
    """Nothing of it is left, or nothing but that it is over."""
    (old,) = standing(rule)
    left = standing(rule, then)
    assert old not in left
    assert len(left) <= 1


@pytest.mark.parametrize(
    ("rule", "then", "new"),
    [
        ("In this repo we use npm.", "We switched to pnpm, don't use npm any more.", "pnpm"),
        ("In this repo we use npm.", "We moved to pnpm, so stop using npm.", "pnpm"),
        (EVENTS, "Change of plans: we'll use PostgreSQL for the event store instead of MongoDB.", "PostgreSQL"),
        (EVENTS, "We'll use PostgreSQL instead of MongoDB after all.", "PostgreSQL"),
        ("以后缩进一律用 tab。", "缩进改用空格，不要再用 tab 了。", "空格"),
        ("这个仓库统一用 npm。", "我们换成 pnpm 了，以后别用 npm。", "pnpm"),
        (事件, "计划变了，事件存储不用 MongoDB 了，改用 PostgreSQL。", "PostgreSQL"),
        ("测试环境地址是 https://t1.example.com。", "测试环境现在换到 https://t2.example.com 了。", "t2"),
        (表情, "以后提交信息里可以用 emoji 了。", "可以用"),
    ],
)
def test_what_takes_its_place_stands_alone(rule: str, then: str, new: str) -> None:
    (left,) = standing(rule, then)
    assert new in left


@pytest.mark.parametrize(
    ("rule", "then"),
    [
        (LINT, "No need to run make lint now, it passed."),
        (LINT, "You don't have to run make lint, I just did."),
        (SQUASH, "No need to squash here."),
        (EMOJI, "Emojis in the README are fine."),
        ("In this repo we use npm.", "The docs site switched to pnpm, they don't use npm any more."),
        ("In this repo we use npm.", "We switched to the pnpm branch, don't use npm cache there."),
        (检查, "这次不用跑 make lint 了，直接推。"),
        (检查, "不用再跑 make lint 了，已经过了"),
        (合并, "这个分支合并不用 squash 了。"),
        (事件, "同事说我们不用 MongoDB 了，我去确认一下。"),
        ("以后缩进一律用 tab。", "他们组缩进改用空格了，不用 tab。"),
        ("以后缩进一律用 tab。", "这个 yaml 文件用空格，不要用 tab。"),
    ],
)
def test_what_is_said_of_now_here_or_others_leaves_it(rule: str, then: str) -> None:
    assert standing(rule)
    assert standing(rule, then) == standing(rule)


@pytest.mark.parametrize(
    "said",
    [
        "以后简短回答会被截断",
        "以后不用跑了。",
        "不用再跑 make lint 了，已经过了",
        "Add a rule to eslint that forbids console.log from now on",
        "在 eslint 里加一条规则，以后禁止 console.log",
        "PRD:\n- Users must confirm their email\n- Never show prices to guests\n\nbuild it",
        "我们决定先用 Redis 顶一下",
        "我们决定这个函数用 Map 实现",
    ],
)
def test_what_comes_is_done_with_or_is_to_be_built_is_no_rule(said: str) -> None:
    assert standing(said) == []


@pytest.mark.parametrize(
    "said", ["我们决定用 Kafka。", "团队敲定消息队列换成 Kafka。", "数据库定了用 TiDB，不再考虑 MySQL 分库分表。"]
)
def test_a_decision_for_something_by_name_is_kept(said: str) -> None:
    assert standing(said)


@pytest.mark.parametrize(
    "said",
    [
        "以后给新表一律加唯一性限制。",
        "以后每次改接口都要在 CI 里加一条检查。",
        "以后开会前先发议程。",
        "以后代码会先走 CI，别直接推。",
        "将来会用到的常量一律放 constants.py。",
        "你不用再问我了，以后直接改。",
    ],
)
def test_what_is_to_be_built_or_done_each_time_is_a_rule(said: str) -> None:
    assert standing(said)
