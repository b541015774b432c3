"""Find a chat among lines: who said it, and when, as people copy it out of a messenger.

Four ways are known: a time, a name and the words ("[10:32] Ada: ..."); a name with its time on a line of its own above
the words, as Slack, Discord and WeChat copy; a nick between angle brackets; and names with a colon, where somebody
speaks twice or the names can only be people's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from memoryd.core.expressions import expression
from memoryd.core.people import FIRST_NAMES, SURNAMES

MOST_BETWEEN = 12
"""Lines of one message, at most, for the next one to belong to the same chat."""
_LONGEST_HEAD = 120

_DAY = (
    r"(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}[-/.月]\d{1,2}日?(?:[-/.]\d{2,4})?"
    r"|(?:mon|tue|wed|thu|fri|sat|sun)\w{0,6}"
    r"|today(?: at)?|yesterday(?: at)?|今天|昨天|前天|星期.|周[一二三四五六日天])"
)
_HOUR = r"(?:上午|下午|晚上|早上|凌晨|中午)?\s?\d{1,2}[:：]\d{2}(?:[:：]\d{2})?(?:\s?[ap]\.?m\.?)?"
_TIME = rf"(?:{_DAY}[,，]?\s{{1,3}})?{_HOUR}"
_NAME = (
    r"[@~]?[^\W\d_][^\s:：,，。.!?！？\[\](){}<>|#*/\\]{0,20}(?:\s[^\W_][^\s:：,，。!?！？\[\](){}<>|#*/\\]{0,20}){0,2}"
)

_AN_HOUR = expression(r"\d[:：]\d{2}")
"""What each way to tell a time has, and few lines do."""
_TIME_FIRST = expression(rf"\s*{_TIME}\s{{0,3}}[-–—]?\s{{0,2}}<?{_NAME}>?\s?[:：]\s*\S", re.IGNORECASE)
_BRACKETED = expression(
    rf"\s*(?:[\[(（【]{_TIME}[\])）】]\s?<?{_NAME}>?\s?[:：]|{_NAME}\s?[\[(（【]{_TIME}[\])）】]\s?[:：])\s*\S",
    re.IGNORECASE,
)
_ABOVE = expression(
    rf"\s*(?:{_NAME}\s{{0,3}}[,，—–-]?\s{{0,3}}[\[(（【]?{_TIME}[\])）】]?|[\[(（【]?{_TIME}[\])）】]?\s{{1,3}}{_NAME})\s*\Z",
    re.IGNORECASE,
)
_ONE_ABOVE = expression(rf"\s*{_NAME}\s{{1,3}}[\[(（【]{_TIME}[\])）】]\s*\Z", re.IGNORECASE)
_NICK = expression(r"\s*<[@+~]?[^\W\d][\w.-]{0,20}>\s+\S")
_PROMPTED = expression(r"\s*[@+~]?[^\W\d_][\w.-]{0,20}> \S")
_NAMED = expression(rf"\s*(?P<name>{_NAME})\s?[:：](?!//)\s*\S")
_PEOPLE = expression(
    rf"@\S+|{SURNAMES}[\u4e00-\u9fff]{{1,2}}|[小老阿][\u4e00-\u9fff]{{1,2}}"
    r"|[\u4e00-\u9fff]{1,3}(?:哥|姐|总|工|老师|经理|同学|师傅|主任|博士|仔|叔)"
)
_NO_PERSONS = """
rule rules note notes todo fix feat chore docs refactor test tests perf build ci style question answer step steps goal
goals context background input output expected actual error warning info debug example examples important hint reminder
must should never always do don't dont yes no first second third also and but then before after why how what where when
规则 注意 要求 背景 目标 备注 说明 问题 原因 方案 步骤 输入 输出 例如 比如 期望 实际 提示 重点 另外
前端 后端 测试 数据库 接口 命名 注释
frontend backend database api naming comments tests style
"""
_KEYS = frozenset(_NO_PERSONS.split())
_ASSISTANTS = frozenset(("assistant", "ai", "claude", "chatgpt", "gpt", "助手", "模型"))
_GREETING = expression(
    r"\s*(?:(?:dear|hi|hello|hey) (?:all|team|everyone|everybody|folks|colleagues|customers?|sir|madam|mr|ms|mrs)\b"
    r"|dear \w"
    r"|(?:各位|尊敬的|亲爱的)[^，,。]{0,12}|(?:大家|同学们|同事们)好)[^.!?。！？]{0,30}[,，:：！!]?\s*\Z",
    re.IGNORECASE,
)
_CLOSING = expression(
    r"\s*(?:(?:best|kind|warm)? ?regards|best wishes|yours|sincerely|cheers|thanks|thank you|此致|敬上|祝好|谢谢"
    r"|顺颂)\b"
    r"[^.!?。！？]{0,40}\Z|\s*(?:此致|祝好|谢谢)",
    re.IGNORECASE,
    "regards best·wishes yours sincerely cheers thank 此致 敬上 祝好 谢谢 顺颂",
)
_DUTY = expression(r"负责|主管|(?:owns?|handles?|does|leads?|is (?:on|in)|maintains?)\b", re.IGNORECASE)
_ME = frozenset(("me", "我"))
_QUESTIONS = (frozenset("qa"), frozenset("问答"))
_ASKERS = frozenset(("user", "human", "system", "用户", "系统"))


def chats(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where chats stand among lines: the first and the last but one index, as slices go."""
    if any(_AN_HOUR.search(line[:_LONGEST_HEAD]) for line in lines):
        yield from _spread([at for at, line in enumerate(lines) if _stamped(line)], lines, least=2)
        yield from _spread([at for at, line in enumerate(lines) if _is(_BRACKETED, line)], lines, least=1)
        yield from _spread([at for at, line in enumerate(lines) if _is(_ONE_ABOVE, line)], lines, least=1)
    yield from _spread([at for at, line in enumerate(lines) if _is(_NICK, line)], lines, least=2)
    yield from _spread([at for at, line in enumerate(lines) if _is(_PROMPTED, line)], lines, least=2)
    yield from _named(lines)
    yield from _letter(lines)


