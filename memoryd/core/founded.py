"""Give a draft its quote in the place of what says more than the words it rests on, or says it in another language."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property

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
    behind = _words_behind(draft, evidence, turn)
    around = sentence_around(turn.material[evidence.index].text, evidence.start, evidence.end)
    held = f"{target.description}\n{target.body}" if target else ""
    ground = _Ground(
        said=support(behind, day),
        held=held,
        typed="\n".join(turn.prompts)[:WORDS_AROUND],
        quote=evidence.quote,
        around=around,
        reported=evidence.speaker is not Speaker.USER and not agents_may_instruct,
        day=day,
        later=begins_later(around, day),
        any_language=language != "auto",
    )
    whole = around if ground.later else evidence.quote
    line = ground.bears_all_of(draft.description)
    named_by = draft.description if line else evidence.quote
    clean = replace(
        draft,
        # A line that stands says it without what only leads to it ("No, …", "更正：…").
        name=draft.name if ground.bears(draft.name) else title(named_by, draft.type),
        description=draft.description if line else one_line(whole, DESCRIPTION_LIMIT),
        body=draft.body if ground.bears_all_of(draft.body) else whole.strip(),
    )
    return dated(clean, around, today, behind)


@dataclass(frozen=True)
class _Ground:
    """What each part of a draft rests on: what was said with the quote, what the memory held, what a person typed.

    `around` is the sentence of the quote; `reported`: an agent said it, who may not instruct. `later`: on `day`, which
    is today, it is still to come. `any_language`: the person chose one, so that the words need not be theirs.
    """

    said: str
    held: str
    typed: str
    quote: str
    around: str
    reported: bool
    day: date
    later: bool
    any_language: bool

    @cached_property
    def _every(self) -> str:
        return f"{self.said}\n{self.held}"

    @cached_property
    def _instructed(self) -> bool:
        return reads_like_one(self._every)

    def bears(self, text: str) -> bool:
        """Tell whether a text tells no more than this, and of nothing else."""
        if (reads_like_one(text) and not self._instructed) or (self.reported and instructs(text)):
            return False
        if _names_more(text, self._every) or not (self.any_language or self._is_of_their_words(text)):
            return False
        grows_here = grounded(text, self.said, self.held) and speaks_of(text, self._every)
        return grows_here and not affirms_negated(text, self.around)

    def bears_all_of(self, text: str) -> bool:
        """Tell the same of a text that must also say since when it holds, and under which condition."""
        dates = not self.later or names_one(text, self.day)
        return self.bears(text) and dates and (self.any_language or keeps_conditions(text, self.around))

    def _is_of_their_words(self, text: str) -> bool:
        if adds(text, f"{self._every}\n{self.typed}"):
            return False
        return not foreign(text, f"{self.quote}\n{self.held}", self.typed)


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
