"""A ledger that lost its end: what it forgot is no deletion by hand, and words that a person hands over at will."""

from __future__ import annotations

import shutil
from pathlib import Path

from memoryd.adapters.ledger.losses import SqliteLosses
from memoryd.bootstrap.house import House
from memoryd.core.commands import Command
from memoryd.core.journal import Cause, Why, digest_of
from memoryd.core.model import Change, Project
from tests.bootstrap.houses import house

TURN = Why(Cause.EXTRACTION, "claude-code/s1/turn-1", "r1")
OVER = "expires: 2020-01-01\n"


def text(name: str, body: str, more: str = "") -> str:
    return f"---\nname: {name}\ndescription: 关于 {name}.\ntype: project\nsource: a/b/turn-1\n{more}---\n\n{body}\n"


def write(house: House, project: Project, *texts: tuple[str, str]) -> None:
    """Write memories as an extraction does."""
    store = house.stores.open(project)
    changes = [
        Change(f"{name}.md", name, digest_of(store.content(f"{name}.md")), digest_of(new.encode()), new)
        for name, new in texts
    ]
    house.trust.applying.apply(project, changes, TURN)


def test_what_it_forgot_stays_as_a_persons_until_they_hand_it_over_and_leaves_no_tombstone(tmp_path: Path) -> None:
    project = Project(str(tmp_path / "shop"), str(tmp_path / "shop" / ".memory"))
    memory, ledger = Path(project.memory), tmp_path / "state" / "ledger.sqlite3"
    (tmp_path / "shop").mkdir()
    first = house(tmp_path)
    write(first, project, ("mine", text("mine", "One.")), ("冻结", text("冻结", "不部署。", OVER)), ("theirs", "x"))
    first.reindex(project)
    first.database.close()
    shutil.copy(ledger, tmp_path / "older")
    second = house(tmp_path)
    write(second, project, ("mine", text("mine", "Two.")), ("new", text("new", "Three.")))
    second.tend(project)
    assert not (memory / "冻结.md").exists()
    (memory / "theirs.md").write_text("typed 🚦\r\n", encoding="utf-8", newline="")
    second.database.close()
    shutil.copy(tmp_path / "older", ledger)
    third = house(tmp_path)
    loss = SqliteLosses(third.database).unconfirmed()
    assert loss is not None
    assert "(what changed in them since counts as yours)" in third.keeping.held()
    third.reindex(project)
    heads = third.trust.journal.heads(project)
    assert {file: heads[file].by_hand for file in heads} == {"mine.md": True, "new.md": True, "theirs.md": True}
    assert third.burying.buried(project) == ()
    assert (memory / "mine.md").read_text(encoding="utf-8") == text("mine", "Two.")
    said = third.commanding.perform(Command("resume", project.root)).lines
    assert said[-1] == "what changed since counts as yours; `memoryd adopt NAME` lets memoryd change a memory again"
    assert third.commanding.perform(Command("adopt", project.root, {"name": "mine"})).ok
    assert not third.trust.journal.heads(project)["mine.md"].by_hand
    third.database.close()


def test_words_typed_today_are_a_persons_also_after_the_whole_ledger_was_lost(tmp_path: Path) -> None:
    project = Project(str(tmp_path / "shop"), str(tmp_path / "shop" / ".memory"))
    mine = Path(project.memory) / "mine.md"
    (tmp_path / "shop").mkdir()
    first = house(tmp_path)
    write(first, project, ("mine", text("mine", "用 Redis。")), ("own", text("own", "Two.")))
    first.reindex(project)
    mine.write_text(text("mine", "用 Redis。\n先问小明 🚦。"), encoding="utf-8")
    first.reindex(project)
    kept = (tmp_path / "state" / "kept.json").read_bytes()
    mine.write_text(text("mine", "先问小明 🚦。"), encoding="utf-8")
    first.reindex(project)
    # What is theirs stays so, whatever they make of it: that needs no other copy.
    assert (tmp_path / "state" / "kept.json").read_bytes() == kept
    first.database.close()
    for part in (tmp_path / "state").glob("ledger.sqlite3*"):
        part.unlink()
    second = house(tmp_path)
    second.reindex(project)
    heads = second.trust.journal.heads(project)
    assert {file: heads[file].by_hand for file in heads} == {"mine.md": True, "own.md": False}
    second.database.close()
