"""Find rows of data among lines: settings, tables and records that nobody types to tell how to work.

One such line may be anybody's; it is what stands beside it that tells: a key with lines set in below it, a plain value
(a number, true, a quoted text) among neighbours of the same shape, cells in the same number one line after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from memoryd.core.expressions import expression

_LONGEST = 1_000
LEAST_ROWS = 3
_KEY = r"(?:[a-z][\w.-]{0,40}|[\u4e00-\u9fff]{1,8})"
_HEAD = expression(rf"(?:- )?{_KEY}:[ \t]*\Z")
_BELOW = expression(rf"(?:[ \t]{{2,}}|\t)(?:- )?(?:{_KEY}|[\"'][^\"'\n]{{1,60}}[\"']): \S")
_PAIR = expression(rf"[ \t]*(?:- )?{_KEY}: \S")
_ITEM = expression(rf"[ \t]*- {_KEY}: \S")
_VALUE = expression(
    r"[^:\n]{1,60}: (?:true|false|null|yes|no|是|否|无|\d[\d.:/-]{0,20}|[\"'\[{].{0,300}[\"'\]}])[ \t]*\Z"
)
_ASSIGNED = expression(r"[ \t]*[\w.-]{1,60} ?= ?(?:\"[^\"\n]{0,400}\"|'[^'\n]{0,400}'|\[.{0,400}\])[ \t]*;?[ \t]*\Z")
_SECTION = expression(r"[ \t]*\[[\w. -]{1,60}\][ \t]*\Z")
_TITLES = expression(r"\w{1,30}(?:,\w{1,30}){1,12}[ \t]*\Z")
_RECORD = expression(r"[\w-]{1,12},.{2,}\Z")
_CELLS = expression(r"[^|\n]{1,200} \| [^|\n]{1,400}(?: \| [^|\n]{1,400}){0,8}\Z")


def rows(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where rows of data stand among lines, as slices go."""
    texts = [line[:_LONGEST].rstrip() for line in lines]
    yield from _nested(texts)
    yield from _runs(texts, _PAIR.match, LEAST_ROWS, lambda run: any(map(_VALUE.match, run)))
    yield from _runs(texts, _PAIR.match, LEAST_ROWS, lambda run: any(map(_ITEM.match, run)) and _has_inner(run))
    yield from _runs(texts, lambda text: _ASSIGNED.match(text) or _SECTION.match(text), 1, lambda run: True)
    yield from _runs(texts, _CELLS.match, LEAST_ROWS, lambda run: len({text.count(" | ") for text in run}) == 1)
    yield from _records(texts)


def _nested(texts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield a key alone on its line with the keys set in below it."""
    at = 0
    while at < len(texts):
        end = at + 1
        if _HEAD.match(texts[at]):
            while end < len(texts) and _BELOW.match(texts[end]):
                end += 1
            if end > at + 1:
                yield at, end
        at = end


def _has_inner(run: Sequence[str]) -> bool:
    return any(text.startswith("  ") for text in run)


def _records(texts: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield a line of titles with the records below it.

    A record that looks like titles begins nothing of its own: what stands below it is a record of the first ones too.
    """
    at = 0
    while at < len(texts):
        end = at + 1
        if _TITLES.match(texts[at]):
            while end < len(texts) and _RECORD.match(texts[end]) and texts[end].count(",") >= texts[at].count(","):
                end += 1
            if end > at + 1:
                yield at, end
        at = end


def _runs(
    texts: Sequence[str], fits: Callable[[str], object], least: int, tells: Callable[[Sequence[str]], bool]
) -> Iterator[tuple[int, int]]:
    begun = 0
    for at in range(len(texts) + 1):
        if at < len(texts) and fits(texts[at]):
            continue
        if at - begun >= least and tells(texts[begun:at]):
            yield begun, at
        begun = at + 1
