"""Find memories that a newer one says the opposite of, without a model, and silent on doubt.

Of a rule and its exact opposite both cannot hold, and the one a person said last does. What differs by a word, a
figure or a place may well hold beside the other, and is left. A file may also say it itself, with `supersedes: NAME`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from memoryd.core.age import freshness
from memoryd.core.expressions import expression
from memoryd.core.model import Memory, MemoryType
from memoryd.core.sameness import STRICT_ORDER, Said, Statement, alike, in_order, statements
from memoryd.core.text import normalise

KEY = "supersedes"
_REASONS = expression(r"\n+\*\*(?:Why|How to apply|原因|为什么|如何应用)\s?[:：]?\*\*.*", re.DOTALL)
_MOST_TRIED = 50


def superseded(memories: Sequence[Said]) -> Iterator[tuple[Memory, Memory]]:
    """Yield memories that no longer hold, each with the newer one that took its place; none says who a person is."""
    named = dict(_named([each.memory for each in memories]))
    found = [each for each in memories if each.memory.type != MemoryType.USER]
    forbidding, allowing = _by_words(found)
    for old in found:
        kind, claim = old.memory.type, old.claim
        new = named.get(old.memory.file)
        if new is None and claim.content:
            near = [*forbidding[kind, claim.affirmed][:_MOST_TRIED], *allowing[kind, claim.negated][:_MOST_TRIED]]
            new = next((each.memory for each in near if _replaces(each, old)), None)
        if new is not None:
            yield old.memory, new


def turns_around(newer: Statement, older: Statement) -> bool:
    """Tell whether a statement is the opposite of another one: it forbids all that one asks, or asks all it forbids."""
    forbids = bool(older.affirmed) and older.affirmed == newer.negated and older.negated <= newer.affirmed
    allows = bool(older.negated) and older.negated == newer.affirmed and older.affirmed <= newer.negated
    if not (forbids or allows):
        return False
    return not older.relations or in_order(newer, older) >= STRICT_ORDER


_Lists = defaultdict[tuple[str, frozenset[str]], list[Said]]


def _by_words(found: Sequence[Said]) -> tuple[_Lists, _Lists]:
    """Return memories by what their claims forbid and by what they ask, the newest first."""
    forbidding: _Lists = defaultdict(list)
    allowing: _Lists = defaultdict(list)
    for each in sorted(found, key=lambda each: freshness(each.memory), reverse=True):
        if each.claim.negated:
            forbidding[each.memory.type, each.claim.negated].append(each)
        if each.claim.affirmed:
            allowing[each.memory.type, each.claim.affirmed].append(each)
    return forbidding, allowing


def _replaces(new: Said, old: Said) -> bool:
    """Tell whether nothing is left of an old memory once a newer one holds; its reasons go with what they were for."""
    if not _newer(new.memory, old.memory) or not turns_around(new.claim, old.claim):
        return False
    rest = statements(_REASONS.sub("", f"\n{old.memory.body}"))
    return all(
        alike(one, old.claim) or any(alike(one, other) or turns_around(other, one) for other in new.every)
        for one in rest
    )


def _newer(new: Memory, old: Memory) -> bool:
    return bool(freshness(old)) and freshness(new) > freshness(old)


def _named(memories: Sequence[Memory]) -> Iterator[tuple[str, Memory]]:
    """Yield the files that another memory's front matter says it takes the place of, with that memory."""
    by_name = {normalise(key): memory for memory in memories for key in (memory.name, memory.file)}
    for memory in memories:
        wanted = dict(memory.extra).get(KEY)
        names = wanted if isinstance(wanted, list) else [wanted]
        for name in names:
            old = by_name.get(normalise(name)) if isinstance(name, str) else None
            if old is not None and old is not memory and freshness(memory) >= freshness(old):
                yield old.file, memory
