"""Tell a plan to a person: what each operation does, in a line, and what it changes, as a unified diff."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from memoryd.core.diffs import lines_of
from memoryd.core.model import Memory
from memoryd.core.plan import Kind, Operation, Plan
from memoryd.core.text import one_line

NOTHING = "there is nothing to merge or retire"
ASKED = "no memory changed since the model was last asked about them"
MOST_CHARACTERS = 100_000
"""Of the diff of one operation."""
_MOST_FILES = 8
_KINDS = (Kind.MERGE, Kind.RETIRE, Kind.SPLIT, Kind.RENAME, Kind.MOVE)
_LINE_CHARACTERS = 200


def summary(plan: Plan) -> str:
    """Return what a plan did, in one line."""
    return _told(plan, ("merged", "retired", "split", "renamed", "moved a fact of"))


def foreseen(plan: Plan) -> str:
    """Return what a plan would do, in one line."""
    return _told(plan, ("merge", "retire", "split", "rename", "move a fact of"), "would ")


def _told(plan: Plan, verbs: Sequence[str], auxiliary: str = "") -> str:
    """Return how many memories each verb is about, without those about none; they stand in the order of `_KINDS`."""
    count = Counter(operation.kind for operation in plan.operations)
    count[Kind.MERGE] = sum(len(operation.files) for operation in plan.of(Kind.MERGE))
    done = [(verb, count[kind]) for verb, kind in zip(verbs, _KINDS, strict=True) if count[kind]]
    if not done:
        return NOTHING
    (first, memories), *rest = done
    what = f"{memories} {'memory' if memories == 1 else 'memories'}"
    return ", ".join((f"{auxiliary}{first} {what}", *(f"{verb} {number}" for verb, number in rest)))


def title(operation: Operation, known: Mapping[str, Memory]) -> str:
    """Return what an operation does, in one line; `known` are the memories as they are."""
    files, results = _listed(operation.files), operation.results
    match operation.kind:
        case Kind.MERGE:
            line = f"merge {files} into {results[0].file}: {results[0].description}"
        case Kind.SPLIT:
            line = f"split {files} into {_listed([result.file for result in results])}"
        case Kind.RENAME:
            line = f"rename {known[operation.files[0]].name} to {results[0].name} ({files})"
        case Kind.MOVE:
            line = f"move a fact from {operation.files[0]} to {operation.files[1]}"
        case Kind.RETIRE:
            line = f"retire {files}: {operation.reason}"
    return one_line(line, 2 * _LINE_CHARACTERS)


def diff(operation: Operation, before: Mapping[str, bytes | None], render: Callable[[Memory], str]) -> tuple[str, ...]:
    """Return what an operation changes, a unified diff a file, at most `MOST_CHARACTERS` of it.

    `before` holds the bytes of each file that it takes up or writes, None (or nothing) where there is no such file.
    """
    lines: list[str] = []
    room = MOST_CHARACTERS
    every = list(_diffs(operation, before, render))
    for number, line in enumerate(every):
        room -= len(line) + 1
        if room < 0:
            return (*lines, f"… and {len(every) - number:,} more lines")
        lines.append(line)
    return tuple(lines)


def _diffs(operation: Operation, before: Mapping[str, bytes | None], render: Callable[[Memory], str]) -> Iterator[str]:
    for result in operation.results:
        yield from _unified(result.file, before.get(result.file), render(result).encode("utf-8"))
    for file in operation.archived:
        yield from _unified(file, before.get(file), None)


def _unified(file: str, before: bytes | None, after: bytes | None) -> Iterator[str]:
    old, new = (file if content is not None else "/dev/null" for content in (before, after))
    from difflib import unified_diff

    return unified_diff(lines_of(before), lines_of(after), old, new, lineterm="")


def _listed(files: tuple[str, ...] | list[str]) -> str:
    shown = " + ".join(files[:_MOST_FILES])
    return f"{shown} and {len(files) - _MOST_FILES} more" if len(files) > _MOST_FILES else shown
