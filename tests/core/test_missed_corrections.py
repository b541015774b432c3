"""What a model takes for new, or for a change of something else, is told by the person's own words."""

from __future__ import annotations

import pytest

from memoryd.core.gate import judge
from memoryd.core.model import Memory, Op, Verdict
from tests.core.speaking import TODAY, draft, memory, turn

TABS = memory("tabs", "Always use tabs for indentation.")


def verdict(
    said: str, told: str, *known: Memory, op: str = "create", target: str = "", kind: str = "feedback"
) -> Verdict:
    one = draft(said, op=op, target=target, name=told, description=told, body=told, type=kind)
    return judge([one], turn(said), known, source="generic/s/turn-1", today=TODAY)[0]


@pytest.mark.parametrize(
    ("old", "said", "told", "kind"),
    [
        ("缩进一律用 tab。", "缩进改用空格，不再用 tab。", "缩进用空格", "feedback"),
        (
            "We decided to launch on 2026-12-10.",
            "The launch moved to 2026-12-17.",
            "Launch is on 2026-12-17.",
            "project",
        ),
        ("In this repo we use npm.", "We switched to pnpm, don't use npm any more.", "This repo uses pnpm", "feedback"),
    ],
)
def test_what_the_quote_corrects_is_changed_however_the_model_says_it(
    old: str, said: str, told: str, kind: str
) -> None:
    found = verdict(said, told, memory("old", old, type=kind), kind=kind)
    assert (found.accepted, found.draft.op, found.draft.target) == (True, Op.UPDATE, "old")


def test_a_change_of_what_shares_no_word_with_it_is_something_new() -> None:
    found = verdict("remember: never force push.", "Never force push.", TABS, op="update", target="tabs")
    assert (found.accepted, found.draft.op) == (True, Op.CREATE)
    found = verdict("remember: tabs are 4 wide", "Tabs are 4 wide.", TABS, op="update", target="tabs")
    assert (found.accepted, found.draft.op) == (True, Op.UPDATE)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Always indent with tabs, from now on.", "Indent with tabs always."),
        ("以后缩进一律用 tab。", "缩进一律用 tab。"),
    ],
)
def test_what_means_just_the_same_is_no_second_memory(said: str, told: str) -> None:
    assert verdict(said, told, TABS).reason == "says the same as “tabs”"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Always indent Makefiles with tabs, from now on.", "Indent Makefiles with tabs."),
        ("From now on never use tabs for indentation of docs.", "Never use tabs for indentation of docs."),
    ],
)
def test_what_means_more_or_the_opposite_is(said: str, told: str) -> None:
    assert verdict(said, told, TABS).accepted
