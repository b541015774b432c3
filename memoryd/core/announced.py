"""Find what a person says they hand over: "the report, pasted:", "制度原文：". They did not type the lines below it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from memoryd.core.expressions import expression

_LONGEST_HEAD = 160
_PAPER = (
    r"(?:hand-?outs?|docs?|documents?|documentation|readme|e-?mails?|messages?|reports?|polic(?:y|ies)|regulations?|minutes"
    r"|guidelines?|texts?|tickets?|issues?|pages?|articles?|wiki|memos?|transcripts?|threads?|comments?|posts?|specs?"
    r"|guides?|handbook|assignment|changelog|advisory|letter|manual|runbook|contract|terms|reviews?|feedback|scan|answer|output|excerpt)"
)
_ENGLISH = (
    r"\b(?:pasted?|pasting|copied|copy-?pasted|forwarded|forwarding|verbatim|word for word|transcribed)\b[^.!?]{0,80}"
    rf"|\b(?:here(?:'s| is| are)|this is|below is|attached|got|found|received) (?:[\w'#/-]{{1,24}} ){{0,5}}{_PAPER}"
    rf"\b[^.!?]{{0,60}}|\b{_PAPER}\b(?: [\w'./#-]{{1,24}}){{0,3}} (?:says?|said|reads?|states?|goes)"
    r"(?: this| so| as follows)?\s?"
)
_IN_CHINESE = (
    r"(?:贴|粘|复制|抄|转发|转述|引用)[^。！？]{0,12}|(?:原文|全文|摘录|节选|内容|全部|原话)(?:如下|是)?\s?"
    r"|(?:文档|报告|制度|规定|规范|条款|邮件|通知|公告|说明书?|手册|纪要|反馈|评论|工单|聊天记录|短信|文章|公众号|帖子)"
    r"(?:里|上|中)?(?:是这么|这么|这样)?(?:说|写|写着|写道|如下)\s?"
)
_LETTER = (
    r"\b(?:e?-?mailed|wrote|texted|messaged|posted|commented|answered|replied|dm'?ed)(?: (?:me|us|this|back|to me"
    r"|in [\w '#-]{1,30}))?\s?|\b(?:says|reads)\s?"
    r"|^\s*(?:please |can you |now |also )*(?:(?:translate|proofread|reword|rephrase|summari[sz]e|paraphrase)\b"
    # These are done to code as well.
    r"|(?:shorten|reformat|polish)\b(?=[^.!?]{0,60}(?:\b(?:this|following|below|text|wording|paragraph|sentence"
    r"|e?-?mail|message|letter)\b|[:：]\s*\Z)))[^.!?]{0,60}"
    r"|^\s*(?:the )?(?:faq|prd|release notes?|change ?log|(?:customer|client|user) (?:feedback|reviews?|mails?)"
    r"|(?:slack|teams|discord|chat|group|irc) (?:threads?|logs?|channel|chat|messages?)"
    r"|acceptance criteria|definition of done|(?:re|subject):)(?!\w)(?:[^.!?]|\.(?=\d)){0,24}"
)
_LETTER_IN_CHINESE = (
    r"(?:来信|发(?:来|了)?(?:邮件|消息|短信)(?:给我)?|发布说明|更新日志|变更记录|代码注释|上次的对话|群聊|聊天|验收标准|主题[:：]"
    r"|客户(?:反馈|来信|意见))\s?"
    r"|(?:翻译|润色|改写|总结)[^。！？]{0,12}"
)
_LETTER_NEEDS = (
    "mail wrote texted messaged posted commented answered replied dm says reads translate proofread reword rephrase"
    " summari paraphrase shorten reformat polish faq prd release·note change feedback review slack teams discord chat"
    " group irc· acceptance definition re: subject: 来信 发 更新日志 变更记录 代码注释"
    " 上次的对话 群聊 聊天 验收标准 主题 客户 翻译 润色 改写 总结"
)
_NEEDS = (
    f"{_LETTER_NEEDS} past cop forward verbatim word·for·word transcri hand doc readme message report polic regulation"
    " minute guide text ticket issue page article wiki memo thread comment post spec assignment advisory letter manual"
    " runbook contract terms scan answer output excerpt 贴 粘 复制 抄 转 引用 原 全 摘录 节选 内容 文 报告 制度 规 条款"
    " 邮件 通知 公告 说明 手册 纪要 反馈 评论 工单 短信 公众号 帖子"
)
"""What these expressions cannot do without, in small letters."""
_OPEN = expression(rf"(?:{_LETTER}|{_LETTER_IN_CHINESE})[:：]?\s*\Z", re.IGNORECASE, _LETTER_NEEDS)
"""Such a line announces also without a colon, where what follows stands apart, set in, or below a title."""
_ANNOUNCES = expression(
    rf"(?:{_ENGLISH}|{_IN_CHINESE}|{_LETTER}|{_LETTER_IN_CHINESE})[:：]\s*\Z"
    rf"|(?:贴|粘|复制|转发)[^。！？，,]{{0,8}}(?:了|来|这|这里|这儿|下面|给你)\s*\Z",
    re.IGNORECASE,
    _NEEDS,
)
_SHOWS_A_FILE = expression(
    # "more rules" and "type hints" are no commands.
    r"\s*(?:(?:cat|bat|tail)(?: -\w{1,8})*|(?:head|less|more|type)(?:(?: -\w{1,8})+|(?= [\w~-]{0,80}[./])))"
    r" [\w./~-]{1,80}\s*\Z"
)
_OWN = expression(
    r"\b(?:my|mine|our)\b|我的|我写|我们的?(?:规则|约定|要求)|\b(?:i|we) (?:want|wrote|need)\b", re.IGNORECASE
)
_MARKED = expression(
    r"\s*(?:[-*+•·–]\s|\(?\d{1,3}[.)、．:：]|[(（]?[一二三四五六七八九十]{1,3}[)）、.．]|[\[【(（][^\]】)）\n]{1,24}[\]】)）]"
    r"|[A-Za-z][.)]\s|#{1,6}\s|\|)"
)
_ARTICLE = expression(
    r"\s*(?:第\s?[一二三四五六七八九十百千零〇\d]{1,6}\s?[条章款节]|(?:article|section|clause|§)\s?\d)",
    re.IGNORECASE,
    "第 article section clause §",
)
_HANDS_OVER = expression(
    r"^(?:(?:so|ok|hi|hey|hello)\b\W*)?"
    r"(?:below (?:is|are)|here(?:'s| is| are)|this is|the following is|attached is) (?:an? |the |my |our |their )?"
    r"(?:[\w-]+ ){0,3}?(?:e-?mail|mail|thread|transcript|minutes|letter|contract|policy|quotes"
    r"|chat|conversation|post|article|interview|announcement|newsletter|press release)s?\b"
    r"|^(?:下面|以下|这)(?:是|里是)[^，,。]{0,16}(?:邮件|聊天记录|会议记录|纪要|原文|通知|来信|访谈|文章|公告)",
    re.IGNORECASE,
    "announce article chat contract conversation mail interview letter minutes policy post quote thread "
    "transcript press·release 下面 以下 这是 这里是",
)


def announced(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where lines of somebody else's stand, as slices go: below what announces them, and articles of law."""
    at = 0
    while at < len(lines):
        end = _end(lines, at + 1) if _announces(lines, at) else at
        if end > at + 1:
            yield at + 1, end
        at = max(end, at + 1)
    articles = [at for at, line in enumerate(lines) if _ARTICLE.match(line[:_LONGEST_HEAD])]
    if len(articles) > 1:
        yield articles[0], articles[-1] + 1


