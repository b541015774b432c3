"""What a consolidation will do: merge memories into one, retire memories; and what makes such a plan invalid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from memoryd.core.index import expired
from memoryd.core.model import Memory, MemoryType
from memoryd.core.text import key_words, normalise

GROUNDED_SHARE = 0.6
"""The share of a merged memory's words that its sources must have said."""
_ROOM_CHARACTERS = 80


@dataclass(frozen=True, slots=True)
class Merge:
    """Put several files into one memory; its `file` is one of them, or a new one."""

    files: tuple[str, ...]
    memory: Memory


@dataclass(frozen=True, slots=True)
class Retire:
    """Put a file into the archive, for a reason."""

    file: str
    reason: str


@dataclass(frozen=True, slots=True)
class Plan:
    """All that one consolidation will do; files it does not name stay as they are."""

    merges: tuple[Merge, ...] = ()
    retirements: tuple[Retire, ...] = ()

    @property
    def files(self) -> tuple[str, ...]:
        """Return every file the plan takes away or rewrites, as often as it names it."""
        merged = [file for merge in self.merges for file in merge.files]
        return (*merged, *(retire.file for retire in self.retirements))


def check(plan: Plan, memories: Sequence[Memory], *, retire_share: float, today: str) -> tuple[str, ...]:
    """Return every reason against a plan, a line each; a plan with any is refused whole.

    `retire_share` is the share of all memories that may retire in one run (at least one; what has expired does not
    count).
    """
    known = {memory.file: memory for memory in memories}
    reasons = list(_about_files(plan, known))
    if not reasons:
        reasons += _about_retirements(plan, known, retire_share, today)
        names, files = _taken_by(plan, known)
        reasons += [reason for merge in plan.merges for reason in _about_merge(merge, known, names, files)]
    return tuple(reasons)


def free(memory: Memory) -> bool:
    """Tell whether a consolidation may touch a memory: not one that is pinned, nor one made by hand."""
    return memory.typed and not memory.pinned


def _about_files(plan: Plan, known: dict[str, Memory]) -> Iterator[str]:
    for file, times in Counter(plan.files).items():
        if file not in known:
            yield f"{file} is no memory"
        elif times > 1:
            yield f"{file} is named {times} times"
        elif known[file].pinned:
            yield f"{file} is pinned"
        elif not known[file].typed:
            yield f"{file} was made by hand"


def _about_retirements(plan: Plan, known: dict[str, Memory], share: float, today: str) -> Iterator[str]:
    early = [retire for retire in plan.retirements if not expired(known[retire.file], today)]
    most = max(1, int(share * len(known)))
    if len(early) > most:
        yield f"{len(early)} of {len(known)} memories would retire; at most {most} may in one run"
    for retire in early:
        if known[retire.file].type == MemoryType.USER:
            yield f"{retire.file} says who the person is, and never retires"
        if not retire.reason.strip():
            yield f"{retire.file} would retire without a reason"


def _about_merge(merge: Merge, known: dict[str, Memory], names: Counter[str], files: Counter[str]) -> Iterator[str]:
    sources, result = [known[file] for file in merge.files], merge.memory
    what = " + ".join(merge.files)
    if len(sources) < 2:
        yield f"{what}: one file alone is no merge"
    if not (normalise(result.name) and normalise(result.description) and normalise(result.body)):
        yield f"{what}: the result has no name, description or body"
    if result.type not in {source.type for source in sources}:
        yield f"{what}: none of them is of type {result.type}"
    if size([result]) > size(sources) + _ROOM_CHARACTERS:
        yield f"{what}: the result is longer than what goes into it"
    if not _grounded(result, sources):
        yield f"{what}: the result says what none of them says"
    yield from (f"{what}: {reason}" for reason in _taken(merge, sources, names, files))


def _taken_by(plan: Plan, known: dict[str, Memory]) -> tuple[Counter[str], Counter[str]]:
    """Return how often each name and each file stands in the folder and in what the plan makes."""
    every = [*known.values(), *(merge.memory for merge in plan.merges)]
    return Counter(normalise(memory.name) for memory in every), Counter(memory.file for memory in every)


def _taken(merge: Merge, sources: Sequence[Memory], names: Counter[str], files: Counter[str]) -> Iterator[str]:
    own = [*sources, merge.memory]
    name = normalise(merge.memory.name)
    if names[name] > sum(normalise(memory.name) == name for memory in own):
        yield f"the name {merge.memory.name} is taken"
    if files[merge.memory.file] > sum(memory.file == merge.memory.file for memory in own):
        yield f"the file {merge.memory.file} is taken"


def _grounded(result: Memory, sources: Iterable[Memory]) -> bool:
    said = key_words("\n".join(f"{source.name}\n{source.description}\n{source.body}" for source in sources))
    says = key_words(f"{result.description}\n{result.body}")
    return len(says & said) >= GROUNDED_SHARE * len(says)


def size(memories: Iterable[Memory]) -> int:
    """Return the characters of what memories say."""
    return sum(len(memory.description) + len(memory.body) for memory in memories)
