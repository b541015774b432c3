"""Lines that are told by their two ends give the very records that decoding them whole gives."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.transcripts import Session, lines
from memoryd import agents
from memoryd.agents import claude_code_glance, codex_glance
from tests.agents.line_samples import OUTPUT, formats, longer, samples, told, whole, written

GLANCES: Mapping[str, Callable[[bytes], object]] = {
    "claude-code": claude_code_glance.glance,
    "codex": codex_glance.glance,
}


def glanced(name: str, line: bytes) -> bool:
    return GLANCES[name](line) is not None


@formats
def test_every_line_of_the_sessions_gives_the_same(name: str) -> None:
    some = [written(entry) for entry in samples(name)]
    assert [told(name, line) for line in some] == [whole(name, line) for line in some]
    assert sum(glanced(name, line) for line in some) > len(some) / 4


@formats
def test_every_line_of_the_sessions_with_a_long_output_in_it_gives_the_same(name: str) -> None:
    some = samples(name)
    seen = 0
    for key in ("content", "text", "output", "stdout", "aggregated_output", "snippet", "data", "prompt", "message"):
        for entry in some:
            line = written(longer(entry, key, "x" * 5_000))
            if len(line) > 5_000:
                assert told(name, line) == whole(name, line)
                seen += glanced(name, line)
    assert seen > 15


@formats
@settings(deadline=None, max_examples=150, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_nothing_that_a_tool_puts_out_changes_what_its_line_tells(name: str, draw: st.DataObject) -> None:
    entry = draw.draw(st.sampled_from(samples(name)))
    key = draw.draw(st.sampled_from(("content", "output", "stdout", "text", "prompt", "snippet")))
    by = draw.draw(OUTPUT) + "x" * 5_000 + draw.draw(OUTPUT)
    ascii_only = draw.draw(st.booleans())
    line = json.dumps(longer(entry, key, by), ensure_ascii=ascii_only, separators=(",", ":"))
    data = line.encode("utf-8", "replace")
    assert told(name, data) == whole(name, data)


@formats
@settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6))
def test_made_sessions_give_the_same_and_their_long_results_are_cut(name: str, seed: int) -> None:
    session = Session(seed, "/home/ada/shop")
    made = [line[:-1] for line, _ in zip(lines(name, session), range(60), strict=False)]
    for line in made:
        assert told(name, line) == whole(name, line)
    marks = (b'"tool_result"', b'"function_call_output"')
    results = [line for line in made if len(line) > 6_000 and any(mark in line[:1_000] for mark in marks)]
    assert all(glanced(name, line) for line in results)


@formats
def test_a_byte_that_is_no_text_is_read_over_or_refused_wherever_it_stands(name: str) -> None:
    some = sorted((line for line in map(written, samples(name)) if glanced(name, line)), key=len)
    for line in some[:: max(1, len(some) // 12)]:
        for at in range(min(len(line), 1_500)):
            told(name, line[:at] + b"\xfd" + line[at + 1 :])


@formats
def test_records_that_share_a_line_are_all_read(name: str) -> None:
    dice = random.Random(1)
    session = Session(5, "/home/ada/shop")
    made = [line[:-1] for line, _ in zip(lines(name, session), range(300), strict=False)]
    for _ in range(300):
        line = b"".join(dice.choices(made, k=dice.choice((2, 2, 3))))
        assert told(name, line) == whole(name, line)


@formats
def test_a_record_behind_a_torn_one_is_not_taken_for_its_end(name: str) -> None:
    dice = random.Random(2)
    session = Session(6, "/home/ada/shop")
    made = [line[:-1] for line, _ in zip(lines(name, session), range(300), strict=False) if len(line) > 300]
    for _ in range(300):
        torn, behind = dice.sample(made, k=2)
        line = torn[: dice.randrange(150, len(torn))] + behind
        assert told(name, line) in (whole(name, line), ())


def test_what_a_person_says_beside_a_long_result_is_heard() -> None:
    entry = next(e for e in samples("claude-code") if "toolUseResult" in e)
    message = entry["message"]
    assert isinstance(message, dict)
    result = {"tool_use_id": "t1", "type": "tool_result", "content": "x" * 9_000}
    stopped = {"type": "text", "text": "[Request interrupted by user for tool use]"}
    beside = {**entry, "message": {**message, "content": [result, stopped]}}
    assert told("claude-code", written(beside)) == whole("claude-code", written(beside))
    (record,) = agents.get("claude-code").parse_line(written(beside))
    assert record.kind == "close"


def test_a_tool_result_that_a_person_writes_about_is_their_words() -> None:
    said = 'why does the log say "type":"tool_result","content": "}]},"uuid":"x"? ' + "x" * 9_000
    entry = next(e for e in samples("claude-code") if e.get("type") == "user" and "toolUseResult" not in e)
    line = written({**entry, "message": {"role": "user", "content": said}})
    (record,) = agents.get("claude-code").parse_line(line)
    assert [word.text for word in record.words] == [said]
