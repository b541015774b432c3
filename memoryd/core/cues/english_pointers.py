"""Where things are and who does what, in English, said in passing and of anything."""

from __future__ import annotations

from memoryd.core.cues.english_phrases import DOCS, OUTSIDE, cue
from memoryd.core.cues.english_words import TOOLS, WORK
from memoryd.core.heard import Cue

_NO_TROUBLE = (
    r"(?!.*/(?:issues|pull|pulls|commit|commits|blob|merge_requests|jobs|runs|questions|q)/)(?!(?:the |an?"
    r" )?(?:[\w-]+ )?"
    r"(?:error|failure|failing|bug|crash|stack ?trace|exception|warning|problem|question|page|code)\b)(?!this|that"
    r"|it\b)"
)
_KEPT = (
    r"(?:(?:is|are|gets?|can be|has been|have been|was|were) (?:now |all |always |only |usually )*(?:located|kept"
    r"|tracked"
    r"|documented|described|hosted|found|filed|reported|published|managed|discussed|posted|recorded|maintained"
    r"|archived"
    r"|collected|announced|logged|listed|planned|organi[sz]ed|written down|specified|versioned|stored)|(?:has |have"
    r" )?(?:now"
    r" |all )?(?:lives?|lie|lies|sits?|lands?|goes?|go|ends? up|arrives?|moved|comes? in))"
)
_AT = r"(?: (?:at|in|on|under|over at|via|to|into|through|with|from \S+(?: \w+)? to))+"
_PERSON = (
    rf"(?:(?-i:(?!(?:The|This|That|It|He|She|They|Who|What|Nobody|Everyone|Everybody|Which|Your|My|Each|If|When"
    rf"|Then|And|But"
    rf"|Now|Please|There|Here|Redux|Nginx|Linux|Windows|Git|Pandas)\b)(?!{TOOLS}\b)[A-Z][a-z]+(?:-?[A-Z]?[a-z]+)?)"
    r"(?: (?-i:[A-Z])[a-z]+)?(?: from (?:the )?[\w-]+(?: team)?)?|(?:the |our )?(?:[\w-]+ ){0,2}(?:team|guild|squad"
    r"|department"
    r"|group|agency|people|folks|guys|office|contractors?|vendor|partner|admins?|designers?|lawyers?))"
)
_OWNS = (
    r"(?:owns|own|maintains?|manages?|looks? after|takes? care of|administers?|approves?|signs? off on|reviews?"
    r"|(?:is|are)"
    r" (?:responsible for|in charge of|the (?:\w+ )?(?:owners?|maintainers?|leads?|contacts?|experts?|go-to \w+"
    r"|persons? to"
    r" ask|ones? to ask)(?: (?:for|of|on|about))?)|runs?|operates?|hosts?|handles?|leads?)"
)

