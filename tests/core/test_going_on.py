"""What goes on with a turn, and what must not pass for it."""

from __future__ import annotations

from collections.abc import Iterator

from memoryd.core.events import Kind, Record
from memoryd.core.lines import Block
from memoryd.core.runs import Run
from memoryd.core.steps import NOWHERE, Step, as_record
from memoryd.core.turns import TurnAssembler

NOTHING = Block(b"", 0, 0, 0)


def step(at: str, turn: str = "t") -> Step:
    return Kind.RESULTS, 50, 60, "", None, turn, at.encode(), NOWHERE, None, ("call",)


def run(*steps: Step) -> Run:
    def alone(block: Block) -> Iterator[Step]:
        assert block is NOTHING
        return iter(steps)

    return Run(
        NOTHING,
        alone,
        60,
        "",
        [],
        "t",
        steps[-1][6],
        False,
        (None, (), (), -1, False, False, None, (), (), True, False),
    )


def test_what_may_be_copied_history_is_taken_step_by_step_for_its_times_tell() -> None:
    assembler = TurnAssembler("codex", "/s/rollout.jsonl")
    for at in (1_000.0, 500.0):
        assembler.feed(Record(Kind.FACTS, session="s", at=at, heads=True), 0, 10, 0.0)
    assembler.feed(Record(Kind.OPENER, turn="t", at=1_000.5, marked=True), 20, 30, 0.0)
    goes_on = run(step("1970-01-01T00:16:41.200Z"))
    for one in assembler.follow([goes_on], 0.0):
        assembler.feed(as_record(one), one[1], one[2], 0.0)
    # Nothing says when this one began, but that it was written in one go with what stands above it.
    assembler.feed(Record(Kind.OPENER, at=1_002.0), 70, 80, 0.0)
    assert assembler.open_turns() == []


def test_a_run_of_a_turn_that_is_not_known_is_taken_step_by_step() -> None:
    assembler = TurnAssembler("codex", "/s/rollout.jsonl")
    one, other = step("2026-11-30T12:00:00.000Z"), step("2026-11-30T12:00:01.000Z")
    assert list(assembler.follow([run(one, other)], 0.0)) == [one, other]
