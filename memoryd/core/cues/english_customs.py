"""How a project works, in English: customs, norms, corrections with a reason."""

from __future__ import annotations

from memoryd.core.cues.english_phrases import ORDER, PLACE, PROCESS, cue
from memoryd.core.cues.english_words import ACTIONS, TOOLS
from memoryd.core.heard import Cue

CUES: tuple[Cue, ...] = (
    # How this project works
    cue(
        "feedback",
        rf"(?P<rule>(?:(?:in|for|within|across|on) (?:this|our|the|my) (?:[\w-]+ )?{PLACE}s?,? )(?:we (?:always "
        r"|never |only |all |do |do not |don't |prefer to )?(?!have|need|want|found|got|see|saw|are|were|just|should"
        rf"|can|will|must fix){ACTIONS}\b|we (?:don't|do not|never)|always|never|(?:please )?(?:don't|do not) (?:use"
        r"|commit|push|mock|add|write|import|merge|edit|touch)|use .{2,50} (?:not|instead of|rather than|over"
        rf"|never)\b|(?:all|every|each|any) .{{2,60}} (?:must|should|needs?|has|have|are|is|goes?|lives?|belongs?"
        rf"|stays?)\b|{PROCESS} (?:must"
        r"|should|are|is|have|has|need|go|goes|follow|start|use)\b|no \w+|i (?:want|prefer)|the (?:convention|rule"
        r"|policy) is|prefer|avoid|stick to).+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:here |around here |on this team |at work )?,?we (?:only |all |mostly |strictly "
        r"|exclusively )?(?:use|prefer|follow|stick to|stick with|write|name|squash|rebase|deploy|release|ship|format"
        r"|version|target|support|pin|vendor|review|branch|indent|test|document|log|store|keep|spell|tag|put|require"
        r"|avoid) (?!it\b|this|that|an? |the |these|those).{2,80}?(?:,? (?:not|never|instead of|rather than|no) \w.*"
        r"|,? (?:here|in this (?:repo|project|team|code ?base)|in our (?:repo|team|code ?base|project)s?|everywhere"
        r"|across the (?:board|codebase|repo)|on this (?:team|project)|by convention|at all times|exclusively"
        r"|as a rule|for everything)(?:\b.*)?))",
    ),
    cue(
        "feedback",
        r"(?P<rule>we (?:don't|do not|never) (?:use|write|commit|push|merge|mock|allow|ship|deploy|release|add|import"
        r"|squash|rebase|support|edit|touch|log|store|skip|vendor|accept|do) (?!it\b|this|that|the|these|those|any of"
        r"|anything|so\b|have|need|anymore)\w.+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:our|the|my|the team's|the project's|house|one|general|a) (?:[\w']+ )?(?:convention|rule|policy"
        r"|style|standard|practice|guideline|workflow|rule of thumb|agreement)s? (?:here |in this repo "
        r"|in this project |in our team |on this team |for [\w ]{2,40} )?(?:is|are)(?: to| that|:)? (?!broken|wrong"
        r"|failing|not working|too|missing|unclear|outdated|confusing|in|at|fine|ok|good|ignored|applied|triggered"
        r"|this|that|the following|there|a bit|very|so|pretty|documented)\w.+)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:(?:all|every|each|any|our) )?(?:new |public |internal |merged )?{PROCESS} (?:(?:in|of|for|on"
        r"|to) [\w' -]{2,40} )?(?:must|should|need to|needs to|have to|has to|shall|are to|may not|can't"
        r"|cannot) (?:always |never |not |only |all |ever |at least )*(?!pass|work|fail|run|compile|now|build|return"
        r"|still|also|then|be (?:fixed|updated|green|passing|removed|changed|moved|renamed|working|able)"
        r"|match the (?:new|above)|look|show)[a-z]+ .+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>no (?!change|diff|need|problem|worr|idea|error|luck|new|one|more (?:than )?work|other|way|reason"
        r"|wonder|rush|hurry|matter|doubt|such|it|i|that|this|the)[\w' -]{3,60} (?:(?:in|on|to|from) (?:the |our "
        r"|any )?(?:commit messages?|code comments?|comments|prs?|pull requests|variable names|docs|doc ?strings|tests"
        r"|main|master|production(?: code)?|answers|responses|replies|code|public apis|fridays?|this (?:repo|project"
        r"|codebase))|ever|please|at all)(?:[,.:;]| [-–—]| because| ever| please).*|no (?!change"
        r"|diff)[\w' -]{3,60} (?:in|on|to|from) (?:the |our |any )?(?:commit messages?|code comments?|comments|prs?"
        r"|pull requests|variable names|docs|doc ?strings|main|master|production(?: code)?|answers|responses|replies"
        r"|public apis|fridays?|this (?:repo|project|codebase))|no [\w' -]{3,60},? ever)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:please )?(?:stop|quit) (?:adding|putting|writing|using|including|apologi[sz]ing|asking"
        r"|explaining|saying|summari[sz]ing|committing|pushing|mocking|generating|creating|inventing|guessing"
        r"|repeating|starting|ending|wrapping|leaving) (?!the |it\b|this|that|me |a |an |here|there|these|those|now"
        r"|at )\w.+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:our|the) (?:team|company|org|organi[sz]ation|shop|group|department|stack) (?:always |only "
        r"|never )?(?:uses|prefers|follows|requires|runs on|has standardi[sz]ed on|standardi[sz]ed on|doesn't use"
        r"|does not use|avoids|deploys|releases|squashes|rebases|is) (?!broken|down|the same|working|waiting|on it"
        r"|currently|in |at )\w.+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>we (?:name|prefix|tag|squash|rebase|version|spell|indent) (?!it\b|this|that|these|those|the )\w.+)",
    ),
    cue(
        "project",
        r"(?P<rule>we (?:release|deploy|ship|publish|rotate|meet|cut (?:a )?releases?|do releases|do deploys"
        r"|demo) (?:[\w ]{2,30} )?(?:every|each|weekly|monthly|daily|quarterly|twice|once an? |on (?:mon|tues|wednes"
        r"|thurs|fri|satur|sun)days)\b.*)",
    ),
    cue(
        "project",
        r"(?P<rule>we(?:'re| are)? (?:only (?:support|target|supporting|targeting|allow|allowed to use|ship to"
        r"|run on) .+|(?:support|target|supporting|targeting) .{2,60} (?:only|and (?:up|newer|later|above)|or (?:newer"
        r"|later|higher))\b.*))",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:all |our |new |unit |integration )*{PROCESS} (?:belong|belongs|go|goes|live|lives|stay"
        r"|stays) (?:in|into|next to|under|beside|at|inside|with) (?!the (?:file|function|class))\w.+)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>{ORDER}.{{2,100}}? (?:at the (?:end|start|beginning|top|bottom) of|in|to|after|before) (?:every"
        r"|each|your|all|any) (?:single )?(?:answers?|responses?|repl(?:y|ies)|messages?|explanations?|commits?"
        r"|summar(?:y|ies)|commit messages?|prs?)\b.*)",
    ),
    # Corrections with a reason
    cue(
        "feedback",
        r"(?P<rule>(?:please |just |(?:you|we) (?:should|must|have to|need to) |we )?(?:use|prefer|write|run"
        r"|install with|go with|stick to"
        rf"|stick with) (?=.*\b{TOOLS}\b)(?!it\b|this|that|the (?!company|team|internal|shared|official"
        r"|project|repo|code ?base|platform|existing|house|built-in|standard)).{1,50}?,? (?:instead of|rather than"
        r"|not|over|and not|never) .{1,50}?(?:,? (?:because|since"
        r"|as (?:we|it|they|the|our|i)|otherwise|so that|or else)| ?[-–—:;] ?(?:we|it|they|that|the|our|ci|this|i|pip"
        r"|npm|yarn|otherwise|because|\w+ (?:is|breaks?|has|doesn't|does not|can't|ignores?|isn't|aren't|won't|messes"
        r"|corrupts|leaks?)\b)|, (?:we|it|they|our)\b).+)",
        reasoned=True,
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:please )?(?:don't|do not|dont|never|avoid|stop) (?:use |using |mocks? |mocking |add |adding "
        r"|write |writing |run |running |commit |committing |push |pushing |install |installing |import |importing "
        r"|deploy |deploying |rely on |relying on |edit |editing |touch |touching |merge |merging |skip |skipping "
        r"|disable |disabling |squash |rebase |force-push |bump |upgrade |hard-?code )(?!it\b|this\b"
        r"|that\b).{2,100}?(?:,| [-–—]|:|;|\.| because| since)? ?(?:because |since |as )?(?:(?:we|i|it|that|this|they"
        r"|the team|prod|production|last (?:time|quarter|month|year|week|release|sprint)"
        r"|the last time)\b[^.]{0,60}\b(?:got burned|got burnt|got bitten|been burned|been bitten|bit us|bites us"
        r"|burned us|broke (?:prod|production|the build|ci|everything|main|the deploy)|took down|caused an? (?:outage"
        r"|incident)|lost (?:data|a day|hours|money)|cost us|outage|incident|on policy|legal|licen[cs]e|compliance"
        r"|audit|security team)\b).*)",
        proven=True,
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:please )?(?:don't|do not) (?:ever )?(?:use|add|write|commit|import|install|run|mock"
        rf"|push) (?!it\b|this\b|that\b|the\b|any of)(?=.*\b{TOOLS}\b).{{2,60}}?[,;.]? (?:use|prefer|run|go with"
        r"|always use|we (?:always )?use|but use) .{2,50}?(?:,? (?:because|since|as (?:we|it|they|the|our))"
        r"| ?[-–—:;] ?(?:we|it|they|that|the"
        r"|our|\w+ (?:is|breaks?|has|doesn't|does not|can't|ignores?)\b)).+)",
        reasoned=True,
    ),
)
