"""Whose a file is: by its entries, wherever it lies; what nobody knows is left alone, and named once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.core.line_format import Table
from memoryd.core.news import Troubled
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.recognising import DECIDING_LINES, TOLD_LIMIT, Unknowns, recognise
from memoryd.pipeline.session_root import SessionRoot
from tests.agents.scenarios import SCENARIOS, Scenario
from tests.databases import load_database
from tests.fakes_edges import HeardNews
from tests.pipeline.intake_house import House, said

NOISE = b'{"what": "ever"}\n'
CLAUDE = (
    json.dumps(
        {
            "parentUuid": None,
            "isSidechain": False,
            "sessionId": "s",
            "type": "user",
            "uuid": "u",
            "cwd": "/w",
            "timestamp": "2026-11-29T10:00:00Z",
            "message": {"role": "user", "content": "hi"},
        }
    ).encode()
    + b"\n"
)


@pytest.fixture
def finder() -> Finder:
    return Finder(DiskSessionFiles(), SqliteSessionTables())


def whose(finder: Finder, path: Path) -> str:
    sighting = finder.files.look(str(path))
    assert sighting is not None
    form = recognise(finder, sighting).form
    return form.name if form else ""


@pytest.mark.parametrize("scenario", [one for one in SCENARIOS if not isinstance(one.form.source, Table)], ids=str)
def test_every_session_is_given_to_its_own_agent_wherever_it_lies(
    scenario: Scenario, finder: Finder, tmp_path: Path
) -> None:
    for file in scenario.read_files():
        content = (scenario.folder / file).read_bytes()
        if content.strip():
            path = tmp_path / f"moved{scenario.form.suffixes[0]}"
            path.write_bytes(content)
            assert whose(finder, path) == scenario.agent


@pytest.mark.parametrize("scenario", [one for one in SCENARIOS if isinstance(one.form.source, Table)], ids=str)
def test_a_database_is_given_to_the_agent_whose_tables_it_has(
    scenario: Scenario, finder: Finder, tmp_path: Path
) -> None:
    load_database((scenario.folder / scenario.files[0]).with_suffix(".sql"), tmp_path / "any.db")
    forms = SessionRoot(path=str(tmp_path)).forms
    found = list(finder.scan(str(tmp_path), forms))
    assert found
    for sighting in found:
        form = recognise(finder, sighting).form
        assert form is not None
        assert form.name == scenario.agent


def test_the_first_line_alone_decides_nothing(finder: Finder, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b'{"type":"summary","summary":"x"}\n' + NOISE * (DECIDING_LINES - 2) + CLAUDE)
    assert whose(finder, path) == "claude-code"


def test_what_stands_too_far_down_is_not_looked_for(finder: Finder, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(NOISE * DECIDING_LINES + CLAUDE)
    assert whose(finder, path) == ""


def test_large_records_at_the_head_are_passed_over(finder: Finder, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(json.dumps({"type": "snapshot", "files": "长" * 300_000}).encode() + b"\n" + CLAUDE)
    assert whose(finder, path) == "claude-code"


def test_a_file_with_a_number_sign_in_its_name_is_a_file(tmp_path: Path) -> None:
    house = House(tmp_path / "s")
    house.root = SessionRoot(path=str(tmp_path / "s"), from_start=True)
    house.write("a#1.jsonl", said("user", "hi") + said("assistant", "hello"))
    house.age("a#1.jsonl", 100)
    house.start()
    house.rescan()
    assert house.said == ["hi"]
    house.hint(house.append("a#1.jsonl", said("user", "again") + said("assistant", "yes") + said("user", "next")))
    assert house.said == ["hi", "again"]


def test_a_path_alone_makes_nothing_a_session(finder: Finder, tmp_path: Path) -> None:
    path = tmp_path / ".claude" / "projects" / "-w" / "s.jsonl"
    path.parent.mkdir(parents=True)
    path.write_bytes(NOISE * 3)
    assert whose(finder, path) == ""


@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b'{"messages": 1}', b"\xff\xfe", b'{"messages": []}'])
def test_documents_of_others_are_nobodys(finder: Finder, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.messages.json"
    path.write_bytes(content)
    assert whose(finder, path) == ""


class Watched:
    """Unknown files in a folder, asked about as the intake does."""

    def __init__(self, finder: Finder, folder: Path) -> None:
        self.finder = finder
        self.folder = folder
        self.ear = HeardNews()
        self.unknowns = Unknowns(finder, self.ear)

    def ask(self, name: str, after: float) -> str:
        sighting = self.finder.files.look(str(self.folder / name))
        assert sighting is not None
        form = self.unknowns.form(sighting, sighting.mtime + after)
        return form.name if form else ""

    @property
    def told(self) -> list[str]:
        return [Path(news.where).name for news in self.ear.news if isinstance(news, Troubled) and not news.serious]


@pytest.fixture
def watched(finder: Finder, tmp_path: Path) -> Watched:
    return Watched(finder, tmp_path)


def test_a_young_file_may_still_become_somebodys(watched: Watched) -> None:
    path = watched.folder / "a.jsonl"
    path.write_bytes(NOISE)
    assert watched.ask("a.jsonl", after=5) == ""
    assert watched.unknowns.is_young(str(path))
    assert watched.told == []
    path.write_bytes(NOISE + CLAUDE)
    assert watched.ask("a.jsonl", after=5) == "claude-code"
    assert watched.unknowns.paths == ()


def test_an_unknown_file_is_named_once_and_looked_at_again_when_it_grows(watched: Watched) -> None:
    path = watched.folder / "未知.jsonl"
    path.write_bytes(NOISE)
    for _ in range(3):
        assert watched.ask("未知.jsonl", after=100) == ""
    assert watched.told == ["未知.jsonl"]
    assert watched.unknowns.paths == (str(path),)
    path.write_bytes(NOISE + CLAUDE)
    assert watched.ask("未知.jsonl", after=100) == "claude-code"
    assert not watched.unknowns.paths


def test_a_file_that_has_said_enough_is_not_read_again(watched: Watched) -> None:
    path = watched.folder / "a.jsonl"
    path.write_bytes(NOISE * DECIDING_LINES)
    assert watched.ask("a.jsonl", after=0) == ""
    assert watched.told == ["a.jsonl"]
    path.open("ab").write(CLAUDE)
    assert watched.ask("a.jsonl", after=0) == ""
    path.unlink()
    path.write_bytes(CLAUDE)
    assert watched.ask("a.jsonl", after=0) == "claude-code"


def test_of_many_unknown_files_only_the_first_are_named(watched: Watched) -> None:
    for number in range(TOLD_LIMIT + 5):
        (watched.folder / f"{number}.jsonl").write_bytes(NOISE)
        watched.ask(f"{number}.jsonl", after=100)
    assert len(watched.told) == TOLD_LIMIT + 1
    assert len(watched.unknowns.paths) == TOLD_LIMIT + 5


def test_a_file_where_an_agent_keeps_its_sessions_is_not_called_unknown(watched: Watched) -> None:
    path = watched.folder / ".claude" / "projects" / "-w" / "s.jsonl"
    path.parent.mkdir(parents=True)
    path.write_bytes(b'{"type":"summary","summary":"x"}\n')
    assert watched.ask(".claude/projects/-w/s.jsonl", after=1_000) == ""
    assert watched.told == []
    assert watched.unknowns.paths == ()


def test_an_empty_file_is_nothing_to_tell_of(watched: Watched) -> None:
    (watched.folder / "a.jsonl").touch()
    assert watched.ask("a.jsonl", after=1_000) == ""
    assert watched.told == []


def test_status_counts_unknown_files_and_names_the_first(tmp_path: Path) -> None:
    house = House(tmp_path / "s")
    house.root = SessionRoot(path=str(tmp_path / "s"), from_start=True)
    house.start()
    house.rescan()
    house.write("young.jsonl", NOISE)
    house.rescan()
    assert [lag.unknown for lag in house.intake.lags()] == [0]
    for number in range(7):
        house.write(f"{number}.jsonl", NOISE)
        house.age(f"{number}.jsonl", 100)
    house.clock.time += 61
    house.rescan()
    (lag,) = house.intake.lags()
    assert lag.unknown == 8
    assert len(lag.unknown_files) == 5
    house.append("young.jsonl", said("user", "hi") + said("assistant", "hello"))
    house.age("young.jsonl", 100)
    house.rescan()
    assert house.said == ["hi"]
    assert [lag.unknown for lag in house.intake.lags()] == [7]


def test_documents_and_databases_are_read_among_files_of_all_kinds(tmp_path: Path) -> None:
    cline = next(one for one in SCENARIOS if str(one) == "cline/tools")
    opencode = next(one for one in SCENARIOS if str(one) == "opencode/resume")
    house = House(tmp_path / "s")
    house.root = SessionRoot(path=str(tmp_path / "s"), from_start=True)
    document = house.write(f"c/{Path(cline.files[0]).name}", (cline.folder / cline.files[0]).read_bytes())
    beside = document.name.replace(".messages.json", ".json")
    house.write(f"c/{beside}", (cline.folder / cline.files[0]).with_name(beside).read_bytes())
    house.age(f"c/{document.name}", 100)
    load_database((opencode.folder / "opencode.sql"), tmp_path / "s" / "o" / "opencode.db")
    house.write("lines.jsonl", said("user", "plain") + said("assistant", "ok"))
    house.age("lines.jsonl", 100)
    house.start()
    house.rescan()
    wanted = [prompt for one in (cline, opencode) for turn in one.turns for prompt in turn[2]]
    assert sorted(house.said) == sorted([*wanted, "plain"])
    folders = {prompt: turn.cwd for turn, _ in house.ledger.turns.values() for prompt in turn.prompts}
    assert {folders[turn[2][0]] for turn in cline.turns} == {"/home/dev/项目"}
    house.start()
    house.rescan()
    assert len(house.closed) == len(wanted) + 1


def test_documents_and_databases_that_were_there_first_are_left_out(tmp_path: Path) -> None:
    cline = next(one for one in SCENARIOS if str(one) == "cline/tools")
    opencode = next(one for one in SCENARIOS if str(one) == "opencode/resume")
    house = House(tmp_path / "s", from_start=False)
    house.root = SessionRoot(path=str(tmp_path / "s"))
    house.write("c/x.messages.json", (cline.folder / cline.files[0]).read_bytes())
    load_database((opencode.folder / "opencode.sql"), tmp_path / "s" / "opencode.db")
    house.start()
    house.rescan()
    house.clock.time += 100
    house.rescan()
    assert house.said == []
    baselines = {Path(path).name: known.baseline for path, known in house.ledger.files.items()}
    assert baselines["x.messages.json"] == 8
    assert [known.offset for path, known in house.ledger.files.items() if ".db#" in path] == [29]
