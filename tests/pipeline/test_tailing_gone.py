"""What was read is not lost when its file is cut off, replaced or deleted before its turn has closed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from memoryd import agents
from memoryd.core.model import Close
from memoryd.pipeline.known_files import GONE_SECONDS
from tests.pipeline.intake_house import House, said

NEXT = said("user", "另一个", 200.0) + said("assistant", "ok", 201.0)


def truncate(path: Path) -> None:
    os.truncate(path, 0)


def write_anew(path: Path) -> None:
    path.write_bytes(NEXT)


def replace_it(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(NEXT)
    other.replace(path)


def cut_the_answer(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 10)


@pytest.mark.parametrize("change", [truncate, write_anew, replace_it], ids=lambda change: change.__name__)
@pytest.mark.parametrize("hinted", [True, False])
def test_an_answered_turn_outlives_what_became_of_its_file(talk: House, change: object, hinted: bool) -> None:
    path = talk.write("a.jsonl", said("user", "第一", 100.0) + said("assistant", "done", 101.0))
    talk.hint(path)
    assert talk.said == []
    assert callable(change)
    change(path)
    if hinted:
        talk.hint(path)
    else:
        talk.rescan()
    assert [(turn.prompts, turn.final) for turn, _ in talk.ledger.turns.values()] == [(("第一",), "done")]
    path.write_bytes(NEXT)
    talk.rescan()
    talk.pass_time(10)
    assert talk.said == ["第一", "另一个"]
    assert len(talk.closed) == 2


def test_an_unanswered_turn_keeps_its_words_when_its_file_begins_anew(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "always use tabs 😀", 100.0))
    talk.hint(path)
    replace_it(path)
    talk.rescan()
    ((turn, _),) = talk.ledger.turns.values()
    assert (turn.prompts, turn.close) == (("always use tabs 😀",), Close.SUPERSEDED)


def test_a_turn_that_is_still_there_after_its_end_was_cut_off_is_given_out_once(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "hi", 100.0) + said("assistant", "hello there", 101.0))
    talk.hint(path)
    cut_the_answer(path)
    talk.hint(path)
    assert talk.said == []
    with path.open("ab") as file:
        file.write(b"\n" + said("assistant", "bye", 102.0))
    talk.rescan()
    talk.pass_time(10)
    assert talk.said == ["hi"]
    assert len(talk.closed) == 1


def test_words_that_were_cut_off_a_turn_that_goes_on_are_kept(talk: House) -> None:
    first = said("user", "one", 100.0)
    path = talk.write("a.jsonl", first + said("user", "two", 101.0))
    talk.hint(path)
    os.truncate(path, len(first))
    talk.hint(path)
    talk.append("a.jsonl", said("assistant", "ok", 102.0))
    talk.rescan()
    talk.pass_time(10)
    assert talk.said == ["one", "two"]


@pytest.mark.parametrize("told", [True, False])
def test_a_deleted_file_ends_its_open_turn_with_its_words(talk: House, told: bool) -> None:
    path = talk.write("a.jsonl", said("user", "no answer yet 中", 100.0))
    talk.hint(path)
    path.unlink()
    if told:
        talk.hint(path)
    else:
        talk.rescan()
    talk.pass_time(GONE_SECONDS - 1)
    assert talk.said == []
    talk.pass_time(1)
    ((turn, _),) = talk.ledger.turns.values()
    assert (turn.prompts, turn.close) == (("no answer yet 中",), Close.SUPERSEDED)
    assert talk.intake.deadline() is None
    assert talk.troubles == []


def test_a_file_that_comes_back_goes_on_with_its_turn(talk: House, tmp_path: Path) -> None:
    path = talk.write("a.jsonl", said("user", "hi", 100.0))
    talk.hint(path)
    path.rename(tmp_path / "away")
    talk.rescan()
    for gone in (GONE_SECONDS / 2, GONE_SECONDS * 2):
        talk.pass_time(gone)
        (tmp_path / "away").rename(path)
        talk.rescan()
        path.rename(tmp_path / "away")
        talk.rescan()
    (tmp_path / "away").rename(path)
    talk.append("a.jsonl", said("assistant", "hello", 101.0))
    talk.rescan()
    talk.pass_time(10)
    ((turn, _),) = talk.ledger.turns.values()
    assert (turn.prompts, turn.final) == (("hi",), "hello")


def test_a_stop_does_not_lose_the_words_of_a_file_just_deleted(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "hi", 100.0))
    talk.hint(path)
    path.unlink()
    talk.hint(path)
    talk.intake.close()
    assert talk.said == ["hi"]


# A session that is cut into segments.


@pytest.fixture
def vibe(tmp_path: Path) -> House:
    made = House(tmp_path / "session", agents.get("vibe"))
    made.write("unified/s1/meta.json", b'{"environment": {"working_directory": "/project"}}')
    made.rescan()
    return made


def asked(words: str, turn: str = "turn-1") -> bytes:
    return _delta({"op": "append_entry", "entry": _message("user", words, turn)}, _envelope("in_progress", turn))


def answered(words: str, status: str, turn: str = "turn-1") -> bytes:
    return _delta({"op": "append_entry", "entry": _message("assistant", words, turn)}, _envelope(status, turn))


def _delta(*changes: dict[str, object]) -> bytes:
    import json

    entry = {
        "payload": {"delta": changes, "watermark": 1},
        "recovery_journal_record_version": 1,
        "sequence": 3,
        "type": "projection_delta",
    }
    return json.dumps(entry, ensure_ascii=False).encode() + b"\n"


def _envelope(status: str, turn: str) -> dict[str, object]:
    return {"op": "set_envelope", "state": {"latestTurn": {"id": turn, "status": status}, "session": {"id": "s1"}}}


def _message(role: str, words: str, turn: str) -> dict[str, object]:
    return {
        "type": "message", "id": f"{role}-{words}", "role": role, "content": [{"type": "text", "text": words}],
        "createdAt": 1795984937319, "generationStatus": "completed",
        "source": "turn_start" if role == "user" else "harness", "turnId": turn,
    }  # fmt: skip


FIRST, SECOND, THIRD = (f"unified/s1/journal/000000000000000{number}.jsonl" for number in (1, 5, 9))


@pytest.mark.parametrize("gone", ["at once", "later", "never"])
def test_a_turn_that_crosses_segments_has_its_words_and_its_end(vibe: House, gone: str) -> None:
    first = vibe.write(FIRST, asked("用制表符 always"))
    vibe.rescan()
    vibe.write(SECOND, answered("half", "in_progress"))
    if gone == "at once":
        first.unlink()
    vibe.rescan()
    if gone == "later":
        first.unlink()
    vibe.rescan()
    vibe.pass_time(GONE_SECONDS + 1)
    assert vibe.said == []
    vibe.write(THIRD, answered("done", "completed"))
    (vibe.folder / SECOND).unlink()
    vibe.rescan()
    ((turn, _),) = vibe.ledger.turns.values()
    assert (turn.prompts, turn.final, turn.close) == (("用制表符 always",), "done", Close.COMPLETED)
    vibe.pass_time(GONE_SECONDS + 1)
    vibe.rescan()
    assert len(vibe.closed) == 1


def test_a_turn_whose_last_segment_is_deleted_is_superseded(vibe: House) -> None:
    first = vibe.write(FIRST, asked("always use tabs"))
    vibe.rescan()
    second = vibe.write(SECOND, answered("half", "in_progress"))
    vibe.rescan()
    first.unlink()
    second.unlink()
    vibe.rescan()
    vibe.pass_time(GONE_SECONDS + 1)
    ((turn, _),) = vibe.ledger.turns.values()
    assert (turn.prompts, turn.close) == (("always use tabs",), Close.SUPERSEDED)


def test_a_stop_keeps_the_words_that_stood_in_a_segment_that_is_gone(vibe: House) -> None:
    first = vibe.write(FIRST, asked("always use tabs"))
    vibe.rescan()
    vibe.write(SECOND, answered("half", "in_progress"))
    vibe.rescan()
    first.unlink()
    vibe.rescan()
    vibe.pass_time(GONE_SECONDS + 1)
    assert vibe.said == []
    vibe.intake.close()
    assert vibe.said == ["always use tabs"]
