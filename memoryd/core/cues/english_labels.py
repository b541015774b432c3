"""Rules that stand behind their label in English: "Commit style: always imperative mood"."""

from __future__ import annotations

from memoryd.core.cues.english_phrases import cue
from memoryd.core.heard import Cue

_OF = (
    r"(?:commit(?: message| title)?|code|coding|naming|branch(?: name| naming)?|pr|pull request|(?:pr|issue) title"
    r"|tests?(?: name| naming)?|docs?|documentation|docstring|comment|import|logging|log message|error message|review"
    r"|changelog|writing|git|api|sql|variable(?: name)?|file(?: name)?)"
)
_LABEL = (
    rf"(?:(?:our|the|my|project|team|general) )?{_OF} (?:style|conventions?|rules?|policy|guidelines?|format|naming)"
)
_WAYS = (
    r"(?:(?:the )?imperative(?: mood)?|(?:present|past) tense|snake_case|camelcase|pascalcase|kebab-case|sentence case"
    r"|title case|lower ?case|conventional commits|google style|numpy style|one line|one sentence|british english"
    r"|american english|english)"
)

CUES: tuple[Cue, ...] = (
    cue("feedback", rf"(?P<rule>{_LABEL}: (?:always|never|only|no|must be) (?!idea\b|clue\b|problem\b)\w+ .*)"),
    cue("feedback", rf"(?P<rule>{_LABEL}: {_WAYS}(?: (?:for|in|everywhere|only|please|throughout|with|and)\b.*)?\W*)"),
)
