"""The hooks in a settings file: put in beside what is there, taken out exactly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core import hooks_file
from memoryd.core.errors import MemorydError

COMMAND = "'/home/ada/我的 bin/memoryd' hook claude-code"
OTHER = '{"hooks": [{"type": "command", "command": "lint"}]}'
FILES = {
    "empty object": "{}",
    "empty object, a line each": "{\n}\n",
    "empty object, space": "{ }\n",
    "two spaces": '{\n  "model": "x",\n  "env": {\n    "密钥": "值 🐟"\n  }\n}\n',
    "four spaces, no final newline": '{\n    "zeta": 1,\n    "alpha": [1, 2,3]\n}',
    "tabs, CRLF": '{\r\n\t"a": {"b":1},\r\n\t"c": null\r\n}\r\n',
    "one line": '{"permissions":{"allow":["Bash(ls:*)"]},"a":1e3}',
    "byte order mark": '﻿{\n  "a": 1\n}\n',
    "hooks of others": f'{{\n  "hooks": {{\n    "Stop": [\n      {OTHER}\n    ]\n  }},\n  "x": 1\n}}\n',
    "the same event": f'{{"hooks": {{"UserPromptSubmit": [{OTHER}], "SessionStart": [ {OTHER} ]}}}}',
    "empty hooks": '{"hooks": {}, "a": 1}',
    "empty lists": '{"hooks": {"SessionStart": [], "UserPromptSubmit": [\n] }}',
    "escapes": '{"a\\u00e9\\"": "{\\"hooks\\": []}", "b": "\\\\"}',
}


def groups(text: str, event: str) -> list[Any]:
    found: list[Any] = json.loads(text.removeprefix("﻿"))["hooks"][event]
    return found


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_what_was_put_in_is_taken_out_to_the_byte(text: str) -> None:
    put = hooks_file.put(text, COMMAND)
    for event in hooks_file.EVENTS:
        assert groups(put.text, event)[-1]["hooks"] == [{"type": "command", "command": COMMAND, "timeout": 10}]
    assert hooks_file.put(put.text, COMMAND) == hooks_file.Put(put.text, ())
    assert hooks_file.take(put.text, put.added, made=False) == text


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_every_other_setting_stays_with_its_order_and_its_letters(text: str) -> None:
    put = hooks_file.put(text, COMMAND)
    left = put.text
    for piece in reversed(put.added):
        left = left.replace(piece, "", 1)
    assert left == text
    before, after = json.loads(text.removeprefix("﻿")), json.loads(put.text.removeprefix("﻿"))
    assert [key for key in after if key != "hooks"] == [key for key in before if key != "hooks"]


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_without_a_note_of_what_was_added_the_hooks_go_all_the_same(text: str) -> None:
    put = hooks_file.put(text, COMMAND)
    left = hooks_file.take(put.text, (), made=False)
    assert left is not None
    assert not hooks_file.has(left)
    before, after = json.loads(text.removeprefix("﻿")), json.loads(left.removeprefix("﻿"))
    assert {k: v for k, v in after.items() if k != "hooks"} == {k: v for k, v in before.items() if k != "hooks"}
    kept = {event: value for event, value in before.get("hooks", {}).items() if value}
    assert after.get("hooks", {}) == kept


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
SETTINGS = st.dictionaries(st.text(max_size=5), VALUES, max_size=4).filter(lambda found: "hooks" not in found)


@given(SETTINGS, st.sampled_from([None, 0, 1, 2, "\t"]), st.booleans())
def test_no_settings_are_changed_by_going_there_and_back(document: Any, indent: Any, escaped: bool) -> None:
    text = json.dumps(document, indent=indent, ensure_ascii=escaped)
    put = hooks_file.put(text, COMMAND)
    assert {k: v for k, v in json.loads(put.text).items() if k != "hooks"} == document
    assert hooks_file.take(put.text, put.added, made=False) == text


def test_what_the_person_added_since_is_kept() -> None:
    put = hooks_file.put(FILES["two spaces"], COMMAND)
    edited = put.text.replace('"model": "x"', '"model": "y"')
    assert hooks_file.take(edited, put.added, made=False) == FILES["two spaces"].replace('"x"', '"y"')
    made = hooks_file.put(None, COMMAND)
    more = json.dumps({"a": 1, **json.loads(made.text), "b": 2}, indent=4)
    assert json.loads(hooks_file.take(more, made.added, made=True) or "") == {"a": 1, "b": 2}


def test_a_file_that_was_made_for_the_hooks_goes_with_them() -> None:
    made = hooks_file.put(None, COMMAND)
    assert hooks_file.take(made.text, made.added, made=True) is None
    assert json.loads(hooks_file.take(made.text, (), made=False) or "") == {}


def test_hooks_of_another_memoryd_are_replaced_not_doubled() -> None:
    old = hooks_file.put(FILES["hooks of others"], "/old/memoryd --config '/a b.toml' hook claude-code").text
    new = hooks_file.put(old, COMMAND)
    assert [len(groups(new.text, event)) for event in hooks_file.EVENTS] == [1, 1]
    assert "/old/" not in new.text
    assert groups(new.text, "Stop") == [json.loads(OTHER)]


def test_a_hook_that_stands_beside_others_in_a_group_goes_alone() -> None:
    ours = json.dumps({"type": "command", "command": COMMAND})
    text = f'{{"hooks": {{"UserPromptSubmit": [{{"matcher": "", "hooks": [{ours}, {{"command": "lint"}}]}}]}}}}'
    left = hooks_file.take(text, (), made=False)
    assert json.loads(left or "") == {"hooks": {"UserPromptSubmit": [{"matcher": "", "hooks": [{"command": "lint"}]}]}}


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('{\n  // my own\n  "a": 1\n}', "line 2: .*comments are not allowed"),
        ('{"a": 1,}', "not JSON"),
        ("", "not JSON"),
        ("[]", "not an object"),
        ('{"hooks": []}', "not made as"),
        ('{"hooks": {"SessionStart": {}}}', "not made as"),
        ('{"hooks": {}, "hooks": {}}', "one entry"),
        ('{"hooks": {"Stop": [], "Stop": []}}', "twice"),
        ("[" * 100_000, "nested too deep"),
    ],
)
def test_what_cannot_be_changed_safely_is_refused(text: str, what: str) -> None:
    with pytest.raises(MemorydError, match=what):
        hooks_file.put(text, COMMAND)
    with pytest.raises(MemorydError, match=what):
        hooks_file.take(text, (), made=True)
