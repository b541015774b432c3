"""Norms of a project and of an agent's manners in English, told by what they are about and whom they address.

The subject is a kind of thing (`commits`, `every public function`), never one thing; or the order concerns the talk
between the two of them (`give me the conclusion first`), which outlasts any task.
"""

from __future__ import annotations

from memoryd.core.cues.english_phrases import ACT, ARTIFACTS, KINDS, PROCESS, WIDE, cue
from memoryd.core.cues.english_words import LANGUAGES
from memoryd.core.heard import Cue

_NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a single|half a dozen)"
_UNIT = (
    r"(?:sentences?|lines?|words?|paragraphs?|bullets?|bullet points|characters?|chars|pages?|commits?|files?"
    r"|reviewers?|approvals?)"
)
_UPSHOT = r"(?:conclusion|answer|gist|bottom line|verdict|short version|tl;?dr|recommendation|result)"
_TALK = (
    r"(?:say|give me|send me|tell me|show me|bother me with|explain|repeat|apologi[sz]e|summari[sz]e|list|paste"
    r"|praise|thank"
    r"|start (?:with|your|answers?|every)|end (?:with|your|answers?|every)|ask me (?:to|for|about|whether|if)|teach me"
    r"|lecture me|congratulate|sugar-?coat)"
)
_SMALL = (
    r"(?:small|short|tiny|separate|descriptive|detailed|atomic|clean|concise|long|frequent|readable|explicit|plain"
    r"|simple"
    r"|boring|minimal|terse|fewer|more|self-contained|focused)"
)
_LACKED = (
    r"(?:environments?|teams?|departments?|budget|staging|qa|dba|designers?|ops|admins?|ci|monitoring|licen[cs]es?"
    r"|on-?call|servers?|reviewers?|testers?|gpus?|access|internet|network|vpn|cluster)"
)

