"""Hear in a person's words what they mean to last; on doubt hear nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from memoryd.core.announced import hands_over
from memoryd.core.beside import without_what_is_beside
from memoryd.core.cjk import has_cjk, is_cjk
from memoryd.core.clauses import lead, starts
from memoryd.core.complaints import with_remedies
from memoryd.core.cues import chinese, chinese_needs, english, english_needs
from memoryd.core.cues.answering import sets_language
from memoryd.core.cues.english_words import ACTIONS
from memoryd.core.cues.weekly import weekly_ban
from memoryd.core.doubt import asked, at_hand, unsure, without_courtesy
from memoryd.core.expressions import expression
from memoryd.core.heard import Cue, Heard
from memoryd.core.manner import manner
from memoryd.core.overheard import believed, doubtful, likely, likely_type
from memoryd.core.pointing_back import needs_before
from memoryd.core.product import is_task, of_the_product
from memoryd.core.scope import temporary
from memoryd.core.sentences import Sentence, sentences
from memoryd.core.ways import Ways

LONGEST_MESSAGE = 6_000
LONGEST_SENTENCE = 600
MOST_IN_A_MESSAGE = 12
"""More than this in one message is a rule book that was pasted, not something said."""

_ROLE = expression(
    r"\s*(?:#.*\n+)?(?:you are|you're|act as|imagine you|your (?:role|task|job) is|<)(?: now)?\b"
    r"|\s*你(?:现在)?(?:是|将扮演|扮演|的(?:任务|角色)是)(?:一[个名位]|一)?",
    re.IGNORECASE,
)
_CONTENT_AHEAD = expression(
    r"\b(?:add|implement|write|create|includes?|contains?|says?|goes|reads|text|contents?|requirements?|spec|prd"
    r"|acceptance|readme|docs?|prompt|features?|should|must|needs?|todo|plan|steps?|output|errors?|logs?|examples?|cases?"
    r"|bugs?|issues?|fix|update|refactor|behaviou?r|tasks?|got|snippet|function|file|copy|translate|change|replace"
    r"|put|review|check|explain|message|comment|email|summary)\b|添加|实现|写|创建|内容|需求|文案|步骤|计划|功能"
    r"|报错|日志|示例|例子|提示词|改成|修改|修复|任务|翻译|文件|解释|检查|替换",
    re.IGNORECASE,
)
_ORDERED = expression(
    rf"(?:please |you |only )*(?:always|never|don't|do not|no|{ACTIONS})\b|(?:请|不要|别|必须|一律|禁止|都|只|用"
    r"|先|所有)",
    re.IGNORECASE,
)
_RULED = expression(
    r"\b(?:must|should|shall|ha(?:ve|s) to|needs? to|may not|cannot|can't) (?:never |always |not |only |first |also "
    r"|ever )*(?:be )?[a-z]+"
    r"|\b(?:never|always|only ever) [a-z]+|必须|不要|不能|不得|不准|不许|禁止|严禁|务必|只能|一律|一定要"
    r"|别(?![的人名称处])|得先|要先",
    re.IGNORECASE,
)
_ORDER_OF_TWO = expression(
    rf"(?:{ACTIONS}) (?!(?:it|its|this|that|them|these|those|one|ones|now|up|again|here|there|out|off|on|back|down|more"
    r"|less|all|both|me|us|him|her|so|too|away|in|over|by|first|then|please|thanks)\b)[a-z][\w.+#/-]+[.!]*",
    re.IGNORECASE,
)
"""What to do and with what: `use tabs`."""
_DEMAND = expression(r"\b(?:always|never|must|should)\b|必须|一律|总是|永远|禁止", re.IGNORECASE)
_CLAUSE = expression(r"[，,；;]")
_OF_OTHERS = expression(
    r"^(?:the |our )?[\w-]+ (?:team|department|group|squad|people|folks)\b|^[^，,。]{1,8}(?:团队|小组|部门)|^(?:our "
    r"|the )?(?:users?|customers?|clients?|players?|guests?)\b|^(?:我们的?)?(?:用户|客户|游客)",
    re.IGNORECASE,
)
_OF_PERSON = expression(r"(?:i|i'm|i've|my|me)\b|我(?!们)", re.IGNORECASE)
_NOW = expression(r"(?<=\S) (?:now|from now on)(?=[.!\s]*$)|(?<=is) now(?= at| in)", re.IGNORECASE)
_HENCEFORTH = expression(
    r"^(?:from now on|going forward|in future),? (?=\S+ )|^(?:以后|今后|从现在起|往后)[，,]?(?=\S{3})", re.IGNORECASE
)
_ADDRESS = expression(r"https?://|www\.")
CHINESE_WAYS = Ways(chinese.CUES, chinese_needs.NEEDS, 2)
ENGLISH_WAYS = Ways(english.CUES, english_needs.NEEDS, 4)


def hear(text: str, every: Sequence[Sentence] | None = None) -> tuple[Heard, ...]:
    """Return what lasts in one typed message, in order; `every` are its sentences where they are known already."""
    if len(text) > LONGEST_MESSAGE or _ROLE.match(text):
        return ()
    every = sentences(text) if every is None else every
    if every and hands_over(every[0].text):
        every = every[:1]
    heard = tuple(without_what_is_beside(tuple(with_remedies(tuple(_heard(text, every)), every)), every))
    return heard if len(heard) <= MOST_IN_A_MESSAGE else ()


def _heard(text: str, every: Sequence[Sentence]) -> Iterator[Heard]:
    before: Sentence | None = None
    before_heard = required = False
    for number, sentence in enumerate(every):
        found = _back(before, sentence, text) if before and not before_heard else None
        found = found or _alone(every, number)
        required, was_required = _requires(sentence.text), required
        if found and (_is_spec(found, every[number + 1 : number + 2]) or (was_required and found.type == "feedback")):
            found = None
        if found:
            yield found
        before, before_heard = sentence, found is not None


def _requires(text: str) -> bool:
    """Tell whether a sentence demands something of a product; what is demanded right after it is part of that."""
    return _DEMAND.search(text) is not None and of_the_product(text)


def _is_spec(found: Heard, following: Sequence[Sentence]) -> bool:
    """Tell whether the next sentence asks to build what was said: then it is a task, and no rule."""
    return found.type in ("feedback", "project") and any(is_task(one.text[lead(one.text) :]) for one in following)


def _alone(every: Sequence[Sentence], number: int) -> Heard | None:
    """Hear a sentence by its own words; most hold nothing, and whether they are doubtful is then not asked."""
    plain = plain_words(every[number].text)
    if len(plain) > LONGEST_SENTENCE:
        return None
    found = _in_sentence(every[number], plain)
    if found:
        found = found if temporary(plain) or _plainly(found, plain) else believed(every, number, found)
    elif not any(asks_back(one.text[lead(one.text) :]) for one in every[number + 1 : number + 2]):
        found = _overheard(every, number, plain)
    return None if found is None or doubtful(plain, weighed=found.weighed) else found


def _plainly(found: Heard, plain: str) -> bool:
    """Tell whether a rule lasts whatever it is about."""
    return found.type == "feedback" and holds_by_its_form(plain)


def holds_by_its_form(plain: str) -> bool:
    """Tell whether a sentence has the form of a rule that lasts whatever it is about."""
    return sets_language(plain) or weekly_ban(plain)


def _in_sentence(sentence: Sentence, plain: str) -> Heard | None:
    if len(sentence.text) > LONGEST_SENTENCE:
        return None
    if _ADDRESS.search(plain):
        plain = _NOW.sub("", plain)
    # What holds for the task only is heard as well: the gate refuses it, with a reason that a person can see.
    plain = plain.replace(temporary(plain), "", 1).strip(" ,，")
    if sentence.head:
        return _under_head(plain, sentence)
    return _by_cues(plain, sentence.start, sentence.end)


def _overheard(every: Sequence[Sentence], number: int, plain: str) -> Heard | None:
    sentence = every[number]
    kind = likely_type(every, number, plain)
    found = _made(kind, _HENCEFORTH.sub("", plain), (sentence.start, sentence.end)) if kind else None
    return replace(found, weighed=True) if found else None


def plain_words(text: str) -> str:
    """Return a sentence without fillers, emphasis and the courtesy of a request to remember."""
    return without_courtesy(text[lead(text) :].replace("**", "").replace("__", ""))


def _under_head(plain: str, sentence: Sentence) -> Heard | None:
    head = sentence.head[lead(sentence.head) :]
    ruled = english.RULES_AHEAD.match(head) or chinese.RULES_AHEAD.match(head)
    if not ruled and _CONTENT_AHEAD.search(head):
        return None
    found = _by_cues(plain, sentence.start, sentence.end)
    if found or not ruled:
        return found
    listed = english.LISTED.match(plain) or chinese.LISTED.match(plain)
    if not listed or at_hand(plain, strict=True):
        return None
    kind = "user" if _OF_PERSON.match(plain) else "feedback"
    return _made(kind, listed["rule"], (sentence.start, sentence.end), listed=True)


def _by_cues(plain: str, start: int, end: int, *, within: bool = False) -> Heard | None:
    """Try the cues at the start of a sentence, then at its later clauses, unless `within` a request to remember."""
    # A cue that does not fit the whole fits no clause of it.
    in_chinese, in_english = CHINESE_WAYS.fitting(plain) if has_cjk(plain) else (), ENGLISH_WAYS.fitting(plain)
    if not in_chinese and not in_english:
        return None
    for at in [0] if within or of_the_product(plain) else starts(plain):
        clause = plain[at:]
        clause = clause[lead(clause) :] if at else clause
        cues = (*(in_chinese if has_cjk(clause) else ()), *(in_english if clause[:1].isascii() else ()))
        for cue in cues:
            found = _match(cue, clause, start, end)
            if found:
                return _told_whole(found, plain) if at and needs_before(found.statement, plain[:at]) else found
    return None


def _told_whole(found: Heard, plain: str) -> Heard:
    """Return what a clause told with those before it."""
    return _made(found.type, plain, (found.start, found.end), dated=found.dated) or found


def _match(cue: Cue, clause: str, start: int, end: int) -> Heard | None:
    match = cue.pattern.match(clause)
    if not match:
        return None
    parts = match.groupdict()
    rule = (parts.get("subject") or "") + match["rule"] + (parts.get("tail") or "")
    if not cue.proven and _points(rule, cue):
        return None
    if cue.type in ("feedback", "reference") and of_the_product(_parts(rule)[0]):
        return None
    if cue.type == "project" and weekly_ban(rule):
        return _made("feedback", rule, (start, end))
    if cue.type:
        return _made(cue.type, rule, (start, end), dated=cue.dated)
    inner = _by_cues(rule[lead(rule) :], start, end, within=True)
    return inner or _made(_kind(rule), rule, (start, end), dated=cue.dated)


def _points(rule: str, cue: Cue) -> bool:
    """Tell whether a rule points at the work at hand, or its reason does where the cue minds that."""
    statement, why = _parts(rule)
    if not cue.strict or cue.reasoned:
        return at_hand(statement, strict=cue.strict) or (cue.reasoned and at_hand(why, strict=False))
    return at_hand(rule, strict=True)


def _made(kind: str, rule: str, span: tuple[int, int], *, dated: bool = False, listed: bool = False) -> Heard | None:
    statement, why = _parts(_without_asking(rule), explicit=kind == "user")
    if not listed and not _says_something(statement):
        return None
    told = why.strip(" .。!！)）")
    return Heard(kind, statement.strip(), told, *span, has_cjk(rule), dated or kind == "project")


def _parts(rule: str, *, explicit: bool = False) -> tuple[str, str]:
    """Return a statement and the reason given for it, if any; `explicit` asks for a word that says it is one."""
    reason = (chinese.WHY if has_cjk(rule) else english.WHY).search(rule, 4)
    if reason and explicit and not any(map(str.isalpha, reason[0])):
        reason = None
    return (rule[: reason.start()], rule[reason.end() :]) if reason else (rule, "")


def _without_asking(rule: str) -> str:
    """Return a rule without the clause that ends it and only asks to remember it."""
    ends = (match for match in _CLAUSE.finditer(rule) if asks_back(rule[match.end() :].lstrip()))
    return next((rule[: match.start()] for match in ends), rule)


def asks_back(text: str) -> bool:
    """Tell whether a sentence only asks to remember the one before it."""
    return english.BACK.match(text) is not None or chinese.BACK.match(text) is not None


def _back(before: Sentence, sentence: Sentence, text: str) -> Heard | None:
    """Hear "Remember that." as said of the sentence before it."""
    asking = sentence.text[lead(sentence.text) :]
    if not asks_back(asking) or before.head != sentence.head:
        return None
    rule = before.text[lead(before.text) :]
    if len(rule) > LONGEST_SENTENCE or asked(rule) or unsure(rule):
        return None
    if (at_hand(rule, strict=True) and not likely(before)) or text[before.end : sentence.start].strip():
        return None
    inner = _by_cues(rule, before.start, sentence.end)
    return inner or _made(_kind(rule), rule, (before.start, sentence.end))


def _kind(rule: str) -> str:
    if _ADDRESS.search(rule):
        return "reference"
    if _OF_PERSON.match(rule):
        return "user"
    ordered = _ORDERED.match(rule) or (_RULED.search(_CLAUSE.split(_parts(rule)[0])[0]) and not _OF_OTHERS.match(rule))
    return "feedback" if ordered else "project"


def _says_something(statement: str) -> bool:
    if chinese.POINTING.match(statement) or english.POINTING.match(statement):
        return False
    cjk = 0 if statement.isascii() else sum(map(is_cjk, statement))
    if cjk >= 3 or (cjk >= 1 and len(statement) >= 5) or len(statement.split()) >= 3:
        return True
    return bool(manner(statement)) or _ORDER_OF_TWO.fullmatch(statement.strip()) is not None
