"""What stands beside what lasts in a message is not kept for a rule of its own."""

from __future__ import annotations

import time

import pytest

from memoryd.core.beside import without_what_is_beside
from memoryd.core.heard import Heard
from memoryd.core.hearing import hear
from memoryd.core.sentences import sentences


@pytest.mark.parametrize(
    ("said", "beside"),
    [
        # A complaint leads to the rule.
        ("that's the third time you ran npm. this is a yarn workspace", "that's the third time you ran npm."),
        ("snapshots get re-recorded by me, you can't, the fonts differ. stop committing them", "stop committing them"),
        ("又自作主张给我格式化了。没改到的行不要动，不然 blame 全乱了", "又自作主张给我格式化了。"),
        # What comes with a decision, and is less likely to last than it.
        (
            "We decided with the customer that PDF export is dropped for good. Old files may still come in.",
            "Old files may still come in.",
        ),
    ],
)
def test_what_leads_to_a_rule_is_none_itself(said: str, beside: str) -> None:
    every = sentences(said)
    heard = [Heard("feedback", one.text, "", one.start, one.end, chinese=False, weighed=True) for one in every]
    assert beside not in [one.statement for one in without_what_is_beside(heard, every)]
    assert beside not in [one.statement for one in hear(said)]


@pytest.mark.parametrize(
    "said",
    [
        "Never push to main. Always squash before you merge.",
        "以后提交信息用英文。禁止直接推送到主分支。",
        "You keep adding docstrings to private functions, I don't want those.",
        "Stop wrapping everything in try/except.",
    ],
)
def test_rules_that_are_said_outright_or_alone_all_stay(said: str) -> None:
    assert len(hear(said)) == len(sentences(said))


def test_a_complaint_that_lays_down_itself_what_is_right_stays() -> None:
    said = "You keep skipping the tests, from now on run them all. We deploy straight from main on Fridays."
    every = sentences(said)
    heard = (Heard("feedback", every[0].text, "", every[0].start, every[0].end, chinese=False),)
    assert tuple(without_what_is_beside(heard, every)) == heard


def test_what_only_points_at_a_rule_does_not_stand_before_it() -> None:
    said = "you left the storyboard alone and did it in code. more of that please"
    every = sentences(said)
    heard = (Heard("feedback", every[0].text, "", every[0].start, every[0].end, chinese=False, weighed=True),)
    assert tuple(without_what_is_beside(heard, every)) == heard


@pytest.mark.parametrize("piece", ["no, ", "ugh!! ", "又", "well... ", "keep that, "])
def test_a_hostile_message_takes_moments(piece: str) -> None:
    start = time.process_time()
    hear((piece * 1_500)[:6_000] + " you keep. Stop it")
    assert time.process_time() - start < 3
