"""What was only said under a negation is never affirmed, however a model words it or cuts its quote."""

from __future__ import annotations

import pytest

from memoryd.core.gate import judge
from memoryd.core.model import Draft, Memory, Turn
from memoryd.core.negated import affirms_negated
from memoryd.core.text import normalise
from tests.core.speaking import TODAY, draft, turn

NEGATED = [
    ("Always deploy on Friday.", "We cannot always deploy on Friday."),
    ("use tabs everywhere", "I do not want you to use tabs everywhere."),
    ("Push to main.", "Nobody should ever push to main."),
    ("run migrations by hand", "It is forbidden to run migrations by hand."),
    ("Add comments to everything.", "Stop adding comments to everything."),
    ("squash merge the branch", "From now on never squash merge the branch"),
    ("Deploy on Fridays.", "From now on no deployments on Fridays"),
    ("Ship on Fridays", "No releases on Fridays"),
    ("push to main", "Never, under any circumstances, push to main."),
    ("deploying on Friday", "Always deploying on Friday is not ok"),
    ("Use spaces", "Use tabs, not spaces"),
    ("Use spaces", "use tabs not spaces"),
    ("总是用 any 类型", "别总是用 any 类型。"),
    ("以后都用 mock 测试", "我不希望你以后都用 mock 测试。"),
    ("直接改 dist 目录。", "严禁直接改 dist 目录。"),
    ("合并都用 squash merge。", "以后永远不要 squash merge"),
    ("周五发版。", "以后周五不发版"),
    ("每周五发版。", "周五不发版，每周四发版"),
    ("每次都跑全量测试", "每次都跑全量测试没必要"),
]
SAID = [
    ("Use tabs", "Use tabs, not spaces"),
    ("Use tabs", "use tabs not spaces"),
    ("Use pnpm.", "Don't use npm, always use pnpm"),
    ("Integration tests use a real database.", "Don't mock the database in these tests"),
    ("Run make lint", "Don't forget to run make lint"),
    ("Never push", "Never push to main"),
    ("Answer in Dutch", "No, answer in Dutch please"),
    ("Use UTC", "no matter what, use UTC"),
    ("Deploy on Thursdays", "No deploys on Fridays, deploy on Thursdays"),
    ("用 pnpm", "不要用 npm，用 pnpm"),
    ("每周四发版", "周五不发版，每周四发版"),
    ("提交前跑 lint", "别忘了提交前跑 lint"),
]


@pytest.mark.parametrize(("text", "said"), NEGATED)
def test_what_stands_under_a_negation_only_is_told(text: str, said: str) -> None:
    assert affirms_negated(text, said)


@pytest.mark.parametrize(("text", "said"), SAID)
def test_what_a_clause_affirms_beside_a_negation_is_not(text: str, said: str) -> None:
    assert not affirms_negated(text, said)


def kept(one: Draft, said: Turn) -> Memory:
    (found,) = judge([one], said, [], source="generic/s/turn-1", today=TODAY)
    assert found.memory is not None, found.reason
    return found.memory


CUT = [
    ("We cannot always deploy on Friday.", "always deploy on Friday"),
    ("Well. It is forbidden to run migrations by hand. Thanks!", "run migrations by hand"),
    ("好的。我不希望你以后都用 mock 测试。谢谢", "以后都用 mock 测试"),
    ("严禁直接改 dist 目录。", "直接改 dist 目录"),
]


@pytest.mark.parametrize(("said", "quote"), CUT)
def test_a_quote_cut_out_from_under_a_negation_becomes_its_sentence(said: str, quote: str) -> None:
    found = kept(draft(quote, name=quote, description=quote, body=quote), turn(said))
    for part in (found.description, found.body, found.evidence):
        assert any(word in normalise(part) for word in ("cannot", "forbidden", "不希望", "严禁")), part
        assert "thanks" not in normalise(part)


@pytest.mark.parametrize(
    ("said", "text"),
    [("From now on no deployments on Fridays", "Deploy on Fridays."), ("以后周五不发版", "周五发版。")],
)
def test_a_ban_that_a_model_turns_around_becomes_the_quote(said: str, text: str) -> None:
    found = kept(draft(said, name=text, description=text, body=text), turn(said))
    assert normalise(found.body) == normalise(found.description) == normalise(said)
