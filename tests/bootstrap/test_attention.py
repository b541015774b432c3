"""Each line says the place, the cause and, behind the first semicolon, what to do."""

from __future__ import annotations

from typing import Any

import pytest

from memoryd.adapters.llm.breaker import Rest
from memoryd.bootstrap import attention
from memoryd.daemon import Beat


def row(**more: Any) -> dict[str, Any]:
    kept = {"id": 7, "project": "/商店", "session": "s1", "turn": 3, "state": "pending", "reason": "429; wait"}
    return kept | {"attempts": 0, "not_before": 1_790_000_000.0} | more


def test_turns_that_wait_for_one_reason_are_one_line() -> None:
    (one,) = attention.held_up([row()])
    assert one.startswith("turn 3 of session s1 in /商店 waits until 20")
    assert one.endswith(": 429; wait")
    many = list(attention.held_up([row(), row(turn=4), row(reason="no key; set it")]))
    assert [line.split(" until ")[0] for line in many] == ["2 turns wait", "turn 3 of session s1 in /商店 waits"]


def test_what_is_set_aside_is_told_with_how_to_see_it() -> None:
    (one,) = attention.held_up([row(state="quarantined", reason="400")])
    assert one == "turn 3 of session s1 in /商店 was refused twice: 400; see `memoryd quarantine show 7`"
    (many,) = attention.held_up([row(state="quarantined"), row(state="quarantined")])
    assert many == "2 turns were refused twice and are set aside; see `memoryd quarantine list`"


def test_a_model_that_is_left_alone_is_told_with_why_and_for_how_long() -> None:
    assert list(attention.model(None)) == []
    assert list(attention.model(Rest("401; check the key", 59.6, True))) == [
        "no model is called for 60 s: 401; check the key"
    ]
    (long,) = attention.model(Rest("401", 893.0, True))
    assert long == "no model is called for 15 min: 401"


@pytest.mark.parametrize(
    ("beat", "line"),
    [
        (Beat("work-1", True, 500.0, 2, False), ""),
        (Beat("work-1", False, 0.0, 2, True), "the lane work-1 has ended; restart memoryd"),
        (Beat("intake", True, 700.0, 0, True), "the lane intake has shown no life for 700 s; restart memoryd"),
    ],
)
def test_only_a_lane_that_shows_no_life_is_trouble(beat: Beat, line: str) -> None:
    assert "".join(attention.lanes([beat])).startswith(line)
    assert bool(line) == bool(list(attention.lanes([beat])))
