"""What a request asks about."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.recall_query import MOST_CONCEPTS, concepts
from memoryd.core.recall_table import CHINESE_STOP, CHINESE_WHOLE
from memoryd.core.text import is_cjk


def asked(request: str) -> list[str]:
    """Return what a request asks about, in its own words."""
    return ["+".join(concept.ways[0][0]) for concept in concepts(request)]


@pytest.mark.parametrize(
    ("request_", "things"),
    [
        ("应用启动慢", ["应用", "启动", "慢"]),
        ("年会是哪天", ["年会", "天"]),
        ("退款多久能到账？", ["退款", "多久", "到账"]),
        ("他们会议纪要在哪", ["会议", "纪要"]),
        ("會計科目怎麼設", ["会计", "科目", "设"]),
        ("今天更新一下😀", ["今天", "更新"]),
    ],
)
def test_a_word_is_not_cut_at_a_character_that_says_nothing_by_itself(request_: str, things: list[str]) -> None:
    assert asked(request_) == things


@pytest.mark.parametrize(
    ("request_", "things"),
    [
        ("对应用做压测", ["应用", "压测"]),
        ("你会计划一下吗", ["计划"]),
        ("目录中文件太多", ["目录", "文件", "多"]),
        ("从库存取数", ["库存", "取数"]),
    ],
)
def test_a_character_that_says_nothing_leaves_the_word_behind_it_whole(request_: str, things: list[str]) -> None:
    assert asked(request_) == things


def test_an_english_word_in_a_chinese_sentence_is_a_term() -> None:
    assert "any" in asked("这个参数类型写 any 可以吗")
    assert asked("is there any for it") == []
    assert "any" not in asked("can I use any of these types here in 上海")


def test_each_word_that_is_kept_whole_would_be_cut_else() -> None:
    needless = [word for word in CHINESE_WHOLE if not CHINESE_STOP & {*word, *map("".join, pairwise(word))}]
    assert sorted(needless) == []


@given(st.text() | st.text(st.sampled_from("会计划应用对到账的 any年吗中文件\n")))
def test_any_text_asks_about_something_or_nothing(text: str) -> None:
    found = concepts(text)
    assert len(found) <= MOST_CONCEPTS
    assert all(concept.weight > 0 and concept.ways[0][1] == 1.0 and all(concept.ways[0][0]) for concept in found)


@pytest.mark.parametrize("word", ["测试", "提交", "測試", "tests", "commit"])
def test_a_word_alone_is_asked_about_however_common_and_weighs_little_beside_others(word: str) -> None:
    (alone,) = concepts(word)
    assert alone.weight == concepts(f" {word}\n")[0].weight == 1.0
    assert all(concept.weight < 1.0 for concept in concepts(f"{word} 一下" if is_cjk(word[0]) else f"please {word} it"))
