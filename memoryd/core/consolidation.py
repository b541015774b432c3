"""Tidy memories without a model: what says the same merges, what has expired retires, all else stays.

Nothing that a memory says is lost by it: what one of the merged memories says beyond the others is carried over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from memoryd.core.age import freshness
from memoryd.core.groups import groups
from memoryd.core.index import expired
from memoryd.core.model import Memory
from memoryd.core.plan import Merge, Plan, Retire, free
from memoryd.core.sameness import Said, Statement, alike, said, statements

LONGEST_BODY = 8_000
"""Characters; what is longer is a document, and is left as it is."""
MOST_STATEMENTS = 150
"""What says more is a list, and is left as it is too."""
_PARAGRAPH = "\n\n"


def plan(memories: Sequence[Memory], today: str) -> Plan:
    """Return what to merge and retire on a day (an ISO date); pinned and hand-made memories are not in it."""
    left = [said(memory) for memory in sorted(memories, key=lambda memory: memory.file) if _may_merge(memory, today)]
    merges = tuple(_merge(group) for group in groups([each for each in left if _is_short(each)]) if len(group) > 1)
    return with_expired(Plan(merges), memories, today)


def _may_merge(memory: Memory, today: str) -> bool:
    return free(memory) and not expired(memory, today) and len(memory.body) <= LONGEST_BODY


def _is_short(memory: Said) -> bool:
    return len(memory.body) <= MOST_STATEMENTS and bool(memory.claim.content)


def with_expired(plan: Plan, memories: Sequence[Memory], today: str) -> Plan:
    """Return a plan that also retires what has expired, where it does not name it already."""
    named = set(plan.files)
    gone = [memory for memory in memories if free(memory) and expired(memory, today) and memory.file not in named]
    return replace(
        plan,
        retirements=plan.retirements + tuple(Retire(memory.file, f"it held until {memory.expires}") for memory in gone),
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


def _merge(group: Sequence[Memory]) -> Merge:
    """Keep the memory that says most (then the newest), with what only the others say below it."""
    ranked = sorted(group, key=lambda memory: memory.file)
    ranked.sort(key=lambda memory: (_weight(memory), freshness(memory)), reverse=True)
    keeper, others = ranked[0], ranked[1:]
    result = replace(join(keeper, others), body=_with_the_rest(keeper, others))
    return Merge(tuple(memory.file for memory in ranked), result)


def _weight(memory: Memory) -> int:
    return sum(len(found.content) for found in statements(f"{memory.description}\n{memory.body}"))


def _with_the_rest(keeper: Memory, others: Sequence[Memory]) -> str:
    """Return the keeper's body and the others' paragraphs that say something more."""
    has = dict.fromkeys(statements(f"{keeper.description}\n{keeper.body}"))
    more: list[str] = []
    for paragraph in dict.fromkeys(piece for other in others for piece in other.body.split(_PARAGRAPH)):
        says = dict.fromkeys(statements(paragraph))
        if any(not _stands_in(has, statement) for statement in says):
            more.append(paragraph.strip("\n"))
            has |= says
    if not more:
        return keeper.body
    end = "\n" if keeper.body.endswith("\n") else ""
    return _PARAGRAPH.join([keeper.body.rstrip("\n"), *more]) + end


def _stands_in(has: dict[Statement, None], statement: Statement) -> bool:
    return statement in has or any(alike(mine, statement) for mine in has)


def _distinct(values: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(value for value in values if value))
