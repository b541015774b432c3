"""Orders that last, in English: what to remember, from now on, always, every time."""

from __future__ import annotations

from memoryd.core.cues.english_phrases import (
    ACT,
    MARK,
    NO_REMEMBRANCE,
    NOT,
    ORDER,
    OURS,
    POINTING,
    PROCESS,
    STATES,
    WHEN,
    cue,
)
from memoryd.core.cues.english_words import ACTIONS
from memoryd.core.heard import Cue

CUES: tuple[Cue, ...] = (
    # Asked to remember
    cue(
        "",
        r"(?:please |pls |always )*(?:remember|memori[sz]e)(?: for (?:next time|later|the future|future (?:sessions?"
        r"|conversations?|reference)))?(?:(?: (?:this|that|the following))?(?: for (?:next time|later"
        rf"|the future))?(?:[,:]| [-–—]) ?(?:that )?| that | (?={OURS}|.*\b{STATES}\b))(?P<rule>{NO_REMEMBRANCE}.+)",
        strict=False,
    ),
    cue("", rf"(?:please |pls )?(?:don't forget|do not forget|never forget)(?:[:,] ?| that | (?={OURS}))(?P<rule>.+)"),
    cue(
        "",
        r"(?:please |pls )?(?:remember|don't forget|do not forget|never forget|keep in mind"
        r"|make sure)(?: that)? to (?P<rule>(?:always|never|not ever) .+)",
    ),
    cue(
        "feedback",
        rf"(?:please |pls )?(?:remember|don't forget|do not forget|never forget)(?: that)? to (?P<rule>{ACT}.*\b(?:"
        r"(?:every|each) (?:time|commit|pr|release|change|deploy|push|session)|whenever you|before (?:every|each|any"
        r"|committing|pushing|you commit|you push)|after (?:every|each|any))\b.*)",
    ),
    cue(
        "",
        r"(?:please |pls )?(?:keep in mind|bear in mind|note|be aware|take note|fyi|heads up|for (?:your "
        r"|future )?(?:reference|information|sessions?|context)|reminder|make a (?:mental )?note|note to self"
        r"|note for (?:later|the future|next time|future sessions?))(?: for (?:next time|later|the future"
        rf"|future sessions?))?[,:]? (?:that )?(?P<rule>{OURS}.+)",
    ),
    cue(
        "",
        r"(?:please |pls |always )*(?:keep|bear) in mind(?:,|:)? that (?P<rule>(?!(?:this|that|it|there|these|those"
        r"|when|if|what|how"
        r"|you|he|she)\b).+)",
    ),
    cue(
        "",
        r"(?:please |pls |always )*(?:keep|bear) in mind(?:,|:)? (?:that )?(?P<rule>(?:the|each|any"
        r"|no) [\w./'-]+(?: [\w./'-]+){0,5}?"
        r" (?:is|are|has|have|must|can|cannot|can't|only|runs?|allows?|supports?|needs?|lives?|uses?|costs?|takes?"
        r"|expires?"
        r"|belongs?|requires?|accepts?|owns?|will|won't|does|do|don't|doesn't)\b.+)",
    ),
    cue(
        "",
        r"(?:please |pls )?(?:make|take) a (?:mental |quick )?note(?: of (?:this|that))?(?:[:,]| [-–—]| that) ?"
        r"(?P<rule>(?!to |when |where |what |how |this |that |it ).{8,})",
    ),
    cue(
        "",
        r"(?:just )?(?:fyi,? )?(?:for (?:your )?future (?:reference|sessions?|conversations?)|note for (?:the future"
        r"|future sessions?)|note to (?:your )?future self)[,:]? (?:that |please )?(?P<rule>.+)",
    ),
    cue(
        "",
        r"(?:please |pls )?(?:(?:add|save|store|commit|write|put|record)(?: (?:this|that|the following))? (?:to|in"
        r"|into) (?:your |the |long-term |project )*memory|update your memory|new memory|memory)(?: that)?(?:,|:"
        r"| [-–—]) ?(?P<rule>.+)",
    ),
    cue(
        "",
        r"(?P<rule>.{8,300}?)[,;.:]? ?(?:[-–—] ?)?(?:and |so |but )?(?:please |pls )?(?:(?:remember|memori[sz]e"
        r"|don't forget|never forget) (?:that|this|it)|keep (?:that|this|it) in mind)(?: (?:please|for (?:next time"
        r"|the future|later|future sessions?)))?",
    ),
    cue(
        "feedback",
        r"(?:please |pls |let's )?(?:make (?:it|this|that) a (?:\w+ )?(?:rule|habit|policy|practice)|(?:a |one |new "
        r"|house |hard )*rule"
        r"(?: for the future)?)(?: to|:| that|,| [-–—]) ?(?:that )?(?P<rule>.{8,})",
    ),
    # From now on
    cue(
        "feedback",
        r"(?:from (?:now|here|today|this point|this moment) (?:on(?:wards?)?(?: out)?|forward)|(?:going"
        r"|moving) forwards?|henceforth|for (?:all )?future (?:[\w-]+ ){0,2}[\w-]+|in (?:the )?future"
        rf"|as of (?:today|now)|starting (?:today|now)|next time(?: you [^,]{{2,50}})?){MARK}(?P<rule>(?:{ORDER}"
        rf"|let's {ORDER}|(?:when|if|for|before|after|whenever|in|on|with) [^,]{{2,60}},? {ORDER}|(?:i"
        r"|i'd)(?: would)? (?:always )?(?:want|like|prefer|expect|need) |(?:all|every|any|each|no|only) \w|we (?:want"
        r"|need|expect|use"
        r"|always|never|only|will|should|don't|do not|must|prefer|write|deploy|release)\b|[a-z][\w -]{2,40} (?:is"
        r"|are) (?:now |not |no longer )*(?:allowed|fine|ok|okay|forbidden|banned|required|mandatory|permitted)\b"
        r"|you(?:'re| are| may| must"
        rf"| should| can)\b|{PROCESS} (?:must|should|need to|has to|have to|goes|go|are to|are|is)\b).+)",
        strict=False,
    ),
    # At the very start, whatever follows but a forecast or a wish
    cue(
        "feedback",
        r"(?:from (?:now|here|today) on(?:wards?)?|going forward|henceforth)[,:]? (?P<rule>"
        r"(?!(?:it|that|this|they|there|users?|customers?|everything|nothing)\b"
        r"|(?:we|i|you) (?:might|could|may|can|would|will|should consider))"
        r"(?!.*\b(?:might|could|maybe|perhaps|possibly|will|would|crash\w*|fail\w*|errors?|broken|users can|hope\w*)\b)"
        r"[^?]{12,})",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:i want you to |i'd like you to |you (?:should|must|need to) |we (?:should )?|let's |can you "
        rf"|in [\w ]{{2,30}}, )?{ORDER}.+?),? (?:from (?:now|here|today|this point) (?:on(?:wards?)?(?: out)?|forward)"
        r"|going forward|henceforth)(?: please)?(?P<tail>(?:,| [-–—]|:|;| because| since| so| or) .+)?",
        strict=False,
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:(?:please |and )*{NOT}(?: ever)? |(?:please )?(?:always|avoid) "
        rf"|no ){ACT}.+?),? in (?:the )?future(?: please)?",
        strict=False,
    ),
    # Always and never
    cue(
        "feedback",
        rf"(?P<rule>(?:(?:in general|as a rule|by default|generally),? )?(?:{WHEN}, ?)?(?:please |then )?(?:(?:you"
        r"|we) (?:should|must|need to|have to|ought to|can) |i (?:want|need|expect|'d like|would like) you to "
        r"|i'd like you to |make sure (?:to |you |that you )?|be sure to |try to |let's )?(?:please )?(?:always|never"
        rf"|do not ever|don't ever|never ever|don't you ever|never again)(?:,| please)? {ACT}.*)",
        strict=False,
    ),
    cue(
        "feedback",
        r"(?P<rule>we (?:always|never|only ever|don't ever|only) (?!get|see|hit|have|fail|forget|seem|know|run into"
        r"|end|lose|need|want|talk|agree|agreed)" + rf"{ACTIONS}\b{POINTING}.+)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:{ACT}.{{3,120}}?),? (?:always|every (?:single )?time|no exceptions|without exception|as a rule"
        r"|at all times))",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:please )?{NOT} (?:ever )?{ACT}.{{2,120}}? (?:without (?:asking|checking|telling|consulting"
        r"|confirming|my|approval|permission|a review|review|a test|tests)|unless i (?:ask|say|tell|told))\b.*)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:please |always |i'd rather you |i want you to |i'd like you to )*(?:ask me|check with me"
        r"|confirm with me|warn me|tell me|let me know|get my (?:ok|okay|approval|permission)|wait for my (?:ok|okay"
        r"|approval|go-ahead)) (?:first )?(?:before|whenever|every time) (?!the |running it|it\b).+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:in general|as a rule(?: of thumb)?|by default|generally(?: speaking)?|on principle"
        rf"|as a matter of principle),? (?:{ORDER}|we (?:don't|do not|never|always|only) {ACTIONS}\b).+)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:please )?{NOT} (?:ever )?{ACT}.{{2,120}}?),? (?:ever(?: again)?|under any circumstances"
        rf"|no matter what)"
        r"(?:,? please)?",
        strict=False,
    ),
    cue("feedback", r"(?P<rule>(?:please )?(?:speak|talk) (?:to me in )?[A-Z]\w+(?: (?:with|to) me)?)"),
    # Every time
    cue(
        "feedback",
        r"(?P<rule>(?:every ?time|each time|any ?time|whenever) (?:you|i|we|someone) .{2,100}?(?:,|\bthen\b"
        rf"|:) ?(?:i (?:want|'d like|would like|expect) you to )?(?:{ORDER}|(?:please |also |always )*{ACTIONS} (?:it"
        rf"|them)\b).*)",
        strict=False,
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:every ?time|each time|any ?time|whenever) you .{2,100}? (?:please|always|never|you (?:should"
        rf"|must|need to)) {ACT}.*)",
        strict=False,
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:please )?(?:before|after|on|with|for|in) (?:every|each|any|all) (?:[\w-]+ ){0,3}?(?:commits?"
        r"|push|pushes|prs?|mrs?|pull requests?|release|releases|deploy(?:ment)?s?|merges?|changes?|sessions?"
        r"|answers?|responses?|migrations?|refactors?|refactorings?|edits?|features?|bug ?fix(?:es)?"
        rf"|rebase){MARK}(?:i want you to )?{ORDER}.*)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:please |you (?:should|must|need to) |always |make sure to )?{ACT}.{{2,100}}? (?:before|after|on"
        r"|with|for) (?:every|each|any) (?:single )?(?:commit|push|pr|mr|pull request|release|deploy(?:ment)?|merge"
        r"|code change|session|answer|response|migration|refactor(?:ing)?|edit))",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:please )?{ACT}.{{2,100}}? (?:every time|each time|whenever) you (?:change|edit|modify|add|touch"
        r"|finish|write|create|make|commit|push|start|open|generate|refactor|complete|update|bump|deploy|release"
        r"|merge|rename|delete|remove)\b.*)",
    ),
)
