from __future__ import annotations

import json

import pytest

from memoryd.core.errors import LLMError, Paused, Permanent, ReplyError, Transient, Truncated
from memoryd.core.model import Close, Request, Speaker, Turn, Utterance
from memoryd.pipeline.proposing import ModelExtractor, RuleExtractor
from tests.fakes_model import ScriptedModel

OPERATION = {
    "op": "create",
    "target": "",
    "name": "use uv",
    "type": "feedback",
    "scope": "persistent",
    "description": "Use uv, never pip.",
    "body": "Use uv, never pip.",
    "evidence": "always use uv, never pip",
    "expires": "",
}
GOOD = json.dumps({"operations": [OPERATION]})


def request(*words: str, human: bool = True) -> Request:
    turn = Turn(
        key="k",
        agent="generic",
        session="s",
        file="s.jsonl",
        cwd="/p",
        close=Close.COMPLETED,
        words=tuple(Utterance(Speaker.USER, word) for word in words),
        final="OK.",
        human=human,
    )
    return Request((turn,), (), "2026-11-29")


def test_a_models_operations_become_drafts() -> None:
    model = ScriptedModel(GOOD)
    (draft,) = ModelExtractor(model).extract(request("always use uv, never pip"))
    assert draft.evidence == "always use uv, never pip"
    assert len(model.prompts) == 1


@pytest.mark.parametrize("spoken", [request(), request("", "👍"), request("typed by nobody", human=False)])
def test_a_turn_without_signal_costs_no_call(spoken: Request) -> None:
    model = ScriptedModel(GOOD)
    assert ModelExtractor(model).extract(spoken) == ()
    assert model.prompts == []


def test_several_turns_go_in_one_call_and_each_draft_says_which_turn_it_rests_on() -> None:
    model = ScriptedModel(json.dumps({"operations": [OPERATION | {"turn": 2}, OPERATION | {"turn": "1"}, OPERATION]}))
    both = Request((*request("好").turns, *request("说中文").turns), (), "2026-11-29", project="/p")
    drafts = ModelExtractor(model).extract(both)
    assert [draft.turn for draft in drafts] == ["2", "1", ""]
    assert "说中文" in model.prompts[0].user
    assert model.prompts[0].project == "/p"
    assert len(model.prompts) == 1


def test_several_turns_may_have_more_operations_than_one() -> None:
    many = json.dumps({"operations": [OPERATION] * 40})
    assert len(ModelExtractor(ScriptedModel(many)).extract(Request(request("a").turns * 8, (), "2026-11-29"))) == 40
    with pytest.raises(ReplyError):
        ModelExtractor(ScriptedModel(many)).extract(request("a"))


@pytest.mark.parametrize("bad", ["no JSON at all", ReplyError("the model said nothing"), '{"operations": 1}'])
def test_an_answer_that_cannot_be_used_is_asked_for_once_more(bad: str | LLMError) -> None:
    model = ScriptedModel(bad, GOOD)
    assert len(ModelExtractor(model).extract(request("always use uv, never pip"))) == 1
    first, second = model.prompts
    assert second.user.startswith(first.user)
    assert "could not be used" in second.user[len(first.user) :]
    assert second.system == first.system


def test_a_second_such_answer_is_a_reply_error_and_there_is_no_third_call() -> None:
    model = ScriptedModel("nothing useful")
    with pytest.raises(ReplyError):
        ModelExtractor(model).extract(request("hello"))
    assert len(model.prompts) == 2


def test_an_answer_that_was_cut_off_is_asked_for_with_twice_the_room() -> None:
    model = ScriptedModel(Truncated("cut off"), GOOD)
    ModelExtractor(model).extract(request("hello"))
    first, second = model.prompts
    assert second.max_tokens == 2 * first.max_tokens <= 8192
    assert second.user == first.user


@pytest.mark.parametrize("failure", [Transient("busy"), Permanent("refused"), Paused("no key")])
def test_any_other_failure_is_passed_on_at_once(failure: LLMError) -> None:
    model = ScriptedModel(failure)
    with pytest.raises(type(failure)) as caught:
        ModelExtractor(model).extract(request("hello"))
    assert caught.value is failure
    assert len(model.prompts) == 1


def test_a_transient_failure_of_the_second_call_stays_transient() -> None:
    model = ScriptedModel("nothing useful", Transient("busy"))
    with pytest.raises(Transient):
        ModelExtractor(model).extract(request("hello"))


def test_the_rules_need_no_model() -> None:
    assert RuleExtractor().extract(request("")) == ()
