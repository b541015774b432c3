"""Hear what no cue tells, where most sentences like it lasted; and on doubt hear nothing."""

from __future__ import annotations

from collections.abc import Sequence

from memoryd.core.doubt import asked, passing, unsure
from memoryd.core.may_last import may_last
from memoryd.core.not_meant import given, hearsay, mocked
from memoryd.core.product import of_the_product
from memoryd.core.scope import temporary
from memoryd.core.sentences import Sentence
from memoryd.core.weighing import weigh

LIKELY, OF_TYPE = 1.0, 2.0
"""The odds, as logarithms, from which a sentence lasts, and is of a type; measured on files not learned from."""
SURE = 1.0
"""So much more is asked of a sentence that seems not to last by its words."""
UNLIKELY = -3.0
"""Odds that speak against it so much that no cue is believed."""


def doubtful(plain: str) -> bool:
    """Tell whether a sentence is a question, a guess, somebody else's word, of the day only, or not meant so."""
    return asked(plain) or unsure(plain) or passing(plain) or mocked(plain) or hearsay(plain) or given(plain)


def unlikely(sentence: Sentence) -> bool:
    """Tell whether hardly a sentence like this lasted, whatever its cue; a list has its cue above it."""
    return not sentence.head and weigh((sentence,), 0).odds < UNLIKELY


def likely(sentence: Sentence) -> bool:
    """Tell whether most sentences like this lasted."""
    return weigh((sentence,), 0).odds >= LIKELY


def likely_type(every: Sequence[Sentence], number: int, plain: str) -> str:
    """Return the type of what `every[number]` of a message says if it is likely to last, or "".

    `plain` is the sentence without fillers and courtesy, and nothing about it is doubtful.
    """
    weight = weigh(every, number)
    # Most sentences weigh too little whatever else they say.
    if weight.odds < LIKELY or temporary(plain) or of_the_product(plain):
        return ""
    if weight.odds < LIKELY + SURE and not may_last(every[number].text):
        return ""
    kind, of_type = weight.of_type()
    return kind if of_type >= OF_TYPE else ""
