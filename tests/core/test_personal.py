"""Which folder a memory belongs to, and how files of both are told apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core import personal
from memoryd.core.model import Broken, Change, Folder, Memory, Project

SHOP = Project("/src/shop", "/src/shop/.memory")
MINE = personal.personal_folder("/home/me/.memory")
NAMES = st.sampled_from(["user-tabs.md", "user/缩进.md", "个人.md", "a b.md", "~.md"])


def memory(kind: str = "user", file: str = "user-tabs.md", digest: str = "") -> Memory:
    return Memory(name="tabs", description="Tabs.", type=kind, body="Tabs.\n", file=file, digest=digest)


@pytest.mark.parametrize(
    ("kept", "folder", "file"),
    [
        (memory(), MINE, "/home/me/.memory/user-tabs.md"),
        (memory("feedback"), MINE, "user-tabs.md"),
        (memory("project"), MINE, "user-tabs.md"),
        (memory(digest="d1"), MINE, "user-tabs.md"),
        (memory("feedback", "/home/me/.memory/user-tabs.md", "d1"), MINE, "/home/me/.memory/user-tabs.md"),
        (memory(), None, "user-tabs.md"),
    ],
)
def test_only_a_new_memory_of_type_user_goes_to_the_personal_folder(
    kept: Memory, folder: Project | None, file: str
) -> None:
    assert personal.placed(kept, folder).file == file


def test_the_personal_folder_is_a_project_that_no_other_can_be() -> None:
    assert personal.is_personal(MINE)
    assert not personal.is_personal(SHOP)


@given(file=NAMES)
def test_a_file_of_either_folder_is_found_again_where_it_lies(file: str) -> None:
    assert personal.owner(file, SHOP, MINE) == (SHOP, file)
    assert personal.owner(personal.path_of(MINE.memory, file), SHOP, MINE) == (MINE, file)


def test_without_a_personal_folder_its_files_fall_to_the_project() -> None:
    assert personal.owner("/home/me/.memory/user-tabs.md", SHOP, None) == (SHOP, "user-tabs.md")
    assert personal.owner("/elsewhere/x.md", SHOP, MINE) == (SHOP, "x.md")


def test_both_folders_are_seen_as_one_the_projects_own_first() -> None:
    own, mine = Folder((memory("project", "a.md"),)), Folder((memory(),), (Broken("b.md", "no"),))
    seen = personal.together(own, mine, MINE.memory)
    assert seen.files == ("a.md", "/home/me/.memory/user-tabs.md", "/home/me/.memory/b.md")
    assert personal.taken(seen.files) == ("a.md", "user-tabs.md", "b.md")


def test_changes_are_parted_by_folder_and_keep_their_order() -> None:
    changes = [Change(file, "n", "", "", None) for file in ("a.md", "/home/me/.memory/b.md", "c.md")]
    parted = personal.parted(changes, SHOP, MINE)
    assert [(project, [change.file for change in part]) for project, part in parted] == [
        (SHOP, ["a.md", "c.md"]),
        (MINE, ["b.md"]),
    ]
