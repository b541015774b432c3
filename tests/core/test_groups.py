"""Grouping finds what comparing each with every other would find, and never does that."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.groups import MOST_TOGETHER, groups
from memoryd.core.sameness import Said, said, same
from tests.core.gold_pairs import DIFFERENT, SAME
from tests.fakes_memory import memory

TEXTS = [text for pair in SAME + DIFFERENT for text in pair if text]
WORDS = [
    "use",
    "pnpm",
    "never",
    "npm",
    "tests",
    "database",
    "staging",
    "中文",
    "回答",
    "3",
    "5",
    "lint",
    "commit",
    "host",
]


def note(number: int, claim: str, body: str, kind: str = "feedback") -> Said:
    return said(memory(f"n{number:02}", description=claim, body=body, type=kind))


def by_comparing_all(memories: list[Said]) -> list[list[str]]:
    found: list[list[Said]] = []
    for each in memories:
        group = next((group for group in found if all(same(each, other) for other in group)), None)
        if group is None:
            found.append([each])
        else:
            group.append(each)
    return [[member.memory.file for member in group] for group in found]


def found_in(memories: list[Said]) -> list[list[str]]:
    return [[member.file for member in group] for group in groups(memories)]


SENTENCES = st.one_of(st.sampled_from(TEXTS), st.lists(st.sampled_from(WORDS), min_size=1, max_size=9).map(" ".join))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(SENTENCES, st.lists(SENTENCES, max_size=3)), max_size=14))
def test_nothing_is_missed_that_comparing_all_finds(texts: list[tuple[str, list[str]]]) -> None:
    memories = [note(i, claim, "\n".join(body)) for i, (claim, body) in enumerate(texts)]
    memories = [each for each in memories if each.claim.content]
    assert found_in(memories) == by_comparing_all(memories)


def test_all_gold_pairs_at_once_give_what_comparing_all_gives() -> None:
    memories = [note(i, text, f"{text}\n") for i, text in enumerate(TEXTS)]
    assert found_in(memories) == by_comparing_all(memories)


def test_types_are_kept_apart() -> None:
    assert found_in([note(1, "Use pnpm.", ""), note(2, "Use pnpm.", "", "project")]) == [["n01.md"], ["n02.md"]]


def test_no_group_holds_more_than_one_file_can() -> None:
    sizes = [len(group) for group in groups([note(i, "Use pnpm.", "Use pnpm.\n") for i in range(3 * MOST_TOGETHER)])]
    assert sizes == [MOST_TOGETHER] * 3
    long = "lorem ipsum dolor " * 400
    sizes = [len(group) for group in groups([note(i, "Use pnpm.", long) for i in range(50)])]
    assert max(sizes) <= 6
    assert sum(sizes) == 50
