"""Random things done to real files, held against a model: each complete line that was there to be seen, once.

The model knows nothing of offsets: it notes which complete lines stood in the files each time memoryd looked. All of
them must be in the ledger then, each under one key, and told once.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from memoryd import agents
from memoryd.core.errors import RecordError
from memoryd.pipeline.known_files import GONE_SECONDS
from tests.pipeline.intake_house import House, WholeTurnFormat, line, said

NAMES = st.sampled_from(["a.jsonl", "b.jsonl", "p/c.jsonl", "p/q/中.jsonl"])
SHARES = st.floats(0, 1)


class KilledError(BaseException):
    """Stand for kill -9 at a write of the ledger."""


class Files(RuleBasedStateMachine):
    """Session files, memoryd, and what must be known."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="memoryd-model-"))
        self.expected: set[str] = set()
        self.count = 0
        self.aged = 0

    @initialize()
    def begin(self) -> None:
        self.house = House(self.folder / "sessions")
        self.house.folder.mkdir()
        self.house.rescan()

    # What an agent, an editor or a person does.

    def fresh(self, many: int) -> bytes:
        self.count += many
        return b"".join(line(f"{number}", say=f"第{number}") for number in range(self.count - many, self.count))

    @rule(name=NAMES, many=st.integers(0, 6), share=SHARES)
    def append(self, name: str, many: int, share: float) -> None:
        content = self.fresh(many + 1)
        last = content.rfind(b"\n", 0, len(content) - 1) + 1
        self.house.append(name, content[: last + int(share * (len(content) - last))])

    @rule(name=NAMES)
    def end_the_line(self, name: str) -> None:
        self.house.append(name, b"\n")

    @rule(name=NAMES, share=SHARES)
    def truncate(self, name: str, share: float) -> None:
        if (path := self.house.folder / name).exists():
            os.truncate(path, int(share * path.stat().st_size))

    @rule(name=NAMES, many=st.integers(0, 8))
    def write_anew_in_place(self, name: str, many: int) -> None:
        self.house.write(name, self.fresh(many))

    @rule(name=NAMES, many=st.integers(1, 3), share=SHARES)
    def replace_by_an_edited_copy(self, name: str, many: int, share: float) -> None:
        path = self.house.folder / name
        if not path.exists():
            return
        old = path.read_bytes().splitlines(keepends=True)
        at = int(share * len(old))
        other = self.folder / "other"
        other.write_bytes(b"".join([*old[:at], self.fresh(many), *old[at + 1 :]]))
        other.replace(path)

    @rule(name=NAMES, to=NAMES)
    def rename(self, name: str, to: str) -> None:
        if (path := self.house.folder / name).exists():
            (self.house.folder / to).parent.mkdir(parents=True, exist_ok=True)
            path.rename(self.house.folder / to)

    @rule(name=NAMES, to=NAMES)
    def copy(self, name: str, to: str) -> None:
        if name != to and (path := self.house.folder / name).exists():
            self.house.write(to, path.read_bytes())

    @rule(name=NAMES)
    def delete(self, name: str) -> None:
        (self.house.folder / name).unlink(missing_ok=True)

    @rule()
    def move_a_folder(self) -> None:
        if (self.house.folder / "p").is_dir():
            shutil.rmtree(self.house.folder / "r", ignore_errors=True)
            (self.house.folder / "p").rename(self.house.folder / "r")

    @rule()
    def let_files_grow_old(self) -> None:
        for path in self.house.folder.rglob("*.jsonl"):
            self.aged += 1
            then = time.time() - 1_000 + self.aged / 100
            os.utime(path, (then, then))

    # What memoryd does.

    @rule()
    def rescan(self) -> None:
        self.look(self.house.rescan, "*")

    @rule(name=NAMES)
    def hint(self, name: str) -> None:
        self.look(lambda: self.house.hint(self.house.folder / name), name)

    @rule()
    def restart(self) -> None:
        self.house.start()

    @rule()
    def rest(self) -> None:
        self.house.intake.close()

    @rule(after=st.integers(0, 3))
    def kill_at_a_write_of_the_ledger(self, after: int) -> None:
        left = iter(range(after, -1, -1))

        def crash() -> None:
            if next(left, 1) == 0:
                raise KilledError

        self.house.ledger.crash = crash
        try:
            self.house.rescan()
        except KilledError:
            self.house.start()
        self.house.ledger.crash = lambda: None

    def look(self, read: Callable[[], None], pattern: str) -> None:
        self.house.clock.time = time.time()
        self.expected |= self.lines_there(pattern)
        read()
        missing = self.expected - set(self.house.said)
        assert not missing, f"lost: {missing}"

    def lines_there(self, pattern: str) -> set[str]:
        paths = self.house.folder.rglob("*.jsonl") if pattern == "*" else [self.house.folder / pattern]
        contents = [path.read_bytes() for path in paths if path.exists()]
        return {said for content in contents for said in _said(content)}

    @invariant()
    @precondition(lambda self: hasattr(self, "house"))
    def each_is_told_once(self) -> None:
        said = self.house.said
        assert len(said) == len(set(said))
        assert len(self.house.closed) == len(said)
        assert [trouble for trouble in self.house.troubles if trouble.serious] == []

    @invariant()
    @precondition(lambda self: hasattr(self, "house"))
    def no_checkpoint_lies(self) -> None:
        for checkpoint in self.house.ledger.files.values():
            assert checkpoint.offset >= 0
            assert checkpoint.prefix_length <= min(1024, checkpoint.offset)

    def teardown(self) -> None:
        self.look(self.house.rescan, "*")
        self.each_is_told_once()
        shutil.rmtree(self.folder)


