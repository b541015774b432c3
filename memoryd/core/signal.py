"""Tell, without asking anybody, whether a turn can hold anything worth remembering.

Most turns of a coding session cannot: a request, a question, a nod, a report of what fails. Asking a model about them
costs money and invites noise. The test is cheap and errs on one side: what is in doubt has signal, because a turn too
many costs a few tokens and a turn too few loses what a person said.
"""

from __future__ import annotations

from memoryd.core.hearing import hear
from memoryd.core.may_last import may_last
from memoryd.core.model import Turn
from memoryd.core.sentences import sentences
from memoryd.core.signal_words import ANSWERED, EXPLICIT
from memoryd.core.weighing import weigh

LONGEST = 8_000
"""Characters of a message that are looked at; nobody types more without saying something."""
ANSWER_CHARACTERS = 6_000
UNLIKELY = -1.0
"""The odds, as a logarithm, below which a sentence that seems to say nothing lasting is taken to say nothing."""


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
    if len(text) > LONGEST:
        return True
    every = sentences(text)
    if any(may_last(sentence.text) for sentence in every) or hear(text):
        return True
    return any(weigh(every, number).odds > UNLIKELY for number in range(len(every)))