CUES: tuple[Cue, ...] = (
    # Kinds of things, and how they are
    cue(
        "feedback",
        rf"(?P<rule>(?:every|each|all|any) (?:single )?(?:new |public |internal |exported )?(?:{PROCESS}|{KINDS})"
        rf" (?:\w+ "
        r"){0,3}?(?:needs?|must|has to|have to|gets?|requires?|carr(?:y|ies)|comes? with|belongs?|starts?|ends?|takes?"
        r"|goes?|is to|are to)\b(?! (?:fixed|updated|green|renamed|removed|changed|a look|another)).+)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:(?:the|our|all|new|unit|integration|breaking|database|schema|api) )*(?:{PROCESS}|{KINDS})(?:"
        rf" (?:to|in"
        r"|of|on|for) [\w' -]{2,30}?)? (?:belongs?|goes?|go|lives?|live|stays?|stay|sits?) (?:in|into|next to|under"
        r"|beside"
        r"|at|inside|with|on|through|via) (?!the (?:other|first|last|same|end|top|new)\b|this|that\b)\S.*)",
        strict=False,
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:breaking |database |schema |new |public |all |any )*(?:{PROCESS}|{KINDS}|changes)(?: (?:to"
        rf"|in|of"
        r"|on|for) [\w' -]{2,30}?)? (?:need|require|take|get|deserve|call for) (?!to be (?:fixed|updated)|fixing"
        r"|updating|a"
        r" (?:look|fix|rerun))(?:an? |at least |two |one |the |\w+ed )?[\w-]+.*)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?!the |these|those|this|that|it |they|we |i )(?:[\w'-]+ ){0,3}[\w'-]*s(?: (?:in|of|for|to) (?:the "
        r"|our )?[\w'-]+)? (?:are|(?:always|only) [a-z]+) [^,;]{2,60}, (?:and )?never (?:[\w'-]+ ?){1,8})",
    ),
    cue(
        "project",
        r"(?P<rule>(?!it |this |that |these |those |they |everything|nothing|the (?:bug|error|test|build|issue"
        r"|same))[\w' -]"
        r"{3,40}? (?:is|are) (?!(?:only |also |still |not )?(?:used|broken|missing|wrong|failing|called|red"
        r"|imported|defined"
        r"|inconsistent|duplicated|a mess|unused|slow|ignored|repeated|different)\b)[^,;]{2,50}? "
        rf"{WIDE}(?:[,;].*)?)",
        strict=False,
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:in our (?:app|ui|docs|product)s?,? )?we (?:call|name|refer to) (?:it|them|these|those|him|her"
        r"|[\w' -]{3,30})"
        r"(?: as)? (?!twice|once|from|with|again|in |on |the |it )['\"“‘]?[\w -]{2,30}['\"”’]?,? (?:not|never|and"
        r" not|and never"
        r"|instead of)\b.*)",
        strict=False,
    ),
    cue(
        "project",
        r"(?P<rule>our (?:[\w-]+ ){0,3}?(?:minimum|maximum|supported|target|default|production|main|primary"
        r"|official|lowest"
        r"|oldest|biggest)\b[^,;]{0,40} (?:is|are) (?!broken|down|red|failing|slow|not|wrong)\S.*)",
    ),
    cue(
        "project",
        rf"(?P<rule>we (?:have|'ve got|don't have|only have|do not have) (?:no|any|one|two|a single|only one)?"
        rf" ?(?:[\w-]+ ){{0,2}}{_LACKED}\b(?! (?:for|on|in) (?:this|that)).*)",
    ),
    cue(
        "project",
        r"(?P<rule>(?:(?:half|most|part|some|all) of (?:the|our|my)|the|our|my|(?:the|our) \w+) (?:team|colleagues"
        r"|users"
        r"|customers|clients|company|office|designers|testers|developers|audience|readers|reviewers) (?:sits?"
        r"|works?|lives?"
        r"|speaks?|reads?|is split|are split|is based|are based|is spread|is distributed|is located|is remote|are"
        r" (?:all"
        r"|mostly) |don't speak|can't read)\b.+)",
    ),
    # How long things may be
    cue(
        "feedback",
        rf"(?P<rule>(?:at most |max(?:imum)? |no more than |never more than )?{_NUMBER} {_UNIT},? (?:max(?:imum)?"
        rf"|at most|tops"
        rf"|or (?:less|fewer)|is enough|are enough|are plenty)?,? ?(?:for|per|in|an?|each|every) (?:all |an? |the "
        rf"|any |each "
        rf"|every |your )?{ARTIFACTS}\b.*)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:please )?(?:keep|limit|name|phrase|prefix|title|hold) (?:all |your |our |the |any )?(?:(?:pr"
        rf"|mr|pull"
        rf" request) |{_SMALL} )?(?:{ARTIFACTS}(?<=s)|{PROCESS}(?<=s)|diffs|functions|methods|classes|explanations)"
        rf" (?!the|for"
        r" (?:this|now)|there|until|open|as (?:they|is))(?:to|under|below|short|small|brief|in|within|at|after|with"
        r"|like|by"
        r"|free|focused|simple|separate|self|terse|plain|descriptive|on)\b.*)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>no (?:more )?(?:[\w-]+ )?(?:{ARTIFACTS}|{PROCESS}|{KINDS}) (?:that|which|with|without|longer"
        rf" than|over"
        r"|above|before|after|unless|for)\b(?! (?:one|now|the moment|this)\b).{4,})",
    ),
    # How to talk to each other
    cue(
        "feedback",
        rf"(?P<rule>(?:please )?(?:answer|reply|respond|speak|talk|explain(?: things)?|write)(?: to me| me)? in"
        rf" {LANGUAGES}\b.*)",
    ),
    cue(
        "user",
        rf"(?P<rule>(?:please )?(?:always )?(?:give|show|tell|send) me (?:the |a |your |just the |only the"
        rf" )?{_UPSHOT}s? (?:first"
        r"|up front|before|at the (?:top|start|beginning))\b.*|(?:the )?"
        rf"{_UPSHOT}s? first\b,? (?:then|please|and|details|not).*)",
    ),
    cue(
        "user",
        r"(?P<rule>(?:please )?(?:explain|describe) (?:things|stuff|everything|concepts|code|errors|commands) (?:to"
        r" me )?(?!the"
        r"|in the|this).{4,})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:please )?(?:don't|do not|never) (?:ever )?{_TALK} (?!this|that\b|it\b|the\b(?! (?:question"
        rf"|obvious|whole))"
        r"|anything|me the|me this|me that|me now|me yet)['\"“‘]?\w.+)",
    ),
    cue(
        "user",
        r"(?P<rule>(?:please )?(?:don't|do not|never) (?:ever )?[a-z-]+ (?:with )?my (?!changes?\b|edits?\b"
        r"|branch\b|last"
        r")[\w -]*\w+s\b(?!.*\b(?:yet|now|until|first)\b).*)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:if|when|whenever|where|in case) (?:you(?:'re| are)? (?:ever )?(?:not (?:sure|certain)|unsure"
        r"|in doubt|stuck"
        r"|uncertain|don't (?:know|understand|get)|have (?:any )?(?:a )?(?:doubts?|questions?)|can't decide|think"
        r"|disagree)"
        r"|in doubt|(?:something|anything)(?:'s| is) (?:unclear|ambiguous|missing|risky|weird|odd)|there(?:'s| is)"
        r" (?:any )?(?:a )?"
        r"(?:doubt|ambiguity))[^,;]{0,60}[,;]? (?:then )?(?:please |just )?(?:ask|tell|stop|check|say|speak|don't"
        r"|never|leave"
        r"|prefer|let me|come back|raise|flag|object|push back)\b.*)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:when|if|whenever|every time) (?:an?|any|some|something|anything) [^,;]{3,60}[,;]? (?:then "
        r"|please )*(?:stop"
        r"|ask|tell|warn|ping|show|check|wait|let|don't|never|always)\b.*\b(?:me|first)\b.*)",
        strict=False,
    ),
    cue(
        "user",
        r"(?P<rule>(?:let me|i(?:'ll| will)?(?: always| usually)?) (?:do|handle|run|take care of|make) (?:the |all "
        r"|my |any )?"
        r"(?:[\w-]+ )?(?:push(?:es|ing)?|deploy\w*|merg\w+|releas\w+|commits?|migrations?|reviews?|rebas\w+|git \w+)"
        r" (?:myself|on my own|by hand)\b.*)",
    ),
    cue(
        "user",
        rf"(?P<rule>you (?:may|can|are free to|don't need to ask to) (?:always |just )?{ACT}.*(?:without asking|any"
        rf" time|whenever"
        r" you (?:like|want)|as you (?:like|see fit)|on your own)\b.*)",
    ),
    cue(
        "user",
        r"(?P<rule>i(?:'d| would) (?:always |much |usually )?rather (?:have|see|read|get|use|write|wait|keep|lose"
        r"|spend|know"
        r"|fix|deal with|live with) (?!the |this|that\b|it\b).+ than .+)",
        strict=False,
    ),
    cue(
        "user",
        rf"(?P<rule>i (?:want|like|need|expect|prefer|love) (?:my |your |our |all )?{_SMALL}(?: (?:and|,) {_SMALL})?"
        rf" (?:\w+ )?(?:{ARTIFACTS}|{PROCESS}|{KINDS}|steps|names|titles|sentences|words)\b(?! (?:for|in|on)"
        rf" (?:this|that|the)"
        r"\b).*)",
    ),
    # Who somebody is
    cue(
        "user",
        r"(?P<rule>i (?:can't|cannot|can barely|can hardly|have trouble|have a hard time) (?:see|seeing|hear"
        r"|hearing|read"
        r"|reading|tell|telling|distinguish|distinguishing|type|typing)\b.*\b(?:red|green|colou?rs?|small (?:text"
        r"|fonts?|print)"
        r"|contrast|apart|well|audio|with (?:my|one))\b.*)",
    ),
    cue(
        "user",
        r"(?P<rule>i (?:maintain|run|own|develop|work on|build|do) (?:this|the|all of this) ?(?:whole )?(?:project"
        r"|repo|library"
        r"|codebase|package|thing|service|product|app)?\b.*\b(?:alone|(?:by )?myself|in my (?:spare|free) time|as a"
        r" hobby"
        r"|for a living|on the side|single-handedly)\b.*)",
        strict=False,
    ),
    # Who outside asks for what
    cue(
        "project",
        r"(?P<rule>(?:our|the) (?:accountants?|lawyers?|legal(?: team| department)?|compliance(?: team)?|auditors?"
        r"|security(?: team)?"
        r"|biggest customer|regulators?|ops(?: team)?|finance(?: team)?|tax office|dpo|insurance|bank|licen[cs]e"
        r"|contract)"
        r" (?:wants?|requires?|needs?|demands?|asks? for|forbids?|won't let us|doesn't allow|does not allow)"
        r" .*\b(?:all|every"
        r"|always|any|never|no|must|to|us)\b.+)",
    ),
)
