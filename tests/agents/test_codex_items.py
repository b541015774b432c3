"""What a tool of Codex was called with, from its arguments as they are written."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.agents.codex_items import called, called_with
from memoryd.core.errors import RecordError

_GIVEN = st.dictionaries(st.sampled_from(("cmd", "workdir", "path", "x")), st.text(max_size=30), max_size=3)


@given(_GIVEN | st.just({"cmd": "*** Begin Patch\n*** Add File: a.py\n"}) | st.text(max_size=40), st.booleans())
def test_arguments_tell_the_same_written_and_read(given_: object, ascii_only: bool) -> None:
    arguments = given_ if isinstance(given_, str) else json.dumps(given_, ensure_ascii=ascii_only)
    written = json.dumps(arguments, ensure_ascii=ascii_only).encode("utf-8", "replace")[1:-1]
    read = json.loads(b'"' + written + b'"')
    whole = called("function_call", {"name": "exec_command", "arguments": read})
    assert called_with("exec_command", written) == whole


@pytest.mark.parametrize("written", [b'{\\"cmd\\": \\"a\nb\\"}', b'{"cmd": "a"}', b"\xff", b"\\"])
def test_what_is_no_string_is_refused(written: bytes) -> None:
    with pytest.raises(RecordError):
        called_with("exec_command", written)
