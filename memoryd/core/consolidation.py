"""Tidy memories without a model: what says the same merges, what has expired retires, all else stays.

Nothing that a memory says is lost by it: what one of the merged memories says beyond the others is carried over.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from memoryd.core.index import expired, freshness
from memoryd.core.model import Memory
from memoryd.core.plan import Merge, Plan, Retire, free
from memoryd.core.sameness import Said, alike, said, same, signs, statements, telling

LONGEST_BODY = 8_000
"""Characters; what is longer is a document, and is left as it is."""
_PARAGRAPH = "\n\n"


def plan(memories: Sequence[Memory], today: str) -> Plan:
    """Return what to merge and retire on a day (an ISO date); pinned and hand-made memories are not in it."""
    left = [said(memory) for memory in sorted(memories, key=lambda memory: memory.file) if _may_merge(memory, today)]
    merges = tuple(_merge(group) for group in _groups(left) if len(group) > 1)
    return with_expired(Plan(merges), memories, today)


def _may_merge(memory: Memory, today: str) -> bool:
    return free(memory) and not expired(memory, today) and len(memory.body) <= LONGEST_BODY


def with_expired(plan: Plan, memories: Sequence[Memory], today: str) -> Plan:
    """Return a plan that also retires what has expired, where it does not name it already."""
    gone = [m for m in memories if free(m) and expired(m, today) and m.file not in plan.files]
    return replace(
        plan, retirements=plan.retirements + tuple(Retire(m.file, f"it held until {m.expires}") for m in gone)
    )


def join(keeper: Memory, others: Sequence[Memory]) -> Memory:
    """Return a memory with the provenance of all: the oldest `created`, the newest `updated`, every quote and source.

    What it says stays the keeper's; it expires only if all of them do, at the latest of their days.
    """
    every = [keeper, *others]
    extra = {key: value for memory in reversed(every) for key, value in memory.extra}
    ends = [memory.expires for memory in every]
    return replace(
        keeper,
        created=min((memory.created for memory in every if memory.created), default=""),
        updated=max(freshness(memory) for memory in every),
        source=", ".join(_distinct(part for memory in every for part in memory.source.split(", "))),
        evidence="\n".join(_distinct(memory.evidence for memory in every)),
        expires=max(ends) if all(ends) else "",
        always=any(memory.always for memory in every),
        extra=tuple(extra.items()),
    )


@dataclass
class _Groups:
    """Memories that say the same, each one the same as all others of its group."""

    every: list[list[Said]] = field(default_factory=list)
    by_word: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))

    def add(self, memory: Said, rarity: Counter[str]) -> None:
        number = next((n for n in self._candidates(memory, rarity) if self._fits(n, memory)), len(self.every))
        if number == len(self.every):
            self.every.append([])
        self.every[number].append(memory)
        for words in signs(memory):
            for word in words:
                self.by_word[word].add(number)

    def _fits(self, number: int, memory: Said) -> bool:
        return all(same(memory, other) for other in self.every[number])

    def _candidates(self, memory: Said, rarity: Counter[str]) -> list[int]:
        """Return the groups that can be the same, without looking at all of them."""
        rare = {word for words in signs(memory) for word in telling(words, rarity)}
        return sorted({number for word in rare for number in self.by_word.get(word, ())})


def _groups(memories: Sequence[Said]) -> list[list[Memory]]:
    rarity = Counter(word for memory in memories for words in signs(memory) for word in words)
    groups = _Groups()
    for memory in memories:
        groups.add(memory, rarity)
    return [[member.memory for member in group] for group in groups.every]


def _merge(group: Sequence[Memory]) -> Merge:
    """Keep the memory that says most (then the newest), with what only the others say below it."""
    ranked = sorted(group, key=lambda memory: memory.file)
    ranked.sort(key=lambda memory: (_weight(memory), freshness(memory)), reverse=True)
    keeper, others = ranked[0], ranked[1:]
    result = join(keeper, others)
    for other in others:
        result = replace(result, body=_with_the_rest(result, other))
    return Merge(tuple(memory.file for memory in ranked), result)


def _weight(memory: Memory) -> int:
    return sum(len(found.content) for found in statements(f"{memory.description}\n{memory.body}"))


def _with_the_rest(keeper: Memory, other: Memory) -> str:
    """Return the keeper's body and the other one's paragraphs that say something more."""
    has = tuple(statements(f"{keeper.description}\n{keeper.body}"))
    more = [
        paragraph.strip("\n")
        for paragraph in other.body.split(_PARAGRAPH)
        if any(not any(alike(mine, yours) for mine in has) for yours in statements(paragraph))
    ]
    if not more:
        return keeper.body
    end = "\n" if keeper.body.endswith("\n") else ""
    return _PARAGRAPH.join([keeper.body.rstrip("\n"), *more]) + end


def _distinct(values: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(value for value in values if value))
