"""The log: two forms, one rule about a person's words."""

from __future__ import annotations

import io
import json
import logging
import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
import structlog

from memoryd.adapters import logs
from memoryd.core.gate import judge
from memoryd.core.model import Change, Close, Draft, Evidence, Memory, Project, Speaker, Turn, Utterance, Verdict
from memoryd.core.news import Closed, Consolidated, Filed, Indexed, Judged, News, Stopped, Troubled, Watched

SAID = "绝密 prefer tabs over spaces"
TURN = Turn(
    key="k",
    agent="claude-code",
    session="3f2a",
    file="/logs/a b.jsonl",
    cwd="/p",
    close=Close.COMPLETED,
    words=(Utterance(Speaker.USER, SAID),),
    final=f"Noted: {SAID}",
    end=120,
)
PROJECT = Project("/p", "/p/.memory")
DRAFT = Draft(name=SAID, description=SAID, type="feedback", body=SAID, evidence=SAID)
EVERYTHING: list[News] = [
    Watched(("/a", "/b c"), "events"),
    Closed(TURN, PROJECT),
    Judged(TURN, PROJECT, Verdict(DRAFT, True, evidence=Evidence(SAID, Speaker.USER, 0, 0, 5))),
    Judged(TURN, PROJECT, Verdict(DRAFT, False, "only for this task")),
    Filed(PROJECT, Change("feedback-绝密-prefer-tabs.md", "tabs", "", "aa", SAID), "claude-code/3f2a/turn-1"),
    Filed(PROJECT, Change("feedback-绝密-prefer-tabs.md", "tabs", "aa", "", None), "consolidation"),
    Indexed(PROJECT, 3),
    Consolidated(PROJECT, 1, 2),
    Troubled("/logs", "permission denied; run chmod", True),
    Troubled("/logs", "gone for now", False),
    Stopped(),
]


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root, hook = logging.getLogger(), threading.excepthook
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:], root.level, threading.excepthook = handlers, level, hook
    structlog.reset_defaults()


@pytest.fixture
def logged() -> Callable[..., str]:
    def log(*news: News, level: str = "info", format: str = "auto", stream: io.StringIO | None = None) -> str:
        target = stream or io.StringIO()
        logs.configure(level, format, target)
        reporter = logs.LogReporter()
        for each in news:
            reporter.tell(each)
        return target.getvalue()

    return log


def test_elsewhere_than_on_a_terminal_each_line_is_json(logged: Callable[..., str]) -> None:
    entries = [json.loads(line) for line in logged(*EVERYTHING).splitlines()]
    assert [entry["event"] for entry in entries] == [
        "watching",
        "turn closed",
        "draft accepted",
        "draft rejected",
        "memory written",
        "memory archived",
        "index written",
        "consolidated",
        "trouble",
        "trouble",
        "stopped",
    ]
    assert entries[0]["roots"] == ["/a", "/b c"]
    assert entries[3]["reason"] == "only for this task"
    assert [(entry["level"], entry["serious"]) for entry in entries[-3:-1]] == [("warning", True), ("warning", False)]
    assert {entry["level"] for entry in entries[:-3] + entries[-1:]} == {"info"}
    assert all(entry["timestamp"].endswith("Z") for entry in entries)


def test_on_a_terminal_it_is_key_and_value(logged: Callable[..., str]) -> None:
    text = logged(EVERYTHING[0], EVERYTHING[1], stream=Tty())
    assert 'watching  roots=/a,"/b c"  mode=events' in text
    assert 'agent=claude-code  session=3f2a  file="/logs/a b.jsonl"' in text
    assert not text.lstrip().startswith("{")


@pytest.mark.parametrize("level", ["info", "warning", "error"])
@pytest.mark.parametrize("format", ["text", "json"])
def test_no_word_of_a_transcript_stands_above_debug(logged: Callable[..., str], level: str, format: str) -> None:
    text = logged(*EVERYTHING, level=level, format=format)
    assert "绝密" not in text
    assert "prefer tabs" not in text


def test_at_debug_the_words_are_there(logged: Callable[..., str]) -> None:
    assert SAID in logged(EVERYTHING[1], level="debug", format="json")


def test_a_level_leaves_out_what_is_below_it(logged: Callable[..., str]) -> None:
    assert len(logged(*EVERYTHING, level="warning").splitlines()) == 2
    assert logged(*EVERYTHING, level="error") == ""


@pytest.mark.parametrize("format", ["text", "json"])
def test_what_a_terminal_would_obey_is_escaped(logged: Callable[..., str], format: str) -> None:
    text = logged(Troubled("/logs/\x1b[2J\u202e\ud800", "a\nlevel=fake b"), format=format)
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert text.count("\n") == 1
    text.encode("utf-8")


def test_a_library_is_heard_from_warnings_up_even_at_debug(logged: Callable[..., str]) -> None:
    stream = io.StringIO()
    logged(level="debug", stream=stream)
    logging.getLogger("anthropic").debug("request body: %s", SAID)
    logging.getLogger("watchdog.observers").warning("queue %s", "overflow")
    (entry,) = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert (entry["event"], entry["logger"], entry["level"]) == ("queue overflow", "watchdog.observers", "warning")


