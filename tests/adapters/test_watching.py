"""Hints come quickly where they come, and their loss is noticed. The real library on real folders."""

from __future__ import annotations

import logging
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from watchdog.observers.api import BaseObserver

from memoryd.adapters.watch_coverage import folder_number, unwatched_folder
from memoryd.adapters.watching import STORM_OVERFLOWS, FolderWatcher
from memoryd.ports import Watcher
from tests.fakes_edges import wait_for
from tests.fakes_sessions import HandWatcher

QUICK = 2.0
OVERFLOW = "Inotify queue overflowed; filesystem events were lost"

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="inotify is Linux's")


class Watch:
    """A watcher, and everything it said."""

    def __init__(self, polling: str = "auto", suffixes: tuple[str, ...] = (".jsonl",), limit: int = 10_000) -> None:
        self.woken = 0
        self.lost: list[str] = []
        self.paths: set[str] = set()
        self.watcher = FolderWatcher(self._wake, self.lost.append, polling, suffixes, limit)

    def _wake(self) -> None:
        self.woken += 1

    def saw(self, *paths: Path | str) -> bool:
        self.paths.update(self.watcher.take())
        return all(str(path) in self.paths for path in paths)

    def sees(self, *paths: Path | str) -> None:
        wait_for(lambda: self.saw(*paths), QUICK)


@pytest.fixture
def watch() -> Iterator[Watch]:
    made = Watch()
    yield made
    made.watcher.stop()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "root"
    folder.mkdir()
    return folder


@pytest.mark.parametrize("kind", ["hand", "folders"])
def test_every_watcher_starts_watches_and_stops(kind: str, root: Path) -> None:
    made: Watcher = HandWatcher() if kind == "hand" else FolderWatcher(lambda: None, lambda reason: None)
    made.watch([str(root), str(root / "missing")])
    assert made.healthy()
    made.stop()
    made.stop()


def test_an_append_is_hinted_at_and_wakes_once(watch: Watch, root: Path) -> None:
    path = root / "中文 a.jsonl"
    path.write_bytes(b"")
    watch.watcher.watch([str(root)])
    with path.open("ab") as file:
        for _ in range(50):
            file.write(b"{}\n")
            file.flush()
    watch.sees(path)
    assert 1 <= watch.woken < 50


def test_a_file_in_new_folders_is_seen_within_two_seconds(watch: Watch, root: Path) -> None:
    watch.watcher.watch([str(root)])
    deep = root / "新 project" / "b" / "c"
    deep.mkdir(parents=True)
    (deep / "a.jsonl").write_bytes(b"{}\n")
    wait_for(lambda: watch.saw(deep / "a.jsonl") or watch.saw(f"{root / '新 project'}/"), QUICK)
    watch.paths.clear()
    with (deep / "a.jsonl").open("ab") as file:
        file.write(b"more\n")
    watch.sees(deep / "a.jsonl")


def test_a_folder_moved_in_is_hinted_at_as_a_folder(watch: Watch, root: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "a.jsonl").write_bytes(b"{}\n")
    watch.watcher.watch([str(root)])
    outside.rename(root / "inside")
    watch.sees(f"{root}/inside/")
    (root / "inside").rename(root / "renamed")
    watch.sees(f"{root}/renamed/")


def test_a_renamed_file_is_hinted_at_under_both_names(watch: Watch, root: Path) -> None:
    (root / "a.jsonl").write_bytes(b"{}\n")
    watch.watcher.watch([str(root)])
    (root / "a.jsonl").rename(root / "b.jsonl")
    watch.sees(root / "a.jsonl", root / "b.jsonl")


def test_a_removed_file_is_hinted_at(watch: Watch, root: Path) -> None:
    (root / "a.jsonl").write_bytes(b"{}\n")
    watch.watcher.watch([str(root)])
    (root / "a.jsonl").unlink()
    watch.sees(root / "a.jsonl")


