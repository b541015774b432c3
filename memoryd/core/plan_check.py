"""What makes a plan invalid. It is looked at as a whole, whoever made it; one with any reason against it is refused.

Every memory is accounted for once, nobody's own words are touched, little retires at a time, nothing grows, and what
is written says what was there before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from memoryd.core.agent_marks import is_agents
from memoryd.core.faithful import Sources, lost, unfaithful, without_provenance
from memoryd.core.index import expired
from memoryd.core.model import Memory, MemoryType
from memoryd.core.plan import Kind, Operation, Plan
from memoryd.core.text import normalise
from memoryd.core.tombstones import Tombstone, hit, refusal

_ROOM_CHARACTERS = 80
"""What a result may be longer than what goes into it: the marks between the paragraphs of several."""
_SPLIT_CHARACTERS = 300
"""The same for each further part of a memory that is split, which needs a description of its own."""
_PERSONS = frozenset({MemoryType.USER.value, MemoryType.FEEDBACK.value})
_SHAPES: dict[Kind, tuple[int, int, int, int]] = {
    Kind.MERGE: (2, 10**6, 1, 1),
    Kind.SPLIT: (1, 1, 2, 10**6),
    Kind.RENAME: (1, 1, 1, 1),
    Kind.MOVE: (2, 2, 2, 2),
    Kind.RETIRE: (1, 1, 0, 0),
}
"""How many files an operation takes up, and how many results it has: least and most of each."""
_MOST_SHOWN = 6
_IN_PLACE = frozenset({Kind.RENAME, Kind.MOVE})


@dataclass(frozen=True, slots=True)
class _Scene:
    """The folder a plan is for, and how often each name and file would stand in it."""

    known: dict[str, Memory]
    names: Counter[str]
    files: Counter[str]


def check(
    plan: Plan,
    memories: Sequence[Memory],
    *,
    retire_share: float,
    today: str,
    taken: Collection[str] = (),
    buried: Sequence[Tombstone] = (),
) -> tuple[str, ...]:
    """Return every reason against a plan, a line each.

    `retire_share` is the share of all memories that may retire in one run (at least one, unless it is 0; what has
    expired does not count). `taken` are the files in the folder that are no memories, `buried` is what the person took
    away.
    """
    known = {memory.file: memory for memory in memories}
    reasons = list(_about_accounts(plan, known))
    if reasons:
        return tuple(reasons)
    scene = _scene(plan, memories, taken)
    reasons += _about_retirements(plan, known, retire_share, today)
    reasons += _about_totals(plan)
    for operation in plan.operations:
        what = f"{operation.kind} {' + '.join(operation.files[:_MOST_SHOWN])}"
        reasons += [f"{what}: {reason}" for reason in _about(operation, scene)]
        reasons += [f"{what}: {reason}" for reason in _brought_back(operation, known, buried)]
    return tuple(reasons)


def size(memories: Sequence[Memory]) -> int:
    """Return the characters of what memories say."""
    return sum(len(memory.description) + len(memory.body) for memory in memories)


def may_retire(count: int, share: float) -> int:
    """Return how many of so many memories may retire in one run."""
    return max(1, int(share * count)) if share > 0 else 0


def _about_accounts(plan: Plan, known: dict[str, Memory]) -> Iterator[str]:
    for file, times in Counter(plan.files).items():
        if file not in known:
            yield f"“{file}” is no memory"
        elif times > 1:
            yield f"{file} is named {times} times"
        elif known[file].pinned:
            yield f"{file} is pinned"
        elif known[file].by_hand or not known[file].typed:
            yield f"{file} is in a person's own words"
    accounted = Counter([*plan.files, *plan.kept])
    for file in known:
        if not accounted[file]:
            yield f"{file} is neither kept nor named"
    for file in plan.kept:
        if file not in known or accounted[file] > 1:
            yield f"{file} is kept, and is no memory or named as well"


def _about_retirements(plan: Plan, known: dict[str, Memory], share: float, today: str) -> Iterator[str]:
    retired = [(operation, known[file]) for operation in plan.of(Kind.RETIRE) for file in operation.files]
    early = [(operation, memory) for operation, memory in retired if not expired(memory, today)]
    most = may_retire(len(known), share)
    if len(early) > most:
        yield f"{len(early)} of {len(known)} memories would retire; at most {most} may in one run"
    for operation, memory in early:
        if memory.type == MemoryType.USER:
            yield f"{memory.file} says who the person is, and never retires"
        if not operation.reason.strip():
            yield f"{memory.file} would retire without a reason"


def _brought_back(operation: Operation, known: dict[str, Memory], buried: Sequence[Tombstone]) -> Iterator[str]:
    """Yield what was taken away by a person and would be a memory again, though none of the sources is that."""
    sources = [hit(known[file], buried) for file in operation.files] if buried else []
    for result in operation.results:
        if (tombstone := hit(result, buried)) and tombstone not in sources:
            yield refusal(tombstone)


def _about_totals(plan: Plan) -> Iterator[str]:
    """Yield what is wrong with the number of memories; that none of them grows is looked at where it is made."""
    before, after = len(plan.files), len(plan.results)
    if after > before:
        more = f"{after - before} memories" if after - before > 1 else "1 memory"
        yield f"{more} more would be there than before"


def _room(operation: Operation) -> int:
    return _ROOM_CHARACTERS + _SPLIT_CHARACTERS * max(0, len(operation.results) - len(operation.files))


def _scene(plan: Plan, memories: Sequence[Memory], taken: Collection[str]) -> _Scene:
    named = set(plan.files)
    after = [*(memory for memory in memories if memory.file not in named), *plan.results]
    files = Counter(file.casefold() for file in (*(memory.file for memory in after), *taken))
    return _Scene(
        {memory.file: memory for memory in memories}, Counter(normalise(memory.name) for memory in after), files
    )


def _about(operation: Operation, scene: _Scene) -> Iterator[str]:
    least, most, fewest, largest = _SHAPES[operation.kind]
    if not (least <= len(operation.files) <= most and fewest <= len(operation.results) <= largest):
        counts = f"{len(operation.files)} files into {len(operation.results)}"
        yield f"one file alone is no merge, and {counts} is no {operation.kind}" if least > 1 else f"it makes {counts}"
        return
    if operation.kind is Kind.RETIRE:
        return
    sources = [scene.known[file] for file in operation.files]
    if not all(_is_whole(result, sources) for result in operation.results):
        yield "the result has no name, description or body"
        return
    yield from _about_place(operation, sources, scene)
    yield from _about_kind(operation, sources)
    if size(operation.results) > size(sources) + _room(operation):
        yield "the result is longer than what goes into it"
    said = Sources(sources)
    for result in operation.results:
        yield from unfaithful(result, said)
    yield from lost(operation.results, sources)
    yield from without_provenance(operation.results, sources)


def _is_whole(result: Memory, sources: Sequence[Memory]) -> bool:
    """Tell whether a result has each part that any of its sources has, and a name at least."""
    parts = (("name", True), *((part, any(getattr(s, part) for s in sources)) for part in ("description", "body")))
    return all(any(map(str.isalnum, getattr(result, part))) for part, needed in parts if needed)


def _about_place(operation: Operation, sources: Sequence[Memory], scene: _Scene) -> Iterator[str]:
    """Yield what is wrong with names and files: each result has its own, and replaces a source or nothing."""
    digests = {source.file: source.digest for source in sources}
    for result in operation.results:
        if scene.names[normalise(result.name)] > 1 and normalise(result.name) not in _old_names(sources, scene):
            yield f"the name “{result.name}” is taken"
        replaces = result.file in digests
        if scene.files[result.file.casefold()] > 1 or (result.file in scene.known and not replaces):
            yield f"the file “{result.file}” is taken"
        if result.digest != digests.get(result.file, ""):
            yield f"the file “{result.file}” is not the one that was read"
    if operation.kind in _IN_PLACE and operation.archived:
        yield f"{', '.join(operation.archived)} would go without being merged"


def _old_names(sources: Sequence[Memory], scene: _Scene) -> set[str]:
    """Return names that other memories had in common with these already: no plan made them so."""
    before = Counter(normalise(memory.name) for memory in scene.known.values())
    return {name for source in sources if before[name := normalise(source.name)] >= scene.names[name]}


def _about_kind(operation: Operation, sources: Sequence[Memory]) -> Iterator[str]:
    """Yield what is wrong with types and marks: no agent's word becomes a person's, and no trait of a person a rule."""
    types = {source.type for source in sources}
    if len({is_agents(source) for source in sources}) > 1:
        yield "an agent's note does not mix with the person's words"
    if operation.kind is Kind.MOVE and len(types) > 1:
        yield f"a fact cannot go from one type to another ({' and '.join(sorted(types))})"
    for result in operation.results:
        wanted = {MemoryType.USER.value} if MemoryType.USER in types else types
        if result.type not in wanted:
            yield f"the result must be of type {' or '.join(sorted(wanted))}, not “{result.type}”"
        if result.pinned or not result.typed:
            yield "the result is pinned or has no front matter"
        if all(map(is_agents, sources)) is not is_agents(result):
            yield "an agent's note would pass for the person's words, or the other way around"
    if types & _PERSONS and types - _PERSONS:
        yield f"what the person said ({' and '.join(sorted(types))}) does not mix with what was found out"
