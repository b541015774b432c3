"""Make the plan of a consolidation: by the rules, or by asking a model about related memories, a group at a time.

An answer that cannot be used is asked for once more with the reasons, and then its group is left until one of its
memories changes. What each question may hold, and how many there are in one run, is bounded; what is left over is for
the next run.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from memoryd.core import consolidation, related
from memoryd.core.consolidation_answer import parse
from memoryd.core.consolidation_question import QUESTION_CHARACTERS, again, line, may_be_shown, question
from memoryd.core.errors import LLMError, ReplyError
from memoryd.core.index import expired
from memoryd.core.model import Folder, Memory, Project, Prompt
from memoryd.core.plan import Kind, Operation, Plan, free, whole
from memoryd.core.plan_check import check, may_retire
from memoryd.core.plan_text import ASKED, NOTHING
from memoryd.core.tidied import look_mark, without_refused
from memoryd.core.tombstones import Tombstone
from memoryd.ports import Clock, LanguageModel, Tidied

MOST_QUESTIONS = 4
"""Groups a model is asked about in one run; each is asked twice at most."""


@dataclass(frozen=True, slots=True)
class Planned:
    """A plan that has passed every check, and how it came about.

    `rests_on` holds the SHA-256 of each file that it was made from. `looked` are marks of the memories that need no
    further look until they change, `refused` the reasons against answers that were not used, `again` those for which a
    group was asked about once more. `waiting` says why something is left for another run, or "". `unasked`: a model was
    asked about all of it before.
    """

    plan: Plan
    rests_on: Mapping[str, str] = field(default_factory=dict)
    looked: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    waiting: str = ""
    again: tuple[str, ...] = ()
    unasked: bool = False

    @property
    def nothing(self) -> str:
        """Return why nothing is to be done, where nothing went wrong."""
        return ASKED if self.unasked else NOTHING


@dataclass
class _Making:
    """A plan while it is made: what has been found, what was asked about, and what was refused."""

    project: Project
    folder: Folder
    today: str
    operations: list[Operation] = field(default_factory=list)
    looked: list[Memory] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    again: list[str] = field(default_factory=list)
    waiting: str = ""
    unasked: bool = False

    @property
    def memories(self) -> tuple[Memory, ...]:
        return self.folder.memories

    @property
    def digests(self) -> dict[str, str]:
        return {memory.file: memory.digest for memory in self.memories}

    @property
    def rests_on(self) -> dict[str, str]:
        """What was compared: the memories a model was shown, else all."""
        named = {file for operation in self.operations for file in operation.files}
        shown = {memory.file for memory in self.looked} | named
        return {file: digest for file, digest in self.digests.items() if file in shown or not self.looked}


class Planning:
    """Plan with a model if there is one, else by the rules of `core.consolidation`."""

    def __init__(
        self,
        *,
        model: LanguageModel | None,
        tidied: Tidied,
        clock: Clock,
        max_memories: int,
        retire_share: float,
        buried: Callable[[Project], Sequence[Tombstone]] = lambda project: (),
    ) -> None:
        self._model = model
        self._tidied = tidied
        self._clock = clock
        self._max_memories = max_memories
        self._retire_share = retire_share
        self._buried = buried

    def plan(self, project: Project, folder: Folder) -> Planned:
        """Return a plan for a folder; an LLMError when a model was needed and could not be asked at all."""
        making = _Making(project, folder, self._clock.day(self._clock.now()))
        if self._model is None:
            made = consolidation.plan(folder.memories, making.today, self._retire_share)
            making.operations = self._wanted(making, made.operations)
        else:
            making.operations = self._wanted(making, consolidation.expirations(folder.memories, making.today))
            self._ask_about_all(self._model, making)
        plan = whole(making.operations, folder.memories)
        if reasons := self.reasons(project, plan, folder):
            plan, making.refused = whole([], folder.memories), [*making.refused, *reasons]
        looked = tuple(map(look_mark, making.looked))
        refused, repeated = tuple(making.refused), tuple(making.again)
        return Planned(plan, making.rests_on, looked, refused, making.waiting, repeated, making.unasked)

    def reasons(self, project: Project, plan: Plan, folder: Folder) -> tuple[str, ...]:
        """Return every reason against a plan for a folder as it is now."""
        today = self._clock.day(self._clock.now())
        taken = tuple(broken.file for broken in folder.broken)
        return check(
            plan,
            folder.memories,
            retire_share=self._retire_share,
            today=today,
            taken=taken,
            buried=self._buried(project),
        )

    def _wanted(self, making: _Making, operations: Sequence[Operation]) -> list[Operation]:
        return without_refused(operations, self._tidied.declined(making.project), making.digests)

    def _ask_about_all(self, model: LanguageModel, making: _Making) -> None:
        groups = self._groups(making)
        for group in groups[:MOST_QUESTIONS]:
            try:
                self._ask_about(model, group, making)
            except LLMError as error:
                if not making.looked:
                    raise
                making.waiting = str(error)
                return
            making.looked += group
        if len(groups) > MOST_QUESTIONS:
            more = len(groups) - MOST_QUESTIONS
            left = "1 more group of memories is" if more == 1 else f"{more} more groups of memories are"
            making.waiting = f"{left} left for the next run"

    def _groups(self, making: _Making) -> list[list[Memory]]:
        """Return the groups in which there is a memory that no model has seen as it is now."""
        seen = self._tidied.looked(making.project)
        shown = [m for m in making.memories if not expired(m, making.today) and may_be_shown(m)]
        if all(look_mark(memory) in seen for memory in shown):
            making.unasked = len(shown) > 1
            return []
        groups = related.groups(shown, QUESTION_CHARACTERS, lambda memory: len(line(memory)))
        return [group for group in groups if len(group) > 1 and any(look_mark(memory) not in seen for memory in group)]

    def _ask_about(self, model: LanguageModel, group: Sequence[Memory], making: _Making) -> None:
        """Take what a model says about a group into the plan, if the plan stands up with it."""
        prompt = self._question(group, making)
        found, reasons = self._answer(model, prompt, group, making)
        if reasons:
            making.again += reasons
            found, reasons = self._answer(model, again(prompt, reasons), group, making)
        if reasons:
            making.refused += reasons
        else:
            making.operations += found

    def _question(self, group: Sequence[Memory], making: _Making) -> Prompt:
        free_ones = sum(map(free, making.memories))
        goal = max(1, min(len(group), round(self._max_memories * len(group) / max(free_ones, self._max_memories))))
        most = may_retire(len(making.memories), self._retire_share) - self._retired(making)
        prompt = question(group, making.today, goal=goal, may_retire=max(0, most))
        return replace(prompt, project=making.project.root)

    def _retired(self, making: _Making) -> int:
        known = {memory.file: memory for memory in making.memories}
        retired = [file for operation in making.operations if operation.kind is Kind.RETIRE for file in operation.files]
        return sum(not expired(known[file], making.today) for file in retired)

    def _answer(
        self, model: LanguageModel, prompt: Prompt, group: Sequence[Memory], making: _Making
    ) -> tuple[list[Operation], tuple[str, ...]]:
        """Return what an answer adds to the plan, or the reasons against it."""
        try:
            found = parse(model.ask(prompt).text, group, making.today, self._used(making))
        except ReplyError as error:
            return [], (str(error),)
        wanted = self._wanted(making, found)
        plan = whole([*making.operations, *wanted], making.memories)
        stray = _beyond(found, group)
        return wanted, stray or self.reasons(making.project, plan, making.folder)

    def _used(self, making: _Making) -> Collection[str]:
        return (*making.folder.files, *(result.file for each in making.operations for result in each.results))


def _beyond(operations: Sequence[Operation], group: Sequence[Memory]) -> tuple[str, ...]:
    """Return a reason against operations on memories that were not in the question."""
    shown = {memory.file for memory in group}
    strays = {file for operation in operations for file in operation.files} - shown
    return tuple(f"“{file}” is no memory" for file in sorted(strays))
