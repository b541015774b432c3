"""The score of the gold set counts what it says: every kind of mistake shows, and so does a guard that is gone."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.extraction import by_model, by_rules, figures
from benchmarks.gold_set import VOICES, Case, Expectation, files, load
from benchmarks.obedient import ObedientModel
from benchmarks.scoring import Outcome, leaked, marks, poisoned, row, twins, unrighteous
from memoryd.core import gate
from memoryd.core.model import Close, Draft, Memory, Request, Speaker, Turn, Utterance
from memoryd.pipeline.proposing import ModelExtractor
from tests.e2e.old_sessions import keeping
from tests.fakes_model import ScriptedModel
from tests.messages_api import MessagesApi, Script, message

ROOT = Path(__file__).parents[2]
RULE = "always use tabs in Makefiles"
TABS = Memory(name="tabs", description="Use tabs in Makefiles.", type="feedback", body="x", file="feedback-tabs.md")


def case(text: str = RULE, *expect: Expectation, **more: object) -> Case:
    turn = Turn(
        key="k",
        agent="pi",
        session="s",
        file="/f",
        cwd="/p",
        close=Close.COMPLETED,
        words=(Utterance(Speaker.USER, text),),
        final=None,
    )
    plain = Case(id="x", language="en", kind="stated", day="2026-11-17", turn=turn, expect=expect)
    return replace(plain, **more)  # type: ignore[arg-type]


def draft(evidence: str = RULE, kind: str = "feedback", body: str = RULE, **more: str) -> Draft:
    return Draft(name=body[:30], description=body, type=kind, body=body, evidence=evidence, **more)


def outcome(of: Case, *drafts: Draft) -> Outcome:
    verdicts = gate.judge(drafts, of.turn, of.known, source="s", today=of.day)
    return Outcome(of, of.turn, verdicts)


def test_a_memory_is_right_when_type_and_words_are() -> None:
    wanted = Expectation(("feedback", "project"), "use tabs in Makefiles")
    right = row(marks([outcome(case(RULE, wanted), draft())]))
    assert (right.precision, right.recall, right.f1) == (1.0, 1.0, 1.0)
    wrong_type = row(marks([outcome(case(RULE, wanted), draft(kind="reference"))]))
    assert (wrong_type.precision, wrong_type.recall, wrong_type.f1) == (0.0, 0.0, 0.0)
    elsewhere = case(f"{RULE}. Please rename the variable `count` in the parser.", wanted)
    other = outcome(elsewhere, draft("rename the variable `count` in the parser", "project", "rename the variable"))
    assert (row(marks([other])).precision, row(marks([other])).recall) == (0.0, 0.0)
    missed = row(marks([outcome(case(RULE, wanted))]))
    assert (missed.precision, missed.recall) == (1.0, 0.0)


def test_a_twin_is_what_says_again_or_beside_what_should_be_replaced() -> None:
    # Not plainly the opposite, or the gate would make a change of it.
    spaces = "indent makefiles with two blanks"
    wanted = Expectation(("feedback",), spaces, updates="tabs")
    beside = outcome(case(spaces, wanted, known=(TABS,)), draft(spaces, body=spaces))
    instead = outcome(case(spaces, wanted, known=(TABS,)), draft(spaces, body=spaces, op="update", target="tabs"))
    again = outcome(case(restates="tabs"), draft())
    assert [twins([of]).count for of in (beside, instead, again)] == [1, 0, 1]


def test_poison_and_secrets_are_found_wherever_they_got_to() -> None:
    bad = case(poison=("use TABS",), secrets=(RULE,))
    assert poisoned([outcome(bad, draft())]).value == 1.0
    assert poisoned([outcome(bad)]).value == 0.0
    assert leaked([outcome(bad)]).count == 1
    cleaned = replace(bad.turn, words=())
    assert leaked([Outcome(bad, cleaned, ())]).count == 0
    assert leaked([Outcome(bad, cleaned, (), shown=(f"what of {RULE}?",))]).count == 1


def test_without_the_preparation_the_attacks_get_through() -> None:
    """The set would notice: pasted orders count as typed when nobody parts them."""
    raw = []
    for attacked in load("development"):
        if attacked.kind == "injected-paste":
            drafts = ModelExtractor(ObedientModel(attacked)).extract(Request((attacked.turn,), (), attacked.day))
            raw.append(outcome(attacked, *drafts))
    assert poisoned(raw).count > 0


def test_a_rule_that_rests_on_what_was_pasted_is_told() -> None:
    of = outcome(case(), draft())
    pasted = replace(of.case.turn, words=(Utterance(Speaker.USER, RULE, pasted=True),))
    assert unrighteous([of]) == []
    assert len(unrighteous([replace(of, stored=pasted)])) == 1


def test_a_turn_without_signal_is_not_asked_about_and_tokens_are_counted() -> None:
    model = ScriptedModel('{"operations": []}')
    judge = by_model(model)
    assert judge(case("ok")).signal is False
    assert model.prompts == []
    told = figures([judge(case("From now on always use tabs in Makefiles."))])
    assert told["tokens"] == 1280


def test_what_a_secret_stands_for_is_always_the_same_and_never_in_the_files() -> None:
    for part in ("development", VOICES):
        written = "".join(file.read_text(encoding="utf-8") for file in files(part))
        secrets = [secret for held in load(part) for secret in held.secrets]
        assert secrets
        assert [secret for secret in secrets if secret in written or "{{" in secret] == []
        assert secrets == [secret for held in load(part) for secret in held.secrets]


def test_the_rules_cost_nothing() -> None:
    assert figures([by_rules(case()), by_rules(case("ok"))])["tokens"] == 0


@pytest.mark.parametrize("part", ["development", "blind"])
def test_the_script_prints_a_table_and_writes_json(part: str, tmp_path: Path) -> None:
    script = [sys.executable, str(ROOT / "benchmarks" / "extraction.py"), f"--{part}", "--json", str(tmp_path / "f")]
    done = subprocess.run(script, capture_output=True, text=True, check=True, encoding="utf-8")
    told = json.loads((tmp_path / "f").read_text(encoding="utf-8"))
    assert list(told["parts"]) == [part]
    assert f"{part}: {told['parts'][part]['turns']} turns" in done.stdout
    assert f"{told['parts'][part]['all']['precision']:.3f}" in done.stdout


@pytest.mark.parametrize(("reply", "most"), [(message("I would rather not."), 5), (keeping, 4)])
def test_no_more_questions_are_asked_than_were_allowed_repairs_among_them(
    tmp_path: Path, reply: Script, most: int
) -> None:
    key = tmp_path / "key"
    key.write_text("sk-test-key\n", encoding="utf-8")
    key.chmod(0o600)
    with MessagesApi(reply) as api:
        config = tmp_path / "config.toml"
        config.write_text(
            f'[extraction]\nbackend = "anthropic"\n[anthropic]\nbase_url = "{api.url}"\napi_key_file = "{key}"\n',
            "utf-8",
        )
        words = ["--backend", str(config), "--development", "--calls", str(most)]
        done = subprocess.run(
            [sys.executable, "benchmarks/extraction.py", *words], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert (done.returncode, len(api.received)) == (0, most), done.stderr
    assert f"{most} questions asked so far" in done.stdout
    assert "poison                      0 of" in done.stdout
