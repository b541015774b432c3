"""Give a quote the whole of its sentence where it leaves out what turns it around."""

from __future__ import annotations

from dataclasses import replace

from memoryd.core.evidence import PERSON, find
from memoryd.core.model import Evidence, Turn
from memoryd.core.negated import affirms_negated
from memoryd.core.sentences import sentence_around


def uncut(evidence: Evidence, turn: Turn) -> Evidence:
    """Return the evidence, with all of its sentence where that negates it: "push to main" of "never push to main"."""
    text = turn.material[evidence.index].text
    start, end = _whole(text, evidence.start, evidence.end)
    if not affirms_negated(evidence.quote, text[start:end]):
        return evidence
    return replace(evidence, quote=text[start:end], start=start, end=end)


def sentences_of(quote: str, turn: Turn) -> str:
    """Return the sentences of a person that hold a quote, each on a line; "" where no person said it."""
    found = find(quote, turn, PERSON)
    return sentence_around(turn.material[found.index].text, found.start, found.end) if found else ""


def _whole(text: str, start: int, end: int) -> tuple[int, int]:
    """Return from where to where the sentences reach in which a piece of a text begins and ends."""
    first, last = sentence_around(text, start, start + 1), sentence_around(text, end - 1, end)
    left = text.rfind(first, 0, start + len(first))
    right = text.find(last, max(0, end - len(last)))
    return (left if 0 <= left <= start else start), (right + len(last) if 0 <= right < end else end)
