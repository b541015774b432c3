from __future__ import annotations

from dataclasses import replace

import pytest

from memoryd.core.errors import MemorydError
from memoryd.core.model import Broken, Folder, Project
from memoryd.core.naming import NoSuchMemory, find
from tests.fakes_memory import memory

SHOP = Project("/p", "/p/.memory")
FOLDER = Folder(
    (
        memory("tabs"),
        memory("缩进", file="feedback-缩进.md"),
        replace(memory("dup"), file="dup1.md"),
        replace(memory("dup"), file="user/dup2.md"),
        replace(memory("x"), file="y.md"),
        replace(memory("y"), file="x.md"),
        replace(memory("tabs"), file="/me/.memory/tabs.md"),
        replace(memory("tea"), file="/me/.memory/user-tea.md"),
    ),
    (Broken("torn.md", "its front matter is not YAML"),),
)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("tabs", "tabs.md"),
        ("tabs.md", "tabs.md"),
        ("/me/.memory/tabs.md", "/me/.memory/tabs.md"),
        ("缩进", "feedback-缩进.md"),
        ("feedback-缩进", "feedback-缩进.md"),
        ("dup1", "dup1.md"),
        ("user/dup2.md", "user/dup2.md"),
        ("x.md", "x.md"),
        ("tea", "/me/.memory/user-tea.md"),
        ("user-tea", "/me/.memory/user-tea.md"),
    ],
)
def test_a_memory_is_meant_by_its_name_or_its_file_the_own_one_before_a_personal_one(name: str, file: str) -> None:
    assert find(FOLDER, name, SHOP).file == file


@pytest.mark.parametrize(("name", "files"), [("dup", "dup1.md or user/dup2.md"), ("x", "y.md or x.md")])
def test_a_name_that_may_mean_several_means_none(name: str, files: str) -> None:
    with pytest.raises(MemorydError, match=f"may be {files}; name the file"):
        find(FOLDER, name, SHOP)


def test_what_is_not_there_is_not_what_cannot_be_read() -> None:
    with pytest.raises(NoSuchMemory, match="did you mean tabs"):
        find(FOLDER, "tab", SHOP)
    with pytest.raises(MemorydError, match=r"torn\.md cannot be read: its front matter is not YAML"):
        find(FOLDER, "torn", SHOP)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("feedback-always-run-make-lint-frist", "always-run-make-lint-first"),
        ("feedback-缩", "缩进"),
        ("dup3", "dup"),
        ("always", "always-run-make-lint-first"),
        ("lint", "always-run-make-lint-first"),
        ("lint.md", "always-run-make-lint-first"),
        ("user", "user-tests-come-first"),
    ],
)
def test_a_name_that_comes_near_a_file_or_is_part_of_a_name_is_asked_back(name: str, meant: str) -> None:
    folder = replace(
        FOLDER, memories=(*FOLDER.memories, *map(memory, ("always-run-make-lint-first", "user-tests-come-first")))
    )
    with pytest.raises(NoSuchMemory, match=f"did you mean {meant}\\?"):
        find(folder, name, SHOP)


@pytest.mark.parametrize("name", ["", "a", "feedback-", "绝无此物", "nothing-like-it"])
def test_a_name_that_nothing_comes_near_is_not_guessed_at(name: str) -> None:
    with pytest.raises(NoSuchMemory, match="see `memoryd list`"):
        find(FOLDER, name, SHOP)
