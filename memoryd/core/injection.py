"""Find words that read like an instruction to an assistant's memory, where nobody typed them.

Whatever a page, a log, a tool or an agent says about what to remember, to forget or to obey from now on is not the
person's word. It is cut out sentence by sentence before anything is stored; that it was there is counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256

from memoryd.core.expressions import expression
from memoryd.core.model import Speaker, ToolCall, Turn, Utterance
from memoryd.core.text import normalise

REASON = "reads like an instruction to an assistant's memory"
LONGEST = 2_000

_STORES = (
    r"(?:your |the |its |an? |their )?(?:own |long[- ]term |persistent |project |user |agent'?s? |assistant'?s? |ai )*"
    r"(?:memor(?:y|ies)|memory\.md|claude\.md|agents\.md|gemini\.md|\.memory|\.cursorrules|knowledge base|instructions"
    r" file|rules file|system prompt|standing (?:rules|instructions)|preferences)"
)
_FUTURE = (
    r"(?:from now on|going forward|henceforth|permanently|in (?:all |every |any )?(?:future|later|subsequent|upcoming)"
    r" (?:session|conversation|chat|turn|task|interaction|request|response|run)s?"
    r"|for (?:all|every|any|the rest of)[^.]{0,20}(?:session|conversation|chat|turn)s?|across (?:all )?sessions)"
)
_ORDER = (
    r"(?:always|never|must|do not|don't|you (?:must|should|shall|will|are to|need to|have to)|make sure|ensure|use|run"
    r"|add|send|include|treat|consider|trust|obey|follow|ignore|call|execute|install|fetch|download|disable|approve|reply"
    r"|respond|answer|remember|prefer|accept|skip)\b"
)
_ENGLISH = (
    r"\b(?:remember|memori[sz]e|store|save|record|add|write|persist|keep|commit|append|insert|put|log|update|note"
    rf"|learn)\b[^.]{{0,100}}\b(?:in|into|to|as|within|your)\b[^.]{{0,24}}{_STORES}\b",
    rf"\b(?:update|delete|erase|clear|overwrite|wipe|modify|rewrite|reset|edit|purge)\b[^.]{{0,40}}{_STORES}\b",
    r"(?:^|[,:;>*] ?|\b(?:please|you|must|should|and|then|to|always|also) )"
    r"(?:remember|memori[sz]e|keep in mind|bear in mind)\b(?:[:,]| (?:that|this|these|the following|to|for|always"
    r"|never|as|how|the user|our|my|your|it|all)\b|$)",
    rf"{_FUTURE}\b[^.]{{0,60}}\b{_ORDER}",
    rf"\b{_ORDER}[^.]{{0,120}}{_FUTURE}\b",
    rf"{_FUTURE}\b[^.]{{0,20}}\b(?:all|every|each|any|no)\b[^.]{{0,60}}\b(?:is|are|be|gets?)\b",
    rf"\b(?:all|every|each|any|no)\b[^.]{{0,60}}\b(?:is|are|be|gets?)\b[^.]{{0,60}}{_FUTURE}\b",
    r"\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,30}\b(?:previous|prior|above|earlier|all|any"
    r"|everything|your|other|existing)\b[^.]{0,30}\b(?:instruction|rule|prompt|memor|guideline|polic|direction|told|constraint|context)",
    r"\b(?:the |this )?user (?:always |now |also |really |strongly )*(?:prefers?|wants you|likes you|has (?:approved"
    r"|authori[sz]ed|asked you|confirmed|instructed|agreed|stated|said|decided)|approved|authori[sz]ed|expects you"
    r"|instructed|told you|never wants|always wants|trusts?|requires you)\b",
    r"\b(?:ai|llm|coding|language|any|all|every) (?:assistant|agent|model)s?\b[^.]{0,60}\b(?:must|should|shall|always"
    r"|never|remember|need to|have to|are required|is required|do not)\b",
    r"\b(?:attention|note|notice|message|instructions?|important|reminder)\b[^.]{0,12}\b(?:to|for)\b[^.]{0,12}\b(?:ai"
    r"|assistant|agent|claude|codex|copilot|cursor|gemini|gpt|chatgpt|llm|model)s?\b",
    r"^\W{0,6}(?:system|developer|assistant|admin(?:istrator)?)(?: ?(?:message|prompt|note|override|instruction|update"
    r"|notice))?\W{0,3}[:\]>]",
    r"\b(?:standing|persistent|permanent|global) (?:rule|instruction|order|preference|directive)s?\b",
    r"\bas (?:a|the|your) (?:standing|permanent|new) (?:rule|preference|policy|instruction)\b",
)
_CHINESE = (
    r"(?:请|要|务必|必须|应该?|需要|一定|你)?(?:永远|始终|都)?(?:记住|牢记|记得|记下|谨记)(?!了|过|录)",
    r"(?:写入|存入|保存到|存到|加入|添加到|更新|记录到|记到|放进|清空|清除|删除|修改|覆盖).{0,20}(?:记忆|长期记忆|memory|备忘"
    r"|系统提示|规则文件)",
    r"(?:忽略|无视|忘记|忘掉|覆盖).{0,12}(?:之前|以前|上面|先前|前面|所有|一切|全部|你).{0,12}"
    r"(?:指令|指示|规则|提示|记忆|设定|内容|要求)",
    r"(?:从现在起|从今以后|从此以后|今后|以后|往后|在?未来的?(?:所有)?(?:会话|对话)|所有会话|每次会话).{0,40}"
    r"(?:一律|都|必须|总是|永远|不要|禁止|务必|请|使用|应该?|不得|不再)",
    r"用户(?:一直|总是|始终|已经?|更|非常|明确)?(?:偏好|喜欢|希望你|要求你|已?授权|同意|批准|确认过|说过|习惯)",
    r"(?:ai|人工智能|智能|编程|所有|任何)(?:助手|代理|模型|智能体).{0,30}(?:必须|应该?|务必|不要|禁止|请|需要|记住)",
    r"^\W{0,6}(?:系统|管理员|开发者)(?:消息|提示|指令|通知)?\W{0,2}[:：\]】>]",
    r"(?:致|给|告诉|通知)(?:所有|任何|各位)?(?:ai|助手|智能体|代理|模型)",
)
NEEDED = (
    "memor", "remember", "claude.md", "agents.md", "gemini.md", ".cursorrules", "knowledge base", "instructions file",
    "rules file", "system prompt", "standing", "preferences", "in mind", "from now on", "going forward", "henceforth",
    "permanently", "in future", "all future", "every future", "any future", "later ", "subsequent", "upcoming",
    "for all", "for every", "for any", "for the rest of", "across ", "ignore", "disregard", "forget", "override",
    "bypass", "developer", "admin", "persistent", "permanent", "global ", "new rule",
    "preference", "policy", " instruction", "记", "长期", "备忘", "规则", "忽略", "无视", "忘", "覆盖",
    "从现在起", "从今以后", "从此以后", "今后", "以后", "往后", "未来", "会话", "用户", "助手", "代理", "模型",
    "智能体", "系统", "管理员", "开发者",
)  # fmt: skip
"""Words of which a sentence that reads like one holds at least one, unless it speaks to an agent by its kind."""
_NEEDED_ASCII = tuple(filter(str.isascii, NEEDED))
_AGENTS = ("assistant", "agent", "model", "claude", "codex", "copilot", "cursor", "gemini", "gpt", "llm", "system")
# Each begins with what it looks for, and looks behind it afterwards: so a long text without it costs next to nothing.
_AI = expression(r"ai(?<![a-z]ai)")
_OF_USER = expression(
    r"user (?<=\buser )(?:always|now|also|really|strongly|prefer|want|like|has |approve|authori|expect|instruct|told"
    r"|never|trust|requir)"
)
_NAMED = expression("|".join(rf"{name}(?<=\b{name})" for name in (*_AGENTS[:-1], "chatgpt")))
_KINDS = ("assistant", "agent", "model")
_ANY_OF_A_KIND = ("ai ", "llm ", "coding ", "language ", "any ", "all ", "every ")
_TURNED_TO = expression(r"(?:to|for)\b[^.]{0,12}\Z")
_BEGINS = expression(r"\W{0,6}(?:system|assistant)")
WAYS = (*_ENGLISH, *_CHINESE)
_OF_STORES = "memor .md cursorrules knowledge·base s·file system·prompt standing· preference"
_OF_FUTURE = (
    "from·now forward henceforth permanent future later subsequent upcoming for·all for·every for·any for·the·rest"
    " across·"
)
_EACH_NEEDS = (
    _OF_STORES,
    _OF_STORES,
    "remember memori in·mind",
    *(4 * (_OF_FUTURE,)),
    "ignore disregard forget override bypass",
    "user·",
    "·assistant ·agent ·model",
    "attention note notice message instruction important reminder",
    "system developer assistant admin",
    "standing· persistent· permanent· global·",
    "standing· permanent· new·",
    "记",
    "记忆 memory 备忘 系统提示 规则文件",
    "忽略 无视 忘 覆盖",
    "现在起 今以后 此以后 今后 以后 往后 会话 对话",
    "用户",
    "助手 代理 模型 智能体",
    "系统 管理员 开发者",
    "致 给 告诉 通知",
)
_EACH = tuple(expression(way, re.IGNORECASE, need) for way, need in zip(WAYS, _EACH_NEEDS, strict=True))
"""The ways one by one: all together take longer to compile than most runs have sentences that need it."""
_READS = expression("|".join(WAYS), re.IGNORECASE)
# What an agent says of itself is a report, not an instruction: "I'll remember that", "I've saved it to memory".
_OF_ITSELF = expression(
    r"^\W{0,6}(?:(?:ok(?:ay)?|sure|got it|done|noted|understood|great|yes|certainly|thanks)\b[^a-z]{1,4})?"
    r"(?:i|i'll|i've|i have|i will|i'm|i can|i could|let me|we|we've|we'll)\b|^\W{0,4}(?:好的?\W{0,3})?我"
    r"(?:会|已|将|们|来|把|也)"
)
# A dot within a name or a number ends nothing.
_SENTENCE = expression(r"(?:[^\n.!?。！？]|[.!?](?=[^\s\"'”’)\]<]))*(?:[.!?]+|[。！？]+|\n|$)")


@dataclass(frozen=True, slots=True)
class Cut:
    """Words that were cut out of a turn: whose they were, and a hash that knows them again."""

    speaker: Speaker
    pasted: bool
    mark: str


def reads_like_one(sentence: str) -> bool:
    """Tell whether a sentence tells an assistant what to remember, to forget or to do in every session."""
    plain = normalise(sentence[:LONGEST])
    return _may_read(plain) and any(way.search(plain) for way in _EACH)


def may_hold_one(text: str) -> bool:
    """Tell, from single words, whether any sentence of a text may read like one; most texts hold none of the words."""
    plain = normalise(text)
    # What a sentence begins with stands anywhere in a text.
    return _may_read(plain) or "system" in plain or "assistant" in plain


def holds_one(text: str) -> bool:
    """Tell whether any sentence of a text reads like one."""
    return may_hold_one(text) and any(map(reads_like_one, _sentences(text)))


def instructions_in(text: str) -> tuple[str, ...]:
    """Return the sentences of a text that read like one, each once, in order."""
    return tuple(dict.fromkeys(sentence.strip() for sentence in _sentences(text) if reads_like_one(sentence)))


def phrases(text: str) -> Iterator[str]:
    """Yield the part of each sentence that tells an assistant what to remember, to forget or to do in every session."""
    for sentence in _sentences(text):
        if match := _READS.search(normalise(sentence)):
            yield match.group()


def without_instructions(turn: Turn) -> tuple[Turn, tuple[Cut, ...]]:
    """Return the turn without such sentences wherever the person did not type them, and what was cut."""
    cuts: list[Cut] = []
    words = tuple(_clean(word, cuts) for word in turn.words)
    final = None if turn.final is None else _kept(turn.final, Speaker.ASSISTANT, False, cuts)
    calls = tuple(_clean_call(call, cuts) for call in turn.calls)
    return (replace(turn, words=words, final=final or None, calls=calls), tuple(cuts)) if cuts else (turn, ())


def _clean(word: Utterance, cuts: list[Cut]) -> Utterance:
    if word.speaker is Speaker.USER and not word.pasted:
        return word
    text = _kept(word.text, word.speaker, word.pasted, cuts)
    return word if text == word.text else replace(word, text=text)


def _clean_call(call: ToolCall, cuts: list[Cut]) -> ToolCall:
    if not reads_like_one(call.target):
        return call
    cuts.append(Cut(Speaker.TOOL, False, _mark(call.target)))
    return replace(call, target="")


def _kept(text: str, speaker: Speaker, pasted: bool, cuts: list[Cut]) -> str:
    if not may_hold_one(text):
        return text
    parts: list[str] = []
    for sentence in _sentences(text):
        own = speaker is Speaker.ASSISTANT and _OF_ITSELF.match(normalise(sentence[:LONGEST]))
        if own or not reads_like_one(sentence):
            parts.append(sentence)
            continue
        cuts.append(Cut(speaker, pasted, _mark(sentence)))
        parts.append("\n" if sentence.endswith("\n") else "")
    return "".join(parts)


def _sentences(text: str) -> Iterator[str]:
    for match in _SENTENCE.finditer(text):
        # A sentence without an end is looked at in pieces, so that none is beyond what is read of one.
        yield from (match[0][at : at + LONGEST] for at in range(0, len(match[0]), LONGEST))


def _may_read(plain: str) -> bool:
    for word in _NEEDED_ASCII if plain.isascii() else NEEDED:
        if word in plain:
            return True
    if "ai" in plain and _AI.search(plain):
        return True
    if "user " in plain and _OF_USER.search(plain):
        return True
    return any(word in plain for word in _AGENTS) and _speaks_to_an_agent(plain)


def _speaks_to_an_agent(plain: str) -> bool:
    if _BEGINS.match(plain):
        return True
    for named in _NAMED.finditer(plain):
        at = named.start()
        if _TURNED_TO.search(plain[max(0, at - 15) : at]):
            return True
        if named.group() in _KINDS and plain.endswith(_ANY_OF_A_KIND, 0, at):
            return True
    return False


def _mark(text: str) -> str:
    return sha256(normalise(text).encode("utf-8", "replace")).hexdigest()[:16]
