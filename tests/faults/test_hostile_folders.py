"""Rows 49, 50, 51 and 53 through the whole daemon: links, names, keys and files that somebody else put there."""

from __future__ import annotations

import json
import re
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.core.test_secret_places import EVERY
from tests.e2e.running import eventually
from tests.faults.asking import asked_about, home_that_asks, remembering
from tests.faults.harness import FaultyHome
from tests.messages_api import MessagesApi, Received, Reply, operations

NAMES = (
    "../x", "../../.bashrc", "/etc/passwd", "a\0b", "x" * 300, "\u202egnp.exe", ".git/hooks/pre-commit", "MEMORY.md",
    "con", "..", "", " ", "名/字", "a\nb", "🚀", "--help", "-rf", "$(touch x)", "archive/old", "C:\\x",
)  # fmt: skip
RACE_SECONDS = 4.0
SAFE = re.compile(r"[\w-]{1,120}\.md")


@pytest.fixture
def home(tmp_path: Path) -> FaultyHome:
    return FaultyHome(tmp_path)


def wait_for_turns(home: FaultyHome, turns: int) -> None:
    """Wait until so many turns are through, kept or set aside."""
    query = "SELECT count(*) FROM turns WHERE state IN ('done', 'quarantined')"
    eventually(lambda: home.oracle.rows(query) == [(turns,)], 60)


# Row 49: where the folder leads.


@contextmanager
def racing(home: FaultyHome, outside: Path) -> Iterator[None]:
    """Swap the memory folder for a link that leads out of the project, and back, as fast as can be."""
    stop, aside = threading.Event(), home.project / "aside"

    def swap() -> None:
        while not stop.is_set():
            with suppress(OSError):
                home.memory.rename(aside)
                home.memory.symlink_to(outside)
            # Whatever is there now, a folder made anew in between included.
            with suppress(OSError):
                home.memory.unlink()
            if aside.exists():
                if home.memory.is_dir():
                    shutil.copytree(home.memory, aside, dirs_exist_ok=True)
                shutil.rmtree(home.memory, ignore_errors=True)
                with suppress(OSError):
                    aside.rename(home.memory)

    racer = threading.Thread(target=swap)
    racer.start()
    try:
        yield
    finally:
        stop.set()
        racer.join()


@pytest.mark.faults
def test_a_folder_that_is_swapped_for_a_link_leads_nothing_out_and_a_link_is_told(home: FaultyHome) -> None:
    outside = home.folder / "outside"
    outside.mkdir()
    with home.running():
        home.remember([0])
        home.end()
        home.wait_for([0])
        with racing(home, outside):
            began = time.monotonic()
            for number in range(1, 15):
                home.remember([number])
                eventually(lambda: time.monotonic() - began > number * RACE_SECONDS / 15)  # noqa: B023
            home.end()
        assert list(outside.iterdir()) == []
        shutil.rmtree(home.memory, ignore_errors=True)
        home.memory.symlink_to(outside)
        home.remember([20])
        home.end()
        eventually(lambda: home.oracle.status_says(str(home.memory), "is a link that leads elsewhere", "replace it"))
        assert list(outside.iterdir()) == []
        home.memory.unlink()
        home.wait_for([*range(15), 20])
        home.oracle.well_within()
        assert list(outside.iterdir()) == []


# Row 50: names that a model gives.


@pytest.mark.faults
def test_a_name_from_the_model_is_a_file_in_the_folder_and_the_same_one_each_time(tmp_path: Path) -> None:
    def naming(request: Received) -> Reply:
        kept = json.loads(json.loads(remembering(request).body)["content"][0]["text"])["operations"]
        return operations(*(each | {"name": NAMES[asked_about(request)[0]]} for each in kept))

    found: list[list[str]] = []
    with MessagesApi(naming) as api:
        for attempt in ("first", "second"):
            (tmp_path / attempt).mkdir()
            home = home_that_asks(tmp_path / attempt, api.url)
            with home.running():
                home.remember(range(len(NAMES)))
                home.end()
                wait_for_turns(home, len(NAMES) + 1)
            others = [path for path in home.folder.rglob("*") if path.is_file() and home.memory not in path.parents]
            assert {path.parts[len(home.folder.parts)] for path in others} <= {
                "agent", "state", "config.toml", "memoryd.log", "tmp", ".cache",
            }  # fmt: skip
            found.append([path.name for path in home.memories()])
            assert all(SAFE.fullmatch(name) for name in found[-1]), found[-1]
            # What has no letter in it is no name, and one that is far too long makes no answer.
            kept = set(home.oracle.kept())
            assert len(kept) > len(NAMES) // 2
            home.oracle.turns_once(kept)
            home.oracle.index_is_a_rebuild()
    assert found[0] == found[1]


