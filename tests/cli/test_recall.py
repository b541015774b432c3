"""memoryd recall, as a person or a script runs it: the same by the quick way as by the full one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from memoryd.bootstrap.quick_recall import quick_recall
from memoryd.core.recall_answer import as_json
from tests.cli.running import Home

MEMORIES = {
    "project-smoke.md": ("project", "2026-01-02", "部署到线上之前要先跑一遍冒烟测试。🚀"),
    "feedback-decimal.md": ("feedback", "2026-11-20", "Always use Decimal for money, never float. \u202eRTL\x1b[2J"),
    "reference-docs.md": ("reference", "2026-11-20", "The money docs are at https://docs.example.com/money."),
}


def write(project: Path, file: str, kind: str, updated: str, text: str, more: str = "") -> Path:
    path = project / ".memory" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"---\ntype: {kind}\nupdated: {updated}\n{more}---\n\n{text}\r\n", encoding="utf-8")
    os.utime(path, (1_700_000_000, 1_700_000_000))
    return path


@pytest.fixture
def project(home: Home) -> Path:
    project = home.path / "src" / "商店"
    for file, (kind, updated, text) in MEMORIES.items():
        write(project, file, kind, updated, text)
    git(project, "init", "-q")
    return project


def git(project: Path, *args: str) -> None:
    subprocess.run(["git", "-C", project, "-c", "user.name=a", "-c", "user.email=a@b", *args], check=True)


def settle(project: Path, memory: str = ".memory") -> None:
    """Wait until no file can change again within the clock's tick and look the same."""
    newest = max(path.stat().st_ctime for path in (project / memory).rglob("*"))
    deadline = time.monotonic() + 10
    while time.time() - newest <= 1.05:
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.fixture
def quick(home: Home, project: Path) -> Iterator[tuple[Home, Path]]:
    """A home in which the full way was gone once, so that the quick one is open."""
    settle(project)
    assert home.memoryd("recall", "x", cwd=project).returncode == 0
    yield home, project


def by_quick_way(home: Home, project: Path, request: str, **more: object) -> list[str] | None:
    found = quick_recall(request, str(project), home.env, **more)  # type: ignore[arg-type]
    return None if found is None else [Path(each["source"]).name for each in as_json(*found)]


def by_full_way(home: Home, project: Path, *args: str) -> list[str]:
    # --explain is nothing for the quick way.
    done = home.memoryd("recall", "--explain", "--format", "json", *args, cwd=project)
    assert done.returncode == 0, done.stderr
    return [Path(each["source"]).name for each in json.loads(done.stdout)]


def test_both_ways_print_the_same(quick: tuple[Home, Path]) -> None:
    home, project = quick
    for form in ("text", "json", "xml"):
        args = ("recall", "怎么部署到线上 decimal money", "--format", form)
        assert by_quick_way(home, project, "怎么部署到线上 decimal money") is not None
        short, full = home.memoryd(*args, cwd=project), home.memoryd(*args, "--explain", cwd=project)
        assert short.stdout == full.stdout != ""
        assert short.returncode == full.returncode == 0
        assert "\x1b" not in short.stdout
        assert "\u202e" not in short.stdout


def test_text_tells_what_a_person_needs(quick: tuple[Home, Path]) -> None:
    home, project = quick
    done = home.memoryd("recall", "部署线上", cwd=project)
    assert "project-smoke.md" in done.stdout
    assert "先核实" in done.stdout
    assert "冒烟测试。🚀" in done.stdout


def test_nothing_that_matters_is_said_and_no_failure(quick: tuple[Home, Path]) -> None:
    home, project = quick
    for args in ((), ("--explain",)):
        done = home.memoryd("recall", "what is the capital of Mongolia?", *args, cwd=project)
        assert (done.returncode, done.stdout) == (0, "")
        assert "no memory bears on that" in done.stderr
    assert home.memoryd("recall", "谢谢", "--format", "json", cwd=project).stdout == "[]\n"


def test_a_request_may_be_piped_in_whatever_its_bytes(quick: tuple[Home, Path]) -> None:
    home, project = quick
    assert "project-smoke.md" in home.memoryd("recall", "-", cwd=project, stdin="怎么部署\r\n到线上？").stdout
    run = [sys.executable, "-m", "memoryd", "recall", "-", "--explain"]
    done = subprocess.run(run, cwd=project, env=home.env, input=b"\xff decimal \xfe", capture_output=True, timeout=100)
    assert b"feedback-decimal.md" in done.stdout


