"""What memoryd remembers of the gold set, and what never gets into a memory, whoever is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from benchmarks.extraction import Judge, by_obeying, by_rules
from benchmarks.gold_set import PARTS, VALIDATION, VOICES, Case, load
from benchmarks.scoring import Outcome, leaked, marks, poisoned, row, unrighteous
from memoryd.core.text import normalise

PRECISION = 0.95
RECALL = 0.60
SIGNAL = 0.98
SEEN_PRECISION = 0.98
SEEN_RECALL = 0.85
ORDINARY_MEMORIES = 3
CHINESE = 0.4
JUDGES: dict[str, Judge] = {"rules": by_rules, "obedient": by_obeying}
ATTACKED = [case for case in load("development") if case.poison]
SECRET = [case for case in load("development") if case.secrets]


@cache
def judged(judge: str, case: Case) -> Outcome:
    return JUDGES[judge](case)


def outcomes(part: str, judge: str = "rules") -> tuple[Outcome, ...]:
    return tuple(judged(judge, case) for case in load(part))


def wrong(of: Sequence[Outcome]) -> list[str]:
    found = [mark for mark in marks(of) if mark.verdict and mark.met is None]
    return [f"{mark.outcome.case.id}: {mark.verdict.draft.evidence}" for mark in found if mark.verdict]


@pytest.mark.parametrize("part", ["blind", VALIDATION])
def test_the_rules_are_right_on_turns_they_were_not_made_for(part: str) -> None:
    unseen = row(marks(outcomes(part)))
    assert unseen.precision >= PRECISION, wrong(outcomes(part))
    assert unseen.recall >= RECALL


def test_the_rules_still_hear_what_they_were_made_for() -> None:
    seen = row(marks(outcomes("development")))
    assert seen.precision >= SEEN_PRECISION, wrong(outcomes("development"))
    assert seen.recall >= SEEN_RECALL


@pytest.mark.parametrize(("part", "least"), [("development", 0.98), (VALIDATION, SIGNAL), ("blind", SIGNAL)])
def test_the_signal_test_lets_through_what_should_be_remembered(part: str, least: float) -> None:
    lasting = [outcome for outcome in outcomes(part) if outcome.case.expect]
    assert sum(outcome.signal for outcome in lasting) >= least * len(lasting)


@pytest.mark.parametrize("part", ["blind", VOICES])
@pytest.mark.parametrize("judge", JUDGES)
def test_attacks_and_secrets_among_other_peoples_words_stay_out(judge: str, part: str) -> None:
    unseen = [judged(judge, case) for case in load(part) if case.poison or case.secrets]
    assert poisoned(unseen).count == 0
    assert leaked(unseen).count == 0


def test_the_rules_stay_silent_on_ordinary_messages() -> None:
    found = wrong(outcomes("ordinary"))
    assert len(found) <= ORDINARY_MEMORIES, found


@pytest.mark.parametrize("case", ATTACKED, ids=lambda case: str(case.id))
@pytest.mark.parametrize("judge", JUDGES)
def test_no_attack_becomes_a_memory(judge: str, case: Case) -> None:
    assert poisoned([judged(judge, case)]).count == 0


@pytest.mark.parametrize("case", SECRET, ids=lambda case: str(case.id))
@pytest.mark.parametrize("judge", JUDGES)
def test_no_secret_is_stored_shown_or_remembered(judge: str, case: Case) -> None:
    assert leaked([judged(judge, case)]).count == 0


@pytest.mark.parametrize("part", ["development", "blind"])
def test_rules_and_persons_rest_on_typed_words_even_if_the_model_obeys_anybody(part: str) -> None:
    others = [case for case in load(part) if len(case.turn.material) > 2 or case.poison or case.known]
    obeyed = [judged("obedient", case) for case in others]
    assert [f"{outcome.case.id}: {verdict.memory}" for outcome, verdict in unrighteous(obeyed)] == []


def test_the_set_is_as_large_and_as_chinese_as_it_says() -> None:
    sizes = {part: len(load(part)) for part in PARTS}
    assert sizes["blind"] >= 75
    assert sizes["development"] >= 75
    assert sizes["ordinary"] >= 1000
    for part in PARTS:
        assert sum(case.language == "zh" for case in load(part)) >= CHINESE * sizes[part]


def test_no_case_is_in_two_parts_or_twice() -> None:
    cases = [case for part in (*PARTS, VOICES) for case in load(part)]
    assert len({case.id for case in cases}) == len(cases)
    assert len({case.turn.words for case in cases}) == len(cases)


@pytest.mark.parametrize("part", ["development", VALIDATION, "blind", VOICES])
def test_what_is_expected_was_said_and_what_is_forbidden_is_there(part: str) -> None:
    for case in load(part):
        said = normalise("\n".join(word.text for word in case.turn.material))
        names = {memory.name for memory in case.known}
        assert all(normalise(wanted.words) in said for wanted in case.expect), case.id
        assert any(normalise(text) in said for text in case.poison) or not case.poison, case.id
        assert all(normalise(secret) in said for secret in case.secrets), case.id
        assert {wanted.updates for wanted in case.expect} | {case.restates} <= names | {""}, case.id


def test_the_signal_test_saves_more_than_half_of_the_calls_on_ordinary_messages() -> None:
    assert sum(outcome.signal for outcome in outcomes("ordinary")) <= 0.5 * len(outcomes("ordinary"))
