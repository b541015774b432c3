"""A model selects memories, and words do wherever it cannot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from memoryd.core.errors import BudgetReached, MemorydError, NotRunning, ReplyError, Transient
from memoryd.core.recall import Chosen, EntryIndex
from memoryd.core.recall_entry import ASSISTANT, Entry
from memoryd.pipeline.model_recalling import ModelSelector
from memoryd.pipeline.recalling import KeywordSelector, choose


class Model:
    """Picks what it was told to, or fails as it was told to."""

    def __init__(self, answer: Sequence[int] | MemorydError) -> None:
        self._answer = answer
        self.asked: list[tuple[str, Sequence[str], int]] = []

    def __call__(self, request: str, lines: Sequence[str], most: int) -> Sequence[int]:
        self.asked.append((request, lines, most))
        if isinstance(self._answer, MemorydError):
            raise self._answer
        return self._answer


def entry(name: str, text: str, **more: object) -> Entry:
    return Entry(source=name, type="project", name=name, description=text, content=text, **more)  # type: ignore[arg-type]


ENTRIES = [
    entry("kafka", "the kafka broker is old", updated="2026-01-01"),
    entry("rule", "name the version", always=True),
    entry("colour", "用户是红绿色弱", updated="2026-10-01"),
    entry("agents", "an agent's note", trust=ASSISTANT, updated="2026-11-01"),
]


def recalled(model: Model, request: str, *, by_hand: bool = True) -> Chosen:
    index = EntryIndex(ENTRIES)
    selector = ModelSelector(KeywordSelector(index), index, model)
    return choose(selector, request, today="2026-11-30", by_hand=by_hand)


def test_what_the_model_picks_is_recalled_in_its_order() -> None:
    model = Model([2, 0])
    chosen = recalled(model, "which chart colours?")
    assert [one.entry.name for one in chosen.found] == ["kafka", "colour"]
    assert [one.name for one in chosen.always] == ["rule"]
    assert (chosen.by, chosen.note) == ("model", "")
    assert model.asked[0][2] == 5


def test_the_catalog_begins_with_what_words_would_choose_and_goes_on_with_the_newest() -> None:
    model = Model([])
    assert recalled(model, "kafka broker").found == ()
    names = [line.split("] ")[1].split(":")[0] for line in model.asked[0][1]]
    assert names == ["kafka", "agents", "colour"]


def test_what_may_not_be_recalled_is_not_offered() -> None:
    model = Model([])
    recalled(model, "kafka broker", by_hand=False)
    assert not any("agent's note" in line or "version" in line for line in model.asked[0][1])


@pytest.mark.parametrize(
    "error",
    [
        Transient("the model did not answer within 5 s"),
        ReplyError("no list"),
        BudgetReached("over"),
        NotRunning("nobody"),
    ],
)
def test_whatever_fails_words_select_and_the_note_says_so(error: MemorydError) -> None:
    chosen = recalled(Model(error), "kafka broker")
    assert [one.entry.name for one in chosen.found] == ["kafka"]
    assert chosen.by == "keyword"
    assert str(error) in chosen.note


def test_nobody_is_asked_about_nothing() -> None:
    model = Model([0])
    assert recalled(model, "  \n").found == ()
    assert model.asked == []
