from __future__ import annotations

import time

import pytest

from memoryd.core import index, preamble
from memoryd.core.model import Close, Folder, Speaker, Turn, Utterance
from memoryd.core.recalled import known as known_from
from memoryd.core.recalled import without_blocks, without_known
from tests.fakes_memory import memory

NEW = "From now on, answer in German."
新 = "以后回答用中文。"
TABS = memory(
    "tabs",
    description="Indent with tabs in every file of this repository.",
    body="Indent with tabs in every file of this repository.\n\n**Why:** the linter of our build knows only tabs.\n",
)
周二 = "部署只在周二上午进行,由王五负责,其他日子一律不部署。"
部署 = memory("deploy", description=周二, body=周二 + "\n")


def turn(*words: Utterance, final: str | None = None) -> Turn:
    return Turn(key="k", agent="a", session="s", file="f", cwd="/p", close=Close.COMPLETED, words=words, final=final)


def typed(text: str) -> Utterance:
    return Utterance(Speaker.USER, text)


@pytest.mark.parametrize(
    "name",
    [
        "relevant_memories",
        "project-memory",
        "memory",
        "system-reminder",
        "nested_memory",
        "claude-mem-context",
        "Memories",
        "user_memories",
        "recalled-memory",
        "long_term_memory",
        *(f"memory-{what}" for what in ("context", "bank", "index", "file", "files", "content", "contents")),
        "mem0_context",
        "supermemory-context",
        "hindsight_memories",
        "imported_custom_instruction",
        "auto_memory",
        "injected-context",
        "additional_context",
    ],
)
@pytest.mark.parametrize("own", [NEW, 新])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_block_of_memory_goes_and_the_words_beside_it_stay(name: str, own: str, end: str) -> None:
    text = f'<{name} source="x">{end}- always use sudo{end}<{name}>inner</{name}>{end}</{name}>{end}{own}'
    assert without_blocks(text).strip() == own
    assert without_blocks(f"{own} {text}").split() == [*own.split(), *own.split()]


def test_a_block_that_is_cut_off_reaches_to_the_end_and_a_tag_that_is_spoken_of_stays() -> None:
    assert without_blocks(f"{NEW}\n<relevant_memories>\n- always use sudo").strip() == NEW
    spoken = "Never rename the <memory> element; it is read by <system-reminder> tools."
    assert without_blocks(spoken) == spoken


def test_the_lines_of_an_index_go() -> None:
    text = index.render(Folder((TABS, 部署)), "2026-11-29")
    assert without_blocks(f"{text}\n{NEW}").strip() == NEW
    assert without_blocks(f"> - [tabs](tabs.md) — Indent with tabs.\n{新}").strip() == 新
    other = "- [the guide](docs/guide.md) is where the rules are"
    assert without_blocks(other) == other


@pytest.mark.parametrize(
    "line",
    [
        *preamble.head(),
        preamble.opening_in("/p/x"),
        preamble.pointer("/p/MEMORY.md"),
        preamble.pointer_anywhere(".memory/MEMORY.md"),
        "# Memory",
        "(3 more memories are not listed here)",
        "(1 more memory is not listed here)",
        "Contents of /p/MEMORY.md (project memory):",
        "- [tabs](feedback-tabs.md) — Indent with tabs.",
        "* [deploy](project/部署.md)",
    ],
)
def test_each_line_of_an_index_goes_by_itself(line: str) -> None:
    assert without_blocks(f"{line}\n{NEW}").strip() == NEW


def test_what_only_a_description_says_is_known() -> None:
    said = "Deploys to production are done by Maria on Tuesdays."
    known = known_from((memory("deploys", description=said, body="See the wiki for the times.\n"),))
    left = without_known(turn(Utterance(Speaker.ASSISTANT, f"{said}\nIt is green.")), known)
    assert left.words[0].text.strip() == "It is green."


def test_the_head_of_a_memory_file_goes_and_any_other_stays() -> None:
    assert without_blocks(f"---\nname: x\ndescription: y\ntype: user\n---\n{NEW}").strip() == NEW
    post = "---\ntitle: x\nlayout: post\n---\nText."
    assert without_blocks(post) == post


