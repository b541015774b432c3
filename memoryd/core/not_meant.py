"""Tell when a person means the opposite of what they say, or tells what people elsewhere say or do."""

from __future__ import annotations

import re

from memoryd.core.expressions import expression

_MOCKED = expression(
    r"\bwhat could (?:possibly )?go wrong|^(?:oh|yeah),? (?:sure|right|great),|\bhow original\b|, will we[.!]?$"
    r"|\bnext time (?:just |please )?(?:format|wipe|delete) (?:my|the) (?:disk|laptop|machine|whole)"
    r"|笑死|离谱|離譜|[太真]?绝了|絕了|无语|無語|呵呵|[，,。]乐[。！!]?$|干脆把|乾脆把|你(?:干脆|不如)|算了吧我"
    r"|我(?:下岗|失业|辞职)|格了|得了$|是一伙的|都不用上班|都你说了算",
    re.IGNORECASE,
)
_HEARSAY = expression(
    r"\bmy (?:flat ?mate|room ?mate|friend|buddy|brother|sister|wife|husband|girlfriend|boyfriend|ex|dad|mum|mom|cousin"
    r"|neighbou?r)s?\b|\b(?:last|old|previous|former) (?:job|company|employer|boss|colleagues?)\b|\bswears?\b"
    r"|\bsome (?:blog|guy|article|video|tutorial)\b|^from the [\w' -]{2,30} manual\b"
    r"|(?:舍友|室友|面试官|面试的人|网友|朋友|同学|老公|老婆|师傅|前同事|以前的?同事|阿\s?[A-Za-z\u4e00-\u9fff]{1,8})"
    r"(?:之前|以前|他们|們|总|老)?(?:說|说|話|话|讲|講)(?![过過好定])|上家公司|上一家|某些"
    r"|(?:^|[，,。；;\s])(?![我你咱您]|大家|这么|那么|老实|简单|换句|一般|可以|比如|比方|总的|具体|坦白|再|就是|补充|最后|先)"
    r"[\u4e00-\u9fff]{2,3}(?:說|说|讲)[：:]",
    re.IGNORECASE,
)
_GIVEN = expression(
    r"(?:please |can you |now )*(?:translate|echo|print|quote|render)\b[^:]{0,60}:"
    r"|(?:请|帮我|把)*(?:翻译|打印|朗读|润色|校对)[^：:]{0,20}[：:]",
    re.IGNORECASE,
)


def mocked(text: str) -> bool:
    """Tell whether a sentence is irony or mockery by its own words."""
    return _MOCKED.search(text) is not None


def hearsay(text: str) -> bool:
    """Tell whether a sentence is of what friends, former colleagues or people somewhere say or do."""
    return _HEARSAY.search(text) is not None


def given(text: str) -> bool:
    """Tell whether a sentence gives the text that is to be worked on."""
    return _GIVEN.match(text) is not None
