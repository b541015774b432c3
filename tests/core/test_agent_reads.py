"""What an agent opened is told by its calls; what it wrote, moved or only listed is not use."""

from __future__ import annotations

import pytest

from memoryd.core.agent_reads import MOST_PATHS, read
from memoryd.core.model import Close, ToolCall, Turn
from memoryd.core.tool_targets import describe

A = "/p/.memory/a.md"


def turn(*calls: ToolCall, cwd: str = "/p/src") -> Turn:
    return Turn(
        key="k", agent="a", session="s", file="f", cwd=cwd, close=Close.COMPLETED, words=(), final=None, calls=calls
    )


@pytest.mark.parametrize(
    ("name", "arguments", "path"),
    [
        ("Read", {"file_path": A}, A),
        ("Read", {"file_path": "../.memory/用中文.md"}, "/p/.memory/用中文.md"),
        ("read_file", {"absolute_path": "/p/.memory/my note.md"}, "/p/.memory/my note.md"),
        ("str_replace_based_edit_tool", {"command": "view", "path": A}, A),
        ("Bash", {"command": f"cat {A}"}, A),
        ("Bash", {"command": "cd .. && sed -n '1,20p' '../.memory/a.md' | head"}, A),
        ("shell", {"command": ["bash", "-lc", f"cat {A}; ls"]}, A),
        ("open", {"path": f"{A}:12"}, A),
    ],
)
def test_a_call_that_opens_a_file_names_it(name: str, arguments: object, path: str) -> None:
    assert path in read(turn(describe(name, arguments)))


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("Write", {"file_path": A, "content": "x"}),
        ("Bash", {"command": f"echo x > {A}"}),
        ("Bash", {"command": f"rm {A}"}),
        ("Bash", {"command": f"cd /p && git mv {A} /tmp/b.txt"}),
        ("Bash", {"command": f"unlink {A}"}),
        ("Glob", {"pattern": A}),
        ("list_files", {"path": A}),
        ("LS", {"path": A}),
        ("find_files", {"path": A}),
        ("delete_file", {"path": A}),
        ("Remove", {"path": A}),
        ("Read", {"file_path": "/p/README.txt"}),
        ("Read", {"file_path": "/p/a.mdx"}),
        ("Read", {"file_path": "~/.memory/a.md"}),
    ],
)
def test_what_is_written_removed_or_listed_is_not_read(name: str, arguments: object) -> None:
    assert A not in read(turn(describe(name, arguments)))


def test_only_names_are_named() -> None:
    assert read(turn(ToolCall("Read", "my a.md"))) == ("/p/src/my a.md", "/p/src/a.md")
    assert read(turn(ToolCall("Read", "my a.md to the end"))) == ("/p/src/a.md",)
    assert read(turn(ToolCall("Bash", "cat 'a.md' | head"))) == ("/p/src/a.md",)
    assert read(turn(ToolCall("Bash", "cat 'a b.md' > c.txt; cat d.md"))) == ("/p/src/b.md", "/p/src/d.md")


def test_a_file_that_is_read_to_be_written_is_not_use() -> None:
    assert read(turn(describe("Read", {"file_path": A}), describe("Edit", {"file_path": A}))) == ()


def test_a_turn_names_only_so_many() -> None:
    calls = [ToolCall("Read", f"/p/.memory/{n}.md") for n in range(3 * MOST_PATHS)]
    assert len(read(turn(*calls))) == MOST_PATHS


def test_a_hostile_target_costs_little_and_is_no_error() -> None:
    for target in ("'" * 400 + ".md" * 500, ".md" * 3_000, "\u202e.md \ufeff.md", "a" * 50_000 + ".md"):
        read(turn(ToolCall("Bash", target), ToolCall("Read", target)))
