"""What people say of themselves, in English: what they prefer and who they are."""

from __future__ import annotations

from memoryd.core.cues.english_phrases import POINTING, SOFTLY, cue
from memoryd.core.cues.english_words import HABITS, SETTINGS, TRAITS, WORK
from memoryd.core.heard import Cue

CUES: tuple[Cue, ...] = (
    # Preferences
    cue(
        "user",
        r"(?P<rule>(?:personally,? |in general,? |generally,? |for [\w ]{2,30},? |when [\w ]{2,40}, "
        r"|in [\w ]{2,30},? )?i(?:'d (?=always|generally|usually|almost)| would (?=always|generally"
        rf"|usually))? ?{SOFTLY}(?:prefer|favou?r)(?! (?:the (?:first|second|third|last|latter|former|other|original"
        r"|old|new|previous|current|one|option|approach|version|way|idea|name|simple|simpler|shorter|cleaner|safer"
        r"|left|right|top|bottom|above)|this|these|those|it|that one|that way|your|option|approach|solution|version"
        r"|variant|either|neither|both|any|one|not to (?!be|have|use|see|write)|a|b|c"
        r"|[0-9])\b(?! over\b.*\b(?:in general|always|generally))(?! (?:\w+ )+over\b)).+)",
    ),
    cue(
        "user",
        rf"(?P<rule>i (?:{SOFTLY}(?:like|love)|(?:always|generally|usually) want)(?: it when you| when you| my"
        r"| all(?: of)? my| to (?:keep|see|use|write|work|have|be|read|review|start|commit|get|do|avoid|test|pair"
        r"|name|put|know|understand|approve|merge|squash) (?!the |a |an |this |that |it |what |how |more about|if "
        r"|whether )| (?!this|that|it\b|the)\w+s (?:that|which|with|without|to be)\b| \w+(?: \w+){0,4} (?:over"
        r"|better than|more than|rather than|instead of)| (?:short|concise|small|terse|brief|explicit|detailed|simple"
        r"|plain|functional|typed|minimal|verbose|tiny|clean|descriptive|early|compact)\b).+)",
    ),
    cue(
        "user",
        rf"(?P<rule>i {SOFTLY}(?:hate|dislike|can't stand|cannot stand|don't like|do not like|detest)(?: it when you"
        r"| when you| to see| having| seeing| any)? (?!(?:the|this|that|it|its|how|your|to|these|those|what|where"
        r"|either|any of|you to|when|having|seeing)\b)[\w`'\"].+)",
    ),
    cue("user", r"(?P<rule>my (?:\w+ )?(?:preferred|favou?rite|usual|default) [\w -]{2,40} (?:is|are) .+)"),
    cue(
        "user",
        r"(?P<rule>(?:my|the) (?:personal |general |coding )?preference (?:is|would be|for [\w ]{2,30} is) (?!the|this"
        r"|that|option|[ab]\b).+)",
    ),
    cue(
        "user",
        r"(?P<rule>i (?:always|never|usually|generally|typically|normally|mostly|only ever|tend to|almost always"
        rf"|rarely) {HABITS}\b{POINTING}(?! (?:an? error|the same error|the (?:first|second))).+)",
    ),
    # Who the person is
    cue(
        "user",
        r"(?P<rule>(?:my name is|my name's|call me|please call me|you can call me) (?!back|when|if|once|the|a |an "
        r"|later)[\w'’.-]+(?: [A-Z][\w'’-]+){0,2}(?:,? (?:not|instead of|and|but) .{2,80})?)",
    ),
    cue(
        "user",
        r"(?P<rule>(?:i'm|i am|im|i work as|i'm working as|as you know,? i'm) (?:an? "
        rf"|the )?(?:[\w/+#&-]+ ){{0,5}}{WORK}\b(?! (?:mode|here to)).*)",
    ),
    cue("user", rf"(?P<rule>(?:i'm|i am|im) (?:red-green |partially |legally |completely |profoundly )?{TRAITS}\b.*)"),
    cue(
        "user",
        r"(?P<rule>(?:i'm|i am) (?:quite |very |fairly |pretty |relatively |completely |still |brand "
        r"|totally )*(?:new to|(?:not )?(?:very |really |that |too )?familiar with|experienced (?:in|with)|fluent in"
        r"|comfortable with|an expert in|proficient in|learning) (?!the (?:code|new|error|bug)|the |this|that|it|here"
        r"|how|these|those|your|what).+)",
    ),
    cue(
        "user",
        r"(?P<rule>i(?:'ve| have) (?:been )?(?:writing|using|doing|programming|coding|working|worked|written|used"
        r"|developing|done|building|developed|shipped|taught|teaching) .*\b(?:for|since|over) (?:about |over |almost "
        r"|more than |nearly |around |the (?:last|past) )*(?:\d+|ten|two|three|four|five|six|seven|eight|nine|fifteen"
        r"|twenty|a decade|many|several|years)\b.*(?:years?|decades?|months).*)",
    ),
    cue(
        "user",
        r"(?P<rule>i (?:work|am) (?:at|for|in|on) (?:the |a |an )?(?:[\w&-]+ ){0,4}(?:team|company|startup|start-up"
        r"|agency|bank|university|hospital|lab|group|department|office|remotely)\b.*)",
    ),
    cue(
        "user",
        r"(?P<rule>i (?:work|live) (?:in|from|out of) (?!the|this|that|a |an |parallel|progress|your"
        r"|my\b)[\w ]{2,30}(?:,| so| and|$).*)",
    ),
    cue(
        "user",
        r"(?P<rule>(?:i live in|i'm based in|i am based in|i'm located in|i'm from|i come from|i speak|my (?:first"
        r"|native) language is|my mother tongue is) (?!the|a |an |this|that|here)[\w].+)",
    ),
    cue(
        "user",
        r"(?P<rule>my (?:time ?zone|editor|ide|shell|os|operating system|terminal|email(?: address)?|pronouns"
        r"|github(?: (?:handle|user ?name|account))?|git (?:email|name|user ?name)|user ?name|handle"
        r"|keyboard(?: layout)?|machine|laptop|work ?station|job|role|background|birthday|nickname|working hours"
        r"|office hours|manager|team|company|title|locale|language|browser|dev (?:machine|box)|setup) (?:is|are|runs"
        r"|uses|has) (?!not |broken|slow|crash|fail|down|showing|giving|throwing|returning|complain|stuck|out |in the"
        r"|already|still|now|frozen|running out|full).+)",
    ),
    cue(
        "user",
        r"(?P<rule>(?:i use|i'm on|i am on|i work on|i work with|i develop on|i code in|i write code in|i run"
        rf"|i'm using|i work in) (?:an? |the )?(?:apple |old |intel |m\d )*{SETTINGS}\b(?! (?:to|here|but|and (?:it"
        r"|i get|get))).*)",
    ),
    cue(
        "user",
        r"(?P<rule>i (?:work with|use|write|code in|do) [\w+#.]+(?: and [\w+#.]+)? (?:every day|daily|all day"
        r"|for a living|professionally|at work|full[- ]time|most of the time)\b.*)",
    ),
    cue(
        "user",
        r"(?P<rule>i(?:'ve| have) never (?:used|worked with|worked in|written|touched|done|programmed in|learned"
        r"|learnt|coded in) (?!this|that|it\b|the |these|a |an )[\w+#. ]{1,40}(?: before)?(?:,? .{2,80})?)",
    ),
    cue(
        "user",
        r"(?P<rule>i (?:want|need|expect|like) (?:all |my |your |every |the )*(?:explanations?|answers?|responses"
        r"|replies|commit messages|commits|prs|comments|docstrings|summaries|variable names|diffs"
        r"|code reviews) (?!in the |for the |about |from )(?:to (?:be|have|use|start|include)|in|short|brief|concise"
        r"|small|without|with|that|kept|as)\b.+)",
    ),
)
