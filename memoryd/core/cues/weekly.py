"""What must not be done at a moment of every week: 不要在周五以后合并, "never deploy on Fridays".

A ban is a rule, and the day of the week in it is none of the past or the future, unless its words say which one.
"""

from __future__ import annotations

import re

from memoryd.core.cues import english_phrases
from memoryd.core.cues.chinese_phrases import cue
from memoryd.core.expressions import expression

_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_TIME = r"(?: (?:mornings?|noon|afternoons?|evenings?|nights?))?"
_WEEKLY = rf"(?:after (?:a |every |any )?{_DAY}s?|on (?:{_DAY}s|(?:a|any|every) {_DAY})|every {_DAY}){_TIME}"
_DONE = (
    r"(?:merge|deploy|release|ship|publish|push|roll out|cut (?:a )?releases?|migrate|upgrade|update|change|touch"
    r"|start|schedule|book)"
)
_BAN = r"(?:不要|别|不准|不许|不得|不能|不可以|禁止|严禁|切勿)"
_DAY_CHINESE = r"(?:周|星期|礼拜)[一二三四五六日天末]"
_TIME_CHINESE = r"(?:早上|上午|中午|下午|傍晚|晚上|夜里)?"
_WEEKLY_CHINESE = (
    rf"(?:每个?{_DAY_CHINESE}{_TIME_CHINESE}(?:以后|之后|后)?|{_DAY_CHINESE}{_TIME_CHINESE}(?:以后|之后|后))"
)
_DONE_CHINESE = (
    r"(?:再|擅自|直接)?(?:合并|合代码|合入|部署|发布|发版|上线|提交|推送|推|升级|迁移|重启|改|动|排|安排|merge|push"
    r"|deploy|release)"
)

CHINESE = (
    cue("feedback", rf"(?P<rule>(?:请|大家|我们)?{_BAN}在?{_WEEKLY_CHINESE}{_DONE_CHINESE}[^，,。；？?了]{{0,16}})"),
    cue(
        "feedback",
        rf"(?P<rule>(?:在)?{_WEEKLY_CHINESE}[，,]?(?:都|一律|绝对|请|大家)?{_BAN}{_DONE_CHINESE}[^，,。；？?了]{{0,16}})",
    ),
)
ENGLISH = (
    english_phrases.cue(
        "feedback",
        rf"(?P<rule>(?:please )?(?:never|don't|do not)(?: ever)? {_DONE}\b[^,.;:?]{{0,40}}? {_WEEKLY}"
        rf"(?: or {_DAY}s?)?)",
    ),
)
_FORBIDS = expression(
    rf"^(?:please )?(?:never|don't|do not|no)\b"
    rf"|^(?:请|大家|我们)?(?:在?{_WEEKLY_CHINESE}[，,]?(?:都|一律|绝对|请|大家)?)?{_BAN}(?!忘)",
    re.IGNORECASE,
)
_ANY_DAY = expression(rf"\b{_WEEKLY}\b|(?<![这本下上个到至]){_DAY_CHINESE}", re.IGNORECASE, "day 周 星期 礼拜")


def weekly_ban(rule: str) -> bool:
    """Tell whether a statement forbids what is done on a day of the week, and does not say of which week."""
    return _ANY_DAY.search(rule) is not None and _FORBIDS.match(rule) is not None
