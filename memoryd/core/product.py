"""Tell what software has to do for its users from how an agent is to work, in English and Chinese.

Both are said with "always" and "never". What a banner shows when a visitor is offline is a requirement of the task.
"""

from __future__ import annotations

import re

from memoryd.core.expressions import expression

_ACTOR = (
    r"(?:(?:end|logged[- ]in|signed[- ]in|anonymous|new|premium|paying|external|unauthenticated|mobile|current"
    r"|free)[ -])?"
    r"(?:users?|customers?|visitors?|guests?|players?|members?|buyers?|sellers?|shoppers?|patients?|subscribers?"
    r"|drivers?"
    r"|passengers?|students?|tenants?|orders?|carts?|baskets?|payments?|invoices?|sessions?|tokens?|cookies?|devices?"
    r"|browsers?|connections?|networks?|sockets?|requests?|uploads?|downloads?|passwords?|emails?|inputs?|fields?"
    r"|forms?"
    r"|bots?|chat ?bots?|apps?|pages?|screens?|windows?|dialogs?|modals?|buttons?|check ?box(?:es)?|toggles?"
    r"|switch(?:es)?|rows?|records?|contacts?|servers?|clients?|balances?|stocks?)"
)
_CONDITION = expression(
    rf"\b(?:when|if|whenever|once|while|unless|until|as soon as|every time|each time) (?:the |a |an |any |our |every "
    rf"|each |some"
    rf"|no )?{_ACTOR}\b(?! (?:stor|interview|research))",
    re.IGNORECASE,
    "when if once while unless until as·soon·as every·time each·time",
)
_SHOWING = expression(
    r"^(?:(?:in|on|for|when|if|whenever|after|before|once) [^,]{2,80}, )?(?:please |you (?:should|must|need to) "
    r"|i (?:want|need) you to "
    r"|make sure (?:to |you |that you )?)*(?:always|never|don't ever|do not ever|don't|do not|must)? ?"
    r"(?:show|display|return|redirect|render|highlight|hide|send|play|open|expose|emit|respond|autofill|pre-?fill"
    r"|pop up"
    r"|scroll|collapse|expand|animate|toast|reveal|leak|reload|log (?:the |a )?users?|log out|sign out|disable|enable"
    r"|store"
    r"|save|cache|sort|round|greet|refund|charge|bill|notify|e?mail|remind|reject|accept|block|allow|lock)\b"
    r"(?! (?:me|us|your|my|one thing)\b)",
    re.IGNORECASE,
)
_SHOWN = expression(
    r"\bthe (?:[\w-]+ ){0,2}(?:banner|spinner|toast|modal|dialog|pop-?up|tooltip|button|header|footer|sidebar"
    r"|nav ?bar|menu|badge"
    r"|avatar|icon|logo|cart|total|price|balance|form|login|home ?page|landing page|dashboard|screen|page|response"
    r"|payload|body"
    r"|list|table|card|chart|password|e-?mail|receipt|invoice|order|user|customer|session|cookie|token"
    r"|notification)s?\b"
    r"|\b(?:a|an|our|their|his|her) (?:[\w-]+ ){0,2}(?:banner|spinner|toast|modal|dialog|pop-?up|tooltip|receipt"
    r"|notification"
    r"|confirmation (?:e?mail|page|dialog|modal)|[45]\d\d)\b|\b[1-5]\d\d\b|(?:^|\s)/[a-z][\w/{}:-]*|\busers?\b"
    r"|\bcustomers?\b",
    re.IGNORECASE,
)
_PLACE = expression(
    r"\b(?:in|on|of|by|for|from|to|inside|within) (?:the|our|a|an|all|every|each) (?:[\w-]+ ){0,2}?(?:chat ?bot|bot"
    r"|website|web ?site"
    r"|web ?app|app|application|landing page|home ?page|login|checkout|newsletter|game|ui|screen|form|widget"
    r"|side ?bar|nav ?bar|pop-?up"
    r"|shop|store ?front|storefront|customers?|end users?|visitors?|players?|response|payload)(?:'s?)?(?=[ .,;!)]|$)"
    r"(?! (?:folder|directory|repo|repository|code|package|module|source|config|settings|team|branch|tests?|layer|kit"
    r"|service))",
    re.IGNORECASE,
    "app bot site page login checkout newsletter game ui screen form widget bar pop shop store customer user "
    "visitor player response payload",
)
_CHINESE = expression(
    r"(?:当|如果|若|在|等|只要|一旦)?(?:用户|客户|顾客|游客|访客|会员|玩家|买家|卖家|订单|购物车|支付|会话|网络|页面"
    r"|设备|弹窗|密码|机器人)"
    r"(?!名|表|数据|信息|模块|服务|手机|体验|研究|群)[^，,。；;]{0,12}(?:时候?|的时候|之?后|之前|失败|成功|为空|过期"
    r"|离线|掉线|断开|超时|就|则)"
    r"|(?:^|[，,]|都|要|总是|始终|永远|一律|不要|别|禁止|必须)(?:在[^，,]{1,10})?(?:显示|展示|弹出|弹窗|弹"
    r"|跳[转到回去]|高亮"
    r"|隐藏|渲染|播放|置顶|推送(?!\s?(?:之?前|之?后|代码|分支|到?\s?(?:main|master|主干|主分支|远端|远程)))|返回)"
    r"(?!给我|我|出来给我|值类型|类型)"
    r"|(?<!各个)(?<!每个)(?<!所有)(?:页面|首页|弹窗|界面|按钮|列表页|详情页|登录页|小程序|机器人|客服|购物车|响应体|返回值|返回体"
    r"|前台页面)(?:里面?|中|上|的(?!代码|测试|样式|组件|文档))",
    needs=(
        "用户 客户 顾客 游客 访客 会员 玩家 买家 卖家 订单 购物车 支付 会话 网络 页 设备 弹 密码 机器人 显示 展示 跳 "
        "高亮 隐藏 渲染 播放 置顶 推送 返回 界面 按钮 小程序 客服 响应体"
    ),
)
_SUBJECT = expression(
    r"^(?:(?:the|a|an|every|each|all|our) )?(?:users?|customers?|guests?|visitors?|players?|shoppers?|(?:chat ?)?bot"
    r"|page|form|button|modal|dialog|list|screen) "
    r"(?:(?:must|should|may|can|cannot|can't|has to|have to|needs? to|will) )?(?:(?:always|never|only) )?"
    r"(?:lands?|sees?|gets?|returns?|shows?|stays?|receives?|answers?|be (?:able|shown)|keeps?|opens?)\b"
    r"|\b(?:let|allow)s? (?:the |a |an |any |two |our )?"
    rf"{_ACTOR}\b(?! (?:team|stories|story|data))"
    r"|^(?:聊天)?(?:机器人|用户|客人|访客|会员|页面|按钮|弹窗|列表)(?:要|必须|应该|需要|得|只能|不能|可以|永远|始终|总是)"
    r"|(?:^|[，,、；;])[^，,。；;]{0,8}(?:未成年人|游客|玩家|骑手|司机|乘客|申请[表人]|订单|会员|买家|卖家|商家|家长"
    r"|顾客|访客|住户|考生|医生|护士|病人)(?!.{0,3}(?:姓名|身份|数据|信息|资料|表|服务|模块|代码|系统|字段|接口|状态机|库|金额))"
    r"[^，,。；;]{0,10}(?:一律|禁止|永远|不能|必须|不许|只能|不得|才能|不可以)(?![^，,。]{0,6}(?:日志|内网|机房))",
    re.IGNORECASE,
    "user customer guest visitor player shopper bot page form button modal dialog list screen let allow 机器人 "
    "用户 客人 访客 会员 页面 按钮 弹窗 列表 未成年人 游客 玩家 骑手 司机 乘客 申请 订单 买家 卖家 商家 家长 顾客 "
    "住户 考生 医生 护士 病人",
)
_FOR_ME = expression(r"\b(?:me|us)\b|给我|向我|让我|告诉我|跟我")
_REPORTED = expression(
    r"(?:\b(?:customers?|clients?|users?|stakeholders?|product(?: owner)?|pm|boss|manager|spec(?:ification)?|ticket"
    r"|issue|story"
    r"|requirements?|acceptance criteria|they|he|she|jira|marketing|sales|legal|qa|support) (?:wants?|wanted|needs?"
    r"|asks?|asked"
    r"|says?|said|requires?|required|requests?|requested|demands?|is|are|would like|wrote|expects?)\b[^.!?]{0,80}"
    r"|\b(?:requirements?|spec|user story|feature|acceptance criteria|ticket|task|todo|goal|title|error|message|text"
    r"|prompt)\b[^.!?]{0,40}"
    r"|(?:客户|用户|产品|老板|领导|需求|甲方|测试(?=那边|同学|的?人|说|要|提|反馈)|运营|工单|文案|提示语|功能)[^。！？]{0,24})[:：,，][\s\"“]*$",
    re.IGNORECASE,
)
_TASK = expression(
    r"^(?:please |pls |so |now |can you |could you |let's |then )*(?:implement|build|code|add|make|fix|do|write"
    r"|create|handle|support)"
    r" (?:this|that|it|these|the (?:feature|ticket|story|requirement))\b|^(?:请|麻烦|帮我|帮忙|你|来|现在)*(?:实现|做"
    r"|开发|写|加|完成|处理)"
    r"(?:一下)?(?:这个|该|它|这一?个?(?:功能|需求)|一下)",
    re.IGNORECASE,
)


def of_the_product(rule: str) -> bool:
    """Tell whether an order says what the software must do."""
    if _CHINESE.search(rule) and not _FOR_ME.search(rule):
        return True
    if _CONDITION.search(rule) or _PLACE.search(rule) or _SUBJECT.search(rule):
        return True
    return _SHOWING.match(rule) is not None and _SHOWN.search(rule) is not None and not _FOR_ME.search(rule)


def reported(before: str) -> bool:
    """Tell whether the words before a clause put it into somebody else's mouth, or make it the text of a task."""
    return _REPORTED.search(before) is not None


def is_task(sentence: str) -> bool:
    """Tell whether a sentence asks to build what the one before it told."""
    return _TASK.match(sentence) is not None
