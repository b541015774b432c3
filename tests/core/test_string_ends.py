"""Where a string of JSON ends, from quote mark to quote mark."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.string_ends import FAR, FEW, string_end

_WORDS = st.lists(st.sampled_from(('"', "\\", '\\"', "\\\\", "a", "汉字", "\n", "\u2028", "{}[],:")), max_size=12).map(
    "".join
)


@given(_WORDS, _WORDS, st.booleans())
def test_it_is_the_first_quote_mark_that_nothing_escapes(said: str, behind: str, ascii_only: bool) -> None:
    written = json.dumps(said, ensure_ascii=ascii_only).encode()
    before = b'{"key":'
    data = before + written + behind.encode()
    start = len(before) + 1
    found = string_end(data, start, len(data))
    assert found in (len(before) + len(written) - 1, -1)
    assert found > 0 or said.count('"') >= FEW


def test_a_string_that_does_not_end_has_no_end() -> None:
    assert string_end(b'"abc', 1, 4) == -1
    assert string_end(b'"abc\\"', 1, 6) == -1
    assert string_end(b'"abc" ', 1, 4) == -1
    assert string_end(b'""', 1, 2) == 1


def test_so_many_quote_marks_are_looked_at_as_the_string_is_long() -> None:
    few, many = b'\\"' * (FEW - 1), b'\\"' * FEW
    assert string_end(few + b'"', 0, len(few) + 1) == len(few)
    assert string_end(many + b'"', 0, len(many) + 1) == -1
    far = many + b"x" * FAR + b'"'
    assert string_end(far, 0, len(far)) == len(far) - 1
