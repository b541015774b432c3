"""From a closed turn to memory files: ask, judge, record, write, index.

What will be done is in the ledger before any of it is done (pending -> answered -> done). A crash after `answered`
applies the recorded changes again, which is the same as applying them once, and never asks a model again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from memoryd.core import gate
from memoryd.core.backoff import delay
from memoryd.core.errors import (
    BudgetReached,
    LLMError,
    MemoryChanged,
    MemoryCorrupt,
    Paused,
    StoreError,
    StoreUnavailable,
    Transient,
)
from memoryd.core.model import Draft, Project, Request, Verdict
from memoryd.core.news import Filed, Judged, Troubled
from memoryd.core.text import one_line
from memoryd.core.tombstones import Tombstone
from memoryd.pipeline.filing import Index, change_to
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

TRIES = 2
"""A turn refused this often for its own sake is set aside."""
PAUSE_SECONDS = 60.0
"""How long to wait before asking again whether a key, a limit or an address was mended (a look, not yet a call)."""
STORE_SECONDS = 60.0
"""How long to wait for a memory folder that cannot be used, and after a defect."""
SESSION_CHARACTERS = 80
"""How much of a session's name a memory's front matter shows: home-made agents name them as they like."""


class Extracting:
    """Work on the closed turns of one project after the other; each call works on one turn.

    `changed` hears how many memories of a project were created or changed; `chance` gives 0 to 1 for waiting times;
    `buried` tells what the person took away.
    """

    def __init__(
        self,
        *,
        queue: TurnQueue,
        patience: Patience,
        projects: Projects,
        stores: MemoryStores,
        text: MemoryText,
        extractor: Extractor,
        index: Index,
        changed: Callable[[Project, int], None],
        clock: Clock,
        reporter: Reporter,
        chance: Callable[[], float],
        language: str = "auto",
        buried: Callable[[Project], Sequence[Tombstone]] = lambda project: (),
    ) -> None:
        self._queue = queue
        self._patience = patience
        self._projects = projects
        self._stores = stores
        self._text = text
        self._extractor = extractor
        self._index = index
        self._changed = changed
        self._clock = clock
        self._reporter = reporter
        self._chance = chance
        self._language = language
        self._buried = buried
        # Calls that failed since one succeeded, over all lanes: only a hint for how long to wait.
        self._failures = 0

    def work(self, root: str) -> bool:
        """Work on the project's next turn; tell whether there may be another one."""
        if (queued := self._next(root)) is None:
            return False
        # Much may have happened since the turn closed: the person may have switched memory off here.
        place = self._projects.locate(root)
        if isinstance(place, Excluded):
            self._queue.finish(queued, self._clock.now())
            return True
        queued = replace(queued, project=place)
        try:
            self._work_on(queued)
        except LLMError as error:
            return self._put_off(queued, error)
        except StoreUnavailable as error:
            self._trouble(queued, str(error))
            self._patience.postpone(queued, self._clock.now() + STORE_SECONDS, str(error), counted=False)
            return False
        except StoreError as error:
            return self._refuse(queued, str(error), self._clock.now() + STORE_SECONDS)
        return True

    def defect(self, root: str, message: str) -> None:
        """Count a defect against the turn that was being worked on, so that it does not come back for ever."""
        if (queued := self._next(root)) is not None:
            self._refuse(queued, message, self._clock.now() + STORE_SECONDS)

    def _next(self, root: str) -> QueuedTurn | None:
        due = self._queue.due(root, self._clock.now(), 1)
        return due[0] if due else None

    def _work_on(self, queued: QueuedTurn) -> None:
        store = self._stores.open(queued.project)
        drafts = None if queued.verdicts is not None else self._drafts(queued, store)
        with store.alone():
            verdicts = self._judge(queued, drafts, store) if drafts is not None else queued.verdicts or ()
            changed = self._apply(queued, verdicts, store)
            if changed:
                self._reindex(queued.project)
        self._queue.finish(queued, self._clock.now())
        if changed:
            self._changed(queued.project, changed)

    def _reindex(self, project: Project) -> None:
        try:
            self._index.rebuild(project)
        except StoreUnavailable as error:
            # The memories are written; an index that cannot be is made true by the next look at the folder.
            self._reporter.tell(Troubled(project.root, str(error)))

    def _drafts(self, queued: QueuedTurn, store: MemoryStore) -> tuple[Draft, ...]:
        if not queued.turn.words:
            return ()
        request = Request((queued.turn,), store.read().memories, self._day(queued), self._language)
        drafts = self._extractor.extract(request)
        self._failures = 0
        return drafts

    def _judge(
        self, queued: QueuedTurn, drafts: Sequence[Draft], store: MemoryStore, applied: tuple[Verdict, ...] = ()
    ) -> tuple[Verdict, ...]:
        """Let the gate speak on the folder as it is now, and record what will be done before it is done."""
        folder = store.read()
        judged = gate.judge(
            drafts,
            queued.turn,
            folder.memories,
            source=source_of(queued),
            today=self._day(queued),
            taken=folder.files,
            buried=self._buried(queued.project),
        )
        verdicts = applied + tuple(self._with_change(verdict, queued.project) for verdict in judged)
        self._queue.answer(queued, verdicts, self._clock.now())
        return verdicts

    def _with_change(self, verdict: Verdict, project: Project) -> Verdict:
        if verdict.memory is None:
            return verdict
        # A shared folder is read by others: what a person said word for word stays in the ledger only.
        memory = replace(verdict.memory, evidence="") if project.shared else verdict.memory
        try:
            return replace(verdict, change=change_to(memory, self._text))
        except MemoryCorrupt as error:
            return replace(verdict, accepted=False, reason=f"cannot be written: {error.reason}", memory=None)

    def _apply(self, queued: QueuedTurn, verdicts: tuple[Verdict, ...], store: MemoryStore) -> int:
        """Write what was accepted; returns how many files that were."""
        done, conflicts = 0, 0
        while done < len(verdicts):
            verdict = verdicts[done]
            try:
                if verdict.change:
                    store.apply(verdict.change)
            except MemoryChanged:
                # Somebody wrote the file in between: their words stand, so what is left is judged anew beside them.
                conflicts += 1
                if conflicts > TRIES:
                    raise
                left = [verdict.draft for verdict in verdicts[done:]]
                verdicts = self._judge(queued, left, store, applied=verdicts[:done])
                continue
            done += 1
            self._reporter.tell(Judged(queued.turn, queued.project, verdict))
            if verdict.change:
                self._reporter.tell(Filed(queued.project, verdict.change, source_of(queued)))
        return sum(verdict.change is not None for verdict in verdicts)

    def _put_off(self, queued: QueuedTurn, error: LLMError) -> bool:
        """Let a turn wait, or set it aside; tell whether the project's next turn may be worked on at once."""
        now = self._clock.now()
        if isinstance(error, Paused | Transient):
            self._patience.postpone(queued, now + self._wait(error, now), str(error), counted=False)
            return False
        return self._refuse(queued, str(error), now + delay(0, self._chance()))

    def _refuse(self, queued: QueuedTurn, reason: str, until: float) -> bool:
        """Count a refusal that is the turn's own; the last one sets it aside and lets the next turn pass."""
        self._trouble(queued, reason)
        if queued.attempts + 1 >= TRIES:
            self._patience.quarantine(queued, reason, self._clock.now())
            return True
        self._patience.postpone(queued, until, reason, counted=True)
        return False

    def _wait(self, error: Paused | Transient, now: float) -> float:
        """Return the seconds to wait for a server in trouble, which is told once until a call succeeds again."""
        if self._failures == 0:
            self._reporter.tell(Troubled("model", str(error)))
        self._failures += 1
        if isinstance(error, Transient):
            return delay(self._failures - 1, self._chance(), error.retry_after)
        return error.until - now if isinstance(error, BudgetReached) else PAUSE_SECONDS

    def _trouble(self, queued: QueuedTurn, message: str) -> None:
        self._reporter.tell(Troubled(queued.project.root, message))

    def _day(self, queued: QueuedTurn) -> str:
        return self._clock.day(queued.turn.at if queued.turn.at is not None else self._clock.now())


def source_of(queued: QueuedTurn) -> str:
    """Return where a turn stands, as a memory's front matter says it: agent, session, turn."""
    turn = queued.turn
    return f"{turn.agent}/{one_line(turn.session, SESSION_CHARACTERS)}/turn-{queued.number}"