@pytest.mark.parametrize(
    "args", [("--max", "0x"), ("--max", "101"), ("--chars", "99"), ("--format", "yaml"), ("--sesion", "x")]
)
def test_a_mistake_is_told_as_for_any_command(home: Home, project: Path, args: tuple[str, ...]) -> None:
    done = home.memoryd("recall", "x", *args, cwd=project)
    assert done.returncode == 2
    assert args[0] in done.stderr


def test_limits_hold(quick: tuple[Home, Path]) -> None:
    home, project = quick
    assert by_quick_way(home, project, "decimal money docs", items=1) == by_full_way(
        home, project, "decimal money docs", "--max", "1"
    )
    done = home.memoryd("recall", "decimal money docs", "--chars", "100", "--format", "json", cwd=project)
    assert sum(len(each["content"]) for each in json.loads(done.stdout)) <= 100


def test_a_session_is_not_given_the_same_twice(quick: tuple[Home, Path]) -> None:
    home, project = quick
    assert by_quick_way(home, project, "decimal float", session="s/../1") == ["feedback-decimal.md"]
    assert by_quick_way(home, project, "decimal float", session="s/../1") == []
    assert by_full_way(home, project, "decimal float", "--session", "s/../1") == []
    assert by_full_way(home, project, "decimal float", "--session", "other") == ["feedback-decimal.md"]
    assert by_quick_way(home, project, "decimal float", session="other") == []
    notes = list((home.path / ".local/state/memoryd/recall/sessions").iterdir())
    assert [path.stat().st_mode & 0o777 for path in notes] == [0o600, 0o600]


def _edit(project: Path) -> None:
    (project / ".memory" / "feedback-decimal.md").write_text("---\ntype: feedback\n---\nnever float\n")


def _add(project: Path) -> None:
    write(project, "project-new.md", "project", "2026-11-20", "a decimal more")


def _remove(project: Path) -> None:
    (project / ".memory" / "feedback-decimal.md").unlink()


def _type_folder(project: Path) -> None:
    write(project, "user/u.md", "user", "2026-11-20", "a decimal person")


def _track(project: Path) -> None:
    git(project, "add", "-f", ".memory/feedback-decimal.md")


def _open_to_others(project: Path) -> None:
    (project / ".memory").chmod(0o777)


def _link(project: Path) -> None:
    (project / ".memory").rename(project.parent / "elsewhere")
    (project / ".memory").symlink_to(project.parent / "elsewhere")


@pytest.mark.parametrize("change", [_edit, _add, _remove, _type_folder, _track, _open_to_others, _link])
def test_whatever_changed_the_quick_way_is_not_gone(quick: tuple[Home, Path], change: object) -> None:
    home, project = quick
    assert by_quick_way(home, project, "decimal float") == ["feedback-decimal.md"]
    change(project)  # type: ignore[operator]
    assert by_quick_way(home, project, "decimal float") is None


def test_a_nearer_memory_closes_the_quick_way(quick: tuple[Home, Path]) -> None:
    home, project = quick
    deep = project / "web" / "src"
    deep.mkdir(parents=True)
    assert home.memoryd("recall", "x", cwd=deep).returncode == 0
    assert by_quick_way(home, deep, "decimal float") == ["feedback-decimal.md"]
    write(project / "web", "feedback-near.md", "feedback", "2026-11-20", "a decimal nearby")
    assert by_quick_way(home, deep, "decimal float") is None
    assert by_quick_way(home, project, "decimal float") == ["feedback-decimal.md"]


def test_git_that_tracks_something_else_does_not_close_the_quick_way(quick: tuple[Home, Path]) -> None:
    home, project = quick
    (project / "code.py").write_text("")
    git(project, "add", "code.py")
    assert by_quick_way(home, project, "decimal float") == ["feedback-decimal.md"]


def test_a_config_that_changes_closes_the_quick_way(quick: tuple[Home, Path]) -> None:
    home, project = quick
    home.config.parent.mkdir(parents=True)
    home.config.write_text("[recall]\nmax_items = 1\n")
    assert by_quick_way(home, project, "decimal money docs") is None
    assert len(by_full_way(home, project, "decimal money docs")) == 1
    assert len(by_quick_way(home, project, "decimal money docs") or ()) == 1


def test_a_state_folder_of_ones_own_is_found_by_the_quick_way(home: Home, project: Path) -> None:
    settle(project)
    home.config.parent.mkdir(parents=True)
    home.config.write_text(f'[state]\ndirectory = "{home.path}/own"\n')
    assert by_full_way(home, project, "decimal float") == ["feedback-decimal.md"]
    assert by_quick_way(home, project, "decimal float") == ["feedback-decimal.md"]
    assert not (home.path / ".local/state").exists()


