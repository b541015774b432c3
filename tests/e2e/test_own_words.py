"""People are always right: their words through the real daemon, against what is said to it and against git."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.repositories import run_git
from tests.e2e.running import Home, eventually

RULE = "From now on, always run the linter before each commit."
USE, TURN = "以后都用 pnpm 装依赖。", "以后都用 bun，不要用 pnpm。"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def rows(home: Home, query: str) -> list[tuple[Any, ...]]:
    """Ask the ledger, which is quicker than asking the daemon by a command."""
    with closing(sqlite3.connect(f"file:{home.state / 'ledger.sqlite3'}?mode=ro", uri=True)) as database:
        return database.execute(query).fetchall()


def turns_done(home: Home) -> int:
    return int(rows(home, "SELECT count(*) FROM turns WHERE state = 'done'")[0][0])


def learn(home: Home, words: str, session: str) -> None:
    """Say something, and wait until it was worked on."""
    done = turns_done(home)
    home.say(words, session=session)
    home.say("谢谢。", session=session)
    eventually(lambda: turns_done(home) > done)


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


class Team(Home):
    """A person whose project shares its memories by git."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, extra="\n[memory]\nshare = true\n")
        self.git("init", "-q")
        self.git("commit", "-q", "--allow-empty", "-m", "x")

    def git(self, *arguments: str, folder: Path | None = None) -> None:
        run_git(folder or self.project, *arguments)

    def commit(self) -> None:
        files = [f".memory/{path.name}" for path in self.memories()]
        self.git("add", "-f", "-A", *files)
        self.git("commit", "-q", "-m", "memories")

    def on_branch(self, name: str, change: Callable[[Path], None]) -> None:
        """Make a branch that differs, in a folder that nobody watches."""
        other = self.folder / "other"
        self.git("worktree", "add", "-q", "-b", name, str(other))
        change(other / ".memory")
        self.git("add", "-f", "-A", ".memory", folder=other)
        self.git("commit", "-q", "-m", name, folder=other)
        self.git("worktree", "remove", "--force", str(other))

    def heads(self) -> dict[str, tuple[str, int]]:
        """Return what the journal knows of each file: its hash, and whether its words are a person's."""
        return {row[0]: (row[1], row[2]) for row in rows(self, "SELECT file, digest, by_hand FROM journal_heads")}

    def entries(self) -> list[tuple[Any, ...]]:
        return rows(self, "SELECT number, cause, detail FROM journal_entries ORDER BY number")

    def same_as_disk(self) -> bool:
        now = {path.name: sha256(path.read_bytes()).hexdigest() for path in self.memories()}
        return {file: head[0] for file, head in self.heads().items()} == now

    def buried(self) -> list[str]:
        return [row[0] for row in rows(self, "SELECT file FROM tombstones")]


@pytest.fixture
def team(tmp_path: Path) -> Team:
    return Team(tmp_path)


def other_memories(folder: Path) -> None:
    """Change most of what there is, as another branch may have it."""
    files = sorted(path for path in folder.glob("*.md") if path.name != "MEMORY.md")
    for path in files[:3]:
        path.unlink()
    for path in files[3:]:
        path.write_text(path.read_text(encoding="utf-8") + "\n另一个分支。\n", encoding="utf-8")
    (folder / "feedback-别的.md").write_text("---\nname: 别的\ntype: feedback\n---\n\n别的。\n", encoding="utf-8")


def test_a_switched_branch_is_one_thing_that_happened_and_coming_back_restores_all(team: Team) -> None:
    with team.running():
        learn(team, USE, "s1")
        learn(team, RULE, "s2")
        for number in range(6):
            team.memoryd("add", f"规则 {number}。", "--name", f"rule-{number}")
        eventually(team.same_as_disk)
        mine = team.memories()[-1]
        mine.write_text(mine.read_text(encoding="utf-8") + "我加的。\n", encoding="utf-8")
        eventually(team.same_as_disk)
        team.commit()
        team.on_branch("side", other_memories)
        heads, entries = team.heads(), team.entries()
        assert {hand for _, hand in heads.values()} == {0, 1}

        team.git("checkout", "-q", "side")
        eventually(lambda: "%E5%88%AB%E7%9A%84" in team.index() or "别的" in team.index())
        eventually(team.same_as_disk)
        assert [entry[1:] for entry in team.entries()[len(entries) :]] == [("hand", "git")]
        changed = {file: hand for file, (digest, hand) in team.heads().items() if heads.get(file, ("",))[0] != digest}
        assert len(changed) > 3
        assert {*changed.values()} == {1}, "what somebody typed on that branch nobody was seen to write"

        team.git("checkout", "-q", "main")
        eventually(team.same_as_disk)
        assert team.heads() == heads
        # A look may fall into the midst of a checkout, and the next one sees the rest of it.
        switches = [entry[1:] for entry in team.entries()[len(entries) :]]
        assert switches in ([("hand", "git")] * 2, [("hand", "git")] * 3)
        assert team.buried() == []
    assert team.log.read_text(encoding="utf-8").count("git changed files") == len(switches)


