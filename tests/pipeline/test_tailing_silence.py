"""Silence closes a turn where nothing else does, and only silence of the whole file."""

from __future__ import annotations

import os

from tests.pipeline.intake_house import House, count_reads, said


def test_a_turn_closes_when_its_file_has_been_quiet(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "hi") + said("assistant", "hello"))
    talk.hint(path)
    deadline = talk.intake.deadline()
    assert deadline is not None
    assert 3 < deadline - talk.clock.now() <= 5.1
    talk.pass_time(2)
    assert talk.said == []
    talk.pass_time(4)
    assert talk.said == ["hi"]
    assert talk.intake.deadline() is None


def test_silence_is_not_taken_from_the_middle_of_a_file(talk: House) -> None:
    talk.write("a.jsonl", said("user", "hi"))
    for number in range(40):
        talk.append("a.jsonl", said("assistant", f"{number} " + "长" * 50_000))
    talk.append("a.jsonl", said("assistant", "the answer"))
    talk.age("a.jsonl", 100)
    talk.rescan()
    assert [news.turn.final for news in talk.closed] == ["the answer"]


def test_a_turn_that_was_open_at_a_restart_still_closes_by_silence(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "one") + said("assistant", "ok") + said("user", "two"))
    talk.append("a.jsonl", said("assistant", "fine"))
    talk.hint(path)
    talk.intake.close()
    talk.start()
    talk.rescan()
    talk.pass_time(10)
    assert talk.said == ["one", "two"]


def test_silence_is_not_taken_from_a_file_that_grew_unnoticed(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "hi") + said("assistant", "working on it"))
    talk.hint(path)
    talk.clock.time += 6
    talk.append("a.jsonl", said("assistant", "the answer"))
    os.utime(path, (talk.clock.time, talk.clock.time))
    talk.pass_time(0)
    assert talk.closed == []
    talk.pass_time(6)
    assert [news.turn.final for news in talk.closed] == ["the answer"]


def test_a_turn_closed_by_silence_may_go_on_also_after_a_restart(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "hi") + said("assistant", "hello"))
    talk.hint(path)
    talk.pass_time(10)
    assert talk.ledger.files[str(path)].offset == 0
    talk.start()
    talk.append("a.jsonl", said("assistant", "and more"))
    os.utime(path, (talk.clock.time, talk.clock.time))
    talk.rescan()
    talk.pass_time(10)
    assert talk.said == ["hi"]
    assert len(talk.ledger.turns) == 1


def test_after_a_restart_quiet_files_without_an_open_turn_are_not_read(talk: House) -> None:
    talk.write("a.jsonl", said("user", "hi") + said("assistant", "hello"))
    talk.write("b.jsonl", said("user", "unanswered"))
    talk.rescan()
    talk.pass_time(10)
    talk.rescan()
    reads = count_reads(talk)
    talk.rescan()
    assert sum(reads) <= 2 * len(said("user", "unanswered"))


def test_the_end_of_an_old_file_closes_its_last_turn_when_asked_to_finish(talk: House) -> None:
    talk.write("old.jsonl", said("user", "old") + said("assistant", "done"))
    talk.write("open.jsonl", said("user", "young") + said("assistant", "done"))
    talk.age("old.jsonl", 400)
    talk.rescan()
    talk.intake.finish()
    talk.intake.run()
    talk.intake.close()
    assert talk.said == ["old"]


def test_a_deleted_file_still_closes_the_turn_it_had(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "hi") + said("assistant", "hello"))
    talk.hint(path)
    path.unlink()
    talk.pass_time(6)
    assert talk.said == ["hi"]
    assert talk.troubles == []


def test_cold_files_are_let_go_and_found_again(talk: House) -> None:
    path = talk.write("a.jsonl", said("user", "hi") + said("assistant", "hello"))
    talk.hint(path)
    talk.pass_time(6)
    talk.clock.time += 1_000
    talk.rescan()
    assert talk.intake.deadline() is None
    talk.append("a.jsonl", said("user", "again") + said("assistant", "hello again"))
    os.utime(path, (talk.clock.time, talk.clock.time))
    talk.rescan()
    talk.pass_time(6)
    assert talk.said == ["hi", "again"]
    assert len(talk.closed) == 2