def fail() -> None:
    raise ValueError(SAID)


def test_a_thread_that_a_defect_ended_is_logged_with_its_place_and_without_its_words(
    logged: Callable[..., str],
) -> None:
    stream = io.StringIO()
    logged(stream=stream)
    thread = threading.Thread(target=fail, name="lane-7")
    thread.start()
    thread.join()
    entry = json.loads(stream.getvalue())
    assert (entry["level"], entry["thread"], entry["error"]) == ("error", "lane-7", "ValueError")
    assert entry["trace"][-1].endswith(" fail")
    assert SAID not in stream.getvalue()


def test_at_debug_a_defect_says_its_words(logged: Callable[..., str]) -> None:
    stream = io.StringIO()
    logged(stream=stream, level="debug")
    try:
        fail()
    except ValueError:
        structlog.stdlib.get_logger("memoryd").exception("lane failed")
    assert json.loads(stream.getvalue())["error"] == f"ValueError: {SAID}"


def drafted(**changes: str) -> Draft:
    return replace(
        Draft(name="anna", description="Anna likes tabs.", type="user", body="Anna.", evidence=SAID), **changes
    )


KNOWN = Memory(name="anna-prefers-tabs", description=SAID, type="user", body=SAID, file="user-anna-prefers-tabs.md")
PINNED = replace(KNOWN, pinned=True)
REFUSED: list[tuple[Draft, Memory]] = [
    (drafted(evidence="绝密"), KNOWN),
    (drafted(evidence="prefer tabs for Anna and nobody else"), KNOWN),
    (drafted(body=SAID, description="x1"), KNOWN),
    (drafted(name="anna prefers tabs"), KNOWN),
    (drafted(op="update", target="anna prefers tabs"), PINNED),
    (drafted(op="update", target="anna prefers tabs"), replace(KNOWN, by_hand=True)),
    (drafted(op="update", target="anna says 绝密"), KNOWN),
    (drafted(op="anna says 绝密"), KNOWN),
    (drafted(type="anna says 绝密"), KNOWN),
    (drafted(description="Anna likes tabs, for this task only."), KNOWN),
]


@pytest.mark.parametrize(("draft", "known"), REFUSED)
@pytest.mark.parametrize("format", ["text", "json"])
def test_a_reason_of_the_gate_quotes_nothing_in_the_log(
    logged: Callable[..., str], draft: Draft, known: Memory, format: str
) -> None:
    (verdict,) = judge([draft], TURN, [known], source="s", today="2026-11-29")
    assert not verdict.accepted
    text = logged(Judged(TURN, PROJECT, verdict), format=format)
    assert "draft rejected" in text
    assert not re.search("anna|tabs|绝密|prefer|task only, ", text, re.IGNORECASE), text
    assert (
        verdict.reason
        in json.loads(logged(Judged(TURN, PROJECT, verdict), level="debug", format="json").splitlines()[-1])["reason"]
    )


def test_a_memory_is_told_by_its_type_and_a_hash(logged: Callable[..., str]) -> None:
    written, archived = (json.loads(logged(news, format="json")) for news in EVERYTHING[4:6])
    assert re.fullmatch(r"feedback-#[0-9a-f]{8}\.md", written["memory"])
    assert archived["memory"] == written["memory"]
    named = [json.loads(line) for line in logged(EVERYTHING[4], level="debug", format="json").splitlines()]
    assert named[-1]["file"] == "feedback-绝密-prefer-tabs.md"


def test_a_broken_file_is_named_so_that_it_can_be_mended(logged: Callable[..., str]) -> None:
    where = "/p/.memory/feedback-tabs.md"
    entry = json.loads(logged(Troubled(where, "not YAML; mend or remove the file"), format="json"))
    assert (entry["level"], entry["where"]) == ("warning", where)


def test_a_trouble_that_quotes_a_memory_is_logged_without_its_words(logged: Callable[..., str]) -> None:
    told = logged(Troubled("/p", f"“{SAID}” was left out; feedback-绝密-prefer-tabs.md stays"), format="json")
    assert "“…” was left out; feedback-#" in json.loads(told)["message"]
    assert "绝密" not in told


def test_why_a_plan_was_refused_is_told_without_what_it_proposed(logged: Callable[..., str]) -> None:
    refused = (f"the name “{SAID}” is taken", "feedback-prefer-tabs.md is pinned")
    news = Consolidated(
        PROJECT, reason="nothing was changed: the plan is refused", refused=refused, again=(refused[0],)
    )
    entry = json.loads(logged(news))
    assert entry["reason"] == "nothing was changed: the plan is refused"
    assert entry["refused"][0] == "the name “…” is taken"
    assert entry["asked_again"] == ["the name “…” is taken"], "also where the second answer was a good one"
    assert re.fullmatch(r"feedback-#[0-9a-f]{8}\.md is pinned", entry["refused"][1])
    moved = "nothing was changed: feedback-prefer-tabs.md changed meanwhile"
    assert "tabs" not in logged(Consolidated(PROJECT, reason=moved))
