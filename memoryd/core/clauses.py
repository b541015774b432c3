"""Where in a sentence a statement may begin: behind its fillers, at a strong word, at a later clause."""

from __future__ import annotations

import re
from itertools import islice

from memoryd.core.cues import chinese, english
from memoryd.core.expressions import expression
from memoryd.core.product import reported

MOST_CLAUSES = 12
"""So many clauses of a sentence are looked at; nobody says more in one."""

_MID = expression(
    r"[,;.:!] (?:(?:and|but|so|also|please|then|just) )*(?=(?:from (?:now|here|today) on|going forward"
    r"|remember that|in (?:the )?future,|please remember|next time|every time you|whenever you))"
    r"|\band (?=(?:please )?(?:from (?:now|here|today) on|going forward)\b)"
    r"|[,;.:!—–-] but (?:please )?(?=(?:always|never|don't ever)\b)|, so (?=no (?:deploy|merge|release)s?\b)"
    r"|[，,；;：:。]\s*(?=(?:但|但是|而且|并且|另外|还有)?(?:请)?"
    r"(?:以后|今后|从现在|从今天|往后|记住|请记住|下次|永远|一律|禁止|严禁|千万))",
    re.IGNORECASE,
)
_CLAUSES = expression(
    r"(?:[,;:!]| [-–—]|\.) (?:\(?(?:and|but|so|also|because|since) )*(?=\w)| so (?=(?:please )?(?:don't|do not"
    r"|never|always|no)\b)|[，,；;：:！!]\s*(?=\w)"
)
_NOW = expression(
    r"^(?:(?:change of plans?|plans? (?:have |has )?changed)[:;,.] ?"
    r"|(?:计划|方案|情况)有?(?:变了?|变动|变化)了?[：:，,；;])"
    r"|^(?:现在|目前|如今|now,? )|(?<=[\u4e00-\u9fff])现在(?=[换改搬迁挪])"
    r"|(?<=\bis) now\b|(?<=\bare) now\b| now(?=[.,!]|$)",
    re.IGNORECASE,
)
_CONDITIONAL = expression(
    r"(?:if|when|once|unless|until|in case|before|after|whenever|while|as soon as|suppose|given)\b|如果|当|若|要是"
    r"|假如|等|只要|除非|万一|一旦",
    re.IGNORECASE,
)
_CONTENT_GIVEN = expression(
    r"(?:please |can you |now )*(?:translate|copy|print|write|say|echo|type|paste|quote|render|show|display|add|insert"
    r"|set|change|replace|rename|call|put)\b[^:]{0,60}: "
    r"|(?:请|帮我|把)*(?:翻译|打印|输出|写|显示|加|改|插入|复制|替换)[^：:]{0,20}[：:]",
    re.IGNORECASE,
)


def lead(text: str) -> int:
    """Return where the fillers end that a sentence begins with."""
    at = 0
    for _ in range(3):
        match = english.FILLER.match(text, at) or chinese.FILLER.match(text, at)
        if not match or match.end() == at:
            break
        at = match.end()
    return at if at < len(text) else 0


def stated(sentence: str) -> str:
    """Return what a sentence states, without its fillers and without the word that it is so now."""
    return _NOW.sub("", sentence[lead(sentence) :])


def starts(plain: str) -> list[int]:
    """Return where in a sentence a statement may begin: at its start, where a strong word says so, at later clauses."""
    found = [0, *(match.end() for match in _MID.finditer(plain) if not reported(plain[: match.end()]))]
    if not _CONDITIONAL.match(plain) and not _CONTENT_GIVEN.match(plain):
        clauses = islice((match.end() for match in _CLAUSES.finditer(plain)), MOST_CLAUSES)
        found += [end for end in clauses if end not in found and not reported(plain[:end])]
    return found[: 2 * MOST_CLAUSES]
