"""Approval and annoyance in English that say how somebody likes things, without asking for anything."""

from __future__ import annotations

from memoryd.core.cues.english_phrases import ACT, cue
from memoryd.core.heard import Cue

_FORM = (
    r"(?:summar(?:y|ies)|details?|explanations?|answers?|format|style|diffs?|tables?|diagrams?|lists?|size|length"
    r"|level"
    r"|tone|structure|naming|order|comments?|tests?|steps?|overviews?|layout|way|split|granularity|prs?|commits?"
    r"|messages?"
    r"|pace|walkthroughs?|examples?|bullets?|bullet points|headings?|links?|texts?|approach|screenshots?|plans?"
    r"|notes?)"
)
_LIKED = (
    r"(?:is|are|was|were) (?:exactly|just|really|precisely|pretty much) (?:how|what|the way|the kind of \w+|the"
    r" sort of"
    r" \w+) i (?:always |usually )?(?:like|need|want|prefer|love|look for|was hoping for|hoped for)\b(?! you to)"
)

CUES: tuple[Cue, ...] = (
    cue("user", rf"(?P<rule>(?:[\w'/-]+ ){{1,8}}?{_FORM}\b[^,;.]{{0,50}}? {_LIKED}.*)", strict=False),
    cue(
        "user",
        rf"(?P<rule>(?:(?:i )?(?:love|like) (?:the|these|those|this|that) (?:[\w'-]+"
        rf" ){{0,4}}{_FORM}\b[^.]{{0,30}}[,;:–—-]+ )?"
        rf"(?:(?:those|these|they)|(?:[\w'-]+ ){{1,4}}{_FORM}) (?:really |always |do )*(?:help me (?:a lot|so much"
        rf"|most|to"
        r" understand|understand|follow)|make it (?:much |so much |a lot )?easier for me|are easier for me)\b.*)",
        strict=False,
    ),
    cue(
        "user",
        rf"(?P<rule>(?:keep|more of) (?:these|those|that|the) (?:[\w'-]+ ){{0,3}}{_FORM}(?: coming)?,? (?:please|i"
        rf" like|they help"
        r"|i love)\b.*|(?:keep (?:doing|going|working|writing)) (?:it |them |things )?(?:like (?:this|that)|this"
        r" way|that way)"
        r"[,:;–—-]+ .{6,})",
        strict=False,
    ),
    cue(
        "user",
        r"(?P<rule>(?:u+gh|argh|sigh|gah|oh no|seriously|not again)[\s,.!:…]+(?:yet )?(?:another|again (?:an?"
        r"|with)) (?=[^.]{0,60}"
        r"(?:\d+[- ]lines?|huge|giant|endless|massive|wall of text|one-liner|clever|deeply nested|unrelated"
        r"|long)\b).{4,})",
    ),
    cue(
        "user",
        r"(?P<rule>i (?:always |usually |just )?(?:got|get|am|was|'m) lost in (?:that|those|these|all (?:those|that"
        r"|the|these)"
        r"|your|such|the) .{3,})",
        strict=False,
    ),
    cue(
        "user",
        r"(?P<rule>(?:(?:that|this|your \w+|these|it)(?:'s| is| are| was)? )?(?:way |far |a bit |much )?too (?:much"
        r"|many|long|verbose"
        r"|wordy|chatty|clever|terse|detailed|formal|fancy)\b[^.]{0,40}? for (?:me|my taste|my liking|my eyes)\b.*)",
        strict=False,
    ),
    cue(
        "user",
        rf"(?P<rule>(?:[\w-]+ ){{1,4}}like (?:that|this|these|those),? (?:you (?:can|may)|just|feel free to)"
        rf" (?:always |just |simply "
        rf")*{ACT}.*)",
        strict=False,
    ),
    cue(
        "user",
        r"(?P<rule>(?:you )?(?:don't|do not|didn't|never) (?:need|have) to (?:explain|ask|apologi[sz]e|justify"
        r"|summari[sz]e|repeat"
        r"|remind|walk me|tell|convince|thank)\b (?!this|that|it\b|why this)(?:me )?\w.+)",
    ),
    cue(
        "user",
        r"(?P<rule>in general,? i(?:'d)? (?:want|like|prefer|expect|need|love|hate|don't) (?!this|that|it\b|the ).+)",
    ),
    cue(
        "user",
        r"(?P<rule>i(?:'d)? (?:always |usually |generally |only |mostly |still |also )*(?:read|review|check|look at"
        r"|do|work|test|deploy"
        r"|debug|think|code|merge)\b .*(?:on my phone|one (?:topic|thing|step|file|commit|pr|change) at a time|on"
        r" paper|in the"
        r" (?:evenings|mornings|terminal|train)|on weekends|by hand|out loud|in dark mode|with a screen ?reader"
        r"|from top to bottom"
        r"|commit by commit)\b.*)",
    ),
    cue(
        "user",
        r"(?P<rule>(?:that's|that is|this is) (?:a lot of|too much|way too much|an awful lot of|quite a lot of)"
        r" (?:text|words|code"
        r"|comments?|noise|boilerplate|explanation|ceremony|abstraction|output|detail|logging) for .{4,})",
        strict=False,
    ),
    cue(
        "user",
        r"(?P<rule>i (?:had|have) to (?:scroll|wade|read through|skim|page)\b.{4,}\b(?:to find|before|until|for)\b.*)",
    ),
    cue(
        "user",
        r"(?P<rule>[^.;]{6,120}[,;:–—-]+ (?:please )?(?:do (?:that|it|this) (?:again|every time|more often|more)"
        r"|keep (?:doing "
        r")?(?:that|this|it)(?: up)?|more of (?:that|this))\W*(?:please)?)",
        strict=False,
    ),
    cue(
        "user",
        r"(?P<rule>i(?:'m| am) (?:always|every time|usually) the one who (?:has to|must|ends up)\b.+)",
        strict=False,
    ),
)
