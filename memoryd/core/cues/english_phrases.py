"""Parts of sentences that the English cues share."""

from __future__ import annotations

from memoryd.core.cues.english_words import ACTIONS, TOOLS
from memoryd.core.heard import Cue

POINTING = r"(?!\s+(?:it|this|that|them|these|those|him|her|so)\b(?! (?:way|repo|project|codebase|team)\b))"
ACT = (
    r"(?:(?:explicitly|first|also|just|ever|directly|immediately|automatically|manually|blindly|silently|again"
    rf"|please|even|fully|properly|clearly|strictly|only|carefully|use) )?{ACTIONS}\b{POINTING}"
)
NOT = r"(?:don't|do not|dont|don’t|never|no longer|stop)"
ORDER = (
    r"(?:(?:please |then |you (?:should|must|need to|have to|can) (?:always |never |also |first )?|always |never "
    r"|only |first |first always |also |make sure (?:to |you |that you )?|be sure to |remember to "
    rf"|{NOT} (?:ever )?){{0,3}}{ACT}|no \w+)"
)
PLACE = (
    r"(?:repo(?:sitory)?|project|code ?base|team|company|org(?:ani[sz]ation)?|monorepo|workspace|package|app|product)"
)
WIDE = (
    rf"(?:(?:in|for|across|within|throughout|all over|on) (?:this|our|the|my|the whole|the entire|all our|every) "
    rf"(?:[\w-]+ )?(?:{PLACE}s?|systems?|stack|services?|shop)\b|everywhere|across the board|throughout"
    r"|project-wide|repo-wide|team-wide|company-wide|by convention|around here|in this house)"
)
"""Words by which something holds for more than the work at hand."""
ARTIFACTS = (
    r"(?:commit messages?|commits?|log messages?|error messages?|logs|(?:code )?comments?|answers?|responses?"
    r"|repl(?:y|ies)"
    r"|explanations?|messages?|summar(?:y|ies)|prs?|pull requests?|(?:pr|mr) (?:titles?|descriptions?|texts?)|docs"
    r"|readmes?"
    r"|doc ?strings?|code|tests?|test names|(?:variable|function|file|class|branch) names|names|identifiers|change"
    r" ?logs?"
    r"|release notes|production(?: code)?|main|master|diffs?|output)"
)
KINDS = (
    r"(?:(?:public|exported|private|internal|new) (?:functions?|methods?|class(?:es)?|endpoints?|apis?|types?"
    r"|modules?)"
    r"|functions|methods|classes|endpoints|migrations?|dependenc(?:y|ies)|constants|types|helpers|fixtures|scripts"
    r"|secrets|passwords|credentials|settings|components?|modules|services|tables|queries|features|branch(?:es)?"
    r"|releases?"
    r"|hotfix(?:es)?|bug ?fix(?:es)?|breaking changes|schema changes|config changes|database changes|prs?|pull"
    r" requests?"
    r"|commits?|tests?|env(?:ironment)? (?:files|variables)|dates|timestamps|amounts|prices|ids|errors|exceptions)"
)
"""Kinds of things, as norms speak of them."""
SOFTLY = (
    r"(?:really |strongly |generally |usually |normally |typically |always |much |personally |still |also |do "
    r"|definitely |very much |greatly |mostly )*"
)
PROCESS = (
    r"(?:commit(?: message| title| subject| bod(?:y|ie))?s?|(?:pr|mr|pull request|merge request)(?: title"
    r"| description| bod(?:y|ie))?s?|branch(?:es| names?)|change ?logs?(?: entr(?:y|ies))?|release notes"
    r"|code comments?|comments|doc ?strings?|documentation|docs|variable names|function names|file ?names"
    r"|test names|class names|tests?|unit tests|integration tests|migrations|error messages|log messages"
    r"|public (?:functions|methods|apis|classes)|new (?:endpoints|features|functions|modules|components|files|code"
    r"|dependencies|tests|services|apis|routes|tables|migrations|packages)|code|secrets|feature flags|dates"
    r"|timestamps|answers|responses|replies|explanations|imports|types|apis|releases|deploy(?:ment)?s|bug ?fixes"
    r"|hotfixes|features|functions|modules|components|endpoints|dependencies)"
)
DOCS = (
    r"(?:docs?|documentation|design (?:docs?|files?|system|specs?)|designs|mock-?ups|specs?|specifications?"
    r"|api (?:docs?|reference|spec)|wiki|run ?books?|play ?books?|dash ?boards?|(?:issue |bug )?trackers?|board"
    r"|backlog|tickets|bugs|issues|tasks|stories|road ?map|logs|metrics|traces|alerts|errors|(?:crash|error"
    r"|bug) reports?"
    r"|on-?call(?: \w+)?|staging|production|prod|demo|sandbox|(?:style|brand|writing|coding) ?guides?|guidelines"
    r"|onboarding(?: \w+)?|meeting notes|minutes|adrs?|rfcs?|postmortems?|incidents?|secrets|credentials|ci"
    r"|pipelines?|builds?|artifacts?|releases?|changelog|figma(?: \w+)?|repo(?:sitory)?|registry|channel"
    r"|contracts?|schemas?|glossary|faq|calendar|schedule|status page|translations|data(?: ?sets?)?|backups?"
    r"|assets|licen[cs]es|support|server|database|site|website|environment|cluster|vpn|package index|mirror)"
)
OUTSIDE = (
    r"(?:https?://\S|www\.\S|(?:the |our |a |an )?(?:\w+ )?(?:notion|confluence|jira|linear|grafana|datadog|sentry"
    r"|figma|slack|google (?:drive|docs|sheets)|gdrive|drive|sharepoint|trello|asana|github (?:issues|projects"
    r"|wiki|discussions|releases)|gitlab|airtable|miro|kibana|splunk|new relic|pagerduty|opsgenie|1password|vault"
    r"|lastpass|bitwarden|s3|dropbox|teams|discord|zendesk|intercom|clickup|monday|shortcut|youtrack|bugzilla"
    r"|phabricator|looker|metabase|tableau|amplitude|mixpanel|honeycomb|cloudwatch|coda|quip|basecamp|productboard"
    r"|storybook|swagger|postman|readme\.io|gitbook|backstage|artifactory|nexus)\b|(?:the )?#[\w-]+"
    r"|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|cn|ai|co|internal|local|lan|corp|cloud|edu|gov|me|tech|example"
    r"|test)\b|(?:the )?(?:[\w-]+ ){0,3}(?:wiki|channel|bucket|drive|tracker|board|dashboard|workspace|space)\b)"
)


