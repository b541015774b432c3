"""A file at rest is kept small, comes back as it was, and is told from one that changed as any other is."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.checkpoint import Checkpoint, Sighting, digest, untouched
from memoryd.pipeline.known_files import KnownFile, KnownFiles
from memoryd.pipeline.resting_files import MetFiles, Rested, RestingFiles, Sum
from tests.fakes_sessions import MemorySessionFiles
from tests.pipeline.intake_house import House

PATH = "/home/ada/.claude/projects/-home-ada-店铺-{0:02}/00000000-0000-4000-8000-{1:012}.jsonl"
BYTES_A_FILE = 620
"""What one file may take, with its path of 110 bytes and two places to look it up."""

whole = st.integers(0, 2**63 - 1)
counts = st.integers(0, 2**32 - 1)
digests = st.sampled_from(["", digest(b"head"), digest("中文".encode())])
checkpoints = st.builds(
    Checkpoint, path=st.just("/s/会话.jsonl"), root=st.sampled_from(["/s", "/t", "/用户"]),
    agent=st.sampled_from(["", "claude-code", "codex"]), device=whole, inode=whole, generation=counts, offset=whole,
    size=whole, mtime=st.floats(0, 2**33), prefix_length=st.integers(0, 1024), prefix=digests, marker=digests,
    baseline=whole, bad=counts,
)  # fmt: skip
moments = st.one_of(st.just(inf), st.floats(0, 2**33))


def at_rest(number: int = 0, root: str = "/s", **more: int | str | float) -> Checkpoint:
    known = Checkpoint(
        path=PATH.format(number % 16, number), root=root, agent="claude-code", device=66_306, inode=4_000_000 + number,
        offset=24_000 + number, size=24_000 + number, mtime=1.7e9 + number, prefix_length=1024,
        prefix=digest(b"head %d" % number), marker=digest(b"end %d" % number), baseline=24_000 + number,
    )  # fmt: skip
    return replace(known, **more)  # type: ignore[arg-type]


def seen(known: Checkpoint) -> Sighting:
    return Sighting(known.path, known.device, known.inode, known.size, known.mtime)


@given(checkpoints, moments, st.booleans(), st.booleans())
def test_what_is_kept_comes_back_as_it_was(known: Checkpoint, looked: float, told: bool, reopened: bool) -> None:
    files, rested = RestingFiles(), Rested(known, looked, told, reopened)
    assert files.put(Rested(at_rest(), inf))
    assert files.put(rested)
    assert known.path in files
    assert [*files] == [Rested(at_rest(), inf), rested]
    assert files.take(known.path) == rested
    assert files.take(known.path) is None
    assert known.path not in files


@given(checkpoints, moments, st.data())
def test_a_look_tells_the_same_as_of_any_other_file(known: Checkpoint, looked: float, data: st.DataObject) -> None:
    files = RestingFiles()
    files.put(Rested(known, looked))
    now = seen(known)
    change = data.draw(st.sampled_from(["", "path", "device", "inode", "size", "mtime"]))
    if change == "path":
        now = replace(now, path="/s/another.jsonl")
    elif change == "mtime":
        now = replace(now, mtime=data.draw(st.floats(0, 2**33)))
    elif change:
        now = replace(now, **{change: data.draw(whole)})  # type: ignore[arg-type]
    assert files.untouched(now) == untouched(known, now, looked)


@pytest.mark.parametrize(
    "known",
    [at_rest(prefix="no digest"), at_rest(marker=digest(b"x").upper()), at_rest(prefix="ab"), at_rest(bad=2**32),
     at_rest(size=2**63), at_rest(prefix_length=70_000)],
)  # fmt: skip
def test_what_does_not_fit_is_not_taken(known: Checkpoint) -> None:
    files = RestingFiles()
    assert not files.put(Rested(known, inf))
    assert known.path not in files
    every = KnownFiles()
    every.load([known])
    assert every.rests(seen(known))
    found = every.get(known.path)
    assert found is not None
    assert found.checkpoint == known


def test_the_files_of_each_root_are_summed_up() -> None:
    files = RestingFiles()
    for known in (at_rest(1, bad=2), at_rest(2, agent="codex", bad=1), at_rest(3, root="/t"), at_rest(4, mtime=0.0)):
        assert files.put(Rested(known, inf))
    assert files.sum("/s") == Sum(3, 1.7e9 + 2, 3)
    assert files.sum("/t") == Sum(1, 1.7e9 + 3, 0)
    assert files.sum("/nowhere") == Sum()


def test_files_that_were_met_come_by_their_paths_each_time_those_that_do_not_fit_with_them() -> None:
    met, odd = MetFiles(), at_rest(1, prefix="no digest")
    for known in (at_rest(5), odd, at_rest(3), at_rest(4, mtime=0.0)):
        met.add(known)
    assert [*met] == [at_rest(3), at_rest(4, mtime=0.0), at_rest(5), odd]
    assert [*met] == [*met]


# Among all files.


def test_who_asks_for_a_file_keeps_what_he_does_to_it() -> None:
    files = KnownFiles()
    files.load([at_rest(1), at_rest(2)])
    one = files.get(at_rest(1).path)
    assert one is not None
    assert (one.checkpoint, one.stored, one.at_rest, one.looked) == (at_rest(1), at_rest(1), True, inf)
    one.trouble = True
    assert files.get(one.path) is one
    assert files.same_inode(seen(at_rest(1))) is one
    assert not files.rests(seen(at_rest(1)))
    assert files.rests(seen(at_rest(2)))
    assert files.awake() == (one,)
    assert at_rest(3).path not in files
    assert files.get(at_rest(3).path) is None


def test_a_file_is_found_by_its_inode_on_its_device() -> None:
    files = KnownFiles()
    files.load([at_rest(1), at_rest(2, inode=at_rest(1).inode, device=9)])
    for known in (at_rest(1), at_rest(2, inode=at_rest(1).inode, device=9)):
        found = files.same_inode(replace(seen(known), path="/s/moved.jsonl"))
        assert found is not None
        assert found.path == known.path
    assert files.same_inode(replace(seen(at_rest(1)), device=8)) is None


def test_a_file_that_is_let_go_is_at_rest_unless_there_is_more_to_know_of_it() -> None:
    files = KnownFiles()
    for number in range(6):
        files.add(KnownFile(at_rest(number), stored=at_rest(number), looked=inf, told_bad=True))
    told, opened, troubled, gone, unstored, newer = files.awake()
    opened.open, troubled.trouble, gone.gone, unstored.stored = True, True, 5.0, None
    newer.checkpoint = replace(newer.checkpoint, offset=30_000)
    for known in (told, opened, troubled, gone, unstored, newer):
        files.let_go(known)
    assert files.awake() == (opened, troubled, gone, unstored, newer)
    again = files.get(told.path)
    assert again is not None
    assert (again.told_bad, again.at_rest, again.checkpoint) == (True, True, at_rest(0))


def test_thousands_of_files_at_rest_take_little_each() -> None:
    count, files, met = 2_000, KnownFiles(), MetFiles()
    tracemalloc.start()
    for number in range(count):
        met.add(at_rest(number))
    assert tracemalloc.get_traced_memory()[0] < count * BYTES_A_FILE
    files.load(met)
    del met
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.reset_peak()
    assert all(files.rests(seen(at_rest(number))) for number in range(count))
    while_looking = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert taken < count * BYTES_A_FILE
    assert while_looking < taken + 20 * BYTES_A_FILE


class ManyFiles(MemorySessionFiles):
    """So many files that a walk finds one after the other, none of which it has to read."""

    def scan(self, root: str, suffixes: tuple[str, ...]) -> Iterator[Sighting]:
        """Yield each as it was at the last look."""
        yield from (seen(at_rest(number, root=root)) for number in range(FILES))


FILES = 2_000


def test_a_rescan_forgets_each_file_at_rest_before_the_next() -> None:
    # The first time something is loaded for good.
    peak_of_a_rescan()
    assert peak_of_a_rescan() < 20 * FILES


def peak_of_a_rescan() -> int:
    """Return the bytes that the first look at many files at rest takes at most."""
    house = House(Path(PATH).parent.parent)
    house.files = ManyFiles()
    house.ledger.files = {each.path: each for each in (at_rest(n, root=house.root.path) for n in range(FILES))}
    house.ledger.roots = {house.root.path}
    house.start()
    tracemalloc.start()
    house.rescan()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert house.intake.lags()[0].files == FILES
    return peak
