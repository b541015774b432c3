from __future__ import annotations

from dataclasses import replace

import pytest

from memoryd.core.hand_marks import with_hands
from memoryd.core.journal import Cause, Head
from memoryd.core.model import Folder
from tests.fakes_memory import memory

NOTE = replace(memory("a"), digest="now", source="generic/s1/turn-1")


def head(digest: str, *, by_hand: bool) -> Head:
    return Head(digest, by_hand, Cause.HAND, 1.0)


@pytest.mark.parametrize(
    ("known", "source", "agents", "by_hand"),
    [
        ({"a.md": head("now", by_hand=True)}, "s", set(), True),
        ({"a.md": head("now", by_hand=False)}, "", set(), False),
        ({"a.md": head("now", by_hand=True)}, "s", {"a.md"}, False),
        ({"a.md": head("before", by_hand=False)}, "s", {"a.md"}, True),
        ({}, "", set(), True),
        ({}, "s", set(), False),
        ({}, "command", set(), True),
        ({"a.md": head("now", by_hand=False)}, "command", set(), False),
        ({}, "", {"a.md"}, False),
        ({"b.md": head("now", by_hand=False)}, "s", set(), True),
        ({"b.md": head("now", by_hand=False)}, "", {"a.md"}, False),
    ],
)
def test_words_are_a_persons_where_the_journal_says_so_or_does_not_know_them(
    known: dict[str, Head], source: str, agents: set[str], *, by_hand: bool
) -> None:
    note = replace(NOTE, source=source)
    other = replace(memory("c"), digest="c")
    heads = known | ({"c.md": head("c", by_hand=False)} if known else {})
    there = Folder((note, other))
    seen = with_hands(there, heads, agents).memories[0]
    assert seen == replace(note, by_hand=by_hand)
