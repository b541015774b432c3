"""Tidy one project's memories: plan, check the plan as a whole, carry it out as one change that can be taken back.

The plan is checked again under the folder's lock. Where somebody changed what it rests on while a model was asked,
nothing is done, and it is planned anew the next time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import sha256

from memoryd.core.errors import MemoryChanged, MemoryCorrupt, MemorydError, UnderWay
from memoryd.core.journal import RUN_CHARACTERS, Beside, Cause, Why
from memoryd.core.model import Change, Folder, Memory, Project
from memoryd.core.news import Consolidated, Filed, Troubled
from memoryd.core.plan import Kind, Operation, Plan, whole
from memoryd.core.plan_text import summary
from memoryd.core.tidied import look_mark, refusal_mark
from memoryd.pipeline.applying import Applying
from memoryd.pipeline.filing import Index, change_to
from memoryd.pipeline.planning import Planned, Planning
from memoryd.ports import Clock, Consolidations, MemoryStores, MemoryText, Reporter, Tidied, Upkeep

CAUSE = "consolidation"
_NOTHING_DONE = Plan()
REFUSED = "nothing was changed: the plan is refused"
_MOST_REASONS = 5
_MOST_TRIES = 3


@dataclass(frozen=True, slots=True)
class CarriedOut:
    """What came of a plan: what was done, and why some or all of it was not."""

    plan: Plan = _NOTHING_DONE
    run: str = ""
    refused: tuple[str, ...] = ()
    left: str = ""


class Consolidating:
    """Consolidate projects, one run of a project at a time, whoever asks for it in whatever process.

    It keeps count of what changed: `on_due` hears of a project in which `threshold` memories were created or changed
    since a consolidation was last tried.
    """

    def __init__(
        self,
        *,
        planning: Planning,
        upkeep: Upkeep,
        tidied: Tidied,
        stores: MemoryStores,
        consolidations: Consolidations,
        applying: Applying,
        text: MemoryText,
        index: Index,
        clock: Clock,
        reporter: Reporter,
        threshold: int,
    ) -> None:
        self._planning = planning
        self._upkeep = upkeep
        self._tidied = tidied
        self._stores = stores
        self._consolidations = consolidations
        self._applying = applying
        self._text = text
        self._index = index
        self._clock = clock
        self._reporter = reporter
        self._threshold = threshold
        self.on_due: Callable[[Project], object] = self._run_at_once

    def changed(self, project: Project, count: int) -> None:
        """Count memories that were created or changed, by whomever."""
        if self._upkeep.note_changes(project, count) >= self._threshold:
            self.on_due(project)

    def _run_at_once(self, project: Project) -> None:
        """Consolidate beside the work that made it due, which is done: a failure is told and is not that work's."""
        try:
            self._unless_under_way(project)
        except MemorydError as error:
            self._reporter.tell(Troubled(project.root, f"it could not be consolidated: {error}"))

    def run_if_changed(self, project: Project, before: float = float("inf")) -> None:
        """Consolidate a project in which something changed, if the last consolidation was earlier than `before`.

        Where another process does that now it is left to the next time: nothing that waits is lost.
        """
        changes, last = self._upkeep.changes(project)
        if not changes or last >= before:
            return
        self._unless_under_way(project)

    def _unless_under_way(self, project: Project) -> None:
        try:
            self.run(project)
        except UnderWay as error:
            # No trouble: what waits is for the next run, and nobody has to do anything.
            self._reporter.tell(Consolidated(project, reason=error.message))

    def alone(self, project: Project) -> AbstractContextManager[None]:
        """Hold that a project is being consolidated; UnderWay when it is already, by whatever process."""
        return self._consolidations.alone(project)

    def run(self, project: Project) -> str:
        """Consolidate; returns one line on what came of it.

        Answers that cannot be used and plans that are refused change nothing and say so; a call that fails is an
        LLMError, and UnderWay says that it is being consolidated. What is left over the next scheduled run, or enough
        further changes, take up.
        """
        with self.alone(project):
            return self._run(project)

    def _run(self, project: Project) -> str:
        # What changes while a model is asked is for the next run.
        done, began = False, self._clock.now()
        try:
            planned, made = self._tried(project)
            self.look(project, planned, made)
            news = _news(project, planned, made)
            done = not (planned.waiting or made.left or made.refused)
        finally:
            self._upkeep.consolidated(project, began, done=done)
        self._reporter.tell(news)
        return told(news, made.plan)

    def _tried(self, project: Project) -> tuple[Planned, CarriedOut]:
        """Plan and carry out; a plan that cost no question is made anew when a file changed beneath it."""
        for _ in range(_MOST_TRIES):
            planned = self._planning.plan(project, self.read(project))
            made = self.carry_out(project, planned.plan, planned.rests_on)
            if not made.left or planned.looked:
                break
        return planned, made

    def read(self, project: Project) -> Folder:
        """Return what a project's folder holds."""
        return self._stores.open(project).read()

    def contents(self, project: Project, files: Collection[str]) -> dict[str, bytes | None]:
        """Return what files hold, byte for byte; None where there is none."""
        store = self._stores.open(project)
        return {file: store.content(file) for file in files}

    def carry_out(self, project: Project, plan: Plan, rests_on: Mapping[str, str]) -> CarriedOut:
        """Do what a plan says as one change, if the files it rests on still have the SHA-256 they had for it.

        Else nothing is done: what somebody writes while a model is asked is neither lost nor overlooked.
        """
        if not plan.operations:
            return CarriedOut()
        with self._stores.open(project).alone():
            now = self.read(project)
            if moved := _moved(rests_on, now):
                return CarriedOut(left=f"{moved} changed meanwhile")
            plan = whole(plan.operations, now.memories)
            if reasons := self._planning.reasons(project, plan, now):
                return CarriedOut(refused=reasons)
            run = _run_id(project, self._clock.now())
            try:
                self._apply(project, plan, now, run)
            except (MemoryChanged, MemoryCorrupt) as error:
                return CarriedOut(left=str(error))
            finally:
                self._index.rebuild(project, ())
        return CarriedOut(plan, run)

    def look(self, project: Project, planned: Planned, made: CarriedOut) -> None:
        """Remember what needs no further look: what a model was asked about, and what became of it."""
        if not planned.looked:
            return
        memories = self._stores.open(project).read().memories
        there = {look_mark(memory) for memory in memories}
        written = {result.file for result in made.plan.results}
        after = {look_mark(memory) for memory in memories if memory.file in written}
        seen = after if made.left else {*planned.looked, *after}
        self._tidied.look(project, seen & there, there)

    def _apply(self, project: Project, plan: Plan, folder: Folder, run: str) -> None:
        known = {memory.file: memory for memory in folder.memories}
        changes = tuple(change for each in plan.operations for change in self._changes(project, each, known))
        for operation in plan.operations:
            self._descend(project, operation)
        digests = {file: memory.digest for file, memory in known.items()}
        marks = tuple(refusal_mark(operation, digests) for operation in plan.operations)
        why = Why(Cause.CONSOLIDATION, run=run)
        self._applying.apply(project, changes, why, beside=Beside(unasked=marks))
        for change in changes:
            self._reporter.tell(Filed(project, change, CAUSE))

    def _changes(self, project: Project, operation: Operation, known: Mapping[str, Memory]) -> Iterator[Change]:
        """Yield what to do, the results before their sources go."""
        for result in operation.results:
            yield change_to(result, self._text, sealed=project.shared)
        for file in operation.archived:
            yield Change(file, known[file].name, known[file].digest, "", None)

    def _descend(self, project: Project, operation: Operation) -> None:
        for result in operation.results:
            sources = operation.files if operation.kind is not Kind.MOVE or result.file == operation.files[1] else ()
            self._upkeep.descended(project, result.file, sources, self._clock.now())


