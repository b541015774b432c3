"""What became of a file is named right, from its numbers and a few of its bytes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.checkpoint import (
    Checkpoint,
    Excerpt,
    Identity,
    Sighting,
    advanced,
    begun_anew,
    followed,
    judge,
    untouched,
)

CONTENT = b"".join(b'{"n": %d, "text": "\xe4\xb8\xad\xe6\x96\x87"}\n' % number for number in range(100))
OFFSET = 2_000


def excerpt(content: bytes, mark: Checkpoint) -> Excerpt:
    return Excerpt(content[: mark.prefix_length], content[max(0, mark.offset - 64) : mark.offset])


def mark_at(offset: int, content: bytes = CONTENT) -> Checkpoint:
    fresh = Checkpoint(path="/s/a.jsonl", root="/s", agent="x", device=1, inode=7, size=len(content), mtime=100.0)
    return advanced(fresh, offset, Excerpt(content[: min(1024, offset)], content[max(0, offset - 64) : offset]))


def seen(content: bytes = CONTENT, path: str = "/s/a.jsonl", inode: int = 7, device: int = 1) -> Sighting:
    return Sighting(path, device, inode, len(content), 200.0)


def look(content: bytes, sighting: Sighting, offset: int = OFFSET) -> Identity:
    mark = mark_at(offset)
    return judge(mark, sighting, excerpt(content, mark))


EDITED_HEAD = b"X" + CONTENT[1:]
EDITED_BEFORE = CONTENT[: OFFSET - 10] + b"#" + CONTENT[OFFSET - 9 :]
EDITED_AFTER = CONTENT[:OFFSET] + CONTENT[OFFSET:].replace(b"text", b"TEXT")


@pytest.mark.parametrize(
    ("content", "sighting", "expected"),
    [
        (CONTENT, seen(), Identity.SAME),
        (CONTENT + b"more\n", seen(CONTENT + b"more\n"), Identity.SAME),
        (EDITED_AFTER, seen(EDITED_AFTER), Identity.SAME),
        (CONTENT[:OFFSET], seen(CONTENT[:OFFSET]), Identity.SAME),
        (CONTENT[: OFFSET - 1], seen(CONTENT[: OFFSET - 1]), Identity.TRUNCATED),
        (b"", seen(b""), Identity.TRUNCATED),
        (EDITED_HEAD, seen(EDITED_HEAD), Identity.REWRITTEN),
        (EDITED_BEFORE, seen(EDITED_BEFORE), Identity.REWRITTEN),
        (EDITED_BEFORE * 2, seen(EDITED_BEFORE * 2), Identity.REWRITTEN),
        (CONTENT, seen(path="/s/b.jsonl"), Identity.RENAMED),
        (CONTENT + b"m\n", seen(CONTENT + b"m\n", path="/s/b.jsonl"), Identity.RENAMED),
        (EDITED_HEAD, seen(EDITED_HEAD, path="/s/b.jsonl"), Identity.REUSED),
        (b"new\n", seen(b"new\n", path="/s/b.jsonl"), Identity.REUSED),
        (CONTENT, seen(inode=8), Identity.REPLACED),
        (EDITED_HEAD, seen(EDITED_HEAD, inode=8), Identity.REPLACED),
        (CONTENT, seen(device=2), Identity.SAME),
        (EDITED_HEAD, seen(EDITED_HEAD, device=2), Identity.REWRITTEN),
    ],
)
def test_each_case_has_its_name(content: bytes, sighting: Sighting, expected: Identity) -> None:
    assert look(content, sighting) is expected


def test_gone_unknown_and_new_are_told_apart() -> None:
    assert judge(mark_at(OFFSET), None, None) is Identity.GONE
    assert judge(mark_at(OFFSET), seen(), None) is Identity.UNKNOWN
    assert judge(None, seen(), None) is Identity.NEW
    assert not Identity.UNKNOWN.goes_on


def test_two_files_that_begin_alike_are_told_apart_by_what_stands_before_the_offset() -> None:
    assert CONTENT[:1024] == EDITED_BEFORE[:1024]
    assert look(EDITED_BEFORE, seen(EDITED_BEFORE, path="/s/b.jsonl")) is Identity.REUSED


def test_a_mark_without_hashes_fits_anything_long_enough() -> None:
    blind = replace(mark_at(OFFSET), prefix_length=0, prefix="", marker="")
    assert judge(blind, seen(EDITED_HEAD), excerpt(EDITED_HEAD, blind)) is Identity.SAME
    assert judge(blind, seen(b"short"), excerpt(b"short", blind)) is Identity.TRUNCATED


def test_what_was_not_shown_is_not_remembered() -> None:
    fresh = mark_at(0)
    assert advanced(fresh, 100, Excerpt(CONTENT[:100], b"too short")).marker == ""
    assert advanced(fresh, 0, Excerpt(b"", b"")).marker == ""
    assert advanced(fresh, 10, Excerpt(CONTENT[:10], CONTENT[:10])).marker != ""


@given(st.integers(0, len(CONTENT)), st.integers(0, 500))
def test_a_file_that_only_grew_is_always_the_same(offset: int, grown: int) -> None:
    content = CONTENT + b"y" * grown
    mark = mark_at(offset)
    assert judge(mark, seen(content), excerpt(content, mark)) is Identity.SAME


@given(st.integers(1, len(CONTENT)), st.data())
def test_no_change_in_what_is_remembered_goes_unnoticed(offset: int, data: st.DataObject) -> None:
    remembered = [*range(min(1024, offset)), *range(max(0, offset - 64), offset)]
    at = data.draw(st.sampled_from(remembered))
    content = CONTENT[:at] + bytes([CONTENT[at] ^ 1]) + CONTENT[at + 1 :]
    assert look(content, seen(content), offset) is Identity.REWRITTEN


def test_a_new_generation_begins_at_its_start_and_counts() -> None:
    mark = replace(mark_at(OFFSET), baseline=500, bad=3, generation=4)
    fresh = begun_anew(mark, seen(b"new\n", inode=9))
    assert (fresh.generation, fresh.offset, fresh.baseline, fresh.bad, fresh.inode) == (5, 0, 0, 0, 9)
    assert (fresh.prefix, fresh.marker, fresh.size) == ("", "", 4)


def test_following_keeps_what_was_read() -> None:
    moved = followed(mark_at(OFFSET), seen(path="/t/中.jsonl"))
    assert (moved.path, moved.offset, moved.marker) == ("/t/中.jsonl", OFFSET, mark_at(OFFSET).marker)


@pytest.mark.parametrize(
    ("sighting", "looked", "expected"),
    [
        (Sighting("/s/a.jsonl", 1, 7, len(CONTENT), 100.0), 1_000.0, True),
        (Sighting("/s/a.jsonl", 1, 7, len(CONTENT), 100.0), 101.0, False),
        (Sighting("/s/a.jsonl", 1, 7, len(CONTENT), 100.5), 1_000.0, False),
        (Sighting("/s/a.jsonl", 1, 7, len(CONTENT) + 1, 100.0), 1_000.0, False),
        (Sighting("/s/a.jsonl", 1, 8, len(CONTENT), 100.0), 1_000.0, False),
        (Sighting("/s/b.jsonl", 1, 7, len(CONTENT), 100.0), 1_000.0, False),
    ],
)
def test_only_a_file_whose_time_was_old_when_seen_needs_no_reading(
    sighting: Sighting, looked: float, expected: bool
) -> None:
    assert untouched(mark_at(OFFSET), sighting, looked) is expected
