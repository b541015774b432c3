"""JSON as `json` reads and writes it, without loading it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.quick_json import loaded, quoted

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(VALUES, st.booleans(), st.sampled_from([None, 0, 2]))
def test_it_reads_what_json_wrote(value: object, escaped: bool, indent: int | None) -> None:
    text = json.dumps(value, ensure_ascii=escaped, indent=indent)
    assert loaded(f"\r\n\t {text} \n") == value


@given(st.text(st.sampled_from('{}[]":,\\u0123eE+-.tfn \n中😀'), max_size=12))
def test_it_refuses_what_json_refuses(text: str) -> None:
    try:
        wanted = json.loads(text)
    except ValueError:
        with pytest.raises(ValueError, match=r"."):
            loaded(text)
    else:
        assert loaded(text) == wanted


@given(st.text() | st.text(st.characters(categories=["Cs", "Cc"])))
def test_a_text_is_quoted_as_json_does(text: str) -> None:
    assert quoted(text) == json.dumps(text)


def test_what_is_nested_too_deep_is_a_recursion_error() -> None:
    with pytest.raises(RecursionError):
        loaded("[" * 200_000)


def test_where_python_has_no_such_module_json_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_json", None)
    assert loaded(' {"中": [1, 2.5]} ') == {"中": [1, 2.5]}
    assert quoted("中\n") == json.dumps("中\n")


@pytest.mark.parametrize("text", ["{bad", "{", '"', '["\\x"]', '{"a" 1}'])
def test_what_is_broken_is_refused_also_where_json_is_not_loaded(text: str) -> None:
    code = (
        "import sys; from memoryd.core.quick_json import loaded\n"
        "try: loaded(sys.argv[1])\nexcept ValueError: print('refused')"
    )
    run = subprocess.run([sys.executable, "-S", "-c", code, text], capture_output=True, text=True, check=True)
    assert run.stdout == "refused\n"


def test_neither_json_nor_expressions_are_loaded() -> None:
    code = "import sys; from memoryd.core.quick_json import loaded, quoted; loaded('[1.5]'); quoted('中')"
    asked = f"{code}; print(sorted({{'json', 're', 'enum'}} & {{*sys.modules}}))"
    run = subprocess.run([sys.executable, "-S", "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
