"""Every format, every line of its sessions, damaged in any way: it is read, or refused as a bad record."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from memoryd import agents
from memoryd.core.errors import RecordError
from memoryd.core.events import Record
from memoryd.core.lines import decode_all
from tests.agents.scenarios import SCENARIOS
from tests.agents.test_claude_code import parses_or_refuses

formats = pytest.mark.parametrize("name", agents.names())
PIECE = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just("\ud800")
ANYTHING = st.recursive(
    PIECE, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(PIECE.map(str), inner), max_leaves=6
)
quickly = settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@cache
def lines(name: str) -> list[bytes]:
    found = [
        line
        for one in SCENARIOS
        if one.agent == name
        for file in one.read_files()
        for line in one.data(file).split(b"\n")
        if 0 < len(line) < 20_000
    ]
    return sorted(set(found), key=len)[:2_000]


@cache
def objects(name: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for line in lines(name):
        try:
            found.extend(decode_all(line))
        except RecordError:
            # Some samples hold damaged lines.
            continue
    return found


def changed(value: object, draw: st.DataObject) -> object:
    """Put anything in some place of a value."""
    if isinstance(value, dict) and value and draw.draw(st.integers(0, 3)):
        key = draw.draw(st.sampled_from(sorted(value)))
        return {**value, key: changed(value[key], draw)}
    if isinstance(value, list) and value and draw.draw(st.integers(0, 3)):
        at = draw.draw(st.integers(0, len(value) - 1))
        return [*value[:at], changed(value[at], draw), *value[at + 1 :]]
    return draw.draw(ANYTHING)


@formats
@quickly
@given(st.data())
def test_a_line_with_anything_in_it_is_read_or_refused(name: str, draw: st.DataObject) -> None:
    form = agents.get(name)
    entry = draw.draw(st.sampled_from(objects(name)))
    line = json.dumps(changed(entry, draw)).encode()
    parses_or_refuses(form.parse_line, line)
    answers_or_refuses(form.recognises, line)


@formats
@quickly
@given(st.data())
def test_a_damaged_line_is_read_or_refused(name: str, draw: st.DataObject) -> None:
    form = agents.get(name)
    line = draw.draw(st.sampled_from(lines(name)))
    start = draw.draw(st.integers(0, len(line)))
    end = draw.draw(st.integers(start, min(len(line), start + 40)))
    damaged = line[:start] + draw.draw(st.binary(max_size=8)) + line[end:]
    parses_or_refuses(form.parse_line, damaged)
    answers_or_refuses(form.recognises, damaged)


@formats
@quickly
@given(ANYTHING.map(json.dumps).map(str.encode) | st.binary(max_size=40))
def test_any_file_beside_a_session_is_read_or_refused(name: str, content: bytes) -> None:
    form = agents.get(name)
    for path in (
        "/home/dev/.x/tmp/p/chats/session-1.jsonl",
        "/x/sessions/a/b/wire.jsonl",
        "/x/s/agents/main/wire.jsonl",
    ):
        for beside in form.companions(path):
            try:
                facts = form.parse_companion(beside, content)
            except RecordError:
                continue
            assert all(fact.kind == "facts" for fact in facts)


@formats
def test_two_records_on_one_line_are_both_read(name: str) -> None:
    form = agents.get(name)
    pairs = [(one, two) for one, two in zip(lines(name), lines(name)[1:], strict=False)]
    read = {line: records_of(form.parse_line, line) for line in lines(name)}
    for one, two in pairs:
        if read[one] and read[two]:
            together = form.parse_line(one + two)
            assert [record.kind for record in together] == [record.kind for record in (*read[one], *read[two])]


def records_of(parse: Callable[[bytes], tuple[Record, ...]], line: bytes) -> tuple[Record, ...]:
    try:
        return parse(line)
    except RecordError:
        return ()


def answers_or_refuses(asked: Callable[[bytes], bool], line: bytes) -> None:
    try:
        asked(line)
    except RecordError:
        return
