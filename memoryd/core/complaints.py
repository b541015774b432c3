"""Put a complaint together with what should be done instead, which people say in the sentence after it.

“You keep adding semicolons. This repo has none.” Each half alone says too little, or the wrong thing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from memoryd.core.clauses import lead
from memoryd.core.doubt import asked, at_hand, unsure
from memoryd.core.expressions import expression
from memoryd.core.heard import Heard
from memoryd.core.sentences import Sentence
from memoryd.core.weighing import weigh

_DOES_AGAIN = expression(
    r"(?:no\W+|ugh\W+|again\W+|and )*you(?:'ve| have)? (?:keep|kept|always|again|still)\b"
    r"|你(?:怎么|为什么)?(?:又|总|老|一直)",
    re.IGNORECASE,
)
"""Tells what the agent does again and again, which is what it should not do."""
_CLAUSE = expression(r"[,:;，：；]|\s[-–—]+\s|——")
_MENDING = expression(
    r"(?:please |just |so |now )*\w+(?: \w+)? (?:it|that|this|them)\b\W*$|.{0,4}改.{0,4}$", re.IGNORECASE
)
"""Asks for a change now, and tells nothing of what is right."""
_WIDE = expression(r"[。！？；]\s*$")
"""Ends a sentence with a mark that needs no space behind it."""


def with_remedies(heard: Sequence[Heard], every: Sequence[Sentence]) -> Iterator[Heard]:
    """Yield what was heard in `every` sentence of a message; a bare complaint goes together with what follows it."""
    following = {first.start: (first, second) for first, second in pairwise(every)}
    by_start = {one.start: one for one in heard}
    taken: set[int] = set()
    for one in heard:
        if one.start in taken:
            continue
        complaint, remedy = following.get(one.start, (None, None))
        if complaint and remedy and complaint.end == one.end and _is_bare(complaint) and _is_remedy(remedy, complaint):
            taken.add(remedy.start)
            said = by_start.get(remedy.start)
            kind = said.type if said else weigh(every, every.index(remedy)).of_type()[0]
            yield _together(replace(said or one, type=kind, start=one.start), complaint, remedy)
        else:
            yield one


def _is_bare(sentence: Sentence) -> bool:
    """Tell whether a sentence says what the agent does again and again, and not what it should."""
    plain = sentence.text[lead(sentence.text) :]
    return _DOES_AGAIN.match(plain) is not None and not _CLAUSE.search(plain)


def _is_remedy(sentence: Sentence, complaint: Sentence) -> bool:
    plain = sentence.text[lead(sentence.text) :]
    beside = sentence.head == complaint.head and sentence.start - complaint.end <= 2
    told = not _MENDING.match(plain) and not at_hand(plain, strict=False)
    return beside and told and not asked(plain) and not unsure(plain)


def _together(kept: Heard, complaint: Sentence, remedy: Sentence) -> Heard:
    """Return what was heard as said by both sentences; of which type it is the remedy tells."""
    between = "" if _WIDE.search(complaint.text) else " "
    statement = complaint.text[lead(complaint.text) :].strip() + between + remedy.text.strip()
    return replace(kept, statement=statement, why="", end=remedy.end)
