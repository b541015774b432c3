from __future__ import annotations

import pytest

from memoryd.core.bygone import bygone
from memoryd.core.gate import judge
from tests.core.speaking import TODAY, draft, turn

WAS = [
    ("I used to always use Bun here.", "always use Bun here"),
    ("Back then we used to squash every merge.", "squash every merge"),
    ("我以前一直都用 Bun 跑脚本。", "一直都用 Bun 跑脚本"),
    ("以前我们一律用 SVN。", "我们一律用 SVN"),
    ("说到这个，我们原来都用 SVN 管代码。", "都用 SVN 管代码"),
]


@pytest.mark.parametrize(("said", "quote"), WAS)
def test_how_it_was_done_once_becomes_no_rule(said: str, quote: str) -> None:
    one = draft(quote, name=quote, description=quote, body=quote)
    (found,) = judge([one], turn(said), [], source="generic/s/turn-1", today=TODAY)
    assert "how it was" in found.reason
    (found,) = judge([draft(quote, type="user")], turn(said), [], source="generic/s/turn-1", today=TODAY)
    assert found.accepted


@pytest.mark.parametrize(
    "said",
    [
        "We used to deploy by hand; from now on use the pipeline.",
        "I'm used to working with tabs, so always use tabs.",
        "You get used to it, always run the linter.",
        "我们以前用 npm，以后都用 pnpm。",
        "提交以前要跑测试。",
        "以前的接口一律不要动。",
    ],
)
def test_what_holds_now_is_not_taken_for_bygone(said: str) -> None:
    assert not bygone(said)
