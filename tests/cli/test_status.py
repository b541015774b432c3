"""What memoryd status prints, for a person."""

from __future__ import annotations

from memoryd.cli.status import for_a_person
from tests.cli.running import Home


def texts(lines: object) -> list[str]:
    assert isinstance(lines, list)
    return [str(line) for line in lines]


def test_without_a_daemon_it_says_how_to_start_one(home: Home) -> None:
    run = home.memoryd("status")
    assert run.returncode == 4
    assert run.stdout.startswith("running: no; start it with `memoryd run`\n")


def test_a_verdict_names_the_memory_as_show_takes_it() -> None:
    kept = {"accepted": True, "memory": "feedback-只用-pnpm", "name": "只用 pnpm", "type": "feedback", "at": 1.0}
    refused = {"accepted": False, "memory": "", "name": "Anna", "reason": "says the same as “x”", "at": 1.0}
    shown = for_a_person({"running": True, "verdicts": [{**kept, "project": "/p"}, {**refused, "project": "/p"}]})
    assert [line.split(" ", 2)[2] for line in texts(shown["verdicts"])] == [
        "in /p: kept feedback-只用-pnpm (feedback)",
        "in /p: rejected “Anna”: says the same as “x”",
    ]


def test_trouble_says_the_place_once_and_always_what_to_do() -> None:
    shown = for_a_person(
        {
            "running": True,
            "trouble": ["/p/a.md: /p/a.md cannot be read; mend it", "2 files under /l cannot be read"],
            "recent_trouble": [
                {"at": 1.0, "where": "/l/a", "what": "/l/a cannot be read: no rights; chmod it"},
                {"at": 1.0, "where": "/p", "what": "disk full; make room"},
            ],
        }
    )
    assert shown["trouble"] == ["/p/a.md cannot be read; mend it", "2 files under /l cannot be read; the log says more"]
    recent = [line.split(" ", 2)[2] for line in texts(shown["recent_trouble"])]
    assert recent == ["/l/a cannot be read: no rights; chmod it", "/p: disk full; make room"]


def test_what_is_unknown_is_passed_on() -> None:
    assert for_a_person({"running": True, "trouble": "soon", "new": [1]}) == {
        "running": True,
        "trouble": "soon",
        "new": [1],
    }
