"""Where drafts become memories, a rule without a topic is marked."""

from __future__ import annotations

import pytest

from memoryd.core.accepted import created, updated
from memoryd.core.adding import memory
from memoryd.core.model import Draft, Folder, Memory


def draft(description: str, kind: str = "feedback") -> Draft:
    return Draft(name="n", description=description, type=kind, body=description, evidence=description)


@pytest.mark.parametrize(
    ("description", "always"), [("Answer in German.", True), ("回答要简短。", True), ("Use pnpm, not npm.", False)]
)
def test_a_new_memory_holds_always_when_its_rule_names_no_topic(description: str, always: bool) -> None:
    assert created(draft(description), (), (), source="s", today="2026-11-30").always is always


@pytest.mark.parametrize(
    ("text", "kind", "always"),
    [
        ("以后回答要简短", "feedback", True),
        ("From now on, answer briefly.", "feedback", True),
        ("Answer briefly from now on.", "feedback", True),
        ("以后提交信息要简短", "feedback", False),
        ("From now on, use pnpm.", "feedback", False),
        ("以后回答要简短", "project", False),
    ],
)
def test_a_memory_written_by_command_holds_always_when_the_same_words_learned_would(
    text: str, kind: str, always: bool
) -> None:
    written = memory(text, kind=kind, name="", description="", folder=Folder(()), today="2026-11-30")
    assert written.always is always


def test_new_words_do_not_take_back_what_a_person_set() -> None:
    by_hand = Memory(name="n", description="Use pnpm.", type="feedback", body="Use pnpm.", always=True, file="n.md")
    assert updated(draft("Use yarn."), by_hand, (), source="s", today="2026-11-30").always
