"""A project is consolidated once at a time, whoever asks: enough changes, a command, another memoryd."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e.running import PATIENCE, Home, eventually
from tests.e2e.test_model import home_with
from tests.e2e.tidying import TWINS, found, text_of
from tests.messages_api import MessagesApi, Received, Reply, message

FILES = [f"feedback-{name}.md" for name in TWINS]
MERGED = {"files": FILES[:2], "name": "pnpm", "description": "Use pnpm, never npm.", "type": "feedback",
          "body": "Use pnpm, never npm."}  # fmt: skip
ANSWER = json.dumps({"merge": [MERGED], "retire": [], "split": [], "rename": [], "move": []})
SECOND = "is being consolidated by process"


class SlowModel:
    """Answers nobody before it is let to, and counts how many ask at the same time."""

    def __init__(self) -> None:
        self.asked, self.may_answer = threading.Event(), threading.Event()
        self.guard = threading.Lock()
        self.now = self.most = self.all = 0

    def __call__(self, _received: Received) -> Reply:
        with self.guard:
            self.now, self.all = self.now + 1, self.all + 1
            self.most = max(self.most, self.now)
        self.asked.set()
        self.may_answer.wait(PATIENCE)
        with self.guard:
            self.now -= 1
        return message(ANSWER)


@contextmanager
def slow(folder: Path, more: str = "") -> Iterator[tuple[Home, SlowModel]]:
    """Give a home with something to consolidate, and the slow model that its config names."""
    model = SlowModel()
    with MessagesApi(model) as api:
        home = home_with(folder, api, f"[consolidation]\n{more}")
        words = home.config.read_text(encoding="utf-8").replace("deadline_seconds = 2", "deadline_seconds = 60")
        home.config.write_text(words, encoding="utf-8")
        home.memory.mkdir()
        for name, (said, evidence) in TWINS.items():
            (home.memory / f"feedback-{name}.md").write_text(text_of(name, said, evidence), encoding="utf-8")
        assert home.memoryd("reindex").returncode == 0
        try:
            yield home, model
        finally:
            model.may_answer.set()


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
    with slow(tmp_path, "threshold = 1\n") as (home, model), home.running():
        # One change is enough here.
        (home.memory / "feedback-one.md").write_text(text_of("one", "一个服务。", "一个服务"), encoding="utf-8")
        assert model.asked.wait(PATIENCE)
        assert told(home.memoryd("consolidate"))
        assert told(home.memoryd("consolidate", "--dry-run"))
        with_a_ledger_of_its_own(home)
        assert told(home.memoryd("consolidate"))
        new = home.memory / "feedback-new.md"
        new.write_text(text_of("new", "每个服务有自己的队列。", "自己的队列"), encoding="utf-8")
        # What needs no model goes on meanwhile.
        eventually(lambda: "(feedback-new.md)" in home.index())
        assert model.all == 1
        model.may_answer.set()
        # What changed meanwhile was enough for another one: after the first.
        eventually(lambda: home.log.read_text(encoding="utf-8").count('"event": "consolidated"') == 2)
        assert "feedback-pnpm.md" in found(home)
    assert model.most == 1


def test_a_command_is_told_what_another_command_does(tmp_path: Path) -> None:
    with slow(tmp_path) as (home, model):
        first = subprocess.Popen(
            home.command("consolidate"), cwd=home.project, env=home.environment(), stdout=subprocess.PIPE, text=True
        )
        assert model.asked.wait(PATIENCE)
        assert told(home.memoryd("consolidate"))
        model.may_answer.set()
        first.communicate(timeout=PATIENCE)
        assert first.returncode == 0
        assert "feedback-pnpm.md" in found(home)
    assert model.most == 1
