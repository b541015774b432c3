"""Wanted shapes out of any JSON."""

from __future__ import annotations

import pytest

from memoryd.core.json_shapes import blocks, mapping, mappings, number, text


@pytest.mark.parametrize("odd", [None, 1, 1.5, True, [], ["a"], {"a": 1}, "a"])
def test_another_shape_counts_as_absent(odd: object) -> None:
    assert text(odd) == (odd if isinstance(odd, str) else "")
    assert mapping(odd) == (odd if isinstance(odd, dict) else {})
    assert mappings(odd) == ()
    assert number(odd) == (odd if odd in (1, 1.5) and odd is not True else None)


@pytest.mark.parametrize("number_too_large", [10**400, -(10**400), float("inf"), float("nan")])
def test_numbers_are_finite(number_too_large: float) -> None:
    assert number(number_too_large) is None


def test_content_is_a_list_of_blocks() -> None:
    assert blocks("a") == ({"type": "text", "text": "a"},)
    assert blocks({"type": "x"}) == ({"type": "x"},)
    assert blocks(["a", {"type": "x"}, 7, None]) == ({"type": "text", "text": "a"}, {"type": "x"})
    assert blocks(None) == ()
    assert mappings([{"a": 1}, 2, "b"]) == ({"a": 1},)
