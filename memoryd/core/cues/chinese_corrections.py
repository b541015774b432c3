"""Corrections and complaints in Chinese that lay down a norm without a word that says it lasts.

What makes one of them general is where it holds (我们这儿, 全项目), what it is about (提交信息, 变量名), a norm given
as its reason, or a habit of the agent's (老是, 动不动就). An order about one thing has none of these.
"""

from __future__ import annotations

from memoryd.core.cues.chinese_phrases import DOING, OURS, PROCESS, cue
from memoryd.core.cues.english_words import STANDARDS, TOOLS
from memoryd.core.heard import Cue

_NOT = r"(?:不要|别|不许|不准|不能|不得|不可以|禁止|不该)"
_NOT_BUT = r"(?:不用|别用|不要用?|别写|不写|别再|不再用|而不是|而非|不是|别|禁止用?)"
_EVERYWHERE = (
    r"(?:全(?:系统|项目|局|站|库|仓库|公司|团队|平台)|整个(?:项目|系统|仓库|代码库|工程|平台|团队)|(?:所有"
    r"|每个)(?:地方|服务|模块"
    r"|项目|仓库|接口)|项目里|代码库里|仓库里|到处)(?:里面?|中)?"
)

AGAIN: tuple[Cue, ...] = (
    cue(
        "feedback",
        r"(?:[^，,。；]{0,8})?(?:(?:我)?(?:已经)?(?:说过|强调过|讲过|提过|说了)(?:了|多少[遍次回]了?"
        r"|好几[遍次回]了?|很多[遍次回]了?|[两三几][遍次回]了?)"
        r"?|再(?:说|强调|提醒)(?:一[遍次回]|你一[遍次回])|(?:我)?再强调一[遍次下])[，,：:！!\s]+(?P<rule>(?!这|那"
        r"|上次|问题)[^。？?]{0,14}?(?:不要|别|不许|不准|不能"
        r"|必须|一律|统一|都|要|用|只|先)[^。？?]{1,})",
        strict=False,
    ),
)
"""What was said before, as its speaker says: it was meant to last."""

CUES: tuple[Cue, ...] = (
    # One thing and not another
    cue(
        "feedback",
        r"(?P<rule>(?:请|就|都)?统一(?:用|使用|走|采用|放|按|写成?)\s?[^，,。；]{1,24}[，,；;、\s]\s?(?:别|不要"
        r"|不用|不再|禁止|不许)"
        r"(?!再?(?:看|跑|等|问)).{1,})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>不是\s?{TOOLS}[，,；;、\s]*{OURS}(?:用的?)?(?:都|一直|统一|全)?(?:是|用|用的是|走)\s?.{{1,}})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:{OURS})?{PROCESS}(?:里|中|上)?(?:面)?(?:都|请|要|得|应该)*(?:用|写|使用"
        rf"|以)\s?[^，,。；]{{1,16}}[，,；;、\s]\s?"
        rf"{_NOT_BUT}\s?.{{1,}})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:[^，,。；]{{0,10}}(?:用|走|写"
        rf"|是)\s?)?{STANDARDS}[，,；;、\s]\s?{_NOT_BUT}\s?{STANDARDS}(?![^，,]{{0,8}}"
        r"(?:这个|这里|那个)).*)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>[^，,。；]{{2,20}}?[，,]?{_EVERYWHERE}(?:都|统一|全部?|一律|就)*(?:是|用|走|以|按|采用|存|写).*)",
    ),
    cue(
        "feedback",
        rf"(?P<rule>[^，,。；]{{2,24}}[，,][^，,。；]{{0,16}}?[，,]?{_EVERYWHERE}(?:都|全|统一|一律)(?:是|这样|这么"
        rf"|如此|用|走).*)",
        proven=True,
    ),
    cue(
        "feedback",
        r"(?P<rule>(?![这那])[^，,。；]{2,18}?(?:都|统一|一律|全部)(?:放|写|走|用|存|加|建|从|按|由)(?:在|到)?(?!这"
        r"|那|它)[^，,。；]{1,24}[，,；;]\s?"
        r"(?:不要|别|不能|不许|不用|不准|不得).{2,})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>{OURS}(?:的)?(?:所有|全部|每个|任何|凡是)(?:的)?[^，,。；]{{1,24}}?(?:都|一律)(?:要|得|必须"
        rf"|应该|不能|不要|用|走|放|有).{{2,}})",
    ),
    # What is not done here
    cue(
        "feedback",
        rf"(?P<rule>{OURS}(?:从来)?(?:不|没有?人|没谁)(?:再)?(?:写|用|做|搞|走|提|引|加|放|这么)(?!户|这|那|它|了"
        rf"|完|到|好|成|管|担心|考虑|等|急|理|动|改).{{1,}})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:{_EVERYWHERE}|{OURS})没有?(?:任何)?人(?:会)?(?:用|写|这么|这样|再).{{1,}})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?![这那])[^，,。；]{{2,16}}(?:里|中|层|上|内)(?:面)?(?:绝对|就|都)?{_NOT}(?:再|有"
        rf"|出现)?(?:{DOING})?(?!这|那|它)[^，,。；]"
        r"{1,24}[，,；;]\s?(?:放|走|写|用|统一|改|以后|都|全|一律|交给|抽|应该|要|得).{1,})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:[^，,。；]{{0,14}}){_NOT}(?:再)?(?:用|写|加|引入?|直接|返回|放|装|调|import|new|提交"
        rf"|打)(?!这|那|它)[^，,。；]{{1,24}}"
        rf"[，,；;]\s?(?:因为)?(?:{OURS}|前端|后端|公司|代码规范|全局|{_EVERYWHERE})[^。]{{0,12}}(?:统一|封装|规定"
        rf"|约定|一直|只用|都是|都用"
        r"|都走|有专门|有自己|有现成|有统一|规范|要求|不允许|禁止).*)",
        proven=True,
    ),
    # What the agent is to leave off
    cue(
        "feedback",
        r"(?P<rule>(?:请|你|拜托)?(?:不要|别)(?:再)?(?:总是|老是|老|总|动不动就?|每次都|一上来就|随便|随意|擅自"
        r"|自作主张地?|私自|没事就|上来就)"
        r"(?!这|那|看|等|问题).{2,})",
    ),
    cue(
        "feedback",
        rf"(?P<rule>(?:没(?:让|叫|要求|请)你|我没(?:让|叫|要求)你?)[^，,。；]{{1,14}}[，,]?{_NOT}.{{1,}})",
    ),
    cue(
        "feedback",
        r"(?P<rule>(?:让|叫)你[^，,。；]{1,10}就(?:只)?[^，,。；]{1,10}[，,]?(?:不要|别).{2,})",
    ),
    cue(
        "feedback",
        r"(?P<rule>你(?:怎么)?(?:老是?|总是?|总爱|动不动就?|每次都|一直)(?:改完|写完|做完|跑完|提交"
        r"|说完)?(?:都)?(?:不|没|忘|把|乱|给我|自己|擅自"
        r"|删|改|加|写|用|重构|格式化|解释|问|道歉)(?![^，,]{0,6}(?:报错|失败|超时|崩)).{1,})",
    ),
)