NAMED = rf"(?:(?-i:[A-Z])[\w.+#-]*|{TOOLS})"
"""A name as only products and people have one, or that of a tool."""


def cue(
    kind: str,
    pattern: str,
    *,
    strict: bool = True,
    proven: bool = False,
    dated: bool = False,
    reasoned: bool = False,
) -> Cue:
    return Cue(kind, rf"^{pattern}\W*$", strict, proven, dated, reasoned)


MARK = r"[,:;!]?\s*(?:[-–—]\s+)?"
WHEN = (
    r"(?:(?:when|if|before|after|whenever|once|while|as soon as|until) (?:you|we|i|someone|somebody|anyone"
    r"|\w+ing)\b[^,.;:]{0,80}|(?:for|in|on|with) (?!this |that |the (?!commit|repo|test|doc|database|db|api"
    r"|backend|frontend|code|ui|readme|cli))[^,.;:]{2,60})"
)

KEPT = (
    r" (?:is|are|gets?|can be|has been|have been) (?:now |all |always )?(?:located|kept|stored|tracked|documented"
    r"|described|hosted|found|filed|reported|available|published|managed|discussed|posted|recorded|maintained"
    r"|archived|collected)(?: (?:at|in|on|under|over at|via|to))*:?"
)
LIES = (
    rf"(?:{KEPT}| (?:(?:has|have) )?(?:now |all )?(?:lives?|lie|lies|sits?|goes?|go|moved)(?: (?:at|in|on|under"
    rf"|over at|via|to))*:?"
    r"| (?:is|are) (?:now |all |always )?(?:at|in|on|under|over at|via):?)"
)
STATES = (
    r"(?:is|are|has|have|must|should|needs?|uses?|runs?|don't|doesn't|can't|never|always|only|will|won't|prefers?"
    r"|owns?)"
)
OURS = (
    r"(?:we|our|i (?:prefer|like|use|work|am|always|never|don't|do not|hate|only|want you)|my|i'm|production|prod"
    r"|staging|the (?:team|company|customers?|users|product|production|staging|repo|project|database|ci|pipeline"
    r"|\w+ team)|all|every|always|never|only|in (?:this|our) repo|this (?:repo|project|codebase|team))\b"
)
NO_REMEMBRANCE = (
    r"(?!(?:remember|to|this is|that|back|when|how|what|where|why|which|who|if|last|about|me|it|everything|and|or"
    r"|yesterday"
    r"|earlier|the (?:bug|error|time|issue|one|conversation|last|previous)|our (?:work|chat|discussion"
    r"|conversation|last|previous|\w+ work)|i (?:said|told|asked|mentioned)|you (?:said|told)|all (?:of )?(?:this"
    r"|that|the))\b)"
)
