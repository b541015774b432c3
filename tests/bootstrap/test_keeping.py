"""The ledger is kept small by what the configuration says, and what it let go of is not learned a second time."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from memoryd import bootstrap
from memoryd.bootstrap.house import House
from memoryd.config import Config, Places, load, platform_places
from memoryd.core.commands import Command
from memoryd.core.errors import MemorydError
from memoryd.core.journal import Cause, FileChange, Why
from memoryd.core.model import Project
from memoryd.core.news import News, Troubled
from memoryd.core.settings import JournalSettings, StateSettings
from tests.fakes_edges import HeardNews


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


def test_a_journal_that_is_too_large_lets_the_oldest_of_what_is_gone_go_and_the_file_sinks(tmp_path: Path) -> None:
    state, news, chance = tmp_path / "state", HeardNews(), random.Random(11)
    state.mkdir()
    shop, hand = Project(str(tmp_path / "shop"), str(tmp_path / "shop" / ".memory")), Why(Cause.HAND)
    Path(shop.memory).mkdir(parents=True)
    house = House(
        Config(
            source=None,
            places=Places(tmp_path, tmp_path / "config.toml", state, tmp_path / "data"),
            sessions=(),
            journal=JournalSettings(max_megabytes=1),
            state=StateSettings(directory=str(state)),
        ),
        news,
    )
    journal, here = house.trust.journal, [chance.randbytes(90_000) for _ in range(6)]
    for before, after in zip([None, *here], here, strict=False):
        journal.note(shop, hand, [FileChange("留下.md", "留下", before, after)], 1.0)
    Path(shop.memory, "留下.md").write_bytes(here[-1])
    for number in range(60):
        content = chance.randbytes(90_000)
        journal.note(shop, hand, [FileChange(f"{number}.md", f"{number}", None, content)], house.clock.now())
        journal.note(shop, hand, [FileChange(f"{number}.md", f"{number}", content, None)], house.clock.now())
    house.database.compact()
    ledger = state / "ledger.sqlite3"
    before_that = ledger.stat().st_size
    house.keep()
    assert ledger.stat().st_size < before_that - 4_000_000
    left = [change.file for entry in journal.newest(shop.root) for change in entry.files]
    assert left == ["59.md"] * 2 + ["58.md"] * 2 + ["57.md"] * 2 + ["56.md"] * 2 + ["55.md"] * 2 + ["留下.md"] * 6
    with pytest.raises(MemorydError, match="does not have entry 7 any more"):
        house.commanding.perform(Command("undo", shop.root, {"entry": "7"}))
    assert not [each for each in news.news if isinstance(each, Troubled) and each.where == "journal"]
    journal.note(shop, hand, [FileChange("留下.md", "留下", here[-1], chance.randbytes(1_100_000))], 2.0)
    house.keep()
    assert [entry.files[0].file for entry in journal.newest(shop.root)] == ["留下.md"] * 7
    (told,) = [each for each in news.news if isinstance(each, Troubled) and each.where == "journal"]
    assert told.message.endswith("about memories that are still there; raise [journal] max_megabytes, which is 1")
    house.database.close()