CUES: tuple[Cue, ...] = (
    cue(
        "reference",
        rf"(?P<rule>{_NO_TROUBLE}(?:the |our |all |any |every |my )*[\w'&/-]+(?: [\w'&/-]+){{0,6}}? {_KEPT}{_AT}:?"
        rf" (?:[\w'-]+[:,]? ){{0,4}}?{OUTSIDE}.*)",
        strict=False,
    ),
    cue(
        "reference",
        rf"(?P<rule>(?:if|when|whenever) you (?:ever )?(?:need|want|look for|are looking for|have|get stuck"
        rf"|wonder)[^,]{{2,60}},"
        rf" (?:it's|they're|it is|they are|that's|look|check|see|ask|go|use|post|find)\b[^.]{{0,40}}?{OUTSIDE}.*)",
        strict=False,
    ),
    cue(
        "reference",
        rf"(?P<rule>(?:the |our )?(?:single )?(?:source of truth|authoritative \w+|canonical \w+|latest version"
        rf"|master copy)"
        rf"(?: (?:for|of|on) [\w' -]{{2,50}})? (?:is|are|lives|sits)\b[^.]{{0,60}}?{OUTSIDE}.*)",
    ),
    cue(
        "reference",
        rf"(?P<rule>(?:for|about|on) (?!this|that|it\b|now)[\w' /-]{{3,60}},? (?:the source of truth is|see|check"
        rf"|look at"
        rf"|look in|ask in|go to|refer to|use|there's|there is)\b[^.]{{0,60}}?{OUTSIDE}.*)",
    ),
    cue(
        "reference",
        rf"(?P<rule>{_NO_TROUBLE}(?:the |our )?(?:[\w'&/.-]+ ){{0,4}}[\w'&/.-]+: (?:see|look (?:at|in)|check|ask(?:"
        rf" in)?"
        rf"|go to) (?:the |our )?{OUTSIDE}.*)",
    ),
    cue(
        "reference",
        rf"(?P<rule>{_NO_TROUBLE}(?:the |our )?(?:[\w-]+ ){{0,2}}(?:{DOCS}|grafana|sentry|kibana|jenkins|datadog"
        rf"|storybook"
        r"|argo ?cd|figma|swagger|jira|confluence|notion|metabase|airflow)(?: (?:for|of) [\w -]{2,40})?:"
        r" ?https?://\S+)",
        proven=True,
    ),
    cue(
        "reference",
        rf"(?P<rule>there(?:'s| is| are) (?:an?|some|also an?) (?!(?:\w+ )?(?:error|bug|typo|issue|problem|crash"
        rf"|warning)\b)"
        rf"[\w' -]{{3,60}}? (?:in|on|at|under) (?:the |our |a )?(?:[\w-]+ ){{0,2}}?{OUTSIDE}.*)",
        strict=False,
    ),
    cue(
        "reference",
        rf"(?P<rule>{_NO_TROUBLE}(?:the |our |all |any )*[\w'&/-]+(?: [\w'&/-]+){{0,4}}? (?:is|are) (?:still |all "
        rf"|now |only"
        rf" |always |mostly )+(?:in|on|at|under) (?!https?)(?:the |our )?{OUTSIDE}.*)",
        strict=False,
    ),
    cue(
        "reference",
        rf"(?P<rule>(?!.*/(?:issues|pull|jobs|runs)/)(?:please )?(?:look at|check|see|open|start with|go to|watch)"
        rf" (?:the |our )?"
        rf"{OUTSIDE}\S*,? (?:first,? )?(?:when|whenever|if|before) (?:something|anything|you|prod\w*|staging|the"
        r" (?:site|api|service|build)|deploy\w*|an?)\b.*)",
    ),
    cue(
        "reference",
        r"(?P<rule>(?!.*\b(?:error|bug|crash)\b)(?:the |our |all )?(?:[\w-]+ ){0,3}[\w-]+(?::| (?:are|is|live"
        r"|lives) (?:in|under))"
        r" [\w.-]+/[\w./-]* (?:in|of) (?:the|our) (?:[\w-]+ ){1,2}(?:repo|repository|project|monorepo|drive"
        r"|share)\b.*)",
    ),
    # Who does what
    cue(
        "project",
        r"(?P<rule>(?:the|our) (?:right )?(?:person|one|people|guy|expert|contact|team|go-to person|point of"
        r" contact)(?: (?:to ask|to talk to"
        r"|for|responsible|in charge|who knows)[\w' -]{0,50})? (?:is|are) (?-i:[A-Z]).+)",
    ),
    cue(
        "project",
        rf"(?P<rule>{_PERSON} {_OWNS} (?!it\b|this|that|these|those|the (?:request|response|state|event|click|case"
        rf"|loop|error"
        r"|call|input|output|rest|tests?|command|script|migration|server|job)\b)\w.+)",
        strict=False,
    ),
    cue(
        "project",
        rf"(?P<rule>{_PERSON} (?:is|are) (?:our|the (?:team's|project's|company's)?) ?(?:[\w-]+ ){{0,3}}(?:{WORK}"
        rf"|dba|pm|contact"
        r"|maintainers?|dpo|ciso|reviewer|tech lead|product owner|scrum master|on-?call)\b.*)",
    ),
    cue(
        "project",
        r"(?P<rule>(?!it\b|this|that|these|those|they)(?:the |our |all )?(?:[\w'-]+ ){1,5}(?:is|are|gets?) (?:now "
        r"|all |only )?"
        r"(?:done|owned|maintained|managed|handled|run|reviewed|approved|operated|translated|hosted|provided"
        r"|administered"
        rf"|signed off) by (?!hand\b|default|(?:an? |the )?(?:cron|script|job|hook|trigger|server|client"
        rf"|function)\b){_PERSON}\b.*)",
        strict=False,
    ),
    cue(
        "project",
        r"(?P<rule>(?:all |any )?(?:[\w-]+ ){0,3}(?:questions|issues|requests|changes|bugs|problems|incidents"
        r"|approvals"
        r"|invoices|complaints|reviews)(?: (?:about|on|for|with|to|in) [\w' -]{2,30})? (?:go|should go|have to go"
        r"|must go|need to"
        rf" go|are to go) (?:to|through|via|past) {_PERSON}\b.*)",
    ),
    cue(
        "project",
        r"(?P<rule>(?:please )?(?:ask|talk to|ping|check with|loop in|contact|tag|clear it with) (?-i:[A-Z][a-z]+)"
        r"(?: (?-i:[A-Z][a-z]+))? (?:about|before|for|when|if|whenever|on) (?!this|that|it\b|me|help|the\b).{4,})",
    ),
)
