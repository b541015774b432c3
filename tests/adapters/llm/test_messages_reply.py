from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.adapters.llm.messages_reply import read
from memoryd.core.errors import LLMError
from memoryd.core.model import Usage


def body(**fields: object) -> bytes:
    message = {"content": [{"type": "text", "text": "好"}], "stop_reason": "end_turn", "usage": {"input_tokens": 1}}
    return json.dumps({**message, **fields}).encode()


@pytest.mark.parametrize(
    "usage",
    [None, [], "many", {"input_tokens": None}, {"input_tokens": -5}, {"input_tokens": True}, {"output_tokens": 1e9}],
)
def test_a_count_that_is_none_is_zero_and_never_less(usage: object) -> None:
    assert read(body(usage=usage), "here").usage == Usage()


@pytest.mark.parametrize("reason", [None, "end_turn", "stop_sequence", "tool_use", "a_new_reason", 7])
def test_any_other_reason_to_stop_leaves_the_answer_as_it_is(reason: object) -> None:
    assert read(body(stop_reason=reason), "here").text == "好"


def test_blocks_nobody_knows_are_passed_over() -> None:
    blocks = [None, "x", {}, {"type": "text"}, {"type": "text", "text": 5}, {"type": "new", "text": "no"}]
    assert read(body(content=[*blocks, {"type": "text", "text": "yes"}]), "here").text == "yes"


def test_a_model_name_that_is_none_is_empty() -> None:
    assert read(body(model=["x"]), "here").model == ""


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=15,
)
messages = st.fixed_dictionaries(
    {}, optional={"content": values | st.lists(values), "stop_reason": values, "usage": values, "model": values}
)


@given(
    st.binary(max_size=300)
    | messages.map(lambda value: json.dumps(value).encode())
    | values.map(json.dumps).map(str.encode)
)
def test_no_body_breaks_the_reading(received: bytes) -> None:
    try:
        assert read(received, "here").text.strip()
    except LLMError as error:
        assert "\n" not in str(error)
