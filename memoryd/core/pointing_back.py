"""Tell a clause that speaks of what was named before it, and says nothing without that."""

from __future__ import annotations

import re

from memoryd.core.expressions import expression

_BACK = expression(
    r"\b(?:it|them|they|likewise|the same)\b"
    r"|\b(?:this|that|these|those)(?=[.,;!?)]|$| (?:by|way|from|too|again|first|myself|instead|every|each|to)\b)"
    r"|[这那]个(?!仓库|项目|专案|工程|库|代码|团队|组|公司|产品|服务|系统|应用|app|repo)"
    r"|[这那](?:么|样|套|[两三四几]|些|里|边|条|种|上面|块|份|[，,。.]|$)|[它他她]|同样|也一样",
    re.IGNORECASE,
)


def points_back(clause: str) -> bool:
    """Tell whether a clause speaks of what was named before it."""
    return _BACK.search(clause) is not None
