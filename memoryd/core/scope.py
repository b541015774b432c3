"""Tell what was said for the task at hand from what was meant to last."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.letter_case import lower

_WORK = (
    r"(?:task|ticket|issue|pr|mr|pull request|merge request|branch|commit|change|session|conversation|chat|run|turn"
    r"|test run|fix|bug|feature|refactor(?:ing)?|patch|request|prompt|iteration|experiment|demo|step|round)"
)
ENGLISH = expression(
    rf"\b(?:(?:for|in|on|during|within) (?:just )?(?:this|the (?:current|present)) (?:one )?{_WORK}(?: only)?"
    rf"|(?:only|just) (?:for |in |on )?this {_WORK}|(?:the|my|our) current (?:task|ticket|pr|branch|session)"
    r"|(?:just|only) this (?:once|time)|this (?:one )?time (?:only|around)"
    r"|(?:just|only) (?:for )?(?:once|today|tonight|now)|(?:for|just|only) this one|this once"
    r"|for (?:today|tonight)(?: only)?|today only|for now(?! on\b)|for the moment|for the time being|temporarily"
    r"|as a (?:one-off|temporary \w+)|a one-off|one time only|until (?:i|we) (?:finish|are done)"
    r"|(?<!every )(?<!each )(?<!any )\bthis time(?! on\b))\b",
    re.IGNORECASE,
)
_CHINESE = expression(
    r"(?<![从自])(?:本次|此次|这一?次|这一?回|这一?轮|本轮)(?!开始|起|以后|之后|往后)"
    r"(?![^，,。；;]{0,14}(?:很(?!急|赶|忙|烦)|挺|刚好|正好|不错|[写做给说讲]得|好使|舒服|没装|先问|列给我|那样))"
    r"|(?:这个|本|此|当前|目前这个|手头)的?(?:任务|分支|工单|会话|对话|需求单|PR|MR|pr|提交|改动|迭代)(?!信息|类型|格式|记录|前|时都|后都)"
    r"|(?:这个|本|当前) (?:PR|MR|pr|issue|commit|branch)"
    r"|暂时|临时(?:用|改|先|这样|性?地|关|禁|跳|换|加)|[就只仅](?:这|此|一)一?次|仅此|下不为例|[就只仅](?:是|限)?今天|今天先|眼下|先这样|先凑合|先将就"
    r"|(?:^|[，。；、,;！!\s]|我们|咱们|那就|就|那)先(?:用|别|不|跳过|忽略|按|改成|写死|注释|关掉|禁用|mock|硬编码)(?![^，。；]{0,40}(?:再|然后|之后))",
    needs="次 回 轮 这个 本 此 前 手头 暂时 临时 下不为例 今天 眼下 先",
)
NEEDED = (
    "this", "current", "present", "once", "today", "tonight", "now", "moment", "being", "tempor", "one-off", "one time",
    "until",
)  # fmt: skip
"""Words of which English has one where something holds for the task at hand only."""
_ONLY = expression(r"(?:just |only )?", re.IGNORECASE)
_NOT_ONLY = expression(
    r"(?:(?:not|n't) (?:just|only|merely)|不只|不仅|不光|不止|不单|不限于)[^,.，。]{0,8}$", re.IGNORECASE
)
_LASTING = expression(
    r"\b(?:always|never|from (?:now|today|this \w+|here|then) (?:on(?:wards?)?|forward)|going forward|every time"
    r"|whenever|each time|as of (?:now|today)|in (?:the )?future|forever|permanently)\b"
    r"|(?:从|自)(?:今天|现在|今|此|这次|本次|今日|下次)(?:起|开始|往后|以后|之后)|以后|今后|往后|一律|永远|始终|总是|每次|从此",
    re.IGNORECASE,
)


def temporary(text: str) -> str:
    """Return the words by which a text holds for the task at hand only, or "".

    Whole words and phrases only, and none that can also begin something lasting ("from today on", 从今天起).
    """
    folded = lower(text)
    for phrase in _phrases(folded):
        for match in phrase.finditer(text):
            if not _of_more(text, match):
                return match.group().strip(" ，。；、,;！!\n\t")
    return ""


def _phrases(folded: str) -> Iterator[re.Pattern[str]]:
    """Yield the expressions that may find something in a text, in small letters; most texts hold no word of theirs."""
    if any(word in folded for word in NEEDED):
        yield ENGLISH
    if not folded.isascii():
        yield _CHINESE


def _of_more(text: str, match: re.Match[str]) -> bool:
    """Tell whether a phrase is only named as the least of it: "not just this time"."""
    only = _ONLY.match(match.group())
    end = match.start() + (only.end() if only else 0)
    return _NOT_ONLY.search(text, max(0, match.start() - 24), end) is not None


def lasting(text: str) -> bool:
    """Tell whether a text says of itself that it holds from now on, always or never."""
    return _LASTING.search(text) is not None
