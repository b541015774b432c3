"""Where drafts become memories, a rule without a topic is marked."""

from __future__ import annotations

import pytest

from memoryd.core.accepted import created, updated
from memoryd.core.model import Draft, Memory


def draft(description: str, kind: str = "feedback") -> Draft:
    return Draft(name="n", description=description, type=kind, body=description, evidence=description)


@pytest.mark.parametrize(
    ("description", "always"), [("Answer in German.", True), ("回答要简短。", True), ("Use pnpm, not npm.", False)]
)
def test_a_new_memory_holds_always_when_its_rule_names_no_topic(description: str, always: bool) -> None:
    assert created(draft(description), (), (), source="s", today="2026-11-30").always is always


def test_new_words_do_not_take_back_what_a_person_set() -> None:
    by_hand = Memory(name="n", description="Use pnpm.", type="feedback", body="Use pnpm.", always=True, file="n.md")
    assert updated(draft("Use yarn."), by_hand, (), source="s", today="2026-11-30").always