def test_what_a_person_deleted_and_committed_is_not_learned_again_after_a_visit_to_a_branch_that_has_it(
    team: Team,
) -> None:
    with team.running():
        learn(team, RULE, "s1")
        eventually(team.same_as_disk)
        (rule,) = team.memories()
        team.commit()
        team.git("branch", "side")
        rule.unlink()
        eventually(lambda: team.buried() == [rule.name])
        team.git("commit", "-q", "-a", "-m", "gone")
        team.git("checkout", "-q", "side")
        eventually(lambda: rule.name in team.heads())
        team.git("checkout", "-q", "main")
        eventually(lambda: rule.name not in team.heads())
        assert team.buried() == [rule.name]
        learn(team, RULE, "s2")
        assert team.memories() == []


def test_edits_of_many_files_by_hand_are_a_persons_whether_or_not_they_are_committed(team: Team) -> None:
    with team.running():
        learn(team, "\n".join(f"From now on, always call tool{n} before each release." for n in range(8)), "s1")
        eventually(team.same_as_disk)
        assert {hand for _, hand in team.heads().values()} == {0}
        team.commit()
    for path in team.memories():
        path.write_text(path.read_text(encoding="utf-8").replace("tool", "工具"), encoding="utf-8")
    team.git("commit", "-q", "-a", "-m", "by hand")
    with team.running():
        eventually(team.same_as_disk)
        assert {hand for _, hand in team.heads().values()} == {1}


def test_what_was_typed_and_committed_while_nobody_looked_on_is_the_persons_and_the_rest_may_change(
    team: Team,
) -> None:
    with team.running():
        learn(team, USE, "s1")
        learn(team, RULE, "s2")
        eventually(team.same_as_disk)
        team.commit()
    heads = team.heads()
    file = next(path for path in team.memories() if "pnpm" in path.read_text("utf-8"))
    team.git("checkout", "-q", "-b", "side")
    file.write_text(file.read_text("utf-8") + "\n除了 legacy 目录。🧱\n", encoding="utf-8")
    mine = file.read_text("utf-8")
    team.git("commit", "-q", "-a", "-m", "mine")
    team.git("checkout", "-q", "main")
    with team.running():
        team.git("checkout", "-q", "side")
        (team.memory / "mine.md").write_text("我的。\n", encoding="utf-8")
        eventually(team.same_as_disk)
        assert team.buried() == []
        assert {name: head[1] for name, head in team.heads().items() if head[1]} == {file.name: 1, "mine.md": 1}
        learn(team, TURN, "s3")
        assert file.read_text("utf-8") == mine
        assert "memoryd adopt" in refused(team)[0]
        team.git("checkout", "-q", "main")
        eventually(lambda: team.heads()[file.name] == heads[file.name])
        learn(team, TURN, "s4")
        eventually(lambda: "bun" in file.read_text("utf-8"))


def test_a_folder_that_is_trusted_while_the_daemon_runs_is_watched_from_then_on(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.memory.mkdir()
    (home.memory / "theirs.md").write_text("---\nname: theirs\ntype: project\n---\n\n他们的。\n", encoding="utf-8")
    run_git(home.project, "init", "-q")
    run_git(home.project, "add", "-f", ".memory")
    run_git(home.project, "commit", "-q", "-m", "x")
    with home.running():
        learn(home, RULE, "s1")
        assert home.memories() == [home.memory / "theirs.md"]
        assert home.memoryd("trust", "--yes").returncode == 0
        (home.memory / "mine.md").write_text("我的。\n", encoding="utf-8")
        eventually(lambda: "mine.md" in home.index() and "theirs.md" in home.index())
        learn(home, USE, "s2")
        eventually(lambda: len(home.memories()) == 3)
