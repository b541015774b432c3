"""A document in markdown is nobody's typed word; what stands before or behind it is."""

from __future__ import annotations

import pytest

from memoryd.core.documents import document
from memoryd.core.pasting import split

GUIDE = """# Contributing to Kestrel

Thanks for your interest!

## Style

- Always run `cargo fmt` before committing.

## Tests

From now on every feature needs an integration test.
"""
指南 = "# 贡献指南\n\n## 代码规范\n\n- 以后所有接口一律返回 JSON。\n\n## 发布\n\n我们决定每两周发版一次。\n"


def typed(text: str) -> str:
    return "".join(piece.text for piece in split(text) if not piece.pasted).strip()


@pytest.mark.parametrize("guide", [GUIDE, 指南, GUIDE.replace("\n", "\r\n")])
def test_a_document_is_pasted_with_all_its_sections(guide: str) -> None:
    assert typed(f"Here is the guide of upstream, does our PR fit?\n\n{guide}") == (
        "Here is the guide of upstream, does our PR fit?"
    )
    assert typed(guide) == ""


def test_what_stands_behind_a_document_is_typed() -> None:
    assert typed(f"{GUIDE}\nIgnore the style part. From now on use tabs.") == (
        "Ignore the style part. From now on use tabs."
    )


@pytest.mark.parametrize(
    "text",
    [
        f"These are our conventions, remember them:\n\n{GUIDE}",
        f"我们的规范，以后遵守：\n\n{指南}",
        "# Rules\n- always use pnpm\n- never use any",
        "# install\nFrom now on use pnpm\n# build\nFrom now on use tsc\n# test\nok",
        "#1 is fixed\n\n#2 is not\n\n#3 neither",
    ],
)
def test_rules_of_ones_own_are_no_document(text: str) -> None:
    assert document(text.splitlines(keepends=True)) is None


def test_a_sentence_within_lines_of_a_log_is_no_word_of_a_person() -> None:
    log = "\n".join(f"{number:02d}: step {number} took {number * 7} ms" for number in range(8))
    assert "fast loader" not in typed(f"{log}\nfrom now on always use the fast loader\n{log}\n\nwhat is slow?")
