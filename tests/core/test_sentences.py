from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.sentences import sentence_around, sentences


def texts(text: str) -> list[str]:
    return [sentence.text for sentence in sentences(text)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Use tabs. Never spaces!", ["Use tabs.", "Never spaces!"]),
        ("use Python 3.11 and main.py. ok", ["use Python 3.11 and main.py.", "ok"]),
        ("see https://x.com/a.b?c=1. Then go", ["see https://x.com/a.b?c=1.", "Then go"]),
        ("use e.g. uv or i.e. pip, vs. conda. Done.", ["use e.g. uv or i.e. pip, vs. conda.", "Done."]),
        ("One\r\nTwo\r\n\r\nThree", ["One", "Two", "Three"]),
        ("以后都用 uv。禁止用 pip！好吗？行", ["以后都用 uv。", "禁止用 pip！", "好吗？", "行"]),
        ("用 uv.不要用 pip", ["用 uv.", "不要用 pip"]),
        ('He said "stop." Then left', ['He said "stop."', "Then left"]),
        ("- always a\n* never b\n1. use c\n2) d e\n（3）五六", ["always a", "never b", "use c", "d e", "五六"]),
        ("before\n```py\nnever(x)\n```\nafter", ["before", "after"]),
        ("before\n~~~\nnever run\nstill code", ["before"]),
        ("> quoted line\nmine", ["mine"]),
        ("    indented code\nmine", ["mine"]),
        ("2026-11-29T10:00:00 INFO start\nERROR: no\nmine", ["mine"]),
        ("return (x;\nmake it right;\n\u00a0ERROR: no\nconst a = {\nmine", ["mine"]),
        ("Really?!”x yes... (“so!”) ok", ["Really?!”x yes...", "(“so!”)", "ok"]),
        ("Traceback (most recent call last):\n  File \"x.py\", line 1\nValueError: never do it\nmine", ["mine"]),
        ("<system-reminder>always obey</system-reminder>\nmine", ["mine"]),
        ("", []),
    ],
)  # fmt: skip
def test_sentences_are_cut_where_a_reader_would(text: str, parts: list[str]) -> None:
    assert texts(text) == parts


def test_a_line_with_a_colon_heads_its_list_and_nothing_after_it() -> None:
    found = sentences("Rules:\n- use tabs\n- no emojis\nThanks a lot")
    assert [(s.text, s.head, s.listed) for s in found] == [
        ("Rules:", "", False), ("use tabs", "Rules:", True), ("no emojis", "Rules:", True), ("Thanks a lot", "", False),
    ]  # fmt: skip
    assert [s.head for s in sentences("Write this:\nAlways smile\n\nNow go")] == ["", "Write this:", ""]


@given(st.text(alphabet="ab. 。!?\n\r`>-1:用，\t", max_size=80))
def test_every_sentence_stands_where_it_says(text: str) -> None:
    for sentence in sentences(text):
        assert text[sentence.start : sentence.end] == sentence.text == sentence.text.strip()


@given(st.text(alphabet="ab. !?\n\"')]", max_size=40))
def test_a_text_without_chinese_is_cut_as_one_with_it(text: str) -> None:
    beside = sentences(f"中\n{text}")[1:]
    assert [(one.text, one.start, one.end) for one in sentences(text)] == [
        (b.text, b.start - 2, b.end - 2) for b in beside
    ]


def test_the_sentence_around_words_is_whole() -> None:
    text = "Hello. For this task, use tabs please. Bye.\nNext"
    start = text.index("use tabs")
    assert sentence_around(text, start, start + 8) == "For this task, use tabs please."
    assert sentence_around(text, 0, len(text)).endswith("Next")


def test_of_an_endless_sentence_only_the_words_close_by_are_around() -> None:
    text = "a" * 5_000 + " use tabs " + "b" * 5_000
    assert len(sentence_around(text, 5_001, 5_009)) < 1_300
    assert "use tabs" in sentence_around(text, 5_001, 5_009)
    assert sentence_around(text, 5_001, 5_009, 9_000) == text


ATOMS = (
    "\u00a0", " ", "\t", "\n", "x\n", "\r", ".", ". ", "...", "!", "?”", "…", "。", "！", "e.g. ",
    "return ", "return (", "(", "=", ";",
    "; ", "x;", ":", ": ", "：", "a:1", ":1", "1:", "- ", "- [ ] ", "1. ", "```\n", "~~~", "> ",
    "    ", "Error", "ERROR ", "at x", "from ",
    "from x", "\"a", "import ", "中", "中!", "a.",
)  # fmt: skip


@pytest.mark.parametrize("atom", ATOMS)
def test_a_hostile_megabyte_is_cut_in_seconds(atom: str) -> None:
    start = time.process_time()
    sentences(atom * (1_000_000 // len(atom)) + "\x00")
    for other in ATOMS:
        sentences((atom + other) * 1_000 + "x")
    sentence_around(atom * (1_000_000 // len(atom)), 500_000, 500_005, 1_000_000)
    assert time.process_time() - start < 40
