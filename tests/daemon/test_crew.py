"""Several projects are worked on at once, each by one worker at a time, and what goes wrong is raised."""

from __future__ import annotations

import threading
import time

import pytest

from memoryd.daemon.crew import Crew

PATIENCE = 10.0


class Site:
    """Work that notes itself; a project that is `held` waits for `release`."""

    def __init__(self, *held: str) -> None:
        self.held = held
        self.release = threading.Event()
        self.hung_up = False
        self.began: list[str] = []
        self.at_work: list[str] = []
        self.most: dict[str, int] = {}
        self._lock = threading.Lock()

    def work(self, root: str, ending: threading.Event) -> bool:
        with self._lock:
            self.began.append(root)
            self.at_work.append(root)
            self.most[root] = max(self.most.get(root, 0), self.at_work.count(root))
        if root in self.held:
            assert self.release.wait(PATIENCE)
        with self._lock:
            self.at_work.remove(root)
        if root == "broken":
            raise ValueError(root)
        return root != "last"

    def hang_up(self) -> None:
        self.hung_up = True
        self.release.set()

    def until(self, *roots: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while sorted(self.at_work) != sorted(roots):
            assert time.monotonic() < deadline, self.at_work
            time.sleep(0.001)


def test_as_many_projects_are_worked_on_at_once_as_there_are_workers() -> None:
    site = Site("a", "b", "c")
    with Crew(2, site.work, site.hang_up) as crew:
        crew.put(["a", "b", "c"])
        site.until("a", "b")
        assert crew.look() == 3
        site.release.set()
        crew.finish()
    assert site.began == ["a", "b", "c"]
    assert not site.hung_up


def test_a_project_is_worked_on_by_one_worker_at_a_time_and_again_when_it_has_more() -> None:
    site = Site("a")
    with Crew(4, site.work, site.hang_up) as crew:
        crew.put(["a"])
        site.until("a")
        for _ in range(3):
            crew.put(["a", "b"])
        site.release.set()
        crew.finish()
    assert site.most == {"a": 1, "b": 1}
    assert site.began.count("a") == 2


def test_a_large_project_holds_up_no_other() -> None:
    site = Site("large")
    with Crew(2, site.work, site.hang_up) as crew:
        crew.put(["large", *"abcdef"])
        deadline = time.monotonic() + PATIENCE
        while crew.look() > 1:
            assert time.monotonic() < deadline
            crew.wait()
        site.release.set()
        crew.finish()
    assert site.began[1:] == list("abcdef")


def test_who_tells_to_stop_is_heard() -> None:
    site = Site()
    with Crew(2, site.work, site.hang_up) as crew:
        crew.put(["a", "last"])
        crew.finish()
        assert not crew.going_on


def test_what_goes_wrong_is_raised_and_ends_what_is_under_way() -> None:
    site = Site("held")
    with pytest.raises(ValueError, match="broken"), Crew(2, site.work, site.hang_up) as crew:
        crew.put(["held"])
        site.until("held")
        crew.put(["broken", "never"])
        crew.finish()
    assert site.hung_up
    assert not site.at_work
