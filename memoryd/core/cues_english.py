"""What people say in English when they mean it to last."""

from __future__ import annotations

import re

from memoryd.core.english_words import ACTIONS, HABITS, SETTINGS, TOOLS, TRAITS, WORK, one_of
from memoryd.core.heard import Cue

_POINTING = r"(?!\s+(?:it|this|that|them|these|those|him|her|so)\b(?! (?:way|repo|project|codebase|team)\b))"
_ACT = (
    rf"(?:(?:explicitly|first|also|just|ever|directly|immediately|automatically|manually|blindly|silently"
    rf"|again|please|even|fully|properly|clearly|strictly|only|carefully|use) )?{ACTIONS}\b{_POINTING}"
)
_NOT = r"(?:don't|do not|dont|don’t|never|no longer|stop)"
_ORDER = (
    rf"(?:(?:please |then |you (?:should|must|need to|have to|can) (?:always |never |also |first )?|always "
    rf"|never |only |first |first always |also |make sure (?:to |you |that you )?|be sure to |remember to "
    rf"|{_NOT} (?:ever )?){{0,3}}{_ACT}|no \w+)"
)
_PLACE = (
    r"(?:repo(?:sitory)?|project|code ?base|team|company|org(?:ani[sz]ation)?|monorepo|workspace|package|app|product)"
)
_SOFTLY = (
    r"(?:really |strongly |generally |usually |normally |typically |always |much |personally |still |also "
    r"|do |definitely |very much |greatly |mostly )*"
)
_PROCESS = (
    r"(?:commit(?: message| title| subject| bod(?:y|ie))?s?|(?:pr|mr|pull request|merge request)(?: title"
    r"| description| bod(?:y|ie))?s?|branch(?:es| names?)|change ?logs?(?: entr(?:y|ies))?|release notes"
    r"|code comments?|comments|doc ?strings?|documentation|docs|variable names|function names|file ?names"
    r"|test names|class names|tests?|unit tests|integration tests|migrations|error messages|log messages"
    r"|public (?:functions|methods|apis|classes)|new (?:endpoints|features|functions|modules|components"
    r"|files|code|dependencies|tests|services|apis|routes|tables|migrations|packages)|code|secrets"
    r"|feature flags|dates|timestamps|answers|responses|replies|explanations|imports|types|apis|releases"
    r"|deploy(?:ment)?s|bug ?fixes|hotfixes|features|functions|modules|components|endpoints|dependencies)"
)
_DOCS = (
    r"(?:docs?|documentation|design (?:docs?|files?|system|specs?)|designs|mock-?ups|specs?"
    r"|specifications?|api (?:docs?|reference|spec)|wiki|run ?books?|play ?books?|dash ?boards?|(?:issue "
    r"|bug )?trackers?|board|backlog|tickets|bugs|issues|tasks|stories|road ?map|logs|metrics|traces"
    r"|alerts|errors|crash reports|on-?call(?: \w+)?|staging|production|prod|demo|sandbox|(?:style|brand"
    r"|writing|coding) ?guides?|guidelines|onboarding(?: \w+)?|meeting notes|minutes|adrs?|rfcs?"
    r"|postmortems?|incidents?|secrets|credentials|ci|pipelines?|builds?|artifacts?|releases?|changelog"
    r"|figma(?: \w+)?|repo(?:sitory)?|registry|channel|contracts?|schemas?|glossary|faq|calendar|schedule"
    r"|status page|translations|data(?: ?sets?)?|backups?|assets|licen[cs]es|support|server|database|site"
    r"|website|environment|cluster|vpn|package index|mirror)"
)
_OUTSIDE = (
    r"(?:https?://\S|www\.\S|(?:the |our |a |an )?(?:\w+ )?(?:notion|confluence|jira|linear|grafana"
    r"|datadog|sentry|figma|slack|google (?:drive|docs|sheets)|gdrive|drive|sharepoint|trello|asana"
    r"|github (?:issues|projects|wiki|discussions|releases)|gitlab|airtable|miro|kibana|splunk|new relic"
    r"|pagerduty|opsgenie|1password|vault|lastpass|bitwarden|s3|dropbox|teams|discord|zendesk|intercom"
    r"|clickup|monday|shortcut|youtrack|bugzilla|phabricator|looker|metabase|tableau|amplitude|mixpanel"
    r"|honeycomb|cloudwatch|coda|quip|basecamp|productboard|storybook|swagger|postman|readme\.io|gitbook"
    r"|backstage|artifactory|nexus)\b|(?:the )?#[\w-]+|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|cn|ai|co|internal|local"
    r"|lan|corp|cloud|edu|gov|me|tech|example|test)\b|(?:the )?(?:[\w-]+ ){0,3}(?:wiki|channel|bucket"
    r"|drive|tracker|board|dashboard"
    r"|workspace|space)\b)"
)


