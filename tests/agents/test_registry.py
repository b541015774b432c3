"""Which formats there are, and whose a file is."""

from __future__ import annotations

import pytest

from memoryd import agents
from tests.agents.scenarios import DATA, SCENARIOS, Scenario


def test_every_format_is_found_by_its_own_name_and_has_sessions() -> None:
    assert {"claude-code", "generic"} <= set(agents.names())
    for name in agents.names():
        form = agents.get(name)
        assert form.name == name
        assert form.suffixes
        assert (DATA / name).is_dir()


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(KeyError):
        agents.get("nobody")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_files_are_recognised_without_their_path(scenario: Scenario) -> None:
    for file in filter(scenario.data, scenario.read_files()):
        found = agents.recognise(scenario.data(file).split(b"\n"))
        assert found is not None
        assert found.name == scenario.agent


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [b""],
        [b"not json", b"{"],
        [b'{"type":"mode","mode":"normal","sessionId":"s"}'],
        [b'{"timestamp":"2026-11-29T20:00:00Z","type":"session_meta","payload":{"id":"x","cwd":"/w"}}'],
        [b'{"type":"message","id":"1","parentId":null,"message":{"role":"user","content":"hi"}}'],
        [b'{"uuid":"u","parentUuid":null,"sessionId":"s","type":"user","message":{"role":"user","parts":[]}}'],
        [b'{"role":"system","content":"x"}'],
        [b'{"uuid":1,"parentUuid":[],"sessionId":{},"type":[],"isSidechain":false}'],
    ],
)
def test_files_of_others_are_not_recognised(lines: list[bytes]) -> None:
    assert agents.recognise(lines, "/home/me/.claude/projects/-w/s.jsonl") is None


def test_lines_that_decide_nothing_are_passed_over() -> None:
    noise = [b'{"type":"mode"}', b"torn {", b'{"role":"system","content":"x"}', b""]
    found = agents.recognise([*noise, b'{"role":"user","content":"hi"}'])
    assert found is not None
    assert found.name == "generic"
