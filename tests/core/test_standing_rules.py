"""Rules that are plain however few words they have: a day of every week on which nothing is done, a language."""

from __future__ import annotations

import pytest

from memoryd.core.gate import judge
from memoryd.core.rules import propose
from tests.core.speaking import TODAY, request, turn


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("不要在周五以后合并", "不要在周五以后合并。"),
        ("不要在周五上线", "不要在周五上线。"),
        ("周五以后不要合并", "周五以后不要合并。"),
        ("每周五不要发版", "每周五不要发版。"),
        ("Don't merge after Friday.", "Don't merge after Friday."),
        ("Never deploy on Fridays.", "Never deploy on Fridays."),
        ("please don't release anything on a Friday", "Don't release anything on a Friday."),
        ("请用中文回答。", "用中文回答。"),
        ("用英文回复我", "用英文回复我。"),
        ("回答请用中文。", "回答请用中文。"),
        ("Answer in Chinese please.", "Answer in Chinese."),
        ("please reply in German", "Reply in German."),
    ],
)
def test_a_plain_rule_is_kept_whole_and_without_a_day(said: str, kept: str) -> None:
    (draft,) = propose(request(turn(said)))
    assert (draft.type, draft.description, draft.expires) == ("feedback", kept, "")
    assert draft.name == kept.rstrip("。.")
    (verdict,) = judge([draft], turn(said), (), source="s", today=TODAY)
    assert verdict.memory is not None, verdict.reason
    assert (verdict.memory.description, verdict.memory.expires) == (kept, "")


@pytest.mark.parametrize(
    "said",
    [
        "不要在这周五以后合并",
        "周五不要迟到",
        "Don't merge until Friday.",
        "Don't deploy on Friday.",
        "请用英文回答这个问题",
        "用中文回答会更好吗？",
        "Can you reply in German?",
        "reply in German to this ticket",
    ],
)
def test_what_is_of_one_week_or_one_answer_is_no_such_rule(said: str) -> None:
    assert not any(draft.type == "feedback" for draft in propose(request(turn(said))))
