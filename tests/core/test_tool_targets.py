"""Tool calls in one line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.model import ToolCall
from memoryd.core.tool_targets import MAX_NAME, MAX_TARGET, describe, plain_command


@pytest.mark.parametrize(
    ("name", "arguments", "target"),
    [
        ("Bash", {"command": "git status\ngit diff", "description": "Look"}, "git status"),
        ("Bash", {"command": "\n\n   make   test  "}, "make test"),
        ("shell", {"command": ["bash", "-lc", "ls"]}, "bash -lc ls"),
        ("Edit", {"old_string": "a", "new_string": "b", "file_path": "/w/源.py"}, "/w/源.py"),
        ("Grep", {"pattern": "TODO", "path": "src"}, "TODO"),
        ("Agent", {"description": "Count files", "prompt": "long"}, "Count files"),
        ("WebFetch", {"url": "https://example.org", "prompt": "read it"}, "https://example.org"),
        ("read", '{"path": "README.md"}', "README.md"),
        ("patch", "*** Begin Patch\n*** Update File", "*** Begin Patch"),
        ("odd", {"command": 7, "url": None}, ""),
        ("none", None, ""),
        ("list", [1], ""),
        ("bell", {"command": "a\x07b\u2028c\x1b[31m"}, "a b c [31m"),
    ],
)
def test_a_call_is_told_by_what_it_works_on(name: str, arguments: object, target: str) -> None:
    assert describe(name, arguments) == ToolCall(name, target)


@settings(deadline=None)
@given(st.text(), st.text() | st.dictionaries(st.sampled_from(["command", "path", "x"]), st.text() | st.none()))
def test_a_call_is_one_short_line(name: str, arguments: object) -> None:
    call = describe(name, arguments)
    assert len(call.name) <= MAX_NAME
    assert len(call.target) <= MAX_TARGET
    assert (call.name + call.target).isprintable()


def test_a_huge_call_costs_nothing() -> None:
    assert describe("Bash", {"command": " " * 5_000_000 + "x"}).target == ""
    assert len(describe("Bash", {"command": "x" * 5_000_000}).target) == MAX_TARGET


@given(st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=400), st.text(max_size=20))
def test_a_command_alone_is_told_as_among_other_arguments(command: str, name: str) -> None:
    plain = plain_command(name, command)
    whole = describe(name, {"command": command, "description": "x"})
    assert plain in (None, whole)
    assert plain is not None or not command.isprintable() or not command.strip()


def test_a_patch_is_no_command_alone() -> None:
    assert plain_command("shell", "apply_patch *** Begin Patch *** Add File: a.py") is None
    assert plain_command("shell", "   ") is None
    assert plain_command("Bash", "git status") == describe("Bash", {"command": "git status"})
