"""A process that dies at any moment leaves each memory file whole, old or new, and the next one tidies up."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from memoryd.adapters.memory_dir import DirMemoryStore
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.model import Project
from tests.fakes_memory import change, memory
from tests.needs import needs_strace

TEXT = YamlMemoryText()
OLD, NEW = "old " * 3_000, "new " * 3_000
INDEX = {word: f"# Memory\n\nNotes from earlier sessions, kept by memoryd. {word}\n" for word in ("old", "new")}
SCRIPT = """
import sys
from memoryd.adapters.memory_dir import DirMemoryStore
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.model import Change, Project
from tests.fakes_memory import change, memory
store = DirMemoryStore(Project(sys.argv[1], sys.argv[1] + "/.memory"), YamlMemoryText())
old, new = (change(memory("kept", body=word * 3_000)) for word in ("old ", "new "))
gone = change(memory("gone"))
INDEX = {word: f"# Memory\\n\\nNotes from earlier sessions, kept by memoryd. {word}\\n" for word in ("old", "new")}
print("ready", flush=True)
while True:
    with store.alone():
        store.apply(change(memory("kept", body="new " * 3_000), old.after))
        store.apply(Change("gone.md", "gone", gone.after, "", None))
        store.write_index(INDEX["new"])
    if len(sys.argv) > 2:
        break
    with store.alone():
        store.apply(change(memory("kept", body="old " * 3_000), new.after))
        store.apply(change(memory("gone")))
        store.write_index(INDEX["old"])
"""


@pytest.fixture
def store(tmp_path: Path) -> DirMemoryStore:
    store = DirMemoryStore(Project(str(tmp_path), f"{tmp_path}/.memory"), TEXT)
    store.apply(change(memory("kept", body=OLD)))
    store.apply(change(memory("gone")))
    store.write_index(INDEX["old"])
    return store


def what_must_hold(store: DirMemoryStore, folder: Path) -> None:
    found = {each.file: each.body for each in store.read().memories}
    assert store.read().broken == ()
    assert found.pop("kept.md") in (OLD, NEW)
    archived = [path.read_bytes() for path in folder.glob("archive/*")]
    assert all(content == change(memory("gone")).content.encode() for content in archived)  # type: ignore[union-attr]
    assert found or archived
    assert set(found) <= {"gone.md"}
    assert (folder / "MEMORY.md").read_text() in (INDEX["old"], INDEX["new"])
    with DirMemoryStore(Project(str(folder.parent), str(folder)), TEXT).alone():
        assert [path.name for path in folder.rglob("*.tmp")] == []


def test_kill_at_random_moments(store: DirMemoryStore, tmp_path: Path) -> None:
    chance = random.Random(7)
    for _ in range(25):
        with subprocess.Popen([sys.executable, "-c", SCRIPT, str(tmp_path)], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            with suppress(subprocess.TimeoutExpired):
                process.wait(chance.uniform(0.0, 0.05))
            process.send_signal(signal.SIGKILL)
            assert process.wait(10) == -signal.SIGKILL, "it ended by itself"
        what_must_hold(store, tmp_path / ".memory")


@needs_strace
@pytest.mark.parametrize("call", ["write", "fsync", "rename,renameat,renameat2", "mkdirat", "unlinkat", "flock"])
def test_kill_at_each_system_call(store: DirMemoryStore, tmp_path: Path, call: str) -> None:
    folder, before = tmp_path / ".memory", tmp_path / "before"
    shutil.copytree(folder, before)
    environment = os.environ | {"PYTHONPATH": str(Path.cwd()), "PYTHONDONTWRITEBYTECODE": "1"}
    for number in range(1, 60):
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        trace = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={call}"]
        inject = ["-e", f"inject={call}:signal=KILL:when={number}"]
        command = [*trace, *inject, sys.executable, "-c", SCRIPT, str(tmp_path), "once"]
        done = subprocess.run(command, env=environment, capture_output=True, check=False, timeout=60)
        what_must_hold(store, folder)
        if done.returncode == 0:
            break
    assert number > 1, "nothing was killed"
    assert done.returncode == 0, done.stderr
    assert [each.body for each in store.read().memories] == [NEW]
