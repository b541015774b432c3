"""A session followed block by block closes the same turns, at the same places, as one followed line by line."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from benchmarks.transcripts import Session, lines
from memoryd import agents
from memoryd.agents import Format
from memoryd.core.checkpoint import Checkpoint
from memoryd.core.lines import Block
from memoryd.core.model import Turn
from memoryd.core.steps import Step, undecoded
from memoryd.pipeline.companions import Companions
from memoryd.pipeline.following import Tail
from memoryd.pipeline.lines_source import LinesSource
from tests.agents.scenarios import SCENARIOS
from tests.fakes_sessions import MemoryFile, MemorySessionFiles

PATH = "/home/ada/session.jsonl"
Told = tuple[list[Turn], int, list[tuple[int, int, str]], list[str]]
formats = pytest.mark.parametrize("name", ["claude-code", "codex"])


class LineByLine:
    """A format whose steps tell nothing."""

    def __init__(self, form: Format) -> None:
        self._form = form

    def __getattr__(self, name: str) -> object:
        return getattr(self._form, name)

    def steps(self, block: Block) -> Iterator[Step]:
        """Yield that each line must be parsed."""
        return (undecoded(start, end) for start, end in block.places())

    def parse_whole(self, line: bytes) -> object:
        """Parse a line."""
        return self._form.parse_line(line)


def followed(form: object, content: bytes, sizes: list[int], restart: int) -> list[Told]:
    """Read a file that grows by and by; the daemon is started anew once."""
    files = MemorySessionFiles({PATH: MemoryFile(7)})
    checkpoint = Checkpoint(path=PATH, root="/", agent="x", device=1, inode=7)
    tail, found = None, []
    for number, size in enumerate(sizes):
        files.files[PATH].content = content[:size]
        files.files[PATH].mtime = 1_000.0 + number
        if tail is None or number == restart:
            source = LinesSource(files, checkpoint)
            tail = Tail(form, source, Companions(files, form, PATH), checkpoint)  # type: ignore[arg-type]
        sighting = files.look(PATH)
        assert sighting is not None
        tail.sight(sighting)
        while tail.read(1_000.0 + number):
            pass
        tail.assembler.tick(1_000.0 + number * 7)
        turns, checkpoint = tail.take(1_000.0 + number), tail.settled()
        open_turns = [turn.key for turn in tail.assembler.open_turns()]
        found.append((turns, checkpoint.offset, list(tail.bad), open_turns))
        tail.settle(checkpoint)
    return found


def check(name: str, content: bytes, dice: random.Random) -> int:
    sizes = [*sorted(dice.randrange(len(content) + 1) for _ in range(dice.randrange(1, 12))), len(content)]
    form, restart = agents.get(name), dice.randrange(1, len(sizes) + 1)
    found = followed(form, content, sizes, restart)
    assert found == followed(LineByLine(form), content, sizes, restart)
    return sum(len(turns) for turns, *_ in found)


@formats
def test_sessions_of_the_clients(name: str) -> None:
    dice, turns = random.Random(1), 0
    for one in SCENARIOS:
        for file in one.read_files() if one.agent == name else ():
            turns += check(name, one.data(file), dice)
    assert turns > 50


@formats
@pytest.mark.parametrize("seed", range(12))
def test_sessions_with_torn_glued_doubled_and_moved_lines(name: str, seed: int) -> None:
    dice = random.Random(seed)
    session = Session(seed, "/home/ada/商店 🛒")
    made = [line for line, _ in zip(lines(name, session), range(240), strict=False)]
    for _ in range(dice.randrange(25)):
        at, other = dice.randrange(len(made)), dice.randrange(len(made))
        line = made[at]
        cut = dice.randrange(len(line))
        made[at] = dice.choice(
            (line[:-1], line[:cut], line[cut:], line[:-1] + b"\r\n", b"\n" + line, b"\0" + line, line + line, b"")
        )
        if dice.random() < 0.5:
            # A clock that was wrong for a moment.
            later = dice.randrange(len(made))
            made[later] = made[later].replace(b'"timestamp":"20', b'"timestamp":"21')
        if dice.random() < 0.5:
            # What was written late, or twice: an answer above its prompt, a copy of another process.
            made.insert(other, line)
    assert check(name, b"".join(made), dice) > 2


@pytest.mark.parametrize("seed", range(6))
def test_a_session_that_was_rewound_and_one_that_was_copied(seed: int) -> None:
    dice = random.Random(seed)
    made = [line for line, _ in zip(lines("claude-code", Session(seed, "/home/ada/shop")), range(200), strict=False)]
    entries = [json.loads(line) for line in made]
    known = [entry["uuid"] for entry in entries if "uuid" in entry]
    for entry in dice.sample([entry for entry in entries if "uuid" in entry], 12):
        entry["parentUuid"] = dice.choice((*known, "not-there", None))
        if dice.random() < 0.3:
            entry["forkedFrom"] = {"sessionId": "x", "messageUuid": "y"}
        if dice.random() < 0.2:
            entry["isSidechain"] = True
    content = b"".join(
        json.dumps(entry, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" for entry in entries
    )
    check("claude-code", content, dice)


def test_a_thread_that_was_forked() -> None:
    dice = random.Random(4)
    for seed in range(6):
        first = [line for line, _ in zip(lines("codex", Session(seed, "/home/ada/shop")), range(90), strict=False)]
        later = Session(seed + 50, "/home/ada/shop", start=1_800_000_000.0)
        header, *rest = [line for line, _ in zip(lines("codex", later), range(90), strict=False)]
        check("codex", header + b"".join(first) + b"".join(rest), dice)


@formats
def test_lines_longer_than_a_part_and_longer_than_a_line_may_be(name: str) -> None:
    made = [line for line, _ in zip(lines(name, Session(3, "/home/ada/shop")), range(120), strict=False)]
    long = max(range(len(made)), key=lambda at: len(made[at]))
    for size in (300_000, 1_200_000, 17_000_000):
        for at in (long, 5):
            half = len(made[at]) // 2
            spoilt = made[at][:half] + b"x" * size + made[at][half:]
            content = b"".join([*made[:at], spoilt, *made[at + 1 :]])
            form, sizes = agents.get(name), [len(content) // 2, len(content)]
            assert followed(form, content, sizes, 1) == followed(LineByLine(form), content, sizes, 1)


def test_the_folder_that_is_told_behind_the_prompt_is_the_turns() -> None:
    made = [line for line, _ in zip(lines("codex", Session(1, "/home/ada/shop")), range(150), strict=False)]
    contexts = [at for at, line in enumerate(made) if b'"turn_context"' in line]
    for number, at in enumerate(contexts):
        made[at] = made[at].replace(b'"cwd":"/home/ada/shop"', b'"cwd":"/home/ada/%d"' % number)
    content = b"".join(made)
    (found,) = followed(agents.get("codex"), content, [len(content)], 1)
    assert [turn.cwd for turn in found[0]] == [f"/home/ada/{number}" for number in range(len(found[0]))]
    assert len(found[0]) > 1


class Buggy(LineByLine):
    """A format that fails at one line, when many are read together and when it is read alone."""

    def __init__(self, form: Format, at: bytes) -> None:
        super().__init__(form)
        self._at = at

    def steps(self, block: Block) -> Iterator[Step]:
        """Fail before a line is told."""
        for start, end in block.places():
            if self._at in block.line(start, end).data:
                raise ZeroDivisionError
            yield undecoded(start, end)

    def parse_line(self, line: bytes) -> object:
        """Fail, or parse."""
        if self._at in line:
            raise ZeroDivisionError
        return self._form.parse_line(line)


def test_a_bug_among_many_lines_costs_only_the_one_that_brings_it_up() -> None:
    made = [line for line, _ in zip(lines("codex", Session(2, "/home/ada/shop")), range(90), strict=False)]
    buggy = Buggy(agents.get("codex"), made[40][:60])
    content = b"".join(made)
    files = MemorySessionFiles({PATH: MemoryFile(7, content, 1_000.0)})
    checkpoint = Checkpoint(path=PATH, root="/", agent="x", device=1, inode=7)
    tail = Tail(buggy, LinesSource(files, checkpoint), Companions(files, buggy, PATH), checkpoint)  # type: ignore[arg-type]
    fails = 0
    for _ in range(5):
        sighting = files.look(PATH)
        assert sighting is not None
        tail.sight(sighting)
        try:
            tail.read(1_000.0)
        except ZeroDivisionError:
            fails += 1
    start = len(b"".join(made[:40]))
    assert [(bad[0], bad[1]) for bad in tail.bad] == [(start, start + len(made[40]))]
    assert fails == 3