class QuietFiles(RuleBasedStateMachine):
    """Sessions whose turns close by silence, and whose files go away while it lasts: each prompt read is recorded."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="memoryd-quiet-"))
        self.expected: set[str] = set()
        self.count = 0

    @initialize()
    def begin(self) -> None:
        self.house = House(self.folder / "sessions", agents.get("generic"))
        self.house.folder.mkdir()
        self.house.rescan()

    def fresh(self, answered: bool) -> bytes:
        self.count += 1
        prompt = said("user", f"第{self.count}", float(self.count))
        return prompt + (said("assistant", f"ok {self.count}", self.count + 0.5) if answered else b"")

    @rule(name=NAMES, answered=st.booleans())
    def append(self, name: str, answered: bool) -> None:
        self.house.append(name, self.fresh(answered))

    @rule(name=NAMES)
    def answer(self, name: str) -> None:
        if (self.house.folder / name).exists():
            self.house.append(name, said("assistant", "more", self.count + 0.7))

    @rule(name=NAMES, share=st.sampled_from([0, 0, 0.5, 0.9]))
    def truncate(self, name: str, share: float) -> None:
        if (path := self.house.folder / name).exists():
            os.truncate(path, int(share * path.stat().st_size))

    @rule(name=NAMES, answered=st.booleans(), in_place=st.booleans())
    def replace(self, name: str, answered: bool, in_place: bool) -> None:
        if in_place:
            self.house.write(name, self.fresh(answered))
        elif (self.house.folder / name).exists():
            (self.folder / "other").write_bytes(self.fresh(answered))
            (self.folder / "other").replace(self.house.folder / name)

    @rule(name=NAMES)
    def delete(self, name: str) -> None:
        (self.house.folder / name).unlink(missing_ok=True)

    @rule(name=NAMES, to=NAMES)
    def rename(self, name: str, to: str) -> None:
        if (path := self.house.folder / name).exists() and not (self.house.folder / to).exists():
            (self.house.folder / to).parent.mkdir(parents=True, exist_ok=True)
            path.rename(self.house.folder / to)

    @rule()
    def rescan(self) -> None:
        self.expected |= self.prompts_there("*")
        self.house.rescan()

    @rule(name=NAMES)
    def hint(self, name: str) -> None:
        self.expected |= self.prompts_there(name)
        self.house.hint(self.house.folder / name)

    @rule(seconds=st.sampled_from([1.0, 4.0, 10.0, GONE_SECONDS]))
    def pass_time(self, seconds: float) -> None:
        self.house.pass_time(seconds)

    @rule()
    def stop_and_start(self) -> None:
        self.rescan()
        self.house.intake.close()
        self.house.start()
        self.rescan()

    def prompts_there(self, pattern: str) -> set[str]:
        paths = self.house.folder.rglob("*.jsonl") if pattern == "*" else [self.house.folder / pattern]
        contents = [path.read_bytes() for path in paths if path.exists()]
        entries = (piece for content in contents for piece in content.split(b"\n")[:-1])
        return {prompt for entry in entries for prompt in _prompts(entry)}

    def teardown(self) -> None:
        self.rescan()
        shutil.rmtree(self.house.folder)
        self.rescan()
        self.house.pass_time(GONE_SECONDS)
        missing = self.expected - set(self.house.said)
        assert not missing, f"lost: {missing}"
        assert len(self.house.said) == len(set(self.house.said))
        shutil.rmtree(self.folder)


def _prompts(entry: bytes) -> list[str]:
    try:
        records = agents.get("generic").parse_line(entry)
    except RecordError:
        return []
    return [word.text for record in records for word in record.words]


def _said(content: bytes) -> list[str]:
    """Return what the complete lines of a file say."""
    said: list[str] = []
    for piece in content.split(b"\n")[:-1]:
        try:
            said.extend(word.text for record in WholeTurnFormat().parse_line(piece) for word in record.words)
        except RecordError:
            continue
    return [text for text in said if text.strip()]


def _run(machine: type[RuleBasedStateMachine]) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=int(os.environ.get("MEMORYD_MODEL_EXAMPLES", "100")),
            stateful_step_count=40,
            deadline=None,
            derandomize="MEMORYD_MODEL_EXAMPLES" not in os.environ,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_each_complete_line_is_taken_once_whatever_happens_to_its_file() -> None:
    _run(Files)


def test_each_prompt_that_was_read_is_recorded_whatever_happens_before_its_turn_closes() -> None:
    _run(QuietFiles)
