"""Many hints become few paths, or one clear word that they were too many."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.debounce import DirtyPaths


def test_paths_come_once_in_the_order_of_their_first_hint() -> None:
    dirty = DirtyPaths()
    assert [dirty.add(path) for path in ("/b", "/a", "/b", "/文/")] == [True, False, False, False]
    assert dirty.take() == ("/b", "/a", "/文/")
    assert dirty.take() == ()


def test_the_first_hint_after_a_take_wakes_again() -> None:
    dirty = DirtyPaths()
    dirty.add("/a")
    dirty.take()
    assert dirty.add("/a")


def test_too_many_are_forgotten_and_said_so_until_taken() -> None:
    dirty = DirtyPaths(limit=2)
    for name in "abc":
        dirty.add(name)
    assert dirty.overflowed
    assert not dirty.add("d")
    assert dirty.take() == ()
    assert not dirty.overflowed
    assert dirty.add("e")
    assert dirty.take() == ("e",)


@given(st.lists(st.sampled_from("abcdefgh"), max_size=50), st.integers(1, 8))
def test_never_more_than_the_limit_and_never_silently_less(paths: list[str], limit: int) -> None:
    dirty = DirtyPaths(limit)
    for path in paths:
        dirty.add(path)
    assert len(dirty) <= limit
    assert dirty.overflowed == (len(set(paths)) > limit)
    assert dirty.overflowed or dirty.take() == tuple(dict.fromkeys(paths))
