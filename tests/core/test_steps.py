"""A step says what a record of its line would say; one that says nothing is no record."""

from __future__ import annotations

import pytest

from memoryd.core.events import Call, Kind, Record
from memoryd.core.model import ToolCall
from memoryd.core.steps import NOWHERE, as_record, undecoded


def test_what_a_step_says_is_what_its_record_holds() -> None:
    call = Call("c1", ToolCall("bash", "make test"))
    place = ("s1", "/家/shop")
    said = ("m1", "Done.", (call,), True, 60.0)
    step = (Kind.PIECE, 0, 90, "b", ("a",), "t1", b"2027-01-15T08:00:00.500Z", place, said, ())
    assert as_record(step) == Record(
        Kind.PIECE, "b", ("a",), "s1", "/家/shop", 1_800_000_000.5, "t1", message="m1", text="Done.", calls=(call,),
        partial=True, quiet=60.0,
    )  # fmt: skip


def test_the_answers_of_a_step_are_those_of_its_record() -> None:
    step = (Kind.RESULTS, 0, 90, "", None, "t1", b"", NOWHERE, None, ("c1", "c2"))
    assert as_record(step) == Record(Kind.RESULTS, turn="t1", answers=("c1", "c2"))


def test_a_line_that_must_be_decoded_is_no_record() -> None:
    with pytest.raises(ValueError, match="not decoded"):
        as_record(undecoded(0, 90))
