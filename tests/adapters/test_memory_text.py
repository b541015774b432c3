"""A memory and the text of its file are the same thing, whatever is in them."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from memoryd.adapters.memory_text import Verbatim, YamlMemoryText
from memoryd.core.errors import MemoryCorrupt
from memoryd.core.frontmatter import FLAG_KEYS, FRONT_BYTES, TEXT_KEYS
from memoryd.core.model import Memory
from tests.fakes_memory import memory

TEXT = YamlMemoryText()
HARD = [
    "no", "yes", "1:30", "010", "0x1f", "1e3", "~", "null", "---", "- a", "a: b", "# x", "'", '"', "&a", "*a", "!x",
    "2026-11-29", "=", "<<", "😀 用 tabs", "a\r\nb", "---\nx", "\n---\n", "\u202eabc", "\ufeffx", "\x85", "\u2028",
    " lead", "trail ", "a\n\n  b", "{", "[", "|", ">", "%", "@", "`", "\t", "?", ": ", "数据库：用 PostgreSQL",
]  # fmt: skip
WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=40) | st.sampled_from(HARD)
PLAIN = st.sampled_from(["", "~", "010", "1:30", "2026-11-29", "1.5e3", "0x1F", "NO", "-3", "null"]).map(Verbatim)
VALUES = st.recursive(
    WORDS | st.booleans() | st.integers(0, 999) | PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)
EXTRA = st.lists(
    st.tuples(WORDS.filter(lambda key: key not in TEXT_KEYS + FLAG_KEYS), VALUES),
    max_size=3,
    unique_by=lambda pair: pair[0],
).map(tuple)
MEMORIES = st.builds(
    Memory,
    name=WORDS.filter(bool),
    description=WORDS.filter(lambda text: text not in ("", "~", "null")),
    type=st.sampled_from(["user", "feedback", "project", "reference"]),
    body=st.text(st.characters(exclude_categories=["Cs"]), max_size=200) | st.sampled_from(HARD),
    created=st.sampled_from(["", "2026-11-29", "2026-11-29T10:00:00Z"]),
    source=WORDS,
    evidence=WORDS,
    expires=st.sampled_from(["", "2026-12-05"]),
    pinned=st.booleans(),
    always=st.booleans(),
    extra=EXTRA,
    file=st.just("a.md"),
)


@settings(max_examples=400, deadline=None)
@given(MEMORIES)
@example(memory(name="no", description="1:30", evidence="010", source="2026-11-29", file="a.md"))
@example(memory(body="---\n\n---\r\n\r\n", evidence='"don\'t" – he said: 别', file="a.md"))
def test_a_memory_comes_back_from_its_text_and_the_text_from_the_memory(given_memory: Memory) -> None:
    text = TEXT.render(given_memory)
    parsed = TEXT.parse("a.md", text.encode())
    assert replace(parsed, digest="") == given_memory
    assert TEXT.render(parsed) == text


def test_a_file_looks_as_a_person_would_write_it() -> None:
    written = memory(
        "tests-use-a-real-database", evidence="别 mock 数据库 🐟", pinned=True, extra=(("tags", ["a", "b"]),)
    )
    assert TEXT.render(written) == (
        "---\nname: tests-use-a-real-database\ndescription: About tests-use-a-real-database.\ntype: feedback\n"
        "created: '2026-11-01'\nupdated: '2026-11-02'\nsource: claude-code/s1/turn-1\nevidence: 别 mock 数据库 🐟\n"
        "pinned: true\ntags:\n- a\n- b\n---\n\nAll about tests-use-a-real-database.\n\n"
    )


def test_what_yaml_makes_of_plain_words_never_reaches_a_memory() -> None:
    parsed = TEXT.parse(
        "a.md", b"---\nname: no\ndescription: 1:30\ntype: user\ncreated: 2026-11-29\nsource: 010\npinned: yes\n---\nx\n"
    )
    assert (parsed.name, parsed.description, parsed.created, parsed.source) == ("no", "1:30", "2026-11-29", "010")
    assert parsed.pinned is True


def test_unknown_keys_are_written_back_as_they_were() -> None:
    extra = "due: 2026-12-05\nratio: 0010\nwhen: 1:30\nempty:\nlist:\n- 1\n- no\n- 'no'\n"
    content = f"---\nname: a\ndescription: b\ntype: user\n{extra}---\n\nx\n".encode()
    assert TEXT.render(TEXT.parse("a.md", content)).replace("empty: ", "empty:").encode() == content


@pytest.mark.parametrize(
    ("front", "reason"),
    [
        ("a: &x [1]\nb: *x", "anchor or alias"),
        ("a: *x", "anchor or alias"),
        ("a: !!python/object/apply:os.system [x]", "YAML tag"),
        ("name: !!str a", "YAML tag"),
        ("a: " + "[" * 2_000, "nested deeper|not YAML"),
        ("a: " + "[" * 20 + "]" * 20, "nested deeper"),
        ("- " * 500 + "x", "nested deeper"),
        ("name: a\nname: b", "`name` twice"),
        ("[1]: x", "a key that is not a word"),
        ("just words", "not a list of keys"),
        ("a: 'open", "not YAML"),
        ("a: b: c", "not YAML"),
        ("a: \x00", "not YAML"),
        ("\n".join(f"k{n}: {n}" for n in range(25)), "more than 24 keys"),
        ("name: [a]\ntype: user", "`name` is not a text"),
        ("", "has no `type`"),
    ],
)
def test_what_is_no_plain_list_of_keys_is_broken_with_a_reason(front: str, reason: str) -> None:
    began = time.monotonic()
    with pytest.raises(MemoryCorrupt, match=reason) as caught:
        TEXT.parse("a.md", f"---\n{front}\n---\nx\n".encode())
    assert "\n" not in caught.value.reason
    assert time.monotonic() - began < 1


def test_bytes_that_are_no_text_are_broken() -> None:
    with pytest.raises(MemoryCorrupt, match="not UTF-8 text"):
        TEXT.parse("a.md", b"---\nname: \xff\n---\n")


@pytest.mark.parametrize("quote", ["word " * 2_000, "引用" * 2_000, "it's\n" * 2_000, '"\\' * 3_000, "😀\x85" * 900])
def test_evidence_too_long_for_front_matter_is_shortened_and_the_file_stays_readable(quote: str) -> None:
    text = TEXT.render(memory(evidence=quote))
    parsed = TEXT.parse("a.md", text.encode())
    assert parsed.evidence.endswith("…")
    assert quote.startswith(parsed.evidence[:-1])
    assert len(parsed.evidence) > 100


def test_a_memory_whose_headers_do_not_fit_is_refused_not_written_unreadable() -> None:
    with pytest.raises(MemoryCorrupt, match="would not fit"):
        TEXT.render(memory(description="x" * FRONT_BYTES))


def test_a_lone_surrogate_never_reaches_a_file() -> None:
    text = TEXT.render(memory(body="a\ud800b", description="\udfff"))
    assert "a\ufffdb" in text
    text.encode("utf-8")


def test_the_slow_loader_reads_the_same_where_there_is_no_fast_one() -> None:
    script = (
        "import sys; sys.modules['yaml._yaml'] = None\n"
        "from memoryd.adapters.memory_text import YamlMemoryText\n"
        "import yaml; assert not hasattr(yaml, 'CSafeLoader')\n"
        "m = YamlMemoryText().parse('a.md', '---\\nname: no\\ntype: user\\ndue: 010\\n---\\n\\n数\\n'.encode())\n"
        "assert (m.name, m.body, m.extra) == ('no', '数', (('due', '010'),)), m\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
