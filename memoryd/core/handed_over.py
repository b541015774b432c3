"""Find where a line goes on with words that are somebody else's, or to be worked on: "翻译一下：…", "Eve wrote: …"."""

from __future__ import annotations

import re

from memoryd.core.expressions import expression
from memoryd.core.people import SURNAMES

_LONGEST = 2_000
_COLON = r"[:：](?![/\\])"
_WHERE = r"in [\w '#-]{1,30}"
_SOURCE = (
    r"(?:answers?|comments?|reviews?|review comments?|feedback|reply|replies|messages?|e-?mails?|tickets?|issues?|tips?"
    r"|quotes?|posts?|results?|outputs?|descriptions?|readmes?|advice)"
)
_SAY = (
    r"(?:says?|said|reads?|states?|wrote|writes|commented|replied|answered|heard|told (?:me|us)|printed|suggests?"
    r"|recommends?|claims?|argues?|mailed(?: me| us)?|texted(?: me| us)?|messaged(?: me| us)?|posted|quoted)"
)
_TO_WORK_ON = expression(
    r"(?:\b(?:copied|pasted|quoted|quoting|taken|lifted)\b[^.!?:]{0,20}\bfrom\b[^.!?:]{0,40}"
    r"|\b(?:translate|proofread|reword|rephrase|summari[sz]e|shorten|render|echo|print|quote|transcribe"
    r"|reformat)\b[^.!?:]{0,60}"
    r"|\b(?:add|write|put|insert|append|include)\b[^.!?:]{0,60}\b(?:lines?|sentences?|paragraphs?|notes?|comments?|sections?"
    r"|docs|readme|file|says|saying)\b[^.!?:]{0,40}"
    r"|(?:翻译|润色|改写|总结|朗读|打印|校对|转写)[^。！？:：]{0,16}"
    r"|从[^。！？:：]{1,16}(?:抄|复制|摘|粘贴?)(?:来|下来)?的?"
    rf"|(?:在|往|给)[^。！？:：]{{1,16}}(?:加|写|添|插)[^。！？:：]{{0,6}}[句行段条][^。！？:：]{{0,6}}){_COLON}",
    re.IGNORECASE,
)
_SAID = expression(
    rf"(?:\b[\w./@'-]{{1,40}}(?: (?:just|once|then|also|here|{_WHERE}))? {_SAY}(?: (?:that|this|back|{_WHERE}))?"
    rf"|\b{_SOURCE} (?:from|by|of) (?!me\b|us\b|you\b)[\w.@' -]{{1,40}}|\baccording to [\w.@' -]{{1,40}}"
    r"|\b(?:\w+ )?(?:overflow|tool|bot|model|assistant|chatgpt|review(?:er)?|customer|client|vendor|user)"
    rf" {_SOURCE}|^\s*(?:fwd?|fw)|^\W{{0,6}}(?:TODO|FIXME|XXX|HACK|NOTE)\([^\s()]{{1,20}}\)"
    r"|^\s*(?:reviewer|customer|client|manager|boss|vendor|interviewer)\s?\d{0,2}"
    r"|(?:(?:评审|审稿|修改)意见|批注|甲方|乙方|产品经理|老板|领导|面试官|工单|评论区?|来信|公告|通知|手册|说明书|客户|用户|机器人"
    r"|模型|AI|网页|网友|弹幕|帖子|文档|邮件|短信|群里)[^。！？，,:：]{0,8}|转[自发][^。！？:：]{0,10}"
    r"|(?:^|[，,。；;\s])(?![我你咱您]|大家|这么|那么|老实|简单|换句|一般|可以|比如|比方|总的|具体|坦白|再|就是|补充|最后|先|也就)"
    rf"[\u4e00-\u9fff]{{2,4}}(?:说|讲|回复|写道|发来|发的)(?:了?句)?){_COLON}",
    re.IGNORECASE,
)
_NAME_FIRST = expression(rf"\s*(?:{SURNAMES})[\u4e00-\u9fff]{{1,2}}[:：]\s*(?!负责|主管|管|做)\S")
_OF_THEIR_OWN = expression(
    r"\b(?:my|mine|our)\b|\b(?:i|we|you|note|remember)(?: \w+)?[:：]|\b(?:i|we) (?:want|wrote|need)\b"
    r"|(?<![帮给替])我|咱|你",
    re.IGNORECASE,
)


def handed_over(line: str) -> int:
    """Return where such words begin in a line, 0 for nowhere; what a person says of themselves is theirs."""
    head = line[:_LONGEST]
    if name := _NAME_FIRST.match(head):
        return name.end() - 1
    if given := _TO_WORK_ON.search(head):
        return given.end()
    for found in _SAID.finditer(head):
        if not _OF_THEIR_OWN.search(head[: found.end()]):
            return found.end()
    return 0
