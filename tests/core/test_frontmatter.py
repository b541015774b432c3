"""Where front matter ends, and what its keys mean."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core import frontmatter
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.frontmatter import Parts


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("---\nname: a\n---\n\nBody.\n", Parts("name: a\n", "Body.")),
        ("---\nname: a\n---\nBody.", Parts("name: a\n", "Body.")),
        ("---\r\nname: a\r\n---\r\n\r\nOne.\r\nTwo.\r\n", Parts("name: a\r\n", "One.\r\nTwo.")),
        ("\ufeff---\nname: a\n---\n\nBody.\n", Parts("name: a\n", "Body.")),
        ("---  \nname: a\n---\t\n\nBody.\n", Parts("name: a\n", "Body.")),
        ("---\n---\n", Parts("", "")),
        ("---\nname: a\n---", Parts("name: a\n", "")),
        ("Just words.\n", Parts(None, "Just words.")),
        ("\n---\nname: a\n---\n", Parts(None, "\n---\nname: a\n---")),
        (" ---\nname: a\n---\n", Parts(None, " ---\nname: a\n---")),
        ("----\nname: a\n----\n", Parts(None, "----\nname: a\n----")),
        ("", Parts(None, "")),
        ("---\na: b\n----\nc: d\n---\nx", Parts("a: b\n----\nc: d\n", "x")),
        ("---\na: b\n---\n\n\n\nafter two more blank lines\n\n", Parts("a: b\n", "\n\nafter two more blank lines\n")),
    ],
)
def test_only_a_rule_at_the_very_start_opens_front_matter(text: str, parts: Parts) -> None:
    assert frontmatter.split("a.md", text) == parts


def test_front_matter_that_is_not_closed_is_broken() -> None:
    with pytest.raises(MemoryCorrupt, match=r"a\.md: its front matter is not closed"):
        frontmatter.split("a.md", "---\nname: a\nBody.\n")


def test_front_matter_larger_than_4096_bytes_is_broken_and_one_of_that_size_is_not() -> None:
    fits = "é" * 2047 + "\n"
    assert frontmatter.split("a.md", f"---\n{fits}---\n").front == fits
    with pytest.raises(MemoryCorrupt, match="larger than 4,096 bytes"):
        frontmatter.split("a.md", f"---\né{fits}---\n")


@given(st.text(), st.from_regex(r"(?:[a-z]{1,5}: [^\n\r]{0,20}\n){0,4}", fullmatch=True))
def test_what_is_joined_is_cut_apart_the_same(body: str, front: str) -> None:
    assert frontmatter.split("a.md", frontmatter.join(front, body)) == Parts(front, body)


@pytest.mark.parametrize("kind", ["", "   ", "note", "Preference"])
def test_an_unknown_or_missing_type_is_broken_and_the_reason_names_the_four(kind: str) -> None:
    with pytest.raises(MemoryCorrupt, match="user, feedback, project, reference"):
        frontmatter.memory("a.md", {"name": "a", "type": kind}, "", "")


def test_a_file_in_a_folder_named_by_a_type_needs_no_type() -> None:
    assert frontmatter.memory("user/a.md", {"name": "a"}, "", "").type == "user"
    assert frontmatter.hand_made("reference/a.md", "x", "").type == "reference"


def test_a_name_and_a_description_that_are_missing_come_from_file_and_body() -> None:
    memory = frontmatter.memory("tabs.md", {"type": "Feedback"}, "\n## Use **tabs**\n", "")
    assert (memory.name, memory.description, memory.type) == ("tabs", "Use tabs", "feedback")


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("# A title\nmore", "A title"),
        ("\n\n> - [ ] quoted task", "quoted task"),
        ("---\n***\n```\n1. **First** `thing`", "First thing"),
        ("[the docs](https://example.com/a_b) and ![pic](x.png)", "the docs and pic"),
        ("snake_case_name and 2*3*4", "snake_case_name and 2*3*4"),
        ("# 数据库用 **PostgreSQL**", "数据库用 PostgreSQL"),
        ("\u202eabc 😀", "abc 😀"),
        ("x" * 500, "x" * 199 + "…"),
        ("", ""),
        ("#\n---\n   \n", "#"),
    ],
)
def test_a_hand_made_file_is_described_by_its_first_line_without_marks(body: str, line: str) -> None:
    memory = frontmatter.hand_made("notes.md", body, "d")
    assert (memory.name, memory.description, memory.typed) == ("notes", line, False)


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"name": ["a"]}, "`name` is not a text"),
        ({"pinned": "perhaps"}, "`pinned` is neither true nor false"),
        ({"expires": "soon"}, "`expires` is not a date"),
        ({"expires": "2026-1-5"}, "`expires` is not a date"),
    ],
)
def test_a_known_key_that_means_nothing_is_broken(keys: dict[str, object], reason: str) -> None:
    with pytest.raises(MemoryCorrupt, match=reason):
        frontmatter.memory("a.md", {"type": "user"} | keys, "", "")


def test_keys_are_written_in_order_and_unknown_ones_come_after_as_they_were() -> None:
    keys: dict[str, object] = {"zeta": [1, 2], "type": "user", "always": True, "name": "a", "alpha": {"x": "y"}}
    memory = frontmatter.memory("a.md", keys, "Body.", "")
    assert list(frontmatter.keys_of(memory).items()) == [
        ("name", "a"),
        ("description", "Body."),
        ("type", "user"),
        ("always", True),
        ("zeta", [1, 2]),
        ("alpha", {"x": "y"}),
    ]


@pytest.mark.parametrize("line", ["*" * 2_000, "# " * 1_000, "[" * 2_000, "`a" * 1_000, "**a " * 600, "> " * 5_000])
def test_no_line_takes_long_to_be_read(line: str) -> None:
    began = time.monotonic()
    frontmatter.first_line(line * 20)
    assert time.monotonic() - began < 1
