"""Tell which memory a statement plainly corrects; silent unless it can only be that one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memoryd.core.cues.english_words import LANGUAGES
from memoryd.core.expressions import expression
from memoryd.core.manner import manner, takes_the_place
from memoryd.core.model import Memory
from memoryd.core.sameness import contradicts
from memoryd.core.sameness import meant as taken
from memoryd.core.text import END_MARKS, key_words, normalise
from memoryd.core.twins import plainly

_TERM = r"[\w.+#/-]+(?: [\w.+#/-]+)?"
_WORT = r"(?:\d+\s?)?[^\s，,。；;、]{1,16}?"
_TURNS = tuple(
    expression(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?:use|uses|using|prefers?|want|wants|run|with|write) (?P<new>{_TERM}?)(?: for [\w ]{{2,40}})?,? (?:not"
        rf"|instead of|rather than|over|and not) (?:use )?(?P<old>{_TERM}?)(?: anymore| any more)?(?=[.,;!:]| for "
        r"| in | as |$| because| after all| [-–—])",
        rf"\b(?:don't|do not|never|no longer|stop) (?:use|using|prefer|run|want) (?P<old>{_TERM}?)"
        r"(?: (?:in|for|on) (?:this|the|our|any) [\w -]{2,30})?(?: anymore| any more)?"
        r"[,;.]? (?:but |just |please |instead,? )?(?:use|prefer"
        rf"|run) (?P<new>{_TERM}?)(?: instead)?(?=[.,;!:]| for | in |$| because| [-–—])",
        rf"\b(?:switch|switched|moved|move|migrated|changed|change|went)(?: [\w -]{{2,40}}?)? from"
        rf" (?P<old>{_TERM}?) to"
        rf" (?P<new>{_TERM}?)(?=[.,;!:]| for | in | on | last | this | as |$)",
        rf"\b(?:switch(?:ed)?|moved?|changed?|migrated?|went) to (?P<new>{_TERM})(?: now)?[,;] (?:so |and |please |just"
        rf" |we )*(?:don't|do not|no longer|never|stop) (?:use|using|run|running) (?P<old>{_TERM}?)(?: any ?more"
        r"| any longer)?(?=[.,;!:]|$)",
        rf"\bin (?P<new>{LANGUAGES})(?: please)?,? (?:not|instead of|rather than|and not) (?:in"
        rf" )?(?P<old>{LANGUAGES})\b",
        rf"(?:用|使用|喜欢|偏好|采用|改用|写|换成|改成|走)\s?(?P<new>{_WORT})\s?(?:了)?[，,、]?\s?(?:以后|今后|往后|请|就|也|都)*"
        rf"(?:不要再?用|不用|别再?用|而不是"
        rf"|而非|不是|代替|替代|不再用|不喜欢|别写|不写|不要)\s?(?P<old>{_WORT})\s?(?:了|缩进)?(?=[，,。；;！!\s]|$)",
        r"(?:不要|别|不|不再|不能)(?:再)?(?:用|使用|写)\s?(?P<old>[^\s，,。；;、]{1,16}?)(?:\s?了)?\s?[，,；;、]\s?"
        r"(?:而是|要|改|请|都|统一)*(?:用|使用|写|换成)\s?(?P<new>[^\s，,。；;、]{1,16}?)(?=[，,。；;！!\s]|$)",
        r"(?:从|把)\s?(?P<old>[^\s，,。；;、]{1,16}?)\s?(?:改|换|迁|切|迁移|切换|替换)(?:成|到|为"
        r"|用)\s?(?P<new>[^\s，,。；;、]{1,16}?)(?=[，,。；;！!\s]|了|$)",
    )
)
_BACK_TO = expression(
    r"\b(?:switch(?:ed)?|went|go|going|moved?|changed?|reverted|we're|we are)"
    r" (?:[\w-]+ ){0,2}?back to (?P<new>[\w.+#/-]+)"
    r"|(?:换|改|切|用|退)回(?:到|成|去用)?了?\s?(?P<neu>[^\s，,。；;、了]{1,16})",
    re.IGNORECASE,
    "back·to· 回",
)
"""What says that something is as it was before."""
_NO_MORE = expression(
    r"\b(?:don't|do not|no longer|never|stop|not) (?:use|using|run|running) (?P<old>[\w.+#/-]+)"
    r"|(?:不要|别|不用|不)再?(?:用|使用)\s?(?P<alt>[^\s，,。；;、了]{1,16})",
    re.IGNORECASE,
)
_FACT = expression(
    r"^(?:the user's |the |our |my )?(?P<subject>[^,.;:]{3,60}?) (?:is|are|lives?|has moved to|have moved to"
    r"|moved to|was moved to|is now|are now)\b(?! (?:not|never|always|a |an ))|^(?:我们的?|用户的?"
    r"|本项目的?)?(?P<subjekt>[^，,。；;：:]{2,16}?)(?:现在|目前|已经|如今)?(?:改到|改成|改为|推迟到|提前到|延期到"
    r"|定在|放在|位于|地址是"
    r"|是|在)",
    re.IGNORECASE,
)
_MOVED = expression(
    r"^(?:the |our |my )?(?P<subject>[^,.;:]{3,40}?) (?:(?:has |have |was |were )?(?:been )?(?:moved|postponed"
    r"|rescheduled|shifted|pushed"
    r"|brought forward|renamed)(?: back| out)? to|(?:is|are) now(?: (?:on|at|in|called))?) |^(?:the |our |my"
    r" )?(?P<at>[^,.;:]{2,40}?) (?:is|are) (?:on|at|in|called) [^,.;:]{2,40} now\b"
    r"|^(?P<subjekt>[^，,。；;：:]{2,12}?)(?:现在|已经)?"
    r"(?:改到|改成|改为|推迟到|提前到|延期到|挪到|换到|搬到|迁到|换成)",
    re.IGNORECASE,
    "moved postponed rescheduled shifted pushed brought renamed ·now 改到 改成 改为 推迟到 提前到 延期到 挪到 "
    "换到 搬到 迁到 换成",
)  # fmt: skip
_ALLOWED = expression(
    r"^(?:(?:from now on|now),? )?(?:it's |it is )?(?:you |we )?(?:(?:may|can|are (?:now )?(?:allowed"
    r"|free) to)(?: now| again)?"
    r"|(?:ok|okay|fine|allowed)(?: now| again)? to)\b|\b(?:is|are) (?:now )?(?:allowed|permitted|fine|ok"
    r"|okay)\b(?: again| now)?"
    r"|\b(?:now|again)$|^(?:以后|现在|今后)?(?:可以|允许|能)(?:再)?"
    r"|(?<=[\u4e00-\u9fff])(?:现在|以后|也|都|就)*(?:可以|允许)(?=[用写加带有放])|了$",
    re.IGNORECASE,
)
_PRONOUN = expression(
    r"^(?:(?:it|this|that|there|we|they|i|you|he|she|user|which|what)\b|这|那|它|我|你|他)", re.IGNORECASE
)
_POSITIVE_END = expression(
    r"(?:^|,? )(?:not|never|instead of|rather than|over|and not|avoid|stop)\b|[，,、]?(?:不要|不用|别|而不是|而非"
    r"|不是|禁止)",
    re.IGNORECASE,
)
_PLAIN = expression(
    r"^(?:(?:please|just|always|you should|we|now|we'll|we will|we(?:'re| are) going to|i'll) )*"
    r"(?:use|prefer|switch to|i prefer|we use|don't use|do not use"
    r"|stop using) .{2,80}$|^we(?:'ve| have)? (?:just |all |finally )?(?:switched|moved|migrated|changed)\b.{2,100}$"
    r"|^(?:请|要|应该|我们|我|现在|都|改|以后|已经|统一|全部)*(?:用|使用|不要用|别用|不用|改用|换成|改成|喜欢"
    r"|偏好).{2,40}$",
    re.IGNORECASE,
    "use using prefer switch moved migrated changed 用 换成 改成 喜欢 偏好",
)
"""What may put one thing in the place of another without saying of itself that it lasts."""
_ANSWERS = expression(
    r"\b(?:answers|replies|responses|from now on|going forward)\b|以后|今后|往后|从现在|从今天"
    r"|^(?:你的?)?(?:回答|回复|答复)(?:时|都)?(?:请|要|应该?|尽量|得|不用|不要|别|可以)",
    re.IGNORECASE,
    "answers replies responses from·now·on going·forward 以后 今后 往后 从现在 从今天 回答 回复 答复",
)  # fmt: skip
"""What speaks of answers in general."""
_VERB = (
    r"(?:\b(?:use|uses|using|prefers?|likes?|with|run|runs|wants?|write|writes|in|on)|用|使用|喜欢|偏好|习惯|采用|写)"
)
_ADDS_NOTHING = frozenset(("cod", "file", "indent", "indentation", "project", "repo", *"永远给把在缩进"))
"""What one may say and the other leave out, as words are cut there, and both speak of the same thing."""
_EARLY = 12
"""How far into a statement that it goes back is said at the latest; later on it tells of something else."""
_TYPES = ("user", "feedback", "project", "reference")
_FACTS = ("user", "project", "reference")
_NUMBERED = expression(r"(?P<name>[A-Za-z][A-Za-z.+#-]{1,20}) ?v?(?P<number>\d+(?:\.\d+)*)(?![\w%])")
_OURS = expression(
    r"(?:we(?:'re| are| have|'ve)?|our|the (?:project|team|app|api|service|backend|frontend|ci|build|server|code"
    r" ?base)|production|prod"
    r"|staging|ci)\b|我们|咱们|项目|线上|生产|测试环境|前端|后端|服务|CI",
    re.IGNORECASE,
)
_TROUBLE = expression(r"\b(?:fail|work|error|crash|broke|warn|bug|issue)\w*|报错|失败|崩|不行|问题", re.IGNORECASE)
_CHANGED = expression(
    r"\b(?:now|upgrad|mov|switch|bump|migrat|went|meanwhile)\w*\b|现在|已经|升|换|改|迁", re.IGNORECASE
)


def corrects(statement: str, kind: str, known: Sequence[Memory]) -> tuple[Memory, ...]:
    """Return the memories of which a statement says the opposite, or says differently the same thing.

    `kind` is the type the statement would have: a fact takes the place of one of its own type only. Only where there is
    a single one is it plain which one is corrected. Whether it may be changed is not asked here: one that may not is
    still what the statement would stand against.
    """
    statement = statement.rstrip(END_MARKS)
    typed = [m for m in known if m.type in _TYPES or not m.typed]
    found = [m for m in typed if _turned(statement, m) or _went_back(statement, m) or _in_another_manner(statement, m)]
    found = found or [m for m in typed if (m.type in ("user", "feedback") or not m.typed) and _lifted(statement, m)]
    found = found or [m for m in typed if m.type in (kind, "") and kind in _FACTS and _restated(statement, m)]
    return tuple(found or [m for m in typed if _moved(statement, m) or _renumbered(statement, m)])


def may_correct(statement: str) -> bool:
    """Tell whether a statement that does not say that it lasts may correct a memory all the same."""
    turned = _PLAIN.match(statement) and any(pattern.search(statement) for pattern in _TURNS)
    return bool(
        turned
        or of_all_answers(statement)
        or goes_back(statement)
        or _MOVED.match(statement)
        or (_OURS.match(statement) and _CHANGED.search(statement) and _NUMBERED.search(statement))
    )


def goes_back(statement: str) -> bool:
    """Tell whether a statement says that something else is used again: "we switched back to npm", 换回 npm 了."""
    back = _BACK_TO.search(statement)
    return back is not None and back.start() <= _EARLY and _PRONOUN.match(back["new"] or back["neu"]) is None


def of_all_answers(statement: str) -> bool:
    """Tell whether a statement says how all answers are to be, and not only the next one."""
    return _ANSWERS.search(statement) is not None and bool(manner(statement))


def _turned(statement: str, memory: Memory) -> bool:
    for pattern in _TURNS:
        match = pattern.search(statement)
        if match and _affirms(memory.description, match["old"]) and not _affirms(memory.description, match["new"]):
            return True
    return False


def _went_back(statement: str, memory: Memory) -> bool:
    """Tell whether a statement goes back to what a memory tells not to use, or away from what it tells to use."""
    back, away = _BACK_TO.search(statement), _NO_MORE.search(statement)
    new = (back["new"] or back["neu"]).rstrip(".") if back and goes_back(statement) else ""
    if not new or _affirms(memory.description, new):
        return False
    if away and _affirms(memory.description, (away["old"] or away["alt"]).rstrip(".")):
        return True
    refused = normalise(" ".join(_POSITIVE_END.split(memory.description)[1:]))
    named = re.search(rf"(?<![\w.-]){re.escape(normalise(new))}(?![\w-])", refused, re.ASCII)
    return not away and named is not None


def _in_another_manner(statement: str, memory: Memory) -> bool:
    """Tell whether a statement says otherwise how answers are to be, in all that a memory says of it and no more."""
    standing = memory.type in ("user", "feedback") or not memory.typed
    return standing and takes_the_place(manner(statement), manner(memory.description))


def _lifted(statement: str, memory: Memory) -> bool:
    """Tell whether a statement allows just what a memory forbids, or forbids just what it asks for."""
    mine, theirs = taken(plainly(_ALLOWED.sub("", statement))), taken(plainly(memory.description))
    return contradicts(mine, theirs) and mine.content ^ theirs.content <= _ADDS_NOTHING


def _affirms(description: str, term: str) -> bool:
    """Tell whether a memory tells to use, prefer or like something, by name."""
    positive = normalise(_POSITIVE_END.split(description)[0])
    wanted = re.escape(normalise(term))
    if not any(map(str.isalnum, term)):
        return False
    return re.search(rf"{_VERB}\s?(?:the |a |an )?{wanted}(?![\w-])", positive, re.ASCII) is not None


def _restated(statement: str, memory: Memory) -> bool:
    mine, theirs = _subject(statement), _subject(memory.description)
    return bool(mine) and mine == theirs and normalise(statement) != normalise(memory.description.rstrip(END_MARKS))


def _moved(statement: str, memory: Memory) -> bool:
    """Tell whether a statement moves in time or place what a memory speaks of, whatever it calls it."""
    moved = _MOVED.match(statement)
    subject = key_words(moved["subject"] or moved["at"] or moved["subjekt"] or "") if moved else frozenset()
    if not subject or _PRONOUN.match(statement):
        return False
    return subject <= key_words(memory.description) and normalise(statement) not in normalise(memory.description)


def _renumbered(statement: str, memory: Memory) -> bool:
    """Tell whether a statement gives another number to what a memory numbers ("we're on Node 22 now")."""
    if not _OURS.match(statement) or not _CHANGED.search(statement) or _TROUBLE.search(statement):
        return False
    mine, theirs = _numbers(statement), _numbers(memory.description)
    return any(name in theirs and theirs[name] != number for name, number in mine.items())


def _numbers(text: str) -> dict[str, str]:
    return {found["name"].lower(): found["number"] for found in _NUMBERED.finditer(text)}


def _subject(statement: str) -> frozenset[str]:
    match = _FACT.match(statement)
    subject = (match["subject"] or match["subjekt"] or "") if match else ""
    return frozenset() if not subject or _PRONOUN.match(subject) else key_words(subject)
