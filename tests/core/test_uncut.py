"""A quote that leaves out what turns it around is given its whole sentence, and no other is."""

from __future__ import annotations

import pytest

from memoryd.core.evidence import PERSON, find
from memoryd.core.model import Evidence
from memoryd.core.uncut import sentences_of, uncut
from tests.core.speaking import turn


def quoted(said: str, quote: str) -> Evidence:
    found = find(quote, turn(said), PERSON)
    assert found is not None
    return uncut(found, turn(said))


@pytest.mark.parametrize(
    ("said", "quote", "whole"),
    [
        ("We cannot always deploy on Friday.", "always deploy on Friday", "We cannot always deploy on Friday."),
        ("Well. Never push to main. Thanks!", "push to main", "Never push to main."),
        ("好的。我不希望你以后都用 mock 测试。谢谢", "以后都用 mock 测试", "我不希望你以后都用 mock 测试。"),
    ],
)
def test_a_quote_cut_out_from_under_a_negation_becomes_its_sentence(said: str, quote: str, whole: str) -> None:
    found = quoted(said, quote)
    assert found.quote.strip() == whole
    assert said[found.start : found.end] == found.quote


@pytest.mark.parametrize(
    ("said", "quote"),
    [
        ("From now on use pnpm. Never npm.", "use pnpm"),
        ("Never push to main.", "Never push to main"),
        ("提交信息用中文。不要用英文。", "提交信息用中文"),
    ],
)
def test_a_quote_that_says_what_its_sentence_does_stays_as_it_is(said: str, quote: str) -> None:
    assert quoted(said, quote).quote == quote


def test_the_sentences_of_a_quote_are_a_persons() -> None:
    assert sentences_of("push to main", turn("Well. Never push to main. Thanks!")).strip() == "Never push to main."
    assert sentences_of("push to main", turn("Thanks!", final="Never push to main.")) == ""
