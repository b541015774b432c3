"""A project is consolidated once at a time, whoever asks: enough changes, a command, another memoryd."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tests.adapters.llm.stand_in import result
from tests.e2e.running import PATIENCE, Home, eventually
from tests.e2e.tidying import TWINS, found, text_of

FILES = [f"feedback-{name}.md" for name in TWINS]
MERGED = {"files": FILES[:2], "name": "pnpm", "description": "Use pnpm, never npm.", "type": "feedback",
          "body": "Use pnpm, never npm."}  # fmt: skip
ANSWER = json.dumps({"merge": [MERGED], "retire": [], "split": [], "rename": [], "move": []})
SECOND = "is being consolidated by process"
_CLIENT = """#!/bin/sh
PATH=/usr/bin:/bin
cd '{folder}' || exit
cat > /dev/null
mkdir "now-$$"
[ "$(ls -d now-* | wc -l)" -eq 1 ] || mkdir two
mkdir "asked-$$"
until [ -e may-answer ]; do sleep 0.05; done
rmdir "now-$$"
cat answer
"""


class SlowModel:
    """A client that answers nobody before it is let to; a shell script, for it is started while others wait."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir()
        (folder / "answer").write_text(result(ANSWER), encoding="utf-8")
        (folder / "claude").write_text(_CLIENT.format(folder=folder), encoding="utf-8")
        (folder / "claude").chmod(0o755)

    @property
    def asked(self) -> int:
        """How often it was asked."""
        return len(list(self._folder.glob("asked-*")))

    @property
    def twice_at_once(self) -> bool:
        """Whether it was ever asked while it was being asked."""
        return (self._folder / "two").exists()

    def may_answer(self) -> None:
        """Let it answer, whoever asks and will ask."""
        (self._folder / "may-answer").touch()


@contextmanager
def slow(folder: Path, more: str = "") -> Iterator[tuple[Home, SlowModel]]:
    """Give a home with something to consolidate, and the slow model that its config names."""
    model = SlowModel(folder / "client")
    backend = '[extraction]\nbackend = "claude-cli"\nbatch_seconds = 0\n'
    home = Home(folder / "home", f"{backend}[consolidation]\n{more}")
    home.env["PATH"] = f"{folder / 'client'}:{home.env['PATH']}"
    home.memory.mkdir()
    for name, (said, evidence) in TWINS.items():
        (home.memory / f"feedback-{name}.md").write_text(text_of(name, said, evidence), encoding="utf-8")
    try:
        yield home, model
    finally:
        model.may_answer()


def told(done: subprocess.CompletedProcess[str]) -> bool:
    """Tell whether a command was refused in one plain line: who does it, since when, and what to do."""
    line = done.stderr.strip()
    plain = done.stdout == "" and "\n" not in line and "; wait until that has ended; `memoryd log` shows" in line
    return done.returncode == 1 and plain and SECOND in line


def with_a_ledger_of_its_own(home: Home) -> None:
    """Have the commands from here on come from another memoryd, which only has the memory folder in common."""
    other = home.folder / "other.toml"
    words = home.config.read_text(encoding="utf-8").replace(str(home.state), str(home.folder / "other"))
    other.write_text(words, encoding="utf-8")
    home.config = other


def test_the_daemon_does_one_at_a_time_however_many_ask(tmp_path: Path) -> None:
    with slow(tmp_path, "threshold = 1\n") as (home, model):
        assert home.memoryd("reindex").returncode == 0
        with home.running():
            # One change is enough here.
            (home.memory / "feedback-one.md").write_text(text_of("one", "一个服务。", "一个服务"), encoding="utf-8")
            eventually(lambda: model.asked)
            with ThreadPoolExecutor() as others:
                assert all(map(told, others.map(lambda more: home.memoryd("consolidate", *more), ([], ["--dry-run"]))))
            with_a_ledger_of_its_own(home)
            assert told(home.memoryd("consolidate"))
            new = home.memory / "feedback-new.md"
            new.write_text(text_of("new", "每个服务有自己的队列。", "自己的队列"), encoding="utf-8")
            # What needs no model goes on meanwhile.
            eventually(lambda: "(feedback-new.md)" in home.index())
            assert model.asked == 1
            model.may_answer()
            # What changed meanwhile was enough for another one: after the first.
            eventually(lambda: home.log.read_text(encoding="utf-8").count('"event": "consolidated"') == 2)
            assert "feedback-pnpm.md" in found(home)
    assert not model.twice_at_once


def test_a_command_is_told_what_another_command_does(tmp_path: Path) -> None:
    with slow(tmp_path) as (home, model):
        first = subprocess.Popen(
            home.command("consolidate"), cwd=home.project, env=home.environment(), stdout=subprocess.PIPE, text=True
        )
        eventually(lambda: model.asked)
        assert told(home.memoryd("consolidate"))
        model.may_answer()
        first.communicate(timeout=PATIENCE)
        assert first.returncode == 0
        assert "feedback-pnpm.md" in found(home)
    assert not model.twice_at_once
