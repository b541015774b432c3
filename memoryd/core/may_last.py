"""Tell whether a sentence can say anything that lasts; what is in doubt can."""

from __future__ import annotations

from memoryd.core.doubt import asked
from memoryd.core.scope import temporary
from memoryd.core.signal_words import (
    ASKED,
    EXPLICIT,
    LASTING,
    LASTING_CHINESE,
    ORDINARY,
    ORDINARY_CHINESE,
    PLAIN_STATEMENT,
    REMINDER,
    REQUEST,
    STRONG,
    SYMPTOM,
    TASK_CHINESE,
    TROUBLE,
)
from memoryd.core.text import is_cjk

SHORTEST_WORDS = 3
SHORTEST_CHINESE = 4


def may_last(sentence: str) -> bool:
    """Tell whether a sentence is neither a question nor plainly of the work at hand, or points at what lasts."""
    if not STRONG.search(sentence) and (_is_asked(sentence) or _of_the_moment(sentence)):
        return False
    chinese = 0 if sentence.isascii() else sum(map(is_cjk, sentence))
    if chinese >= 2 and chinese * 3 >= len(sentence.split()):
        return _chinese(sentence, chinese)
    if EXPLICIT.search(sentence):
        return True
    if ASKED.match(sentence):
        return False
    if LASTING.search(sentence):
        return True
    if PLAIN_STATEMENT.match(sentence):
        return not TROUBLE.search(sentence)
    return not ORDINARY.match(sentence) and len(sentence.split()) >= SHORTEST_WORDS


def _is_asked(sentence: str) -> bool:
    """Tell whether a sentence only asks: a question that is no complaint and no request in the form of one."""
    return asked(sentence) and not REQUEST.search(sentence)


def _of_the_moment(sentence: str) -> bool:
    """Tell whether a sentence is of the work at hand by its own words: for now, a symptom, one thing to do."""
    if temporary(sentence) or SYMPTOM.search(sentence) or REMINDER.match(sentence):
        return True
    return TASK_CHINESE.match(sentence) is not None


def _chinese(sentence: str, count: int) -> bool:
    if LASTING_CHINESE.search(sentence) or LASTING.search(sentence):
        return True
    return count >= SHORTEST_CHINESE and not ORDINARY_CHINESE.search(sentence)
