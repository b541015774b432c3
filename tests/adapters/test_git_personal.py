"""The personal memory folder on real folders: found, refused with a reason that is told once, never a project."""

from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.adapters.git import GitProjects
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.core.personal import personal_folder
from memoryd.core.projects import Rules
from memoryd.ports import Excluded
from tests.adapters.repositories import commit_memory, run_git
from tests.fakes_edges import HeardNews


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def places(home: Path, heard: HeardNews, personal: Path) -> GitProjects:
    never = ((str(home), "the home folder"),)
    return GitProjects(Rules(data=str(home.parent / "data"), never=never, personal=str(personal)), heard)


def test_it_is_a_project_of_its_own_for_commands_though_it_lies_in_the_home_folder(home: Path) -> None:
    folder = home / ".memory"
    found = places(home, HeardNews(), folder)
    mine = personal_folder(str(folder))
    assert found.personal() == mine
    folder.mkdir(mode=0o700)
    assert [found.personal(), found.locate(str(folder)), found.project_of(str(folder))] == [mine] * 3


def test_a_folder_around_it_is_not_the_project_of_what_is_below(home: Path) -> None:
    notes, app = home / "notes", home / "notes" / "app"
    (notes / ".memory").mkdir(parents=True, mode=0o700)
    app.mkdir()
    assert places(home, HeardNews(), notes / ".memory").locate(str(app)) == Project(str(app), f"{app}/.memory")
    beside = places(home, HeardNews(), notes / ".memory").locate(str(notes))
    assert isinstance(beside, Project)
    assert beside.memory.startswith(f"{home.parent}/data/projects/")


def test_a_link_is_refused_once_and_never_followed(home: Path) -> None:
    (home / "elsewhere").mkdir()
    (home / ".memory").symlink_to(home / "elsewhere")
    heard = HeardNews()
    found = places(home, heard, home / ".memory")
    assert [found.personal(), found.personal()] == [None, None]
    (told,) = heard.news
    assert isinstance(told, Troubled)
    assert "is a link that leads elsewhere" in told.message
    assert "stays in each project" in told.message


@pytest.mark.parametrize("mode", [0o702, 0o000])
def test_one_that_others_may_write_or_nobody_can_read_is_refused(home: Path, mode: int) -> None:
    folder = home / ".memory"
    folder.mkdir(mode=0o700)
    folder.chmod(mode)
    found, refused = places(home, HeardNews(), folder), mode == 0o702
    try:
        assert (found.personal() is None) >= refused
        assert isinstance(found.locate(str(folder)), Excluded) >= refused
    finally:
        folder.chmod(0o700)


def test_the_home_folder_itself_is_none(home: Path) -> None:
    heard = HeardNews()
    assert places(home, heard, home).personal() is None
    assert "is the home folder" in str(heard.news)


def test_one_that_git_tracks_waits_for_trust_and_is_shared_then(home: Path) -> None:
    run_git(home, "init", "-q")
    commit_memory(home)
    heard = HeardNews()
    found = places(home, heard, home / ".memory")
    assert found.personal() is None
    assert f"memoryd trust --project {home}/.memory" in str(heard.news)
    came = found.came_with(f"{home}/.memory")
    assert came == (personal_folder(f"{home}/.memory", shared=True), False)
    found.trust(came[0], on=True)
    assert found.personal() == came[0]


def test_it_has_no_switch(home: Path) -> None:
    found = places(home, HeardNews(), home / ".memory")
    with pytest.raises(MemorydError, match="has no switch"):
        found.switch(personal_folder(f"{home}/.memory"), on=False)
