"""Tidy one project's memories: plan, check the plan as a whole, apply it in an order that loses nothing.

What is new is written before anything old goes to the archive, so that a crash in between leaves a twin at worst,
which the next consolidation merges. A file that somebody changed meanwhile stops it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from memoryd.core import consolidation, consolidation_prompt
from memoryd.core.errors import MemoryChanged, MemoryCorrupt, ReplyError
from memoryd.core.model import Change, Memory, Project
from memoryd.core.news import Consolidated, Filed
from memoryd.core.plan import Plan, check
from memoryd.pipeline.extracting import Index, change_to
from memoryd.ports import Clock, LanguageModel, MemoryStore, MemoryStores, MemoryText, Reporter

CAUSE = "consolidation"
NOTHING = "there is nothing to merge or retire"


class Consolidating:
    """Consolidate a project with a model if there is one, else by the rules of `core.consolidation`."""

    def __init__(
        self,
        *,
        stores: MemoryStores,
        text: MemoryText,
        index: Index,
        model: LanguageModel | None,
        clock: Clock,
        reporter: Reporter,
        max_memories: int,
        retire_share: float,
    ) -> None:
        self._stores = stores
        self._text = text
        self._index = index
        self._model = model
        self._clock = clock
        self._reporter = reporter
        self._max_memories = max_memories
        self._retire_share = retire_share

    def run(self, project: Project) -> str:
        """Consolidate; returns one line on what came of it.

        An answer that cannot be used and a plan that is refused change nothing and say so; a call that fails is an
        LLMError, and worth another time.
        """
        store = self._stores.open(project)
        memories = store.read().memories
        try:
            plan = self._checked(memories)
            changes = tuple(self._changes(plan, memories))
        except (ReplyError, _Refused, MemoryCorrupt) as error:
            return self._tell(Consolidated(project, reason=f"nothing was changed: {error}"))
        if not changes:
            return self._tell(Consolidated(project, reason=NOTHING))
        done = self._apply(project, store, plan, memories, changes)
        return self._tell(done)

    def preview(self, project: Project) -> str:
        """Return the plan as text, a line an operation, and do nothing."""
        memories = self._stores.open(project).read().memories
        try:
            plan = self._checked(memories)
        except (ReplyError, _Refused) as error:
            return f"nothing would be changed: {error}"
        return "\n".join(_lines(plan)) or NOTHING

    def _checked(self, memories: Sequence[Memory]) -> Plan:
        today = self._today()
        plan = self._plan(memories, today)
        if reasons := check(plan, memories, retire_share=self._retire_share, today=today):
            raise _Refused(f"the plan is refused: {'; '.join(reasons[:5])}")
        return plan

    def _plan(self, memories: Sequence[Memory], today: str) -> Plan:
        if self._model is None:
            return consolidation.plan(memories, today)
        prompt = consolidation_prompt.prompt(memories, today, self._max_memories)
        plan = consolidation_prompt.parse(self._model.ask(prompt).text, memories, today) if prompt else Plan()
        return consolidation.with_expired(plan, memories, today)

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
            try:
                for change in changes:
                    store.apply(change)
                    self._reporter.tell(Filed(project, change, CAUSE))
            except MemoryChanged as error:
                return Consolidated(project, reason=f"stopped: {error}")
            finally:
                self._index.rebuild(project)
        return Consolidated(project, sum(len(merge.files) for merge in plan.merges), len(plan.retirements))

    def _tell(self, news: Consolidated) -> str:
        self._reporter.tell(news)
        return news.reason or f"merged {news.merged} memories, retired {news.retired}"

    def _today(self) -> str:
        return datetime.fromtimestamp(self._clock.now(), UTC).astimezone().date().isoformat()


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
