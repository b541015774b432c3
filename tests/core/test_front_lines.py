from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.front_lines import with_keys
from memoryd.core.model import Memory

TEXT = YamlMemoryText()
HEAD = "---\nname: a # mine\ndescription: >\n  Over two\n  lines.\ntype: feedback\nmine: [1, 2]   # kept\n---\n\n"


@pytest.mark.parametrize(
    ("text", "keys", "expected"),
    [
        ("---\ntype: user\n---\n\nx\n", {"pinned": "true"}, "---\ntype: user\npinned: true\n---\n\nx\n"),
        ("---\ntype: user\npinned: true\n---\n\nx", {"pinned": ""}, "---\ntype: user\n---\n\nx"),
        ("---\nname: a\nname2: b\n---\nx", {"name": "c"}, "---\nname: c\nname2: b\n---\nx"),
        (
            "---\r\nname: a\r\n---\r\n\r\nx\r\n",
            {"pinned": "true"},
            "---\r\nname: a\r\npinned: true\r\n---\r\n\r\nx\r\n",
        ),
        ("\ufeff---\nname: a\n---\nx", {"name": "中文"}, "\ufeff---\nname: 中文\n---\nx"),
        ("只有正文。\n", {"type": "project"}, "---\ntype: project\n---\n\n只有正文。\n"),
        ("只有正文。\r\n", {"type": "project"}, "---\r\ntype: project\r\n---\r\n\r\n只有正文。\r\n"),
        ("只有正文。\n", {"pinned": ""}, "只有正文。\n"),
        ("---\nname: >-\n  a\n  b\ntype: user\n---\nx", {"name": "c"}, "---\nname: c\ntype: user\n---\nx"),
        ("---\n---\nname: of the body\n", {"name": "c"}, "---\nname: c\n---\nname: of the body\n"),
        ("", {"name": "c"}, "---\nname: c\n---\n\n"),
    ],
)
def test_a_key_is_set_or_taken_out_and_nothing_else_changes(text: str, keys: dict[str, str], expected: str) -> None:
    assert with_keys(text, keys) == expected


@given(body=st.text(st.characters(codec="utf-8"), max_size=60), on=st.booleans())
def test_whatever_the_body_holds_stays_to_the_byte(body: str, on: bool) -> None:
    before = TEXT.parse("a.md", (HEAD + body).encode())
    changed = with_keys(HEAD + body, {"pinned": "true" if on else "", "name": "b"})
    assert changed.endswith(body)
    assert "mine: [1, 2]   # kept\n" in changed
    after: Memory = TEXT.parse("a.md", changed.encode())
    assert (after.body, after.pinned, after.name) == (before.body, on, "b")
    assert (after.description, after.type, after.extra) == (before.description, before.type, before.extra)
