"""An index that a process keeps for itself: what it gives is what the files hold."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.recall_warm import WarmRecall
from memoryd.core.model import Project
from memoryd.core.recall import Chosen
from memoryd.pipeline.recalling import KeywordSelector, choose
from tests.adapters.test_recall_index import write
from tests.fakes_edges import wait_for


@pytest.fixture
def project(tmp_path: Path) -> Project:
    write(tmp_path / ".memory", "decimal", "feedback", "Always use Decimal for money, never float.")
    write(tmp_path / ".memory", "rule", "feedback", "每次都写明版本号", more="always: true\n")
    return Project(str(tmp_path), str(tmp_path / ".memory"))


def asked(warm: WarmRecall, request: str) -> Chosen:
    return warm.choose(lambda index: choose(KeywordSelector(index), request, today="2026-11-30"))


def contents(warm: WarmRecall, request: str) -> list[str]:
    return [one.entry.content for one in asked(warm, request).found]


def test_what_is_added_removed_or_replaced_shows_at_once(project: Project) -> None:
    warm, memory = WarmRecall(project, YamlMemoryText()), Path(project.memory)
    assert contents(warm, "decimal float") == ["Always use Decimal for money, never float."]
    write(memory, "new", "project", "a decimal kestrel")
    assert contents(warm, "kestrel") == ["a decimal kestrel"]
    write(memory / "user", "deep", "user", "a quartz person")
    assert contents(warm, "quartz") == ["a quartz person"]
    os.rename(memory / "project-new.md", memory / "feedback-decimal.md")  # noqa: PTH104
    assert contents(warm, "decimal") == ["a decimal kestrel"]
    (memory / "feedback-decimal.md").unlink()
    assert contents(warm, "decimal kestrel") == []
    warm.close()


def test_what_was_written_in_place_is_never_given_in_its_old_words(project: Project) -> None:
    warm, path = WarmRecall(project, YamlMemoryText()), Path(project.memory, "feedback-decimal.md")
    assert contents(warm, "decimal float") == ["Always use Decimal for money, never float."]
    with path.open("r+", encoding="utf-8") as file:
        file.write(path.read_text(encoding="utf-8").replace("never float", "no doubles"))
        file.truncate()
    assert "float" not in " ".join(contents(warm, "decimal money"))
    Path(project.memory, "feedback-rule.md").write_text("---\ntype: feedback\nalways: true\n---\nnew\n")
    assert [one.content for one in asked(warm, "").always] == ["new"]


def test_a_folder_that_goes_and_comes_back_is_followed(project: Project) -> None:
    warm, memory = WarmRecall(project, YamlMemoryText()), Path(project.memory)
    memory.rename(memory.with_name("aside"))
    assert contents(warm, "decimal float") == []
    memory.with_name("aside").rename(memory)
    assert contents(warm, "decimal float") != []


def test_what_was_written_in_place_is_found_by_its_new_words_within_a_round(project: Project) -> None:
    paths = [Path(project.memory, f"project-{number}.md") for number in range(6)]
    for path in paths:
        path.write_text("x", encoding="utf-8")
    # Files that were written in this very second are looked at anew by each request.
    wait_for(lambda: time.time() - paths[-1].stat().st_ctime > 1.0)
    warm = WarmRecall(project, YamlMemoryText(), look_seconds=0, part=3)
    assert contents(warm, "kestrel") == []
    with paths[-1].open("a", encoding="utf-8") as file:
        file.write("\nA kestrel, 红隼.\n")
    found = [contents(warm, "kestrel") != [] for _ in range(4)]
    assert (found[0], found[-1]) == (False, True)
    assert contents(warm, "红隼") != []
