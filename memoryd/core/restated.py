"""Tell which known memory a statement speaks of, and whether it says it again or says that it has changed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memoryd.core.expressions import expression
from memoryd.core.model import Memory
from memoryd.core.sameness import meant, said

MOSTLY = 0.5
"""The share of the shorter one's words from which two statements are taken to speak of one thing."""
_CHANGED = expression(
    r"\b(?:now|no longer|any ?more|moved?|moves|changed|switched|instead|as of|after all|since|used to|off|cancell?ed"
    r"|postponed|rescheduled|slips|slipped|lifted|back to|replace[sd]?|renamed|gone|went|goes|up to|down to|takes? over"
    r"|took over|dropped|scratch|forget|void|new)\b"
    r"|改|换|換|不再|现在|現在|如今|取消|推迟|推遲|延期|延到|提前|搬|挪|停了|恢复|升到|降到|变成|变了|調|调成|调到|交给|交給|转给|轉|以后|不用了|作废|废了|换人|不是.{1,20}了",
    re.IGNORECASE,
)
_AGAIN = expression(
    r"\b(?:again|as (?:i|we) (?:said|told)|as you know|told you|i (?:said|told)|don't forget|still|remember\?|as always"
    r"|you know me)\b|说过|說過|讲过|講過|交代过|再说一遍|再說一遍|再提醒|提醒过|还是那句|老规矩|之前跟你",
    re.IGNORECASE,
)


def touched(text: str, known: Sequence[Memory]) -> tuple[Memory, ...]:
    """Return the memories that say something with which a statement shares half of its words, or of theirs."""
    mine = meant(text).content
    return tuple(memory for memory in known if any(_mostly(mine, theirs.content) for theirs in said(memory).every))


def changes(quote: str) -> bool:
    """Tell whether a sentence says of itself that something is otherwise than before, and not that it was said."""
    return _CHANGED.search(quote) is not None and _AGAIN.search(quote) is None


def _mostly(mine: frozenset[str], theirs: frozenset[str]) -> bool:
    fewest = min(len(mine), len(theirs))
    return fewest > 0 and len(mine & theirs) >= MOSTLY * fewest
