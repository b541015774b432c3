"""What a person said stays out of the log, whatever message brings it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.wordless import file_mark, without_words


@pytest.mark.parametrize(
    ("message", "left"),
    [
        ("its quote “Anna” is too short", "its quote “…” is too short"),
        ("says the same as “用 “真” 库”", "says the same as “…”"),
        ("与「绝密」重复", "与「…」重复"),
        ("与『绝密』重复", "与『…』重复"),
        ("would change “a”, not “b”", "would change “…”"),
        ("said for this task only: “a\nb”", "said for this task only: “…”"),
        ("only for this task", "only for this task"),
        ("a ” before a “", "a ” before a “"),
        ("/p/.memory/MEMORY.md cannot be written: disk full", "/p/.memory/MEMORY.md cannot be written: disk full"),
        ("", ""),
    ],
)
def test_what_is_quoted_is_blanked(message: str, left: str) -> None:
    assert without_words(message) == left


def test_the_name_of_a_memory_file_becomes_its_type_and_a_hash() -> None:
    said = without_words("/p/.memory/feedback-只用-pnpm.md changed while memoryd worked on it; try it again")
    assert "pnpm" not in said
    assert said.startswith("/p/.memory/feedback-#")
    assert said.endswith(".md changed while memoryd worked on it; try it again")
    assert file_mark("feedback-只用-pnpm.md") in said
    assert file_mark("notes.md") != file_mark("others.md")
    assert file_mark("feedback/secret-plan.md") == file_mark("secret-plan.md")


def test_the_file_a_warning_is_about_keeps_its_name() -> None:
    where = "/p/.memory/feedback-my notes.md"
    assert without_words(f"{where}: not YAML; see user-other.md", but=where).startswith(
        f"{where}: not YAML; see user-#"
    )


@given(st.text(), st.text())
def test_no_quotation_comes_through(before: str, quoted: str) -> None:
    secret = "绝密secret"
    assert secret not in without_words(f"{before}“{quoted}{secret}{quoted}”")


def test_a_hostile_message_costs_no_time() -> None:
    assert len(without_words("“" * 50_000 + "a" * 50_000)) == 100_000
