"""Tell what says how things were done once, and not that they are done so now: no rule rests on that."""

from __future__ import annotations

import re

from memoryd.core.expressions import expression

_ONCE = expression(
    r"\b(?:i|we|you|they|he|she|people|everyone|the team)(?:'ve| have)? (?:always )?used to (?:always |never |just )?"
    r"(?!the\b|it\b|this\b|that\b|an?\b|my\b|our\b|your\b|\w+ing\b)[a-z]"
    r"|(?:^|[，,。；;]\s?)(?:我们?|咱们|团队|公司|项目里?)?(?:以前|从前|过去|曾经|原来|原先|早先)"
    r"(?:我们?|咱们|团队|公司|项目里?|大家)?(?:一直|总是|都|也|是|就|一律|习惯)*(?:用|写|做|喜欢|要|把|在|走|跑|放)",
    re.IGNORECASE,
)
_NOW = expression(
    r"\b(?:now|these days|any ?more|instead|but|today)\b|现在|如今|目前|以后|今后|改|不再|从今|但", re.IGNORECASE
)


def bygone(sentence: str) -> bool:
    """Tell whether a sentence says how something was, and nothing of how it is or is to be."""
    return _ONCE.search(sentence) is not None and _NOW.search(sentence) is None
