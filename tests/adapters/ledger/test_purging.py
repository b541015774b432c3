from __future__ import annotations

import sqlite3
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, SqliteIntakeLedger, SqliteTurnQueue
from memoryd.adapters.ledger.codec import extent
from memoryd.adapters.ledger.purging import SqlitePurge
from memoryd.adapters.ledger.remains import Remains, keep
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Folder, Project, Speaker, Utterance
from memoryd.core.purged_words import words_of
from memoryd.core.tombstones import of
from tests.adapters.ledger.samples import SHOP, accepted, checkpoint, turn
from tests.fakes_memory import memory

SECRET = 'Kestrel "Quartz"\n码头'
WORDS = words_of(SECRET)


def everything(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.glob("ledger*")).lower()


def fill(database: Database) -> None:
    intake, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    intake.record(
        checkpoint(), [(turn("k1", f"host {SECRET}"), SHOP), (turn("k2", f"say {SECRET}", final=SECRET), SHOP)]
    )
    queue.answer(queue.due(SHOP.root, 0.0, 1)[0], [accepted(SECRET)], 5.0)
    known = memory("kestrel-quartz-码头", body=f"{SECRET}.", description=SECRET)
    SqliteTombstones(database).bury(SHOP, (of(known, "2026-11-29"),))
    SqliteTombstones(database).look(SHOP, Folder((known, memory("other"))))


def test_no_page_and_no_log_holds_a_purged_text_and_all_else_is_there(database: Database, tmp_path: Path) -> None:
    fill(database)
    assert b"kestrel" in everything(tmp_path)
    purge = SqlitePurge(database)
    entries = purge.holding(WORDS)
    assert entries >= 5
    assert purge.purge(WORDS) == entries
    assert purge.holding(WORDS) == 0
    assert b"kestrel" not in everything(tmp_path)
    queue = SqliteTurnQueue(database)
    due = queue.due(SHOP.root, 0.0, 9)
    assert [queued.turn.prompts for queued in due] == [("host (purged)",), ("say (purged)",)]
    assert due[0].verdicts is not None
    assert due[0].verdicts[0].draft.evidence == "(purged)"
    (stone,) = SqliteTombstones(database).buried(SHOP)
    assert (stone.file, stone.description) == ("purged.md", "(purged)")
    seen = database.rows("SELECT file, body FROM seen_memories ORDER BY file")
    assert [tuple(row) for row in seen] == [("other.md", "all about other."), ("purged.md", "(purged).")]
    assert database.rows("PRAGMA integrity_check")[0][0] == "ok"


def test_what_things_are_found_by_stays_though_it_reads_like_the_text(database: Database) -> None:
    said = replace(turn("kestrel-77", "kestrel-77"), file="/kestrel-77/a.jsonl", session="kestrel-77")
    shop = Project("/kestrel-77", "/kestrel-77/.memory")
    SqliteIntakeLedger(database).record(checkpoint(), [(said, shop)])
    SqlitePurge(database).purge(words_of("kestrel-77"))
    (row,) = database.rows("SELECT key, session, file, project, material FROM turns")
    assert tuple(row)[:4] == ("kestrel-77", "kestrel-77", "/kestrel-77/a.jsonl", "/kestrel-77")
    assert '"text": "(purged)"' in row["material"]


def test_a_purged_turn_is_known_by_what_is_left_of_it_and_by_no_hash_of_what_it_held(database: Database) -> None:
    intake = SqliteIntakeLedger(database)
    said = turn("k1", f"host {SECRET}", final=SECRET)
    longer = replace(said, words=(*said.words, Utterance(Speaker.USER, "and more")))
    intake.record(checkpoint(), [(said, SHOP)])
    with database.transaction() as connection:
        connection.execute("UPDATE turns SET state = 'done'")
    intake.record(checkpoint(), [(longer, SHOP)])
    SqlitePurge(database).purge(WORDS)
    dump = "\n".join(database._connection.iterdump())
    assert not any(mark in dump for mark in extent(said))
    covered = replace(longer, words=(Utterance(Speaker.USER, "host (purged)"), longer.words[1]), final="(purged)")
    assert intake.record(checkpoint(), [(covered, SHOP)]) == ()
    assert database.rows("SELECT count(*) FROM turns")[0][0] == 2


