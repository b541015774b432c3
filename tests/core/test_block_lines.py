"""What a block says, and how much of an index it holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core import block, block_lines, index, preamble
from memoryd.core.model import Folder
from memoryd.core.recalled import without_blocks
from tests.fakes_memory import memory

TODAY = "2026-11-30"


def rendered(count: int, words: int = 1) -> str:
    made = [
        memory(f"规则-{n:04}", description="始终使用 Decimal 🐟 " * words, file=f"规则-{n:04}.md") for n in range(count)
    ]
    return index.render(Folder(tuple(made)), TODAY)


def test_a_pointer_says_what_notes_are_and_where_the_list_is() -> None:
    lines = block_lines.pointing(".memory")
    assert lines[: len(preamble.RULES)] == preamble.RULES
    assert ".memory/MEMORY.md before you begin" in lines[-1]
    assert block_lines.pointing(".memory", ".memory/MEMORY.md")[-1] == "@.memory/MEMORY.md"
    assert ".memory/MEMORY.md of the project" in block_lines.pointing_anywhere(".memory")[-1]


def test_an_index_that_fits_stands_there_whole_and_without_a_second_head() -> None:
    text = rendered(5)
    lines = block_lines.holding("项目/.memory", text)
    assert [line for line in lines if line.startswith("- ")] == [x for x in text.splitlines() if x.startswith("- ")]
    assert "\n".join(lines).count(preamble.KEPT_BY) == 1
    assert "The files of this list are in 项目/.memory:" in "\n".join(lines)
    assert "# Memory" not in lines


@given(st.integers(0, 400), st.integers(1, 12))
def test_a_block_is_within_its_limit_and_cuts_no_entry(count: int, words: int) -> None:
    text = rendered(count, words)
    lines = block_lines.holding(".memory", text)
    made = block.put(b"x\r\n", lines, ("claude-code", "codex", "copilot", "pi", "inline"))
    assert len(made) - 5 <= block_lines.MOST_BYTES
    kept = [line for line in lines if line.startswith("- ")]
    assert kept == [line for line in text.splitlines() if line.startswith("- ")][: len(kept)]
    left = [line for line in lines if line.startswith("(")]
    assert bool(left) == (len(kept) < count)
    if left:
        assert left == [f"({count - len(kept):,} more {'memory is' if count - len(kept) == 1 else 'memories are'} "
                        "not listed here; .memory/MEMORY.md has the list.)"]  # fmt: skip


@given(st.integers(0, 60), st.integers(0, 120), st.integers(1, 12))
def test_no_personal_line_stands_in_a_file_that_others_may_read_and_they_are_counted(
    personal: int, own: int, words: int
) -> None:
    theirs = [
        memory(f"茶[]({n}", description="I like tea. " * words, file=f"/home/me/.memory/{n}.md")
        for n in range(personal)
    ]
    mine = [memory(f"x](/{n}", description="Ours.", file=f"规则-{n}.md") for n in range(own)]
    text = index.render(Folder((*theirs, *mine)), TODAY)
    lines = block_lines.holding(".memory", text)
    assert "/home/me" not in "\n".join(lines)
    assert "tea" not in "\n".join(lines)
    listed = sum(line.startswith("- ") for line in lines)
    said = [line for line in lines if line.startswith("(")]
    assert int(said[0][1:].split()[0]) == personal + own - listed if said else listed == personal + own
    assert len(block.put(b"", lines, ("codex", "inline"))) <= block_lines.MOST_BYTES


def test_an_entry_longer_than_the_limit_is_left_out_and_counted() -> None:
    text = "# Memory\n\n" + 2 * f"- [长](长.md) — {'长' * 4_000}\n"
    lines = block_lines.holding(".memory", text)
    assert [line for line in lines if line.startswith("- ")] == []
    assert lines[-1].startswith("(2 more memories are not listed here")


def test_lines_that_belong_to_an_entry_stay_with_it() -> None:
    text = "# Memory\n\n- [a](a.md) — first\n  its second line\n\n## Old\n\n- [b](b.md) — x\n"
    assert block_lines.holding(".memory", text)[-4:] == (
        "- [a](a.md) — first", "  its second line", "## Old", "- [b](b.md) — x",
    )  # fmt: skip


def test_an_empty_index_says_so() -> None:
    assert block_lines.holding(".memory", rendered(0))[-1] == "No memories yet."


@pytest.mark.parametrize("lines", [
    block_lines.pointing("/home/ada/数据/projects/shop-1"), block_lines.pointing_anywhere(".memory"),
    block_lines.holding(".memory", rendered(300)),
])  # fmt: skip
def test_nothing_of_a_block_is_learned_again(lines: tuple[str, ...]) -> None:
    left = without_blocks("Fix it.\n" + "\n".join(lines) + "\nThen test it.\n")
    assert left.split() == ["Fix", "it.", "Then", "test", "it."]


@pytest.mark.parametrize(
    ("file", "location", "path"),
    [
        ("AGENTS.md", ".memory", ".memory/MEMORY.md"),
        (".claude/rules/memoryd.md", ".memory", "../../.memory/MEMORY.md"),
        ("AGENTS.md", "笔记/记忆", "笔记/记忆/MEMORY.md"),
        ("AGENTS.md", "my notes", ""),
        ("AGENTS.md", "a\\b", ""),
    ],
)
def test_an_import_is_relative_to_its_file_and_left_out_where_it_cannot_be_one(
    file: str, location: str, path: str
) -> None:
    assert block_lines.import_path(file, location) == path


def test_what_the_index_itself_leaves_out_is_counted_and_no_path_of_the_personal_folder_is_told() -> None:
    text = (
        "# Memory\n\n- [规则](规则.md) — 一。\n- [tea](/home/me/.memory/tea.md) — I like tea. (personal)\n"
        "(1,204 more memories are not listed here; the files in this folder and /home/me/.memory are complete.)\n"
    )
    lines = block_lines.holding(".memory", text)
    assert lines[-2:] == (
        "- [规则](规则.md) — 一。",
        "(1,205 more memories are not listed here; .memory/MEMORY.md has the list.)",
    )
