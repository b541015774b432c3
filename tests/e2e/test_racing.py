"""Two memoryd, an editor, a shell and git on one folder at the same moment: nobody's words are lost."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.adapters.repositories import run_git
from tests.e2e.running import Home

ROUNDS = 8

MEMORYD = """
import sys, time
from pathlib import Path
from memoryd import bootstrap
from memoryd.config import load, platform_places
from memoryd.core.commands import Command
from memoryd.core.errors import MemorydError
import os
config, project, who, rounds = load(Path(sys.argv[1]), os.environ, platform_places()), *sys.argv[2:5]
for number in range(int(rounds)):
    text = f"{who} 记住第 {number} 条。🔑 {who}-{number}"
    restore = ("restore", {"name": "restored.md", "at": repr(time.time() - 1)})
    for name, args in [
        ("add", {"text": text, "type": "project", "name": f"{who}-{number}"}),
        ("pin", {"name": "saved"}), ("pin", {"name": "appended"}),
        ("unpin", {"name": "saved"}), ("unpin", {"name": "appended"}),
        restore, restore,
    ] + 3 * [("pin", {"name": "appended"}), ("unpin", {"name": "appended"})]:
        while True:
            try:
                bootstrap.perform(config, Command(name, project, args))
                break
            except MemorydError as error:
                # Somebody else wrote the file, or git has taken the folder's files away for a moment.
                if name == "add":
                    print(error, flush=True)
                    continue
                break
"""

EDITOR = """
import os, sys, time
from pathlib import Path
file, todo = Path(sys.argv[1]), Path(sys.argv[2])
buffer = file.read_bytes()
number = 0
while todo.exists() and number < 2000:
    time.sleep((number * 7919 % 23) / 1000)
    number += 1
    buffer += f"第 {number} 次保存\\n".encode()
    how = number % 3
    if how == 0:
        with open(file, "wb") as out:
            out.write(buffer)
    elif how == 1:
        new = file.with_name(".saved.swp")
        new.write_bytes(buffer)
        os.replace(new, file)
    else:
        with open(file, "r+b") as out:
            out.write(buffer)
            out.truncate()
print(number)
"""

SHELL = """
import sys, time
from pathlib import Path
file, todo = Path(sys.argv[1]), Path(sys.argv[2])
number = 0
while todo.exists() and number < 2000:
    time.sleep((number * 7919 % 23) / 1000)
    number += 1
    with open(file, "ab") as out:
        out.write(f"追加 {number}\\n".encode())
