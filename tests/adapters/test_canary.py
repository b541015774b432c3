"""Where no events come at all, a file of memoryd's own shows it; real threads, real inotify."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer
from watchdog.observers.api import BaseObserver

from memoryd.adapters.canary import Canary
from memoryd.adapters.watching import FolderWatcher
from tests.fakes_edges import wait_for

HELD_SECONDS = 30.0


class House:
    """A watcher of one root, with a canary that is impatient."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "会话"
        self.root.mkdir()
        self.file = folder / "state" / "canary" / "sessions"
        self.file.parent.parent.mkdir()
        self.canary = Canary(self.file, patience=0.3, rest=0.0)
        self.watcher = FolderWatcher(lambda: None, lambda why: None, suffixes=(".jsonl",), canary=self.canary)

    def watch(self) -> None:
        self.watcher.watch([str(self.root)])

    def heard(self) -> bool:
        return vars(self.canary)["_sung"] is None

    def well(self) -> bool:
        self.watch()
        return self.watcher.healthy()

    @property
    def observer(self) -> BaseObserver:
        observer = vars(self.watcher)["_observer"]
        assert isinstance(observer, BaseObserver)
        return observer


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.watcher.stop()


@contextmanager
def no_events(house: House, folder: Path) -> Iterator[None]:
    """Hold the thread that hands out the events: nothing arrives any more, and everything still looks alive."""
    held, release = threading.Event(), threading.Event()

    class Hold(FileSystemEventHandler):
        def dispatch(self, event: FileSystemEvent) -> None:
            held.set()
            release.wait(HELD_SECONDS)

    folder.mkdir()
    house.observer.schedule(Hold(), str(folder))
    (folder / "x").touch()
    assert held.wait(10)
    try:
        yield
    finally:
        release.set()


def test_where_events_come_it_is_heard_and_makes_no_hint(house: House) -> None:
    house.watch()
    wait_for(house.heard)
    assert house.watcher.healthy()
    assert house.watcher.take() == ()
    assert (house.file.stat().st_mode & 0o777, house.file.parent.stat().st_mode & 0o777) == (0o600, 0o700)


def test_silence_is_noticed_though_every_thread_lives_and_watching_anew_ends_it(house: House, tmp_path: Path) -> None:
    house.watch()
    wait_for(house.heard)
    with no_events(house, tmp_path / "held"):
        house.watch()
        wait_for(lambda: not house.watcher.healthy())
        assert "no file events arrive" in house.watcher.trouble
        assert 'polling = "always"' in house.watcher.trouble
        # The thread that hangs is left behind, and hangs nobody else.
        began = time.monotonic()
        wait_for(house.well)
        assert time.monotonic() - began < HELD_SECONDS / 2
        (house.root / "a.jsonl").write_bytes(b"{}\n")
        wait_for(lambda: str(house.root / "a.jsonl") in house.watcher.take())


def test_it_stays_silent_until_it_is_heard_however_often_watching_begins_anew(tmp_path: Path) -> None:
    canary = Canary(tmp_path / "canary" / "x", patience=0.0)
    # Never started: nothing is heard of them.
    first, second = Observer(), Observer()
    canary.sing(first)
    wait_for(canary.silent)
    assert canary.wants_anew()
    assert not canary.wants_anew(), "it is not begun anew at each look"
    canary.forget()
    canary.sing(second)
    assert canary.silent()
    canary.heard("y")
    assert canary.silent()
    canary.heard("x")
    assert not canary.silent()


def test_a_canary_folder_that_somebody_removed_is_made_anew(house: House) -> None:
    def sings() -> bool:
        # Who drives a watcher looks at once where it is not well, which it may be some time after the folder went.
        if not house.watcher.healthy():
            house.watch()
        return house.heard() and house.watcher.healthy()

    house.watch()
    shutil.rmtree(house.file.parent)
    wait_for(lambda: house.well() and house.file.exists())
    wait_for(sings)


def test_one_that_was_heard_is_left_alone_for_long_unless_the_watching_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "canary" / "x"
    canary = Canary(file)
    first, second = Observer(), Observer()

    def touched(observer: BaseObserver) -> bool:
        os.utime(file, (1, 1))
        canary.sing(observer)
        return file.stat().st_mtime != 1

    canary.sing(first)
    canary.heard("x")
    assert not touched(first)
    assert touched(second)
    assert touched(second), "it was not heard yet"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_where_it_cannot_be_touched_nothing_is_claimed(house: House) -> None:
    house.file.parent.parent.chmod(0o500)
    house.watch()
    assert not house.canary.silent()
    house.file.parent.parent.chmod(0o700)


def test_a_link_in_its_place_is_not_touched(house: House, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.touch()
    os.utime(target, (1, 1))
    house.file.parent.mkdir()
    house.file.symlink_to(target)
    house.watch()
    assert target.stat().st_mtime == 1
    assert house.watcher.healthy()


def test_a_link_that_leads_nowhere_makes_no_file(house: House, tmp_path: Path) -> None:
    house.file.parent.mkdir()
    house.file.symlink_to(tmp_path / "made")
    house.watch()
    assert not (tmp_path / "made").exists()
