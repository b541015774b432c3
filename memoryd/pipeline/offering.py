"""Show a project's plan before it is carried out, and carry out what a person chose of it.

The plan that was shown is kept under a number. What is chosen is taken from there, not made anew; it is checked again,
and refused where one of its files is no longer what it was.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from memoryd.core.commands import Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Memory, Project
from memoryd.core.plan import Kind, Operation, Plan, whole
from memoryd.core.plan_text import diff, foreseen, summary, title
from memoryd.core.tidied import refusal_mark
from memoryd.pipeline.consolidating import Consolidating
from memoryd.pipeline.planning import Planned, Planning
from memoryd.ports import Clock, MemoryText, Offers, Tidied, Upkeep

PAGE_CHARACTERS = 300_000
"""Of what is shown at once: so much that it fits through the control socket in any script."""
_UNKNOWN = "this plan is not known any more"
_REMEDY = "ask for a new one with `memoryd consolidate --interactive`"
_MOST_REASONS = 5


@dataclass(frozen=True, slots=True)
class _Offer:
    """A plan as it was shown: what the files it rests on held, and the marks of what needs no further look."""

    plan: Plan
    digests: Mapping[str, str]
    looked: tuple[str, ...]


class Offering:
    """Offer plans and take up what was agreed to."""

    def __init__(
        self,
        *,
        planning: Planning,
        consolidating: Consolidating,
        offers: Offers,
        tidied: Tidied,
        upkeep: Upkeep,
        text: MemoryText,
        clock: Clock,
    ) -> None:
        self._planning = planning
        self._consolidating = consolidating
        self._offers = offers
        self._tidied = tidied
        self._upkeep = upkeep
        self._text = text
        self._clock = clock

    def offer(self, project: Project) -> Outcome:
        """Make a plan, keep it, and return its first page; nothing is changed."""
        with self._consolidating.alone(project):
            folder = self._consolidating.read(project)
            planned = self._planning.plan(project, folder)
        notes = [f"refused: {reason}" for reason in planned.refused[:_MOST_REASONS]]
        notes += [planned.waiting] if planned.waiting else []
        if not planned.plan.operations:
            what = "nothing would be changed: the plan is refused" if planned.refused else planned.nothing
            return Outcome(True, (what, *notes), {"plan": "", "count": 0, "operations": [], "next": 0})
        content = self._written(planned)
        number = sha256(content.encode("utf-8")).hexdigest()[:16]
        self._offers.put(project, number, content, self._clock.now())
        page = self._page(project, planned.plan, folder.memories, 0)
        return Outcome(True, (foreseen(planned.plan), *notes), {"plan": number, **page})

    def page(self, project: Project, number: str, first: int) -> Outcome:
        """Return the operations of a plan that was offered from the `first` on, as many as go through at once."""
        offer = self._offer(project, number)
        memories = self._consolidating.read(project).memories
        return Outcome(True, (), {"plan": number, **self._page(project, offer.plan, memories, first)})

    def take(self, project: Project, number: str, chosen: Collection[int], declined: Collection[int]) -> Outcome:
        """Carry out the chosen operations of a plan that was offered; what was declined is not proposed again.

        Operations are numbered from 0. MemorydError when the plan is not known any more, when it is refused as
        chosen, or when one of its files has changed; nothing is changed then.
        """
        offer = self._offer(project, number)
        operations = offer.plan.operations
        if not all(0 <= at < len(operations) for at in (*chosen, *declined)):
            raise MemorydError("the plan has no such operation", _REMEDY)
        plan = whole([operations[at] for at in sorted(set(chosen))], self._consolidating.read(project).memories)
        with self._consolidating.alone(project):
            made = self._consolidating.carry_out(project, plan, offer.digests)
        if made.refused or made.left:
            reasons = made.left or "; ".join(made.refused[:_MOST_REASONS])
            raise MemorydError(f"nothing was changed: {reasons}", _REMEDY)
        marks = [refusal_mark(operations[at], offer.digests) for at in set(declined)]
        self._tidied.decline(project, marks)
        self._consolidating.look(project, Planned(plan, looked=offer.looked), made)
        self._offers.drop(project)
        if set(chosen) | set(declined) == set(range(len(operations))):
            self._upkeep.consolidated(project, self._clock.now(), done=True)
        done = summary(made.plan) if made.plan.operations else "nothing was changed"
        undo = (f"`memoryd undo --run {made.run}` takes it back",) if made.run else ()
        return Outcome(True, (done, *undo), {"run": made.run})

    def _offer(self, project: Project, number: str) -> _Offer:
        content = self._offers.get(project, number)
        if not content:
            raise MemorydError(_UNKNOWN, _REMEDY)
        found = json.loads(content)
        operations = tuple(self._read(item) for item in found["operations"])
        return _Offer(Plan(operations), found["digests"], tuple(found["looked"]))

    def _page(self, project: Project, plan: Plan, memories: Sequence[Memory], first: int) -> dict[str, object]:
        known = {memory.file: memory for memory in memories}
        shown: list[dict[str, object]] = []
        room = PAGE_CHARACTERS
        for operation in plan.operations[first:]:
            if not all(file in known for file in operation.files):
                raise MemorydError("a file of the plan is gone", _REMEDY)
            files = (*operation.files, *(result.file for result in operation.results))
            lines = diff(operation, self._consolidating.contents(project, files), self._text.render)
            room -= sum(map(len, lines)) + len(lines)
            if shown and room < 0:
                break
            shown.append({"title": title(operation, known), "diff": list(lines)})
        return {"count": len(plan.operations), "operations": shown, "next": first + len(shown)}

    def _written(self, planned: Planned) -> str:
        operations = [
            {
                "kind": operation.kind.value,
                "files": list(operation.files),
                "reason": operation.reason,
                "results": [[each.file, each.digest, self._text.render(each)] for each in operation.results],
            }
            for operation in planned.plan.operations
        ]
        offer = {"operations": operations, "digests": dict(planned.rests_on), "looked": list(planned.looked)}
        return json.dumps(offer, ensure_ascii=False)

    def _read(self, item: Mapping[str, object]) -> Operation:
        files, results = item["files"], item["results"]
        assert isinstance(files, list)
        assert isinstance(results, list)
        memories = [replace(self._text.parse(file, text.encode()), digest=digest) for file, digest, text in results]
        return Operation(Kind(str(item["kind"])), tuple(files), tuple(memories), str(item["reason"]))
