"""What git tracks, asked of real repositories that may be hostile."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import pytest

from memoryd.adapters.tracked import CannotTell, Tracked, tracks
from tests.adapters.repositories import commit_memory, run_git


@pytest.fixture
def ground(tmp_path: Path) -> Path:
    (tmp_path / "work").mkdir()
    return tmp_path


@pytest.fixture
def repository(ground: Path) -> Path:
    folder = ground / "work" / "shop"
    folder.mkdir()
    run_git(folder, "init", "-q")
    run_git(folder, "commit", "-q", "--allow-empty", "-m", "x")
    return folder


def test_asking_git_runs_nothing_that_a_repository_names(repository: Path, ground: Path) -> None:
    commit_memory(repository)
    proof = ground / "proof"
    script = ground / "run"
    script.write_text(f"#!/bin/sh\ntouch {proof}\n")
    script.chmod(0o755)
    for name in (
        "core.fsmonitor",
        "core.pager",
        "core.sshCommand",
        "diff.external",
        "core.hooksPath",
        "alias.ls-files",
    ):
        run_git(repository, "config", name, f"!{script}" if name.startswith("alias") else str(script))
    subprocess.run(["git", "-C", str(repository), "status"], capture_output=True, check=False)
    assert proof.exists(), "the trap does not work"
    proof.unlink()
    assert tracks(str(repository), ".memory") is True
    assert not proof.exists()


def test_a_poisoned_environment_points_git_nowhere_else(
    repository: Path, ground: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit_memory(repository)
    other = ground / "work" / "other"
    other.mkdir()
    run_git(other, "init", "-q")
    monkeypatch.setenv("GIT_DIR", str(other / ".git"))
    monkeypatch.setenv("GIT_INDEX_FILE", str(other / ".git" / "index"))
    assert tracks(str(repository), ".memory") is True


def test_without_git_the_index_file_is_read(repository: Path, ground: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit_memory(repository)
    monkeypatch.setenv("PATH", str(ground / "nowhere"))
    assert tracks(str(repository), ".memory") is True
    assert tracks(str(repository), ".other") is False
    assert tracks(str(ground / "work"), ".memory") is False


def test_a_git_that_hangs_is_not_waited_for(repository: Path, ground: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit_memory(repository)
    config = repository / ".git" / "config"
    pipe = ground / "pipe"
    os.mkfifo(pipe)
    config.write_text(config.read_text() + f"[include]\n\tpath = {pipe}\n")
    began = time.monotonic()
    assert tracks(str(repository), ".memory") is True
    assert time.monotonic() - began < 15


def test_an_index_that_is_a_pipe_is_not_waited_for_and_says_nothing(repository: Path) -> None:
    index = repository / ".git" / "index"
    index.unlink(missing_ok=True)
    os.mkfifo(index)
    began = time.monotonic()
    with pytest.raises(CannotTell, match="is not a regular file"):
        tracks(str(repository), ".memory")
    assert time.monotonic() - began < 3


def test_an_index_swapped_for_a_pipe_while_git_waits_is_not_waited_for(
    repository: Path, ground: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = repository / ".git" / "index"
    fake = ground / "bin" / "git"
    fake.parent.mkdir()
    fake.write_text(f"#!/bin/sh\nrm -f {index}\nmkfifo {index}\nexit 128\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{fake.parent}:{os.environ['PATH']}")
    with pytest.raises(CannotTell, match="is not a regular file"):
        tracks(str(repository), ".memory")


def test_without_git_a_project_within_a_repository_and_a_linked_work_tree_are_looked_up_too(
    repository: Path, ground: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = repository / "packages" / "api"
    (package / ".memory").mkdir(parents=True)
    (package / ".memory" / "a.md").write_text("words")
    run_git(repository, "add", "-f", "packages")
    run_git(repository, "commit", "-q", "-m", "x")
    linked = ground / "work" / "linked"
    run_git(repository, "worktree", "add", "-q", str(linked))
    monkeypatch.setenv("PATH", str(ground / "nowhere"))
    assert tracks(str(package), ".memory") is True
    assert tracks(str(package), ".other") is False
    assert tracks(str(linked / "packages" / "api"), ".memory") is True


def test_a_path_across_two_pieces_of_an_index_is_found(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    index = repository / ".git" / "index"
    for before in (2**20 - 5, 2**20, 7):
        index.write_bytes(b"x" * before + b".memory/a.md" + b"x" * 2**20)
        assert tracks(str(repository), ".memory") is True
    index.write_bytes(b"x" * (65 * 2**20))
    with pytest.raises(CannotTell, match="larger than 64 MB"):
        tracks(str(repository), ".memory")


def test_a_repository_that_keeps_git_waiting_is_not_asked_at_every_turn(repository: Path, ground: Path) -> None:
    commit_memory(repository)
    config = repository / ".git" / "config"
    os.mkfifo(ground / "pipe")
    config.write_text(config.read_text() + f"[include]\n\tpath = {ground / 'pipe'}\n")
    tracked = Tracked()
    began = time.monotonic()
    assert [tracked.has(str(repository), ".memory") for _ in range(50)] == [True] * 50
    assert time.monotonic() - began < 15
