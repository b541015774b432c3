"""What a person at a terminal is told."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.cli.telling import TerminalReporter
from memoryd.cli.terminal import Terminal
from memoryd.core.model import Change, Close, Draft, Evidence, Project, Speaker, Turn, Utterance, Verdict
from memoryd.core.news import Closed, Consolidated, Filed, Indexed, Judged, News, Stopped, Troubled, Watched

TURN = Turn(
    key="k",
    agent="claude-code",
    session="3f2a",
    file="/logs/a.jsonl",
    cwd="/home/ada/app",
    close=Close.COMPLETED,
    words=(Utterance(Speaker.USER, "以后一律\n用 pnpm \x1b[2J"),),
    final="好",
)
PROJECT = Project("/home/ada/app", "/home/ada/app/.memory")
DRAFT = Draft(name="use-pnpm", description="Use pnpm.", type="feedback", body="b", evidence="以后一律\n用 pnpm")
GROUND = Evidence("以后一律\n用 pnpm", Speaker.USER, 0, 0, 5)


@pytest.mark.parametrize(
    ("news", "told"),
    [
        (
            Watched(("/", "/home/ada/.codex/archived"), "events"),
            "watching     / (events)\nwatching     ~/.codex/archived (missing)\n",
        ),
        (Watched((), "events"), "watching     nothing: no [[sessions]] folder is set; run `memoryd init`\n"),
        (
            Closed(TURN, PROJECT),
            "turn         claude-code in ~/app, completed: “以后一律 用 pnpm \\x1b[2J”\n",
        ),
        (
            Judged(TURN, PROJECT, Verdict(DRAFT, True, evidence=GROUND)),
            "kept         Use pnpm. (feedback)\n             because you said: “以后一律\\n用 pnpm”\n",
        ),
        (
            Judged(TURN, PROJECT, Verdict(replace(DRAFT, op="update", target="npm"), True)),
            "changed      Use pnpm. (feedback)\n",
        ),
        (
            Judged(TURN, PROJECT, Verdict(DRAFT, False, "only for this task")),
            "rejected     “Use pnpm.”: only for this task\n",
        ),
        (
            Filed(PROJECT, Change("use-pnpm.md", "use-pnpm", "", "aa", "text"), "claude-code/3f2a/turn-1"),
            "wrote        ~/app/.memory/use-pnpm.md (from claude-code/3f2a/turn-1)\n",
        ),
        (
            Filed(PROJECT, Change("use-pnpm.md", "use-pnpm", "aa", "", None), ""),
            "archived     ~/app/.memory/use-pnpm.md\n",
        ),
        (Indexed(PROJECT, 1), "index        ~/app/.memory/MEMORY.md 1 memory\n"),
        (Indexed(PROJECT, 2), "index        ~/app/.memory/MEMORY.md 2 memories\n"),
        (Consolidated(PROJECT, 1, 2), "consolidated ~/app 1 merged, 2 retired\n"),
        (Consolidated(PROJECT, reason="nothing has changed"), "consolidated ~/app nothing has changed\n"),
        (Troubled("/logs", "cannot be read; run chmod"), "trouble      /logs: cannot be read; run chmod\n"),
        (
            Troubled("/home/ada/a", "/home/ada/a cannot be read: Permission denied; see its rights"),
            "trouble      ~/a cannot be read: Permission denied; see its rights\n",
        ),
        (Stopped(), "stopped      what was under way is taken up at the next start\n"),
    ],
)
def test_each_piece_of_news_is_a_line_a_person_understands(news: News, told: str) -> None:
    out = io.StringIO()
    TerminalReporter(Terminal(out, {}), Path("/home/ada")).tell(news)
    assert out.getvalue() == told


class Gone(io.StringIO):
    def write(self, text: str) -> int:
        raise BrokenPipeError


def test_a_terminal_that_went_away_stops_nothing() -> None:
    TerminalReporter(Terminal(Gone(), {}), Path("/home/ada")).tell(Indexed(PROJECT, 1))
