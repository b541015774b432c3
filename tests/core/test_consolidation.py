"""What the rules merge and retire, and what they leave alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core import consolidation
from memoryd.core.model import Memory
from memoryd.core.plan import Kind, Plan, whole
from memoryd.core.plan_check import check
from memoryd.core.sameness import alike, statements
from tests.core.gold_pairs import DIFFERENT, SAME
from tests.fakes_memory import memory

TODAY = "2026-11-29"


def note(name: str, text: str, **more: object) -> Memory:
    return memory(name, **({"description": text, "body": f"{text}\n"} | more))


def tidy(memories: list[Memory], share: float = 0.25) -> Plan:
    return consolidation.plan(memories, TODAY, share)


def merged(plan: Plan) -> list[set[str]]:
    return [set(merge.files) for merge in plan.of(Kind.MERGE)]


def left_alone(*memories: Memory) -> Plan:
    return whole([], memories)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_near_duplicates_merge(one: str, other: str) -> None:
    plan = tidy([note("a", one), note("b", other)])
    assert merged(plan) == [{"a.md", "b.md"}]
    assert check(plan, [note("a", one), note("b", other)], retire_share=0.25, today=TODAY) == ()


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_what_only_looks_alike_does_not(one: str, other: str) -> None:
    assert tidy([note("a", one), note("b", other)]).operations == ()


def test_provenance_of_all_is_kept() -> None:
    one = note(
        "a", "Use pnpm, never npm.", created="2026-03-01", updated="2026-10-01", source="s1", evidence="use pnpm"
    )
    two = note("b", "Always use pnpm, never npm.", created="2026-01-01", updated="2026-09-01", source="s2",
               evidence="用 pnpm", always=True, extra=(("tags", ["x"]),))  # fmt: skip
    (merge,) = tidy([one, two]).of(Kind.MERGE)
    (result,) = merge.results
    assert (result.created, result.updated, result.always) == ("2026-01-01", "2026-10-01", True)
    assert set(result.evidence.split("\n")) == {"use pnpm", "用 pnpm"}
    assert set(result.source.split(", ")) == {"s1", "s2"}
    assert result.extra == (("tags", ["x"]),)


def test_the_fuller_memory_is_kept_and_what_only_the_other_says_is_added() -> None:
    why = "**Why:** mocked tests passed while the production migration failed."
    how = "**How to apply:** every test that goes through the ORM."
    claim, twin = "Never mock the database in tests.", "Don't mock the database in tests"
    one = note("a", claim, body=f"{claim}\n\n{why}\n\nSee DB.md.\n")
    two = note("b", twin, body=f"{twin}.\n\n{how}\n")
    (merge,) = tidy([two, one]).of(Kind.MERGE)
    assert merge.files == ("a.md", "b.md")
    assert merge.results[0].body == f"{claim}\n\n{why}\n\nSee DB.md.\n\n{how}\n"
    assert (merge.results[0].file, merge.results[0].digest) == ("a.md", one.digest)


def test_pinned_and_hand_made_memories_are_untouched() -> None:
    memories = [
        note("a", "Use pnpm.", pinned=True, expires="2020-01-01"),
        note("b", "Use pnpm.", typed=False, expires="2020-01-01"),
        note("c", "Use pnpm."),
    ]
    assert tidy(memories).operations == ()


def test_what_has_expired_retires_and_nothing_else_does_whatever_its_age() -> None:
    memories = [
        note("old", "Likes tea.", type="user", created="2001-01-01", updated="2001-01-01"),
        note("past", "Freeze until Friday.", type="project", expires="2026-11-28"),
        note("last-day", "Freeze the branch.", type="project", expires=TODAY),
    ]
    plan = tidy(memories)
    assert [(retire.files[0], retire.reason) for retire in plan.of(Kind.RETIRE)] == [
        ("past.md", "it held until 2026-11-28")
    ]
    assert merged(plan) == []


def test_a_document_is_left_as_it_is() -> None:
    long = "Use pnpm.\n" + "".join(f"Rule {number} is number {number}.\n" for number in range(500))
    assert tidy([note("a", "Use pnpm.", body=long), note("b", "Use pnpm.")]).operations == ()


def test_an_expired_memory_takes_no_other_with_it() -> None:
    memories = [note("a", "Use pnpm.", expires="2026-11-28"), note("b", "Use pnpm.")]
    plan = tidy(memories)
    assert (plan.files, plan.of(Kind.MERGE)) == (("a.md",), ())


def test_memories_that_merge_hold_as_long_as_any_of_them() -> None:
    both = [note("a", "Use pnpm.", expires="2026-12-01"), note("b", "Use pnpm.", expires="2026-12-05")]
    assert tidy(both).results[0].expires == "2026-12-05"
    one = [both[0], replace(both[1], expires="")]
    assert tidy(one).results[0].expires == ""


def test_a_chain_of_likeness_never_joins_its_ends() -> None:
    texts = [f"Run tests {' '.join(f'word{n}' for n in range(first, first + 12))}." for first in (0, 1, 2)]
    for files in merged(tidy([note(f"n{i}", text) for i, text in enumerate(texts)])):
        assert len(files) < 3


STATEMENTS = [text for pair in SAME + DIFFERENT for text in pair if text]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(STATEMENTS), st.sampled_from(STATEMENTS)), max_size=8))
def test_no_plan_is_refused_and_nothing_that_was_said_is_lost(texts: list[tuple[str, str]]) -> None:
    memories = [note(f"n{i}", one, body=f"{one}\n\n{other}\n") for i, (one, other) in enumerate(texts)]
    plan = tidy(memories)
    assert check(plan, memories, retire_share=0.25, today=TODAY) == ()
    by_file = {each.file: each for each in memories}
    for merge in plan.of(Kind.MERGE):
        says = tuple(statements(f"{merge.results[0].description}\n{merge.results[0].body}"))
        for file in merge.files:
            for said in statements(by_file[file].body):
                assert any(alike(said, kept) for kept in says), said


def test_a_plan_for_what_a_plan_left_is_empty() -> None:
    memories = [note(f"n{i}", text) for i, pair in enumerate(SAME) for text in pair[:1]]
    memories += [note(f"m{i}", pair[1]) for i, pair in enumerate(SAME)]
    plan = tidy(memories)
    left = [each for each in memories if each.file not in plan.files] + [
        merge.results[0] for merge in plan.of(Kind.MERGE)
    ]
    assert len(left) <= len(SAME)
    assert tidy(left).operations == ()


def test_a_list_of_many_things_is_left_as_it_is() -> None:
    listed = "Use pnpm.\n" + "".join(f"Use tool{number}.\n" for number in range(200))
    assert tidy([note("a", "Use pnpm.", body=listed), note("b", "Use pnpm.")]).operations == ()


def test_a_memory_without_a_description_claims_what_its_body_says_first() -> None:
    apart = [note("a", "", body="Use pnpm.\n"), note("b", "", body="The moon is far.\n"), note("c", "", body="\n")]
    assert tidy([*apart, note("d", "", body="")]).operations == ()
    assert merged(tidy([*apart, note("e", "Use pnpm.")])) == [{"a.md", "e.md"}]


def test_paragraphs_that_several_say_are_added_once() -> None:
    claim, why = "Never mock the database in tests.", "**Why:** the migration failed."
    memories = [note("a", claim, body=f"{claim}\n\n**Rule:** see DB.md for hosts.\n")]
    memories += [note(name, claim, body=f"{claim}\n\n{why}\n") for name in "bcd"]
    (merge,) = tidy(memories).of(Kind.MERGE)
    assert merge.results[0].body.count(why) == 1
    assert "see DB.md" in merge.results[0].body


SETS: dict[str, Callable[[int], Memory]] = {
    "similar": lambda i: note(f"n{i}", f"Rule number {i} about thing {i * 7}", body=f"Body {i} " + "lorem ipsum " * 30),
    "dissimilar": lambda i: note(f"n{i}", f"Module m{i} owns table t{i} and queue q{i}."),
    "at odds": lambda i: note(f"n{i}", "Use the port of the staging server", body=f"It listens on port {i}.\n"),
    "one reason": lambda i: note(f"n{i}", f"Module m{i} is mine.", body="**Why:** the user said so in the review.\n"),
    "few words": lambda i: note(f"n{i}", " ".join(f"word{(i * step) % 47}" for step in (1, 3, 7, 11, 13, 17))),
    "中文": lambda i: note(f"n{i}", f"函数不要超过 {i % 50} 行", body=f"函数不要超过 {i % 50} 行。第 {i} 次评审\n"),
}


@pytest.mark.parametrize("kind", SETS)
def test_10_000_memories_of_any_kind_take_seconds(kind: str) -> None:
    memories = [SETS[kind](i) for i in range(10_000)]
    memories += [note("twin-1", "The moon is far away."), note("twin-2", "The moon is far away")]
    began = time.monotonic()
    plan = tidy(memories)
    assert check(plan, memories, retire_share=0.25, today=TODAY) == ()
    assert time.monotonic() - began < 60
    assert {"twin-1.md", "twin-2.md"} in merged(plan)


def test_10_000_that_say_the_same_become_one_over_a_few_runs_in_files_that_can_be_read() -> None:
    memories = [
        note(f"n{i}", "Use pnpm, never npm.", evidence=f"用 pnpm {i} " * 40, source=f"s{i}") for i in range(10_000)
    ]
    began = time.monotonic()
    plan = tidy(memories)
    assert check(plan, memories, retire_share=0.25, today=TODAY) == ()
    assert time.monotonic() - began < 60
    assert len(plan.of(Kind.MERGE)) < 10_000 / 20
    assert len(set(plan.files)) == 10_000
    for merge in plan.of(Kind.MERGE):
        memory = merge.results[0]
        assert len(f"{memory.body}{memory.evidence}{memory.source}".encode()) < 200_000


def test_thousands_of_memories_take_seconds() -> None:
    memories = [note(f"n{i}", f"Module m{i} owns table t{i} and queue q{i}.") for i in range(3_000)]
    memories.append(note("twin", "The module m7 owns the table t7 and queue q7"))
    began = time.monotonic()
    assert merged(tidy(memories)) == [{"n7.md", "twin.md"}]
    assert time.monotonic() - began < 30


@pytest.mark.parametrize("secret", ["gh" + "p_" + "a1B2c3D4e5F6" * 3, "(purged)"])
@pytest.mark.parametrize("field", ["name", "description", "body", "evidence"])
def test_a_file_that_holds_a_secret_is_not_merged_into_another(field: str, secret: str) -> None:
    whole = {
        "name": "b",
        "text": "Use pnpm, never npm.",
        "body": "Use pnpm, never npm.",
        "file": "b.md",
        field: f"Use pnpm. {secret}",
    }
    tainted = note(**whole)
    assert secret not in repr(tidy([note("a", "Use pnpm, never npm."), tainted]))
    assert tidy([note("a", "Use pnpm, never npm."), tainted]).of(Kind.MERGE) == ()


def test_what_only_the_description_of_a_merged_memory_says_is_kept() -> None:
    rule = "Sort imports types names lines blocks tests modules"
    kept = memory("a", description=f"{rule}.", body=f"{rule}.\n\nSee docs/style.md for what the reasons of it are.\n")
    other = memory("b", description=f"{rule} everywhere.", body=f"{rule}.\n")
    (made,) = consolidation.plan([kept, other], "2026-11-29", 0.25).of(Kind.MERGE)
    assert made.results[0].file == "a.md"
    assert f"{rule} everywhere." in made.results[0].body
