"""What memoryd status prints, for a person."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest

from memoryd.cli.elapsed import ago, elapsed, size
from memoryd.cli.status_page import StatusPage
from memoryd.cli.terminal import Terminal
from tests.cli.running import Home

NOW = 1_000_000.0
WELL: dict[str, Any] = {
    "running": True, "version": "0.1.0", "pid": 42, "started": NOW - 7_300, "last_written": NOW - 240,
    "last_file": "/home/ada/shop/.memory/feedback-只用-pnpm.md", "backend": "rules", "queue": {"done": 1204},
    "roots": [
        {"root": "/home/ada/.claude/projects", "mode": "events", "last_line": NOW - 120, "unread": 0},
        {"root": "/home/ada/.codex/sessions", "mode": "missing", "last_line": None, "unread": 0},
    ],
    "trouble": [], "notices": [],
}  # fmt: skip


def printed(status: dict[str, Any]) -> list[str]:
    out = io.StringIO()
    StatusPage(Terminal(out, {}), status, NOW, "/home/ada").print()
    return out.getvalue().splitlines()


def test_without_a_daemon_it_says_how_to_start_one(home: Home) -> None:
    run = home.memoryd("status")
    assert run.returncode == 4
    assert run.stdout.startswith("memoryd is not running; start it with `memoryd run`\n")


def test_watching_needs_a_terminal_and_excludes_json(home: Home) -> None:
    run = home.memoryd("status", "--watch")
    assert (run.returncode, "needs a terminal" in run.stderr) == (1, True)
    assert home.memoryd("status", "--watch", "--json").returncode == 2


def test_all_is_well_in_a_dozen_lines() -> None:
    assert printed(WELL) == [
        "memoryd is well",
        "version 0.1.0, process 42, up 2 h, last memory 4 min ago",
        "",
        "  ~/.claude/projects  events   last line 2 min ago  all read",
        "  ~/.codex/sessions   missing  no line yet",
        "",
        "  turns      1,204 done",
        "  memory     ~/shop/.memory/feedback-只用-pnpm.md",
        "  model      none: rules, built in",
    ]


def test_folders_that_are_not_there_come_last() -> None:
    lines = printed(WELL | {"roots": WELL["roots"][::-1]})
    assert [line.split()[:2] for line in lines[3:5]] == [
        ["~/.claude/projects", "events"],
        ["~/.codex/sessions", "missing"],
    ]


def test_many_folders_that_are_not_there_are_counted() -> None:
    there, missing = WELL["roots"]
    lines = printed(WELL | {"roots": [*(missing | {"root": f"/home/ada/没有{number}"} for number in range(14)), there]})
    assert [line.split()[1] for line in lines[3:7]] == ["events", "missing", "missing", "missing"]
    assert lines[7:9] == ["  and 11 more that are not there", ""]


def test_what_needs_attention_comes_first_each_with_its_remedy() -> None:
    lines = printed(WELL | {"trouble": ["/home/ada/p/.memory cannot be read: no rights; chmod it", "odd"]})
    assert lines[0] == "memoryd needs you: 2 things"
    assert lines[2:6] == [
        "  ! ~/p/.memory cannot be read: no rights",
        "    → chmod it",
        "  ! odd",
        "    → the log says more",
    ]


def test_much_trouble_is_counted_and_the_page_stays_short() -> None:
    lines = printed(WELL | {"trouble": [f"thing {number}; mend it" for number in range(50)]})
    assert lines[0] == "memoryd needs you: 50 things"
    assert "    and 42 more; `memoryd status --json` has all" in lines
    assert len(lines) < 32


def test_how_far_behind_a_folder_is_stands_beside_it() -> None:
    root = WELL["roots"][0] | {"unread": 1_234_567, "waiting_turns": 3, "open_turns": 1, "bad_lines": 1, "unknown": 2}
    (line,) = [line for line in printed(WELL | {"roots": [root]}) if "projects" in line]
    assert line.endswith("1.2 MB unread, 3 turns waiting, 1 turn open, 1 bad line, 2 unknown files")


def test_a_verdict_names_the_memory_as_show_takes_it() -> None:
    kept = {"accepted": True, "memory": "feedback-只用-pnpm", "name": "只用 pnpm", "type": "feedback", "at": NOW - 60}
    refused = {"accepted": False, "memory": "", "name": "Anna", "reason": "says the same as “x”", "at": NOW - 60}
    lines = printed(WELL | {"verdicts": [kept | {"project": "/p"}, refused | {"project": "/p"}]})
    assert lines[-2:] == [
        "  verdict    1 min ago in /p: kept feedback-只用-pnpm (feedback)",
        "  verdict    1 min ago in /p: rejected “Anna”: says the same as “x”",
    ]


def test_trouble_of_a_day_is_told_newest_first_with_the_place_once() -> None:
    recent = [
        {"at": NOW - 90_000, "where": "/old", "what": "long over"},
        {"at": NOW - 120, "where": "/l/a", "what": "/l/a cannot be read", "times": 1},
        {"at": NOW - 60, "where": "/p", "what": "disk full; make room", "times": 4},
    ]
    lines = printed(WELL | {"recent_trouble": recent})
    assert lines[-2:] == [
        "  trouble    1 min ago: /p: disk full; make room (4 times)",
        "  trouble    2 min ago: /l/a cannot be read",
    ]


def test_what_a_model_costs_and_what_is_left_out_is_told() -> None:
    spend = {"calls_today": 1, "usd_today": 0.021, "usd_month": 1.5}
    status = WELL | {"backend": "anthropic", "endpoint": "http://x", "spend": spend, "excluded": {"switched off": 2}}
    lines = printed(status | {"notices": ["memoryd 0.2.0 is installed, and 0.1.0 runs; restart memoryd to run it"]})
    assert "  model      anthropic at http://x, 1 call and $0.02 today, $1.50 this month" in lines
    assert "  left out   2: switched off" in lines
    assert lines[-1].startswith("  note       memoryd 0.2.0 is installed")


@pytest.mark.parametrize("odd", [{}, {"trouble": "soon"}, {"roots": [7], "queue": [], "verdicts": None}])
def test_a_daemon_of_another_version_is_shown_as_far_as_it_is_understood(odd: dict[str, Any]) -> None:
    assert printed({"running": True} | odd)[0] == "memoryd is well"


def test_nothing_of_a_transcript_commands_the_terminal() -> None:
    out = io.StringIO()
    evil = WELL | {"trouble": ["a\x1b[2J; b\u202e"], "notices": ["\x1b]0;x\x07"], "last_file": "/\x9b2J"}
    StatusPage(Terminal(out, {}), evil, NOW, "").print()
    assert not any(each in out.getvalue() for each in ("\x1b", "\u202e", "\x9b", "\x07"))


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("LINES", "8")
    yield Screen()


def test_a_watched_page_never_scrolls_the_screen(small: Screen) -> None:
    terminal = Terminal(small, {"NO_COLOR": "1"})
    for _ in range(2):
        with terminal.screen():
            StatusPage(terminal, WELL | {"trouble": ["长" * 300 + "; 好"] * 3}, NOW, "").print()
    assert small.getvalue().count("\x1b[H\x1b[2J") == 2
    assert small.getvalue().count("\n") == 14
    terminal.line("after")
    assert small.getvalue().endswith("after\n")


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(-5, "0 s"), (59.9, "59 s"), (60, "1 min"), (3_599, "59 min"), (7_300, "2 h"), (10**9, "11,574 d")],
)
def test_a_time_is_told_in_the_largest_unit(seconds: float, said: str) -> None:
    assert elapsed(seconds) == said


def test_what_is_no_moment_is_not_told() -> None:
    assert [ago(odd, NOW) for odd in (None, "x", True)] == ["", "", ""]
    assert ago(NOW, NOW) == "just now"
    assert [size(count) for count in (1, 1_500, 2_500_000)] == ["1 bytes", "1.5 kB", "2.5 MB"]
