from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from memoryd.core.text import (
    bare,
    in_one_word,
    key_words,
    likeness,
    normalise,
    normalise_with_spans,
    one_line,
    printable,
    slug,
    words,
)

any_text = st.text(alphabet=st.characters())
mixed_text = st.text(
    alphabet="aB é e\u0301 ﬁ ㎞ 用中文，。 ｶﾞ 한ᄒ\u1161\u11ab “”‘’'`´ \t\r\n\u3000\u200b\u202e🙂👨\u200d👩\ufe0f ０Ａ-_"
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Use  Tabs", "use tabs"),
        ("Don’t mock “it”", "don't mock 'it'"),
        ("「你好」", "'你好'"),
        ("ＡＢＣ１２３", "abc123"),
        ("以后都用 uv，记住", "以后都用uv，记住"),
        ("以后\n都用", "以后都用"),
        ("cafe\u0301", "café"),
        ("ｶﾞ", "ガ"),
        ("a\u200bb\u202e", "ab"),
        ("line\r\nbreak", "line break"),
        ("Straße", "STRASSE"),
    ],
)
def test_the_same_words_normalise_to_the_same(one: str, other: str) -> None:
    assert normalise(one) == normalise(other)


@pytest.mark.parametrize(("one", "other"), [("use tabs", "use tab"), ("用 tab", "不用 tab"), ("a b", "ab")])
def test_different_words_stay_different(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


@given(st.one_of(any_text, mixed_text))
@example("e\u200b\u0301")
@example(" ´\u0301")
@example("\u1112\u1161\u11ab")
@example("用 \u0301 x")
def test_spans_give_the_same_text_as_normalising(text: str) -> None:
    normal, spans = normalise_with_spans(text)
    assert normal == normalise(text)
    assert len(spans) == len(normal)
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert list(spans) == sorted(spans)


@given(st.one_of(any_text, mixed_text))
def test_normalising_twice_changes_nothing(text: str) -> None:
    assert normalise(normalise(text)) == normalise(text)


def test_words_of_one_script_are_one_word_and_chinese_characters_are_not() -> None:
    assert in_one_word("e", "u")
    assert in_one_word("_", "u")
    assert in_one_word("é", "\u0301")
    assert not in_one_word("用", "u")
    assert not in_one_word("用", "户")
    assert not in_one_word("e", " ")


def test_words_stem_split_and_pair() -> None:
    assert words("Running tests with makeAll and HTTPServer_v2") == (
        "run", "test", "with", "mak", "all", "and", "http", "server", "v", "2",
    )  # fmt: skip
    assert words("数据库用 Postgres") == ("数据", "据库", "库用", "postgr")
    assert words("库") == ("库",)
    assert words("don’t") == ("do", "not")


def test_figures_stay_as_they_are() -> None:
    assert words("port 8000, code 4488") == ("port", "8000", "cod", "4488")
    assert likeness("port 8000", "port 800") < 1.0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Never use wildcard imports.", "never use wildcard imports!"),
        ("以后提交信息用中文。", "以后提交信息用中文！"),
        ("Use tabs, not spaces", "use tabs; not spaces…"),
        ("用 uv，不用 pip。", "用uv 不用pip"),
    ],
)
def test_marks_of_sentences_make_no_difference_to_bare_words(one: str, other: str) -> None:
    assert bare(one) == bare(other)


@pytest.mark.parametrize(("one", "other"), [("use v1.5", "use v15"), ("a-b", "ab"), ("用 a.b", "用 ab")])
def test_marks_within_words_make_one(one: str, other: str) -> None:
    assert bare(one) != bare(other)


def test_likeness_ranks_the_same_above_the_like_above_the_strange() -> None:
    assert likeness("Use tabs for indentation", "use TABS for indentation.") == 1.0
    assert likeness("", "!") == 0.0
    assert likeness("Integration tests use a real database", "integration tests must use the real database") > 0.7
    assert likeness("部署用 uv 不用 pip", "部署时用 uv 而不用 pip") > 0.5
    assert likeness("use tabs", "the deadline is Friday") == 0.0
    assert likeness("use tabs", "never use tabs") < 1.0


