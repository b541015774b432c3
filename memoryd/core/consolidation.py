"""Tidy memories without a model: what says the same merges, what has expired or was taken back retires, all else stays.

Nothing that a memory says is lost by a merge: what one of the merged memories says beyond the others is carried over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from memoryd.core.age import freshness
from memoryd.core.agent_marks import is_agents
from memoryd.core.groups import groups
from memoryd.core.index import expired
from memoryd.core.model import Memory
from memoryd.core.plan import Operation, Plan, free, merge, retire, whole
from memoryd.core.plan_check import may_retire
from memoryd.core.purged_words import COVER
from memoryd.core.redaction import redact
from memoryd.core.sameness import Said, Statement, alike, said, statements
from memoryd.core.superseded import superseded

LONGEST_BODY = 8_000
"""Characters; what is longer is a document, and is left as it is."""
MOST_STATEMENTS = 150
"""What says more is a list, and is left as it is too."""
_PARAGRAPH = "\n\n"


def plan(memories: Sequence[Memory], today: str, retire_share: float) -> Plan:
    """Return what to merge and retire on a day (an ISO date); nobody's own words are in it.

    At most `retire_share` of the memories is retired for a newer one, the oldest first.
    """
    ended = expirations(memories, today)
    gone = {operation.files[0] for operation in ended}
    # To take a memory apart costs most of all: it is done once.
    left = [
        said(memory)
        for memory in sorted(memories, key=lambda each: each.file)
        if free(memory) and memory.file not in gone
    ]
    taken_back = _taken_back(left, may_retire(len(memories), retire_share))
    gone |= {operation.files[0] for operation in taken_back}
    merges = _merges([each for each in left if each.memory.file not in gone])
    return whole([*merges, *taken_back, *ended], memories)


def expirations(memories: Iterable[Memory], today: str) -> list[Operation]:
    """Return the retirements of what holds no longer by its own date."""
    return [
        retire(memory.file, f"it held until {memory.expires}")
        for memory in memories
        if free(memory) and expired(memory, today)
    ]


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
        evidence="\n".join(_distinct(line for memory in every for line in memory.evidence.split("\n"))),
        expires=max(ends) if all(ends) else "",
        always=any(memory.always for memory in every),
        extra=tuple(extra.items()),
    )


def _taken_back(memories: Sequence[Said], most: int) -> list[Operation]:
    found = sorted(superseded(memories), key=lambda pair: (freshness(pair[0]), pair[0].file))
    return [retire(old.file, f"{new.file} of {freshness(new)} took its place") for old, new in found[:most]]


def _merges(memories: Sequence[Said]) -> list[Operation]:
    """Return the merges of what says the same; an agent's notes stay apart from what a person said."""
    short = [each for each in memories if len(each.memory.body) <= LONGEST_BODY and _may_merge(each)]
    found: list[Operation] = []
    for agents in (False, True):
        apart = [each for each in short if is_agents(each.memory) is agents]
        found += [_merge(group) for group in groups(apart) if len(group) > 1 and not any(map(_holds_secret, group))]
    return found


def _may_merge(memory: Said) -> bool:
    return len(memory.body) <= MOST_STATEMENTS and bool(memory.claim.content)


def _holds_secret(memory: Memory) -> bool:
    """Tell whether a file holds what must not be written again, wherever it came from."""
    text = f"{memory.name}\n{memory.description}\n{memory.body}\n{memory.evidence}"
    return COVER in text or redact(text) != text


def _merge(group: Sequence[Memory]) -> Operation:
    """Keep the memory that says most (then the newest), with what only the others say below it."""
    ranked = sorted(group, key=lambda memory: memory.file)
    ranked.sort(key=lambda memory: (_weight(memory), freshness(memory)), reverse=True)
    keeper, others = ranked[0], ranked[1:]
    description = next((memory.description for memory in ranked if memory.description), "")
    result = replace(join(keeper, others), description=description, body=_with_the_rest(keeper, others))
    return merge([memory.file for memory in ranked], result)


def _weight(memory: Memory) -> int:
    return sum(len(found.content) for found in statements(f"{memory.description}\n{memory.body}"))


def _with_the_rest(keeper: Memory, others: Sequence[Memory]) -> str:
    """Return the keeper's body and what others say, a paragraph each, that is more."""
    has = dict.fromkeys(statements(f"{keeper.description}\n{keeper.body}"))
    more: list[str] = []
    pieces = (piece for other in others for piece in (*other.body.split(_PARAGRAPH), other.description))
    for paragraph in dict.fromkeys(pieces):
        says = dict.fromkeys(statements(paragraph))
        if any(not _stands_in(has, statement) for statement in says):
            more.append(paragraph.strip("\n"))
            has |= says
    if not more:
        return keeper.body
    end = "\n" if keeper.body.endswith("\n") else ""
    return _PARAGRAPH.join([keeper.body.rstrip("\n"), *more]) + end


def _stands_in(has: dict[Statement, None], statement: Statement) -> bool:
    return statement in has or any(statement.content <= mine.content and alike(mine, statement) for mine in has)


def _distinct(values: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(value for value in values if value))
