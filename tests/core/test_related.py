"""Groups of memories for one question each: all of them, bounded, and what belongs together in one."""

from __future__ import annotations

import time

from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.model import Memory
from memoryd.core.related import groups
from tests.fakes_memory import memory


def length(each: Memory) -> int:
    return len(each.description) + len(each.body)


def note(number: int, text: str) -> Memory:
    return memory(f"n{number}", description=text, body=f"{text}\n")


def test_a_small_folder_is_one_group() -> None:
    memories = [note(i, f"Thing {i}.") for i in range(20)]
    assert groups(memories, 10_000, length) == [memories]


def test_what_speaks_of_one_thing_is_asked_about_together() -> None:
    topics = ["the postgres test database", "pnpm lock file install", "发票金额的设计稿"]
    memories = [note(i * 3 + t, f"{topic}: point {i}") for i in range(8) for t, topic in enumerate(topics)]
    found = groups(memories, 9 * max(map(length, memories)), length)
    assert [{int(each.file[1:-3]) % 3 for each in group} for group in found if len(group) > 2] == [{2}, {1}, {0}]
    assert {len(group) for group in found} == {8}


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(max_size=60), max_size=40), st.integers(30, 200))
def test_each_memory_is_in_one_group_and_no_group_is_too_long(texts: list[str], room: int) -> None:
    memories = [note(i, text) for i, text in enumerate(texts)]
    found = groups(memories, room, length)
    assert sorted(each.file for group in found for each in group) == sorted(each.file for each in memories)
    assert all(len(group) == 1 or sum(map(length, group)) <= room for group in found)


def test_10_000_memories_take_seconds_and_few_groups() -> None:
    memories = [note(i, f"Rule number {i} about thing {i * 7} lorem ipsum dolor") for i in range(10_000)]
    began = time.monotonic()
    found = groups(memories, 30_000, length)
    assert time.monotonic() - began < 30
    assert len(found) < 2 * sum(map(length, memories)) / 30_000
