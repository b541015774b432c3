"""How all answers are to be, where a text says that and nothing else: short or long, and in which language.

People say it in ever other words (answer briefly, keep your replies short, 回答要简洁), and change their minds about it
more often than about anything else. Every word must be one of those below: one that is not may say when it holds, or
be of another matter, and then nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from memoryd.core.cjk import is_cjk
from memoryd.core.expressions import expression
from memoryd.core.han import simplified
from memoryd.core.text import normalise

SHORT = "short"
LONG = "long"

_ANSWERS = "answer answers answering reply replies replying respond response responses speak talk"
_ANSWERS_CHINESE = "回答 回复 答复 作答 回应 交流 沟通 对话 说话"
_STYLES = {
    SHORT: "short shorter brief briefly briefer concise concisely terse tersely succinct succinctly crisp "
    "简短 简洁 简练 精简 精炼 简明 简明扼要 简要 简单扼要 言简意赅 短",
    LONG: "long longer lengthy detailed detail verbose verbosely wordy elaborate extensive extensively "
    "详细 详尽 具体 啰嗦 冗长 长 长篇大论 废话",
}
_TONGUES = {
    "english": "english 英文 英语",
    "chinese": "chinese mandarin 中文 汉语 普通话",
    "german": "german 德语 德文",
    "french": "french 法语 法文",
    "spanish": "spanish 西班牙语",
    "japanese": "japanese 日语 日文",
    "korean": "korean 韩语 韩文",
    "russian": "russian 俄语 俄文",
}
_IDLE = (
    "a an the too in on and be being is are to as at all of you your yours i me my with them they it its keep "
    "kept keeping make give giving write use using want wants like likes prefer prefers would always please "
    "should must can may could need needs have has do does just only ever every each more very really much quite "
    "rather again now from going forward future sentence sentences way style user users ok okay that sure ones "
    "words 's 'd 'm "
    "以后 今后 往后 从现在起 从现在开始 从今天起 现在 请 请你 要 应该 应 应当 必须 务必 需要 得 都 一律 "
    "统一 总是 始终 一直 永远 尽量 尽可能 保持 可以 能 更 再 多 一点 一些 些 点 点儿 一点儿 比较 的 地 "
    "了 吧 啊 用 使用 以 我 你 来 给 跟 和 给我 跟我 和我 所有 每次 全部 而且 并且 用户 喜欢 希望 偏好 "
    "我的 你的 问题 越 太 过 过于 那么 这么 写 句子 语言 文字 说 改成 改为 改用 换成"
)
_NOT = (
    "not no never stop avoid without dont 不 不要 别 不用 不必 不需要 无需 不许 不能 不再 不再用 别再 避免 勿 "
    "不要用 别用 禁止"
)
_CLAUSE = expression(
    r"[,，;；、.。!！:：]+|\b(?:but|instead|and (?=not |no |never |stop )|rather than)\b|而不是|而是|而非|但是?"
)
_NO_NEED = expression(r"\bno (?:need|longer)\b")
_NO_MORE = expression(r"\bany ?(?:more|longer)\b")
_TURNING = frozenset(("rather than", "而不是", "而非"))
_WORD = expression(r"[a-z]+(?:'[a-z]+)?|[^\x00-\x7f]+|\S")
_LONGEST = 120
_LONGEST_WORD = 5


def _table() -> dict[str, str]:
    """Return what each word says: a style, a language, "answer", "not", or nothing ("")."""
    table = dict.fromkeys(_IDLE.split(), "")
    for meaning, words in (*_STYLES.items(), *_TONGUES.items(), ("answer", f"{_ANSWERS} {_ANSWERS_CHINESE}")):
        table |= dict.fromkeys(words.split(), meaning)
    return table | dict.fromkeys(_NOT.split(), "not")


_SAYS = _table()


@lru_cache(maxsize=1_024)
def manner(text: str) -> frozenset[str]:
    """Return how a text says that all answers are to be, SHORT or LONG and a language; empty where it says more."""
    if len(text) > _LONGEST:
        return frozenset()
    plain = normalise(simplified(text)).replace("’", "'").replace("n't", " not")
    plain = _NO_MORE.sub("", _NO_NEED.sub("not", plain))
    told: set[str] = set()
    about = False
    turned = False
    for clause in _clauses(plain):
        if clause in _TURNING:
            turned = True
            continue
        meanings = list(_meanings(clause))
        if None in meanings:
            return frozenset()
        about = about or "answer" in meanings or clause.startswith(("be ", "you can be ", "you may be "))
        told |= _of_clause([one for one in meanings if one], turned=turned)
        turned = False
    return frozenset(told) if about and _is_one(told) else frozenset()


def takes_the_place(new: frozenset[str], old: frozenset[str]) -> bool:
    """Tell whether a manner leaves nothing of another one: it says otherwise all that that one says, or says it too."""
    lengths, tongues = {SHORT, LONG}, _TONGUES.keys()
    kinds = [kind for kind in (lengths, tongues) if old & kind]
    return bool(kinds) and all(new & kind for kind in kinds) and not old <= new


def _clauses(plain: str) -> Iterator[str]:
    at = 0
    for mark in _CLAUSE.finditer(plain):
        yield plain[at : mark.start()].strip()
        yield mark.group() if mark.group() in _TURNING else ""
        at = mark.end()
    yield plain[at:].strip()


def _of_clause(meanings: list[str], *, turned: bool) -> set[str]:
    """Return what a clause says; what is not to be long is to be short, and another language tells nothing."""
    turned = turned ^ (meanings.count("not") % 2 == 1)
    styles = {one for one in meanings if one in _STYLES}
    tongues = set() if turned else {one for one in meanings if one in _TONGUES}
    if turned:
        styles = {LONG if one == SHORT else SHORT for one in styles}
    return styles | tongues


def _is_one(told: set[str]) -> bool:
    return bool(told) and not told >= {SHORT, LONG} and len(told & _TONGUES.keys()) <= 1


def _meanings(clause: str) -> Iterator[str | None]:
    """Yield what each word of a clause says, None for one that is not known."""
    for word in _WORD.findall(clause):
        if is_cjk(word[0]):
            yield from _chinese(word)
        else:
            yield _SAYS.get(word)


def _chinese(run: str) -> Iterator[str | None]:
    at = 0
    while at < len(run):
        sizes = range(min(_LONGEST_WORD, len(run) - at), 0, -1)
        size = next((size for size in sizes if run[at : at + size] in _SAYS), 0)
        if not size:
            yield None
            return
        yield _SAYS[run[at : at + size]]
        at += size
