from __future__ import annotations

import queue
from collections.abc import Collection, Sequence
from typing import ClassVar

from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.daemon.memory_watch import LONGEST_SECONDS, TRUTH_SECONDS, MemoryWatch
from tests.daemon.test_lane import PATIENCE, Listener, come_to_rest
from tests.daemon.test_work import PROJECTS
from tests.fakes_memory import MemoryUpkeep
from tests.fakes_model import HandClock
from tests.fakes_sessions import HandWatcher


class Desk:
    def __init__(self, watcher: HandWatcher | None = None) -> None:
        self.watcher = watcher or HandWatcher()
        self.reindexed: queue.SimpleQueue[Project] = queue.SimpleQueue()
        self.listener = Listener()
        self.files: list[Collection[str] | None] = []
        self.clock = HandClock()
        self.watch = MemoryWatch(self.watcher, MemoryUpkeep(*PROJECTS), self._reindex, self.clock, self.listener)

    def _reindex(self, project: Project, files: Collection[str] | None) -> None:
        self.files.append(files)
        self.reindexed.put(project)

    def started(self) -> Desk:
        self.watch.start()
        assert {self.reindexed.get(timeout=PATIENCE).root for _ in PROJECTS} == {"/p0", "/p1", "/p2", "/p3"}
        return self

    def ended(self) -> list[str]:
        come_to_rest(self.watch.lane)
        self.watch.stop()
        assert self.watch.lane.join(PATIENCE)
        self.watch.close()
        return [self.reindexed.get().root for _ in range(self.reindexed.qsize())]


def test_all_folders_are_watched_and_all_indexes_made_true_at_the_start() -> None:
    desk = Desk().started()
    assert desk.ended() == []
    assert desk.watcher.roots == tuple(project.memory for project in PROJECTS)
    assert desk.watcher.stopped


def test_a_hint_is_for_its_project_only() -> None:
    desk = Desk().started()
    desk.watcher.hints = ["/p1/.memory/a.md", "/p1/.memory/b.md", "/p3/.memory/", "/p0/.memory-not/a.md"]
    desk.watch.hint()
    assert desk.ended() == ["/p1", "/p3"]
    assert desk.files[-2:] == [{"a.md", "b.md"}, None]


def test_everything_is_looked_at_now_and_then_whatever_is_hinted_at() -> None:
    desk = Desk().started()
    desk.watch.refresh()
    come_to_rest(desk.watch.lane)
    assert len(desk.files) == len(PROJECTS)
    desk.clock.time += TRUTH_SECONDS
    desk.watch.refresh()
    assert len(desk.ended()) == len(PROJECTS)
    assert set(desk.files) == {None}


def test_a_folder_whose_watch_begins_is_looked_at_because_nothing_hinted_before() -> None:
    desk = Desk().started()
    desk.watcher.roots = tuple(project.memory for project in PROJECTS if project.root != "/p2")
    desk.watch.refresh()
    assert desk.ended() == ["/p2"]


def test_without_hints_everything_is_looked_at() -> None:
    desk = Desk().started()
    desk.watcher.trouble = "no watches left"
    desk.watch.refresh()
    assert len(desk.ended()) == 4


def test_lost_hints_are_told_and_everything_is_looked_at() -> None:
    desk = Desk().started()
    desk.watch.lost("the kernel's queue of file events overflowed")
    assert len(desk.ended()) == 4
    assert isinstance(desk.listener.heard.get(timeout=PATIENCE), Troubled)


class Mending(HandWatcher):
    """A watcher that has trouble as long as nobody has it watch again, as when a folder was removed."""

    def watch(self, roots: Sequence[str]) -> tuple[str, ...]:
        self.trouble = ""
        return super().watch(roots)


def test_what_is_mended_at_the_next_look_is_no_trouble_and_what_stays_is() -> None:
    desk = Desk(Mending()).started()
    desk.watcher.trouble = "a thread has ended"
    desk.watcher.hints = ["/p1/.memory/a.md"]
    desk.watch.hint()
    desk.watch.lost("")
    assert desk.ended() == ["/p1", "/p0", "/p1", "/p2", "/p3"]
    assert desk.listener.heard.empty()
    desk = Desk(HandWatcher(trouble="no watches left")).started()
    desk.watch.refresh()
    desk.ended()
    assert [desk.listener.heard.get_nowait() for _ in range(desk.listener.heard.qsize())] == [
        Troubled("memory folders", "no watches left", serious=False)
    ]


class SlowHands(HandWatcher):
    """Somebody who removes a folder file by file: each hint comes while those before it are taken."""

    later: ClassVar[list[str]] = []

    def take(self) -> tuple[str, ...]:
        taken = super().take()
        if taken and self.later:
            self.hints.append(self.later.pop(0))
        return taken


def test_a_change_of_many_files_is_looked_at_once_when_it_is_whole() -> None:
    desk = Desk(SlowHands()).started()
    SlowHands.later = [f"/p1/.memory/{number}.md" for number in range(1, 4)]
    desk.watcher.hints = ["/p1/.memory/0.md"]
    desk.watch.hint()
    assert desk.ended() == ["/p1"]
    assert desk.files[-1] == {f"{number}.md" for number in range(4)}


def test_a_large_folder_that_is_being_removed_is_looked_at_once_it_is_gone() -> None:
    class Removing(HandWatcher):
        """Each time somebody looks, hundreds more are gone, and it takes longer than one change may."""

        left = 3

        def take(self) -> tuple[str, ...]:
            if not self.hints:
                return ()
            desk.clock.time += LONGEST_SECONDS
            if self.left:
                self.left -= 1
                return tuple(f"/p1/.memory/{self.left}-{number}.md" for number in range(200))
            return ()

    desk = Desk(Removing())
    desk.started()
    desk.watcher.hints = ["many"]
    desk.watch.hint()
    assert desk.ended() == ["/p1"]
    assert len(desk.files[-1] or ()) == 600


def test_hints_that_never_end_keep_the_index_back_for_a_moment_only() -> None:
    class Endless(HandWatcher):
        def take(self) -> tuple[str, ...]:
            desk.clock.time += LONGEST_SECONDS / 3
            return ("/p1/.memory/log.md",) if self.hints else ()

    desk = Desk(Endless())
    desk.started()
    desk.watcher.hints = ["without end"]
    desk.watch.hint()
    assert desk.ended() == ["/p1"]
