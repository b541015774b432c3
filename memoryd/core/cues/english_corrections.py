"""Corrections and complaints in English that lay down a norm without a word that says it lasts.

What makes one of them general is its grammar: a place it holds for (`in this repo`, `everywhere`), a pair of tools, an
object without an article, a habit of the agent's ("you keep …ing"). An order about one thing has none of these.
"""

from __future__ import annotations

from memoryd.core.cues.english_phrases import ARTIFACTS, ORDER, PROCESS, WIDE, cue
from memoryd.core.cues.english_words import ACTIONS, LANGUAGES, MANNERS, STANDARDS
from memoryd.core.heard import Cue

_NOT_FOR_US = r"need|have|know|want|see|get|care|think|expect|remember|understand|even|really|seem|mean|yet|actually"
_WHOLE = r"(?:repo(?:sitory)?|project|code ?base|monorepo|code|services|modules|team)"
_WAYS = r"name|write|spell|do|format|handle|test|build|ship|structure|indent|version|log|call|organi[sz]e|document"

AGAIN: tuple[Cue, ...] = (
    cue(
        "feedback",
        r"(?:i(?:'ve| have)? (?:already )?(?:asked|told|said)(?: (?:you|it|this|that))*(?: (?:before|already|twice"
        r"|\w+ times|so many times|last time))*|as i(?:'ve| have)? (?:already )?said(?: (?:before|already))?"
        r"|how (?:many times|often) [^:?]{0,40})[?:,;–—-]+ ?(?P<rule>(?:"
        rf"{ORDER}|no \w+|we |{PROCESS}\b).+)",
    ),
)
"""What was said before, as its speaker says: it was meant to last."""

CUES: tuple[Cue, ...] = (
    # One thing and not another
    cue(
        "feedback",
        rf"(?P<rule>(?:please |just )?(?:(?:we |we all )?(?:use|run|write|stick to|stick with|install with) |we're on "
        rf"|we are on |it's |it is )?{STANDARDS}\b(?: (?:style|syntax|only|here|please))*,? (?:(?:and )?not|never"
        rf"|instead of|rather than) {STANDARDS}\b(?! (?:for|in|on) (?:this|that|the)\b).*)",
        strict=False,
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?!it\b|this|that|these|those|the (?:bug|error)|i )[^,;.]{{3,120}}? {WIDE}[,;]? (?:and )?(?:not"
        r"|never|no) .{2,80})",
        strict=False,
    ),
    cue(
        "feedback",
        r"(?P<rule>(?!it\b|this|that|these|those|i )[^;.]{3,90}?,? (?:not|never|rather than|instead of)"
        r" [^;.]{2,60}?,? "
        rf"{WIDE}(?:[,;].*)?)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:all |our |the )*{PROCESS} (?:(?:are|go|get written|should be|must be|have to be|written)"
        rf" )?in {LANGUAGES}\b.*)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?!.*\bit\b)(?:[\w-]+ ){{1,8}}?[\w-]+,? (?:like|as|same as|just like) (?:in |we do (?:in )?)?"
        rf"(?:everywhere else|(?:in )?the rest of (?:the|our|this) {_WHOLE}|all (?:the |our )?other \w+s)\b.*)",
    ),
    # What is not done here
    cue(
        "feedback",
        rf"(?P<rule>we (?:don't|do not|never|don't ever) (?!{_NOT_FOR_US})(?:ever )?[a-z]+ (?!it\b|this|that|these"
        rf"|those|the |any of)[^,;]{{2,90}}?,? (?:here|anywhere|{WIDE})\b.*)",
        strict=False,
    ),
    cue(
        "feedback",
        r"(?P<rule>(?!it |this |that |these |those |they )(?:[\w'/.-]+ ){1,6}(?:do not|don't|doesn't|does not|never"
        r"|have no business|has no business) (?:belongs?|go(?:es)? (?=in)|living|being)(?: in(?:to)?| on| under) "
        r"(?!this (?!repo|project|code)|that |it\b).+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?!it |this |that |these |those |they )(?:[\w'/.-]+ ){1,6}?(?:is|are|gets?) (?:never|always|only"
        r"(?: ever)?) (?:edited|committed|merged|written|changed by|touched|reviewed|deployed|released|mocked|logged"
        rf"|squashed|formatted|checked in|pushed|added|named|built|tested|versioned|updated by)\b.*(?:\bhere\b|{WIDE}"
        r"|by hand|manually|directly).*)",
        strict=False,
    ),
    # What the agent is to leave off
    cue(
        "feedback",
        rf"(?P<rule>(?:please )?(?:stop|quit|no more) {MANNERS}\b (?!it\b|this|that\b(?! (?:i|you|nobody))|here|there"
        r"|these|those|now|the (?!whole|entire|user|commit|changelog|readme|imports)|a |an )\w.+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:please )?(?:no more|enough with the|spare me the|skip the|drop the) (?!than|changes?|work|time"
        rf"|questions?|of\b)(?:[\w'-]+ ){{1,4}}(?:in|at the (?:end|start|top|bottom) of|before|after|from) (?:the "
        rf"|our "
        rf"|your |my |any |every |each )?{ARTIFACTS}\b.*)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>you (?:just )?(?:keep(?: on)?|are always|'re always|always keep) {MANNERS}\b(?! (?:it|this"
        rf"|that)\b)"
        r" \w.+)",
        strict=False,
    ),
    cue(
        "feedback",
        rf"(?P<rule>why (?:do|must) you (?:always |still )?(?:keep(?: on)?|insist on) {MANNERS}\b(?! (?:it|this"
        r"|that)\b) \w.+)",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:please )?(?:keep|leave) (?!the |this|that|it\b|these|those|an? )(?:[\w'-]+ ){1,4}?out of (?!this"
        r"|that|it\b|here)\w.+)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>that(?:'s| is) not (?:how|what|the way) we (?:{_WAYS}) [^:;,–—]{{2,50}}[:;,–—-]+ .{{3,}})",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:we (?:spell|capitali[sz]e|abbreviate|pronounce|hyphenate) it \S.*|we (?:write|call) it"
        r" (?:['\"“‘]|(?-i:[A-Z])|as )\S*.*|it(?:'s| is) "
        r"(?:spelled|spelt|written|capitali[sz]ed|called|abbreviated) .{2,60}?"
        rf"(?:{WIDE}|\bin (?:all|every|any|our|customer|user)\b|\balways\b|\bnever\b).*))",
        strict=False,
    ),
    # Generic prohibitions with what to do instead, or why
    cue(
        "feedback",
        rf"(?P<rule>(?:please )?(?:don't|do not|never|avoid) (?:{ACTIONS}|using|adding|writing|importing|mocking)"
        r"(?: from| to| in| on)? (?!this|that|these|those|the |it\b|your|me\b|any of|an? )(?:[\w'/.-]+ ){0,2}?"
        r"[\w'/.-]*[a-z]s\b[^,;–—]{0,60}(?:,| -|;| –| —|:|\.)+ (?:use|prefer|go through|go via|take|put|keep|call"
        r"|we|our"
        r"|they|those|the (?:team|project|repo|build|ci|lint|reviewers?)|there's|that's (?:what|why)|because|nobody"
        r"|everyone)\b.+)",
        reasoned=True,
    ),
)