def _cue(kind: str, pattern: str, *, strict: bool = True, proven: bool = False, dated: bool = False) -> Cue:
    return Cue(kind, re.compile(rf"^{pattern}\W*$", re.IGNORECASE | re.DOTALL), strict, proven, dated)


_MARK = r"[,:;!]?\s*(?:[-–—]\s+)?"
_WHEN = (
    r"(?:(?:when|if|before|after|whenever|once|while|as soon as|until) (?:you|we|i|someone|somebody|anyone"
    r"|\w+ing)\b[^,.;:]{0,80}|(?:for|in|on|with) (?!this |that |the (?!commit|repo|test|doc|database|db"
    r"|api|backend|frontend|code|ui|readme|cli))[^,.;:]{2,60})"
)

CUES: tuple[Cue, ...] = (
    # Asked to remember
    _cue(
        "",
        r"(?:(?:can|could|would|will) you )?(?:please |pls )?(?:always )?(?:remember|memori[sz]e|don't forget"
        r"|do not forget|never forget)(?: for (?:next time|later|the future|future (?:sessions?|conversations?"
        r"|reference)))?"
        r"(?:(?: (?:this|that|the following))?(?: for (?:next time|later|the future))?(?:[,:]| [-–—]) ?| )(?:that )?"
        r"(?P<rule>(?!to\b|this is\b|that\b|back\b|our (?:work|chat|discussion)\b|when\b"
        r"|how\b|what\b|where\b|why\b|which\b|who\b|if\b|last\b|about\b|the (?:bug|error|time|issue|one"
        r"|conversation)\b|me\b|it\b|our conversation|all\b|everything\b|and\b|or\b|i (?:said|told|asked"
        r"|mentioned)|you (?:said|told)|yesterday|earlier).+)",
    ),
    _cue(
        "",
        r"(?:please |pls )?(?:remember|don't forget|do not forget|never forget|keep in mind"
        r"|make sure)(?: that)? to (?P<rule>(?:always|never|not ever) .+)",
    ),
    _cue(
        "feedback",
        rf"(?:please |pls )?(?:remember|don't forget|do not forget|never forget)(?: that)? to (?P<rule>{_ACT}"
        rf".*\b(?:(?:every|each) (?:time|commit|pr|release|change|deploy|push|session)|whenever you"
        rf"|before (?:every|each|any|committing|pushing|you commit|you push)|after (?:every|each|any))\b.*)",
    ),
    _cue(
        "",
        r"(?:please |pls )?(?:keep in mind|bear in mind|note|be aware|take note|fyi|heads up|for (?:your "
        r"|future )?(?:reference|information|sessions?|context)|reminder|make a (?:mental )?note|note to self"
        r"|note for (?:later|the future|next time|future sessions?))(?: for (?:next time|later|the future"
        r"|future sessions?))?[,:]? (?:that )?(?P<rule>(?:we|our|i|my|i'm|production|prod|staging|the (?:team"
        r"|company|customers?|users|product|production|staging|repo|project|database|ci|pipeline|\w+ team)|all|every"
        r"|always|never|only|in (?:this|our) repo|this (?:repo|project|codebase|team))\b.+)",
    ),
    _cue(
        "",
        r"(?:just )?(?:fyi,? )?(?:for (?:your )?future (?:reference|sessions?|conversations?)|note for (?:the future"
        r"|future sessions?)|note to (?:your )?future self)[,:]? (?:that |please )?(?P<rule>.+)",
    ),
    _cue(
        "",
        r"(?:please |pls )?(?:(?:add|save|store|commit|write|put|record)(?: (?:this|that"
        r"|the following))? (?:to|in|into) (?:your |the |long-term |project )*memory|update your memory"
        r"|new memory|memory)(?: that)?(?:,|:| [-–—]) ?(?P<rule>.+)",
    ),
    _cue(
        "",
        r"(?P<rule>.{8,300}?)[,;.:]? ?(?:[-–—] ?)?(?:and |so |but )?(?:please |pls )?(?:remember|memori[sz]e"
        r"|don't forget|never forget) (?:that|this|it)(?: (?:please|for (?:next time|the future|later"
        r"|future sessions?)))?",
    ),
    # From now on
    _cue(
        "feedback",
        rf"(?:from (?:now|here|today|this point|this moment) (?:on(?:wards?)?(?: out)?|forward)|(?:going"
        rf"|moving) forwards?|henceforth|for (?:all )?future (?:[\w-]+ ){{0,2}}[\w-]+|in (?:the )?future"
        rf"|as of (?:today|now)|starting (?:today|now)|next time(?: you [^,]{{2,50}})?){_MARK}(?P<rule>(?:(?:i"
        rf"|i'd|we|let's|all|every|any|each|no|only|when|if|for|before|after|whenever|you(?:'re| are)?|in"
        rf"|the [\w-]+ (?:is|must|should)|[\w' -]{{2,40}} (?:must|should|need to|has to|have to|goes|go"
        rf"|are to)) )?.*?{_ORDER}.*)",
        strict=False,
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:i want you to |i'd like you to |you (?:should|must|need to) |we (?:should )?|let's "
        rf"|can you |in [\w ]{{2,30}}, )?{_ORDER}.+?),? (?:from (?:now|here|today"
        rf"|this point) (?:on(?:wards?)?(?: out)?|forward)|going forward"
        rf"|henceforth)(?: please)?(?P<tail>(?:,| [-–—]|:|;| because| since| so| or) .+)?",
        strict=False,
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:(?:please |and )*{_NOT}(?: ever)? |(?:please )?(?:always|avoid) "
        rf"|no ){_ACT}.+?),? in (?:the )?future(?: please)?",
        strict=False,
    ),
    # Always and never
    _cue(
        "feedback",
        rf"(?P<rule>(?:(?:in general|as a rule|by default|generally),? )?(?:{_WHEN}, ?)?(?:please "
        rf"|then )?(?:(?:you|we) (?:should|must|need to|have to|ought to|can) |i (?:want|need|expect|'d like"
        rf"|would like) you to |i'd like you to |make sure (?:to |you |that you )?|be sure to |try to "
        rf"|let's )?(?:please )?(?:always|never|do not ever|don't ever|never ever|don't you ever"
        rf"|never again)(?:,| please)? {_ACT}.*)",
        strict=False,
    ),
    _cue(
        "feedback",
        r"(?P<rule>we (?:always|never|only ever|don't ever|only) (?!get|see|hit|have|fail|forget|seem|know"
        r"|run into|end|lose|need|want|talk|agree|agreed)" + rf"{ACTIONS}\b{_POINTING}.+)",
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:{_ACT}.{{3,120}}?),? (?:always|every (?:single )?time|no exceptions|without exception"
        rf"|as a rule|at all times))",
    ),
    # Every time
    _cue(
        "feedback",
        rf"(?P<rule>(?:every ?time|each time|any ?time|whenever) (?:you|i|we|someone|there's|there is|a|an"
        rf"|the) .{{2,100}}?(?:,|\bthen\b|:) ?(?:i (?:want|'d like|would like|expect) you to )?{_ORDER}.*)",
        strict=False,
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:every ?time|each time|any ?time|whenever) you .{{2,100}}? (?:please|always|never"
        rf"|you (?:should|must|need to)) {_ACT}.*)",
        strict=False,
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:please )?(?:before|after|on|with|for|in) (?:every|each|any"
        rf"|all) (?:[\w-]+ ){{0,3}}?(?:commits?|push|pushes|prs?|mrs?|pull requests?|release|releases"
        rf"|deploy(?:ment)?s?|merges?|changes?|sessions?|answers?|responses?|migrations?|refactors?"
        rf"|refactorings?|edits?|features?|endpoints?|functions?|tests?|modules?|files?|bug ?fix(?:es)?"
        rf"|rebase){_MARK}(?:i want you to )?{_ORDER}.*)",
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:please |you (?:should|must|need to) |always |make sure to )?{_ACT}.{{2,100}}? (?:before"
        rf"|after|on|with|for) (?:every|each|any) (?:single )?(?:commit|push|pr|mr|pull request|release"
        rf"|deploy(?:ment)?|merge|code change|session|answer|response|migration|refactor(?:ing)?|edit))",
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:please )?{_ACT}.{{2,100}}? (?:every time|each time|whenever) you (?:change|edit|modify"
        rf"|add|touch|finish|write|create|make|commit|push|start|open|generate|refactor|complete|update|bump"
        rf"|deploy|release|merge|rename|delete|remove)\b.*)",
    ),
    # Preferences
    _cue(
        "user",
        rf"(?P<rule>(?:personally,? |in general,? |generally,? |for [\w ]{{2,30}},? |when [\w ]{{2,40}}, "
        rf"|in [\w ]{{2,30}},? )?i {_SOFTLY}(?:prefer|favou?r)(?! (?:the (?:first|second|third|last|latter"
        rf"|former|other|original|old|new|previous|current|one|option|approach|version|way|idea|name|simple"
        rf"|simpler|shorter|cleaner|safer|left|right|top|bottom|above)|this|these|those|it|that one|that way"
        rf"|your|option|approach|solution|version|variant|either|neither|both|any|one|not to (?!be|have|use|see"
        rf"|write)|a|b|c|[0-9])\b(?! over\b.*\b(?:in general|always|generally))(?! (?:\w+ )+over\b)).+)",
    ),
    _cue(
        "user",
        rf"(?P<rule>i (?:{_SOFTLY}(?:like|love)|(?:always|generally|usually) want)(?: it when you| when you| my"
        rf"| all(?: of)? my| to (?:keep|see"
        rf"|use|write|work|have|be|read|review|start|commit|get|do|avoid|test|pair|name|put|know|understand"
        rf"|approve|merge|squash) (?!the |a |an |this |that |it |what |how |more about|if |whether )"
        rf"| \w+(?: \w+){{0,4}} (?:over|better than|more than|rather than|instead of)| (?:short|concise|small"
        rf"|terse|brief|explicit|detailed|simple|plain|functional|typed|minimal|verbose|tiny|clean|descriptive"
        rf"|early|compact) ).+)",
    ),
    _cue(
        "user",
        rf"(?P<rule>i {_SOFTLY}(?:hate|dislike|can't stand|cannot stand|don't like|do not like"
        rf"|detest)(?: it when you| when you| to see| having| seeing| any)? (?!(?:the|this|that|it|its|how|your"
        rf"|to|these|those|what|where|either"
        rf"|any of|you to|when|having|seeing)\b)[\w`'\"].+)",
    ),
    _cue("user", r"(?P<rule>my (?:\w+ )?(?:preferred|favou?rite|usual|default) [\w -]{2,40} (?:is|are) .+)"),
    _cue(
        "user",
        r"(?P<rule>(?:my|the) (?:personal |general |coding )?preference (?:is|would be"
        r"|for [\w ]{2,30} is) (?!the|this|that|option|[ab]\b).+)",
    ),
    _cue(
        "user",
        rf"(?P<rule>i (?:always|never|usually|generally|typically|normally|mostly|only ever|tend to"
        rf"|almost always|rarely) {HABITS}\b{_POINTING}(?! (?:an? error|the same error|the (?:first"
        rf"|second))).+)",
    ),
    # Who the person is
    _cue(
        "user",
        r"(?P<rule>(?:my name is|my name's|call me|please call me|you can call me) (?!back|when|if|once|the|a "
        r"|an |later)[\w'’.-]+(?: [A-Z][\w'’-]+){0,2}(?:,? (?:not|instead of|and|but) .{2,80})?)",
    ),
    _cue(
        "user",
        rf"(?P<rule>(?:i'm|i am|im|i work as|i'm working as|as you know,? i'm) (?:an? "
        rf"|the )?(?:[\w/+#&-]+ ){{0,5}}{WORK}\b(?! (?:mode|of this|here to)).*)",
    ),
    _cue("user", rf"(?P<rule>(?:i'm|i am|im) (?:red-green |partially |legally |completely |profoundly )?{TRAITS}\b.*)"),
    _cue(
        "user",
        r"(?P<rule>(?:i'm|i am) (?:quite |very |fairly |pretty |relatively |completely |still |brand "
        r"|totally )*(?:new to|(?:not )?(?:very |really |that |too )?familiar with|experienced (?:in|with)"
        r"|fluent in|comfortable with|an expert in|proficient in|learning) (?!the (?:code|new|error|bug)|the "
        r"|this|that|it|here|how|these|those|your|what).+)",
    ),
    _cue(
        "user",
        r"(?P<rule>i(?:'ve| have) (?:been )?(?:writing|using|doing|programming|coding|working|worked|written"
        r"|used|developing|done|building|developed|shipped|taught|teaching) .*\b(?:for|since|over) (?:about "
        r"|over |almost |more than |nearly |around |the (?:last|past) )*(?:\d+|ten|two|three|four|five|six"
        r"|seven|eight|nine|fifteen|twenty|a decade|many|several|years)\b.*(?:years?|decades?|months).*)",
    ),
    _cue(
        "user",
        r"(?P<rule>i (?:work|am) (?:at|for|in|on) (?:the |a |an )?(?:[\w&-]+ ){0,4}(?:team|company|startup"
        r"|start-up|agency|bank|university|hospital|lab|group|department|office|remotely)\b.*)",
    ),
    _cue(
        "user",
        r"(?P<rule>(?:i live in|i'm based in|i am based in|i'm located in|i'm from|i come from|i speak"
        r"|my (?:first|native) language is|my mother tongue is) (?!the|a |an |this|that|here)[\w].+)",
    ),
    _cue(
        "user",
        r"(?P<rule>my (?:time ?zone|editor|ide|shell|os|operating system|terminal|email(?: address)?|pronouns"
        r"|github(?: (?:handle|user ?name|account))?|git (?:email|name|user ?name)|user ?name|handle"
        r"|keyboard(?: layout)?|machine|laptop|work ?station|job|role|background|birthday|nickname"
        r"|working hours|office hours|manager|team|company|title|locale|language|browser|dev (?:machine"
        r"|box)|setup) (?:is|are|runs|uses|has) (?!not |broken|slow|crash|fail|down|showing|giving|throwing"
        r"|returning|complain|stuck|out |in the|already|still|now|frozen|running out|full).+)",
    ),
    _cue(
        "user",
        rf"(?P<rule>(?:i use|i'm on|i am on|i work on|i work with|i develop on|i code in|i write code in|i run"
        rf"|i'm using|i work in) (?:an? |the )?(?:apple |old |intel |m\d )*{SETTINGS}\b(?! (?:to|here|but"
        rf"|and (?:it|i get|get))).*)",
    ),
    # How this project works
    _cue(
        "feedback",
        rf"(?P<rule>(?:(?:in|for|within|across|on) (?:this|our|the|my) (?:[\w-]+ )?{_PLACE}s?,? )(?:we "
        rf"(?:always |never |only |all |do |do not |don't |prefer to )?(?!have|need|want|found|got|see|saw|are"
        rf"|were|just|should|can|will|must fix){ACTIONS}\b|we (?:don't|do not|never)|always|never"
        rf"|(?:please )?(?:don't|do not) (?:use|commit|push|mock|add|write|import|merge|edit|touch)"
        rf"|use .{{2,50}} (?:not|instead of|rather than|over|never)\b|(?:all|every|each|any) .{{2,60}} (?:must"
        rf"|should|needs?|has|have|are|is|goes?)\b|{_PROCESS} (?:must|should|are|is|have|has|need|go|goes"
        rf"|follow|start|use)\b|no \w+|i (?:want|prefer)|the (?:convention|rule|policy) is|prefer|avoid"
        rf"|stick to).+)",
    ),
    _cue(
        "feedback",
        r"(?P<rule>(?:here |around here |on this team |at work )?,?we (?:only |all |mostly |strictly "
        r"|exclusively )?(?:use|prefer|follow|stick to|stick with|write|name|squash|rebase|deploy|release|ship"
        r"|format|version|target|support|pin|vendor|review|branch|indent|test|document|log|store|keep|spell"
        r"|tag|put|require|avoid) (?!it\b|this|that|the same|these|those).{2,80}?(?:,? (?:not|never"
        r"|instead of|rather than|no) \w.*|,? (?:here|in this (?:repo|project|team|codebase)|in our (?:repo"
        r"|team|codebase|project)s?|everywhere|across the (?:board|codebase|repo)|on this (?:team|project)"
        r"|by convention|at all times|exclusively|as a rule|for everything)(?:\b.*)?))",
    ),
    _cue(
        "feedback",
        r"(?P<rule>we (?:don't|do not|never) (?:use|write|commit|push|merge|mock|allow|ship|deploy|release|add"
        r"|import|squash|rebase|support|edit|touch|log|store|skip|vendor|accept|do) (?!it\b|this|that|the"
        r"|these|those|any of|anything|so\b|have|need|anymore)\w.+)",
    ),
    _cue(
        "feedback",
        r"(?P<rule>(?:our|the|my|the team's|the project's|house|one|general|a) (?:[\w']+ )?(?:convention|rule"
        r"|policy|style|standard|practice|guideline|workflow|rule of thumb|agreement)s? (?:here |in this repo "
        r"|in this project |in our team |on this team |for [\w ]{2,40} )?(?:is|are)(?: to| that|:)? (?!broken"
        r"|wrong|failing|not working|too|missing|unclear|outdated|confusing|in|at|fine|ok|good|ignored|applied"
        r"|triggered|this|that|the following|there|a bit|very|so|pretty|documented)\w.+)",
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:(?:all|every|each|any|our) )?(?:new |public |internal |merged )?{_PROCESS} (?:(?:in|of"
        rf"|for|on|to) [\w' -]{{2,40}} )?(?:must|should|need to|needs to|have to|has to|shall|are to|may not"
        rf"|can't|cannot) (?:always |never |not |only |all |ever |at least )*(?!pass|work|fail|run|compile|now"
        rf"|build|return|still|also|then|be (?:fixed|updated|green|passing|removed|changed|moved|renamed"
        rf"|working|able)|match the (?:new|above)|look|show)[a-z]+ .+)",
    ),
    _cue(
        "feedback",
        r"(?P<rule>no (?!change|diff|need|problem|worr|idea|error|luck|new|one|more (?:than )?work|other|way"
        r"|reason|wonder|rush|hurry|matter|doubt|such|it|i|that|this|the)[\w' -]{3,60} (?:(?:in|on|to"
        r"|from) (?:the |our |any )?(?:commit messages?|code comments?|comments|prs?|pull requests"
        r"|variable names|docs|doc ?strings|tests|main|master|production(?: code)?|answers|responses|replies"
        r"|code|public apis|fridays?|this (?:repo|project|codebase))|ever|please|at all)(?:[,.:;]| [-–—]"
        r"| because| ever| please).*|no (?!change|diff)[\w' -]{3,60} (?:in|on|to|from) (?:the |our "
        r"|any )?(?:commit messages?|code comments?|comments|prs?|pull requests|variable names|docs"
        r"|doc ?strings|main|master|production(?: code)?|answers|responses|replies|public apis|fridays?"
        r"|this (?:repo|project|codebase))|no [\w' -]{3,60},? ever)",
    ),
    _cue(
        "feedback",
        r"(?P<rule>(?:please )?(?:stop|quit) (?:adding|putting|writing|using|including|apologi[sz]ing|asking"
        r"|explaining|saying|summari[sz]ing|committing|pushing|mocking|generating|creating|inventing|guessing"
        r"|repeating|starting|ending|wrapping|leaving) (?!the |it\b|this|that|me |a |an |here|there|these"
        r"|those|now|at )\w.+)",
    ),
    # Corrections with a reason
    _cue(
        "feedback",
        rf"(?P<rule>(?:please |just |you should |we should |we )?(?:use|prefer|write|run|install with|go with"
        rf"|stick to|stick with) (?=.*\b{TOOLS}\b)(?!it\b|this|that|the).{{1,50}}?,? (?:instead of|rather than"
        rf"|not|over|and not|never) .{{1,50}}?(?:,? (?:because|since|as (?:we|it|they|the|our|i)|otherwise"
        rf"|so that|or else)| ?[-–—:;] ?(?:we|it|they|that|the|our|ci|this|i|pip|npm|yarn|otherwise|because"
        rf"|\w+ (?:is|breaks?|has|doesn't|does not|can't|ignores?|messes|corrupts|leaks?)\b)|, (?:we|it|they"
        rf"|our)\b).+)",
    ),
    _cue(
        "feedback",
        r"(?P<rule>(?:please )?(?:don't|do not|dont|never|avoid|stop) (?:use |using |mocks? |mocking |add "
        r"|adding |write |writing |run |running |commit |committing |push |pushing |install |installing "
        r"|import |importing |deploy |deploying |rely on |relying on |edit |editing |touch |touching |merge "
        r"|merging |skip |skipping |disable |disabling |squash |rebase |force-push |bump |upgrade "
        r"|hard-?code )(?!it\b|this\b|that\b).{2,100}?(?:,| [-–—]|:|;|\.| because| since)? ?(?:because "
        r"|since |as )?(?:(?:we|i|it|that|this|they|the team|prod|production|last (?:time|quarter|month|year"
        r"|week|release|sprint)|the last time)\b[^.]{0,60}\b(?:got burned|got burnt|got bitten|been burned"
        r"|been bitten|bit us|bites us|burned us|broke (?:prod|production|the build|ci|everything|main"
        r"|the deploy)|took down|caused an? (?:outage|incident)|lost (?:data|a day|hours|money)|cost us|outage"
        r"|incident|on policy|legal|licen[cs]e|compliance|audit|security team)\b).*)",
        proven=True,
    ),
    _cue(
        "feedback",
        rf"(?P<rule>(?:please )?(?:don't|do not) (?:ever )?(?:use|add|write|commit|import|install|run|mock"
        rf"|push) (?!it\b|this\b|that\b|the\b|any of)(?=.*\b{TOOLS}\b).{{2,60}}?,? (?:use|prefer|run|go with"
        rf"|always use) .{{2,50}}?(?:,? (?:because|since|as (?:we|it|they|the|our))| ?[-–—:;] ?(?:we|it|they"
        rf"|that|the|our|\w+ (?:is|breaks?|has|doesn't|does not|can't|ignores?)\b)).+)",
    ),
    # Decisions
    _cue(
        "project",
        r"(?P<rule>(?:we|the team|our team|management|the company|leadership|the client|the customer|product"
        r"|legal|security)(?:'ve| have| has| just| finally| all)* (?:decided|agreed|settled|committed|chosen"
        r"|opted|signed off)(?: yesterday| today| last week| this (?:week|morning)| in the (?:meeting|retro"
        r"|standup|planning))?(?: to| on| that| not to| against| upon|,| for) (?!this|that|it\b|do this"
        r"|skip this|revert|rename the|fix the|keep this).+)",
        dated=True,
    ),
    _cue(
        "project",
        r"(?P<rule>(?:the )?(?:decision|agreement)(?: (?:is|was|from [\w ]+ is))?(?: made)?(?::| that"
        r"| to) (?!make|be made|up to).+)",
        dated=True,
    ),
    _cue(
        "project",
        r"(?P<rule>(?:(?:we|the team|they)(?:'re| are|'ll| will| plan to| want to| have to| need to| must"
        r"| are going to)? |the (?:[\w.-]+ ){1,4}(?:must |has to |will |should |is going to |is scheduled to "
        r"|is due to |needs to )|v?\d+(?:\.\d+)+ (?:must |has to |will |should )?|version [\d.]+ (?:must "
        r"|has to |will )?)(?:be )?(?:ship|ships|shipping|shipped|launch|launches|launching|launched|release"
        r"|releases|releasing|released|go live|goes live|going live|freeze|freezes|freezing|migrate|migrates"
        r"|migrating|cut|cuts|cutting|deploy|deploying|deprecate|deprecating|switch|switching|move|moving"
        r"|sunset|sunsetting|drop|dropping|retire|retiring|demo|demoing|present|presenting|deliver|delivering"
        r"|close|closes|end|ends|start|starts|due|merge|shut down|shutting down)\b.*\b(?:by|on|until|before"
        r"|from|at|in|next|this|through|starting|till|after)\b.+)",
        dated=True,
    ),
    _cue(
        "project",
        r"(?P<rule>(?:the |our |a |there is a |there's a |we have a |hard "
        r"|project )*(?:[\w.-]+ ){0,4}(?:dead ?line|launch(?: date)?|release(?: date)?|code freeze"
        r"|feature freeze|merge freeze|freeze|go-live(?: date)?|due date|cut-?off(?: date)?|ship date"
        r"|milestone|demo|migration|sunset(?: date)?|end of life|eol|beta|ga|rollout|audit|sprint"
        r"|kick-?off) (?:for [\w. -]{2,40} )?(?!.*\b(?:broke|failed|crashed|was|were|went|had"
        r"|caused|introduced|got|added|removed|fails|breaks)\b)(?:is|are|starts?|begins?|ends?|will be"
        r"|has moved to|moved to"
        r"|has been moved to|is set for|is scheduled for|is planned for|runs?|lasts?|until|from"
        r"|through|on|by|takes place|happens|has to be|must be|got pushed to|slipped to)\b.+)",
        dated=True,
    ),
    _cue(
        "project",
        r"(?P<rule>(?:no (?:deploy(?:ment)?s|merges|releases|changes to (?:main|master|production|prod)"
        r"|breaking changes)|(?:main|master|production|the main branch|the release branch|the api|merges"
        r"|deploys|deployments) (?:is|are|will be) (?:frozen|locked|off-limits|blocked|closed|read-only)"
        r"|(?:merge|code|feature|deploy) freeze|we(?:'re| are) (?:freezing|frozen|in (?:a )?(?:code |feature "
        r"|merge )?freeze)).*\b(?:until|till|through|before|after|from|starting|on|between|while)\b.+)",
        dated=True,
    ),
    # Where things are
    _cue(
        "reference",
        rf"(?P<rule>(?!{ACTIONS} (?:the|this|all|my|your|a|an|in|at|for|with)\b|(?:start|begin) )(?:(?:the|our"
        rf"|all|all the|all our|my|we keep (?:the|our|all)?|you(?:'ll| can"
        rf"| will)? find (?:the|our)?|we track (?:the|our|all)?) ?)?(?:[\w.&/'-]+ ){{0,5}}?{_DOCS}(?: (?:for|of"
        rf"|about|on|from) [\w.&/' -]{{2,50}}?)? (?:(?:is|are|can be) )?(?:now )?(?:lives?|lie|lies|live"
        rf"|located|kept|stored|tracked|documented|described|hosted|found|filed|reported|available|published"
        rf"|managed|discussed|posted|sits?|at|in|on|under|is|are|goes?(?: to| in)|go to|moved to)(?: (?:at|in"
        rf"|on|under|over at|via|to))*:? {_OUTSIDE}.*)",
    ),
    _cue(
        "reference",
        rf"(?P<rule>(?:the |our )?(?:[\w.&/'-]+ ){{0,4}}{_DOCS}(?: (?:url|link|address|page))? ?(?:is|are|:"
        rf"|=) ?https?://\S+.*)",
    ),
    _cue(
        "reference",
        rf"(?P<rule>(?:you can |we |you'll |you will )?(?:find|track|keep|file|report|document|discuss|store"
        rf"|publish|see|post|log) (?:all |the |our |all the |all our |every )*(?:[\w.&/'-]+ ){{0,4}}{_DOCS}(?: "
        rf"(?:for|of|about) [\w ]{{2,40}})? (?:at|in|on|under|over at|to|via) {_OUTSIDE}.*)",
    ),
    _cue(
        "reference",
        rf"(?P<rule>(?:check|see|look (?:at|in)|consult|ask in|go to|use) (?:the )?{_OUTSIDE}.* (?:for"
        rf"|if you (?:want|need)|when(?:ever)? you (?:want|need)|to (?:see|find|learn)) .*\b(?:context|details"
        rf"|designs?|docs|documentation|runbooks?|metrics|history|background|conventions|credentials|status"
        rf"|help|questions|access)\b.*)",
    ),
)

_LOOSE = one_of(
    "ok okay also and but btw by_the_way please pls hey actually well so oh ah additionally plus yes yeah fyi"
)
_SET_OFF = one_of("""
no nope good great perfect nice cool right thanks thank_you sorry wait important rule preference hi hello
hi_there sure alright got_it fine lgtm looks_good that_works agreed understood 
to_be_clear convention general_rule new_rule one_rule one_more_thing another_thing again first second third finally
lastly firstly secondly besides in_general generally next_time_too yep wrong not_quite
last_thing ps p.s also exactly one_last_thing hmm oops hold_on stop
""")
FILLER = re.compile(
    rf"(?:[\s*_#>~-]+|{_LOOSE}\b[\s,.:;!…–—-]*|{_SET_OFF}\b\s*[,.:;!…–—-]+\s*|[\U0001f300-\U0001faff✅❗⚠\ufe0f]+\s*)+",
    re.IGNORECASE,
)
"""What stands before a cue and means nothing for it."""

WHY = re.compile(
    r"\s*(?:[,;(]\s*)?\b(?:because(?: of)?|since (?!version|v?\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct"
r"|nov|dec|last|the (?:start|beginning|last))"
    r"|as (?=(?:we|it|they|i|our|this repo|otherwise) )|the reason (?:is|being)(?: that)?|so that"
r"|otherwise|or else)\b[,:]?\s*"
    r"|\s+[–—-]{1,2}\s+(?!never|not|always|don't|do not|no |use|and|but|e\.g|for example|like|only|please|instead)"
    r"|\s*[:;(]\s*(?=(?:we|it|they|that|this|i|our|last|mocked|mocks|pip|npm|yarn|the (?:last|team|old))\b)"
    r"|,\s+(?=(?:we|i|they|it|that) (?:got|were|was|have been|had|lost|broke|breaks|bit|burned|corrupts?"
r"|leaks?|caused|keeps?|takes)\b)",
    re.IGNORECASE,
)  # fmt: skip
"""Where a statement ends and its reason begins."""

_NOT_RULES = (
    r"(?!.*\b(?:linter|readme|file|test|page|app|ui|endpoint|form|class|function|feature|user|validation"
    r"|output|prompt)s?\b)"
)
RULES_AHEAD = re.compile(
    rf"^(?:(?:please |and |so |also )*(?:remember|from now on|going forward|keep in mind|note"
    rf"|always follow)\b{_NOT_RULES}.{{0,50}}"
    r"|(?:here (?:are|is)|these are|some|a few|my|our|the|general|standing|house|team|project|ground"
    r"|coding|code|follow these"
    rf"|stick to these|please follow these|two|three|four)\b{_NOT_RULES}.{{0,60}}?(?:rules?|conventions?"
    rf"|preferences?|guidelines?"
    r"|things to (?:remember|keep in mind|know)|style|standards|policies|habits|how i (?:like"
    r"|work))\b.{0,40})[:：]\s*$",
    re.IGNORECASE,
)
"""A heading whose list holds rules, each item one."""

LISTED = re.compile(
    rf"^(?P<rule>(?:{_ORDER}|no \w+|only \w+|i (?:prefer|like|want|hate|use)|we (?:use|prefer|always|never"
    rf"|don't)|my |(?:all|every) \w+ (?:must|should)|{_PROCESS} (?:must|should|are|go)).*?)\W*$",
    re.IGNORECASE,
)
BACK = re.compile(
    r"^(?:so |and |please |pls )*(?:remember|memori[sz]e|don't forget|never forget) (?:that|this|it|these"
    r"|both|all of (?:that|this))"
    r"(?:,? (?:please|ok|okay|for (?:next time|the future|later|future sessions?)|from now on|going forward))*[.! ]*$",
    re.IGNORECASE,
)
"""A sentence that asks to remember the one before it."""
