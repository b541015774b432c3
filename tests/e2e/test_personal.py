"""What a person says of themselves in one project holds in all: a real daemon, two projects, one personal folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.running import Home, eventually

PERSONAL = '[memory]\npersonal = "~/.memory"\n'
TABS = "I prefer tabs for indentation, not spaces. Remember that."
CHINESE = "我喜欢用制表符缩进，不用空格。请记住。"


@pytest.mark.parametrize(
    ("said", "again", "asked", "word"),
    [
        (TABS, "Remember: I prefer tabs for indentation, not spaces.", "Which indentation do I prefer?", "tabs"),
        (CHINESE, "我喜欢用制表符缩进，不用空格。", "我喜欢用什么缩进？", "制表符"),
    ],
)
def test_a_trait_said_in_one_project_is_known_in_the_other_and_taken_back_in_both(
    tmp_path: Path, said: str, again: str, asked: str, word: str
) -> None:
    home = Home(tmp_path, PERSONAL)
    other = tmp_path / "work" / "api"
    other.mkdir()
    with home.running():
        home.say("What is in here?", session="old", cwd=str(tmp_path / "work" / "gone-away"))
        home.say("What is in here?", session="other", cwd=str(other))
        home.say("Use decimal for money, always. Remember that.", session="other", cwd=str(other))
        eventually(lambda: "decimal" in _index(other))
        home.say(said)
        eventually(lambda: len(_files(tmp_path)) == 1)
        (file,) = _files(tmp_path)
        assert not home.memories()
        assert word in file.read_text(encoding="utf-8")
        eventually(lambda: str(file) in _index(home.project) and str(file) in _index(other))
        assert ("个人" if word == "制表符" else "personal") in _index(other)
        assert word in home.memoryd("recall", asked, cwd=other).stdout
        listed = json.loads(home.memoryd("list", "--json", cwd=other).stdout)["memories"]
        assert [memory["file"] for memory in listed if memory["personal"]] == [str(file)]
        assert said[:10] in home.memoryd("why", file.stem, cwd=other).stdout
        home.say(again, session="other", cwd=str(other))
        home.say("Ship on Fridays only, please. Remember that.", session="other", cwd=str(other))
        eventually(lambda: "Friday" in _index(other))
        assert _files(tmp_path) == [file]
        assert not list(other.joinpath(".memory").glob("user-*.md"))
        entries = json.loads(home.memoryd("log", file.name, "--json").stdout)
        undone = home.memoryd("undo", str(entries[0]["entry"]), cwd=other)
        assert undone.returncode == 0, undone.stderr
        assert not _files(tmp_path)
        eventually(lambda: word not in _index(other) and word not in _index(home.project))
        assert "decimal" in _index(other)
    assert not list(tmp_path.rglob("*gone-away*")), "a folder that is gone needs no index"


def _files(home: Path) -> list[Path]:
    return sorted(path for path in (home / ".memory").glob("*.md") if path.name != "MEMORY.md")


def _index(project: Path) -> str:
    path = project / ".memory" / "MEMORY.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def test_a_folder_that_cannot_be_used_keeps_nobody_from_remembering(tmp_path: Path) -> None:
    home = Home(tmp_path, PERSONAL)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / ".memory").symlink_to(tmp_path / "elsewhere")
    with home.running():
        home.say(TABS)
        eventually(lambda: "tabs" in home.index())
    assert [path.name[:4] for path in home.memories()] == ["user"]
    assert not list((tmp_path / "elsewhere").iterdir())
    assert home.log.read_text(encoding="utf-8").count("no personal memory for now") == 1


def test_commands_find_a_memory_in_whichever_folder_it_lies(tmp_path: Path) -> None:
    home = Home(tmp_path, PERSONAL)
    other = tmp_path / "work" / "api"
    other.mkdir()
    added = home.memoryd("add", "I review in the evening.", "--type", "user", "--name", "evenings")
    assert added.stdout.strip() == f"wrote {tmp_path}/.memory/user-evenings.md", added.stderr
    assert home.memoryd("add", "I review in the evening.", "--type", "user", cwd=other).returncode == 1
    assert home.memoryd("add", "Deploys need two people.", "--name", "deploys", cwd=other).returncode == 0
    assert "evenings" in _index(other)
    assert "user (personal)" in home.memoryd("list", cwd=other).stdout
    assert f"file: {tmp_path}/.memory/user-evenings.md" in home.memoryd("show", "evenings", cwd=other).stdout
    for words in (("pin", "evenings"), ("mv", "evenings", "late-reviews"), ("rm", "late-reviews")):
        done = home.memoryd(*words, cwd=other)
        assert done.returncode == 0, done.stderr
    assert "late-reviews" not in _index(other)
    assert home.memoryd("unforget", "late-reviews", cwd=other).returncode == 0
    assert home.memoryd("undo", "--last", cwd=other).returncode == 0
    assert [path.name for path in _files(tmp_path)] == ["user-late-reviews.md"]
    assert "late-reviews" in _index(other)
    alone = home.memoryd("list", "--project", str(tmp_path / ".memory"))
    assert (alone.stdout[:12], alone.stderr) == ("late-reviews", "")


def test_two_projects_at_once_lose_nothing(tmp_path: Path) -> None:
    home = Home(tmp_path, PERSONAL)
    said = ("cheese", "coffee", "apples", "carrots", "noodles", "mushrooms")
    with home.running():
        for number, what in enumerate(said):
            folder = tmp_path / "work" / f"p{number}"
            folder.mkdir()
            home.say(f"I prefer {what} over meetings. Remember that.", session=f"s{number}", cwd=str(folder))
        eventually(lambda: len(_files(tmp_path)) == len(said))
        projects = [tmp_path / "work" / f"p{number}" for number in range(len(said))]
        eventually(lambda: all(_index(each).count("/.memory/user-") == len(said) for each in projects))