def hands_over(text: str) -> bool:
    """Tell whether a sentence announces somebody else's text, which is what follows it."""
    return _HANDS_OVER.match(text) is not None


def _announces(lines: Sequence[str], at: int) -> bool:
    head, below = lines[at].rstrip()[-_LONGEST_HEAD:], "".join(lines[at + 1 : at + 2])
    if _OWN.search(head) is not None:
        return False
    if _ANNOUNCES.search(head) or _SHOWS_A_FILE.match(head):
        return True
    return _OPEN.search(head) is not None and (not below.strip() or below.startswith((" ", "\t")) or _is_marked(below))


def _end(lines: Sequence[str], first: int) -> int:
    """Return the index behind what was handed over.

    An empty line ends it where one has stood before it already; so does a last line that bears no mark of a list, where
    the line above it bears one: that is the person again.
    """
    while first < len(lines) and not lines[first].strip():
        first += 1
    end = next((at for at in range(first, len(lines)) if not lines[at].strip()), len(lines))
    marked = [at for at in range(first, end) if _is_marked(lines[at])]
    if marked and marked[-1] + 2 == end == len(lines):
        return end - 1
    if not marked and end == len(lines) and end - first > 1:
        return end - 1
    return end


def _is_marked(line: str) -> bool:
    return _MARKED.match(line[:_LONGEST_HEAD]) is not None or _ARTICLE.match(line[:_LONGEST_HEAD]) is not None
