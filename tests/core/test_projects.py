"""Which project a folder belongs to, and where its memories lie."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core import projects
from memoryd.core.model import Project
from memoryd.core.projects import Choice, Ground, Rules, Step

RULES = Rules(data="/data", never=(("/home/me", "the home folder"), ("/", "the root of the file system")))


@pytest.mark.parametrize(
    ("way", "root"),
    [
        ([Step("/p/a"), Step("/p", top=True), Step("/")], "/p"),
        ([Step("/p/a", memory=True), Step("/p", top=True)], "/p/a"),
        ([Step("/p/a"), Step("/p", memory=True), Step("/")], "/p"),
        ([Step("/p/a"), Step("/p"), Step("/")], "/p/a"),
        ([Step("/home/me", memory=True, top=True), Step("/home", memory=True)], "/p/a"),
        ([Step("/p/a"), Step("/home/me", memory=True)], "/p/a"),
        ([Step("/", memory=True)], "/p/a"),
        ([], "/p/a"),
    ],
)
def test_the_nearest_memory_wins_then_the_repository_then_the_folder(way: list[Step], root: str) -> None:
    assert projects.root_of("/p/a", way, RULES) == root


def test_memories_lie_in_the_project() -> None:
    assert projects.choose("/p", Ground(), RULES) == Choice(Project("/p", "/p/.memory"))


@pytest.mark.parametrize(
    ("root", "ground", "reason"),
    [
        ("/home/me", Ground(), "/home/me is the home folder, not a project"),
        ("/", Ground(), "/ is the root of the file system, not a project"),
        ("/p", Ground(exists=False), "/p no longer exists"),
        ("/p", Ground(bare=True), "/p is a git repository without a work tree"),
        ("/p", Ground(refusal="/p cannot be written"), "/p cannot be written"),
        ("/p", Ground(tracked=True), "/p/.memory came with the repository and is left as it is"),
    ],
)
def test_what_cannot_lie_in_the_project_lies_under_the_data_folder_and_the_reason_is_given(
    root: str, ground: Ground, reason: str
) -> None:
    choice = projects.choose(root, ground, RULES)
    assert choice.project == Project(root, f"/data/projects/{projects.key(root)}")
    assert choice.reason == reason


def test_a_folder_that_git_tracks_is_taken_when_it_is_trusted_and_counts_as_shared() -> None:
    assert projects.choose("/p", Ground(tracked=True, trusted=True), RULES).project == Project("/p", "/p/.memory", True)


def test_a_project_that_is_switched_off_gets_none() -> None:
    choice = projects.choose("/p", Ground(off=True), RULES)
    assert (choice.project, choice.reason) == (None, "memory is switched off here")


def test_one_place_for_all_projects_is_parted_by_project() -> None:
    rules = Rules(data="/data", location="/notes/{project}/memory")
    one, other = (projects.choose(root, Ground(exists=False), rules).project for root in ("/a/shop", "/b/shop"))
    assert one == Project("/a/shop", f"/notes/{projects.key('/a/shop')}/memory")
    assert other is not None
    assert one is not None
    assert one.memory != other.memory


def test_a_location_inside_the_project_and_share_are_heeded() -> None:
    rules = Rules(data="/data", location="docs/memory", share=True)
    assert projects.choose("/p", Ground(), rules).project == Project("/p", "/p/docs/memory", True)


@pytest.mark.parametrize(
    ("pattern", "hit"),
    [
        ("/work/secret-*", True),
        ("/work/secret-x", True),
        ("/work/secret-x/", True),
        ("/work", True),
        ("secret-*", True),
        ("*/secret-x", True),
        ("api", True),
        ("/work/secret", False),
        ("secret", False),
        ("/other/*", False),
        ("API", False),
    ],
)
def test_a_pattern_leaves_out_a_folder_and_all_below_it(pattern: str, hit: bool) -> None:
    assert projects.excluded_by(("/work/secret-x/api", "/work/secret-x"), ("/none", pattern)) == (
        pattern if hit else ""
    )


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=300))
def test_a_key_is_one_safe_folder_name_and_differs_for_each_path(path: str) -> None:
    key = projects.key(f"/{path}")
    assert "/" not in key
    assert not key.startswith(".")
    assert len(key.encode()) <= 255
    assert key != projects.key(f"/{path}/x")
