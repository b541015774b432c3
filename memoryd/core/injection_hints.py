"""Tell with one look at a text, as it stands, that no sentence of it reads like an instruction to a memory.

Of each way to say such a thing a letter is looked for that is rare in other words, and around it the word that it
stands in. So one expression passes over nearly every letter of a text, which takes a quarter of the time that bringing
the text to one spelling and looking for each word takes. It errs on one side: what it is not sure of is read in full.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from memoryd.core.expressions import expression

_PLAIN_BYTES = bytes((*b"\t\n\r", *range(0x20, 0x7F)))
_MARKS = ((0x2010, 0x2027), (0x2030, 0x205E), (0x2190, 0x21FF), (0x2500, 0x25FF), (0x2713, 0x2718))
_MARKS_IN_CHINESE = "，。、！？：；（）【】《》"
_FIRST, _LAST = "\u4e00", "\u9fff"
"""With Chinese letters between these, letters in which one spelling changes but white space, quotes and their width."""
# A letter is looked for that few other words have, and that as many of these words share as may be; what follows it
# tells most other words apart before any is looked at backwards.
_HINTS = expression(
    rb"m(?:e(?:mor|(?<=reme)mber)|i(?:(?<=\smi)nd|(?<=admi)n|(?<=upcomi)ng)|a(?<=perma)nent|(odel|(?<=llm))"
    rb"|(?<=system)(?:\s+prompt|(?:\s*(?:message|prompt|note|override|instruction|update|notice))?\W*(?:[:\]>]|\xef\xbc\x9a)))"
    rb"|g(?:e(?:nts\.md(?<=agents\.md)|mini\.md|(?<=forge)t|(?<=knowledge)\s+base|((?<=age)nt|mini))|n(?<=ign)ore"
    rb"|a(?<=disrega)rd|lobal\s|(pt)|(?<=standing))"
    rb"|c(?:u(?:rsorrules|(rsor))|laude(?:\.md|())|r(?<=acr)oss\s|t(?<=instruct)ion)"
    rb"|f(?:e(?<=prefe)rence|o(?:(?<=hencefo)rth|rward|r\s+(?:all|every|any|the\s+rest))|u(?<=\sfu)ture"
    rb"|i(?:(?<=rules\sfi)|(?<=\s\sfi))le)"
    rb"|w\s(?:(?<=now\s)\s*on|(?<=new\s)\s*rule)|p(?:a(?<=bypa)ss|ersistent|olicy|i(?<=copi)(lot))"
    rb"|ve(?:loper|(?<=ove)rride)|q(?<=subseq)uent|x(?<=codex)()"
)
_AI = expression(
    rb"ai(?:(?<![a-z]ai)(?=s?(?![a-z0-9_]))"
    # Whom something is said to may be named right behind a Chinese word, and without an end: 给ai.
    rb"|(?<=[\x80-\xff]ai)|(?<=[\x80-\xff]\sai)|(?<=\s\sai))"
)
_OF_USER = expression(
    rb"user\s+(?:always|now|also|really|strongly|prefer|want|like|has\s|approve|authori|expect|instruct|told|never"
    rb"|trust|requir)"
)
_ASSISTANT = expression(rb"assistant")
_LATER = expression(rb"later\s")
_WAYS = (_ASSISTANT, _AI, _OF_USER, _LATER)
# Up to the letter by which a name is found: what it is told to, or what any of a kind is told.
_TURNED_TO = expression(rb"\b(?:to|for)\b[^.]*\Z|\b(?:ai|llm|coding|language|any|all|every) (?:m|ag)\Z")
_HINTS_IN_CHINESE = expression(
    r"[记忘]|长期|规则|忽略|无视|覆盖|从现|[今以往]后|未来|会话|用户|助手"
    r"|代理|模型|智能|系统|管理|开发"
)
_BLANKS = bytes.maketrans(b"\t\n\r", b"   ")
_NEAR, _WIDE, _FAR = 24, 32, 160
"""So far before its name it may stand that an agent is spoken to; in Chinese; and with all the white space between."""


def hints_at_none(text: str) -> bool:
    """Tell that surely no sentence of a text reads like an instruction, nor all of it; False tells nothing."""
    return not hinting((text,))


def hinting(texts: Sequence[str]) -> frozenset[int]:
    """Return the numbers of those texts of which that is not sure; all are looked at together."""
    # Bytes are looked through in half the time, and the letters that have case are ASCII's alone here.
    together = _spelt("\n".join(texts))
    others = together.translate(None, _PLAIN_BYTES)
    odd = [] if not others or _are_plain(others) else [at for at, one in enumerate(texts) if not _is_plain(one)]
    plain = together.lower()
    # What begins with the same letters throughout is looked for as quickly as those letters alone.
    found = [match.span() for way in _WAYS for match in way.finditer(plain)]
    for hint in _HINTS.finditer(plain):
        # A group holds the name of an agent, which matters only where one is spoken to.
        if hint.lastindex is None or _may_be_spoken_to(plain, hint.start()):
            found.append(hint.span())
    if not found:
        return frozenset(odd)
    ends = [*accumulate(len(_spelt(one)) + 1 for one in texts)]
    # One that reaches into the next text may hide another there.
    return frozenset((*odd, *(bisect_right(ends, place) for start, end in found for place in (start, end - 1))))


def _spelt(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _is_plain(text: str) -> bool:
    others = _spelt(text).translate(None, _PLAIN_BYTES)
    return not others or _are_plain(others)


def _are_plain(others: bytes) -> bool:
    """Tell whether letters beyond ASCII, all that a text has, are plainly spelt and hint at nothing."""
    letters = others.decode("utf-8", "surrogatepass")
    beyond = [letter for letter in {*letters} - _marks() if not _FIRST <= letter <= _LAST]
    if beyond:
        return False
    return not _HINTS_IN_CHINESE.search(letters)


@cache
def _marks() -> frozenset[str]:
    """Return the marks that are plainly spelt; an expression for them takes longer to compile than many texts."""
    return frozenset((*_MARKS_IN_CHINESE, *(chr(code) for first, last in _MARKS for code in range(first, last + 1))))


def _may_be_spoken_to(plain: bytes, at: int) -> bool:
    """Tell whether what is named about a place may be an agent that is turned to, or all of a kind."""
    before = plain[max(0, at - _NEAR) : at + 1].translate(_BLANKS)
    if b"  " in before or not before.isascii():
        far = plain[max(0, at - _FAR) : at + 1].decode("utf-8", "ignore")
        # Between Chinese letters no space counts, so that twice as many letters may stand there.
        before = " ".join(far.split())[-_WIDE:].encode()
        if len(before) < _WIDE and at > _FAR:
            return True
    elif b"to" not in before and b"for" not in before and b" " not in before[-3:]:
        return False
    return _TURNED_TO.search(before) is not None
