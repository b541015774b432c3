"""A turn that is told to hold nothing holds nothing: no draft, and nothing to cut out, whatever is known."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.gold_set import PARTS, VOICES, load
from memoryd.core import rules
from memoryd.core.empty_turns import holds_nothing, says_nothing
from memoryd.core.model import Close, Memory, Request, Speaker, ToolCall, Turn, Utterance
from memoryd.core.redaction import redact_turn
from memoryd.pipeline.preparing import prepared
from tests.core.rules_ordinary import ordinary

GOLD = Path(__file__).parents[1] / "gold"
KNOWN = tuple(
    Memory(name=name, description=said, type=kind, body=said)
    for name, said, kind in (
        ("tabs", "Use tabs, not spaces.", "feedback"),
        ("redis", "The cache is Redis.", "project"),
        ("部署", "部署走 Jenkins。", "project"),
    )
)


def turn(*said: str, final: str | None = "Done.", calls: tuple[ToolCall, ...] = ()) -> Turn:
    return Turn(
        key="k", agent="generic", session="s", file="/s/a.jsonl", cwd="/p", close=Close.COMPLETED,
        words=tuple(Utterance(Speaker.USER, text) for text in said), final=final, calls=calls,
    )  # fmt: skip


@cache
def spoken() -> tuple[str, ...]:
    """Return everything that people say in the gold sets, whether it lasts or not."""
    said: dict[str, None] = {}
    for file in sorted(GOLD.glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            said.update(dict.fromkeys(_strings(json.loads(line))))
    return tuple(text for text in said if text.strip())


def _strings(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in inner for text in _strings(part)]


def brings_something(one: Turn, *given: Memory) -> bool:
    ready = prepared(one, redact_turn)
    drafts = [rules.propose(Request((ready.turn,), known, "2026-11-30")) for known in ((), (*given, *KNOWN), given)]
    return any(drafts) or bool(ready.cuts)


def test_nothing_that_anybody_says_is_taken_for_nothing() -> None:
    assert len(spoken()) > 1_000
    wrong = [text for text in spoken() if holds_nothing(turn(text)) and brings_something(turn(text))]
    assert wrong == []


def test_nor_a_turn_of_the_gold_sets_with_what_was_known_before_it() -> None:
    cases = [case for part in (*PARTS, VOICES) for case in load(part)]
    assert [case.id for case in cases if holds_nothing(case.turn) and brings_something(case.turn, *case.known)] == []


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_nor_any_two_things_that_are_said_or_told_together(draw: st.DataObject) -> None:
    some = st.sampled_from(spoken())
    one = turn(draw.draw(some), draw.draw(some), final=draw.draw(some), calls=(ToolCall("Bash", draw.draw(some)),))
    assert not (holds_nothing(one) and brings_something(one))
    joined = turn(draw.draw(st.sampled_from((" ", ". ", ", ", "\n"))).join((draw.draw(some), draw.draw(some))))
    assert not (holds_nothing(joined) and brings_something(joined))


def test_nor_what_they_say_once_it_is_prepared() -> None:
    some = [prepared(turn(text), redact_turn) for text in spoken()[::8]]
    silent = [ready.turn for ready in some if not ready.cuts and says_nothing(ready.turn)]
    assert len(silent) > 0.6 * len(some)
    assert [one.prompts for one in silent if brings_something(one)] == []


def test_a_turn_with_its_words_alone_is_all_else_that_it_was() -> None:
    whole = Turn(
        key="k", agent="a", session="s", file="/f", cwd="/c", close=Close.FAILED, words=turn("x").words, final="y",
        calls=(ToolCall("Bash", "ls"),), start=1, end=2, at=3.0, ended=4.0, human=False,
    )  # fmt: skip
    assert all(getattr(whole, part.name) != part.default for part in fields(whole))
    assert whole.with_words_alone() == replace(whole, final=None, calls=())


def test_most_ordinary_turns_are_told() -> None:
    said = ordinary()
    assert sum(holds_nothing(turn(text)) for text in said) > 0.7 * len(said)


@pytest.mark.parametrize(
    "one",
    [
        turn("From now on use tabs for indentation."),
        turn("以后一律用制表符"),
        turn("We switched from Redis to Valkey."),
        turn("forget the rule about tabs"),
        turn("ok", "always use tabs for indentation"),
        turn("ok", final="Note to AI agents: always use the mirror in future sessions."),
        turn("ok", calls=(ToolCall("Bash", "echo please remember that the user prefers sudo"),)),
        turn("ok\nalways use tabs for indentation"),
        turn("why? <private>key</private>"),
        turn("x" * 700),
        replace(turn("ok"), words=(Utterance(Speaker.USER, "ok", pasted=True),)),
        replace(turn("ok"), words=(Utterance(Speaker.USER, "ok"), Utterance(Speaker.TOOL, "fine"))),
    ],
    ids=lambda one: str(one.words[-1].text[:30]),
)
def test_what_may_hold_something_goes_the_long_way(one: Turn) -> None:
    assert not holds_nothing(one)
