"""The ways to say that something is so no longer, or to take a rule back: "we no longer use Redis", 不再用 Redis 了."""

from __future__ import annotations

import re

from memoryd.core.cjk import has_cjk
from memoryd.core.expressions import expression

_USED = r"(?:use|run|need|have|support|work with|rely on|deploy to|do|want|write|require|allow|build (?:with|on)|keep)"
_ENDED_VERB = (
    r"(?:dropped|abandoned|removed|retired|got(?:ten)? rid of|moved away from|moved off(?: of)?|stopped using"
    r"|stopped|given up(?: on)?"
    r"|gave up(?: on)?|ditched|killed|decommissioned|phased out|switched off|shut down|turned off|cancelled"
    r"|canceled|scrapped"
    r"|replaced)"
)
_GONE = (
    r"(?:gone|no longer (?:used|needed|valid|true|the case|current|in use|required|necessary|around|relevant|a"
    r" thing|there|applies)"
    r"|not (?:used|needed|valid|true|required|relevant) any ?more|retired|switched off|shut down|decommissioned"
    r"|history|obsolete"
    r"|cancelled|canceled|outdated|off the table|dead|over|lifted|turned off|void)"
)
_RULE = r"(?:rule|memory|note|thing|convention|preference|bit|part|reminder|policy|agreement|freeze|deadline|ban)"
_WHO = r"(?:we|i|the team|our team|the project|this project|the company)"
_TAIL = r"(?: (?:here|now|at all|in this (?:project|repo)|these days|either|please))*"
_SAID_ONCE = r"(?:(?:我|之前|以前|上次|刚才)+(?:说|提|讲|定)(?:过|好)?的\s?)?"
_THAT_RULE = (
    r"(?:[那这]一?条(?:规矩|规则|规定|约定|记忆|要求|习惯)?|(?:[那这]一?个)?(?:规矩|规则|规定|约定|记忆|要求|习惯))"
)
_STATED_NEED = (
    "no·longer any·more any·longer anymore anylonger",
    "need",
    "abandon cancel decommission ditch dropp gave·up given·up got kill moved phased remov replac retir scrap shut·down"
    " stopp switched turned",
    "cancel dead decommission gone history lifted longer more obsolete off outdated over retired shut·down void",
    "rule memory note thing convention preference bit part reminder policy agreement freeze deadline ban",
    "不再",
    "no·longer",
    "不再",
    "不用 弃用 停用 废弃 去掉 砍掉 下掉 取消",
    "不用 不必 不需要 无需 没必要",
    "不用",
    "不用了 不再用了 下线了 废弃了 停用了 作废 取消了 不存在了 过时了 没了 关了 不做了 不需要了 结束了 失效了"
    " 淘汰了 撤了",
)
"""What each of these ways cannot do without, in small letters."""
STATED = tuple(
    expression(rf"^{pattern}$", re.IGNORECASE, needs)
    for needs, pattern in zip(_STATED_NEED, (
        rf"(?:(?:{_WHO}|you) )?(?:no longer|(?:don't|do not|doesn't|won't|never)(?= .*\bany ?(?:more|longer)\b))"
        rf" {_USED}s?"
        rf" (?:the |any |our )?"
        rf"(?P<what>[^,.;]{{2,60}}?){_TAIL}(?: any ?(?:more|longer))?{_TAIL}(?:[,.;:–—(-].*)?",
        rf"(?:(?P<lead>from now on|going forward),? )?(?:there(?:'s|'ll be| is| will be) )?no (?:more )?need"
        rf" (?:to|for) (?:{_USED} )?(?:the |any |our )?(?P<what>[^,.;]{{2,60}}?)"
        rf"(?(lead)| (?:any ?more|any longer|from now on)){_TAIL}(?:[,;:–—(-].*)?",
        rf"{_WHO}(?:'ve| have| has)? (?:just |finally |all |now )*{_ENDED_VERB} (?:the |our |all"
        rf" )?(?P<what>[^,.;]{{2,60}}?){_TAIL}"
        r"(?: (?:last|this|in|a|on) [\w ]{2,20})?(?:[,.;:–—(-].*)?",
        rf"(?:the |our |that )?(?P<what>[^,.;]{{2,60}}?) (?:is|are|was|were|has been|have been|'s) (?:now |finally "
        rf"|all )*{_GONE}\b"
        r"(?:[,.;:–—(-].*| (?:now|since|as of|from|in|after)\b.*)?",
        rf"(?:please |you can |you may |just |we can |let's )*(?:forget|drop|ignore|scrap|disregard|delete|remove"
        rf"|cancel|lift)"
        rf" (?:about )?(?:the|that|my|our) (?:old )?(?P<named>[\w' -]{{2,40}}? )?{_RULE}(?: (?:about|on|that|saying"
        rf"|to|of|for|with|says?)"
        r"+)? ?(?P<what>[^,.;]{0,80}?)(?: (?:now|again|please))?(?:[,.;:–—(-].*)?",
        r"(?:我们|咱们|项目里?|团队|公司|现在|已经|以后|都|早就)*不再(?:用|使用|支持|需要|采用|要求|写|走"
        r"|做)\s?(?P<what>[^，,。；]{1,24}?)\s?了?(?:[，,。；].*)?",
        rf"(?:the |our |all )?(?P<subject>[^,.;]{{2,40}}?) no longer {_USED}s? (?:the |any |our )?"
        rf"(?P<what>[^,.;]{{2,60}}?)"
        rf"{_TAIL}(?:[,.;:–—(-].*)?",
        r"(?:我们的?|咱们的?|项目的?)?(?P<subject>[^，,。；]{2,12}?)(?:现在|已经|以后|都|早就|从今天起)*"
        r"不再(?:用|使用|支持|需要|采用|要求|写|走|做)\s?(?P<what>[^，,。；]{1,24}?)\s?了?(?:[，,。；].*)?",
        r"(?:我们|咱们|项目里?|团队|公司|现在|已经|以后|都|早就)*(?:不用|弃用|停用|废弃|去掉|砍掉|下掉"
        r"|取消)了?\s?(?P<what>[^，,。；了]{1,24}?)\s?了(?:[，,。；].*)?",
        r"(?:我们|咱们|你|大家)?(?:以后|今后|往后|从(?:现在|今天|今以后|今往后)(?:起|开始)?)(?:都|就|也)*"
        r"(?P<subject>[^，,。；]{2,12}?)?(?:都|就|也)*(?:不用|不必|不需要|无需|没必要)(?P<more>再)?(?:去)?"
        r"(?:跑|运行|执行|用|使用|写|做|加|走|装|开)?\s?(?P<what>[^，,。；]{1,24}?)\s?(?(more)了?|了)(?:[，,。；].*)?",
        r"(?:我们的?|咱们的?|项目的?)?(?P<subject>[^，,。；]{2,12}?)(?:现在|已经|都)*不用\s?(?P<what>[^，,。；]{1,24}?)"
        r"\s?了[，,；]\s?(?:现在|已经|都|统一)*(?:改用|改成|换成|换到|换用).*",
        r"(?P<what>[^，,。；]{1,24}?)\s?(?:现在|已经|都|就|也)*(?:不用了|不再用了|下线了|废弃了|停用了|作废了?"
        r"|取消了|不存在了|过时了|没了|关了|不做了|不需要了|结束了|失效了"
        r"|淘汰了|撤了)(?:[，,。；].*)?",
    ), strict=True)
)  # fmt: skip
"""Ways to say that something is so no longer."""
_LIFTED_NEED = (
    "no·longer·appl more has·ended has·expired",
    "said told asked wrote",
    "rule memory note thing convention preference bit part reminder policy agreement freeze deadline ban",
    "forget drop scrap ignore",
    "忘掉 忘了 忽略 删掉 取消 去掉 作废",
    "作废 取消 不用管 忘掉 忘了 删掉 去掉 不算数 不用遵守",
    "作废 取消 不算 忘掉 不用管 去掉 解除",
)
LIFTED = tuple(
    expression(rf"^{pattern}$", re.IGNORECASE, needs)
    for needs, pattern in zip(_LIFTED_NEED, (
        rf"(?:the |our |that )?(?P<what>[^,.;]{{2,60}}?)(?: {_RULE})? (?:no longer appl(?:y|ies)|doesn't apply any"
        rf" ?more|does not"
        r" apply any ?more|isn't true any ?more|has (?:ended|expired)|is not true any ?more)(?:[,.;:–—(-].*)?",
        r"(?:please |just |you can )*(?:forget|drop|ignore|scrap|disregard|never mind) (?:about )?(?:what(?:ever)?"
        r"|everything|anything|all|the (?:thing|bit|part))(?: that)? (?:i|we)(?:'ve| have)?"
        r" (?:said|told you|asked(?: you)?|wrote)(?: earlier| before)?"
        r" (?:about|on|for|regarding|of) (?:the )?(?P<what>[^,.;]{2,60}?)(?:[,.;:–—(-].*)?",
        rf"(?:the |our |that )?(?:old )?{_RULE} (?:about|on|for|of|with|saying) (?:the )?(?P<what>[^,.;]{{2,60}}?)"
        rf" (?:is|was|has been) (?:now )?{_GONE}(?:[,;:–—(-].*)?",
        rf"(?P<what>[^,.;]{{2,60}}?) (?:is|are) (?:now )?(?:fine|ok|okay|allowed|permitted|welcome)(?: again)?(?: now"
        rf"| from now on)?[,;] (?:so |and |please |just )*(?:forget|drop|scrap|ignore) (?:that|the|this)(?: old)?"
        rf" {_RULE}.*",
        r"(?:请|你|可以|你可以|把)*(?:忘掉|忘了|忽略|删掉|取消|去掉|作废)(?:掉"
        rf"|了)?(?:关于)?{_SAID_ONCE}(?P<what>[^，,。；]{{2,30}}?)(?:的)?{_THAT_RULE}(?:吧|了)?(?:[，,。；].*)?",
        rf"(?:关于)?{_SAID_ONCE}(?P<what>[^，,。；]{{2,30}}?)(?:的)?{_THAT_RULE}(?:可以"
        r"|就|已经|都)*(?:作废|取消|不用管|忘掉|忘了|删掉|去掉|不算数|不用遵守)(?:了|吧)*"
        r"(?:[，,。；].*)?",
        r"(?P<subject>[^，,。；]{2,12}?)(?:现在|以后|已经|也|都|就)*(?:可以|能|允许)(?:再)?(?:用|写|加|有|带|使用|放)?\s?"
        r"(?P<what>[^，,。；]{1,24}?)\s?了?[，,；](?:之前|以前|原来|原先)?的?[那这][条个]?"
        r"(?:规定|规矩|规则|约定|要求)"
        r"(?:就|也|可以)*(?:作废|取消|不算数?|忘掉|不用管|去掉|解除)了?.*",
    ), strict=True)
)  # fmt: skip
"""Ways to take a rule back, whatever it says."""
WAYS = (*STATED, *LIFTED)
IN_ENGLISH = tuple(way for way in WAYS if not has_cjk(way.pattern))
