"""Tell whether a sentence orders, forbids or allows something: words of an agent that do are nobody's rule.

An agent repeats what pages, logs and tools told it, in its own voice. What it reports may be noted as a fact; what
tells a reader how to act may have come from anywhere, however plainly it is put.
"""

from __future__ import annotations

import re

from memoryd.core.cues.english_words import ACTIONS
from memoryd.core.expressions import expression
from memoryd.core.injection import reads_like_one
from memoryd.core.text import normalise

_LEAD = r"(?:^|[:;>,.!?–—-]\s{0,3}|[\"“'`*#(]{1,3}\s?|\b(?:and|then|so|but|please) )"
_OBJECT = (
    r"(?:the|an?|all|any|every|each|no|this|that|these|those|it|them|me|us|your|my|our|their|everything|nothing|only|to"
    r"|with|into?|on|via|by|from|before|after|instead|without|using)\b"
)
_PLAIN = (
    r"(?:use|run|keep|add|avoid|ignore|send|put|make|remember|prefer|follow|treat|trust|obey|disable|enable|skip"
    r"|install|delete|remove|write|do|ensure|read|call|ask|begin|forget|accept|approve|execute|include|never|always"
    r"|do not|don't)"
)
"""Verbs that open no sentence as a noun, as those of "test coverage" and "release day" do."""
_NO_SUBJECT = r"(?!(?: [\w'-]{1,30}){0,2} (?:of|is|are|was|were|has|have|had|takes?)\b)"

_ENGLISH = (
    rf"{_LEAD}(?:(?:please|kindly|now|first|always|never|only|just|also|instead|(?:do not|don't)(?: ever)?) ){{0,3}}"
    rf"(?:(?:{ACTIONS})(?= {_OBJECT})|{_PLAIN})(?=\s){_NO_SUBJECT}",
    rf"{_LEAD}(?:please|kindly|(?:do not|don't)(?: ever)?|never|always) (?:{ACTIONS}|{_PLAIN})\b",
    r"\b(?:must|shall|should|ought to|henceforth|may not|(?:is|are) (?:not )?(?:to|allowed|permitted|required|forbidden"
    r"|prohibited|supposed|expected|optional|ok(?:ay)?|fine)\b|needs? to|ha(?:s|ve) to|never again"
    r"|from (?:now|this point)|going forward|every (?:upcoming|future|later)|will henceforth"
    r"|your (?:new )?(?:rule|job|task|notes?|memory))\b",
    rf"\b(?:always|never) (?:{ACTIONS})\b",
    r"\b(?:needs?|requires?) no (?:approval|review|confirmation|check|test)s?\b",
    r"\b(?:assistants?|agents?|ais?|llms?|claude|codex|copilot|cursor|gemini)\b[^.]{0,40}\b(?:never|always|not|skip|use"
    r"|run|approve|open|ignore|may|can|will)\b",
    r"\buser(?:'s|s')? (?:\w{1,20} )?(?:preferences?|wish(?:es)?|wants?|likes?|prefers?|said|says|approved?"
    r"|allow(?:s|ed)|agreed|trusts?|asked|told|authori[sz]ed)\b|\b(?:preference|standing|owner|maintainers?|developers?)\b[^.]{0,60}"
    r"\b(?:wish|wants?|agreed|approved|persist|prefers?|allow|decided that)\b|\bpreference\b[^.]{0,12}:",
    r"\b(?:claude|agents|gemini|memory)\.md\b|\bmemory_write\b",
    r"\brequires? \w+ing\b|\b(?:recommend|suggest|advise|discourage)(?:s|ed|ation)?\b|\bbest (?:to|practice)\b"
    r"|\b(?:it is|it's) (?:best|better|safe(?:st)?|enough) to\b",
    r"--(?:dangerously|no-verify|force|yolo|insecure|skip-|allow-|trust|privileged|disable-)"
    r"|\|\s?(?:sudo )?(?:ba|z|da)?sh\b|\bsudo \S|\bchmod (?:-r )?[0-7]{3}\b|\bcurl -k\b",
)
_CHINESE = (
    r"必须|务必|一律|不要|不得|不准|不许|不能再|禁止|严禁|永远|始终|总是|切勿|请|记住|牢记|应该|应当|无需(?:审|确|批|测)"
    r"|不需要(?:审|确|批|测)|可以跳过|要求(?:你|所有|助手)|(?:助手|智能体|代理|模型).{0,12}(?:注意|要|用|跳过)"
    r"|(?:需要?|须|得|应|要)(?:先|提前|事先|立即|马上)|(?:即可|就行|就好|就可以了?)(?:[。，；！]|$)|建议|推荐|最好|尽量"
    r"|无须|毋须|别(?=[再用去把在管])|(?:须|应)(?:用|由|在|经|按)"
    r"|用户.{0,6}(?:偏好|喜欢|希望|允许|同意|授权|要求|说过)|以后(?:都|要|用|别)|从(?:现在|今)(?:起|往后|开始)",
)
_INSTRUCTS = expression("|".join((*_ENGLISH, *_CHINESE)), re.IGNORECASE)
_LONGEST = 2_000


def instructs(text: str) -> bool:
    """Tell whether a text tells anybody what to do, to leave or to believe about a person's wishes."""
    plain = normalise(text[:_LONGEST])
    return len(text) > _LONGEST or reads_like_one(text) or _INSTRUCTS.search(plain) is not None
