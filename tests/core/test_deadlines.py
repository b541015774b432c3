from __future__ import annotations

import pytest

from memoryd.core.deadlines import dated
from memoryd.core.model import Draft

TUESDAY = "2026-11-17"


def on(said: str, kind: str, expires: str = "") -> tuple[str, str]:
    draft = Draft(name=said, description=said, type=kind, body=said, evidence=said, expires=expires)
    found = dated(draft, said, TUESDAY)
    assert found.evidence == said
    assert found.body == found.description
    return found.description, found.expires


@pytest.mark.parametrize(
    ("said", "written", "expires"),
    [
        ("明天上线支付模块", "2026-11-18上线支付模块", "2026-11-18"),
        ("后天下午三点开评审会", "2026-11-19下午三点开评审会", "2026-11-19"),
        ("下周三发布 2.0", "2026-11-25 发布 2.0", "2026-11-25"),
        ("月底冻结代码", "2026年11月底冻结代码", "2026-11-30"),
        ("年底下线旧网关，截止", "2026年底下线旧网关，截止", "2026-12-31"),
        ("下个月初上线新网关", "2026年12月初上线新网关", ""),
        ("The release is at the end of the month", "The release is at the end of November 2026", "2026-11-30"),
        ("We ship 2.0 tomorrow", "We ship 2.0 on 2026-11-18", "2026-11-18"),
        ("The freeze ends next Friday", "The freeze ends on 2026-11-27", "2026-11-27"),
        ("The old API is due on 5 December", "The old API is due on 2026-12-05", "2026-12-05"),
        ("从下周三起发布走新流水线", "从2026-11-25起发布走新流水线", ""),
        ("Standup is on Monday at ten", "Standup is on Monday at ten", ""),
        ("例会定在周三", "例会定在周三", ""),
        ("The API version is 2026-12-01", "The API version is 2026-12-01", ""),
        ("The code freeze was on 2026-10-01", "The code freeze was on 2026-10-01", ""),
    ],
)
def test_a_fact_means_the_same_on_any_day_and_ends_with_the_day_it_is_due(
    said: str, written: str, expires: str
) -> None:
    assert on(said, "project") == (written, expires)


@pytest.mark.parametrize(
    ("said", "written", "expires"),
    [
        ("本周五之前不要合并到 main", "2026-11-20 之前不要合并到 main", "2026-11-20"),
        ("12 月 5 日之前不要动支付模块", "2026-12-05 之前不要动支付模块", "2026-12-05"),
        ("Never merge to main until Friday", "Never merge to main until 2026-11-20", "2026-11-20"),
        ("Always ask me before you deploy through next Friday", "", ""),
        ("Always finish reviews by next Friday", "Always finish reviews by 2026-11-27", "2026-11-27"),
        ("Since 5 December always use the new API", "Since 5 December always use the new API", ""),
        ("Never deploy on Friday", "Never deploy on Friday", ""),
        ("Send the report by Friday, always", "Send the report by Friday, always", ""),
        ("周五之前一律交周报", "周五之前一律交周报", ""),
    ],
)
def test_a_rule_is_dated_only_where_it_holds_until_a_day(said: str, written: str, expires: str) -> None:
    wanted = (written, expires) if written else ("Always ask me before you deploy through 2026-11-27", "2026-11-27")
    assert on(said, "feedback") == wanted


def test_what_is_said_of_a_person_and_a_day_that_was_given_stay() -> None:
    assert on("I am away until next Friday", "user") == ("I am away until next Friday", "")
    assert on("The freeze ends on 1 December", "project", expires="2026-12-01")[1] == "2026-12-01"


@pytest.mark.parametrize(
    "said", ["明天上线", "月底冻结", "下个月初上线", "We ship tomorrow", "by the end of next month"]
)
def test_dating_twice_changes_nothing(said: str) -> None:
    once, _ = on(said, "project")
    assert on(once, "project")[0] == once


@pytest.mark.parametrize(
    ("said", "wrong", "expires"),
    [
        ("The freeze ends tomorrow", "2026-12-01", "2026-11-18"),
        ("The sprint ends on 5 December, no new features until then", "2030-01-01", "2026-12-05"),
        ("No merges on Fridays after 3 pm", "2026-11-20", ""),
        ("每周五下午三点以后不合并代码", "2026-11-20", ""),
        ("周五不发版", "2026-11-20", ""),
        ("测试库在 5433 端口", "2026-12-31", ""),
        ("We ship on Friday", "2026-11-20", "2026-11-20"),
        ("The gateway stays until Christmas", "2026-12-25", "2026-12-25"),
        ("新网关三月上线", "2027-03-31", "2027-03-31"),
    ],
)
def test_a_model_gives_a_fact_no_end_that_the_words_do_not_name(said: str, wrong: str, expires: str) -> None:
    assert on(said, "project", expires=wrong)[1] == expires


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("从下个月起提交信息一律用英文", "从2026年12月起提交信息一律用英文"),
        (
            "Starting next month, always write commits in English",
            "Starting in December 2026, always write commits in English",
        ),
        ("从下周一开始发布走新流水线", "从2026-11-23开始发布走新流水线"),
        ("从明年起一律用 Python 3.13", "从 2027 年起一律用 Python 3.13"),
        ("从今天起一律用空格", "从今天起一律用空格"),
        ("Never merge from Friday to Sunday", "Never merge from Friday to Sunday"),
    ],
)
def test_a_rule_keeps_since_when_it_holds_where_that_is_still_to_come(said: str, written: str) -> None:
    assert on(said, "feedback") == (written, "")
