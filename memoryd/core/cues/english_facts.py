"""What the code does not tell, in English: decisions, dates, where things are."""

from __future__ import annotations

from memoryd.core.cues.english_phrases import DOCS, KEPT, LIES, OUTSIDE, cue
from memoryd.core.cues.english_words import ACTIONS
from memoryd.core.heard import Cue

CUES: tuple[Cue, ...] = (
    # Decisions
    cue(
        "project",
        r"(?P<rule>(?:we|the team|our team|management|the company|leadership|the client|the customer|product|legal"
        r"|security)(?:'ve| have| has| just| finally| all)* (?:decided|agreed|settled|committed|chosen|opted"
        r"|signed off)(?: yesterday| today| last week| this (?:week|morning)| in the (?:meeting|retro|standup"
        r"|planning))?(?: to| on| that| not to| against| upon|,| for) (?!this|that|it\b|disagree|go with (?:the|your"
        r"|option|that|this)|(?:the |your )?(?:idea|suggestion)|option|approach|plan [a-d]\b|the (?:first|second|third"
        r"|latter|former|approach|other)\b|do this|skip this|revert|rename the|fix the|keep this"
        r"|(?:add|rename|extract|remove|delete|refactor|inline|split|revert|clean|tidy|log|print|comment)\b"
        r"(?!.*\b(?:all|every|each|any|from|by|until|support|before|after the)\b)).+)",
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>(?:the )?(?:decision|agreement)(?: (?:is|was|from [\w ]+ is))?(?: made)?(?::| that| to) (?=(?:we"
        r"|the team|our|no)\b)(?!make|be made|up to).+)",
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>(?:(?:we|the team|they)(?:'re| are|'ll| will| plan to| want to| have to| need to| must"
        r"| are going to)? |the (?:[\w.-]+ ){1,4}(?:must |has to |will |should |is going to |is scheduled to "
        r"|is due to |needs to )|v?\d+(?:\.\d+)+ (?:must |has to |will |should )?|version [\d.]+ (?:must |has to "
        r"|will )?)(?:be )?(?:ship|ships|shipping|shipped|launch|launches|launching|launched|release|releases"
        r"|releasing|released|go live|goes live|going live|freeze|freezes|freezing|migrate|migrates|migrating|cut|cuts"
        r"|cutting|deploy|deploying|deprecate|deprecating|switch|switching|move|moving|sunset|sunsetting|drop|dropping"
        r"|retire|retiring|demo|demoing|present|presenting|deliver|delivering|close|closes|end|ends|start|starts|due"
        r"|merge|shut down|shutting down)\b.*\b(?:by|on|until|before|from|at|in|next|this|through|starting|till"
        r"|after)\b.+)",
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>(?:the |our |a |there is a |there's a |we have a |hard |project )*(?:[\w.-]+ ){0,4}(?:dead ?line"
        r"|launch(?: date)?|release(?: date)?|code freeze|feature freeze|merge freeze|freeze|go-live(?: date)?"
        r"|due date|cut-?off(?: date)?|ship date|milestone|demo|migration|sunset(?: date)?|end of life|eol|beta|ga"
        r"|rollout|audit|sprint|kick-?off) (?:for [\w. -]{2,40} )?(?!.*\b(?:broke|failed|crashed|was|were|went|had"
        r"|caused|introduced|got|added|removed|fails|breaks)\b)(?:(?:is|are)(?! (?:passed|computed|calculated|read"
        r"|ignored|checked|stored|sent|null|none|missing|wrong|exceeded"
        r"|propagated|parsed|used|too|not|a|an|in the|just|hard|hard-?coded|logged|written)\b)|starts?|begins?|ends?"
        r"|will be|has moved to"
        r"|moved to|has been moved to|is set for|is scheduled for|is planned for|runs?|lasts?|until|from|through|on|by"
        r"|takes place|happens|has to be|must be|got pushed to|slipped to)\b.+)",
        dated=True,
    ),
    cue(
        "project",
        r"(?P<rule>(?:no (?:deploy(?:ment)?s|merges|releases|changes to (?:main|master|production|prod)"
        r"|breaking changes)|(?:main|master|production|the main branch|the release branch|the api|merges|deploys"
        r"|deployments) (?:is|are|will be) (?:frozen|locked|off-limits|blocked|closed|read-only)|(?:merge|code|feature"
        r"|deploy) freeze|we(?:'re| are) (?:freezing|frozen|in (?:a )?(?:code |feature |merge )?freeze)).*\b(?:until"
        r"|till|through|before|after|from|starting|on|between|while)\b.+)",
        dated=True,
    ),
    # Where things are
    cue(
        "reference",
        rf"(?P<rule>(?!{ACTIONS} (?:the|this|all|my|your|a|an|in|at|for|with)\b|(?:start|begin) )(?:(?:the|our|all"
        r"|all the|all our|my|we keep (?:the|our|all)?|you(?:'ll| can| will)? find (?:the|our)?|we track (?:the|our"
        rf"|all)?) ?)?(?:[\w.&/'-]+ ){{0,5}}?{DOCS}(?: (?:for|of|about|on|from) [\w.&/' -]{{2,50}}?)?(?:{LIES}"
        rf"|:) {OUTSIDE}.*)",
    ),
    cue(
        "reference",
        r"(?P<rule>(?:the |our |all )*(?!error|failure|failing|bug|crash|this"
        rf"|that)[\w-]+(?: [\w-]+){{0,4}}{KEPT} (?:[\w-]+:? ){{0,4}}?{OUTSIDE}.*)",
    ),
    cue(
        "reference",
        rf"(?P<rule>(?:the |our |all )+(?:[\w.&/'-]+ ){{0,4}}{DOCS} (?:for|of|about|on"
        rf"|from) [\w.&/' -]{{2,50}}?: ?{OUTSIDE}.*)",
    ),
    cue(
        "reference",
        rf"(?P<rule>(?:the |our )?(?:[\w.&/'-]+ ){{0,4}}{DOCS}(?: (?:url|link|address|page))? ?(?:is|are|:"
        r"|=) ?https?://\S+.*)",
    ),
    cue(
        "reference",
        r"(?P<rule>(?:you(?:'ll| can| will) )?find (?:the|our|all) [\w' -]{3,60}? (?:at|in|under"
        r"|on) https?://\S+(?: now)?)",
    ),
    cue(
        "reference",
        rf"(?P<rule>(?:our|the (?:team's|project's|company's)) (?:[\w.&/'-]+ ){{0,3}}?{DOCS} (?:is|are) {OUTSIDE}.*)",
    ),
    cue(
        "reference",
        r"(?P<rule>(?:you can |we |you'll |you will )?(?:find|track|keep|file|report|document|discuss|store|publish"
        rf"|see|post|log) (?:all |the |our |all the |all our |every )*(?:[\w.&/'-]+ ){{0,4}}{DOCS}(?: (?:for|of"
        rf"|about) [\w ]{{2,40}})? (?:at|in|on|under|over at|to|via) {OUTSIDE}.*)",
    ),
    cue(
        "reference",
        rf"(?P<rule>(?!.*/(?:issues|pull|pulls|commit|commits|blob|merge_requests|jobs|runs)/)(?:check|see|look (?:at"
        rf"|in)|consult|ask in|go to|use) (?:the )?{OUTSIDE}.* (?:for|if you (?:want"
        r"|need)|when(?:ever)? you (?:want|need)|to (?:see|find|learn)) .*\b(?:context|details|designs?|docs"
        r"|documentation|runbooks?|metrics|history|background|conventions|credentials|status|help|questions"
        r"|access)\b.*)",
    ),
    cue(
        "reference",
        r"(?P<rule>(?:please )?(?:ask|post|report|raise)(?: (?:questions|issues|incidents|problems|requests"
        r"|bugs))?(?: (?:about|for|on) [\w /-]{2,40})? in (?:the )?#[\w-]+.*)",
    ),
    cue(
        "reference",
        r"(?P<rule>(?:the |our )?(?:[\w-]+ )?(?:sentry|grafana|jenkins|argo ?cd|kibana|storybook|metabase|prometheus"
        r"|airflow|jupyter(?:hub)?|jaeger|datadog|nexus|artifactory|harbor|vault|consul|rancher|superset|looker"
        r"|swagger|graphiql|minio|keycloak|sonarqube|gitea|gitlab|jira|confluence|phabricator|staging|production|qa"
        r"|uat|demo|test server|dev server)(?: \w+)? (?:is|lives|runs|is hosted|is running|is available) (?:at|on"
        r"|under) (?:https?://|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|cn|ai|co|internal|local|lan|corp|cloud|example"
        r"|test)\b).*)",
    ),
)
