"""Tell when a person means the opposite of what they say, or tells what people elsewhere say or do."""

from __future__ import annotations

import re

from memoryd.core.expressions import expression

_MOCKED = expression(
    r"\bwhat could (?:possibly )?go wrong|^(?:oh|yeah),? (?:sure|right|great),|\bhow original\b|, will we[.!]?$"
    r"|\bnext time (?:just |please )?(?:format|wipe|delete) (?:my|the) (?:disk|laptop|machine|whole)"
    r"|笑死|离谱|離譜|[太真]?绝了|絕了|无语|無語|呵呵|[，,。]乐[。！!]?$|干脆把|乾脆把|你(?:干脆|不如)|算了吧我"
    r"|真羡慕|真羨慕|胆子真?大|真服了|想得美|够(?:变态|麻烦)的|太夸张|我(?:下岗|失业|辞职)|格了|得了$|是一伙的|都不用上班|都你说了算",
    re.IGNORECASE,
)
_HEARSAY = expression(
    r"\bmy (?:flat ?mate|room ?mate|friend|buddy|brother|sister|wife|husband|girlfriend|boyfriend|ex|dad|mum|mom|cousin"
    r"|neighbou?r)s?\b|\b(?:last|old|previous|former) (?:job|company|employer|boss|colleagues?)\b|\bswears?\b"
    r"|\bsome (?:blog|guy|article|video|tutorial)\b|^from the [\w' -]{2,30} manual\b"
    r"|\bat least that's what \w+ (?:heard|thinks|says)|^(?:my|our|the) competitors?\b"
    r"|^[^，,。；;我咱]{0,6}他们(?:组|家|单位|公司|部门|那边|内部|别的)?[^，,。；;我咱]{0,4}(?:规定|要求|都用?|只能用?|不用|不许|不准)"
    r"|^(?:竞品|友商|别家|别人家)|^我们?(?:室友|舍友|前同事|老公|老婆|男朋友|女朋友|朋友|表哥|表弟|同桌)(?!.{0,6}(?:管|负责|写的))"
    r"|(?:手册|论文|公众号|文章|课上|教程|博客|白皮书)里?面?(?:上|里|中)?(?:都|反复|一直)?(?:说|写(?!了的|明)|要求|规定|强制|讲|建议)"
    r"|(?:^|[，,。；;\s])[^我你咱，,。；;]{1,8}(?:哥们儿?|的人|老师|姐姐|大哥|小哥|大佬|前辈|专家|顾问)(?:总|老|都|坚持|一直)?"
    r"(?:说(?!了算)|讲|觉得|认为)"
    r"|(?:舍友|室友|面试官|面试的人|网友|朋友|同学|老公|老婆|师傅|前同事|以前的?同事|阿\s?[A-Za-z\u4e00-\u9fff]{1,8})\s?"
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
_CONCEDED = expression(
    r"(?:yes|yeah|ok|sure)?\W*i know (?:that )?i(?:'ve)? (?:told|asked|said|wanted)\b", re.IGNORECASE
)
"""Says what held up to now, before the exception comes."""
_ONLY_QUOTED = expression(r"[“\"「『][^“”\"「」『』]{4,}[”\"」』][.。!！?？,，]?\s*")


_FIRM = r"一律|必须|务必|禁止|永远|不要|不许|都[要得应]|别|请"
_LASTS = rf"以后|今后|往后|从现在起|{_FIRM}"
_FORETOLD = expression(
    rf"^(?:以后|今后|往后|将来)(?!.*(?:{_FIRM}))"
    r"[^，,。；要必别不请得应你我]{0,16}(?<![开例周晨早])会(?![议话员计场签客长诊])"
    rf"|^(?:[我你]们?|咱们|那|好了?[，,])?(?:不用|不必|不需要|无需)再?(?!.*(?:{_LASTS}))"
    r"[^，,。；]{1,24}了(?=[，,。；！!]|$)"
    r"|^(?:以后|今后|往后)(?:都|就|也)*(?:不用|不必|不需要|无需)再?[\u4e00-\u9fff]{0,2}了\W*$",
)
"""Says what will come, or that something is needless now: 以后会被截断, 不用再跑 lint 了，已经过了, 以后不用跑了."""

_BUILT = expression(
    r"^(?:please |can you |could you |now |also )*(?:add|write|create|set up|configure|implement)\b[^.,;]{0,60}"
    r"\b(?:that|which|to) (?:forbid|prevent|ban|reject|fail|check|enforce|block|require|disallow|warn)s?\b"
    # What is to be added each time is no task.
    rf"|(?:^|[，,。；])(?![^，,。；]*(?:{_LASTS}|每|凡))[^，,。；]*?(?:在|给|往)[^，,。；]{{1,16}}?"
    r"(?:加|写|配|建|新增|添加|增加)[^，,。；]{0,6}(?:规则|检查|钩子|校验|限制|拦截)",
    re.IGNORECASE,
)


def built(text: str) -> bool:
    """Tell whether a sentence asks to build what will enforce something: it is a task, whatever that is to forbid."""
    return _BUILT.search(text) is not None


def foretold(text: str) -> bool:
    """Tell whether a sentence says how things will be or are by now, and not how they are to be."""
    return _FORETOLD.search(text) is not None


def mocked(text: str) -> bool:
    """Tell whether a sentence is irony or mockery by its own words."""
    return _MOCKED.search(text) is not None


def hearsay(text: str) -> bool:
    """Tell whether a sentence is of what friends, former colleagues or people somewhere say or do."""
    return _HEARSAY.search(text) is not None


def given(text: str) -> bool:
    """Tell whether a sentence gives the text that is to be worked on, or what somebody said between quote marks."""
    return _GIVEN.match(text) is not None or _ONLY_QUOTED.fullmatch(text) is not None


def conceded(text: str) -> bool:
    """Tell whether a sentence only says what the person said before, to go on with what holds instead."""
    return _CONCEDED.match(text) is not None
