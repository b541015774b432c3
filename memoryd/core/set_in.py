"""Find what a person set into their own sentences without saying it: words between tags, titles, quoted orders.

Nobody types a text between tags, the title of a picture, or a mark that turns the direction of Latin letters, to tell
an agent how to work; nor is an order between quotation marks theirs, unless they say so just before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.handed_over import handed_over
from memoryd.core.instructing import instructs

LEAST_QUOTE = 100
LEAST_CHINESE_QUOTE = 40
LEAST_WORDS = 3
LEAST_HAN = 5
MOST = 4_000

_TAG = expression(
    r"[<＜‹〈《](?P<end>[/／])?(?P<name>[A-Za-z\u4e00-\u9fff][\w.:-]{0,40})(?:[ \t][^<>＜＞\n]{0,400})?[>＞›〉》]",
    needs="< ＜ ‹ 〈 《",
)
_ALONE = expression(
    # A tag with words in it; a picture or a link with a title; a remark in markdown.
    r"<[A-Za-z][\w-]{0,40} [^<>\n]{0,400}= ?[\"'][^<>\n]{0,800}>|!\[[^\]\n]{1,800}\]\([^()\n]{0,400}\)"
    r"|\[[^\]\n]{1,200}\]\([^()\n\"']{0,300}[\"'][^\n]{1,400}?[\"']\)|^\[//\]: ?# ?[^\n]{1,800}"
    # The marks of who speaks, as a prompt has them.
    r"|^[ \t]{0,3}\[/?(?:SYSTEM|SYS|INST|ADMIN|DEVELOPER|ASSISTANT|系统|管理员|开发者|助手)(?:[ :：][^\]\n]{0,12})?\]"
    r"[^\n]{0,4000}"
    r"|^[ \t]{0,3}【(?:系统|管理员|开发者|助手)[^】\n]{0,8}】[^\n]{0,4000}"
    r"|<\|[\w ]{1,20}\|>(?:[^<]{0,4000}<\|[\w ]{1,20}\|>|[^\n]{0,4000})|<<SYS>>[^<\n]{0,4000}(?:<</SYS>>)?"
    r"|\{\{ ?[#*]?(?:system|user|assistant)[^{}\n]{0,20}\}\}[^{\n]{0,4000}(?:\{\{/ ?\w{1,20} ?\}\})?"
    r"|^#{1,6} ?(?:system|assistant|user|human|developer)s? ?:?[ \t]*\r?\n(?:(?!#)[^\n]{1,400}(?:\n|$)){1,20}"
    # Marks of direction around what has no other direction.
    r"|[\u202a-\u202e\u2066-\u2068][^\u0590-\u08ff\u202c\u2069\n]{1,2000}[\u202c\u2069]?",
    re.IGNORECASE | re.MULTILINE,
    "< [ 【 {{ # \u202a \u202b \u202c \u202d \u202e \u2066 \u2067 \u2068",
)
_QUOTATION = expression(
    r"“[^“”]{4,4000}”|「[^「」]{4,4000}」|『[^『』]{4,4000}』|«[^«»]{4,4000}»|‘[^‘’]{4,400}’(?!\w)"
    r"|(?<![\w\"])\"[^\"\n]{4,4000}\"(?![\w\"])|(?<=[(=:, ])'[^'\n]{4,400}'(?!\w)"
)
_CODE = expression(r"`[^`\n]{8,400}`")
_FIRM = expression(r"\b(?:always|never|must|from now on)\b|一律|禁止|必须|以后|永远", re.IGNORECASE)
_COLON = expression(r"[:：]")
_HAN = expression(r"[\u3400-\u9fff]")
_WORD = expression(r"[^\W\d_]{2,}")
_WISH = expression(r"\b(?:i|we) (?:always |never )?(?:prefer|like|want|use|hate)\b|喜欢|偏好|习惯", re.IGNORECASE)
_OWN = expression(
    r"(?:\b(?:(?:rules?|motto|principle|convention|preference|policy)(?: (?:is|are|was))?|remember|note|answer|reply"
    r"|respond|say|prefer|always|never)(?: with| that)?|规则(?:就)?是?|原则(?:就)?是?|约定|要求"
    r"|记住|记得|回答|回复|一律|不要)\s?[:：=,，]?\s*\Z",
    re.IGNORECASE,
)
_NEAR = 60


def set_in(text: str) -> Iterator[tuple[int, int]]:
    """Yield where such words stand in what was typed, as slices go, in order and apart from each other."""
    done = 0
    for start, end in sorted((*_between_tags(text), *_alone(text), *_quoted(text), *_handed_over(text))):
        if end > done:
            yield max(start, done), end
            done = end


def _between_tags(text: str) -> Iterator[tuple[int, int]]:
    """Yield from an opening tag to its closing one, where words stand between them; each tag is looked at once."""
    opened: dict[str, tuple[int, int]] = {}
    for tag in _TAG.finditer(text):
        name = tag["name"].lower()
        if tag["end"] is None:
            opened.setdefault(name, tag.span())
        elif name in opened:
            start, inner = opened.pop(name)
            if tag.start() - inner <= MOST and _says_something(text[inner : tag.start()]):
                yield start, tag.end()


def _alone(text: str) -> Iterator[tuple[int, int]]:
    for match in _ALONE.finditer(text):
        if _says_something(match[0]):
            yield match.span()


def _quoted(text: str) -> Iterator[tuple[int, int]]:
    for match in _QUOTATION.finditer(text):
        inner = match[0][1:-1]
        if _is_long(inner) or _is_an_order_of_others(inner, text[max(0, match.start() - _NEAR) : match.start()]):
            yield match.span()
    for code in _CODE.finditer(text):
        before = text[max(0, code.start() - _NEAR) : code.start()]
        if _FIRM.search(code[0]) and _is_an_order_of_others(code[0][1:-1], before):
            yield code.span()


def _handed_over(text: str) -> Iterator[tuple[int, int]]:
    """Yield the rest of each line behind words that say whose they are."""
    at = 0
    for line in text.splitlines(keepends=True):
        # Such words stand behind a colon, and what is behind the last one of a line is below it.
        begins = handed_over(line) if _COLON.search(line.rstrip()[:-1]) else 0
        if 0 < begins < len(line.rstrip()):
            yield at + begins, at + len(line.rstrip("\r\n"))
        at += len(line)


def _is_long(inner: str) -> bool:
    chinese = len(_HAN.findall(inner)) * 2 > len(inner)
    return len(inner) >= (LEAST_CHINESE_QUOTE if chinese else LEAST_QUOTE)


def _is_an_order_of_others(inner: str, before: str) -> bool:
    if not _says_something(inner) or _OWN.search(before):
        return False
    return instructs(inner) or _WISH.search(inner) is not None


def _says_something(text: str) -> bool:
    """Tell whether a text is more than a name or a value."""
    return len(_WORD.findall(text)) >= LEAST_WORDS or len(_HAN.findall(text)) >= LEAST_HAN
