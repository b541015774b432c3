"""Hear what no cue tells, where most sentences like it lasted; and on doubt hear nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from memoryd.core.doubt import asked, of_the_day, passing, unsure
from memoryd.core.evidence import says_enough
from memoryd.core.expressions import expression
from memoryd.core.heard import Heard
from memoryd.core.may_last import may_last
from memoryd.core.not_meant import built, conceded, foretold, given, hearsay, mocked
from memoryd.core.product import of_the_product
from memoryd.core.scope import temporary
from memoryd.core.sentences import Sentence
from memoryd.core.weighing import CUED, OF_CUE, weigh

LIKELY = 1.0
"""The odds, as a logarithm, from which a sentence lasts."""
CERTAIN = 2.25
"""The odds, as a logarithm, from which a sentence lasts and is of a type; measured on files not learned from."""
BELIEVED = 1.0
"""The same where a cue says so as well."""
SURE = 0.75
"""So much more is asked of a sentence that seems not to last by its words."""
PLAINLY = -1.5
"""The odds from which a cue is believed that says outright that it lasts."""
OUTRIGHT = 2.0
"""So much more is asked of another type than the cue of such a sentence tells."""
_NO_WORD = expression(r"[\W\d_]+")
_PLAIN = expression(
    r"^(?:\W*(?:please|pls|and|also|ok|so)\b)*\W*(?:always|never|i(?:'d| would)?(?: always)? prefer)\b"
    r"|: (?:always|never)\b"
    r"|\b(?:remember|memori[sz]e|(?:keep|bear) in mind|(?:make a |take )?note that|note for you)\b"
    r"|\b(?:from now on|going forward|in (?:the )?future|from (?:today|here) on)\b"
    r"|^\W*请?(?:始终|永远|总是|务必|我(?:更)?(?:喜欢|偏好))|禁止|严禁|一律|记住|记下|记一下|记着|别忘了|注意[：:，,]"
    r"|(?:^|[，,。；;：:、\s])[^，,。；;：:]{0,3}以后|以后(?:都|再|一律|就|请|要|不|别|用|统一|每|凡|全)|今后|从现在起|从今天起|往后"
    r"|^(?:我们|咱们|团队|组里)[^，,。；;]{0,6}(?:决定|敲定|商定|定了)[^，,。；;]{0,8}(?:用|换成|换到|迁到|迁移到)\s?(?-i:[A-Z])"
    r"|^[\w ]{2,40}\b(?:style|conventions?|rules?|format|policy): |^[^：:，,]{2,12}(?:规范|约定|格式|风格|规则)[：:]",
    re.IGNORECASE,
    "alway never prefer rememb memori in·mind note· from· forward future style: convention rule format: policy: "
    "始终 永远 总是 务必 喜欢 偏好 禁止 严禁 一律 记 忘 注意 以后 今后 往后 从现在起 从今天起 决定 敲定 商定 定了 "
    "规范 约定 格式 风格 规则",
)  # fmt: skip


def too_light(every: Sequence[Sentence], number: int) -> bool:
    """Tell that too few sentences like one lasted for it to be believed, whichever cue tells it or none.

    That is so unless a cue says of it outright that it lasts (`says_outright`), or it stands in a list.
    """
    weight = weigh(every, number)
    return weight.odds < LIKELY and weight.most + CUED + OF_CUE < BELIEVED


def says_outright(text: str) -> bool:
    """Tell whether a sentence says outright that it lasts, and is then believed sooner."""
    return _PLAIN.search(text) is not None


def doubtful(plain: str, *, weighed: bool = False) -> bool:
    """Tell whether a sentence is a question, a guess, somebody else's word, of the day only, or not meant so.

    One that was `weighed` may end in an order: what it orders was weighed with it.
    """
    if of_the_day(plain) if weighed else passing(plain):
        return True
    if asked(plain) or unsure(plain) or mocked(plain) or hearsay(plain):
        return True
    return given(plain) or conceded(plain) or foretold(plain) or built(plain)


def believed(every: Sequence[Sentence], number: int, found: Heard) -> Heard:
    """Return what a cue told, of the type that sentences like it were, or as unlikely where too few of them lasted."""
    kind = _believed_type(every, number, found.type)
    return replace(found, type=kind or found.type, unlikely=not kind)


def _believed_type(every: Sequence[Sentence], number: int, kind: str) -> str:
    sentence = every[number]
    of_type, sure = weigh(every, number).of_type(kind)
    if sentence.head:
        return of_type  # A list has its cue above it.
    if says_outright(sentence.text) and sure < CERTAIN + OUTRIGHT:
        return kind if sure >= PLAINLY else ""
    return of_type if sure >= BELIEVED else ""


def likely(sentence: Sentence) -> bool:
    """Tell whether most sentences like this lasted."""
    return weigh((sentence,), 0).odds >= LIKELY


def likely_type(every: Sequence[Sentence], number: int, plain: str) -> str:
    """Return the type of what `every[number]` of a message says if it is likely to last, or "".

    `plain` is the sentence without fillers and courtesy, and nothing about it is doubtful.
    """
    weight = weigh(every, number)
    # Most sentences weigh too little whatever else they say.
    if weight.odds < LIKELY or temporary(plain) or not says_enough(_NO_WORD.sub(" ", plain)):
        return ""
    kind, sure = weight.of_type()
    plainly = may_last(every[number].text) and not of_the_product(plain)
    return kind if sure >= CERTAIN + (0 if plainly else SURE) else ""
