"""Every complete line of a session file is read once and recorded once, however it is written."""

from __future__ import annotations

import random
from dataclasses import replace
from hashlib import sha256

import pytest

from memoryd import agents
from memoryd.core.clipping import STRING
from memoryd.core.model import Turn, Utterance
from memoryd.pipeline.reading import READS
from tests.pipeline.intake_house import House, WholeTurnFormat, keys, line, lines, says


def test_a_line_is_taken_once_complete_however_it_is_written(house: House) -> None:
    content = says("你好 😀", "two", "مرحبا")
    path = house.write("a.jsonl", b"")
    for number in range(len(content)):
        house.append("a.jsonl", content[number : number + 1])
        house.hint(path)
        assert len(house.said) == content[: number + 1].count(b"\n")
    assert keys(house) == sorted(["two", "مرحبا", "你好 😀"])
    assert len(house.closed) == 3


def test_a_line_cut_by_a_restart_is_completed_once(house: House) -> None:
    content = says("one", "两个字")
    for at in range(0, len(content), 7):
        path = house.append("a.jsonl", content[at : at + 7])
        house.hint(path)
        house.start()
    house.rescan()
    assert keys(house) == ["one", "两个字"]
    assert len(house.closed) == 2


def test_a_last_line_without_an_end_waits_for_it_however_long(house: House) -> None:
    path = house.write("a.jsonl", says("one")[:-1])
    house.hint(path)
    house.pass_time(3_600)
    house.rescan()
    assert house.said == []
    house.append("a.jsonl", b"\n")
    house.rescan()
    assert house.said == ["one"]


def test_the_same_look_twice_brings_nothing_twice(house: House) -> None:
    path = house.write("a.jsonl", says(*range(50)))
    for _ in range(3):
        house.rescan()
        house.hint(path)
        house.pass_time(100)
    assert len(house.said) == len(house.closed) == 50


def test_a_restart_reads_on_where_the_ledger_stands(house: House) -> None:
    house.write("a.jsonl", says(*range(10)))
    house.rescan()
    house.append("a.jsonl", says("new"))
    house.start()
    house.rescan()
    assert len(house.said) == len(house.closed) == 11


def test_a_large_file_is_read_in_turns_with_the_others(house: House) -> None:
    big = b"".join(line(f"big{number}", say=f"big{number}" + "x" * 2_900) for number in range(4_000))
    house.write("a.jsonl", big)
    house.age("a.jsonl", 500)
    house.write("b.jsonl", says("small"))
    house.rescan()
    order = [said[:3] for said in house.said]
    assert len(order) == 4_001
    assert order.index("sma") < 3_500


def test_a_hint_goes_before_what_a_rescan_found(house: House) -> None:
    for number in range(20):
        house.write(f"{number}.jsonl", says(f"old{number}"))
    house.intake.rescan()
    assert house.intake.step()
    path = house.write("z.jsonl", says("hot"))
    house.intake.changed([str(path)])
    while "hot" not in house.said:
        assert house.intake.step()
    assert len(house.said) < 20


def test_a_stop_is_honoured_between_files(house: House) -> None:
    for number in range(20):
        house.write(f"{number}.jsonl", says(f"s{number}"))
    house.intake.rescan()
    house.intake.run(stopping=lambda: len(house.said) >= 5)
    assert len(house.said) == 5


def test_a_checkpoint_remembers_the_head_and_the_bytes_before_its_offset(house: House) -> None:
    content = says(*range(60))
    path = house.write("a.jsonl", b"")
    for at in range(0, len(content), 5):
        house.append("a.jsonl", content[at : at + 5])
        house.hint(path)
        if checkpoint := house.ledger.files.get(str(path)):
            before = content[max(0, checkpoint.offset - 64) : checkpoint.offset]
            assert checkpoint.marker == sha256(before).hexdigest()
            assert checkpoint.prefix_length == min(1024, checkpoint.offset)
            assert checkpoint.prefix == sha256(content[: checkpoint.prefix_length]).hexdigest()
    assert house.ledger.files[str(path)].offset == len(content)


