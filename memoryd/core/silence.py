"""Tell that nothing would be proposed for a typed text, the quickest way first.

Most of what people type says nothing that lasts, and it is told by its words: too few sentences like it lasted, so that
no cue is believed there, and none has to be looked for. Three ways lead there, each slower and surer of more texts than
the one before: one look (`silence_glance`), the weight of each sentence, and hearing them all.
"""

from __future__ import annotations

from collections.abc import Sequence

from memoryd.core.clauses import lead, stated
from memoryd.core.corrections import may_correct
from memoryd.core.hearing import LONGEST_MESSAGE, asks_back, hear, holds_by_its_form, plain_words
from memoryd.core.overheard import says_outright, too_light
from memoryd.core.retiring import may_end
from memoryd.core.scope import temporary
from memoryd.core.sentences import Sentence, sentences
from memoryd.core.silence_glance import is_idle
from memoryd.core.text import END_MARKS


def silent(text: str) -> bool:
    """Tell whether nothing would be proposed for a typed text, whatever memories there are."""
    if len(text) > LONGEST_MESSAGE:
        return False
    if is_idle(text):
        return True
    every = sentences(text)
    plain = [stated(one.text) for one in every]
    if any(may_correct(one.rstrip(END_MARKS)) or may_end(one) for one in plain):
        return False
    return all(_unheard(every, number) for number in range(len(every))) or all(
        one.unlikely for one in hear(text, every)
    )


def _unheard(every: Sequence[Sentence], number: int) -> bool:
    """Tell that nothing likely is heard in a sentence, without trying a cue."""
    sentence = every[number]
    if sentence.head or says_outright(sentence.text) or not too_light(every, number):
        return False
    if number and asks_back(sentence.text[lead(sentence.text) :]):
        return False
    plain = plain_words(sentence.text)
    # What holds for the task only is heard as well, and so is what lasts by its form.
    return not (temporary(plain) or holds_by_its_form(plain))
