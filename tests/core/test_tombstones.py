from __future__ import annotations

from dataclasses import replace

import pytest

from memoryd.core import gate
from memoryd.core.model import Close, Draft, Speaker, Turn, Utterance
from memoryd.core.tombstones import Tombstone, hit, named, of, quote_hash, refusal
from tests.fakes_memory import memory

TABS = memory(
    "indent-with-tabs",
    description="Always indent with tabs in Python files.",
    body="Always indent with tabs in Python files.\n",
    evidence="always indent with tabs in Python files, please",
)
中文 = memory(
    "用中文", description="提交信息一律用中文。", body="提交信息一律用中文。\n", evidence="以后提交信息一律用中文"
)


def draft(description: str, evidence: str = "something else was said", **more: str) -> Draft:
    fields = {"name": "x", "type": "feedback", "body": description} | more
    return Draft(description=description, evidence=evidence, **fields)


@pytest.mark.parametrize(
    "words",
    [
        draft("Always indent with tabs in Python files."),
        draft("ALWAYS indent with tabs   in python files"),
        draft("Indent with tabs in Python files."),
        draft("提交信息必须用中文。"),
        draft("提交信息一律使用中文"),
        draft("Quite another thing.", evidence="Always indent with TABS in Python files, please"),
        replace(TABS, name="other", file="other.md", evidence=""),
    ],
)
def test_the_same_words_and_the_same_meaning_are_known_again(words: Draft) -> None:
    assert hit(words, (of(TABS, "2026-11-29"), of(中文, "2026-11-29"))) is not None


@pytest.mark.parametrize(
    "words",
    [
        draft("Never indent with tabs in Python files."),
        draft("Always indent with spaces in Python files."),
        draft("Always run the tests before a commit."),
        draft("提交信息不要用中文。"),
        draft("Always indent with tabs in Python files.", op="update", target="indentation"),
    ],
)
def test_other_words_are_new(words: Draft) -> None:
    assert hit(words, (of(TABS, "2026-11-29"), of(中文, "2026-11-29"))) is None


def test_an_update_from_the_very_quote_is_the_same_again() -> None:
    again = draft("Tabs.", evidence=TABS.evidence, op="update", target="x")
    assert hit(again, (of(TABS, "2026-11-29"),)) is not None
    assert hit(again, ()) is None


def test_a_tombstone_is_found_by_name_and_file() -> None:
    stones = (of(TABS, "2026-11-29"), of(中文, "2026-11-29"))
    for name in ("indent-with-tabs", "indent-with-tabs.md", "Indent with tabs"):
        assert [stone.name for stone in named(name, stones)] == ["indent-with-tabs"]
    assert [stone.name for stone in named("用中文", stones)] == ["用中文"]
    assert named("nothing", stones) == ()


def test_a_tombstone_holds_no_quote_and_its_refusal_says_what_to_do() -> None:
    stone = of(TABS, "2026-11-29", by_hand=True)
    assert "please" not in str(stone)
    assert refusal(stone) == ("you removed this on 2026-11-29 (`memoryd unforget indent-with-tabs` allows it again)")


def test_the_gate_refuses_what_was_taken_away() -> None:
    said = "Always indent with tabs in Python files."
    turn = Turn(
        key="k", agent="a", session="s", file="f", cwd="/p", close=Close.COMPLETED,
        words=(Utterance(Speaker.USER, said),), final=None,
    )  # fmt: skip
    drafts = (draft(said, evidence=said),)
    (refused,) = gate.judge(drafts, turn, (), source="a/s/turn-1", today="2026-11-30", buried=(of(TABS, "2026-11-29"),))
    assert refused.reason.startswith("you removed this on 2026-11-29")
    (kept,) = gate.judge(drafts, turn, (), source="a/s/turn-1", today="2026-11-30", buried=(of(中文, "2026-11-29"),))
    assert kept.accepted


def proposed(said: str, quote: str = "some other quote") -> Draft:
    return Draft(name="new", description=said, type="feedback", body=said, evidence=quote)


def test_no_quote_is_not_the_quote_of_another() -> None:
    assert quote_hash(" ") == ""
    buried = Tombstone(file="old.md", name="old", description="use tabs", body="use tabs")
    assert hit(proposed("Deploy on Fridays.", ""), (buried,)) is None


def test_a_part_of_what_was_taken_away_does_not_come_back_by_itself() -> None:
    body = "use tabs in makefiles\nnever use npm in this project"
    buried = Tombstone(file="old.md", name="old", description="use tabs in makefiles", body=body)
    part = "Never use npm in this project."
    assert hit(proposed(part), (buried,)) is buried
    more = "Never use yarn in this project."
    assert hit(proposed(more), (buried,)) is None
