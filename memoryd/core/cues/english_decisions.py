"""Decisions as they are announced in English: what was settled, what a team goes with, what it aims at."""

from __future__ import annotations

from memoryd.core.cues.english_phrases import NAMED, cue
from memoryd.core.heard import Cue

_SETTLED = r"settled|decided|official|final|agreed|a done deal|set in stone|confirmed|approved"
_PERIOD = (
    r"(?:quarter|year|month|half|half-year|sprint|release|milestone|season|q[1-4]|20\d\d|summer|winter|spring"
    r"|autumn|fall)"
)
_AIM = r"(?:goals?|targets?|objectives?|focus|priority|priorities|okrs?|aim|theme)"
_DAY = (
    r"(?:\d{4}-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*"
    r"|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w* \d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|q[1-4]|(?:the )?end of|next (?:week|month|quarter|year|sprint)|january|february|march|april|june|july|august"
    r"|september|october|november|december|christmas|easter|(?:this|next) (?:year|quarter|summer|winter|spring)"
    r"|the (?:holidays|year)|20\d\d)"
)
_POINTED = (
    r"(?!this|that|it\b|up\b|your|yours|my|mine|option|approach|plan|version|either|neither|a different|an? simpler"
    r"|the (?:first|second|third|last|latter|former|other|simple|simpler|short|shorter|long|longer|original|old|new"
    r"|same|easy|easier|safe|safer|quick|one)\b|[a-d]\b)"
)

