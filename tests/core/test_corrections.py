"""Which memory a statement corrects, alone and by the memory's type."""

from __future__ import annotations

import pytest

from memoryd.core.corrections import corrects, may_correct
from tests.fakes_memory import memory


@pytest.mark.parametrize(
    ("statement", "kind", "said", "theirs", "corrected"),
    [
        ("Use spaces, not tabs", "feedback", "Use tabs.", "feedback", True),
        ("Use spaces, not tabs", "feedback", "Use tabs.", "lesson", False),
        ("Use spaces, not tabs", "feedback", "Use tabs in Go, use spaces in Python.", "feedback", False),
        ("Use spaces, not tabs", "feedback", "Never use tabs.", "feedback", False),
        ("Use spaces, not tabs", "feedback", "Use tabsize 4.", "feedback", False),
        ("You may push to main again", "feedback", "Never push to main.", "feedback", True),
        ("You may push to main again", "feedback", "Never push to main.", "project", False),
        ("You may push to main on Fridays again", "feedback", "Never push to main.", "feedback", False),
        (
            "The staging host is beta.example.com",
            "reference",
            "The staging host is alpha.example.com.",
            "reference",
            True,
        ),
        (
            "The staging host is beta.example.com",
            "reference",
            "The staging host is alpha.example.com.",
            "project",
            False,
        ),
        (
            "The staging host is beta.example.com",
            "feedback",
            "The staging host is alpha.example.com.",
            "feedback",
            False,
        ),
        (
            "The staging host is beta.example.com",
            "reference",
            "The mail host is alpha.example.com.",
            "reference",
            False,
        ),
        (
            "The staging host is alpha.example.com",
            "reference",
            "The staging host is alpha.example.com.",
            "reference",
            False,
        ),
        ("It is beta.example.com", "reference", "It is alpha.example.com.", "reference", False),
        ("The freeze was moved to Friday", "project", "The release freeze starts on Monday.", "project", True),
        ("The freeze was moved to Friday", "project", "The freeze was moved to Friday.", "project", False),
        ("The freeze was moved to Friday", "project", "The demo is on Monday.", "project", False),
        ("It was moved to Friday", "project", "It is on Monday.", "project", False),
        ("We're on Node 22 now", "project", "We build with Node 20.", "project", True),
        ("We're on Node 22 now", "project", "We build with Node 22.", "project", False),
        ("We're on Node 22 now", "project", "We build with Go 1.21.", "project", False),
        ("We build on Node 22", "project", "We build with Node 20.", "project", False),
        ("Upgrade to Node 22 now", "project", "We build with Node 20.", "project", False),
        ("We now get an error with Node 22", "project", "We build with Node 20.", "project", False),
        ("That release freeze was moved to Friday", "project", "That release freeze is on Monday.", "project", False),
        ("We moved from npm to pnpm", "feedback", "Use npm.", "feedback", True),
        ("Answer in German, not English", "feedback", "Answer in English.", "feedback", True),
        ("把 npm 换成 pnpm", "feedback", "用 npm 装依赖", "feedback", True),
        ("服务器在北京", "reference", "服务器在上海", "reference", True),
        ("Never push to main", "feedback", "Never push to main.", "feedback", False),
        ("The freeze was moved to Friday", "feedback", "The release freeze starts on Monday.", "project", True),
        ("The demo is on Thursday now", "feedback", "The demo is on Monday.", "project", True),
        ("发布改到周五", "feedback", "发布定在周一。", "project", True),
        ("The website is at b.example.com", "reference", "The website is at a.example.com.", "reference", True),
        (
            "The issue tracker is at b.example.com",
            "reference",
            "The issue tracker is at a.example.com.",
            "reference",
            True,
        ),
        ("用空格，不要用制表符", "feedback", "用制表符缩进", "feedback", True),
    ],
)
def test_a_statement_corrects_what_it_says_the_opposite_of_and_nothing_beside(
    statement: str, kind: str, said: str, theirs: str, *, corrected: bool
) -> None:
    known = memory("a", description=said, body=said, type=theirs)
    assert bool(corrects(statement, kind, [known])) is corrected


@pytest.mark.parametrize(
    ("statement", "may"),
    [
        ("Use spaces, not tabs", True),
        ("Use spaces", False),
        ("In the blog post they use spaces, not tabs", False),
        ("The freeze was moved to Friday", True),
        ("We're on Node 22 now", True),
        ("We're on Node now", False),
        ("We're on Node 22", False),
        ("Upgrade to Node 22 now", False),
    ],
)
def test_what_does_not_say_that_it_lasts_may_correct_where_it_puts_one_thing_in_anothers_place(
    statement: str, *, may: bool
) -> None:
    assert may_correct(statement) is may


@pytest.mark.parametrize(
    ("statement", "known", "corrected"),
    [
        ("We switched back to npm, don't use pnpm any more", "Use pnpm, not npm.", True),
        ("We switched back to npm, don't use pnpm any more", "Use pnpm.", True),
        ("We switched back to npm, don't use pnpm any more", "用 pnpm，不要用 npm。", True),
        ("We went back to npm, stop using pnpm", "Use pnpm, not npm.", True),
        ("We switched back to npm", "Use pnpm, not npm.", True),
        ("换回 npm 了，别再用 pnpm", "用 pnpm，不要用 npm。", True),
        ("换回 npm 了，别再用 pnpm", "Use pnpm, not npm.", True),
        ("我们用回 npm 了", "用 pnpm，不要用 npm。", True),
        ("We switched back to npm, don't use pnpm any more", "Use npm.", False),
        ("We switched back to npm, don't use pnpm any more", "Use yarn, not npm.", False),
        ("We switched back to npm, don't use pnpm any more", "Run vitest, not jest.", False),
        ("We switched back to npm", "Use pnpm.", False),
        ("I switched back to main, look again", "Use pnpm, not npm.", False),
        ("The request leaves the proxy and then went back to npm", "Use pnpm, not npm.", False),
        ("换回 npm 了，别再用 pnpm", "用 yarn 装依赖。", False),
        ("换回 npm 了", "用 pnpm。", False),
    ],
)
def test_what_is_gone_back_to_corrects_what_was_used_in_its_place(statement: str, known: str, corrected: bool) -> None:
    memories = [memory("m", description=known, type="feedback")]
    assert corrects(statement, "feedback", memories) == tuple(memories[:corrected])
    assert not corrected or may_correct(statement)
