"""Cut what a person typed into sentences, leaving out what only looks typed: code, quoted lines, logs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memoryd.core.expressions import expression

REACH = 600
_LINE = expression(r"[^\r\n]+")
_FENCE = expression(r"[ \t]{0,3}(`{3,}|~{3,})")
_BULLET = expression(
    r"[ \t]{0,12}(?:[-*+•·–—▪●○]|\(?\d{1,2}[.)、）:：](?!\d)|（\d{1,2}）|[①-⑳])[ \t\u3000]*(?:\[[ xX]?\][ \t]*)?(?=\S)"
)
_QUOTED_LINE = expression(r"[ \t]{0,3}[>|│┃▎]")
_INDENTED = expression(r"(?: {4}|\t)")
_PASTED_LINE = expression(
    r"(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d|\[?(?:ERROR|WARN(?:ING)?|INFO|DEBUG|TRACE|FATAL)\b[\]: ]"
    r"|Traceback \(|File \"|at [\w.$<>]+ ?\(|[A-Za-z_.]*(?:Error|Exception|Warning): |npm (?:ERR|WARN)"
    r"|error(?:\[\w+\])?: |warning: |\$ |# ?\w+@|[+-]{3} |@@ |diff --git|[+-][^\s\d]|[{}\[\]<]|\"[\w-]+\" ?:"
    r"|//|/\*|\* @|#include|import |from \w+ import|[^\s：]+:\d+(?::\d+)?[: ])"
)
_STATEMENT = expression(r"(?:def|class|func|fn|const|let|var|public|private|return|select|insert|update) [\w*({]")
_HEADING = expression(r"[:：]\s*$")
_END = expression(
    r"(?<![.!?…])[.!?…]++[\"'”’)\]]*+(?=\s|$)|(?<![.!?])[.!?]++(?=[\u3400-\u9fff])|[。！？；]+[\"'”’」』）)]*|(?<=[\u3400-\u9fff])[!?]+",
    needs=". ! ? … 。 ！ ？ ；",
)
_END_IN_ASCII = expression(r"(?<![.!?])[.!?]++[\"')\]]*+(?=\s|$)")
"""The same of a text without any Chinese letter or mark."""
_ABBREVIATION = expression(
    r"(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|ca|no|nr|fig|sec|ch|vol|mr|mrs|ms|dr|prof|st|jr|sr|inc|ltd|co|dept|est"
    r"|incl|resp|min|max|avg|v|ver|p|pp|al|[a-z])\.$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence as it stands at `text[start:end]`; `head` is the line ending in a colon that it is listed under."""

    text: str
    start: int
    end: int
    head: str = ""
    listed: bool = False


def sentences(text: str) -> tuple[Sentence, ...]:
    """Return the sentences of what a person typed, in order.

    A line end ends a sentence. Dots in names, numbers, addresses and abbreviations do not. Fenced and indented code,
    quoted lines and lines that look like logs, diffs or source are left out.
    """
    return tuple(_sentences(text))


def sentence_around(text: str, start: int, end: int, reach: int = REACH) -> str:
    """Return the whole sentences that `text[start:end]` touches, code and quoted lines too.

    Of sentences without end only the `reach` characters before and after it count.
    """
    first = max(0, start - reach)
    text, start, end = text[first : end + reach], start - first, end - first
    parts = [
        text[left:right]
        for line in _LINE.finditer(text)
        if line.start() < end and line.end() > start
        for left, right in _cut(text, line.start(), line.end())
        if left < end and right > start
    ]
    return "\n".join(parts)


def _sentences(text: str) -> Iterator[Sentence]:
    fence = head = ""
    last_end, was_listed = 0, False
    for line in _LINE.finditer(text):
        whole = line.group()
        bullet = _BULLET.match(whole)
        if not bullet and (was_listed or text.count("\n", last_end, line.start()) > 1):
            head = ""
        last_end, was_listed = line.end(), bullet is not None
        mark = _FENCE.match(whole)
        if mark and (not fence or (mark[1].startswith(fence) and not whole.strip(" \t`~"))):
            fence, head = ("", "") if fence else (mark[1], head)
            continue
        if not fence and not _not_typed(whole, listed=was_listed):
            start = line.start() + (bullet.end() if bullet else 0)
            for left, right in _cut(text, start, line.end()):
                yield Sentence(text[left:right], left, right, head, was_listed)
        if not fence and _HEADING.search(whole):
            head = whole.strip()


def _not_typed(line: str, *, listed: bool) -> bool:
    if _QUOTED_LINE.match(line):
        return True
    return not listed and (_INDENTED.match(line) is not None or _pasted(line.lstrip()))


def _pasted(line: str) -> bool:
    end = line.rstrip()[-1:]
    if end == ";" or (end in ("(", "{", "=", ":") and _STATEMENT.match(line)):
        return True
    return _PASTED_LINE.match(line) is not None


def _cut(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    at = start
    for stop in (_END_IN_ASCII if text.isascii() else _END).finditer(text, start, end):
        if _ABBREVIATION.search(text, max(start, stop.start() - 12), stop.start() + 1) and stop.end() < end:
            continue
        yield from _trimmed(text, at, stop.end())
        at = stop.end()
    yield from _trimmed(text, at, end)


def _trimmed(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    if start < end:
        yield start, end