CUES: tuple[Cue, ...] = (
    cue(
        "project",
        r"(?:the |our |final |team |board |official )*(?:decision|verdict|outcome|resolution|conclusion|agreement)s?"
        r"(?: (?:from|of|at|in|by|on|after) [^:]{2,60})?: ?(?P<rule>"
        rf"(?:(?:we|our|no|all|from|the|support|every|nothing|nobody|only)\b|{NAMED}\b)(?! (?:first|second)"
        rf" one).{{6,}})",
        dated=True,
    ),
    cue(
        "project",
        rf"(?:(?:it|that|this)(?:'s| is| has been) (?:now |all |finally )?(?:{_SETTLED})|(?:decided|settled|resolved"
        r"|confirmed))(?: (?:in|at|by|after|with) [^:,]{2,40})?(?:[:;–—]| -|, (?=(?:we|the|our)\b)| that) ?(?P<rule>"
        r"(?!it's (?:a|the) |the (?:bug|error|issue|problem|cause)|that's )(?:(?:we|our|no|all|from|the|support"
        r"|every)\b|"
        rf"{NAMED}\b).{{6,}})",
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>(?:after [^,]{3,40},? |in the end,? |finally,? )?we(?:'re| are|'ll be| will be|'ve| have|'ll|"
        r" will)?"
        r"(?: all| finally| now| just)? (?:going (?:with|for)|go(?:ne)? with|pick(?:ed)?|chose|chosen|select(?:ed)?"
        r"|settl(?:ed|ing) on|standardi[sz](?:ed|ing) on|adopt(?:ed|ing)|stick(?:ing)? (?:with|to)|stay(?:ing)? (?:on"
        rf"|with)|commit(?:ted|ting) to|bought|licensed|signed with) {_POINTED}(?:the |an? )?(?:[\w-]+ ){{0,2}}?"
        rf"{NAMED}\b.*)",
        dated=True,
    ),
    cue(
        "project",
        r"(?:(?:quick |short |small |an? |the )*(?:update|news|word|message|info|heads-up|memo|announcement|results?)"
        r"(?: (?:from|of|on|about) [^:]{2,40})?|from (?:the |our )?[^:]{3,40}): ?(?P<rule>(?!please|can|could|fix|add"
        rf"|make)(?=.*(?:{_DAY}|\b(?:moved|postponed|cancelled|canceled|approved|delayed|signed off|dropped|no longer"
        r"|starting|launch\w*|ship\w*|budget)\b)).{8,})",
        dated=True,
    ),
    cue(
        "project",
        rf"(?P<rule>(?:(?:the|our) (?:[\w-]+ )?{_AIM}(?: (?:for|of|in))? (?:the |this |next |coming )*(?:[\w-]+"
        rf" )?{_PERIOD}"
        rf"(?: \d{{4}})?|(?:for|in) (?:this|the|next) (?:coming )?{_PERIOD}(?: \d{{4}})?,? (?:the|our) {_AIM}"
        rf"|(?:our|the"
        rf" (?:team|company|product|project)'s) (?:[\w-]+ )?{_AIM}) (?:is|are)(?: to)?:? (?!broken|wrong|not"
        rf"|unclear).+)",
        dated=True,
    ),
    cue(
        "project",
        rf"(?P<rule>(?:the|our) (?:current |overall |long-term )?(?:plan|roadmap|strategy|intention) (?:is|says)(?: to"
        rf"| that| for)?:? .+\b(?:by|on|in|until|before|from|after|at) (?:the )?{_DAY}.*)",
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>(?:the |our |a )?(?:[\w.-]+ ){0,4}(?:launch|release|go-live|migration|rollout|cutover|freeze"
        r"|demo|beta"
        r"|deadline|kick-?off|switch-?over|offsite|audit|sunset|event|conference|review|move|upgrade) (?:(?:has"
        r" )?(?:been )?"
        r"(?:moved|postponed|pushed(?: back| out)?|delayed|brought forward|rescheduled|shifted|slipped|extended)(?: to"
        rf"| from .{{2,30}} to| until| by)|is now (?:on|at|in|planned for|set for|scheduled for)) (?:the )?{_DAY}.*)",
        strict=False,
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>(?!.*\b(?:test|column|table|function|class|field|index|line)s?\b)(?:the |our )?(?!it\b|this|that)"
        r"(?:[\w.-]+ ){1,4}(?:support|is|are|gets?|will be|api|v\d\w*) ?(?:ends?|dies|goes away|stops|expires?|shut"
        r" down"
        rf"|switched off|turned off|retired|deprecated|removed|discontinued|dropped|end-of-life)\b.*\b(?:on|in|by"
        rf"|at|after"
        rf"|from|until|before) (?:the )?{_DAY}.*)",
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>[\w.+-]+(?: \d[\w.]*)? (?:support )?(?:ends|stops|is dropped|goes away|is removed) (?:with|in"
        r"|after|from)"
        r" (?:release|version|v)? ?\d[\w.]*.*)",
        dated=True,
    ),
    cue(
        "project",
        rf"(?P<rule>(?:the|our) (?:[\w-]+ ){{1,4}}(?:gets?|becomes?|moves?|will|is (?:getting|becoming|moving"
        rf"|going)|stays?"
        rf"|remains?|goes|comes|lands)\b(?!.*\b(?:error|null|button|click|page|row)s?\b).*\b(?:on|in|by|at|from"
        rf"|until|before"
        rf"|after|of)? ?(?:the )?{_DAY}.*)",
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>we(?:'re| are)? ?(?:won't|will not|not going to|'ll never|will never|aren't going to) (?:do"
        r"|support|build"
        r"|offer|ship|have|add|implement|migrate|use|sell|store|charge|release|host|open) (?!this|that|it\b|the "
        r"|any of|so\b)"
        r"\w.+)",
        dated=True,
    ),
    cue(
        "project",
        rf"(?P<rule>(?:v\d[\w.]*|version \d[\w.]*|release \d[\w.]*|the (?:new|next|first|final) (?:release|version)"
        rf"|the"
        rf" (?:beta|alpha|rc|ga))(?: \w+)? (?:goes out|is out|comes out|lands|is due|ships|goes live|is planned"
        rf"|rolls out"
        rf"|starts|will be out|launches)\b.*{_DAY}.*)",
        strict=False,
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>the (?:[\w-]+ ){0,2}(?:rewrite|migration|project|launch|redesign|feature|integration|move|merger"
        r"|plan"
        r"|rollout|relaunch|refactoring|port|app|initiative|contract|pilot|beta|release) (?:is|was|got|has been"
        r"|will be)"
        r" (?:now |officially |finally )?(?:cancelled|canceled|postponed|approved|on hold|off the table|dead"
        r"|scrapped|shelved"
        r"|stopped|paused|delayed|signed|confirmed)\b.*)",
        strict=False,
        dated=True,
    ),
    cue(
        "project",
        rf"(?P<rule>(?:from|starting(?: from| in| on| with)?|as of|beginning(?: in| on)?|effective) (?:the"
        rf" )?{_DAY}(?: on"
        r"(?:wards?)?)?,? (?!until|to |i |you ).{8,})",
        dated=True,
    ),
)