@given(any_text, any_text)
def test_likeness_is_a_share_and_has_no_direction(a: str, b: str) -> None:
    assert 0.0 <= likeness(a, b) <= 1.0
    assert likeness(a, b) == likeness(b, a)
    assert key_words(a) <= frozenset(words(a))


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Tests use a real database", "tests-use-a-real-database"),
        ("../../.bashrc", "bashrc"),
        (".git/hooks/pre-commit", "git-hooks-pre-commit"),
        ("C:\\Windows\\x", "c-windows-x"),
        ("部署用 uv，不用 pip", "部署用-uv-不用-pip"),
        ("Don't touch the user’s files", "dont-touch-the-users-files"),
        ("CON", "con-note"),
        ("com1", "com1-note"),
        ("MEMORY", "memory-note"),
        ("--rf", "rf"),
        ("a\x00b\u202egnp.exe", "a-b-gnp-exe"),
        ("Ünïcode Straße", "ünïcode-straße"),
        ("ＦＵＬＬ　width", "full-width"),
        ("हिन्दी नाम", "हिन्दी-नाम"),
    ],
)
def test_slug_is_safe_and_readable(name: str, stem: str) -> None:
    assert slug(name) == stem


def test_slug_of_nothing_is_stable_and_different_for_different_names() -> None:
    assert slug("///") == slug("///")
    assert slug("///") != slug("🙂")
    assert slug("///").startswith("memory-")


def test_slug_ends_at_a_word_when_it_is_cut() -> None:
    assert slug("always " * 30) == "-".join(["always"] * 8)
    assert slug("字" * 100) == "字" * 60


@given(st.one_of(any_text, mixed_text, st.text(alphabet="conaux-. \u0301", max_size=8)))
@example("İ" * 70)
@example("½ ① ㎞")
@example("\U00020000" * 60)
@example("ȺȾ")
@example("ⅷ\u0345")
def test_slug_of_a_slug_is_itself_and_never_a_path(name: str) -> None:
    stem = slug(name)
    assert slug(stem) == stem
    assert 0 < len(stem) <= 66
    assert len(stem.encode()) <= 190
    assert not re.search(r"[\s/\\.:*?\"<>|\x00-\x1f\x7f]", stem)
    assert not stem.startswith("-")
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zs", "Zl", "Zp") for c in stem)
    assert stem not in {"con", "prn", "aux", "nul", "com1", "lpt9", "memory"}


def test_printable_keeps_lines_tabs_and_emoji_and_drops_what_nobody_sees() -> None:
    assert printable("a\r\nb\tc\x1b[31m\u202ed\u200b\x00\ud800") == "a\nb\tc[31md"
    assert printable("👨\u200d👩 ❤\ufe0f") == "👨\u200d👩 ❤\ufe0f"


@given(any_text, st.integers(min_value=1, max_value=80))
def test_one_line_is_one_line_within_its_limit(text: str, limit: int) -> None:
    line = one_line(text, limit)
    assert len(line) <= limit
    assert not re.search(r"[\r\n\t\u2028\x00-\x1f\u202e]", line)


def test_one_line_ends_at_a_word_with_an_ellipsis() -> None:
    assert one_line("Always  run\nthe whole suite", 18) == "Always run the…"
    assert one_line("部署前一律先跑完整测试", 8) == "部署前一律先跑…"


@given(st.text(alphabet="aBİ zé\"'`“.,-~\t\n\r\x1f\x7f 用中。、，鿿龥") | any_text)
def test_plain_text_takes_a_short_way_to_the_same_spelling(text: str) -> None:
    # A combining mark of nothing is left out, and takes the text the long way.
    assert normalise(text) == normalise(f"{text}\u200b")
