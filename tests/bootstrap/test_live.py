"""Status is what shows now: threads, disks, files and the ledger, never a flag that somebody left behind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from memoryd.adapters import hook_failures
from memoryd.adapters.llm.breaker import Rest
from memoryd.bootstrap.asking import status as status_of
from memoryd.bootstrap.house import House, opened
from memoryd.bootstrap.live import AGAIN_SECONDS, OVER_SECONDS, Live
from memoryd.bootstrap.running import daemon_of
from memoryd.config import Config, Places
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.core.settings import ExtractionSettings, SessionSettings, StateSettings, WatchSettings
from memoryd.daemon import Daemon
from tests.fakes_edges import HeardNews, wait_for
from tests.fakes_model import HandClock

PATIENCE = 10.0


class Running:
    """A real house with a real daemon whose lanes run; its main thread is the test's."""

    def __init__(self, house: House, live: Live, daemon: Daemon, heard: HeardNews, sessions: Path) -> None:
        self.house = house
        self.live = live
        self.heard = heard
        self.sessions = sessions
        work, self.intake, self.memory = (vars(daemon)[name] for name in ("_work", "_intake", "_memory"))
        self.lanes = {lane.name: lane for lane in (*work.lanes, self.memory.lane)}
        for lane in self.lanes.values():
            lane.start()
        self.intake.start()
        assert self.intake.first_look.wait(PATIENCE)

    def status(self) -> dict[str, Any]:
        status: dict[str, Any] = json.loads(json.dumps(self.live.status()))
        return status

    def trouble(self) -> str:
        return "\n".join(self.status()["trouble"])

    def stop(self) -> None:
        self.intake.stop()
        for lane in self.lanes.values():
            lane.stop()
        assert all(thread.join(PATIENCE) for thread in (self.intake, *self.lanes.values()))
        self.memory.close()


@contextmanager
def running(folder: Path, **watch: Any) -> Iterator[Running]:
    sessions = folder / "会话"
    sessions.mkdir()
    config = Config(
        source=None,
        places=Places(folder, folder / "config.toml", folder / "state", folder / "data"),
        sessions=(SessionSettings(path=str(sessions), agent="generic"),),
        state=StateSettings(directory=str(folder / "state")),
        watch=WatchSettings(**watch),
    )
    heard = HeardNews()
    live = Live(config, heard)
    with opened(config, live) as house:
        made = Running(house, live, daemon_of(house, live), heard, sessions)
        try:
            yield made
        finally:
            made.stop()


