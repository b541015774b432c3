"""Find whole documents in markdown among lines: a title, sections under headings, paragraphs. Nobody types those.

Who sends one has it from a file. What they typed stands before its first heading, or is the last paragraph where
nothing stands before it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from memoryd.core.expressions import expression

LEAST_HEADINGS = 3
_HEADING = expression(r"[ \t]{0,3}(?P<depth>#{1,6})[ \t]+[^\s#]")
_MARKED = expression(r"\s*(?:[-*+•·–]\s|\d{1,3}[.)、]|\||#{1,6}\s)")
_OWN = expression(
    r"\b(?:my|our|the team's)\b(?: [\w-]{1,20}){0,2} (?:rules?|conventions?|guidelines?"
    r"|standards?|preferences|style|way)\b"
    r"|\b(?:remember|memori[sz]e|from now on|obey|follow (?:this|these|the following))\b"
    r"|\b(?:i|we) (?:want|wrote|need)\b"
    r"|我的|我写|我们的?(?:规|约定|要求|标准|习惯)|记住|记下|以后|遵守|按(?:照)?(?:下面|以下)",
    re.IGNORECASE,
)
"""By such words before it a document is the person's own rules."""


def document(lines: Sequence[str]) -> tuple[int, int] | None:
    """Return where a document stands, as slices go; None where there is none, or it is the person's own."""
    headings = [at for at, line in enumerate(lines) if _HEADING.match(line)]
    if len(headings) < LEAST_HEADINGS or not any(_is_blank_before(lines, at) for at in headings[1:]):
        return None
    first = headings[0]
    before = "".join(lines[:first]).strip()
    if _OWN.search(before):
        return None
    return first, len(lines) if before else _end(lines, headings[-1])


def _is_blank_before(lines: Sequence[str], at: int) -> bool:
    return not lines[at - 1].strip()


def _end(lines: Sequence[str], heading: int) -> int:
    """Return where the last paragraph begins, if it is not the only one below the last heading, nor of a list."""
    starts = [at for at in range(heading + 1, len(lines)) if lines[at].strip() and not lines[at - 1].strip()]
    if len(starts) < 2 or _MARKED.match(lines[starts[-1]]):
        return len(lines)
    return starts[-1]
