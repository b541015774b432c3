"""What `memoryd log NAME` shows of a memory that had other names before."""

from __future__ import annotations

from pathlib import Path

from memoryd.bootstrap.house import House
from memoryd.bootstrap.journal import log
from memoryd.core.commands import Command
from tests.bootstrap.houses import house

TABS = "---\nname: tabs\ndescription: Use tabs.\ntype: feedback\nsource: x/y/turn-1\n---\n\nUse tabs. 用制表符。\n"


def do(each: House, root: str, command: str, **args: str) -> None:
    assert each.commanding.perform(Command(command, root, args)).ok


def told(each: House, root: str, name: str, most: int = 20) -> list[tuple[str, list[object]]]:
    """Return the cause of each entry about a memory and the files that are shown of it, the newest first."""
    found = []
    for entry in log(each.config, root, name, most):
        files = entry["files"]
        assert isinstance(files, list)
        found.append((f"{entry['cause']} {entry['detail']}".strip(), [change["file"] for change in files]))
    return found


def test_the_history_of_a_memory_goes_on_under_its_old_names(tmp_path: Path) -> None:
    each, shop = house(tmp_path / "mine"), tmp_path / "shop"
    (shop / ".memory").mkdir(parents=True, mode=0o700)
    (shop / ".memory" / "tabs.md").write_text(TABS, encoding="utf-8")
    root = str(shop)
    do(each, root, "reindex")
    do(each, root, "pin", name="tabs")
    do(each, root, "mv", name="tabs", to="制表符")
    do(each, root, "pin", name="制表符")
    (project,) = each.upkeep.known_projects()
    (moved,) = (path for path in (shop / ".memory").glob("*制表符.md"))
    moved.rename(moved.with_name("indent.md"))
    each.reindex(project, {moved.name, "indent.md"})
    (shop / ".memory" / "tabs.md").write_text(TABS.replace("Use", "Always use"), encoding="utf-8")
    each.reindex(project, {"tabs.md"})
    causes = [cause for cause, _ in told(each, root, "indent.md")]
    assert causes[0] == "hand"
    assert causes.count("command mv") == 1
    assert causes[-1] == "baseline", "down to where it was first seen"
    assert len(causes) == len(log(each.config, root, "", 0)) - 1, "the other memory of the old name is not among them"
    assert told(each, root, "indent.md", 1) == told(each, root, "indent.md")[:1]
    assert told(each, root, "tabs.md")[0] == ("hand", ["tabs.md"])
    each.database.close()


def test_the_history_of_a_memory_goes_on_where_another_name_stood_in_its_file(tmp_path: Path) -> None:
    each, shop = house(tmp_path / "mine"), tmp_path / "shop"
    (shop / ".memory").mkdir(parents=True, mode=0o700)
    file = shop / ".memory" / "feedback-tabs.md"
    root = str(shop)
    for text in (TABS, TABS.replace("Use tabs.", "Use tabs!"), TABS.replace("name: tabs", "name: 缩进"), TABS):
        file.write_text(text, encoding="utf-8")
        do(each, root, "reindex")
    whole = [("hand", [file.name])] * 3 + [("baseline", [file.name])]
    assert told(each, root, "tabs") == told(each, root, file.name) == whole
    assert told(each, root, "缩进") == whole[1:], "from when it was called so"
    each.database.close()
