"""History that was copied from another file is told from what is said in this one."""

from __future__ import annotations

import pytest

from memoryd.core.copied_history import MARGIN, PAUSE, CopiedHistory
from memoryd.core.events import Kind, Record

BORN = 1_000.0


def facts(at: float | None = BORN, *, heads: bool = False, inherits: bool = False, session: str = "") -> Record:
    return Record(kind=Kind.FACTS, at=at, heads=heads, inherits=inherits, session=session)


def prompt(at: float | None, *, turn: str = "", copied: bool = False) -> Record:
    return Record(kind=Kind.OPENER, at=at, turn=turn, copied=copied)


def hidden(history: CopiedHistory, record: Record, *, copies: bool = False) -> bool:
    history.see(record)
    return history.hides(record, copies)


def test_what_the_client_calls_a_copy_is_one() -> None:
    history = CopiedHistory()
    assert hidden(history, prompt(None, copied=True))
    assert not hidden(history, prompt(None, copied=True), copies=True)


@pytest.mark.parametrize(("age", "copy"), [(MARGIN + 0.1, True), (MARGIN, False), (0.0, False), (-9.0, False)])
def test_what_is_older_than_its_file_by_more_than_clocks_differ_is_a_copy(age: float, copy: bool) -> None:
    history = CopiedHistory()
    assert history.note(facts(), 0)
    assert hidden(history, prompt(BORN - age)) is copy


@pytest.mark.parametrize(("age", "copy"), [(0.001, True), (0.0, False)])
def test_in_a_file_that_may_inherit_a_millisecond_counts(age: float, copy: bool) -> None:
    history = CopiedHistory()
    history.note(facts(inherits=True), 0)
    assert hidden(history, prompt(BORN - age, turn="t")) is copy


def test_only_the_beginning_of_a_file_tells_when_it_began() -> None:
    history = CopiedHistory()
    history.note(facts(None), 0)
    history.note(facts(BORN), 100_000)
    assert not hidden(history, prompt(1.0))
    history.note(facts(BORN), 10)
    assert not hidden(history, prompt(2.0))


def test_the_header_of_another_session_says_nothing_of_this_one() -> None:
    history = CopiedHistory()
    assert history.note(facts(heads=True), 0)
    assert not history.note(facts(1.0, heads=True), 500)
    assert history.note(facts(heads=False), 900)
    assert hidden(history, prompt(BORN - 0.001, turn="t"))


def test_nameless_prompts_below_another_header_are_copies_until_the_client_pauses() -> None:
    history = CopiedHistory()
    history.note(facts(heads=True), 0)
    history.note(facts(1.0, heads=True), 500)
    at = BORN
    for _ in range(5):
        at += PAUSE
        assert hidden(history, prompt(at), copies=True)
        assert not hidden(history, prompt(at, turn="named by its client"))
    assert not hidden(history, prompt(at + PAUSE + 0.001), copies=True)
    assert not hidden(history, prompt(at))


def test_undated_files_are_taken_as_they_are() -> None:
    history = CopiedHistory()
    history.note(facts(None, heads=True), 0)
    history.note(facts(None, heads=True), 500)
    assert not hidden(history, prompt(None))
    assert not hidden(history, prompt(5.0))
