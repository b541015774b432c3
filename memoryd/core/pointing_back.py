"""Tell a clause that says too little without what stands before it in its sentence.

It speaks of what was named there, or what stands there is told as well and is no task: “Priya left the team, Sam
reviews the charts now”, 支付服务下个季度要下线，别再加新功能了.
"""

from __future__ import annotations

import re

from memoryd.core.cjk import has_cjk
from memoryd.core.cues.english_words import ACTIONS
from memoryd.core.doubt import asked, at_hand
from memoryd.core.expressions import expression
from memoryd.core.scope import temporary

_BACK = expression(
    r"\b(?:it|them|they|likewise|the same)\b"
    r"|\b(?:this|that|these|those)(?=[.,;!?)]|$| (?:by|way|from|too|again|first|myself|instead|every|each|to)\b)"
    r"|[这那]个(?!仓库|项目|专案|工程|库|代码|团队|组|公司|产品|服务|系统|应用|app|repo)"
    r"|[这那](?:么|样|套|[两三四几]|些|里|边|条|种|上面|块|份|[，,。.]|$)|[它他她]|同样|也一样",
    re.IGNORECASE,
)
_LEADS_IN = expression(r"[:：]\s*$")
_STATES = expression(
    r"\w\W+(?:is|are|am|was|were|has|have|had|can|cannot|can't|do|don't|does|doesn't|isn't|aren't|won't|went|goes?|gets?"
    r"|got|left|moved|owns?|runs?|needs?|means?|reads?|ships?|uses?|pays?|keeps?|lives?|signed|wants?|hates?|likes?"
    r"|works?|build|sell|send)\b|\w'(?:s|m|re|ve)\b",
    re.IGNORECASE,
)
_ASKS = expression(rf"(?:please |now |ok |just |then |so |and |also |first |let's )*(?:{ACTIONS})\b", re.IGNORECASE)
_ASKS_CHINESE = expression(
    r"(?:嗯|好|那|然后|顺便|麻烦)?[，,]?(?:你)?(?:请|先|帮|把|给|再|去|改|写|加|修|删|提交|重构|优化|跑|看|查|试|做|生成|实现|调|换|翻译|解释"
    r"|继续|回退|撤|合并|格式)"
)
_FILLER_CHINESE = 4


def points_back(clause: str) -> bool:
    """Tell whether a clause speaks of what was named before it."""
    return _BACK.search(clause) is not None


def needs_before(clause: str, before: str) -> bool:
    """Tell whether a clause is to be told with the words of its sentence that stand before it."""
    return points_back(clause) or (_tells(before) and not (at_hand(before, strict=False) or asked(before)))


def _tells(before: str) -> bool:
    """Tell whether words say something themselves, and do not only ask for something or lead in what follows."""
    if temporary(before) or _LEADS_IN.search(before):
        return False
    if has_cjk(before):
        return _ASKS_CHINESE.match(before) is None and len(before) > _FILLER_CHINESE
    return _STATES.search(before) is not None and _ASKS.match(before) is None
