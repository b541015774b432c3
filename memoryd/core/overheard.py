"""Hear what no cue tells, where most sentences like it lasted; and on doubt hear nothing."""

from __future__ import annotations

from collections.abc import Sequence

from memoryd.core.cjk import has_cjk
from memoryd.core.doubt import asked, passing, unsure
from memoryd.core.may_last import may_last
from memoryd.core.not_meant import hearsay, mocked
from memoryd.core.product import of_the_product
from memoryd.core.scope import temporary
from memoryd.core.sentences import Sentence
from memoryd.core.weighing import weigh

LIKELY, LIKELY_CHINESE = 1.5, 2.2
"""The odds, as logarithms, from which a sentence lasts; measured on files that were not learned from."""
SURE = 1.7
"""So much more is asked of a sentence that seems not to last by its words."""


def doubtful(plain: str) -> bool:
    """Tell whether a sentence is a question, a guess, somebody else's word, of the day only, or not meant so."""
    return asked(plain) or unsure(plain) or passing(plain) or mocked(plain) or hearsay(plain)


def likely_type(every: Sequence[Sentence], number: int, plain: str) -> str:
    """Return the type of what `every[number]` of a message says if it is likely to last, or "".

    `plain` is the sentence without fillers and courtesy, and nothing about it is doubtful.
    """
    if temporary(plain) or of_the_product(plain):
        return ""
    weight = weigh(every, number)
    beyond = weight.odds - (LIKELY_CHINESE if has_cjk(plain) else LIKELY)
    # Most sentences weigh too little whatever else they say.
    return weight.type if beyond >= 0 and (beyond >= SURE or may_last(every[number].text)) else ""