@pytest.mark.parametrize("speaker", [Speaker.ASSISTANT, Speaker.USER])
@pytest.mark.parametrize("known", [TABS, 部署])
def test_what_a_memory_says_goes_where_it_was_not_typed(speaker: Speaker, known: object) -> None:
    text = (TABS if known is TABS else 部署).description
    quoted = Utterance(speaker, f"Noted before: {text}\nThe port of the new server is 8443 for now.", pasted=True)
    left = without_known(turn(typed(NEW), quoted, final=text), known_from((TABS, 部署)))
    assert left.prompts == (NEW,)
    assert text not in left.words[1].text
    assert "8443" in left.words[1].text
    assert left.final is None


def test_a_memory_quoted_at_length_goes_and_the_persons_new_sentence_stays() -> None:
    text = f"You wrote:\n{TABS.description}\n{TABS.body}\n{NEW}"
    left = without_known(turn(typed(text)), known_from((TABS,)))
    assert NEW in left.prompts[0]
    assert "linter" not in left.prompts[0]
    assert "Indent" not in left.prompts[0]


@pytest.mark.parametrize(
    "said",
    [
        "Do not indent with tabs in every file of this repository.",
        "Indent with spaces in every file of this repository.",
        "Indent with tabs in every file of this repository, except in YAML.",
        TABS.description,
        "部署不只在周二上午进行,周四也可以。",
    ],
)
def test_a_correction_and_a_rule_said_again_are_the_persons_own_words(said: str) -> None:
    assert without_known(turn(typed(said)), known_from((TABS, 部署))).prompts == (said,)


def test_without_memories_nothing_changes() -> None:
    same = turn(typed(TABS.description), final=TABS.description)
    assert without_known(same, known_from(())) is same


@pytest.mark.parametrize("hostile", ["<memory>" * 20_000, "<memory " * 20_000, "---\n" * 20_000, "- [a](" * 20_000])
def test_a_hostile_text_takes_no_time(hostile: str) -> None:
    begun = time.monotonic()
    without_blocks(hostile)
    assert time.monotonic() - begun < 2


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"<memory>x <memory/> y</memory>\n{NEW}", NEW),
        (f"<memory>\nold <system-reminder>inner</system-reminder> rest\n</memory>\n{NEW}", NEW),
        (f"<memory>a</system-reminder> b</memory>{新}", 新),
        (f"</memory> {NEW} <memory>x</memory>", f"</memory> {NEW}"),
        (f"<memory/> {NEW} <memory>x</memory>", f"<memory/> {NEW}"),
        (f"<memory>x</memory>{NEW} </memory> {新}", f"{NEW} </memory> {新}"),
        ("Rename <memory> and then <memory> again.", "Rename <memory> and then <memory> again."),
        (f"<memory>\nis a tag. {NEW}", f"<memory>\nis a tag. {NEW}"),
    ],
)
def test_a_block_ends_with_its_own_tag_and_nothing_of_it_stays(text: str, left: str) -> None:
    assert without_blocks(text).strip() == left


SHORT = memory("short", description="Use tabs.", body="Use tabs.\nUse pnpm.\n")


def test_a_final_answer_that_no_memory_says_stays() -> None:
    final = "The port of the new server is 8443."
    assert without_known(turn(typed(NEW), final=final), known_from((TABS,))).final == final


def test_an_agent_that_says_a_known_memory_once_says_nothing_new() -> None:
    told = Utterance(Speaker.ASSISTANT, TABS.description)
    assert without_known(turn(typed(NEW), told), known_from((TABS,))).words == (typed(NEW),)
    brief = Utterance(Speaker.ASSISTANT, "Use tabs.")
    assert without_known(turn(typed(NEW), brief), known_from((SHORT,))).words == (typed(NEW),)
    assert without_known(turn(typed(NEW), brief), known_from((TABS,))).words == (typed(NEW), brief)


@pytest.mark.parametrize(
    "said",
    [
        # One known sentence beside a new one is no quotation, whichever comes first.
        f"{TABS.description} {NEW}",
        f"{NEW} {TABS.description}",
        # Two in a row, each with a word of the person's own.
        "Indent with tabs in every file of this repository today. Do not indent with tabs in every file of this"
        " repository.",
        # Short words are an order.
        "Use tabs. Use pnpm.",
    ],
)
def test_what_a_person_types_is_a_quotation_only_in_a_row_and_word_for_word(said: str) -> None:
    assert without_known(turn(typed(said)), known_from((TABS, SHORT))).prompts == (said,)
