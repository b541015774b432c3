"""What git did to a memory folder and what a person did, told apart on real repositories."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from memoryd.adapters.git_steps import GitStepsByLog
from memoryd.core.model import Project
from tests.adapters.repositories import run_git

STEPS = GitStepsByLog()


class Repository:
    """A repository with memories on two branches; `side` is cut from the first commit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.memory = folder / "app 中文" / ".memory"
        self.memory.mkdir(parents=True)
        self.git("init", "-q")
        self.write("both.md", "以后都用 pnpm。\n")
        self.write("gone.md", "Only here.\n")
        self.commit()
        self.git("branch", "side")
        self.write("both.md", "Use npm now.\n")
        self.write("new 😀.md", "Later.\n")
        (self.memory / "gone.md").unlink()
        self.commit()

    @property
    def project(self) -> Project:
        return Project(str(self.memory.parent), str(self.memory))

    def git(self, *arguments: str) -> None:
        run_git(self.folder, *arguments)

    def write(self, name: str, text: str) -> None:
        (self.memory / name).write_bytes(text.encode())

    def commit(self, *more: str) -> None:
        self.git("add", "-A", "-f")
        self.git("commit", "-q", "-m", "x", *more)

    def files(self) -> dict[str, bytes | None]:
        return {path.name: path.read_bytes() for path in self.memory.glob("*.md")}

    def stand(self) -> str:
        return STEPS.stand(self.project)

    def written(self, since: str, before: dict[str, bytes | None]) -> set[str]:
        """Return what git wrote, of all that is not what it was."""
        now = self.files()
        differing = {file: now.get(file) for file in before | now if now.get(file) != before.get(file)}
        return {*STEPS.written(self.project, since, differing)}


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path / "r")


ALL = {"both.md", "gone.md", "new 😀.md"}


@pytest.mark.parametrize(
    ("act", "written"),
    [
        (lambda r: r.git("checkout", "-q", "side"), ALL),
        (lambda r: r.git("switch", "-q", "--detach", "side"), ALL),
        (lambda r: r.git("reset", "-q", "--hard", "side"), ALL),
        (lambda r: (r.git("checkout", "-q", "side"), r.git("merge", "-q", "main")), set()),
        (lambda r: (r.write("both.md", "Mine.\n"), r.git("stash", "-q")), set()),
        (lambda r: r.git("revert", "--no-edit", "HEAD"), ALL),
        (lambda r: r.git("revert", "--no-commit", "HEAD"), ALL),
    ],
    ids=["checkout", "switch", "reset", "there and back", "stash", "revert", "revert under way"],
)
def test_what_git_puts_there_or_takes_away_is_gits(
    repository: Repository, act: Callable[[Repository], object], written: set[str]
) -> None:
    stand, before = repository.stand(), repository.files()
    act(repository)
    assert repository.written(stand, before) == written
    assert repository.written(repository.stand(), before) <= written


def test_a_branch_without_any_memory_takes_it_away_and_brings_it_back(repository: Repository) -> None:
    repository.git("checkout", "-q", "--orphan", "bare")
    repository.git("rm", "-rqf", ".")
    repository.git("commit", "-q", "--allow-empty", "-m", "nothing here")
    repository.git("checkout", "-q", "main")
    stand, before = repository.stand(), repository.files()
    repository.git("checkout", "-q", "bare")
    assert repository.written(stand, before) == {*before}
    stand = repository.stand()
    repository.git("checkout", "-q", "main")
    assert repository.written(stand, {}) == {*before}


@pytest.mark.parametrize(
    "also", [(), ("add",), ("add", "commit"), ("add", "commit", "amend"), ("add", "commit", "away")]
)
def test_what_a_person_types_is_theirs_whatever_git_is_told_of_it(
    repository: Repository, also: tuple[str, ...]
) -> None:
    stand, before = repository.stand(), repository.files()
    repository.write("both.md", "我自己写的。\n")
    repository.write("mine.md", "Mine.\n")
    (repository.memory / "new 😀.md").unlink()
    if "add" in also:
        repository.git("add", "-A", "-f")
    if "commit" in also:
        repository.commit()
    if "amend" in also:
        repository.write("mine.md", "Mine, again.\n")
        repository.commit("--amend")
    if "away" in also:
        repository.git("checkout", "-q", "side")
        repository.git("checkout", "-q", "main")
    assert repository.written(stand, before) == set()


def test_a_commit_and_then_a_switch_leave_only_gits_own_work(repository: Repository) -> None:
    repository.write("both.md", "Typed and seen.\n")
    stand, before = repository.stand(), repository.files()
    repository.commit()
    repository.git("checkout", "-q", "side")
    assert repository.written(stand, before) == ALL


def test_edits_on_top_of_a_switch_are_the_persons(repository: Repository) -> None:
    stand, before = repository.stand(), repository.files()
    repository.git("checkout", "-q", "side")
    repository.write("both.md", "以后都用 pnpm。真的。\n")
    (repository.memory / "gone.md").write_text("And this.\n")
    assert repository.written(stand, before) == {"new 😀.md"}


