"""Tell with one look at a text, as it stands, that no sentence of it reads like an instruction to a memory.

Of each way to say such a thing a letter is looked for that is rare in other words, and around it the word that it
stands in. So one expression passes over nearly every letter of a text, which takes a quarter of the time that bringing
the text to one spelling and looking for each word takes. It errs on one side: what it is not sure of is read in full.
"""

from __future__ import annotations

from memoryd.core.expressions import expression

_PLAINLY_SPELT = expression(
    "[\t\n\r -~\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u25ff\u2713-\u2718\u4e00-\u9fff"
    "，。、！？：；（）【】《》]*"
)
"""Letters in which one spelling changes nothing but case, white space, quote marks and the width of marks."""
_HINTS = expression(
    r"m(?:emor|(?<=rem)ember|(?<=\sm)ind|(?<=adm)in|(?<=perm)anent|(odel|(?<=llm)))|b(?:(?<=glob)al\s|ypass)|later\s"
    r"|c(?:ursorrules|laude\.md|(?<=ac)ross\s|(ursor|laude))|knowledge\s+base|u(?:(?<=instru)ction|(?<=ru)les\s+file)"
    r"|g(?:(?<=ag)ents\.md|emini\.md|(?<=standing)|(?<=ig)nore|(?<=disreg)ard|(?<=forg)et|((?<=ag)ent|emini|pt))"
    r"|v(?:eloper|(?<=ov)erride)|x(?<=codex)()"
    r"|f(?:(?<=pref)erence|(?<=hencef)orth|(?<=\sf)uture|or\s+(?:all|every|any|the\s+rest)\b)"
    r"|w(?:(?<=now)\s+on|(?<=forw)ard|(?<=new)\s+rule)|q(?<=subseq)uent|p(?:coming|ersistent|olicy|((?<=cop)ilot))"
    r"|y(?<=sy)stem(?:\s+prompt|(?:\s*(?:message|prompt|note|override|instruction|update|notice))?\W*[:\]>])"
)
_AI = expression(r"ai(?<![a-z]ai)")
_OF_USER = expression(
    r"user\s+(?:always|now|also|really|strongly|prefer|want|like|has\s|approve|authori|expect|instruct|told|never|trust"
    r"|requir)"
)
_TURNED_TO = expression(r"\b(?:to|for)\b|\b(?:ai|llm|coding|language|any|all|every) ")
_HAN = expression("[\u4e00-\u9fff]+")
_HINTS_IN_CHINESE = expression(
    r"[记忘]|长期|规则|忽略|无视|覆盖|从现|[今以往]后|未来|会话|用户|助手"
    r"|代理|模型|智能|系统|管理|开发"
)
_NEAR, _FAR = 24, 96
"""So far before its name it may stand that an agent is spoken to; and with the white space between."""


def hints_at_none(text: str) -> bool:
    """Tell that surely no sentence of a text reads like an instruction, nor all of it; False tells nothing."""
    if not _PLAINLY_SPELT.fullmatch(text):
        return False
    if not text.isascii() and _HINTS_IN_CHINESE.search("".join(_HAN.findall(text))):
        return False
    plain = text.casefold()
    if "assistant" in plain:
        return False
    if ("ai" in plain and _AI.search(plain)) or ("user" in plain and _OF_USER.search(plain)):
        return False
    for hint in _HINTS.finditer(plain):
        # A group holds the name of an agent, which matters only where one is spoken to.
        if hint.lastindex is None or _may_be_spoken_to(plain, hint.start()):
            return False
    return True


def _may_be_spoken_to(plain: str, at: int) -> bool:
    """Tell whether what is named about a place may be an agent that is turned to, or all of a kind."""
    before = plain[max(0, at - _NEAR) : at + 1]
    if "  " in before or not before.isprintable():
        before = " ".join(plain[max(0, at - _FAR) : at + 1].split())
        if len(before) < _NEAR and at > _FAR:
            return True
    return _TURNED_TO.search(before) is not None