# Row 51: keys.


def telling(secret: str) -> list[dict[str, object]]:
    """Return the records of a turn that holds a key wherever one may stand."""
    use = {"type": "tool_use", "id": "t", "name": "bash", "input": {"command": f"curl -H 'X: {secret}' x.io"}}
    result = {"type": "tool_result", "tool_use_id": "t", "content": json.dumps({"out": f"done\n{secret}\n"})}
    return [
        {"role": "user", "content": f"Remember that the key is {secret}.\n```sh\nexport X={secret}\n```"},
        {"role": "assistant", "content": [{"type": "text", "text": f"记住了：{secret}"}, use]},
        {"role": "user", "content": [result]},
        {"role": "assistant", "content": f"It is {secret}, as escaped: {json.dumps(json.dumps(secret))}"},
    ]


@pytest.mark.faults
def test_of_sixty_keys_in_all_places_none_is_in_a_request_a_file_the_log_or_the_ledger(tmp_path: Path) -> None:
    def quoting(request: Received) -> Reply:
        said = request.words.partition("\nTurn ")[2]
        lines = [line for line in said.splitlines() if "key is" in line][:5]
        kept = {"op": "create", "type": "project", "scope": "persistent", "target": "", "expires": ""}
        return operations(
            *(kept | {"name": line[:40], "description": line, "body": line, "evidence": line} for line in lines)
        )

    with MessagesApi(quoting) as api:
        home = home_that_asks(tmp_path, api.url, deadline=10)
        text = home.config.read_text(encoding="utf-8").replace("batch_turns = 1", "batch_turns = 8")
        home.config.write_text(text, encoding="utf-8")
        with home.running():
            for number, secret in enumerate(EVERY.values()):
                records = [record | {"cwd": str(home.project)} for record in telling(secret)]
                home.append(f"s{number % 3}", "".join(json.dumps(each) + "\n" for each in records).encode())
            for number in range(3):
                home.end(f"s{number}")
            wait_for_turns(home, len(EVERY) + 3)
        assert len(api.received) > 4
        written = [path for path in home.folder.rglob("*") if path.is_file() and home.sessions not in path.parents]
        everything = {str(path): path.name.encode() + path.read_bytes() for path in written}
        everything |= {f"request {number}": request.body for number, request in enumerate(api.received)}
        leaks = {
            (kind, where) for kind, secret in EVERY.items() for where, held in everything.items()
            if secret[-14:].encode() in held
        }  # fmt: skip
        assert leaks == set()


# Row 53: what somebody drops into the folder.


def bomb(levels: int = 9) -> str:
    lines = ['a0: &a0 ["x"]'] + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, levels)]
    return "---\n" + "\n".join(lines) + "\n---\n\nx\n"


@pytest.mark.faults
def test_files_that_are_no_memories_are_left_out_of_the_index_and_told(home: FaultyHome) -> None:
    with home.running():
        home.remember([0])
        home.end()
        home.wait_for([0])
        dropped = {
            "bomb.md": bomb().encode(), "large.md": b"---\nname: " + b"x" * 1_000_000 + b"\n---\n\nx\n",
            "binary.md": bytes(range(256)) * 100,
        }  # fmt: skip
        for name, content in dropped.items():
            (home.memory / name).write_bytes(content)
        for name in dropped:
            eventually(lambda: home.oracle.status_says(name))  # noqa: B023
        home.remember([1])
        home.end()
        home.wait_for([0, 1])
        eventually(lambda: "service-1" in home.index())
        assert not [name for name in dropped if name in home.index()]
        home.oracle.index_is_a_rebuild()
        assert {name: (home.memory / name).read_bytes() for name in dropped} == dropped
        for name in dropped:
            (home.memory / name).unlink()
        home.oracle.well_within()
        home.oracle.all_holds([0, 1])
