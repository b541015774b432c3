"""What people say in English when they mean it to last."""

from __future__ import annotations

import re

from memoryd.core.cues import (
    english_corrections,
    english_customs,
    english_decisions,
    english_facts,
    english_labels,
    english_moods,
    english_norms,
    english_orders,
    english_people,
    english_pointers,
    weekly,
)
from memoryd.core.cues.english_phrases import ORDER, PROCESS
from memoryd.core.cues.english_words import one_of
from memoryd.core.expressions import expression
from memoryd.core.heard import Cue

CUES: tuple[Cue, ...] = (
    *english_corrections.AGAIN,
    *weekly.ENGLISH,
    *english_orders.CUES,
    *english_people.CUES,
    *english_customs.CUES,
    *english_facts.CUES,
    *english_corrections.CUES,
    *english_decisions.CUES,
    *english_pointers.CUES,
    *english_norms.CUES,
    *english_labels.CUES,
    *english_moods.CUES,
)

_LOOSE = one_of(
    "ok okay also and but btw by_the_way please pls hey actually well so oh ah additionally plus yes yeah fyi"
)
_SET_OFF = one_of("""
no nope good great perfect nice cool right thanks thank_you sorry wait important rule preference hi hello hi_there
sure alright got_it fine lgtm looks_good that_works agreed understood to_be_clear convention general_rule new_rule
one_rule one_more_thing another_thing again first second third finally lastly firstly secondly besides
just_so_you_know so_you_know fwiw for_context context for_the_record for_what_it's_worth
yep wrong not_quite last_thing ps p.s also
exactly one_last_thing hmm oops hold_on stop
""")
FILLER = expression(
    r"(?:[\s*_#>~(-]+|(?:and |but |so )?(?:while (?:you're|you are|we're) (?:at it|there|here|on it)|since (?:you"
    r" asked|we're on"
    r" it)(?: [^:,]{2,30})?|(?:please )?keep (?:this|that) one|one (?:small )?(?:request|remark|wish|thing)(?:"
    r" though)?"
    r"|for next time|in case you wonder(?:ed)?|small remark|quick note|side note|unrelated|good to know|as a reminder)"
    r"\s*[,.:;!…–—-]+\s*"
    rf"|not [\w./-]+\s?[-–—,;:]+\s*(?=use\b|we\b)|{_LOOSE}\b[\s,.:;!…–—-]*"
    rf"|{_SET_OFF}\b\s*[,.:;!…–—-]+\s*|[\U0001f300-\U0001faff✅❗⚠\ufe0f]+\s*)+",
    re.IGNORECASE,
)
"""What stands before a cue and means nothing for it."""

_MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
_HARM = "got|were|was|have been|had|lost|broke|breaks|bit|burned|corrupts?|leaks?|caused|keeps?|takes"
WHY = expression(
    rf"\s*(?:[,;(]\s*)?\b(?:because(?: of)?|since (?!version|v?\d|{_MONTHS}|last|the (?:start|beginning|last))"
    r"|as (?=(?:we|it|they|i|our|this repo|otherwise) )|the reason (?:is|being)(?: that)?|so that|otherwise"
    r"|or else)\b[,:]?\s*|\s+[–—-]{1,2}\s+(?!never|not|always|don't|do not|no |use|and|but|e\.g|for example"
    r"|like|only|please|instead)|\s*[:;(]\s*(?!we (?:always |only |all )?(?:use|prefer|write)\b)(?=(?:we|it|they|that"
    r"|this|i|our|last|mocked|mocks|pip|npm|yarn"
    rf"|the (?:last|team|old))\b)|,\s+(?=(?:we|i|they|it|that) (?:{_HARM})\b)",
    re.IGNORECASE,
)
"""Where a statement ends and its reason begins."""

_NOT_RULES = (
    r"(?!.*\b(?:linter|readme|file|test|page|app|ui|endpoint|form|class|function|feature|user|validation|output"
    r"|prompt)s?\b)"
)
RULES_AHEAD = expression(
    r"^(?:(?:please |and |so |also )*(?:remember|from now on|going forward|keep in mind|note"
    rf"|always follow)\b{_NOT_RULES}.{{0,50}}|(?:here (?:are|is)|these are|some|a few|my|our|the|general|standing"
    r"|house|team|project|ground|coding|code|follow these|stick to these|please follow these|two|three"
    rf"|four)\b{_NOT_RULES}.{{0,60}}?(?:rules?|conventions?|preferences?|guidelines?|things to (?:remember"
    r"|keep in mind|know)|style|standards|policies|habits|how i (?:like|work))\b.{0,40})[:：]\s*$",
    re.IGNORECASE,
)
"""A heading whose list holds rules, each item one."""

LISTED = expression(
    rf"^(?P<rule>(?:{ORDER}|no \w+|only \w+|i (?:prefer|like|want|hate|use)|we (?:use|prefer|always|never|don't)"
    rf"|my |(?:all|every) \w+ (?:must|should)|{PROCESS} (?:must|should|are|go)).*?)\W*$",
    re.IGNORECASE,
)
_THIS = (
    r"(?:(?:that|this|it|these|those|both|all of (?:that|this|these)|the above)"
    r"(?: (?:rules?|preferences?|conventions?|points?|guidelines?|habits?|things?|facts?|notes?))?)"
)
_LATER = (
    r"(?:for (?:next time|the future|later|(?:all )?(?:the )?future (?:sessions?|conversations?|reference))"
    r"|in (?:the )?future|from now on|going forward)"
)
BACK = expression(
    rf"^(?:so |and |please |pls )*(?:remember|memori[sz]e|don't forget|never forget) {_THIS}"
    rf"(?:,? (?:please|ok|okay|{_LATER}))*[.!。！ ]*$",
    re.IGNORECASE,
)
"""A sentence that asks to remember the one before it."""

POINTING = expression(
    rf"^(?:{_THIS}|{_LATER})(?:,? (?:please|ok|okay|too|as well|{_LATER}))*[.,!。！ ]*$", re.IGNORECASE
)
"""Words that only point at what was said elsewhere."""