PERSONAL = "我写代码用四个空格的 decimal 缩进。"


def _with_personal(home: Home, project: Path) -> Path:
    mine = home.path / "mine"
    write(mine, "user-indent.md", "user", "2026-11-20", PERSONAL)
    (mine / ".memory").rename(home.path / "own-memory")
    home.config.parent.mkdir(parents=True)
    home.config.write_text(f'[memory]\npersonal = "{home.path}/own-memory"\n', encoding="utf-8")
    (home.path / "own-memory").chmod(0o700)
    settle(project)
    settle(home.path, "own-memory")
    return home.path / "own-memory"


def test_the_personal_memories_are_recalled_by_the_quick_way_too(home: Home, project: Path) -> None:
    mine = _with_personal(home, project)
    full = by_full_way(home, project, "decimal float 缩进")
    assert set(full) == {"feedback-decimal.md", "user-indent.md"}
    assert by_quick_way(home, project, "decimal float 缩进") == full
    notes = (home.path / ".local/state/memoryd").glob("*")
    told = "".join(path.read_text(encoding="utf-8", errors="replace") for path in notes if path.is_file())
    assert f'"project": {json.dumps(str(mine))}, "files": ["user-indent.md"]' in told


def _personal_edit(mine: Path) -> None:
    (mine / "user-indent.md").write_text("---\ntype: user\n---\ntabs\n", encoding="utf-8")


def _personal_repository(mine: Path) -> None:
    git(mine.parent, "init", "-q")


def _personal_link(mine: Path) -> None:
    mine.rename(mine.parent / "elsewhere")
    mine.symlink_to(mine.parent / "elsewhere")


@pytest.mark.parametrize("change", [_personal_edit, _personal_repository, _personal_link])
def test_what_changed_in_the_personal_folder_closes_the_quick_way(home: Home, project: Path, change: object) -> None:
    mine = _with_personal(home, project)
    assert by_full_way(home, project, "x") == []
    assert by_quick_way(home, project, "decimal float") is not None
    change(mine)  # type: ignore[operator]
    assert by_quick_way(home, project, "decimal float") is None


def test_what_came_with_the_repository_is_shown_when_asked_by_hand_and_marked(home: Home, project: Path) -> None:
    git(project, "add", "-f", ".memory")
    done = home.memoryd("recall", "decimal float", "--format", "json", cwd=project)
    assert [each["note"] for each in json.loads(done.stdout)] == ["came with the repository and is not trusted"]
    assert by_quick_way(home, project, "decimal float") is None


def test_purged_words_are_in_no_index(quick: tuple[Home, Path]) -> None:
    home, project = quick
    write(project, "project-secret.md", "project", "2026-11-20", "the kestrel quartz lagoon word")
    assert by_full_way(home, project, "kestrel quartz") == ["project-secret.md"]
    assert home.memoryd("add", "something else entirely", cwd=project).returncode == 0
    done = home.memoryd("purge", "--match", "kestrel quartz lagoon", "--yes", cwd=project)
    assert done.returncode == 0, done.stderr
    for path in (home.path / ".local/state/memoryd/recall").rglob("*"):
        assert path.is_dir() or b"kestrel" not in path.read_bytes()
    assert by_full_way(home, project, "kestrel quartz") == []


def test_the_quick_way_loads_nothing_that_takes_long(quick: tuple[Home, Path]) -> None:
    home, project = quick
    run = [sys.executable, "-X", "importtime", "-m", "memoryd", "recall", "decimal float", "--session", "x"]
    done = subprocess.run(run, cwd=project, env=home.env, capture_output=True, text=True, timeout=100, check=True)
    assert "feedback-decimal.md" in done.stdout
    loaded = [line.rsplit("|", 1)[1].strip() for line in done.stderr.splitlines() if line.startswith("import time:")]
    after = set(loaded[loaded.index("memoryd") :])
    assert "memoryd.bootstrap.quick_recall" in after
    heavy = {"dataclasses", "argparse", "json", "typing", "pathlib", "yaml", "tomllib", "subprocess", "inspect"}
    # What `sqlite3` loads beside the library itself.
    heavy |= {"re", "datetime", "sqlite3.dbapi2"}
    heavy |= {"memoryd.config", "memoryd.core.model", "memoryd.core.text", "memoryd.cli.boundary", "memoryd.ports"}
    assert after & heavy == set()
