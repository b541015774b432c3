from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.dates import absolute, named_days
from memoryd.core.deadlines import last_day

THURSDAY = date(2026, 11, 26)


@pytest.mark.parametrize(
    ("text", "written", "last"),
    [
        ("We ship v2 by Friday", "We ship v2 by 2026-11-27", "2026-11-27"),
        ("We ship next Friday", "We ship on 2026-12-04", "2026-12-04"),
        ("freeze until Dec 5", "freeze until 2026-12-05", "2026-12-05"),
        ("launch on March 3rd, 2027", "launch on 2027-03-03", "2027-03-03"),
        ("launch on 3 March", "launch on 2027-03-03", "2027-03-03"),
        ("by the end of the month", "by the end of November 2026", "2026-11-30"),
        ("ship in two weeks", "ship on 2026-12-10", "2026-12-10"),
        ("done tomorrow", "done on 2026-11-27", "2026-11-27"),
        ("launch next week", "launch in the week of 2026-11-30", ""),
        ("freeze from Monday until December 4", "freeze from 2026-11-30 until 2026-12-04", "2026-12-04"),
        ("starts on Monday", "starts on 2026-11-30", ""),
        ("since March 3", "since 2027-03-03", ""),
        ("on 2026-12-15", "on 2026-12-15", "2026-12-15"),
        ("on 2020-01-01", "on 2020-01-01", ""),
        ("reset every Sunday night", "reset every Sunday night", ""),
        ("QA works Tuesday to Thursday", "QA works Tuesday to Thursday", ""),
        ("测试库每周日晚上清空", "测试库每周日晚上清空", ""),
        ("每月 5 号发版", "每月 5 号发版", ""),
        ("no deploys on Fridays", "no deploys on Fridays", ""),
        ("it may 5 times fail on 2026-13-45", "it on 2027-05-05 times fail on 2026-13-45", "2027-05-05"),
        ("下周五上线", "2026-12-04上线", "2026-12-04"),
        ("周五上线", "2026-11-27上线", "2026-11-27"),
        ("12月5日冻结", "2026-12-05冻结", "2026-12-05"),
        ("定在 12 月 15 号", "定在 2026-12-15", "2026-12-15"),
        ("下个月5号", "2026-12-05", "2026-12-05"),
        ("月底前交付", "2026年11月底前交付", "2026-11-30"),
        ("三天前换成了 Postgres", "2026-11-23 换成了 Postgres", ""),
        ("发布三天前要冻结", "发布三天前要冻结", ""),
        ("三天后发版", "2026-11-29发版", "2026-11-29"),
        ("2027年1月10号之前", "2027-01-10之前", "2027-01-10"),
        ("十二月五号", "2026-12-05", "2026-12-05"),
        ("从12月5日开始", "从2026-12-05开始", ""),
        ("坐5号线", "坐5号线", ""),
        ("明天 v2 上线", "2026-11-27 v2 上线", "2026-11-27"),
    ],
)
def test_days_become_absolute_and_the_last_one_ends_it(text: str, written: str, last: str) -> None:
    assert absolute(text, THURSDAY) == written
    assert last_day(text, THURSDAY) == last


def test_the_turn_of_the_year_and_of_the_month() -> None:
    assert absolute("January 20", date(2026, 12, 30)) == "2027-01-20"
    assert absolute("in one month", date(2027, 1, 31)) == "2027-02-28"
    assert absolute("next month", date(2026, 12, 1)) == "January 2027"
    assert absolute("next quarter", date(2026, 12, 1)) == "Q1 2027"
    assert absolute("31号", date(2026, 12, 31)) == "2026-12-31"


@pytest.mark.parametrize(
    ("text", "written", "last"),
    [
        ("年底下线旧接口", "2026年底下线旧接口", "2026-12-31"),
        ("我们年底下线 v1 接口", "我们 2026 年底下线 v1 接口", "2026-12-31"),
        ("下个月底交付", "2026年12月底交付", "2026-12-31"),
        ("下个月初上线", "2026年12月初上线", ""),
        ("本月中旬体检", "2026年11月中旬体检", ""),
        ("12月初上线", "12月初上线", ""),
        ("12 月底上线", "12 月底上线", ""),
        ("下周上线 v2", "2026-11-30 那周上线 v2", ""),
        ("明年底再说", "2027年底再说", ""),
        ("drop it at the end of the year", "drop it at the end of 2026", "2026-12-31"),
        ("done by the end of next quarter", "done by the end of Q1 2027", "2027-03-31"),
        ("done by the end of this week", "done by the end of the week of 2026-11-23", "2026-11-29"),
        ("from the end of the month", "from the end of November 2026", ""),
        ("月底之后上线", "2026年11月底之后上线", ""),
        ("季度末 review", "2026 年第四季度末 review", "2026-12-31"),
    ],
)
def test_a_period_is_named_in_full_and_only_its_end_is_a_day(text: str, written: str, last: str) -> None:
    assert absolute(text, THURSDAY) == written
    assert last_day(text, THURSDAY) == last


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("我们决定下周五上线 v2", "我们决定 2026-12-04 上线 v2"),
        ("我们决定下周五上线v2", "我们决定2026-12-04上线v2"),
        ("我们决定 12 月 10 日上线 v2", "我们决定 2026-12-10 上线 v2"),
        ("定在下周五。", "定在2026-12-04。"),
    ],
)
def test_a_date_stands_beside_chinese_as_other_figures_of_the_text_do(text: str, written: str) -> None:
    assert absolute(text, THURSDAY) == written


