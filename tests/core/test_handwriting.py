from __future__ import annotations

import pytest

from memoryd.core import handwriting
from memoryd.core.errors import MemorydError
from memoryd.core.model import Broken, Folder
from tests.fakes_memory import memory

FOLDER = Folder(
    (
        memory("use-pnpm", file="feedback-use-pnpm.md"),
        memory("部署", file="feedback/部署.md"),
        memory("notes", file="notes.md", typed=False, type=""),
    ),
    (Broken("feedback-torn.md", "it is not UTF-8 text"),),
)
PNPM, DEPLOY, NOTES = FOLDER.memories


@pytest.mark.parametrize(
    ("which", "wanted", "name", "file"),
    [
        (PNPM, "包管理器", "包管理器", "feedback-包管理器.md"),
        (PNPM, "Use Yarn!", "use-yarn", "feedback-use-yarn.md"),
        (PNPM, "use-yarn.md", "use-yarn", "feedback-use-yarn.md"),
        (PNPM, "torn", "torn", "feedback-torn-2.md"),
        (PNPM, "use-pnpm", "use-pnpm", "feedback-use-pnpm.md"),
        (DEPLOY, "发布", "发布", "feedback/发布.md"),
        (NOTES, "more notes", "more-notes", "more-notes.md"),
    ],
)
def test_a_new_name_brings_a_file_of_that_name(which: object, wanted: str, name: str, file: str) -> None:
    assert handwriting.renamed(which, wanted, FOLDER) == (name, file)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [("", "is no name"), ("…", "is no name"), ("部署", "named 部署 already"), ("NOTES", "named notes already")],
)
def test_a_name_that_cannot_be_says_why(wanted: str, reason: str) -> None:
    with pytest.raises(MemorydError, match=reason):
        handwriting.renamed(PNPM, wanted, FOLDER)


def test_a_hand_made_file_keeps_clear_of_a_file_that_cannot_be_read() -> None:
    with pytest.raises(MemorydError, match=r"a file feedback-torn\.md already"):
        handwriting.renamed(NOTES, "feedback-torn", FOLDER)


def test_a_file_without_front_matter_gets_the_type_it_needs() -> None:
    assert handwriting.pin(NOTES, on=True) == {"type": "project", "pinned": "true"}
    assert handwriting.adopted(NOTES, "2026-11-29") == {"type": "project", "created": "2026-11-29"}
    assert handwriting.pin(PNPM, on=False) == {"pinned": ""}
    assert handwriting.adopted(PNPM, "2026-11-29") == {"trust": ""}
    assert handwriting.named(NOTES, "n", of_agent=False) == {}
    assert handwriting.named(NOTES, "n", of_agent=True) == {"type": "project", "name": "n", "trust": "assistant"}
    assert handwriting.named(PNPM, "n", of_agent=False) == {"name": "n"}
