"""Tell whether a text affirms what was only said under a negation: "deploy on Fridays" of "no deploys on Fridays".

A negation may stand far from what it turns around, and a quote can be cut so that it is left out. So each clause of a
text is held against the clauses that were said: what no clause affirms, and a negated one holds, was never asked for.
It may err on one side, for what is told so becomes the very words that were said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.cjk import has_cjk
from memoryd.core.expressions import expression
from memoryd.core.sameness import statement
from memoryd.core.text import normalise

_REMINDS = expression(
    r"\b(?:don't|do not|never) forget\b|\bno matter\b|\bnot (?:only|just|merely)\b|\bwhy not\b"
    r"|(?:别|不要|不能|切勿|勿)忘|别漏|不仅|不只|不光|不但|不止|不论|不管|无论|[特分区类级个性识]别|别[的人名]|不过|不同|不断|不错"
    r"|非常|并非常|未来|没问题",
    re.IGNORECASE,
)
"""What holds the form of a negation and negates nothing."""
_NEGATES = expression(
    r"\b(?:not|never|no(?![-.])|nobody|none|nothing|nowhere|without|nor|neither|cannot|avoid\w*|stop(?:s|ped|ping)?|quit"
    r"|refuse\w*|forbid\w*|forbidden|prohibit\w*|banned|hates?|dislikes?|detests?|disallow\w*|off[- ]limits|taboo)\b"
    r"|[不别勿禁莫免]|没|未|非|无|停止|停用|拒绝|反对|讨厌|避免|杜绝|切忌|甭",
    re.IGNORECASE,
)
_SOFTLY = expression(
    r"\b(?:only|just|unless|except|instead|rather|against|drop\w*|ditch\w*|skip\w*|leave|left|less|fewer|rid|free of"
    r"|hardly|rarely|rejects?|over|frozen|freeze|ban|blocks?|blocked|exclude\w*|omit\w*|discourage\w*|refrain\w*)\b"
    r"|[只仅少停]|除非|代替|替代|取代|反感|冻结|排除|跳过|省略|谢绝|抵制",
    re.IGNORECASE,
)
"""What lends itself to a negation in a text that was worded anew, and is none where it was said."""
_CONTRAST = expression(r"\b(?:instead of|rather than)\b|而不是|而非|(?P<before>\b\w+ |)\bnot\b", re.IGNORECASE)
_AUXILIARY = frozenset(
    (
        "is", "are", "am", "was", "were", "be", "been", "do", "does", "did", "can", "could", "will", "would", "shall",
        "should", "must", "may", "might", "have", "has", "had",
    )
)  # fmt: skip
"""What before a "not" makes it turn around the whole clause, and not what follows it only."""
_CLAUSE = expression(
    r"[.!?;:。！？；：](?=\s|$|[^\x00-\x7f])|[,，、\n()（）]|\s[-–—]\s|\b(?:but|because|since|so that)\b"
    r"|但是?|因为|所以",
    re.IGNORECASE,
)
_SENTENCE = expression(r"[.!?](?=\s|$)|[;；。！？\n]")
_LEADS = expression(
    r"\b(?:from now on|going forward|in (?:the )?future|now|whenever|everyone|anyone|anybody|people|who|whom)\b"
    r"|从现在起|从今以后|以后|今后|往后|一律|总是|永远|始终|每次|大家|千万|再|擅自|直接",
    re.IGNORECASE,
)
"""What only says for whom, and how often."""
_DAYS = expression(
    r"\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:周|星期|礼拜)([一二三四五六日天末])", re.IGNORECASE
)
_LEAST_COMMON = 4

_Side = tuple[frozenset[str], frozenset[str]]


def affirms_negated(text: str, said: str) -> bool:
    """Tell whether a clause of a text, which negates nothing, stands in what was said under a negation only."""
    if _negates(text) or _SOFTLY.search(_plain(text)):
        return False
    plain, turned = _sides(said)
    if not turned:
        return False
    for clause in _clauses(text):
        mine = _content(clause)
        if not mine or any(_covers(words, mine) for words, _ in plain):
            continue
        days = _days(clause)
        if any(_covers(words, mine) or (days and days <= named) for words, named in turned):
            return True
    return False


def _sides(said: str) -> tuple[list[_Side], list[_Side]]:
    """Return the words and the days of the clauses that affirm, and of those that a negation turns around."""
    plain: list[_Side] = []
    turned: list[_Side] = []
    for sentence in _SENTENCE.split(said):
        under = False
        for clause in _clauses(sentence):
            head, rest = _parted(_plain(clause))
            negated = under or _negates(head)
            (turned if negated else plain).append((_content(head), _days(head)))
            if rest:
                turned.append((_content(rest), _days(rest)))
            # "Never, under any circumstances, …": it is for what follows.
            under = under or (negated and _bare(clause))
    return plain, turned


def _parted(clause: str) -> tuple[str, str]:
    """Part a clause where a word turns around only what follows it."""
    for contrast in _CONTRAST.finditer(clause):
        before = contrast["before"]
        if before is None or (before.strip() and before.strip() not in _AUXILIARY):
            return clause[: contrast.start() + len(before or "")], clause[contrast.end() :]
    return clause, ""


def _clauses(text: str) -> Iterator[str]:
    return (clause for clause in _CLAUSE.split(text) if any(map(str.isalnum, clause)))


def _plain(text: str) -> str:
    return _REMINDS.sub(" ", normalise(text).replace("’", "'").replace("n't", " not"))


def _negates(text: str) -> bool:
    return _NEGATES.search(_plain(text)) is not None


def _bare(clause: str) -> bool:
    """Tell whether a clause is a negation and nothing else, and no answer ("No, …")."""
    plain = _plain(clause).strip()
    return plain not in ("no", "nope", "不", "不是", "不对", "没有") and not _content(_NEGATES.sub(" ", plain))


def _content(text: str) -> frozenset[str]:
    """Return the words that tell what a clause is about; in Chinese the Latin ones, where there are any."""
    words = statement(_LEADS.sub(" ", _plain(text))).content
    latin = frozenset(word for word in words if word.isascii() and not word.isdigit())
    return latin if latin and has_cjk(text) else words


def _days(text: str) -> frozenset[str]:
    return frozenset((day[1] or day[2]).lower() for day in _DAYS.finditer(text))


def _covers(words: frozenset[str], mine: frozenset[str]) -> bool:
    return all(any(_akin(word, other) for other in words) for word in mine)


def _akin(one: str, other: str) -> bool:
    """Tell whether two words are forms of one: `deploy`, `deployment`."""
    if one == other:
        return True
    shorter, longer = sorted((one, other), key=len)
    return len(shorter) >= _LEAST_COMMON and shorter.isascii() and longer.startswith(shorter)
