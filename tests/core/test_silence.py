"""What is told to be silent by the quick ways is heard to be silent by the long one."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.clauses import stated
from memoryd.core.corrections import may_correct
from memoryd.core.hearing import hear
from memoryd.core.retiring import may_end
from memoryd.core.sentences import sentences
from memoryd.core.silence import silent
from memoryd.core.text import END_MARKS
from tests.core.test_empty_turns import spoken

GOLD = Path(__file__).parents[1] / "gold"
LESSONS = tuple(
    line.split("\t")[1] for file in sorted(GOLD.glob("lessons_*.tsv")) for line in file.read_text("utf-8").splitlines()
)


def brings_something(text: str) -> bool:
    """Tell whether a text brings a draft, or may bring one with some memory, hearing every sentence of it."""
    stands = [stated(one.text) for one in sentences(text)]
    return any(not one.unlikely for one in hear(text)) or any(
        may_correct(one.rstrip(END_MARKS)) or may_end(one) for one in stands
    )


def test_nothing_that_people_say_is_silenced() -> None:
    assert len(LESSONS) > 10_000
    some = LESSONS[::19]
    assert [text for text in some if silent(text) and brings_something(text)] == []
    assert sum(map(silent, some)) > 0.6 * len(some)


@settings(deadline=None, max_examples=120)
@given(
    st.lists(st.sampled_from((*LESSONS, *spoken())), min_size=1, max_size=3), st.sampled_from((" ", ". ", "\n", "，"))
)
def test_nor_anything_that_is_said_together(said: list[str], between: str) -> None:
    text = between.join(said)
    assert not (silent(text) and brings_something(text))


_WORDS = (
    "always", "never", "use", "we", "remember", "that", "this", "now", "not", "tabs", "the tests", "please",
    "moved to", "no longer", "rule", "in German", "answer", "on Fridays", "don't", "i prefer", "以后", "一律",
    "用", "不要", "周五", "中文", "回答", "记住", "这次", "规则", "忘掉", "的", "改成", "2", ".", ",", "。",
    "，", "?", "for", "today",
)  # fmt: skip


@settings(deadline=None, max_examples=250)
@given(st.lists(st.sampled_from(_WORDS), max_size=9), st.sampled_from((" ", "")))
def test_nor_any_words_in_any_order(words: list[str], between: str) -> None:
    text = between.join(words)
    assert not (silent(text) and brings_something(text))
