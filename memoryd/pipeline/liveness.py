"""See whether what memories speak of is still there: paths and identifiers, looked up without a model.

Only what was found once can go: a memory about a file that is yet to be written is not stale. What cannot be told (a
tree that is too large, a folder that is not mounted) stays as it was known.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence

from memoryd.core.model import Memory, Project
from memoryd.core.named_things import Thing, ThingKind, things
from memoryd.ports.liveness import KnownThings, WorkTrees


class Liveness:
    """Keep track of what memories name."""

    def __init__(self, trees: WorkTrees, known: KnownThings) -> None:
        self._trees = trees
        self._known = known
        self._guard = threading.Lock()
        self._gone: dict[str, Mapping[str, str]] = {}

    def check(self, project: Project, memories: Sequence[Memory]) -> bool:
        """Look up what a project's memories name; tell whether anything went or came back."""
        before = self._known.known(project)
        named = [(memory.file, thing) for memory in memories for thing in things(memory)]
        if not named and not before:
            return False
        found = self._trees.look(project, {thing for _, thing in named})
        now = dict(_now(named, found, before))
        if now == before:
            return False
        self._known.keep(project, now)
        with self._guard:
            self._gone[project.root] = _gone(now)
        return _gone(now) != _gone(before)

    def gone(self, project: Project) -> Mapping[str, str]:
        """Return what memories speak of and is not there any more: one thing a memory, by its file."""
        with self._guard:
            known = self._gone.get(project.root)
        if known is None:
            known = _gone(self._known.known(project))
            with self._guard:
                self._gone.setdefault(project.root, known)
        return known


def _now(
    named: Sequence[tuple[str, Thing]], found: Mapping[Thing, bool], before: Mapping[tuple[str, Thing], bool]
) -> list[tuple[tuple[str, Thing], bool]]:
    """Return what is known now: what is there, and what was there once."""
    states = [((file, thing), found.get(thing, before.get((file, thing)))) for file, thing in named]
    return [(key, there) for key, there in states if there is not None and (there or key in before)]


def _gone(things: Mapping[tuple[str, Thing], bool]) -> dict[str, str]:
    gone: dict[str, str] = {}
    # A path tells a reader more than a word that was in it.
    order = sorted(things, key=lambda key: (key[1].kind is not ThingKind.PATH, key[1].name))
    for file, thing in order:
        if not things[file, thing]:
            gone.setdefault(file, thing.name)
    return gone
