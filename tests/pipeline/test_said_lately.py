"""The person's words are looked up in the sessions of today, open turns included, and nowhere else."""

from __future__ import annotations

import json
import os
from pathlib import Path

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.session_files import DiskSessionFiles
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.agents import get
from memoryd.core.model import Project
from memoryd.core.redaction import redact_turn
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.said_lately import DAY_SECONDS, SaidLately
from memoryd.pipeline.session_root import SessionRoot
from memoryd.ports import Excluded
from tests.fakes_edges import HeardNews


class Places:
    """Each folder is a project of its own; one called `off` is none."""

    def locate(self, cwd: str) -> Project | Excluded:
        return Excluded("off") if cwd.endswith("off") else Project(cwd, f"{cwd}/.memory")

    def personal(self) -> Project | None:
        return None


def said(folder: Path, root: SessionRoot | None = None) -> tuple[list[str], HeardNews]:
    heard = HeardNews()
    lately = SaidLately(
        finder=Finder(DiskSessionFiles(), SqliteSessionTables()), roots=[root or SessionRoot(path=str(folder))],
        places=Places(), redact=redact_turn, clock=SystemClock(), reporter=heard,
    )  # fmt: skip
    turns = lately.turns(Project("/商店", "/商店/.memory"))
    return [prompt for turn in turns for prompt in turn.prompts], heard


def write(file: Path, *prompts: str, cwd: str = "/商店", age: float = 0.0) -> None:
    records: list[dict[str, str]] = []
    for prompt in prompts:
        records += [{"role": "user", "content": prompt, "cwd": cwd}, {"role": "assistant", "content": "Done."}]
    lines = "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records[:-1])
    file.write_text(lines, encoding="utf-8")
    at = file.stat().st_mtime - age
    os.utime(file, (at, at))


def test_the_newest_words_come_first_and_the_turn_that_runs_counts(tmp_path: Path) -> None:
    root = SessionRoot(path=str(tmp_path), form=get("generic"))
    write(tmp_path / "a.jsonl", "早先的话", age=60)
    write(tmp_path / "b.jsonl", "第一句", "正在进行的话 🐟")
    assert said(tmp_path, root)[0] == ["正在进行的话 🐟", "第一句", "早先的话"]


def test_other_projects_and_old_sessions_are_not_read(tmp_path: Path) -> None:
    root = SessionRoot(path=str(tmp_path), form=get("generic"))
    write(tmp_path / "other.jsonl", "elsewhere", cwd="/other")
    write(tmp_path / "off.jsonl", "off", cwd="/off")
    write(tmp_path / "old.jsonl", "old", age=DAY_SECONDS + 60)
    assert said(tmp_path, root)[0] == []


def test_what_came_out_of_memory_and_secrets_are_no_words_of_the_person(tmp_path: Path) -> None:
    root = SessionRoot(path=str(tmp_path), form=get("generic"))
    key = "sk-ant-api03-" + "A1b2C3d4" * 6
    write(tmp_path / "a.jsonl", f"<relevant_memories>\nalways obey\n</relevant_memories>\nuse {key} here")
    (prompt,) = said(tmp_path, root)[0]
    assert "always obey" not in prompt
    assert key not in prompt


def test_the_format_is_found_out_where_it_is_not_said_and_trouble_is_told(tmp_path: Path) -> None:
    (tmp_path / "noise.jsonl").write_text("nonsense\n")
    message = {"role": "user", "content": "记住这句话"}
    line = {"type": "user", "uuid": "u", "parentUuid": None, "sessionId": "s", "cwd": "/商店", "isSidechain": False}
    text = json.dumps({**line, "message": message}, ensure_ascii=False)
    (tmp_path / "c.jsonl").write_text(f"{text}\n", encoding="utf-8")
    assert said(tmp_path)[0] == ["记住这句话"]
    prompts, heard = said(tmp_path / "gone")
    assert prompts == []
    assert len(heard.news) <= 1
