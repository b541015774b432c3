"""Tell what a message says beside what lasts: the complaint that led to the rule, what happened, why.

People say a rule once and talk around it. What only leads to it is no rule of its own, also where it looks like one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from memoryd.core.expressions import expression
from memoryd.core.heard import Heard
from memoryd.core.overheard import says_outright
from memoryd.core.sentences import Sentence
from memoryd.core.weighing import weigh

TELLING = 1.0
"""The odds, as a logarithm, from which another sentence may be what the message is about."""
ANSWERING = 0.0
"""The odds from which another sentence is the rule to a complaint."""
_GAP = 2
"""So many characters at most stand between sentences of one paragraph."""
_COMPLAINT = expression(
    r"^(?:(?:no|hey|ugh|argh|again|and|but|so|why|well|look|come on|seriously|sorry)\b|\W)*"
    r"(?:(?:do |must )?you (?:keep|kept|again|still|once more)\b"
    r"|(?:that's|this is|it's) the \w+ time (?:you|that you)\b"
    r"|another\b|again (?:you|with)\b|stop \w+ing(?: \w+){0,3}\W*$)"
    r"|^(?:\W|唉|哎|哥|大哥|拜托|喂)*(?:你|你怎么|怎么)?(?:又|老是|总是|总爱|老爱|还在)(?!可|能|快|便宜)"
    r"|^(?:\W|这|這|已经)*(?:是)?第[二三四五两几]次",
    re.IGNORECASE,
)
"""Begins a complaint of any kind; most only lead to what should be done (see `complaints` for those that tell it)."""
_LIKE_THAT = expression(
    r"^(?:(?:yes|yep|ok|nice|great|please|and|so|always|really|good)\b\W*)*"
    r"(?:more (?:of|like) (?:that|this|those|these|it)"
    r"|(?:just|exactly) like (?:that|this)|keep (?:on )?(?:doing |it |up )*(?:that|it|this|those|these|up|so)\b"
    r"|(?:always|every time) like (?:that|this))"
    r"|^(?:就|以后|都|请|继续|一直|保持|再|也)*(?:这样|这么|那样|照这个|照这样|按这个)(?:就?好|写|来|做|保持|继续|下去|吧)",
    re.IGNORECASE,
)
"""Points at what another sentence says, and says nothing of it."""


def without_what_is_beside(heard: Sequence[Heard], every: Sequence[Sentence]) -> Iterator[Heard]:
    """Yield what was heard in `every` sentence of a message, without what only stands beside what lasts."""
    numbers = {(one.start, one.end): number for number, one in enumerate(every)}
    for one in heard:
        number = numbers.get((one.start, one.end))
        if number is None or len(every) == 1 or not _is_beside(every, number, weighed=one.weighed):
            yield one


def _is_beside(every: Sequence[Sentence], number: int, *, weighed: bool) -> bool:
    """Tell whether another sentence is likelier to be what the message is about; beside a cue only a complaint is."""
    sentence = every[number]
    complains = _COMPLAINT.search(sentence.text) is not None
    if sentence.head or says_outright(sentence.text) or not (weighed or complains):
        return False
    near = [other for other in range(len(every)) if other != number and (weighed or _adjoins(every, number, other))]
    others = max((_telling(every, other) for other in near), default=ANSWERING - 1)
    return others >= ANSWERING if complains else others >= TELLING and weigh(every, number).most < others


def _adjoins(every: Sequence[Sentence], number: int, other: int) -> bool:
    """Tell whether a sentence stands right before or after another, in one paragraph."""
    first, second = sorted((number, other))
    return second == first + 1 and every[second].start - every[first].end <= _GAP


def _telling(every: Sequence[Sentence], number: int) -> float:
    """Return the odds that a sentence is what its message is about; one that only points at another is not."""
    text = every[number].text
    if _COMPLAINT.search(text) or _LIKE_THAT.search(text):
        return ANSWERING - 1
    return weigh(every, number).most
