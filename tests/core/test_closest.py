from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.closest import by_closeness
from memoryd.core.model import Close, Memory, Speaker, Turn, Utterance


def turn(text: str, final: str | None = None) -> Turn:
    words = (Utterance(Speaker.USER, text),)
    return Turn(key="k", agent="a", session="s", file="f", cwd="/p", close=Close.COMPLETED, words=words, final=final)


def memory(name: str, text: str, updated: str = "") -> Memory:
    return Memory(name=name, description=text, type="feedback", body=text, updated=updated)


KNOWN = (
    memory("deploys", "Deploy from the release branch"),
    memory("缩进", "代码用制表符缩进", "2026-11-20"),
    memory("reviews", "Two approvals for each release"),
)


def test_what_shares_the_rarer_words_comes_first() -> None:
    close, others = by_closeness(KNOWN, [turn("the release branch moved")])
    assert [each.name for each in close] == ["deploys", "reviews"]
    assert [each.name for each in others] == ["缩进"]


def test_chinese_is_found_and_so_is_what_only_the_agent_said() -> None:
    assert by_closeness(KNOWN, [turn("缩进改成空格")])[0][0].name == "缩进"
    assert by_closeness(KNOWN, [turn("好的", final="两处制表符已改")])[0][0].name == "缩进"


def test_the_newest_of_the_others_comes_first() -> None:
    assert by_closeness(KNOWN, [turn("hello 🐘")])[1][0].name == "缩进"


@given(st.lists(st.text(max_size=20), max_size=6), st.text(max_size=60))
def test_each_memory_is_in_exactly_one_part(texts: list[str], said: str) -> None:
    known = tuple(memory(f"m{number}", text) for number, text in enumerate(texts))
    close, others = by_closeness(known, [turn(said)])
    assert sorted(each.name for each in (*close, *others)) == sorted(each.name for each in known)
