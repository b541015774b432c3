"""Tool calls in one line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.model import ToolCall
from memoryd.core.tool_targets import MAX_NAME, MAX_TARGET, describe


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
