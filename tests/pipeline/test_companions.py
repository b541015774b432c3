"""A file beside a session tells its folder: early, late, half-written, or never."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memoryd.core.errors import RecordError
from memoryd.core.events import Kind, Record
from memoryd.core.lines import decode
from memoryd.pipeline.companions import Companions
from tests.pipeline.intake_house import House, WholeTurnFormat, line


class WithCompanion(WholeTurnFormat):
    """Whole turns whose lines do not name the folder: `state.json` beside them does."""

    def companions(self, path: str) -> tuple[str, ...]:
        return (f"{path.rpartition('/')[0]}/state.json",)

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        told = decode(content)
        cwd = told.get("cwd")
        if not isinstance(cwd, str):
            raise RecordError("no folder")
        return (Record(kind=Kind.FACTS, cwd=cwd),)


@pytest.fixture
def beside(tmp_path: Path) -> House:
    folder = tmp_path / "sessions"
    folder.mkdir()
    house = House(folder, WithCompanion())
    house.rescan()
    return house


def turn(name: str) -> bytes:
    return line(name, say=name, cwd="")


def state(cwd: str) -> bytes:
    return json.dumps({"cwd": cwd}, ensure_ascii=False).encode()


def folders(house: House) -> dict[str, str]:
    return {turn.prompts[0]: turn.cwd for turn, _ in house.ledger.turns.values()}


def restart(house: House) -> None:
    house.start()
    house.rescan()


def test_a_turn_has_the_folder_that_stands_beside_its_session(beside: House) -> None:
    beside.write("s/state.json", state("/项目"))
    beside.hint(beside.write("s/a.jsonl", turn("你好")))
    assert folders(beside) == {"你好": "/项目"}


def test_a_turn_that_closed_before_its_folder_was_told_still_gets_it(beside: House) -> None:
    beside.hint(beside.write("s/a.jsonl", turn("early")))
    assert folders(beside) == {}
    beside.write("s/state.json", state("/project"))
    beside.pass_time(1.5)
    beside.append("s/a.jsonl", turn("later"))
    beside.hint(beside.folder / "s/a.jsonl")
    assert folders(beside) == {"early": "/project", "later": "/project"}


@pytest.mark.parametrize("half", [b"", b'{"cwd": "/pro', b"{}", '{"cwd": "/项'.encode()[:-1]])
def test_a_half_written_companion_is_read_again(beside: House, half: bytes) -> None:
    beside.write("s/state.json", half)
    beside.hint(beside.write("s/a.jsonl", turn("early")))
    assert folders(beside) == {}
    assert beside.troubles == []
    beside.write("s/state.json", state("/project"))
    beside.pass_time(1.5)
    assert folders(beside) == {"early": "/project"}


def test_a_companion_half_written_again_still_says_what_it_said(beside: House) -> None:
    beside.write("s/state.json", state("/project"))
    beside.hint(beside.write("s/a.jsonl", turn("one")))
    beside.write("s/state.json", b'{"cwd"')
    beside.hint(beside.append("s/a.jsonl", turn("two")))
    assert folders(beside) == {"one": "/project", "two": "/project"}


def test_turns_wait_for_a_companion_a_minute_and_no_longer(beside: House) -> None:
    beside.hint(beside.write("s/a.jsonl", turn("homeless")))
    beside.pass_time(30)
    assert beside.intake.excluded == {}
    assert beside.intake.deadline() is not None
    beside.pass_time(31)
    assert beside.intake.excluded == {"no folder is named": 1}
    assert beside.intake.deadline() is None
    assert beside.closed == []


def test_a_session_that_is_old_does_not_wait(beside: House) -> None:
    beside.write("s/a.jsonl", turn("homeless"))
    beside.age("s/a.jsonl", 120)
    beside.rescan()
    assert beside.intake.excluded == {"no folder is named": 1}


def test_a_turn_whose_line_names_its_folder_does_not_wait(beside: House) -> None:
    beside.hint(beside.write("s/a.jsonl", line("one", say="one", cwd="/own")))
    assert folders(beside) == {"one": "/own"}


def test_a_kill_while_turns_wait_loses_none(beside: House) -> None:
    beside.write("s/a.jsonl", turn("one") + turn("two"))
    beside.rescan()
    beside.intake.close()
    restart(beside)
    beside.write("s/state.json", state("/project"))
    restart(beside)
    assert folders(beside) == {"one": "/project", "two": "/project"}
    assert beside.ledger.files[str(beside.folder / "s/a.jsonl")].offset == len(turn("one") + turn("two"))


def test_a_folder_that_changes_holds_for_what_comes_after(beside: House) -> None:
    beside.write("s/state.json", state("/first"))
    beside.hint(beside.write("s/a.jsonl", turn("one")))
    beside.write("s/state.json", state("/second"))
    beside.hint(beside.append("s/a.jsonl", turn("two")))
    assert folders(beside) == {"one": "/first", "two": "/second"}


def test_a_companion_beats_the_configured_folder(tmp_path: Path) -> None:
    house = House(tmp_path / "sessions", WithCompanion())
    house.root = type(house.root)(path=house.root.path, form=house.root.form, from_start=True, cwd="/configured")
    restart(house)
    house.hint(house.write("s/a.jsonl", turn("early")))
    house.hint(house.write("t/a.jsonl", turn("alone")))
    house.write("s/state.json", state("/told"))
    house.pass_time(2)
    assert folders(house) == {"early": "/told"}
    house.pass_time(60)
    assert folders(house) == {"early": "/told", "alone": "/configured"}


def test_a_renamed_session_keeps_its_folder(beside: House) -> None:
    beside.write("s/state.json", state("/project"))
    path = beside.write("s/a.jsonl", turn("one"))
    beside.hint(path)
    (beside.folder / "archive").mkdir()
    path.rename(beside.folder / "archive" / "a.jsonl")
    beside.append("archive/a.jsonl", turn("two"))
    beside.rescan()
    beside.pass_time(61)
    assert folders(beside) == {"one": "/project", "two": "/project"}


def test_a_link_is_no_companion(beside: House, tmp_path: Path) -> None:
    (tmp_path / "elsewhere.json").write_bytes(state("/elsewhere"))
    (beside.folder / "s").mkdir()
    (beside.folder / "s/state.json").symlink_to(tmp_path / "elsewhere.json")
    beside.hint(beside.write("s/a.jsonl", turn("one")))
    beside.pass_time(61)
    assert folders(beside) == {}


def test_what_is_new_is_told_once(beside: House) -> None:
    beside.write("s/state.json", state("/项目"))
    companions = Companions(beside.files, WithCompanion(), str(beside.folder / "s/a.jsonl"))
    assert companions.lacking
    assert companions.look() is True
    assert companions.look() is False
    assert not companions.lacking
    assert [fact.cwd for fact in companions.facts] == ["/项目"]