def _moved(rests_on: Mapping[str, str], now: Folder) -> str:
    """Return a file that is not what it was, or ""."""
    digests = {memory.file: memory.digest for memory in now.memories}
    return next((file for file, digest in rests_on.items() if digests.get(file) != digest), "")


def _run_id(project: Project, at: float) -> str:
    return sha256(f"{project.root}#{at!r}".encode("utf-8", "replace")).hexdigest()[:RUN_CHARACTERS]


def _news(project: Project, planned: Planned, made: CarriedOut) -> Consolidated:
    """Return what to tell of a run: what was done, else why nothing was."""
    refused = (*planned.refused, *made.refused)
    done, left = made.plan, "; ".join(filter(None, (made.left, planned.waiting)))
    reason = ""
    if not done.operations:
        reason = REFUSED if refused else f"nothing was changed: {left}" if left else planned.nothing
    return Consolidated(
        project,
        merged=sum(len(operation.files) for operation in done.of(Kind.MERGE)),
        retired=len(done.of(Kind.RETIRE)),
        other=sum(len(done.of(kind)) for kind in (Kind.SPLIT, Kind.RENAME, Kind.MOVE)),
        reason=reason,
        refused=refused,
        left=left if done.operations else "",
        run=made.run,
        again=planned.again,
    )


def told(news: Consolidated, done: Plan) -> str:
    """Return what came of a run, in one line for who asked."""
    if news.reason == REFUSED:
        return f"{REFUSED}: {'; '.join(news.refused[:_MOST_REASONS])}"
    if news.reason:
        return news.reason
    parts = (summary(done), news.left, f"`memoryd undo --run {news.run}` takes it back")
    return "; ".join(filter(None, parts))
