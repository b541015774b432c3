"""Sessions read while they are written: each line at its own time, the clock moving in between."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from memoryd.agents import claude_code, generic
from memoryd.core.events import Activity, Kind, Record
from memoryd.core.model import Close, Turn
from memoryd.core.moments import moment
from memoryd.core.turns import TurnAssembler
from tests.agents.scenarios import SCENARIOS, Collected, Fed, Scenario, feed, lines

CLAUDE_CODE = [one for one in SCENARIOS if one.agent == "claude-code"]
DATED = [one for one in SCENARIOS if one.agent == "claude-code" or one.folder.name in ("plain", "chinese", "tool-loop")]


class Live:
    """A reader that looks whenever something was written, and whenever the assembler asks for it."""

    def __init__(self, scenario: Scenario, file: str) -> None:
        self.turns = TurnAssembler(scenario.agent, file, copies=True)
        self.collected = Collected()
        self.now = 0.0
        self.told: list[tuple[float, Turn]] = []

    def write(self, line: Fed, at: float) -> None:
        self.wait_until(at)
        self.now = at
        feed(self.turns, line, at)
        self._take()

    def wait_until(self, end: float) -> None:
        while (deadline := self.turns.deadline()) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            self.turns.tick(self.now)
            self._take()

    def say(self, session: str, activity: Activity, at: float) -> None:
        self.now = at
        self.turns.gate(session, activity)
        self.turns.tick(at)
        self._take()

    def _take(self) -> None:
        self.told += [(self.now, turn) for turn in self.collected.take(self.turns)]


def written(scenario: Scenario, file: str) -> list[tuple[Fed, float]]:
    """Return each line with the time it was written: its own, but never before the line above it."""
    data = scenario.data(file)
    times, now = [], 0.0
    for line in lines(scenario.form, data):
        raw = data[line.start : line.end].lstrip(b"\0")
        entry = json.loads(raw) if raw.strip() else {}
        at = moment(entry.get("timestamp"))
        now = now if at is None else max(now, at)
        times.append((line, now))
    return times


@pytest.mark.parametrize("scenario", DATED, ids=str)
def test_a_session_read_live_gives_its_turns_in_the_end(scenario: Scenario) -> None:
    known, closed = set[str](), []
    for file in scenario.read_files():
        live = Live(scenario, file)
        for line, at in written(scenario, file):
            live.write(line, at)
        live.wait_until(live.now + 7200)
        live.collected.end(file, live.turns)
        live.collected.turns = {key: turn for key, turn in live.collected.turns.items() if key not in known}
        known.update(live.collected.turns)
        closed += live.collected.closed(scenario)
    assert closed == list(scenario.closed)


@pytest.mark.parametrize("scenario", CLAUDE_CODE, ids=str)
def test_a_mark_closes_as_soon_as_everything_above_it_is_there(scenario: Scenario) -> None:
    for file in scenario.read_files():
        whole = written(scenario, file)
        due = marks(whole)
        live = Live(scenario, file)
        for number, (line, at) in enumerate(whole):
            before = len(live.told)
            live.wait_until(at)
            live.write(line, at)
            closed = [turn for _, turn in live.told[before:] if turn.close is not Close.SUPERSEDED]
            assert len(closed) >= due.count(number), f"line {number}"


def marks(whole: list[tuple[Fed, float]]) -> list[int]:
    """Return for each closing mark the number of the line that completes its way up to the prompt."""
    place = {record.id: (number, record) for number, (line, _) in enumerate(whole) for record in line.records}
    return [max(way_up(place, known)) for known, (_, record) in place.items() if record.kind is Kind.CLOSE]


def way_up(place: dict[str, tuple[int, Record]], known: str) -> list[int]:
    number, record = place[known]
    if record.kind is Kind.OPENER:
        return [number]
    return [number, *way_up(place, next(parent for parent in record.parents or () if parent in place))]


def test_there_are_marks_to_wait_for() -> None:
    assert sum(len(marks(written(one, file))) for one in CLAUDE_CODE for file in one.read_files()) > 60


def one_shot(*entries: tuple[float, str]) -> list[tuple[Fed, float]]:
    """Return lines of a one-shot run of 2.1.197, each with its time."""
    found, at = [], 0
    for time, line in entries:
        data = line.encode()
        found.append((Fed(claude_code.parse_line(data), at, at + len(data) + 1), time))
        at += len(data) + 1
    return found


def node(uuid: str, parent: str | None, kind: str, content: object, **more: object) -> str:
    message: dict[str, object] = {"role": kind, "content": content, "id": f"m-{uuid}"}
    message |= {key: more.pop(key) for key in ("stop_reason", "model") if key in more}
    entry = {"uuid": uuid, "parentUuid": parent, "type": kind, "message": message, "sessionId": "s", "cwd": "/p"}
    return json.dumps({**entry, "isSidechain": False, "entrypoint": "sdk-cli", "version": "2.1.197", **more})


def answer(uuid: str, parent: str, text: str, stop: str | None = "end_turn", **more: object) -> str:
    return node(uuid, parent, "assistant", [{"type": "text", "text": text}], stop_reason=stop, **more)


PROMPT = node("u1", None, "user", "Go on")


def play(entries: list[tuple[Fed, float]], gates: dict[float, Activity] | None = None, end: float = 400.0) -> Live:
    live = Live(CLAUDE_CODE[0], "s.jsonl")
    changes = sorted((gates or {}).items())
    for (line, at), (_, until) in pairwise([*entries, (Fed((), 0, 0), end)]):
        live.write(line, at)
        while changes and changes[0][0] <= until:
            time, activity = changes.pop(0)
            live.wait_until(time)
            live.say("s", activity, time)
        live.wait_until(until)
    return live


def test_silence_closes_after_the_quiet_time_of_the_last_line() -> None:
    live = play(one_shot((0.0, PROMPT), (2.0, answer("a1", "u1", "Done."))))
    assert [(at, turn.close, turn.final) for at, turn in live.told] == [(7.0, Close.COMPLETED, "Done.")]


def test_an_answer_whose_stop_reason_is_not_known_yet_waits_longer() -> None:
    live = play(one_shot((0.0, PROMPT), (2.0, answer("a1", "u1", "First part.", None, version="2.1.90"))))
    assert [at for at, _ in live.told] == [12.0]


def test_a_soft_close_that_was_wrong_comes_again_longer_under_the_same_key() -> None:
    feedback = node("h1", "a1", "user", "Stop hook feedback:\nrun the tests", isMeta=True)
    live = play(
        one_shot(
            (0.0, PROMPT),
            (2.0, answer("a1", "u1", "Done.")),
            (20.0, feedback),
            (21.0, answer("a2", "h1", "Tests pass.")),
        )
    )
    assert [(at, turn.final) for at, turn in live.told] == [(7.0, "Done."), (26.0, "Tests pass.")]
    assert len({turn.key for _, turn in live.told}) == 1
    assert live.told[1][1].end > live.told[0][1].end


def test_a_pushed_turn_does_not_close_by_silence() -> None:
    feedback = node("h1", "a1", "user", "Stop hook feedback:\nrun the tests", isMeta=True)
    live = play(one_shot((0.0, PROMPT), (2.0, answer("a1", "u1", "Done.")), (3.0, feedback)))
    assert live.told == []
    assert [turn.prompts for turn in live.turns.open_turns()] == [("Go on",)]


def test_interactive_clients_that_mark_every_end_are_never_closed_by_silence() -> None:
    lines = one_shot((0.0, PROMPT), (2.0, answer("a1", "u1", "Done.", entrypoint="cli")))
    assert play(lines).told == []
    assert [at for at, _ in play(lines, {50.0: Activity.GONE}).told] == [50.0]


def test_an_interactive_client_that_is_idle_still_owes_its_mark() -> None:
    lines = one_shot((0.0, PROMPT), (2.0, answer("a1", "u1", "Done.", entrypoint="cli")))
    assert play(lines, {1.0: Activity.IDLE}).told == []


@pytest.mark.parametrize("version", ["2.1.90", "1.0.128", "", "not.a.version"])
def test_older_interactive_clients_close_by_silence(version: str) -> None:
    live = play(one_shot((0.0, PROMPT), (2.0, answer("a1", "u1", "Done.", entrypoint="cli", version=version))))
    assert [at for at, _ in live.told] == [7.0]


def test_a_busy_client_is_waited_for_and_an_idle_one_is_not() -> None:
    lines = one_shot((0.0, PROMPT), (2.0, answer("a1", "u1", "Done.")))
    assert [at for at, _ in play(lines, {2.1: Activity.BUSY, 60.0: Activity.IDLE}).told] == [60.0]
    assert [at for at, _ in play(lines, {1.0: Activity.IDLE}).told] == [3.0]
    assert play(lines, {1.0: Activity.WAITING}).told == []


def test_a_client_that_is_gone_leaves_its_turn_superseded() -> None:
    live = play(one_shot((0.0, PROMPT)), {10.0: Activity.GONE})
    assert [(at, turn.close, turn.final) for at, turn in live.told] == [(10.0, Close.SUPERSEDED, None)]


def test_a_dead_turn_that_is_resumed_stays_as_it_was() -> None:
    live = play(
        one_shot(
            (0.0, PROMPT),
            (20.0, node("m1", "u1", "user", "Continue from where you left off.", isMeta=True)),
            (20.0, answer("a1", "m1", "No response requested.", "stop_sequence", model="<synthetic>")),
            (21.0, node("u2", "a1", "user", "Next")),
            (22.0, answer("a2", "u2", "Yes.")),
        ),
        {10.0: Activity.GONE, 19.0: Activity.UNKNOWN},
    )
    assert [(at, turn.close) for at, turn in live.told] == [(10.0, Close.SUPERSEDED), (27.0, Close.COMPLETED)]


def test_stop_hooks_that_have_run_shorten_the_wait() -> None:
    summary = json.dumps(
        {"uuid": "s1", "parentUuid": "a1", "type": "system", "subtype": "stop_hook_summary", "sessionId": "s"}
        | {"entrypoint": "sdk-cli", "version": "2.1.332", "isSidechain": False}
    )
    live = play(one_shot((0.0, PROMPT), (2.0, answer("a1", "u1", "Done.")), (4.0, summary)))
    assert [at for at, _ in live.told] == [5.0]


def test_generic_sessions_close_by_silence_only_after_words() -> None:
    form = generic.GenericFormat()
    turns = TurnAssembler("generic", "/x/s.jsonl")
    for start, line in enumerate([b'{"role":"user","content":"Go"}', b'{"role":"assistant","content":""}']):
        for record in form.parse_line(line):
            turns.feed(record, start, start + 1, 10.0)
    turns.tick(1e6)
    assert turns.take() == []
    for record in form.parse_line('{"role":"assistant","content":"好"}'.encode()):
        turns.feed(record, 2, 3, 20.0)
    assert turns.deadline() == 20.0 + generic.QUIET
    turns.tick(24.9)
    assert turns.take() == []
    turns.tick(25.0)
    assert [turn.final for turn in turns.take()] == ["好"]
