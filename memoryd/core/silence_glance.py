"""Tell with one look at a prompt, as it was read, that nothing in it lasts.

Whatever is made of a prompt is told by a cue, or by the form of something that ends or corrects a memory, or by the
weight of its words alone. Where the words weigh too little no cue is believed, but for those that say outright that
something lasts; and each of those, and each of the forms, cannot do without some piece of a word. So one search for all
of those pieces, and one sum, tell it of most prompts; the others are looked at closer. It errs on one side.

That no form goes without a piece is held against the expressions themselves, in `tests/core/test_silence_glance.py`.
"""

from __future__ import annotations

from memoryd.core.expressions import expression
from memoryd.core.overheard import too_light
from memoryd.core.plain_letters import plainly_spelt
from memoryd.core.sentences import Sentence

_ENDS, _ENDS_IN_CHINESE = ".!?…", "。！？；"
_WITHIN = frozenset("!?…。！？；")
_DOT = expression(r"\.(?![A-Za-z0-9_/-])")
"""A dot that may end a sentence: not within a name, a number or a path."""
_SAYS = expression(
    # What holds for the task at hand, or from a day on.
    r"this (?:on|t[aiu]|te|is|[pm]r|pu|me|br|co|ch|se|ru|fix|bu|fe|re|pa|it|ex|de|st|ro)"
    r"|current|present|today|tonight|once|now|moment|being|tempor|one[ -](?:off|time)|until "
    # What says outright that it lasts, or asks to remember it.
    r"|alway|never|prefer|ember|memor|forget|in mind|note ?(?:that|for|:)|forward|future|here on"
    r"|(?:style|conventions?|rules?|format|policy):|__|\*\*|answer|repl(?:y|ies)|respon[ds]|talk|speak|[nsir]day"
    # What ends something.
    r"|longer|ny ?more|dropp|abandon|removed|retired|rid of|moved|stopp|given up|gave up|ditched|killed|decommission"
    r"|phased|switch|shut ?down|turned off|cancel|scrapped|replaced|gone|history|obsolete|outdated|the table|dead|over"
    r"|lifted|void|ended|expired|no (?:more )?need|change of|plans? (?:ha|ch)"
    # What moves something, or gives it another number.
    r"|back to|postpon|reschedul|brought|(?:shifted|pushed|renamed) (?:to|back|out)"
)
_SAYS_IN_CHINESE = expression(
    r"这一?[次回轮]|[本此]次|本轮|[就只仅]一|此一"
    r"|[个本此前头]的?\s?(?:任务|分支|工单|会话|需求单|提交|改动|迭代|[pm]r|issue|commit|branch)"
    r"|暂时|临时|仅此|下不为例|今天|眼下|先[用别不跳忽按改写注关禁m硬这凑将]|现在|目前|如今|始终|永远|总是|务必|喜欢|偏好"
    r"|禁止|严禁|一律|记[住下一着好忆]|[牢切]记|忘|注意"
    r"|[以今往]后|现在?起|(?:规范|约定|格式|风格|规则)[：:]|回答|回复|答复|作答|交流|沟通|对话|说话|周|星期|礼拜"
    r"|不再|不用|[弃停]用|废弃|[去砍下]掉|取消|下线|作废|不存在|过时|没了|关了|不做了|不需要|结束|失效|淘汰|撤了|规矩|规则|规定|约定"
    r"|要求|习惯|[那这]一?条|决定|[敲商]定|定了|(?:计划|方案|情况)有?变|改[到成为用]|推迟|提前|延期|[挪换搬迁]到|换成|[换改切用退]回"
)
_BOTH = tuple(
    (expression(one), expression(other))
    for one, other in (
        (r"use |using|changed|migrat|[用换]|改成", r"not|instead|rather|n't|stop|from|[不别没而替换改迁切]"),
        (r"mov|upgrad|switch|bump|migrat|went|meanwhile|已经|[升换改迁]", r"\d"),
        (
            r"(?:drop|ignore|scrap|disregard|delete|remove|lift) ",
            r"rule|note|thing|convention|bit|part|remind|polic|agree|freez|ban|said|told|asked|wrote",
        ),
    )
)
"""Pairs of which a text that corrects something, numbers it anew or takes it back has each."""
_ONE_OF_BOTH = expression("|".join(one.pattern for one, _ in _BOTH))


def is_idle(text: str) -> bool:
    """Tell that surely nothing is proposed for a prompt, whatever memories there are; False tells nothing."""
    if not plainly_spelt(text) or not _is_one_sentence(text) or says_something(text.lower()):
        return False
    whole = text.strip()
    return too_light((Sentence(whole, 0, len(whole)),), 0)


def _is_one_sentence(text: str) -> bool:
    """Tell whether a text is one sentence, whatever stands in it: nothing listed, no end of a sentence within."""
    whole = text.rstrip(" ")
    body = whole.rstrip(_ENDS_IN_CHINESE)
    if body == whole:
        body = whole.rstrip(_ENDS)
    return body[:1].isalpha() and _WITHIN.isdisjoint(body) and not ("." in body and _DOT.search(body))


def says_something(said: str) -> bool:
    """Tell whether a text, in small letters, has what the forms cannot do without."""
    if _SAYS.search(said) or (not said.isascii() and _SAYS_IN_CHINESE.search(said)):
        return True
    if not _ONE_OF_BOTH.search(said):
        return False
    return any(one.search(said) and other.search(said) for one, other in _BOTH)