def _is(pattern: re.Pattern[str], line: str) -> bool:
    return pattern.match(line[:_LONGEST_HEAD]) is not None


def _stamped(line: str) -> bool:
    head = line.rstrip()
    return _is(_TIME_FIRST, line) or (len(head) <= _LONGEST_HEAD and _ABOVE.match(head) is not None)


def _spread(heads: Sequence[int], lines: Sequence[str], *, least: int) -> Iterator[tuple[int, int]]:
    """Yield stretches from a head to the end of the last message, where at least so many heads lie close together."""
    run: list[int] = []
    for head in [*heads, len(lines) + MOST_BETWEEN + 1]:
        if run and head - run[-1] > MOST_BETWEEN:
            if len(run) >= least:
                yield run[0], _end(lines, run[-1])
            run = []
        run.append(head)


def _end(lines: Sequence[str], last: int) -> int:
    """Return the index behind the last message: it ends at an empty line."""
    return next((at for at in range(last + 1, len(lines)) if not lines[at].strip()), len(lines))


def _named(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield stretches in which each line begins with a name, and the names are people's."""
    run: list[tuple[int, str]] = []
    for at, line in enumerate([*lines, "-"]):
        if not line.strip():
            continue
        found = _NAMED.match(line[:_LONGEST_HEAD])
        if found and not _DUTY.match(line, found.end() - 1):
            run.append((at, found["name"].strip().lower()))
            continue
        if _talk([name for _, name in run]):
            yield run[0][0], run[-1][0] + 1
        run = []


def _letter(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield a letter to others, from how it greets them to how it ends."""
    last = next((at for at in reversed(range(1, len(lines))) if _CLOSING.match(lines[at][:_LONGEST_HEAD])), 0)
    greeted = next((at for at in range(last) if _GREETING.match(lines[at][:_LONGEST_HEAD])), last)
    if greeted < last:
        yield greeted, last + 1


def _talk(names: Sequence[str]) -> bool:
    """Tell whether names are those of people who talk with each other, and not the keys of a list."""
    each = set(names)
    if each & _ASSISTANTS and each & _ASKERS:
        return True
    if (each & _ME and len(each) > 1) or any(each >= both for both in _QUESTIONS):
        return True
    if len(each) < 2 or each & _KEYS:
        return False
    return len(each) < len(names) or all(name.split()[0] in FIRST_NAMES or _PEOPLE.fullmatch(name) for name in each)
