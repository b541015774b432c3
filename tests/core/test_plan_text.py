"""A plan as a person reads it."""

from __future__ import annotations

from dataclasses import replace

from memoryd.core.model import Memory
from memoryd.core.plan import Kind, Operation, Plan, merge, retire
from memoryd.core.plan_text import MOST_CHARACTERS, NOTHING, diff, foreseen, summary, title
from tests.fakes_memory import memory

A, B = memory("a", body="One.\nTwo.\n"), memory("b", body="中文。\u2028同一行。\n")
KNOWN = {each.file: each for each in (A, B)}
MERGED = merge(("a.md", "b.md"), replace(A, body="One.\nThree.\n"))
OTHERS = (
    Operation(Kind.SPLIT, ("a.md",), (replace(A, file="x.md"), replace(A, file="y.md"))),
    Operation(Kind.RENAME, ("a.md",), (replace(A, name="better"),)),
    Operation(Kind.MOVE, ("a.md", "b.md"), (A, B)),
)


def render(each: Memory) -> str:
    return f"# {each.name}\n{each.body}"


def test_what_was_done_and_what_would_be_is_one_line() -> None:
    plan = Plan((MERGED, retire("b.md", "old"), *OTHERS))
    assert summary(plan) == "merged 2 memories, retired 1, split 1, renamed 1, moved a fact of 1"
    assert foreseen(plan) == "would merge 2 memories, retire 1, split 1, rename 1, move a fact of 1"
    assert (summary(Plan((retire("b.md", "old"),))), foreseen(Plan(OTHERS[:1]))) == (
        "retired 1 memory",
        "would split 1 memory",
    )
    assert foreseen(Plan((MERGED,))) == "would merge 2 memories"
    assert (summary(Plan()), foreseen(Plan())) == (NOTHING, NOTHING)


def test_each_operation_has_a_title_of_one_line() -> None:
    titles = [title(each, KNOWN) for each in (MERGED, retire("b.md", "old\nand gone"), *OTHERS)]
    assert titles == [
        f"merge a.md + b.md into a.md: {A.description}",
        "retire b.md: old and gone",
        "split a.md into x.md + y.md",
        "rename a to better (a.md)",
        "move a fact from a.md to b.md",
    ]
    many = merge(tuple(f"n{i}.md" for i in range(50)), A)
    assert "and 42 more" in title(many, KNOWN)


BEFORE = {each.file: render(each).encode() for each in (A, B)}


def test_a_diff_has_what_changes_in_each_file_and_what_goes() -> None:
    assert diff(MERGED, BEFORE, render) == (
        "--- a.md", "+++ a.md", "@@ -1,3 +1,3 @@", " # a", " One.", "-Two.", "+Three.",
        "--- b.md", "+++ /dev/null", "@@ -1,2 +0,0 @@", "-# b", "-中文。\u2028同一行。",
    )  # fmt: skip


def test_what_was_there_is_shown_as_the_file_has_it_not_as_it_would_be_written() -> None:
    bytes_of = b"---\nname:   'a'\r\n# \xe6\x89\x8b\xe5\x86\x99\n---\n\nOne.\nno end"
    assert diff(retire("a.md", "old"), {"a.md": bytes_of}, render)[3:] == (
        "----", "-name:   'a'\r", "-# 手写", "----", "-", "-One.", "-no end  (no line end)",
    )  # fmt: skip


def test_a_diff_is_bounded_and_says_what_it_leaves_out() -> None:
    long = replace(A, body="x" * 99 + "\n" + "y" * 50 + "\n" + "line of words\n" * 20_000)
    lines = diff(retire("a.md", "x"), {"a.md": render(long).encode()}, render)
    assert sum(len(line) + 1 for line in lines) <= MOST_CHARACTERS + 60
    assert lines[-1].endswith("more lines")
