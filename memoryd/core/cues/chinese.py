"""What people say in Chinese when they mean it to last."""

from __future__ import annotations

from memoryd.core.cues import (
    answering,
    chinese_corrections,
    chinese_customs,
    chinese_decisions,
    chinese_facts,
    chinese_labels,
    chinese_moods,
    chinese_norms,
    chinese_orders,
    chinese_people,
    chinese_pointers,
    weekly,
)
from memoryd.core.cues.chinese_phrases import ORDER, PROCESS
from memoryd.core.expressions import expression
from memoryd.core.heard import Cue

CUES: tuple[Cue, ...] = (
    *chinese_corrections.AGAIN,
    *weekly.CHINESE,
    *answering.CHINESE,
    *chinese_orders.CUES,
    *chinese_people.CUES,
    *chinese_customs.CUES,
    *chinese_facts.CUES,
    *chinese_corrections.CUES,
    *chinese_decisions.CUES,
    *chinese_pointers.CUES,
    *chinese_norms.CUES,
    *chinese_labels.CUES,
    *chinese_moods.CUES,
)

FILLER = expression(
    r"(?:[\s*_#>~，,。：:！!、—-]+|(?:另外|还有|此外|而且|并且|同时|对了|顺便|然后|那么?)(?=以后|今后|往后|从[现今]"
    r"|请|不要|别|禁止"
    r"|每次|所有|记住|千万|务必|我)|(?:好的?|行|嗯+|哦|噢|对了|另外|还有|再说一[点句]|顺便(?:说一下|提一下|说下"
    r"|提一句)?|补充(?:一点|一下)|首先|其次|最后|第[一二三四五]点?|不对|不是的?(?=[，,。：:！!、—-])|错了?|可以|没问题|OK|ok|Ok|谢谢"
    r"|多谢|辛苦了?|收到|明白|知道了|此外|而且|并且|同时|然后|所以|总之|强调一下|再次强调|再提醒一次"
    r"|P\.?S\.?|ps|不|不行|对|是的|嗨|你好|哈喽|话说|麻烦|拜托|一点|几点|规则|约定|要求|偏好|一个要求|有个要求"
    r"|有一点|一件事|还有一件事|说个事|跟你说一下|告诉你一下)(?:[\s，,。：:！!、—-]+))+"
)
"""What stands before a cue and means nothing for it."""

WHY = expression(
    r"[\s，,；;。（(]*(?:因为|由于|原因是|理由是|原因：|理由：|主要是因为)[：:，,\s]*|[，,；;。]\s*(?=(?:否则|不然"
    r"|要不然|毕竟|以免|免得|避免|防止|上次|上个月|上季度|去年|之前(?:就|有|因|出|吃|踩)|吃过亏|踩过坑|这样(?:才"
    r"|能|可以)|方便)|(?:这里|那里|那边|里面)(?:没有?|有|是|都|会)|(?:这个?|那个?|该|它)(?:文件|目录|表|接口|模块"
    r"|服务|库|脚本|配置|字段|分支)?(?:是|归|由|不归"
    r"|有人|会))"
)
"""Where a statement ends and its reason begins."""

RULES_AHEAD = expression(
    r"^(?:请)?(?:记住|以后|今后|从现在(?:起|开始)|从今天(?:起|开始)|我(?:的)?(?:个人)?(?:偏好|习惯|喜好|要求)"
    r"|我们的?(?:约定|规范|规矩|规则|惯例)|(?:项目|团队|本项目|开发|编码|代码|提交|协作)(?:的)?(?:约定|规范|规矩"
    r"|规则|惯例|要求)|几(?:条|点|个)(?:规矩|规则|约定|要求|注意事项|习惯)|注意事项|规矩|规则|约定)(?:(?!校验|页面"
    r"|表单|实现|功能|测试|加到|写到|文档).){0,20}[：:]\s*$"
)
"""A heading whose list holds rules, each item one."""

LISTED = expression(
    rf"^(?P<rule>(?:{ORDER}|我(?:喜欢|偏好|习惯|讨厌|不喜欢|用|是)|我们|所有|每|任何"
    rf"|{PROCESS}).{{2,}}?)[\s。！!；;，,]*$"
)
_THIS = (
    r"(?:(?:这|那)(?:一?[点条个]|[两几]?(?:点|条|个)|些|件事情?|样)?|(?:以上|上面|上述|前面)(?:这?[两几]?[点条]|这些|的)?)"
    r"(?:规则|规矩|规定|约定|要求|偏好|习惯|内容|话|原则)?"
)
BACK = expression(
    r"^(?:请|你|要|都|帮我|麻烦|一定|务必|给我|这[点个些]?(?:请|要)?)*(?:记住|记一下|记下来|记好|记下|牢记|别忘了?"
    rf"|不要忘了?|切记)(?:了|一下|哈|啊|哦|喔|吧|呀|{_THIS})*[。.！!\s]*$"
    rf"|^(?:请|你|要|都|帮我|麻烦|一定|务必|给我)*(?:把|将)?{_THIS}[，,]?(?:都|也)?(?:请|你|要|帮我|一定|务必)*(?:记住|记好|记下来?|牢记)"
    r"(?:了|一下|哈|啊|哦|喔|吧|呀)*[。.！!\s]*$"
)
"""A sentence that asks to remember the one before it."""

POINTING = expression(rf"^(?:请|把|将|都|也|，|,|\s)*{_THIS}[，,。.！!\s]*$")
"""Words that only point at what was said elsewhere."""
