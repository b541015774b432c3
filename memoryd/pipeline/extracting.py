"""From a closed turn to memory files: ask, judge, record, write, index.

What will be done is in the ledger before any of it is done (pending -> answered -> done). A crash after `answered`
applies the recorded changes again, which is the same as applying them once, and never asks a model again. Turns that
are asked about together are answered in one transaction; what refuses them together is tried with fewer of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from memoryd.core import gate
from memoryd.core.errors import (
    LLMError,
    MemoryChanged,
    Paused,
    StoreError,
    StoreUnavailable,
    TextPurged,
    Transient,
)
from memoryd.core.model import Draft, Folder, Project, Request, Verdict
from memoryd.core.news import Filed, Judged, Troubled
from memoryd.core.personal import taken
from memoryd.core.shares import left_by, shares
from memoryd.core.tombstones import Tombstone
from memoryd.pipeline.filing import Applies, Index, with_change
from memoryd.pipeline.gathering import Batching, Gathering
from memoryd.pipeline.origins import source_of, why_of
from memoryd.pipeline.setbacks import Setbacks
from memoryd.ports import (
    Clock,
    Excluded,
    Extractor,
    MemoryStore,
    MemoryStores,
    MemoryText,
    Patience,
    Projects,
    QueuedTurn,
    Reporter,
    TurnQueue,
)

CONFLICTS = 2
"""So often what is left of a turn is judged anew because somebody wrote the file in between."""


class Extracting:
    """Work on the closed turns of one project after the other; each call asks about turns once, or applies one answer.

    `changed` hears how many memories of a project were created or changed; `chance` gives 0 to 1 for waiting times;
    `buried` tells what the person took away. `personal` is the folder for new memories of type user; stores, applying
    and index are over it and the project's own, then.
    """

    def __init__(
        self,
        *,
        queue: TurnQueue,
        patience: Patience,
        projects: Projects,
        stores: MemoryStores,
        applying: Applies,
        text: MemoryText,
        extractor: Extractor,
        index: Index,
        changed: Callable[[Project, int], None],
        clock: Clock,
        reporter: Reporter,
        chance: Callable[[], float],
        language: str = "auto",
        batching: Batching | None = None,
        buried: Callable[[Project], Sequence[Tombstone]] = lambda project: (),
        personal: Callable[[], Project | None] = lambda: None,
    ) -> None:
        self._queue = queue
        self._setbacks = Setbacks(patience, clock, reporter, chance)
        self._projects = projects
        self._stores = stores
        self._applying = applying
        self._text = text
        self._extractor = extractor
        self._index = index
        self._changed = changed
        self._clock = clock
        self._reporter = reporter
        self._language = language
        self._buried = buried
        self._personal = personal
        self.gathering = Gathering(batching or Batching(), clock)
        self._at_work: dict[str, int] = {}

    def work(self, root: str) -> bool:
        """Work on the project's next turns; tell whether there may be others that need not wait."""
        due = self._queue.due(root, self._clock.now(), self.gathering.look)
        if not due:
            return False
        # Much may have happened since the turn closed: the person may have switched memory off here.
        place = self._projects.locate(root)
        if isinstance(place, Excluded):
            self._queue.finish(due[0], self._clock.now())
            return True
        due = tuple(replace(queued, project=place) for queued in due)
        answered = next((queued for queued in due if queued.verdicts is not None), None)
        return self._put_into_effect(answered) if answered else self._choose(root, due)

    def defect(self, root: str, message: str) -> None:
        """Count a defect against the turn that was being worked on, so that it does not come back for ever.

        Of several turns nobody knows which one it was: fewer of them are tried next.
        """
        if self.gathering.refused(root, self._at_work.pop(root, 1)):
            return
        if due := self._queue.due(root, self._clock.now(), 1):
            self._setbacks.refuse(due[0], message)

    def _choose(self, root: str, due: Sequence[QueuedTurn]) -> bool:
        """Let go of the turns that can hold nothing, else ask about the oldest of the others if it is time."""
        if idle := self.gathering.idle(due):
            self._queue.pass_over(idle, self._clock.now())
            return True
        if not (batch := self.gathering.ready(root, due)):
            return False
        self._at_work[root] = len(batch)
        answered = self._ask(root, batch)
        del self._at_work[root]
        return answered

    def _ask(self, root: str, batch: Sequence[QueuedTurn]) -> bool:
        try:
            answered = self._answered(batch)
        except TextPurged:  # The ledger holds the turns without it now, and they are asked about anew.
            return True
        except LLMError as error:
            return self._put_off(root, batch, error)
        except StoreUnavailable as error:
            self._setbacks.wait_for_folder(batch[0], error)
            return False
        self.gathering.answered(root)
        return all(self._put_into_effect(queued) for queued in self._with_effect(answered))

    def _answered(self, batch: Sequence[QueuedTurn]) -> list[QueuedTurn]:
        """Ask about some turns and record what will be done for each of them, all in one step."""
        store = self._stores.open(batch[0].project)
        days = tuple(map(self._day, batch))
        request = Request(
            turns=tuple(queued.turn for queued in batch),
            known=store.read().memories,
            today=max(days),
            language=self._language,
            days=days if len(days) > 1 else (),
            project=batch[0].project.root,
        )
        drafts = self._extractor.extract(request)
        self._setbacks.over()
        with store.alone():
            judged = self._judge_all(batch, drafts, store)
            self._queue.answer_all(judged, self._clock.now())
        return [replace(queued, verdicts=verdicts) for queued, verdicts in judged]

    def _judge_all(
        self, batch: Sequence[QueuedTurn], drafts: Sequence[Draft], store: MemoryStore
    ) -> list[tuple[QueuedTurn, tuple[Verdict, ...]]]:
        """Judge each turn's drafts on the folder as the turns before it will have left it."""
        folder, buried = store.read(), self._buried(batch[0].project)
        judged = []
        for queued, share in zip(batch, shares(drafts, [queued.turn for queued in batch]), strict=True):
            verdicts = self._judge(queued, share, folder, buried)
            judged.append((queued, verdicts))
            folder = replace(folder, memories=left_by(verdicts, folder.memories))
        return judged

    def _with_effect(self, answered: Sequence[QueuedTurn]) -> list[QueuedTurn]:
        """Return the turns that change files; with the others, most of them, all is done in one step."""
        idle = [queued for queued in answered if not any(verdict.change for verdict in queued.verdicts or ())]
        for queued in idle:
            for verdict in queued.verdicts or ():
                self._reporter.tell(Judged(queued.turn, queued.project, verdict))
        if idle:
            self._queue.finish_all(idle, self._clock.now())
        return [queued for queued in answered if queued not in idle]

    def _put_into_effect(self, queued: QueuedTurn) -> bool:
        """Write what was recorded for a turn; tell whether the project's next turn may be worked on at once."""
        try:
            store = self._stores.open(queued.project)
            with store.alone():
                changed = self._apply(queued, queued.verdicts or (), store)
                if changed:
                    self._reindex(queued.project)
        except StoreUnavailable as error:
            self._setbacks.wait_for_folder(queued, error)
            return False
        except StoreError as error:
            return self._setbacks.refuse(queued, str(error))
        self._queue.finish(queued, self._clock.now())
        if changed:
            self._changed(queued.project, changed)
        return True

    def _reindex(self, project: Project) -> None:
        try:
            self._index.rebuild(project, ())
        except StoreUnavailable as error:
            # The memories are written; an index that cannot be is tried again at the next pulse.
            self._reporter.tell(Troubled(project.root, str(error)))

    def _judge(
        self, queued: QueuedTurn, drafts: Sequence[Draft], folder: Folder, buried: Sequence[Tombstone]
    ) -> tuple[Verdict, ...]:
        """Let the gate speak on a turn's drafts."""
        judged = gate.judge(
            drafts,
            queued.turn,
            folder.memories,
            source=source_of(queued),
            today=self._day(queued),
            taken=taken(folder.files),
            buried=buried,
            language=self._language,
        )
        personal = self._personal()
        return tuple(with_change(verdict, queued.project, personal, self._text) for verdict in judged)

    def _judge_again(
        self, queued: QueuedTurn, left: Sequence[Draft], store: MemoryStore, applied: tuple[Verdict, ...]
    ) -> tuple[Verdict, ...]:
        """Judge what is left of a turn on the folder as it is now, and record that before it is done."""
        verdicts = applied + self._judge(queued, left, store.read(), self._buried(queued.project))
        self._queue.answer(queued, verdicts, self._clock.now())
        return verdicts

    def _apply(self, queued: QueuedTurn, verdicts: tuple[Verdict, ...], store: MemoryStore) -> int:
        """Write what was accepted; returns how many files that were."""
        done, conflicts = 0, 0
        while done < len(verdicts):
            verdict = verdicts[done]
            try:
                if verdict.change:
                    self._applying.apply(queued.project, (verdict.change,), why_of(queued))
            except MemoryChanged:
                # Somebody wrote the file in between: their words stand, so what is left is judged anew beside them.
                conflicts += 1
                if conflicts > CONFLICTS:
                    raise
                left = [verdict.draft for verdict in verdicts[done:]]
                verdicts = self._judge_again(queued, left, store, applied=verdicts[:done])
                continue
            done += 1
            self._reporter.tell(Judged(queued.turn, queued.project, verdict))
            if verdict.change:
                self._reporter.tell(Filed(queued.project, verdict.change, source_of(queued)))
        return sum(verdict.change is not None for verdict in verdicts)

    def _put_off(self, root: str, batch: Sequence[QueuedTurn], error: LLMError) -> bool:
        """Let turns wait, try fewer, or set one aside; tell whether the next may be worked on at once."""
        if isinstance(error, Paused | Transient):
            self._setbacks.wait_for_model(batch[0], error)
            return False
        if self.gathering.refused(root, len(batch)):
            return True
        return self._setbacks.refuse(batch[0], str(error), soon=True)

    def _day(self, queued: QueuedTurn) -> str:
        return self._clock.day(queued.turn.at if queued.turn.at is not None else self._clock.now())
