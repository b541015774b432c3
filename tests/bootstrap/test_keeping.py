"""The ledger is kept small by what the configuration says, and what it let go of is not learned a second time."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from memoryd import bootstrap
from memoryd.config import load, platform_places
from memoryd.core.news import News


class Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news."""


def in_ledger(folder: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "state" / "ledger.sqlite3", isolation_level=None)) as connection:
        return connection.execute(statement).fetchall()


def test_old_turns_go_once_a_day_and_are_not_applied_again_when_their_transcript_is_read_anew(tmp_path: Path) -> None:
    session, shop, config = tmp_path / "sessions" / "s.jsonl", tmp_path / "shop", tmp_path / "config.toml"
    session.parent.mkdir()
    shop.mkdir()
    prompts = ("以后提交信息一律用中文。", "run the tests", "fix the typo in the header, please")
    turns = [{"role": role, "content": said, "cwd": str(shop)} for one in prompts for role, said in
             (("user", one), ("assistant", "Done."))]  # fmt: skip
    session.write_text("".join(json.dumps(one) + "\n" for one in turns), encoding="utf-8")
    os.utime(session, (time.time() - 86_400, time.time() - 86_400))
    config.write_text(
        f'[[sessions]]\npath = "{session.parent}"\nagent = "generic"\nstart = "beginning"\n'
        f'[state]\ndirectory = "{tmp_path / "state"}"\nkeep_days = 31\n',
        encoding="utf-8",
    )
    settings = load(config, {}, platform_places())
    first = bootstrap.once(settings, Nobody())
    assert (first.turns, first.memories) == (3, 1)
    assert in_ledger(tmp_path, "SELECT count(*) FROM turns") == [(3,)]
    in_ledger(tmp_path, "UPDATE turns SET recorded_at = 1, at = 1")
    bootstrap.once(settings, Nobody())
    # What justifies the memory stays.
    assert in_ledger(tmp_path, "SELECT count(*) FROM turns") == [(1,)]
    for path in shop.glob(".memory/*.md"):
        path.unlink()
    # The transcript goes, and comes back when it is forgotten.
    other = session.with_name("other.jsonl")
    other.write_bytes(b"{}\n")
    bootstrap.once(settings, Nobody())
    session.rename(tmp_path / "aside")
    in_ledger(tmp_path, f"UPDATE files SET mtime = 1 WHERE path = '{session}'")
    bootstrap.once(settings, Nobody())
    assert in_ledger(tmp_path, "SELECT path FROM files") == [(str(other),)]
    (tmp_path / "aside").rename(session)
    again = bootstrap.once(settings, Nobody())
    assert (again.turns, again.memories, again.waiting) == (0, 0, 0)
    assert not [path.name for path in shop.glob(".memory/*.md") if path.name != "MEMORY.md"]