@given(st.text(alphabet="0123456789年月日号周下个 mondayecjunxt-/,.后内天一二十", max_size=40), st.dates())
def test_no_text_and_no_day_raises(text: str, today: date) -> None:
    for named in named_days(text, today):
        assert 0 <= named.start < named.end <= len(text)
    absolute(text, today)
    last_day(text, today)


@pytest.mark.parametrize(
    ("text", "written", "last"),
    [
        ("国庆后两周上线", "2027年国庆后两周上线", ""),
        ("国庆节前冻结", "2027年国庆节前冻结", ""),
        ("明年国庆前冻结", "2027年国庆前冻结", ""),
        ("每年国庆前冻结", "每年国庆前冻结", ""),
        ("2028年国庆前冻结", "2028年国庆前冻结", ""),
        ("国庆活动页改版", "国庆活动页改版", ""),
        ("我们 春节前交付", "我们 2027年春节前交付", ""),
        ("元旦后发版", "2027年元旦后发版", ""),
        ("劳动节前完成", "2027年劳动节前完成", ""),
        ("ship two weeks after Easter", "ship two weeks after Easter 2027", ""),
        ("ship two weeks after Christmas", "ship two weeks after Christmas 2026", ""),
        ("freeze before Christmas 2027", "freeze before Christmas 2027", ""),
        ("every Christmas we freeze", "every Christmas we freeze", ""),
        ("drop the Christmas theme", "drop the Christmas theme", ""),
        ("下下周三评审", "2026-12-09评审", "2026-12-09"),
        ("这个季度末下线", "2026年第四季度末下线", "2026-12-31"),
        ("下个季度末下线", "2027年第一季度末下线", "2027-03-31"),
        ("明年一季度迁移", "2027年一季度迁移", ""),
        ("done by the end of next month", "done by the end of December 2026", "2026-12-31"),
        ("a week from Friday", "a week from 2026-11-27", ""),
        ("done by EOQ", "done by the end of Q4 2026", "2026-12-31"),
        ("done by EOM", "done by the end of November 2026", "2026-11-30"),
        ("ship in a fortnight", "ship on 2026-12-10", "2026-12-10"),
        ("the Friday after next", "the Friday after next", ""),
        ("上周五评审过", "2026-11-20评审过", ""),
        ("reviewed last Friday", "reviewed on 2026-11-20", ""),
        ("agreed last Thursday", "agreed on 2026-11-19", ""),
        ("moved yesterday", "moved on 2026-11-25", ""),
        ("昨天评审过", "2026-11-25评审过", ""),
        ("大前天说的", "大前天说的", ""),
    ],
)
def test_holidays_get_their_year_and_days_that_are_over_their_date(text: str, written: str, last: str) -> None:
    assert absolute(text, THURSDAY) == written
    assert last_day(text, THURSDAY) == last


def test_while_a_feast_may_be_before_or_behind_it_stays_as_it_was_said() -> None:
    for text, day in (
        ("春节前交付", date(2027, 2, 3)),
        ("国庆后上线", date(2026, 10, 3)),
        ("after Easter", date(2027, 4, 1)),
    ):
        assert absolute(text, day) == text
    assert absolute("国庆后上线", date(2026, 9, 3)) == "2026年国庆后上线"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("下个月上线", "2026年12月上线"),
        ("从下下个月起", "从2027年1月起"),
        ("上个月定的", "2026年10月定的"),
        ("这个月内完成", "2026年11月内完成"),
        ("下个月五号上线", "2026-12-05上线"),
        ("下个季度上线", "2027年第一季度上线"),
        ("明年上线", "2027年上线"),
        ("今年年底上线", "2026年底上线"),
        ("去年年底", "2025年年底"),
        ("每年年底", "每年年底"),
        ("上周定的", "2026-11-16那周定的"),
        ("两周内完成", "2026-12-10前完成"),
        ("一年后下线", "2027-11-26下线"),
        ("以后每个月五号发工资", "以后每个月五号发工资"),
        ("in the last month", "in the last month"),
        ("We moved last month", "We moved in October 2026"),
        ("decided two weeks ago", "decided on 2026-11-12"),
        ("done within two weeks", "done by 2026-12-10"),
        ("a week from now", "2026-12-03"),
        ("this quarter's goal", "this quarter's goal"),
    ],
)
def test_weeks_months_and_years_near_today_are_told_by_their_own_names(text: str, written: str) -> None:
    assert absolute(text, THURSDAY) == written
