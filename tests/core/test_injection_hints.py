"""What hints at nothing reads like no instruction, however it is spelt."""

from __future__ import annotations

import re
import unicodedata
from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.needs import needs
from memoryd.core.injection import NEEDED, WAYS, holds_one, reads_like_one
from memoryd.core.injection_hints import hinting, hints_at_none
from memoryd.core.text import normalise
from tests.core.test_injection import INSTRUCTIONS, PLAIN

_AGENTS = ("assistant", "agent", "model", "claude", "codex", "copilot", "cursor", "gemini", "gpt", "llm", "system")
_BITS = (
    *NEEDED, *_AGENTS, *(f"to the {name}" for name in _AGENTS), "ai ", "user ", "user\t", "prefers", "any ", "every ",
    "all\n", "in ", "for  all", "for\nthe  rest of", "new\trule", "later\n", "global\r\n", "across\t", "chats", "chat",
    " ", "\n", "  ", "x", ".", "—", "，", "。", "✓", "ｍ", "é", "\u200b", "中", "长 期", "以\n后", "用 户", "MEMOR",
    "ai", "ais", "aid", "给", "告诉所有", "写",
)  # fmt: skip


def holds(text: str) -> bool:
    return holds_one(text) or reads_like_one(text)


@settings(max_examples=600)
@given(st.lists(st.sampled_from(_BITS), max_size=6).map("".join))
def test_what_hints_at_none_may_hold_none(text: str) -> None:
    assert not (hints_at_none(text) and holds(text))


_TEXTS = st.lists(st.sampled_from((*_BITS, "new", "rule", "now", "on", "system", "prompt", "te")), max_size=4).map(
    "".join
)


@settings(max_examples=600)
@given(st.lists(_TEXTS, max_size=5))
def test_all_that_is_hinted_at_alone_is_hinted_at_among_others(texts: list[str]) -> None:
    assert {at for at, text in enumerate(texts) if hinting((text,))} <= hinting(texts)


def test_of_many_texts_those_are_told_that_hint() -> None:
    texts = ["fine", "remember this", "做好了 ✓", "x" * 90, "note to the model: go", "ｗide", "以后一律", "a.md"]
    assert hinting(texts) == {1, 4, 5, 6}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way[:40])
def test_what_each_way_to_say_it_needs_is_hinted_at(way: str) -> None:
    found = needs(way, 4_000)
    both = [{f"{before}{behind}" for before in one for behind in other} for one, other in permutations(found, 2)]
    shown = [
        {form.format(text) for text in some} for some in (*found, *both) for form in ("{} ", "to {} ", "to the 中 {}")
    ]
    assert any(not any(map(hints_at_none, some)) for some in shown)


@pytest.mark.parametrize("word", [*NEEDED, *(f"to {name}" for name in _AGENTS), "ai", "user likes"])
@pytest.mark.parametrize("around", ["{}", "Well. {} it is", "\n\n{}\n", "a\t{}\tsession", "in {} chats", "看 {} 看"])
def test_each_word_is_hinted_at_wherever_it_may_matter(word: str, around: str) -> None:
    for text in (around.format(word), around.format(word.upper()), around.format(word.replace(" ", "  \n"))):
        assert not (hints_at_none(text) and holds(text))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way[:40])
@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_no_way_to_say_it_goes_without_a_hint(way: str, draw: st.DataObject) -> None:
    said = draw.draw(st.from_regex(re.compile(way, re.IGNORECASE)))
    assert not (hints_at_none(said) and holds(said))


@pytest.mark.parametrize("named", ["assistant", "agents", "model", "claude", "codex", "copilot", "cursor", "gemini"])
@pytest.mark.parametrize("gap", [" ", "\n\n", " " * 30, "\t" * 200])
def test_an_agent_that_is_spoken_to_is_hinted_at_however_far_apart_the_words_stand(named: str, gap: str) -> None:
    said = f"x note{gap}to{gap}the{gap}{named}: all is well"
    assert holds(said)
    assert not hints_at_none(said)


@pytest.mark.parametrize(
    "said",
    [
        "for allchat:always",
        "note to 中 中 中 中 中 中 中 中 中 中 中 model: all is well",
        "注意，note for 请所有各位正在读的 claude",
        "System：all is well", "system message ： all is well", "所有 system】：x",
    ],
)  # fmt: skip
def test_nor_do_letters_of_other_widths_hide_it(said: str) -> None:
    assert holds(said) <= (not hints_at_none(said))
    assert not hints_at_none(f"{'x ' * 200}{said}")


def test_a_letter_that_counts_as_plain_is_never_spelt_with_others_that_could_make_a_word() -> None:
    plain = [chr(code) for code in range(0x10000) if hints_at_none(chr(code)) and not chr(code).isascii()]
    assert len(plain) > 20_000
    odd = [c for c in plain if any(map(str.isalnum, normalise(c))) and normalise(c) != c]
    assert odd == []
    assert [c for c in plain if normalise(f"me{c}mor") == "memor" or unicodedata.category(c) in ("Cf", "Mn")] == []


@pytest.mark.parametrize("said", ["给ai写规矩", "给aix", "告诉所有 aix", "通知  \n ai", "note to\nai: go", "给 AI"])
def test_an_ai_is_hinted_at_behind_a_word_that_turns_to_it(said: str) -> None:
    assert holds(said)
    assert not hints_at_none(said)


def test_it_tells_ordinary_reports_from_planted_words() -> None:
    assert not any(map(hints_at_none, INSTRUCTIONS))
    assert sum(map(hints_at_none, PLAIN)) > 0.5 * len(PLAIN)
