"""Give a draft its quote in the place of what says more than the words it rests on, or says it in another language."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from memoryd.core.body_labels import LABEL
from memoryd.core.cjk import has_cjk
from memoryd.core.deadlines import begins_later, dated, names_one
from memoryd.core.evidence import PERSON, speakers_for
from memoryd.core.expressions import expression
from memoryd.core.grounding import adds, grounded, keeps_conditions, speaks_of, support
from memoryd.core.injection import reads_like_one
from memoryd.core.instructing import instructs
from memoryd.core.model import Draft, Evidence, Memory, Speaker, Turn
from memoryd.core.negated import affirms_negated
from memoryd.core.sentences import sentence_around
from memoryd.core.text import normalise, one_line
from memoryd.core.titles import title
from memoryd.core.tongue import foreign

DESCRIPTION_LIMIT = 200
WORDS_AROUND = 8_000
_LABEL = expression(LABEL, re.IGNORECASE)
_LATIN = expression(r"[A-Za-z][A-Za-z0-9+#]+")


def founded(
    draft: Draft,
    target: Memory | None,
    evidence: Evidence,
    turn: Turn,
    today: str,
    *,
    agents_may_instruct: bool = False,
    language: str = "auto",
) -> Draft:
    """Return the draft with its quote in the place of each part that tells more than the words it rests on.

    For a rule those are the sentences of the quote, for a fact all that was said with it; an update may keep what the
    memory holds already. What shares no word with them speaks of something else, what reads like an instruction to a
    memory must have been one, and where the person chose no language it is that of the quote, of the person, or of the
    memory that is changed.
    """
    day = date.fromisoformat(today)
    said = support(_words_behind(draft, evidence, turn), day)
    held = f"{target.description}\n{target.body}" if target else ""
    every = f"{said}\n{held}"
    instructed = reads_like_one(every)
    reported = evidence.speaker is not Speaker.USER and not agents_may_instruct
    typed = "\n".join(turn.prompts)[:WORDS_AROUND]
    around = sentence_around(turn.material[evidence.index].text, evidence.start, evidence.end)
    later = begins_later(around, day)
    whole = around if later else evidence.quote

    def dates(text: str) -> bool:
        """Tell whether a text says since when it holds, where that is still to come."""
        return not later or names_one(text, day)

    def holds(text: str) -> bool:
        if (reads_like_one(text) and not instructed) or (reported and instructs(text)):
            return False
        if _names_more(text, every):
            return False
        if language == "auto" and adds(text, f"{every}\n{typed}"):
            return False
        if language == "auto" and foreign(text, f"{evidence.quote}\n{held}", typed):
            return False
        return grounded(text, said, held) and speaks_of(text, every) and not affirms_negated(text, around)

    def whole_in(text: str) -> bool:
        """Tell whether a text holds, and says when and under which condition."""
        return holds(text) and dates(text) and (language != "auto" or keeps_conditions(text, around))

    line = whole_in(draft.description)
    clean = replace(
        draft,
        # A line that stands says it without what only leads to it ("No, …", "更正：…").
        name=draft.name if holds(draft.name) else title(draft.description if line else evidence.quote, draft.type),
        description=draft.description if line else one_line(whole, DESCRIPTION_LIMIT),
        body=draft.body if whole_in(draft.body) else whole.strip(),
    )
    return dated(clean, around, today, _words_behind(draft, evidence, turn))


def _names_more(text: str, every: str) -> bool:
    """Tell whether a Chinese text holds a Latin word, a name or a command as a rule, that nobody said."""
    if not has_cjk(text):
        return False
    plain = normalise(every)
    return any(word.lower() not in plain for word in _LATIN.findall(_LABEL.sub(" ", text)))


def _words_behind(draft: Draft, evidence: Evidence, turn: Turn) -> str:
    """Return what was said around a quote, as far as anyone would look for what a memory takes from it."""
    text, first = turn.material[evidence.index].text, max(0, evidence.start - WORDS_AROUND)
    near = text[first : evidence.end + WORDS_AROUND]
    if speakers_for(draft.type) is PERSON:
        return sentence_around(near, evidence.start - first, evidence.end - first, WORDS_AROUND)
    return near