def test_a_house_in_order_has_no_trouble(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        status = house.status()
        assert (status["trouble"], status["notices"], status["watching"]) == ([], [], "events")
        (root,) = status["roots"]
        assert (root["root"], root["mode"], root["unread"]) == (str(house.sessions), "events", 0)
        assert {lane["lane"] for lane in status["lanes"]} == {"main", "intake", *house.lanes}


@pytest.mark.parametrize("name", ["work-1", "work-2", "folders", "memory-watch"])
def test_a_lane_whose_thread_is_gone_is_told_whatever_was_well_before(tmp_path: Path, name: str) -> None:
    with running(tmp_path) as house:
        assert house.trouble() == ""
        house.lanes[name].stop()
        assert house.lanes[name].join(PATIENCE)
        assert f"the lane {name} has ended; restart memoryd" in house.trouble()


def test_a_dead_intake_watches_nothing_and_the_disk_says_what_is_not_worked_through(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        line = b'{"role": "user", "content": "x"}\n'
        (house.sessions / "a.jsonl").write_bytes(line * 2)
        house.intake.hint()
        wait_for(lambda: house.status()["roots"][0]["files"] == 1)
        house.intake.stop()
        assert house.intake.join(PATIENCE)
        with (house.sessions / "a.jsonl").open("ab") as file:
            file.write(line)
        status = house.status()
        assert "the lane intake has ended" in "\n".join(status["trouble"])
        assert status["watching"] == "nothing"
        assert (status["roots"][0]["mode"], status["roots"][0]["unread"]) == ("unknown", 3 * len(line))


def test_polling_is_told_with_its_reason(tmp_path: Path) -> None:
    with running(tmp_path, polling="always") as house:
        status = house.status()
        assert status["watching"] == "polling"
        assert "sessions are polled: polling is set to always" in status["trouble"]
        assert "memory folders are polled: polling is set to always" in status["trouble"]


def test_a_folder_that_is_gone_is_missing(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.sessions.rmdir()
        assert house.status()["roots"][0]["mode"] == "missing"


def test_trouble_again_and_again_is_passed_on_once_in_a_while_and_counted(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        heard_before = len(house.heard.news)
        for _ in range(5):
            house.live.tell(Troubled("/p", "disk full; make room"))
        house.live.tell(Troubled("/q", "disk full; make room"))
        assert [news.where for news in house.heard.news[heard_before:] if isinstance(news, Troubled)] == ["/p", "/q"]
        told = house.status()["recent_trouble"]
        assert [(each["where"], each["times"]) for each in told] == [("/p", 5), ("/q", 1)]
        assert AGAIN_SECONDS >= 60


def test_what_is_a_notice_now_is_no_trouble_beside_it(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.live.tell(Troubled("memoryd", "0.2 is installed; restart memoryd to run it", serious=False))
        house.live.tell(Troubled("/p", "disk full; make room"))
        said = "0.2 is installed; restart memoryd to run it"
        house.live.attach(replace(vars(house.live)["_parts"], upgraded=lambda: said))
        status = house.status()
        assert (status["notices"], [each["where"] for each in status["recent_trouble"]]) == ([said], ["/p"])


def test_what_has_not_come_up_for_a_day_is_not_shown(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.live.tell(Troubled("/p", "disk full; make room"))
        house.house.clock = HandClock(house.house.clock.now() + OVER_SECONDS - 60)
        assert [each["where"] for each in house.status()["recent_trouble"]] == ["/p"]
        house.house.clock = HandClock(house.house.clock.now() + 120)
        assert house.status()["recent_trouble"] == []


def test_what_stops_nothing_is_a_notice(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        hook_failures.note(str(tmp_path / "state"), "no memory folder 没有", house.house.clock.now() - 5)
        status = house.status()
        assert status["trouble"] == []
        assert status["notices"] == ["a hook failed once within a week, last because: no memory folder 没有"]


def keys(value: object) -> set[str]:
    """Return every key in a status, but for those that are data: states and reasons that are counted."""
    if isinstance(value, list):
        return {key for item in value for key in keys(item)}
    if not isinstance(value, dict):
        return set()
    inner = (keys(item) for key, item in value.items() if key not in ("queue", "excluded"))
    return {*value, *(key for found in inner for key in found)}


def test_the_documentation_names_each_key_of_the_status(tmp_path: Path) -> None:
    told = (Path(__file__).parents[2] / "docs" / "status.md").read_text(encoding="utf-8")
    with running(tmp_path) as house:
        hook_failures.note(str(tmp_path / "state"), "why", house.house.clock.now() - 5)
        house.live.tell(Troubled("/p", "disk full; make room"))
        found = keys(house.status())
        config = house.house.config
    found |= keys(status_of(config)) | {field.name for field in fields(Rest)}
    costs = replace(config, extraction=ExtractionSettings(backend="anthropic"))
    verdict = {"accepted", "memory", "at", "project", "name", "type", "reason", "session", "turn"}
    found |= keys(status_of(costs)) | verdict
    assert len(found) > 45
    assert sorted(key for key in found if f"`{key}`" not in told) == []


def test_a_project_whose_memory_is_refused_is_told_also_when_its_memories_lie_elsewhere(tmp_path: Path) -> None:
    project = tmp_path / "商店"
    (project / ".memory").mkdir(parents=True, mode=0o700)
    with running(tmp_path) as house:
        moved = Project(str(project), str(tmp_path / "data" / "projects" / "shop"))
        house.house.upkeep.note_changes(moved, 1)
        assert house.trouble() == ""
        (project / ".memory").chmod(0o777)
        assert f"{project}/.memory: everybody may write there; run: chmod o-w" in house.trouble()
        (project / ".memory").chmod(0o700)
        assert house.trouble() == ""
