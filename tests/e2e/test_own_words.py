"""People are always right: their words through the real daemon, against what is said to it and against git."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.running import Home, eventually

USE, TURN = "以后都用 pnpm 装依赖。", "以后都用 bun，不要用 pnpm。"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def learn(home: Home, words: str, session: str) -> None:
    """Say something, and wait until it was worked on."""
    done = home.status().get("queue", {}).get("done", 0)
    home.say(words, session=session)
    home.say("谢谢。", session=session)
    eventually(lambda: home.status().get("queue", {}).get("done", 0) > done)


def refused(home: Home) -> list[str]:
    found = json.loads(home.memoryd("rejected", "--json").stdout)["rejected"]
    return [str(item["reason"]) for item in found]


def test_a_file_edited_by_hand_keeps_its_words_until_it_is_handed_over(home: Home) -> None:
    with home.running():
        learn(home, USE, "s1")
        (file,) = home.memories()
        mine = file.read_text(encoding="utf-8") + "\n除了 legacy 目录。🧱\n"
        file.write_text(mine, encoding="utf-8")
        learn(home, TURN, "s2")
        assert (home.memories(), file.read_text(encoding="utf-8")) == ([file], mine)
        (reason,) = refused(home)
        assert f"memoryd adopt {file.stem.removeprefix('feedback-')}" in reason
        assert home.memoryd("adopt", file.stem).returncode == 0
        assert file.read_text(encoding="utf-8") == mine
        learn(home, TURN, "s3")
        eventually(lambda: "bun" in file.read_text(encoding="utf-8"))
        assert home.memories() == [file]
        assert home.memoryd("pin", file.name).returncode == 0
        learn(home, "以后都用 yarn，不要用 bun。", "s4")
        assert "yarn" not in home.index()
        assert "memoryd unpin" in refused(home)[0]


def test_a_file_renamed_by_hand_is_not_deleted_and_stays_grounded_under_a_new_name_by_command(home: Home) -> None:
    with home.running():
        learn(home, USE, "s1")
        (file,) = home.memories()
        moved = file.with_name("feedback-包.md")
        file.rename(moved)
        eventually(lambda: moved.name in home.index() or "%E5%8C%85" in home.index())
        assert "was removed" in home.memoryd("unforget", file.stem).stderr
        assert home.memoryd("mv", moved.name, "装依赖").returncode == 0
        (now,) = home.memories()
        assert now.name == "feedback-装依赖.md"
        assert "以后都用 pnpm" in home.memoryd("why", "装依赖").stdout
        assert "was removed" in home.memoryd("unforget", "包").stderr