def test_a_pull_and_what_a_merge_brought_are_gits_though_the_person_commits_them(
    repository: Repository, tmp_path: Path
) -> None:
    run_git(tmp_path, "clone", "-q", str(repository.folder), "clone")
    clone = Repository.__new__(Repository)
    clone.folder, clone.memory = tmp_path / "clone", tmp_path / "clone" / "app 中文" / ".memory"
    repository.write("both.md", "From a colleague.\n")
    repository.write("more.md", "More.\n")
    repository.commit()
    stand, before = clone.stand(), clone.files()
    clone.git("pull", "-q", "--ff-only")
    assert clone.written(stand, before) == {"both.md", "more.md"}
    clone.git("reset", "-q", "--hard", "HEAD~1")
    clone.write("mine.md", "Mine.\n")
    clone.commit()
    stand, before = clone.stand(), clone.files()
    clone.git("fetch", "-q")
    clone.git("merge", "-q", "--no-commit", "origin/main")
    assert clone.written(stand, before) == {"both.md", "more.md"}
    clone.git("commit", "-q", "-m", "merged")
    assert clone.written(stand, before) == {"both.md", "more.md"}


def test_line_ends_of_the_platform_are_gits_work_too(repository: Repository) -> None:
    repository.git("config", "core.autocrlf", "true")
    stand, before = repository.stand(), repository.files()
    repository.git("checkout", "-q", "side")
    assert b"\r\n" in (repository.files()["both.md"] or b"")
    assert repository.written(stand, before) == ALL


def test_files_that_git_does_not_track_are_never_its_work(repository: Repository) -> None:
    repository.git("rm", "-rq", "--cached", ".")
    repository.git("commit", "-q", "-m", "out of git")
    repository.git("branch", "-f", "side")
    before = repository.files()
    stand = repository.stand()
    (repository.memory / "both.md").unlink()
    repository.write("new 😀.md", "Edited.\n")
    repository.git("checkout", "-q", "side")
    assert repository.written(stand, before) == set()


@pytest.mark.parametrize("index", [True, False], ids=["index written", "index to come"])
@pytest.mark.parametrize("committed", [True, False], ids=["commit before", "switch alone"])
def test_a_look_in_the_midst_of_a_switch_waits_for_its_end(
    repository: Repository, *, committed: bool, index: bool
) -> None:
    git, later = repository.folder / ".git", repository.folder.parent / "later"
    if committed:
        repository.write("both.md", "Typed and seen.\n")
    stand, before = repository.stand(), repository.files()
    if committed:
        repository.commit()
    shutil.copytree(git, later)
    repository.git("checkout", "-q", "side")
    # As if the switch had only written the files, or the files and the index: the log of HEAD comes last.
    names = ["logs/HEAD", "HEAD", *([] if index else ["index"])]
    ends = {name: (git / name).read_bytes() for name in names}
    for name in names:
        shutil.copy(later / name, git / name)
    (git / "index.lock").touch()

    def end() -> None:
        for name in reversed(names):
            # As git does: who reads HEAD meanwhile finds a whole one.
            (git / "new").write_bytes(ends[name])
            (git / "new").replace(git / name)
            if name == "index":
                (git / "index.lock").unlink()
        (git / "index.lock").unlink(missing_ok=True)

    ending = threading.Timer(0.2, end)
    ending.start()
    try:
        assert repository.written(stand, before) == ALL
    finally:
        ending.join()


def test_head_may_lag_behind_a_switch_that_came_after_a_commit(repository: Repository) -> None:
    log = repository.folder / ".git" / "logs" / "HEAD"
    repository.write("both.md", "Typed and seen.\n")
    stand, before = repository.stand(), repository.files()
    repository.commit()
    committed = log.read_bytes()
    repository.git("checkout", "-q", "side")
    switched = log.read_bytes()
    log.write_bytes(committed)
    ending = threading.Timer(0.2, log.write_bytes, [switched])
    ending.start()
    try:
        assert repository.written(stand, before) == ALL
    finally:
        ending.join()


def test_a_lock_that_a_crash_left_holds_nobody_up(repository: Repository) -> None:
    lock = repository.folder / ".git" / "index.lock"
    lock.touch()
    os.utime(lock, (time.time() - 3600, time.time() - 3600))
    began = time.monotonic()
    assert repository.stand()
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("damage", ["no log", "a folder", "a pipe", "rubbish", "no git", "pruned"])
def test_without_books_that_can_be_read_nothing_is_gits_but_by_what_it_moved(
    repository: Repository, damage: str
) -> None:
    stand, before = repository.stand(), repository.files()
    repository.git("checkout", "-q", "side")
    log = repository.folder / ".git" / "logs" / "HEAD"
    if damage in ("no log", "a folder", "a pipe"):
        log.unlink()
    if damage == "a folder":
        log.mkdir()
    if damage == "a pipe":
        os.mkfifo(log)
    if damage == "rubbish":
        log.write_bytes(b"\0\xff\n" * 1000)
    if damage == "no git":
        shutil.move(repository.folder / ".git", repository.folder / "git")
    if damage == "pruned":
        log.write_bytes(log.read_bytes().splitlines()[-1] + b"\n")
    assert repository.written(stand, before) == (ALL if damage == "pruned" else set())


def test_a_project_whose_memory_lies_elsewhere_has_no_stand(repository: Repository, tmp_path: Path) -> None:
    for memory in (str(tmp_path / "data"), f"{repository.folder}x/.memory"):
        assert STEPS.stand(Project(str(repository.folder), memory)) == ""
    assert STEPS.stand(Project(str(tmp_path), str(tmp_path / ".memory"))) == ""