def test_turns_are_redacted_before_they_are_recorded_and_told(house: House) -> None:
    def redact(turn: Turn) -> Turn:
        words = tuple(Utterance(word.speaker, word.text.replace("hunter2", "[REDACTED]")) for word in turn.words)
        return replace(turn, words=words)

    house.redact = redact
    house.write("a.jsonl", says("password hunter2"))
    house.rescan()
    assert house.said == ["password [REDACTED]"]
    assert "hunter2" not in repr(house.news) + repr(house.ledger)


def test_turns_without_words_move_the_checkpoint_and_nothing_else(house: House) -> None:
    house.redact = lambda turn: replace(turn, words=())
    path = house.write("a.jsonl", says("private"))
    house.rescan()
    house.rescan()
    assert house.ledger.turns == {}
    assert house.closed == []
    assert house.ledger.files[str(path)].offset == path.stat().st_size


def test_excluded_projects_are_counted_and_left_out(house: House) -> None:
    house.projects.excluded.add("/secret")
    house.write("a.jsonl", line("1", "mine", cwd="/secret") + line("2", "kept", cwd="/work/项目"))
    house.rescan()
    assert house.said == ["kept"]
    assert house.intake.excluded == {"it is excluded": 1}
    assert house.work == ["/work/项目"]


def test_a_copied_turn_is_told_once(house: House) -> None:
    house.write("a.jsonl", says("one"))
    house.rescan()
    house.write("b.jsonl", says("one"))
    house.rescan()
    assert len(house.closed) == 1
    assert house.work == ["/project"]


def test_the_lag_says_how_far_behind_reading_is(house: House) -> None:
    content = b"".join(line(f"{number}", say="x" * 1_000) for number in range(12_000))
    path = house.write("a.jsonl", content)
    house.intake.changed([str(path)])
    house.intake.step()
    lag = house.intake.lags()[0]
    assert lag.root == str(house.folder)
    assert lag.files == 1
    assert lag.unread == len(content) - READS * 1024 * 1024
    house.intake.run()
    lag = house.intake.lags()[0]
    assert lag.unread == 0
    assert lag.last_line == pytest.approx(path.stat().st_mtime)


def test_random_pieces_over_many_files_with_restarts_lose_and_repeat_nothing(house: House) -> None:
    chance = random.Random(20261129)
    left = {f"{name}.jsonl": says(*(f"{name} 第{number}行 😀" for number in range(30))) for name in "abcde"}
    while left:
        name = chance.choice(sorted(left))
        size = chance.randint(1, 200)
        path = house.append(name, left[name][:size])
        left[name] = left[name][size:]
        if not left[name]:
            del left[name]
        if chance.random() < 0.5:
            house.hint(path)
        if chance.random() < 0.05:
            house.start()
        if chance.random() < 0.05:
            house.rescan()
    house.rescan()
    assert keys(house) == sorted(f"{name} 第{number}行 😀" for name in "abcde" for number in range(30))
    assert len(house.closed) == 150


def test_the_line_format_of_these_tests_is_a_format() -> None:
    form: agents.Format = WholeTurnFormat()
    assert lines([1]) == line("1")
    assert form.parse_line(line("1"))[0].id == "1"


def test_of_a_prompt_of_many_megabytes_the_first_part_is_kept_and_the_turns_around_it_are_whole(house: House) -> None:
    long = says("before") + line("long", say="先看这里。" + "x" * 3_000_000) + says("after")
    house.write("a.jsonl", long)
    house.rescan()
    assert house.said == ["before", "after"]
    before, said, after = (word.text for turn, _ in house.ledger.turns.values() for word in turn.words)
    assert (before, after) == ("before", "after")
    assert said.startswith("先看这里。xxx")
    assert STRING - 20 < len(said.encode()) <= STRING