def test_a_table_that_is_not_known_yet_is_purged_too(database: Database, tmp_path: Path) -> None:
    with database.transaction() as connection:
        connection.execute("CREATE TABLE journal (id INTEGER PRIMARY KEY, old BLOB, note TEXT)")
        packed = zlib.compress(f"before {SECRET} after".encode())
        connection.execute("INSERT INTO journal (old, note) VALUES (?, ?)", (packed, SECRET))
        connection.execute("INSERT INTO journal (old, note) VALUES (?, ?)", (b"\xff\xfe", None))
        connection.execute("CREATE TABLE heap (note TEXT)")
        connection.executemany("INSERT INTO heap VALUES (?)", [("48151623",), ("48151624",)])
    assert SqlitePurge(database).purge("48151623") == 1
    assert [row[0] for row in database.rows("SELECT note FROM heap ORDER BY note")] == ["(purged)", "48151624"]
    assert SqlitePurge(database).purge(WORDS) == 1
    rows = database.rows("SELECT old, note FROM journal ORDER BY id")
    assert (zlib.decompress(rows[0]["old"]), rows[0]["note"]) == (b"before (purged) after", "(purged)")
    assert (rows[1]["old"], rows[1]["note"]) == (b"\xff\xfe", None)


def test_a_reader_that_holds_the_log_is_told(database: Database, tmp_path: Path) -> None:
    fill(database)
    reader = sqlite3.connect(f"file:{tmp_path / 'ledger.sqlite3'}?mode=ro", uri=True, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM turns").fetchall()
    try:
        with pytest.raises(StoreUnavailable, match="is being read"):
            SqlitePurge(database).purge(WORDS)
    finally:
        reader.close()
    SqlitePurge(database).purge(WORDS)
    assert b"kestrel" not in everything(tmp_path)


def test_no_hash_of_words_that_are_gone_outlives_a_purge_and_the_turn_is_known_all_the_same(database: Database) -> None:
    intake = SqliteIntakeLedger(database)
    done, gone = turn("k1", "4711", "and this"), turn("k2", "0815")
    intake.record(checkpoint(), [(done, SHOP)])
    with database.transaction() as connection:
        connection.execute("UPDATE turns SET state = 'done', material = ''")
        keep(connection, "k2", Remains(1, extent(gone)))
    SqlitePurge(database).purge(words_of("something else"))
    dump = "\n".join(database._connection.iterdump()).lower()
    assert not any(mark in dump for mark in (*extent(done), *extent(gone)))
    assert intake.record(checkpoint(), [(done, SHOP), (gone, SHOP)]) == ()
    longer = replace(done, words=(*done.words, Utterance(Speaker.USER, "and more")))
    assert intake.record(checkpoint(), [(longer, SHOP)]) == ("k1",)
    assert '"and more"' in database.rows("SELECT material FROM turns ORDER BY id DESC LIMIT 1")[0]["material"]


def test_a_turn_that_has_become_longer_since_a_purge_is_asked_about_what_is_new(database: Database) -> None:
    intake = SqliteIntakeLedger(database)
    done = turn("k1", "4711", "and this")
    intake.record(checkpoint(), [(done, SHOP)])
    with database.transaction() as connection:
        connection.execute("UPDATE turns SET state = 'done', material = ''")
    SqlitePurge(database).purge(words_of("something else"))
    longer = replace(done, words=(*done.words, Utterance(Speaker.USER, "and more")))
    assert intake.record(checkpoint(), [(longer, SHOP)]) == ("k1",)
    material = database.rows("SELECT material FROM turns ORDER BY id DESC LIMIT 1")[0]["material"]
    assert "and more" in material
    assert "and this" not in material
