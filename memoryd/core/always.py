"""Whether what a person laid down holds for everything, because it names no topic: how to answer, not what about.

Told by its words alone: every word that carries meaning must be about the conversation itself (how an answer is worded,
what it mentions, what is asked first, what the person is called). One word of another matter, or a time or place it
holds for, and the rule has a topic: then it is found when that is asked about. On doubt a rule has a topic.
"""

from __future__ import annotations

from memoryd.core.cjk import is_cjk
from memoryd.core.recall_table import CHINESE_STOP, ENGLISH_STOP
from memoryd.core.recall_words import runs, stem

_TYPES = ("user", "feedback")
_LONGEST = 200

_ENGLISH_ABOUT = """
answer reply respond response explanation explain summarise summarize summary conclusion speak talk write language
english chinese german french spanish japanese korean portuguese italian russian dutch polish turkish arabic
mandarin concise concisely brief briefly short shortly terse tersely succinct verbose long longer lengthy wordy
sentence paragraph bullet emoji emojis apologise apologize apology praise compliment flattery flatter sorry thank
greet greeting filler preamble disclaimer hedge tone polite politely formal formally informal casual direct directly
blunt bluntly honest honestly ask question clarify clarification confirm confirmation guess assume assumption
ambiguous unclear address pronoun plan plans step opinion uncertain uncertainty unsure metric markdown version
versions source sources
"""
_ENGLISH_WITH = """
version date source sources reference references link path line number numbers name mention state cite quote list
lists give include start begin end finish word words one two three four five single first simple simply plain
plainly point person user prefer prefers want wants dislike dislikes hate hates like likes unless message
conversation everything everyone editing edit change changes code coding work working before doing acting action act
proceed please clear clearly full use used avoid keep term terms text unit units agree approval permission idea
reason reasons reasoning good bad option options choice alternative alternatives wait until agreed asked stop get
straight useful needed necessary possible need needs must write writing wrote file files anything something nothing
doubt
"""
_CHINESE_ABOUT = """
回答 回复 答复 解释 总结 结论 说话 交流 沟通 语言 中文 英文 英语 汉语 日语 德语 法语 简体 繁体 简短 简洁 简练 精简
详细 啰嗦 废话 长篇大论 一句话 两句话 几句话 段落 要点 表情 表情符号 道歉 抱歉 对不起 客套 客套话 客气 夸奖 恭维
奉承 语气 礼貌 正式 直接 直说 坦率 诚实 提问 追问 确认 猜 猜测 假设 歧义 不清楚 不确定 称呼 方案 计划 步骤 意见 先问
问我 告诉我 同意 版本 版本号 出处 来源
"""
_CHINESE_WITH = """
版本 版本号 日期 来源 出处 链接 路径 行号 编号 说明 写明 注明 标明 列出 给出 包含 附上 开头 结尾 用户 用户喜欢 喜欢
希望 讨厌 不喜欢 偏好 习惯 一律 总是 始终 永远 每次 所有 一定 务必 尽量 最好 统一 不许 不准 禁止 避免 不用 动手 修改
改代码 代码 写代码 之前 再动手 再 先 句 字 以内 不超过 三 两 一 二 五 十 清楚 明白 完整 理由 原因 选项 等 继续 执行
操作 开始 内容 列表 一大堆 过多 多 少 说 写 任何 东西 直接改 消息 对话 我 请 只 长 短 列 堆
"""
_ENGLISH_TOPIC = frozenset(("when", "if", "in", "on", "for", "at", "whenever", "while", "during", "inside", "within"))
"""Words after which a rule says what it holds for."""
_EVERY = "in every|in each|in all|for every|for each|for all|at the end|at the start|at the beginning|at all"
_MANNER = "in a few|in one|in two|in three|in short|in full"
_DOUBT = "on doubt|when in doubt|if in doubt|when unsure|if unsure|if unclear|when unclear"
_ANYTIME = tuple("|".join((_DOUBT, _EVERY, _MANNER)).split("|"))
"""The same words where they say nothing of the kind."""
_ABOUT = frozenset(map(stem, _ENGLISH_ABOUT.split()))
_WITH = frozenset(map(stem, _ENGLISH_WITH.split()))
_ABOUT_CJK = frozenset(_CHINESE_ABOUT.split())
_NOTHING_CJK = frozenset(_CHINESE_WITH.split()) | CHINESE_STOP
_LONGEST_CJK = 5


def holds_always(kind: str, rule: str) -> bool:
    """Tell whether a rule of this type holds whatever is asked; `rule` is a memory's description."""
    if kind not in _TYPES or len(rule) > _LONGEST:
        return False
    plain = rule.casefold().replace("'", "").replace("’", "")
    about = [_about(run) for run in runs(plain)]
    return None not in about and True in about and not _has_place(plain)


def _about(run: str) -> bool | None:
    """Tell whether a word is about the conversation (True), says nothing (False), or is of another matter (None)."""
    if is_cjk(run[0]):
        return _about_cjk(run)
    if stem(run) in _ABOUT:
        return True
    return False if run in ENGLISH_STOP or stem(run) in _WITH else None


def _about_cjk(run: str) -> bool | None:
    at, about = 0, False
    while at < len(run):
        for size in range(min(_LONGEST_CJK, len(run) - at), 0, -1):
            word = run[at : at + size]
            if word in _ABOUT_CJK or word in _NOTHING_CJK:
                about = about or word in _ABOUT_CJK
                at += size
                break
        else:
            return None
    return about


def _has_place(rule: str) -> bool:
    """Tell whether a rule says when or where it holds."""
    for anytime in _ANYTIME:
        rule = rule.replace(anytime, " ")
    words = [run for run in runs(rule) if not is_cjk(run[0])]
    return any(word in _ENGLISH_TOPIC and not _is_of_conversation(words, at) for at, word in enumerate(words))


def _is_of_conversation(words: list[str], at: int) -> bool:
    """Tell whether `in` stands before a word of the conversation ("in plain English", "in your replies")."""
    following = (word for word in words[at + 1 :] if word not in ENGLISH_STOP and stem(word) not in _WITH)
    return words[at] == "in" and stem(next(following, "")) in _ABOUT
