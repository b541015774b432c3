"""A memory in the person's editor; the editor is a script that does what the test says."""

from __future__ import annotations

import os
import pty
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.cli.running import Home

EDITOR = """
import pathlib, sys
todo = pathlib.Path(sys.argv[1])
step, _, rest = todo.read_text(encoding="utf-8").partition("\\n====\\n")
todo.write_text(rest, encoding="utf-8")
exec(step, {"file": pathlib.Path(sys.argv[2])})
"""


class Desk:
    """A project with one memory, and an editor that does one step each time it is opened."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.project = home.path / "src" / "网店"
        self.project.mkdir(parents=True)
        self.script, self.todo = home.path / "my editor.py", home.path / "todo"
        self.script.write_text(EDITOR, encoding="utf-8")
        added = home.memoryd("add", "以后都用 pnpm。", "--name", "pnpm", "--type", "feedback", cwd=self.project)
        assert added.returncode == 0, added.stderr

    @property
    def memory(self) -> Path:
        (path,) = (path for path in (self.project / ".memory").glob("*.md") if path.name != "MEMORY.md")
        return path

    @property
    def env(self) -> dict[str, str]:
        words = (sys.executable, str(self.script), str(self.todo))
        return {"EDITOR": "/bin/false", "VISUAL": " ".join(map(shlex.quote, words))}

    @property
    def kept(self) -> list[Path]:
        return sorted((self.home.path / ".local" / "state" / "memoryd" / "edits").glob("*"))

    def edit(self, *steps: str, name: str = "pnpm", more: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
        self.todo.write_text("\n====\n".join(steps), encoding="utf-8")
        return self.home.memoryd("edit", name, *more, cwd=self.project, env=self.env)


@pytest.fixture
def desk(home: Home) -> Desk:
    return Desk(home)


def put(text: str) -> str:
    return f"file.write_bytes({text.encode()!r})"


def replaced(old: str, new: str) -> str:
    return f"file.write_text(file.read_text('utf-8').replace({old!r}, {new!r}), 'utf-8')"


def test_what_is_saved_is_the_memory_and_nothing_is_left_behind(desk: Desk) -> None:
    run = desk.edit(replaced("以后都用 pnpm。", "以后都用 yarn。🧶"))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"wrote {desk.memory}\n"
    assert "以后都用 yarn。🧶" in desk.memory.read_text(encoding="utf-8")
    assert "yarn" in (desk.project / ".memory" / "MEMORY.md").read_text(encoding="utf-8")
    assert desk.kept == []


def test_an_editor_that_saves_by_a_new_file_is_understood(desk: Desk) -> None:
    rename = "import os; new = file.with_suffix('.tmp'); new.write_text('Mine.\\n'); os.replace(new, file)"
    assert desk.edit(rename).returncode == 0
    assert desk.memory.read_text(encoding="utf-8") == "Mine.\n"


def test_who_changes_nothing_changes_nothing(desk: Desk) -> None:
    before = desk.memory.read_bytes()
    run = desk.edit("pass")
    assert (run.returncode, run.stdout) == (0, "nothing was changed\n")
    assert (desk.memory.read_bytes(), desk.kept) == (before, [])


def test_an_editor_that_takes_the_draft_away_changes_nothing_and_it_is_said_what_to_do(desk: Desk) -> None:
    before = desk.memory.read_bytes()
    run = desk.edit("file.unlink()")
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (1, "", 1)
    assert "took away the file it was given" in run.stderr
    assert "nothing was changed: edit again and save under the same name, or use `memoryd rm`" in run.stderr
    assert (desk.memory.read_bytes(), desk.kept) == (before, [])


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (put("---\nname: [\n---\n我的话。\n"), "its front matter is not YAML"),
        (put("---\nname: x\ntype: rule\n---\n我的话。\n"), "`type: rule` is not known"),
        ("file.write_bytes(b'\\xff\\xfe')", "it is not UTF-8 text"),
        (put("我的话 ghp_" + "a1B2c3D4e5F6" * 3), "it holds a secret"),
    ],
)
def test_what_makes_no_memory_is_kept_in_a_file_that_is_named(desk: Desk, step: str, reason: str) -> None:
    before = desk.memory.read_bytes()
    run = desk.edit(step)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (1, "", 1)
    (kept,) = desk.kept
    assert reason in run.stderr
    assert f"your text is in {kept}" in run.stderr
    assert kept.stat().st_mode & 0o777 == 0o600
    assert desk.memory.read_bytes() == before


def test_a_text_that_was_kept_is_gone_on_with_by_the_command_that_is_told(desk: Desk) -> None:
    run = desk.edit(put("---\nname: x\ntype: rule\n---\n我的话。\n"))
    (kept,) = desk.kept
    assert "mend or remove" not in run.stderr
    told = re.search(r"`memoryd (edit .*)` goes on with it", run.stderr)
    assert told, run.stderr
    _, name, *more = shlex.split(told[1])
    again = desk.edit("raise SystemExit(3)", name=name, more=more)
    assert (again.returncode, kept.exists(), len(desk.kept)) == (1, True, 2)
    assert desk.edit(replaced("type: rule", "type: user"), name=name, more=more).returncode == 0
    assert desk.memory.read_text(encoding="utf-8") == "---\nname: x\ntype: user\n---\n我的话。\n"
    assert not kept.exists()
    mine = desk.home.path / "mine.md"
    mine.write_text("Mine.\n", encoding="utf-8")
    assert desk.edit("pass", name=desk.memory.name, more=["--from", str(mine)]).returncode == 0
    assert (desk.memory.read_text(encoding="utf-8"), mine.exists()) == ("Mine.\n", True)
    assert "there is no such file" in desk.edit("pass", name=desk.memory.name, more=["--from", "nothing"]).stderr


def test_a_file_that_changed_meanwhile_stands_and_so_does_the_persons_text(desk: Desk) -> None:
    path = desk.memory
    other = f"import pathlib; pathlib.Path({str(path)!r}).write_text('Somebody else.\\n'); " + put("我的话。\n")
    run = desk.edit(other)
    (kept,) = desk.kept
    assert (run.returncode, "changed while you edited it" in run.stderr) == (1, True)
    assert str(kept) in run.stderr
    assert kept.read_text(encoding="utf-8") == "我的话。\n"
    assert path.read_text(encoding="utf-8") == "Somebody else.\n"


def test_an_editor_that_fails_changes_nothing(desk: Desk) -> None:
    before = desk.memory.read_bytes()
    run = desk.edit(put("half") + "; raise SystemExit(3)")
    (kept,) = desk.kept
    assert run.returncode == 1
    assert re.search(rf"ended with 3; your text is in {re.escape(str(kept))}", run.stderr)
    assert desk.memory.read_bytes() == before
    assert desk.edit("raise SystemExit(3)").returncode == 1
    assert desk.kept == [kept]


@pytest.mark.parametrize(
    ("editor", "reason"),
    [("/no/such/editor", "cannot be run"), ("'", "is no command"), ("touch $(touch oops) ; touch oops2", "nothing")],
)
def test_no_shell_reads_the_editors_name(desk: Desk, editor: str, reason: str) -> None:
    run = desk.home.memoryd("edit", "pnpm", cwd=desk.project, env={"EDITOR": editor})
    assert reason in run.stderr + run.stdout
    assert "oops" not in {path.name for path in desk.project.iterdir()}


def test_a_broken_file_can_be_mended(desk: Desk) -> None:
    desk.memory.write_bytes(b"---\nname: [\n---\nSaid.\n")
    assert desk.edit(put("Said.\n"), name=desk.memory.name).returncode == 0
    assert desk.memory.read_text(encoding="utf-8") == "Said.\n"
    assert "there is no memory" in desk.edit("pass", name="nothing").stderr


def on_a_terminal(desk: Desk, answer: bytes, steps: list[str]) -> tuple[int, str]:
    desk.todo.write_text("\n====\n".join(steps), encoding="utf-8")
    master, slave = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "memoryd", "edit", "pnpm"], cwd=desk.project, env=desk.home.env | desk.env,
        stdin=slave, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        os.write(master, answer)
        out, _ = running.communicate(timeout=60)
    finally:
        running.kill()
        running.wait()
        os.close(master)
        os.close(slave)
    return running.returncode, out.decode()


@pytest.mark.parametrize(
    ("answer", "check"),
    [
        (b"y\n", lambda desk, code: code == 0 and desk.memory.read_text("utf-8") == "终于。\n" and not desk.kept),
        (b"n\n", lambda desk, code: code == 1 and "pnpm" in desk.memory.read_text("utf-8") and len(desk.kept) == 1),
    ],
)
def test_after_an_error_the_editor_is_offered_again(
    desk: Desk, answer: bytes, check: Callable[[Desk, int], bool]
) -> None:
    code, out = on_a_terminal(desk, answer, [put("---\nname: [\n---\n"), put("终于。\n")])
    assert "Open the editor again? [Y/n]" in out
    assert check(desk, code), out


def test_the_other_commands_of_ones_own_hand(desk: Desk) -> None:
    said = desk.memory.read_text(encoding="utf-8").split("---")[2]
    for args, told in [
        (("pin", "pnpm"), "is pinned"),
        (("unpin", "pnpm"), "is not pinned"),
        (("mv", "pnpm", "包管理器"), "包管理器 now"),
        (("adopt", "包管理器"), "may update, merge and retire 包管理器"),
    ]:
        run = desk.home.memoryd(*args, cwd=desk.project)
        assert (run.returncode, told in run.stdout) == (0, True), run.stderr
    assert desk.memory.name == "feedback-包管理器.md"
    assert desk.memory.read_text(encoding="utf-8").split("---")[2] == said
    assert "was removed" in desk.home.memoryd("unforget", "pnpm", cwd=desk.project).stderr
