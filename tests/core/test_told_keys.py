from __future__ import annotations

import pytest

from memoryd.core.told_keys import without_keys

A = "A" * 24


@pytest.mark.parametrize(
    "key",
    [
        "sk-" + "ant-" + A, "sk-" + "ant-api03-" + A, "sk-" + A, "sk" + "_live_" + A, "gh" + "p_AAAA",
        "glp" + "at-" + A,
        "xo" + "xb-" + A, "AI" + "za" + A, "AK" + "IA" + "A" * 16, "hf" + "_" + A, "HR" + "KU-" + A, "Bearer " + A,
        "x-api-key: " + A, "token=" + A,
    ],
)  # fmt: skip
def test_what_begins_or_is_named_like_a_key_is_covered_though_it_is_not_random(key: str) -> None:
    for place in ("Invalid API key {}", "401 “{}”，无效", "error:{}.", "({})"):
        said = without_keys(place.format(key))
        assert "AAAA" not in said
        assert "[REDACTED:" in said
        assert without_keys(said) == said


@pytest.mark.parametrize(
    "text",
    ["Invalid API key · Please run /login", "task-runner failed", "token has expired", "the key-value store is busy"],
)
def test_what_an_error_says_stays(text: str) -> None:
    assert without_keys(text) == text