def test_other_names_make_no_hints(watch: Watch, root: Path) -> None:
    watch.watcher.watch([str(root)])
    (root / "tool-result.txt").write_bytes(b"x")
    (root / "z.jsonl").write_bytes(b"{}\n")
    watch.sees(root / "z.jsonl")
    assert not any("tool-result" in path for path in watch.paths)


def test_without_suffixes_every_file_is_hinted_at(root: Path) -> None:
    made = Watch(suffixes=())
    made.watcher.watch([str(root)])
    (root / "MEMORY.md").write_bytes(b"x")
    (root / ".off").write_bytes(b"")
    made.sees(root / "MEMORY.md", root / ".off")
    made.watcher.stop()


def test_reading_a_file_makes_no_hint(watch: Watch, root: Path) -> None:
    path = root / "a.jsonl"
    path.write_bytes(b"{}\n")
    watch.watcher.watch([str(root)])
    for _ in range(20):
        path.read_bytes()
    (root / "z.jsonl").write_bytes(b"{}\n")
    watch.sees(root / "z.jsonl")
    assert str(path) not in watch.paths


def test_a_root_that_is_a_link_sees_new_folders_under_the_name_it_was_given(
    watch: Watch, root: Path, tmp_path: Path
) -> None:
    link = tmp_path / "projects"
    link.symlink_to(root)
    watch.watcher.watch([str(link)])
    (root / "new").mkdir()
    (root / "new" / "a.jsonl").write_bytes(b"{}\n")
    wait_for(lambda: watch.saw(f"{link}/new/") or watch.saw(f"{link}/new/a.jsonl"), QUICK)
    assert not any(path.startswith(str(root)) for path in watch.paths)


