"""Where a turn of Codex's belongs, and what in a thread is only a copy."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from memoryd.config import known_agents
from memoryd.core.events import Kind
from tests.agents.codex_lines import (
    BORN,
    FILE,
    FORM,
    ONE,
    THREAD,
    TWO,
    answered,
    asked,
    complete,
    context,
    event,
    meta,
    session,
    spoken,
    started,
    typed,
    uuid,
)
from tests.agents.told import Entry, Told, brief


def test_the_folder_is_the_turns_own_also_when_it_is_told_after_the_prompt() -> None:
    for first, second in (
        ([asked("a"), context("/one"), answered("x"), context("/moved")], [asked("b"), context("/two"), answered("y")]),
        ([started(ONE), context("/one", ONE), asked("a"), complete(ONE, "x")],
         [started(TWO), context("/two", TWO), asked("b"), complete(TWO, "y")]),
    ):  # fmt: skip
        told = session()
        turns = [*told.write(*first, *second), *told.end()]
        assert [turn.cwd for turn in turns] == ["/one", "/two"]


def test_without_its_own_a_turn_has_the_folder_of_its_thread() -> None:
    (turn,) = session().write(started(ONE), asked("a"), complete(ONE, "x"))
    assert (turn.cwd, turn.session) == ("/home/dev/work/app", THREAD)


@pytest.mark.parametrize(
    "name",
    [
        f"2026/11/29/rollout-2026-11-29T21-33-20-{THREAD}.jsonl",
        f"2026/11/29/rollout-2026-11-29T21-33-20-{THREAD}_{uuid(BORN + 60)}.jsonl",
        f"rollout-2026-11-29T21-33-20-{THREAD}.jsonl",
    ],
)
def test_the_name_of_a_file_tells_its_thread(name: str) -> None:
    (fact,) = FORM.path_facts(f"/home/dev/.codex/sessions/{name}")
    assert (fact.kind, fact.session) == (Kind.FACTS, THREAD)
    assert FORM.path_facts(f"/home/dev/{'rollout-' * 2_000}.jsonl") == ()


def test_a_rewind_goes_on_in_a_further_file_of_the_same_thread() -> None:
    base = {"thread_id": THREAD, "end_ordinal_exclusive": 5, "end_byte_offset": 900}
    first = session(copies=False)
    before = first.write(started(ONE), typed(ONE, "a"), complete(ONE, "x"))
    further = session(meta(history_base=base, at=BORN + 19.9), copies=False, file=FILE.replace(".jsonl", "_seg.jsonl"))
    after = further.write(started(TWO), typed(TWO, "a, better"), complete(TWO, "y"))
    assert brief([*before, *after]) == [(("a",), "x", "completed"), (("a, better",), "y", "completed")]
    assert {turn.session for turn in (*before, *after)} == {THREAD}


def test_a_rollback_takes_nothing_back() -> None:
    told = session()
    turns = told.write(
        started(ONE), asked("a"), complete(ONE, "x"), event("thread_rolled_back", num_turns=1),
        started(TWO), asked("a, better"), complete(TWO, "y"),
    )  # fmt: skip
    assert [turn.prompts for turn in turns] == [("a",), ("a, better",)]


FORK = uuid(BORN + 100, 7)
LATER = uuid(BORN + 110, 8)


def forked(*copied: Entry, **more: object) -> list[Entry]:
    """Return the beginning of a fork: everything dated anew, within milliseconds."""
    whole = [meta(FORK, BORN + 100, **more), meta(cwd="/elsewhere", source={"subagent": "review"}), *copied]
    for place, entry in enumerate(whole):
        stamp = datetime.fromtimestamp(BORN + 100.02 + place / 1000, UTC).isoformat(timespec="milliseconds")
        whole[place] = {**entry, "timestamp": stamp.replace("+00:00", "Z")}
    return whole


@pytest.mark.parametrize("told", [{"forked_from_id": THREAD}, {}], ids=["said", "seen by the header"])
def test_a_fork_brings_only_what_is_new(told: Entry) -> None:
    copy = [started(ONE), asked("a"), answered("x"), complete(ONE, "x"), started(TWO), asked("dead")]
    fork = session(*forked(*copy, **told), copies=False)
    turns = fork.write(started(LATER), asked("new"), complete(LATER, "y"))
    assert brief(turns) == [(("new",), "y", "completed")]
    assert (turns[0].session, turns[0].cwd) == (FORK, "/home/dev/work/app")


def test_a_copy_made_in_the_same_second_is_known_by_the_millisecond() -> None:
    just_before, just_after = uuid(BORN + 99.999, 5), uuid(BORN + 100.001, 6)
    fork = session(*forked(started(just_before), asked("a"), complete(just_before, "x"), forked_from_id=THREAD),
                   copies=False)  # fmt: skip
    turns = fork.write(started(just_after), asked("b"), complete(just_after, "y"))
    assert brief(turns) == [(("b",), "y", "completed")]


def test_a_copy_has_the_key_of_its_original() -> None:
    (original,) = session().write(started(ONE), asked("a"), complete(ONE, "x"))
    told = Told(FORM, FILE)
    copies = told.write(*forked(started(ONE), asked("a"), complete(ONE, "x"), forked_from_id=THREAD))
    assert [turn.key for turn in copies] == [original.key]


def test_prompts_without_an_id_that_are_written_at_once_below_another_header_are_copies() -> None:
    fork = Told(FORM, FILE)
    turns = fork.write(*forked(asked("a"), answered("x"), asked("b"), answered("y"), context("/elsewhere")))
    turns += fork.write(asked("new", BORN + 103.0), answered("z", BORN + 105.0))
    assert brief([*turns, *fork.end()]) == [(("new",), "z", "completed")]


def test_a_subagent_with_its_parents_history_takes_no_turn_from_it() -> None:
    agent = {"subagent": {"thread_spawn": {"parent_thread_id": THREAD}}}
    fork = session(*forked(started(ONE), complete(ONE, "x"), source=agent, forked_from_id=THREAD), copies=False)
    turns = fork.write(started(LATER, "exec"), typed(LATER, "do it"), complete(LATER, "y"))
    assert [(turn.key, turn.human) for turn in turns if turn.human] == []
    assert len(turns) == 1


def test_a_migrated_thread_has_the_same_turns() -> None:
    before = session().write(started(ONE), asked("a"), answered("x"), complete(ONE, "x"))
    after = session().write(started(ONE), typed(ONE, "a"), spoken(ONE, "x"), complete(ONE, "x"))
    assert [turn.key for turn in before] == [turn.key for turn in after]
    assert brief(before) == brief(after)


def test_a_prompt_without_an_id_is_known_by_its_time_and_words() -> None:
    def keys(*entries: Entry) -> list[str]:
        told = session()
        return [turn.key for turn in (*told.write(*entries), *told.end())]

    again = asked("go", BORN + 30)
    assert keys(asked("go"), answered("x")) == keys(asked("go", kind="plain"), answered("x"))
    assert len({*keys(asked("go"), answered("x"), again, answered("y"))}) == 2


def test_reading_may_begin_in_the_middle_of_a_turn() -> None:
    for words in (typed(ONE, "and fast"), asked("and fast")):
        told = Told(FORM, FILE)
        turns = told.write(answered("x"), words, answered("y"), complete(ONE, "z"), complete(TWO, None))
        assert brief(turns) == [(("and fast",), "z", "completed")]


def test_both_folders_of_threads_move_with_the_clients_home() -> None:
    def folders(env: dict[str, str]) -> list[str]:
        return [str(one.sessions) for one in known_agents(env, Path("/home/dev")) if one.agent == "codex"]

    assert folders({}) == ["/home/dev/.codex/sessions", "/home/dev/.codex/archived_sessions"]
    assert folders({"CODEX_HOME": "/srv/codex"}) == ["/srv/codex/sessions", "/srv/codex/archived_sessions"]
