"""Call a memory something short that reads well: whole words, no doubled type, nothing left dangling."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memoryd.core.expressions import expression
from memoryd.core.text import is_cjk, slug

MOST_WORDS = 6
MOST_CHARACTERS = 14
"""Of Chinese; three Latin letters weigh as much as one character."""
_MOST_OF_A_FILE = 48
_LEAST_WORDS = 3
_SAFE = 6
_LEAST_LETTERS = {False: 3, True: 4}

_ADDRESS = expression(
    r"https?://\S+|(?:\b(?:on|by|until|before|since|from|at) )?(?<!\d)20\d\d-\d\d-\d\d(?!\d)|\[[^\]]*\]"
)
_DECIDED = (
    r"(?:we|the (?:[\w-]+ )?team|our team|[\w-]+)(?:'ve| have| has| all| just| finally)*"
    r" (?:decided|agreed|settled|committed|chosen|opted)(?: in the \w+)?(?: to| that| on| not(?= to))+"
)
_LEADING = expression(
    rf"^(?:the user (?:says: “(?:i(?:'m|'ve)? )?|is (?:a |an |the )?|has been )|the user(?:'s)? |{_DECIDED} "
    r"|(?:in|for) (?:this|our|the) (?:repo|repository|project|codebase|code base|team),? "
    r"|(?:please|the|our|a|an|all our|there is|we have to|we have|we're|we are|we've|find"
    r"|you(?:'ll| can| will) find|we will|we'll) )+",
    re.IGNORECASE,
)


def _sets(*texts: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(text.split()) for text in texts)


_LIGHT: tuple[frozenset[str], ...] = _sets(
    "a an the",
    "all any each every also just really so please ever",
    "me us it them",
    "been be is are had has have",
    "my your our their his her its this that these those there",
    "who which would will can should must",
    "i you we they he she",
)
"""Words a long name can do without, the lightest first."""
_ARTICLES = _LIGHT[0]
_LINKING, _LAST = _sets(
    "of to for in on at and or as by with from into than then when if over under via but before after because since"
    " about between while until instead without rather next",
    "not was were live lives lie lies kept stored located hosted found end start beginning",
)
_DANGLING = _LINKING.union(_LAST, *_LIGHT)
_WORD = expression(r"[^\s,;:()\"`“”…]+")
_WHEN = expression(
    r"^(?:when|whenever|every time|each time|before|after|once|if|while|in general|as a rule|by default|in|for)\b"
    r"[^,]{0,120}, (?:then )?(?=\S+ \S+)",
    re.IGNORECASE,
)
_BREAK = expression(r"[,;:]|\s[-–—]+\s|[.!?]\s|\s(?:and|but|so|because|since|when|if|unless|which)\s")

_LEADING_CHINESE = expression(
    r"^(?:[\s，,的都就]+|之前|之后|[于在从](?!线|库|来|此)|用户(?:的|说：“?)?(?!名|数|表|权|体|协|手|信|端|态|界|反|行|密)|(?:(?:我们|咱们)(?:的|团队|项目|公司)?|本项目"
    r"|这个项目|团队)(?:里|中|内|这边|这里)?"
    r"|大家|会上|一致|最终|最后|决定|商定|约定|敲定|请)+(?=\S)"
)
_WHOLE = (
    "上线|下线|中文|英文|时区|时间|时效|时序|前端|后端|合并|并发|并行|前缀|后缀|前台|后台|后续|后者|前者|应用|用户|用例|用法|使用|采用|对象|对应"
    "|对齐|向量|从库|主从|目的|别名|类别|级别|上海|下载|上传|下拉|上游|下游|上下文|以上|以下|中间件|中心|中台|集中|里程碑|统计|到期"
    "|按钮|由于|给定|先后|为空|被动|重要|主要|不同|在线|上次|下次|目录|接口|文件|提交|信息|测试|部署|数据库|代码|环境|脚本|服务|配置"
    "|文档|分支|日志|注释|依赖|版本|生产|密钥|变量|函数|字段|客户|团队|项目|回答|简短|数据|迁移|发布|命名|格式|语言|类型|端口"
)
_LINKS = (
    "的时候|之前|之后|以前|以后|已经|必须|不要|不能|不得|不准|不许|禁止|严禁|统一|一律|直接|所有|每次|任何|只能|需要|而不是|而是|或者"
    "|以及|因为|如果|里面|一定|务必|全部|默认|的|了|在|里|上|下|中|时|前|后|和|与|或|并|把|将|被|对|向|从|到|要|都|用|先|再|只|别|是"
    "|为|给|跟|由|按|请|也|定于|定"
)
_PIECE = expression(
    rf"(?P<latin>[\x21-\x7e]+)|(?P<run>(?:(?:{_WHOLE})|(?!{_LINKS})[^\x00-\x7f\s])+)|(?P<link>{_LINKS})"
)
(_DANGLING_CHINESE,) = _sets(
    "的 了 在 里 里面 上 下 中 和 与 或 或者 以及 并 把 将 被 对 向 从 到 要 都 用 先 再 只 别 是 为 给 跟 由 按 请 也"
    " 已经 必须 因为 如果 一定 需要 所有 任何 而不是 而是 之 直接 定 定于 放"
)


def title(statement: str, kind: str) -> str:
    """Return a name for a statement: at most six English words or about fourteen Chinese characters."""
    chinese = any(map(is_cjk, statement))
    for plain in (_ADDRESS.split(statement, maxsplit=1)[0], _ADDRESS.sub("", statement), statement):
        plain = plain.strip(" .。!！?？”")
        name = _chinese(plain) if chinese else _english(plain)
        if sum(map(str.isalnum, name)) >= _LEAST_LETTERS[chinese]:
            return name
    return name if any(map(str.isalnum, name)) else kind


def _english(plain: str) -> str:
    without = _LEADING.sub("", plain)
    if len(_WORD.findall(without)) > MOST_WORDS:
        without = _WHEN.sub("", without)
    words = _WORD.findall(_clause(without if _WORD.search(without) else plain))
    words = [word.strip(".'!?-") for word in words if any(map(str.isalnum, word))]
    words = _shortened(words)
    while len(words) > 1 and len(slug(" ".join(words))) > _MOST_OF_A_FILE:
        words.pop()
    return " ".join(_ended(words))


def _shortened(words: list[str]) -> list[str]:
    """Return at most six words: without light ones, or what stands before a phrase, or else the first of them."""
    lighter = _lightened(words, _LIGHT[:_SAFE])
    if len(lighter) <= MOST_WORDS:
        return lighter
    for at in range(MOST_WORDS, _LEAST_WORDS - 1, -1):
        phrase = _ended(words[:at])
        if words[at].lower() in _LINKING and len(_lightened(phrase, (_ARTICLES,), most=0)) >= _LEAST_WORDS:
            return phrase
    return _lightened(lighter, _LIGHT)[:MOST_WORDS]


def _lightened(words: list[str], sets: Sequence[frozenset[str]], *, most: int = MOST_WORDS) -> list[str]:
    """Leave out words that carry little, one by one and the lightest first, until the rest is short enough."""
    for light in sets:
        for word in [word for word in words if word.lower() in light]:
            if len(words) > most:
                words = [*words[: words.index(word)], *words[words.index(word) + 1 :]]
    return words


def _ended(words: list[str]) -> list[str]:
    """Leave out what dangles at the end."""
    while len(words) > 1 and words[-1].lower() in _DANGLING:
        words = words[:-1]
    return words


def _clause(plain: str) -> str:
    """Return what stands before the first break after which a name would be too long."""
    if len(_WORD.findall(plain)) <= MOST_WORDS:
        return plain
    for mark in _BREAK.finditer(plain):
        if len(_WORD.findall(plain[: mark.start()])) >= (_LEAST_WORDS if mark[0].strip().isalpha() else 2):
            return plain[: mark.start()]
    return plain


def _chinese(plain: str) -> str:
    without = _LEADING_CHINESE.sub("", plain)
    clauses = [part for part in re.split(r"[，,；;：。！!？?（(“”「」]+", without or plain) if part.strip()]
    name = _within(clauses[0]) if clauses else plain
    if sum(map(is_cjk, name)) < 4 and len(name) < 8 and len(clauses) > 1:
        name = _within(f"{clauses[0]} {clauses[1]}")
    return name


def _within(clause: str) -> str:
    """Return as many whole pieces of a clause as a name may hold."""
    pieces = [(match.group(), match.lastgroup == "link", match.start()) for match in _PIECE.finditer(clause)]
    kept: list[tuple[str, bool, int]] = []
    weight = 0
    for piece in pieces:
        weight += _weight(piece[0])
        if weight > MOST_CHARACTERS and kept:
            break
        kept.append(piece)
    while len(kept) > 1 and kept[-1][0] in _DANGLING_CHINESE:
        kept.pop()
    if not kept:
        return clause
    end = kept[-1][2] + len(kept[-1][0])
    return clause[:end][: 2 * MOST_CHARACTERS if len(kept) == 1 else None].strip()


def _weight(piece: str) -> int:
    return -(-len(piece) // 3) if piece.isascii() else len(piece)
