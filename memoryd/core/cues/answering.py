"""Which language answers are to be in: 请用中文回答, "please reply in German"; who says only that means it to last."""

from __future__ import annotations

import re

from memoryd.core.cues.chinese_phrases import cue
from memoryd.core.cues.english_words import LANGUAGES
from memoryd.core.expressions import expression

_TONGUE = r"(?:简体|繁体)?(?:中文|英文|英语|汉语|普通话|日语|日文|德语|法语|韩语|俄语|西班牙语)|简体|繁体|粤语"
_CHINESE = (
    rf"(?:请你?|麻烦你?|你)?(?:都|一律|统一|只|要)*(?:用|使用|以)(?:{_TONGUE})(?:来|跟我|和我|与我|给我)?"
    r"(?:回答|回复|答复|作答|交流|沟通|对话|说话)(?:我(?:的(?:所有)?(?:问题|提问))?|问题)?"
)
CHINESE = (cue("feedback", rf"(?P<rule>{_CHINESE})"),)
_WHOLE = expression(
    rf"^(?:please )?(?:always )?(?:answer|reply|respond|talk|speak)(?: (?:to )?me)?(?: only)? in (?:{LANGUAGES})"
    rf"(?: only|,? please|,? pls)?\W*$|^{_CHINESE}[\s。！!~～]*$",
    re.IGNORECASE,
    "answer reply respond talk speak 回答 回复 答复 作答 交流 沟通 对话 说话",
)


def sets_language(plain: str) -> bool:
    """Tell whether a sentence says which language answers are to be in, and no more."""
    return _WHOLE.match(plain) is not None
