"""One pass sees what time did: what has expired is archived, what is gone is marked, what was read counts."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import Home

OVER = "---\nname: freeze\ndescription: No deploys.\ntype: project\nexpires: 2020-01-01\nsource: x/y/turn-1\n---\n"
PRICES = "---\nname: prices\ndescription: Prices live in src/prices.py.\ntype: feedback\n---\n\nThere.\n"


def test_once_retires_marks_and_counts(tmp_path: Path) -> None:
    home, project = Home(tmp_path), tmp_path / "shop"
    (project / "src").mkdir(parents=True)
    (project / ".git").mkdir()
    (project / "src" / "prices.py").write_text("x = 1\n")
    memory = project / ".memory"
    memory.mkdir(mode=0o700)
    (memory / "freeze.md").write_text(OVER)
    (memory / "prices.md").write_text(PRICES)
    assert home.memoryd("reindex", cwd=project).returncode == 0
    assert home.memoryd("add", "Deploys go out on Tuesdays.", "--name", "deploys", cwd=project).returncode == 0
    sessions = home.path / ".claude" / "projects" / "shop"
    sessions.mkdir(parents=True)
    assert home.memoryd("once").returncode == 0
    assert not (memory / "freeze.md").exists()
    assert [path.name for path in (memory / "archive").iterdir()] == ["freeze.retired.md"]
    (project / "src" / "prices.py").unlink()
    assert home.memoryd("once").returncode == 0
    index = (memory / "MEMORY.md").read_text()
    assert "- [prices](prices.md) — Prices live in src/prices.py. (stale? src/prices.py is gone)" in index
    assert index.rstrip().endswith("is gone)")
    (sessions / "s.jsonl").write_text("".join(json.dumps(line) + "\n" for line in _reading(project)))
    assert home.memoryd("once", "--since", "9d").returncode == 0
    listed = json.loads(home.memoryd("list", "--by", "use", "--json", cwd=project).stdout)["memories"]
    assert (listed[0]["name"], listed[0]["reads"]) == ("prices", 1)
    assert home.memoryd("once", "--since", "9d").returncode == 0
    listed = json.loads(home.memoryd("list", "--by", "use", "--json", cwd=project).stdout)["memories"]
    assert listed[0]["reads"] == 1


def _reading(project: Path) -> list[dict[str, object]]:
    from datetime import UTC, datetime

    now = datetime.now(UTC).isoformat().replace("+00:00", "Z")
    shared = {"sessionId": "s1", "cwd": str(project), "timestamp": now, "version": "2.1.197"}
    read = {"type": "tool_use", "id": "t1", "name": "Read", "input": {"file_path": f"{project}/.memory/prices.md"}}
    return [
        shared | {"type": "user", "uuid": "u1", "message": {"role": "user", "content": "Where are the prices?"}},
        shared
        | {
            "type": "assistant",
            "uuid": "u2",
            "parentUuid": "u1",
            "message": {"id": "m1", "role": "assistant", "content": [read], "stop_reason": "tool_use"},
        },
        shared
        | {
            "type": "user",
            "uuid": "u3",
            "parentUuid": "u2",
            "message": {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t1", "content": "x"}]},
        },
        shared
        | {
            "type": "assistant",
            "uuid": "u4",
            "parentUuid": "u3",
            "message": {
                "id": "m2",
                "role": "assistant",
                "content": [{"type": "text", "text": "In src."}],
                "stop_reason": "end_turn",
            },
        },
        shared | {"type": "user", "uuid": "u5", "parentUuid": "u4", "message": {"role": "user", "content": "Thanks."}},
    ]