print(number)
"""


class Race:
    """One project, and two memoryd with a state folder each."""

    def __init__(self, folder: Path) -> None:
        self.home = Home(folder)
        self.todo = folder / "racing"
        self.todo.touch()
        project = self.home.project
        self.memory = project / ".memory"
        self.memory.mkdir()
        run_git(project, "init", "-q")
        for branch in ("main", "side"):
            if branch == "side":
                run_git(project, "checkout", "-q", "-b", branch)
            for number in range(6):
                self.write(f"tracked-{number}", f"{branch} {number}")
            if branch == "side":
                (self.memory / "tracked-0.md").unlink()
            run_git(project, "add", "-A", "-f", ".memory")
            run_git(project, "commit", "-q", "-m", branch)
        run_git(project, "checkout", "-q", "main")
        for name in ("saved", "appended", "restored"):
            self.write(name, "开始")
        assert self.home.memoryd("trust", "--yes").returncode == 0

    def write(self, name: str, words: str) -> None:
        text = f"---\nname: {name}\ndescription: About {name}.\ntype: project\n---\n\n{words}\n"
        (self.memory / f"{name}.md").write_text(text, encoding="utf-8")

    def start(self, script: str, *arguments: str) -> subprocess.Popen[str]:
        environment = self.home.env | {"PYTHONPATH": str(Path(__file__).parents[2])}
        return subprocess.Popen(
            [sys.executable, "-c", script, *arguments], env=environment, cwd=self.home.project,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def memoryd(self, who: str) -> subprocess.Popen[str]:
        config = self.home.folder / f"{who}.toml"
        state = f'[state]\ndirectory = "{self.home.folder / who}"\n'
        config.write_text(
            f'[[sessions]]\npath = "{self.home.sessions}"\nagent = "generic"\n\n{state}', encoding="utf-8"
        )
        return self.start(MEMORYD, str(config), str(self.home.project), who, str(ROUNDS))


@pytest.fixture
def race(tmp_path: Path) -> Iterator[Race]:
    race = Race(tmp_path)
    yield race
    race.todo.unlink(missing_ok=True)


def ended(process: subprocess.Popen[str]) -> str:
    try:
        out, errors = process.communicate(timeout=120)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0, errors
    return out


def text_of(race: Race, name: str) -> str:
    return (race.memory / f"{name}.md").read_text(encoding="utf-8")


def journal_of(race: Race, who: str) -> tuple[int, str]:
    """Return how often a memoryd restored a file, and all that its journal keeps."""
    with closing(sqlite3.connect(race.home.folder / who / "ledger.sqlite3")) as database:
        contents = database.execute("SELECT content FROM journal_contents").fetchall()
        restores = database.execute("SELECT count(*) FROM journal_entries WHERE detail = 'restore'").fetchone()
    return restores[0], "".join(zlib.decompress(content).decode("utf-8", "replace") for (content,) in contents)


def test_nobody_loses_a_word_to_anybody_else(race: Race) -> None:
    editor = race.start(EDITOR, str(race.memory / "saved.md"), str(race.todo))
    shell = race.start(SHELL, str(race.memory / "appended.md"), str(race.todo))
    slower = SHELL.replace("1000)", "100)")
    other = race.start(slower, str(race.memory / "restored.md"), str(race.todo))
    both = [race.memoryd("one"), race.memoryd("two")]
    switches = 0
    while any(process.poll() is None for process in both):
        run_git(race.home.project, "checkout", "-q", "side" if switches % 2 == 0 else "main")
        switches += 1
    race.todo.unlink()
    for process in both:
        ended(process)
    saved, appended, restored = int(ended(editor)), int(ended(shell)), int(ended(other))
    run_git(race.home.project, "checkout", "-q", "main")
    assert min(saved, appended, switches) > 5
    kept = "".join(path.read_text("utf-8") for path in (race.memory / "archive").glob("*.md"))
    last = {*text_of(race, "saved").splitlines()}
    assert [n for n in range(1, saved + 1) if f"第 {n} 次保存" not in last] == []
    lines = {*(text_of(race, "appended") + kept).splitlines()}
    assert [n for n in range(1, appended + 1) if f"追加 {n}" not in lines] == []
    journaled = [journal_of(race, who) for who in ("one", "two")]
    assert sum(restores for restores, _ in journaled) > 2, journaled[0][0]
    lines = {*(text_of(race, "restored") + kept + "".join(words for _, words in journaled)).splitlines()}
    assert [n for n in range(1, restored + 1) if f"追加 {n}" not in lines] == [], "what was taken back is in a journal"
    for who in ("one", "two"):
        assert [n for n in range(ROUNDS) if f"🔑 {who}-{n}\n" not in text_of(race, f"project-{who}-{n}")] == []
    assert [text_of(race, f"tracked-{n}").endswith(f"main {n}\n") for n in range(6)] == [True] * 6
    status = subprocess.run(
        ["git", "-C", str(race.home.project), "status", "--porcelain", "-uno"], capture_output=True, check=True
    )
    assert status.stdout == b""
    assert race.home.memoryd("reindex").returncode == 0
    index = (race.memory / "MEMORY.md").read_text(encoding="utf-8")
    assert index.count("](") == len([path for path in race.memory.glob("*.md") if path.name != "MEMORY.md"])
    assert "nothing to change" in race.home.memoryd("reindex").stdout
