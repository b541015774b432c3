"""Tell a plain order by how it begins: what a person writes down by hand need not say of itself that it lasts."""

from __future__ import annotations

import re

from memoryd.core.cues.english_words import ACTIONS
from memoryd.core.expressions import expression

_OF_A_THING = (
    r"(?!(?:[\w'-]{1,30} )?[\w'-]{1,30}:|(?:[\w'-]{1,30} ){1,3}(?:of|is|are|was|were|has|have|had|takes?|lives?|goes?"
    r"|must|should|will|runs?|happens?|starts?|ends?|moved|needs?)\b)"
)
"""Nouns that look like verbs: "Test coverage is at 80 %", "Release notes live in docs"."""
_ENGLISH = expression(
    r"\W*(?:(?:please|kindly|first|then) )*(?:(?:always|never|do not|don't|only|avoid|prefer|ensure|make sure"
    rf"|remember to|keep|no \w+ in)\b|(?:{ACTIONS}|ask|write|use|run|check|put|mention|explain) (?=\S){_OF_A_THING})",
    re.IGNORECASE,
)
_CHINESE = expression(
    r"\s*(?:(?:请(?![求假])|不要|不得|不准|不许|别(?![名的人处称])|必须|务必|一律|统一|禁止|严禁|尽量|记得|优先|避免|保持"
    r"|只(?:用|写|能|许|改|在)|先(?![前后生进例])|用(?![户量途例法时于到意])|使用(?!者|率|说明|方式|情况|量))"
    r"|[^，,。；;：:]{1,12}(?:前|之前|以前|后|之后|以后|时|的时候|完)[，,]?\s?(?:要|先|都|必须|得|记得|别|不要|跑|用|一律)"
    r"|(?:改|写|提交|合并|部署|发布)完[^，,。]{0,8}[，,]?\s?(?:跑|用|要|先|再|就|记得))"
)


def orders(text: str) -> bool:
    """Tell whether a text begins as an order, in English or in Chinese."""
    return _ENGLISH.match(text) is not None or _CHINESE.match(text) is not None
