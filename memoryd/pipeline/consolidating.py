"""Tidy one project's memories: plan, check the plan as a whole, apply it as one set.

What is new is written before anything old goes to the archive. A file that somebody changed meanwhile stops it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256

from memoryd.core import consolidation, consolidation_prompt
from memoryd.core.errors import MemoryChanged, MemoryCorrupt, ReplyError
from memoryd.core.journal import RUN_CHARACTERS, Cause, Why
from memoryd.core.model import Change, Folder, Memory, Project
from memoryd.core.news import Consolidated, Filed
from memoryd.core.plan import Plan, check
from memoryd.pipeline.applying import Applying
from memoryd.pipeline.filing import Index, change_to
from memoryd.ports import Clock, LanguageModel, MemoryStore, MemoryStores, MemoryText, Reporter, Upkeep

CAUSE = "consolidation"
NOTHING = "there is nothing to merge or retire"


class Consolidating:
    """Consolidate a project with a model if there is one, else by the rules of `core.consolidation`.

    It keeps count of what changed: `on_due` hears of a project in which `threshold` memories were created or changed
    since a consolidation was last tried.
    """

    def __init__(
        self,
        *,
        upkeep: Upkeep,
        stores: MemoryStores,
        applying: Applying,
        text: MemoryText,
        index: Index,
        model: LanguageModel | None,
        clock: Clock,
        reporter: Reporter,
        max_memories: int,
        retire_share: float,
        threshold: int,
    ) -> None:
        self._upkeep = upkeep
        self._stores = stores
        self._applying = applying
        self._text = text
        self._index = index
        self._model = model
        self._clock = clock
        self._reporter = reporter
        self._max_memories = max_memories
        self._retire_share = retire_share
        self._threshold = threshold
        self.on_due: Callable[[Project], object] = self.run

    def changed(self, project: Project, count: int) -> None:
        """Count memories that were created or changed, by whomever."""
        if self._upkeep.note_changes(project, count) >= self._threshold:
            self.on_due(project)

    def run_if_changed(self, project: Project, before: float = float("inf")) -> None:
        """Consolidate a project in which something changed, if the last consolidation was earlier than `before`."""
        changes, last = self._upkeep.changes(project)
        if changes and last < before:
            self.run(project)

    def run(self, project: Project) -> str:
        """Consolidate; returns one line on what came of it.

        An answer that cannot be used and a plan that is refused change nothing and say so; a call that fails is an
        LLMError. After any of them the next scheduled run, or enough further changes, try again.
        """
        done = False
        try:
            news = self._run(project)
            done = not news.reason or news.reason == NOTHING
        finally:
            self._upkeep.consolidated(project, self._clock.now(), done=done)
        self._reporter.tell(news)
        return news.reason or f"merged {news.merged} memories, retired {news.retired}"

    def preview(self, project: Project) -> str:
        """Return the plan as text, a line an operation, and do nothing."""
        try:
            plan = self._checked(project, self._stores.open(project).read())
        except (ReplyError, _Refused) as error:
            return f"nothing would be changed: {error}"
        return "\n".join(_lines(plan)) or NOTHING

    def _run(self, project: Project) -> Consolidated:
        store = self._stores.open(project)
        folder = store.read()
        try:
            plan = self._checked(project, folder)
            changes = tuple(self._changes(plan, folder.memories))
        except (ReplyError, _Refused, MemoryCorrupt) as error:
            return Consolidated(project, reason=f"nothing was changed: {error}")
        if not changes:
            return Consolidated(project, reason=NOTHING)
        return self._apply(project, store, plan, folder.memories, changes)

    def _checked(self, project: Project, folder: Folder) -> Plan:
        today = self._clock.day(self._clock.now())
        plan = self._plan(project, folder, today)
        if reasons := check(plan, folder.memories, retire_share=self._retire_share, today=today):
            raise _Refused(f"the plan is refused: {'; '.join(reasons[:5])}")
        return plan

    def _plan(self, project: Project, folder: Folder, today: str) -> Plan:
        if self._model is None:
            return consolidation.plan(folder.memories, today)
        prompt = consolidation_prompt.prompt(folder.memories, today, self._max_memories)
        if prompt is None:
            return consolidation.with_expired(Plan(), folder.memories, today)
        answer = self._model.ask(replace(prompt, project=project.root)).text
        plan = consolidation_prompt.parse(answer, folder.memories, today, folder.files)
        return consolidation.with_expired(plan, folder.memories, today)

    def _changes(self, plan: Plan, memories: Sequence[Memory]) -> Iterator[Change]:
        """Yield what to do, each merge's result before its sources go."""
        known = {memory.file: memory for memory in memories}
        for merge in plan.merges:
            yield change_to(merge.memory, self._text)
            yield from (_away(known[file]) for file in merge.files if file != merge.memory.file)
        yield from (_away(known[retire.file]) for retire in plan.retirements)

    def _apply(
        self, project: Project, store: MemoryStore, plan: Plan, memories: Sequence[Memory], changes: Sequence[Change]
    ) -> Consolidated:
        """Apply a plan that was made without the lock, if what it was made from still stands."""
        with store.alone():
            if moved := _moved(plan, memories, store.read().memories):
                return Consolidated(project, reason=f"nothing was changed: {moved} changed meanwhile")
            for merge in plan.merges:
                self._upkeep.descended(project, merge.memory.file, merge.files, self._clock.now())
            try:
                self._applying.apply(project, changes, self._why(project))
            except MemoryChanged as error:
                return Consolidated(project, reason=f"nothing was changed: {error}")
            finally:
                self._index.rebuild(project)
        for change in changes:
            self._reporter.tell(Filed(project, change, CAUSE))
        return Consolidated(project, sum(len(merge.files) for merge in plan.merges), len(plan.retirements))

    def _why(self, project: Project) -> Why:
        moment = f"{project.root}#{self._clock.now()!r}"
        return Why(Cause.CONSOLIDATION, run=sha256(moment.encode("utf-8", "replace")).hexdigest()[:RUN_CHARACTERS])


class _Refused(Exception):
    """A plan that is not carried out, and why."""


def _away(memory: Memory) -> Change:
    return Change(memory.file, memory.name, memory.digest, "", None)


def _moved(plan: Plan, before: Sequence[Memory], now: Sequence[Memory]) -> str:
    """Return a file of the plan that is not what it was, or ""."""
    digests = {memory.file: memory.digest for memory in now}
    old = {memory.file: memory.digest for memory in before}
    return next((file for file in plan.files if digests.get(file) != old[file]), "")


def _lines(plan: Plan) -> Iterator[str]:
    for merge in plan.merges:
        yield f"merge {' + '.join(merge.files)} into {merge.memory.file}: {merge.memory.description}"
    for retire in plan.retirements:
        yield f"retire {retire.file}: {retire.reason}"