def test_a_root_asked_for_by_two_names_hints_under_both(watch: Watch, root: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(root)
    watch.watcher.watch([str(link), str(root)])
    (root / "a.jsonl").write_bytes(b"{}\n")
    watch.sees(root / "a.jsonl", link / "a.jsonl")


def test_a_root_that_is_one_file_is_watched_whatever_its_name(watch: Watch, root: Path) -> None:
    path = root / "session.log"
    path.write_bytes(b"")
    watch.watcher.watch([str(path)])
    with path.open("ab") as file:
        file.write(b"{}\n")
    watch.sees(path)


def test_a_root_that_appears_is_watched_from_the_next_call_on(watch: Watch, root: Path) -> None:
    late = root / "late"
    assert watch.watcher.watch([str(late)]) == ()
    assert watch.watcher.healthy()
    late.mkdir()
    assert watch.watcher.watch([str(late)]) == (str(late),)
    assert watch.watcher.watch([str(late)]) == ()
    (late / "a.jsonl").write_bytes(b"{}\n")
    watch.sees(late / "a.jsonl")


def test_a_missing_root_is_heard_of_step_by_step_as_it_appears(watch: Watch, root: Path) -> None:
    late = root / "agent" / "sessions"
    assert watch.watcher.watch([str(late)]) == ()
    (root / "other").mkdir()
    late.parent.mkdir()
    wait_for(lambda: watch.lost == [""], QUICK)
    assert watch.watcher.watch([str(late)]) == ()
    late.mkdir()
    wait_for(lambda: watch.lost == ["", ""], QUICK)
    assert watch.watcher.watch([str(late)]) == (str(late),)
    (late / "a.jsonl").write_bytes(b"{}\n")
    watch.sees(late / "a.jsonl")


def test_a_removed_root_is_noticed_and_watched_again_when_it_is_back(watch: Watch, root: Path) -> None:
    (root / "p").mkdir()
    watch.watcher.watch([str(root)])
    shutil.rmtree(root)
    wait_for(lambda: bool(watch.lost), QUICK)
    assert "was removed" in watch.lost[0]
    watch.watcher.watch([str(root)])
    root.mkdir()
    watch.watcher.watch([str(root)])
    (root / "a.jsonl").write_bytes(b"{}\n")
    watch.sees(root / "a.jsonl")
    assert watch.watcher.healthy()


def test_a_removed_root_is_no_loss_where_nobody_is_to_hear_of_it(root: Path) -> None:
    lost: list[str] = []
    watcher = FolderWatcher(lambda: None, lost.append, removal_is_loss=False)
    try:
        watcher.watch([str(root)])
        root.rmdir()
        wait_for(lambda: lost == [""], QUICK)
        watcher.watch([str(root)])
        assert (watcher.trouble, watcher.healthy()) == ("", True)
    finally:
        watcher.stop()


def test_a_root_replaced_behind_the_back_of_the_library_is_watched_anew(watch: Watch, root: Path) -> None:
    watch.watcher.watch([str(root)])
    root.rename(root.with_name("old"))
    root.mkdir()
    watch.watcher.watch([str(root)])
    (root / "a.jsonl").write_bytes(b"{}\n")
    watch.sees(root / "a.jsonl")


def test_a_link_that_leads_elsewhere_by_now_is_followed_anew(watch: Watch, root: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    link = tmp_path / "link"
    link.symlink_to(root)
    watch.watcher.watch([str(link)])
    link.unlink()
    link.symlink_to(other)
    watch.watcher.watch([str(link)])
    (other / "a.jsonl").write_bytes(b"{}\n")
    watch.sees(link / "a.jsonl")


def test_roots_not_asked_for_any_more_are_let_go(watch: Watch, root: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    watch.watcher.watch([str(root), str(other)])
    watch.watcher.watch([str(other)])
    (root / "a.jsonl").write_bytes(b"{}\n")
    (other / "b.jsonl").write_bytes(b"{}\n")
    watch.sees(other / "b.jsonl")
    assert not watch.saw(root / "a.jsonl")


@linux
def test_an_overflow_of_the_kernels_queue_is_told(watch: Watch, root: Path) -> None:
    watch.watcher.watch([str(root)])
    logging.getLogger("watchdog.observers.inotify_c").warning(OVERFLOW)
    assert watch.lost == ["the kernel's queue of file events overflowed"]
    assert watch.watcher.healthy()


@linux
def test_overflows_again_and_again_end_in_polling(watch: Watch, root: Path) -> None:
    watch.watcher.watch([str(root)])
    for _ in range(STORM_OVERFLOWS):
        logging.getLogger("watchdog.observers.inotify_c").warning(OVERFLOW)
    assert not watch.watcher.healthy()
    assert "max_queued_events" in watch.watcher.trouble
    watch.watcher.watch([str(root)])
    (root / "a.jsonl").write_bytes(b"{}\n")
    assert not watch.watcher.healthy()
    assert not watch.saw(root / "a.jsonl")


@linux
def test_a_stopped_watcher_does_not_listen_any_more(watch: Watch, root: Path) -> None:
    watch.watcher.watch([str(root)])
    watch.watcher.stop()
    logging.getLogger("watchdog.observers.inotify_c").warning(OVERFLOW)
    assert watch.lost == []


def test_more_hints_than_are_kept_are_a_loss_told_once(root: Path) -> None:
    made = Watch(limit=5)
    made.watcher.watch([str(root)])
    for number in range(20):
        (root / f"{number}.jsonl").write_bytes(b"{}\n")
    wait_for(lambda: bool(made.lost), QUICK)
    made.watcher.stop()
    assert len(made.lost) == 1
    assert len(made.watcher.take()) <= 5


def test_a_dead_observer_is_unhealthy_and_made_anew(watch: Watch, root: Path) -> None:
    watch.watcher.watch([str(root)])
    observer = vars(watch.watcher)["_observer"]
    assert isinstance(observer, BaseObserver)
    observer.stop()
    observer.join()
    assert not watch.watcher.healthy()
    watch.watcher.watch([str(root)])
    assert watch.watcher.healthy()
    (root / "a.jsonl").write_bytes(b"{}\n")
    watch.sees(root / "a.jsonl")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_handler_that_raises_ends_no_more_than_the_hints_until_the_next_look(root: Path) -> None:
    heard: list[int] = []

    def raising() -> None:
        heard.append(1)
        if len(heard) == 1:
            raise RuntimeError("a bug in whoever is woken")

    watcher = FolderWatcher(raising, lambda reason: None)
    watcher.watch([str(root)])
    (root / "a.jsonl").write_bytes(b"{}\n")
    wait_for(lambda: not watcher.healthy(), QUICK)
    watcher.watch([str(root)])
    assert watcher.healthy()
    watcher.take()
    (root / "b.jsonl").write_bytes(b"{}\n")
    wait_for(lambda: str(root / "b.jsonl") in watcher.take(), QUICK)
    watcher.stop()


def test_polling_always_watches_nothing_and_says_so(root: Path) -> None:
    made = Watch(polling="always")
    made.watcher.watch([str(root)])
    assert not made.watcher.healthy()
    assert "polling" in made.watcher.trouble
    assert vars(made.watcher)["_observer"] is None


def test_stopping_leaves_no_thread_and_no_descriptor(root: Path) -> None:
    descriptors = len(os.listdir("/proc/self/fd"))  # noqa: PTH208  A Path would iterate with a descriptor of its own.
    made = Watch()
    made.watcher.watch([str(root)])
    made.watcher.stop()
    wait_for(lambda: len(os.listdir("/proc/self/fd")) <= descriptors, QUICK)  # noqa: PTH208
    made.watcher.watch([str(root)])
    (root / "a.jsonl").write_bytes(b"{}\n")
    made.sees(root / "a.jsonl")
    made.watcher.stop()


def test_a_folder_without_a_watch_is_found(root: Path) -> None:
    (root / "中").mkdir()
    old = time.time() - 3_600
    for folder in (root, root / "中"):
        os.utime(folder, (old, old))
    watched = {os.fsencode(root): 1, os.fsencode(root / "中"): 2}
    assert unwatched_folder(str(root), watched) is None
    assert unwatched_folder(str(root), None) is None
    assert folder_number(str(root)) is not None
    assert folder_number(str(root / "missing")) is None


def test_every_watched_folder_is_covered_by_the_librarys_own_account(watch: Watch, root: Path) -> None:
    for number in range(30):
        (root / f"{number}" / "sub").mkdir(parents=True)
    watch.watcher.watch([str(root)])
    assert watch.watcher.trouble == ""


@linux
@pytest.mark.parametrize("when", ["at the start", "later"])
def test_a_young_folder_without_a_watch_is_noticed_once_it_has_settled(root: Path, when: str) -> None:
    made = Watch()
    made.watcher = FolderWatcher(lambda: None, made.lost.append, settled=0.3)
    young = root / "中"
    if when == "at the start":
        young.mkdir()
    made.watcher.watch([str(root)])
    assert made.watcher.healthy()
    if when == "later":
        made.watcher.take()
        young.mkdir()
        made.sees(f"{young}/")
    with without_watch(made.watcher, young):
        wait_for(lambda: not made.watcher.healthy(), QUICK)
        assert made.watcher.trouble.startswith(f"{young} cannot be watched")
        assert "max_user_watches" in made.watcher.trouble
    made.watcher.stop()


@contextmanager
def without_watch(watcher: FolderWatcher, folder: Path) -> Iterator[None]:
    """Do as if the kernel had no watch left for a folder: the library's own table lacks it then."""
    observer: BaseObserver = vars(watcher)["_observer"]
    tables = [vars(vars(emitter)["_inotify"])["_active_callbacks_by_path"] for emitter in observer.emitters]
    name = os.fsencode(folder)
    wait_for(lambda: any(name in table for table in tables), QUICK)
    table = next(table for table in tables if name in table)
    number = table[name]
    table[name] = -1
    yield
    table[name] = number
