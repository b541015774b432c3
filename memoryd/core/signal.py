"""Tell, without asking anybody, whether a turn can hold anything worth remembering.

Most turns of a coding session cannot: a request, a question, a nod, a report of what fails. Asking a model about them
costs money and invites noise. The test is cheap and errs on one side: what is in doubt has signal, because a turn too
many costs a few tokens and a turn too few loses what a person said.
"""

from __future__ import annotations

from memoryd.core.doubt import asked
from memoryd.core.hearing import hear
from memoryd.core.model import Turn
from memoryd.core.scope import temporary
from memoryd.core.sentences import sentences
from memoryd.core.signal_words import (
    ANSWERED,
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

LONGEST = 8_000
"""Characters of a message that are looked at; nobody types more without saying something."""
ANSWER_CHARACTERS = 6_000
SHORTEST_WORDS = 3
SHORTEST_CHINESE = 4


def has_signal(turn: Turn) -> bool:
    """Tell whether a turn can hold anything durable: in what the person typed, or in what the agent concluded."""
    if not said_something(turn):
        return False
    return any(_lasts(text) for text in turn.prompts) or bool(ANSWERED.search((turn.final or "")[:ANSWER_CHARACTERS]))


def said_something(turn: Turn) -> bool:
    """Tell whether a person said anything in a turn; a nod, a bare "?" or what they only pasted is not saying it."""
    return turn.human and any(any(c.isalnum() for c in text) for text in turn.prompts)


def asks_to_remember(turn: Turn) -> bool:
    """Tell whether the person asks outright to remember something, so that it should not wait."""
    return turn.human and any(EXPLICIT.search(text[:LONGEST]) for text in turn.prompts)


def _lasts(text: str) -> bool:
    """Look at what was typed, sentence by sentence; code, logs and quoted lines in it are not what a person says."""
    return len(text) > LONGEST or any(_may_last(sentence.text) for sentence in sentences(text)) or bool(hear(text))


def _may_last(sentence: str) -> bool:
    if not STRONG.search(sentence) and (_is_asked(sentence) or _of_the_moment(sentence)):
        return False
    chinese = sum(map(is_cjk, sentence))
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
