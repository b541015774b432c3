"""Words with a part in what a sentence means: those that negate, relate, add weight only, or stand for each other.

English words stand here as `core.text.words` returns them, Chinese ones as characters.
"""

from __future__ import annotations

from functools import cache

from memoryd.core.expressions import expression
from memoryd.core.text import words

NOT = expression(
    r"\b(?:not|never|no|without|avoids?|avoiding|stops?|nor|neither|forbidden to|refuse to)\b"
    r"|不要|不可以?|不能|不得|不准|不许|切勿|请勿|禁止|避免|从不|绝不|别再?|勿|不再|不|没有"
)
"""What turns its whole clause around."""

INSTEAD = expression(r"\b(?:instead of|rather than)\b|而不是|而非")
PREFER_OVER = expression(r"\bprefers?( [^,.;]{1,60}) over\b")
"""What turns around only what follows it."""

EXCEPT = expression(
    r"\b(?:except(?:ing|ions?)?|unless|other than|apart from|aside from|excluding|(?:all|every\w*|any\w*) but)\b"
    r"|除了|除外|除非|例外|以外|之外|不包括|不含"
)
"""What takes something out of a statement."""

CLAUSE = expression(
    r"[,，、:：()（）]|\b(?:because|since|when|if|so that|unless|but|and use|and (?=not |never |no |avoid ))\b"
    r"|因为|因此|如果|除非|但是?|改用"
)
"""Where a negation ends."""


@cache
def words_of_relation() -> frozenset[str]:
    """Return the words around which the order of the others decides the meaning."""
    return frozenset(words("before after over from to into onto until") + tuple("前后先再到从比") + ("than", "then"))


_ENGLISH_WEIGHT = """
a an the this that these those is are be been being was were it its they them their there here of in on at by for with
as and or do does did have has had please always must should shall will would need needs ought ensure make sure ever
every all any each just really very also only remember keep note want wants like likes i you we he she my your our his
her person user agent so then than to use using used uses prefer prefers preferred favor favors favour favours
"""
_CHINESE_WEIGHT = "的了着过吧呢吗啊要得地请都就也还在是有和与及把被我你他她它们这那个会须用"


@cache
def weight() -> frozenset[str]:
    """Return the words that say how much something matters, or hold a sentence together, and nothing else."""
    return frozenset(words(_ENGLISH_WEIGHT) + tuple(_CHINESE_WEIGHT))


_SYNONYMS = (
    "package dependency library",
    "repository repo",
    "database db",
    "configuration config setting",
    "documentation docs doc document",
    "directory folder dir",
    "message msg",
    "environment env",
    "production prod",
    "development dev",
    "application app",
    "answer reply respond response",
    "delete remove",
    "create add",
    "error failure",
    "function method",
    "run execute",
    "real actual",
    "check verify",
    "short brief concise",
)


@cache
def canonical() -> dict[str, str]:
    """Return the one word for each of a group that mean the same in this trade."""
    return {word: words(group)[0] for group in _SYNONYMS for word in words(group)}


CJK_SAME = (
    *(
        (word, "")
        for word in ("应该", "应当", "必须", "务必", "总是", "始终", "一直", "一律", "一定", "记住", "需要", "的时候")
    ),
    *((word, "喜欢") for word in ("更喜欢", "喜爱", "偏好", "倾向于", "倾向")),
    ("使用", "用"),
    ("采用", "用"),
    ("答复", "回答"),
    ("回复", "回答"),
    ("提交说明", "提交信息"),
    ("软件包", "包"),
    ("依赖包", "依赖"),
)
"""Chinese words and what stands for them; "" for those that only add weight."""
