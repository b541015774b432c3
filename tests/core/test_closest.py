from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.closest import across_languages, by_closeness
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


def test_a_memory_of_the_other_language_that_names_the_same_is_among_the_first() -> None:
    topics = ("锁文件", "缓存", "镜像", "版本", "私有源", "补丁", "脚本", "离线")
    near = [memory(topic, f"用 pnpm 时，{topic}另有规矩") for topic in topics]
    english = memory("pnpm", "Dependencies are installed with pnpm, never with npm")
    said = [turn("以后装依赖一律用 pnpm，" + "、".join(topics) + "都按老规矩")]
    close, _ = by_closeness([*near, english], said)
    assert english not in close[:6]
    shown = across_languages(close, said, 6)
    assert english in shown[:6]
    assert sorted(each.name for each in shown) == sorted(each.name for each in close)
    assert [each for each in shown if each is not english] == [each for each in close if each is not english]


def test_so_is_a_chinese_one_for_english_words() -> None:
    topics = ("lockfile", "cache", "mirror", "version", "registry", "patch", "script")
    near = [memory(topic, f"With pnpm the {topic} has a rule of its own") for topic in topics]
    chinese = memory("包管理", "装依赖用 pnpm，别用 npm")
    said = [turn("from now on install with pnpm; " + ", ".join(topics) + " stay as they are")]
    close, _ = by_closeness([*near, chinese], said)
    assert chinese not in close[:3]
    assert chinese in across_languages(close, said, 3)[:3]


def test_what_names_nothing_of_it_takes_no_place() -> None:
    close = [memory("缩进", "代码用制表符缩进"), memory("yarn", "Use yarn for all of the packages")]
    assert across_languages(close, [turn("以后装依赖一律用 pnpm")], 1) == tuple(close)
