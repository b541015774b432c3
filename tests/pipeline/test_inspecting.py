"""What `memoryd inspect` shows of real files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import ConfigError, StoreUnavailable
from memoryd.core.news import News, Troubled
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.inspecting import Inspected, inspect
from tests.agents.scenarios import DATA, SCENARIOS, Scenario, Seen


class Ear:
    """A reporter that remembers."""

    def __init__(self) -> None:
        self.heard: list[Troubled] = []

    def tell(self, news: News) -> None:
        assert isinstance(news, Troubled)
        self.heard.append(news)


def look(*paths: Path, agent: str = "auto", ear: Ear | None = None, **more: bool) -> list[Inspected]:
    return list(
        inspect(
            [str(path) for path in paths],
            agent,
            Finder(DiskSessionFiles(), SqliteSessionTables()),
            ear or Ear(),
            **more,
        )
    )


def seen(folder: Path, turn: Inspected) -> Seen:
    file = str(Path(turn.file).relative_to(folder))
    return (file, turn.session, turn.prompts, turn.final, turn.close, turn.cwd)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
@pytest.mark.parametrize("auto", [True, False], ids=["auto", "named"])
def test_a_folder_shows_the_turns_of_its_sessions(scenario: Scenario, auto: bool, tmp_path: Path) -> None:
    folder = scenario.laid_out(tmp_path)
    found = look(folder, agent="auto" if auto else scenario.agent)
    assert [turn for one in found if scenario.asks_for(turn := seen(folder, one))] == list(scenario.closed)
    with_open = [seen(folder, turn) for turn in look(folder, with_open=True) if turn.close == "open"]
    assert [turn for turn in with_open if scenario.asks_for(turn)] == list(scenario.open)


def claude(name: str) -> Path:
    return DATA / "claude-code" / name


def test_a_turn_is_shown_as_one_json_object() -> None:
    (turn,) = look(claude("p-oneshot"))
    assert json.loads(json.dumps(turn.as_json())) == {
        "file": turn.file,
        "agent": "claude-code",
        "session": Path(turn.file).stem,
        "turn": 1,
        "prompts": ["Say hello"],
        "final": "Hello from the fake server. Turn one is complete.",
        "close": "completed",
        "cwd": "/home/dev/work/p_oneshot",
        "start": turn.start,
        "end": turn.end,
    }
    data = Path(turn.file).read_bytes()[turn.start : turn.end].splitlines()
    assert b'"Say hello"' in data[0]
    assert b"Turn one is complete" in data[-1]


def test_only_turns_in_lines_stand_at_bytes(tmp_path: Path) -> None:
    units = {agent: set() for agent in ("codex", "cline", "opencode")}  # type: dict[str, set[str]]
    for scenario in SCENARIOS:
        if scenario.agent in units:
            found = look(scenario.laid_out(tmp_path / str(scenario)), agent=scenario.agent)
            units[scenario.agent].update(turn.unit for turn in found)
    assert units == {"codex": {"bytes"}, "cline": {""}, "opencode": {""}}


def test_turns_nobody_typed_are_shown_on_request() -> None:
    usual, all_of_them = look(claude("i-background")), look(claude("i-background"), with_untyped=True)
    assert [turn.prompts for turn in usual] == [("Run a background shell",), ("Dispatch a background agent",)]
    assert [turn.human for turn in all_of_them] == [True, False, True, False]
    assert [turn.turn for turn in usual] == [1, 3]
    assert [turn.turn for turn in all_of_them] == [1, 2, 3, 4]


def test_turns_count_in_the_order_of_their_prompts() -> None:
    found = look(claude("concurrent-resume"))
    assert [(turn.prompts[0], turn.turn) for turn in found] == [
        ("Say hello", 1),
        ("Slow start one", 3),
        ("Slow start two", 2),
    ]


def test_a_file_named_twice_shows_once() -> None:
    folder = claude("p-oneshot")
    file = next(folder.rglob("*.jsonl"))
    assert len(look(folder, file, file, folder)) == 1


def test_several_folders_are_one_store(tmp_path: Path) -> None:
    found = look(DATA / "generic" / "plain", claude("p-oneshot"))
    assert [turn.agent for turn in found] == ["generic", "generic", "claude-code"]


def test_a_copy_alone_shows_its_history() -> None:
    fork = next(claude("p-fork").rglob("bce3da61*.jsonl"))
    assert [turn.prompts[0] for turn in look(fork)] == ["Say hello", "What is the second thing?"]


@pytest.mark.parametrize("marked", [True, False])
@pytest.mark.parametrize("goes_on", [True, False])
def test_an_interactive_fork_is_told_from_its_original(tmp_path: Path, marked: bool, goes_on: bool) -> None:
    history = [prompt("u1", None, 0, "First"), answer("a1", "u1", 1, "One.")]
    copied = [{**entry, "sessionId": "fork"} for entry in history]
    if marked:
        copied = [{**entry, "forkedFrom": {"sessionId": "origin", "messageUuid": entry["uuid"]}} for entry in copied]
    later = [prompt("u3", "a1", 50, "Later"), answer("a3", "u3", 51, "Three.")] if goes_on else []
    write(tmp_path / "z-origin.jsonl", [*history, *later])
    fork = [prompt("u2", "a1", 20, "In the fork"), answer("a2", "u2", 21, "Two.")]
    write(tmp_path / "a-fork.jsonl", [*copied, *({**entry, "sessionId": "fork"} for entry in fork)])
    found = [(Path(turn.file).stem, turn.session, turn.prompts[0], turn.turn) for turn in look(tmp_path)]
    expected = [("z-origin", "origin", "First", 1), ("a-fork", "fork", "In the fork", 1)]
    assert found == [*expected[:1], *([("z-origin", "origin", "Later", 2)] if goes_on else []), *expected[1:]]


def prompt(uuid: str, parent: str | None, at: int, text: str) -> dict[str, object]:
    return node("user", uuid, parent, at, {"role": "user", "content": text})


def answer(uuid: str, parent: str, at: int, text: str) -> dict[str, object]:
    content = [{"type": "text", "text": text}]
    return node("assistant", uuid, parent, at, {"id": uuid, "stop_reason": "end_turn", "content": content})


def node(kind: str, uuid: str, parent: str | None, at: int, message: object) -> dict[str, object]:
    place = {"uuid": uuid, "parentUuid": parent, "isSidechain": False, "sessionId": "origin", "cwd": "/w"}
    return {"type": kind, "timestamp": f"2026-11-29T10:00:{at:02}.000Z", "message": message, **place}


def write(path: Path, entries: list[dict[str, object]]) -> None:
    path.write_text("".join(json.dumps(entry) + "\n" for entry in entries), "utf-8")


# What cannot be read.


def test_bad_lines_are_told_with_their_place_and_cost_nothing_else() -> None:
    ear = Ear()
    assert len(look(DATA / "generic" / "damaged", ear=ear)) == 3
    assert [news.where.rpartition("/")[2] for news in ear.heard] == ["d.jsonl at byte 74", "d.jsonl at byte 239"]
    assert not any(news.serious for news in ear.heard)


def test_a_last_line_that_is_still_being_written_is_not_called_bad(tmp_path: Path) -> None:
    ear = Ear()
    (tmp_path / "s.jsonl").write_bytes(b'{"role":"user","content":"a"}\n{"role":"assistant","conte')
    assert [turn.close for turn in look(tmp_path, ear=ear, with_open=True)] == ["open"]
    assert ear.heard == []


def test_a_line_that_is_too_long_is_told(tmp_path: Path) -> None:
    ear = Ear()
    body = (
        b'{"role":"user","content":"a"}\n{"x":"'
        + b"y" * (16 * 1024 * 1024)
        + b'"}\n{"role":"assistant","content":"b"}\n'
    )
    (tmp_path / "s.jsonl").write_bytes(body)
    assert [turn.final for turn in look(tmp_path, ear=ear)] == ["b"]
    assert [news.message for news in ear.heard] == ["longer than 16 MiB"]


def test_a_file_of_nobody_known_is_left_alone_and_named_once(tmp_path: Path) -> None:
    ear = Ear()
    (tmp_path / "odd.jsonl").write_bytes(b'{"temperature": 21}\n' * 10)
    (tmp_path / "empty.jsonl").write_bytes(b"")
    assert look(tmp_path, ear=ear) == []
    assert [Path(news.where).name for news in ear.heard] == ["odd.jsonl"]


def test_a_path_without_transcripts_is_an_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(StoreUnavailable, match="no transcript"):
            look(path)


def test_an_unknown_agent_is_an_error_that_names_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"auto, claude-code, .*generic"):
        look(tmp_path, agent="nobody")


def test_a_file_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    ear = Ear()
    (tmp_path / "a.jsonl").write_bytes(b'{"role":"user","content":"a"}\n{"role":"assistant","content":"b"}\n')
    (tmp_path / "b.jsonl").write_bytes((tmp_path / "a.jsonl").read_bytes())
    files = Vanishing(str(tmp_path / "b.jsonl"))
    found = list(inspect([str(tmp_path)], "auto", Finder(files, SqliteSessionTables()), ear))
    assert [Path(turn.file).name for turn in found] == ["a.jsonl"]
    assert [Path(news.where).name for news in ear.heard] == ["b.jsonl"]


class Vanishing(DiskSessionFiles):
    """Session files of which one is gone when it is read."""

    def __init__(self, gone: str) -> None:
        super().__init__()
        self._gone = gone

    def scan(self, root: str, suffixes: tuple[str, ...]) -> Iterator[Sighting]:
        found = list(super().scan(root, suffixes))
        Path(self._gone).unlink(missing_ok=True)
        return iter(found)
