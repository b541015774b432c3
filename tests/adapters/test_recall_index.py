"""The kept index of recall: true to the folder, safe to lose, and the same answers as memories at hand."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from memoryd.adapters.folder_look import look, open_own
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.recall_index import KeptFolder, KeptRecallIndex, folders, is_as_taken, packed
from memoryd.adapters.recall_keeping import NoIndex, RecallKeeping, in_memory, refresh
from memoryd.core.model import Memory, Project
from memoryd.core.recall import EntryIndex
from memoryd.core.recall_entry import ASSISTANT, PERSON, STRANGER, entry_of
from memoryd.pipeline.recalling import KeywordSelector
from memoryd.ports.recalling import RecallIndex
from tests.fakes_edges import wait_for

MEMORIES = (
    ("real-database", "feedback", "Integration tests run against a real PostgreSQL, never a mock. 🚀"),
    ("冒烟测试", "project", "部署到线上之前要先跑一遍冒烟测试。"),
    ("decimal", "feedback", "Always use Decimal for money, never float."),
    ("quotes", "reference", 'The "quoted" word AND the operator NEAR(x) are at https://example.com/?a=1%20b'),
    ("rtl", "project", "הלקוח הגדול ביותר הוא אקמה"),
)
REQUESTS = (
    "mock the database?",
    "怎么部署到生产环境",
    "金额用什么类型",
    "quoted operator NEAR",
    '"unbalanced AND (',
    "אקמה",
    "decimal money float postgresql",
    "unrelated nonsense",
    "",
)


def write(folder: Path, name: str, kind: str, text: str, more: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{kind}-{name}.md"
    path.write_text(f"---\nname: {name}\ndescription: {text!r}\ntype: {kind}\n{more}---\n\n{text}\n", encoding="utf-8")
    # Long ago, so that the next look need not fear that it changes again within the clock's tick.
    os.utime(path, (1_700_000_000, 1_700_000_000))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    memory = tmp_path / "shop" / ".memory"
    for name, kind, text in MEMORIES:
        write(memory, name, kind, text)
    return Project(str(tmp_path / "shop"), str(memory))


@pytest.fixture
def keeping(tmp_path: Path) -> RecallKeeping:
    return RecallKeeping(tmp_path / "state", YamlMemoryText(), str(tmp_path / "data"))


def read(project: Project) -> list[Memory]:
    files = sorted(Path(project.memory).glob("*.md"))
    return [YamlMemoryText().parse(file.name, file.read_bytes()) for file in files]


def names(keeping: RecallKeeping, project: Project, request: str) -> list[str]:
    with closing(keeping.current([project])) as connection:
        return picks(kept(connection, project), request)


def kept(connection: sqlite3.Connection, project: Project, *, trusted: bool = True) -> KeptRecallIndex:
    numbers = folders(connection)
    return KeptRecallIndex(connection, [KeptFolder(numbers[project.memory], project.memory, trusted=trusted)])


def picks(index: RecallIndex, request: str) -> list[str]:
    return [one.entry.name for one in KeywordSelector(index).select(request, 5, lambda entry: True).picks]


@pytest.mark.parametrize("request_", REQUESTS)
def test_a_kept_index_answers_as_memories_at_hand_do(keeping: RecallKeeping, project: Project, request_: str) -> None:
    at_hand = EntryIndex([entry_of(memory, project.memory) for memory in read(project)])
    with closing(keeping.current([project])) as connection:
        index = kept(connection, project)
        assert picks(index, request_) == picks(at_hand, request_)
        assert index.size() == at_hand.size() == len(MEMORIES)
        words = ["test", "部署", "float", "nothing"]
        assert index.frequencies(words) == at_hand.frequencies(words)
        by_source = {entry.source: entry.content for entry in index.every()}
        assert by_source == {entry.source: entry.content for entry in at_hand.every()}


def test_what_changes_in_the_folder_changes_in_the_index(keeping: RecallKeeping, project: Project) -> None:
    assert names(keeping, project, "decimal money") == ["decimal"]
    memory = Path(project.memory)
    (memory / "feedback-decimal.md").unlink()
    write(memory, "cents", "feedback", "Money is stored in cents.")
    (memory / "broken.md").write_bytes(b"---\ntype: [\n---\nmoney\n")
    write(memory / "feedback", "sub", "feedback", "Kestrel money lies in a folder of its type.")
    assert sorted(names(keeping, project, "money")) == ["cents", "sub"]
    write(memory, "cents", "feedback", "Wages are kept in cents.")
    assert names(keeping, project, "money") == ["sub"]
    assert names(keeping, project, "wages") == ["cents"]


def test_a_file_that_changes_twice_within_a_tick_is_read_again(keeping: RecallKeeping, project: Project) -> None:
    path = Path(project.memory, "feedback-decimal.md")
    path.write_text("---\ntype: feedback\n---\nfirst kestrel\n", encoding="utf-8")
    assert names(keeping, project, "kestrel") == ["feedback-decimal"]
    before = path.stat()
    with path.open("r+", encoding="utf-8") as file:
        file.write("---\ntype: feedback\n---\nother quartz\n")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert names(keeping, project, "quartz") == ["feedback-decimal"]


def test_what_may_have_changed_unseen_is_read_once_more(keeping: RecallKeeping, project: Project) -> None:
    Path(project.memory, "young.md").write_text("---\ntype: project\n---\nkestrel\n", encoding="utf-8")
    with closing(keeping.current([project])) as connection:
        # What a second change within the clock's tick leaves behind: other words, and all signs the same.
        connection.execute("UPDATE memories SET content = 'stale' WHERE file = 'young.md'")
    with closing(keeping.current([project])) as connection:
        (content,) = connection.execute("SELECT content FROM memories WHERE file = 'young.md'").fetchone()
    assert content == "kestrel"


def test_a_folder_in_which_nothing_changed_is_seen_as_a_whole(project: Project) -> None:
    text, asked = YamlMemoryText(), list[str]()
    with closing(in_memory()) as connection:

        def looked() -> bool:
            """Look again, and tell whether no row of a file was read."""
            asked.clear()
            refresh(connection, project, text, "")
            return not any("FROM memories" in statement for statement in asked)

        connection.set_trace_callback(asked.append)
        refresh(connection, project, text, "")
        # Files that were written in this very second are looked at once more.
        wait_for(looked)
        write(Path(project.memory), "new", "project", "a decimal kestrel")
        assert not looked()


def test_nothing_of_a_folder_that_is_gone_stays_in_the_file(keeping: RecallKeeping, project: Project) -> None:
    assert names(keeping, project, "decimal money") == ["decimal"]
    for path in Path(project.memory).iterdir():
        path.unlink()
    Path(project.memory).rmdir()
    assert names(keeping, project, "decimal money") == []
    content = keeping.path_for([project]).read_bytes()
    assert b"never float" not in content
    assert "冒烟测试".encode() not in content
    keeping.sweep()
    assert not keeping.path_for([project]).exists()


def test_sweeping_leaves_the_index_of_a_folder_that_is_there(keeping: RecallKeeping, project: Project) -> None:
    names(keeping, project, "money")
    keeping.sweep()
    assert keeping.path_for([project]).exists()


def test_forgetting_leaves_no_index(keeping: RecallKeeping, project: Project, tmp_path: Path) -> None:
    names(keeping, project, "money")
    keeping.forget()
    assert list((tmp_path / "state" / "recall").iterdir()) == []


def test_only_its_owner_can_read_it(keeping: RecallKeeping, project: Project, tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        names(keeping, project, "money")
    finally:
        os.umask(old)
    path = keeping.path_for([project])
    modes = [stat.S_IMODE(each.stat().st_mode) for each in (path, path.parent, tmp_path / "state")]
    assert modes == [0o600, 0o700, 0o700]


def _cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5_000])


def _overwrite(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096 : len(content)] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)


def _of_another_kind(path: Path) -> None:
    path.write_bytes(b"this is no database " * 500)


def _of_another_version(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")


@pytest.mark.parametrize("damage", [_cut_short, _overwrite, _of_another_kind, _of_another_version])
def test_a_damaged_index_is_made_anew(keeping: RecallKeeping, project: Project, damage: Callable[[Path], None]) -> None:
    names(keeping, project, "money")
    damage(keeping.path_for([project]))
    assert names(keeping, project, "decimal money") == ["decimal"]


def test_an_index_that_is_locked_too_long_is_no_index(keeping: RecallKeeping, project: Project, tmp_path: Path) -> None:
    names(keeping, project, "money")
    write(Path(project.memory), "new", "project", "kestrel quartz")
    with closing(sqlite3.connect(keeping.path_for([project]), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        began = time.monotonic()
        with pytest.raises(NoIndex, match="locked"):
            keeping.current([project])
        assert time.monotonic() - began < 60
        other.execute("ROLLBACK")
    assert names(keeping, project, "kestrel quartz") == ["new"]


def test_a_state_folder_that_cannot_be_made_is_no_index(project: Project, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NoIndex, match="file"):
        RecallKeeping(tmp_path / "file" / "state", YamlMemoryText(), "").current([project])


def test_processes_that_write_at_once_leave_a_whole_index(
    keeping: RecallKeeping, project: Project, tmp_path: Path
) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from memoryd.adapters.memory_text import YamlMemoryText\n"
        "from memoryd.adapters.recall_keeping import RecallKeeping\n"
        "from memoryd.core.model import Project\n"
        "project = Project(sys.argv[1], sys.argv[2])\n"
        "for n in range(20):\n"
        "    file = Path(sys.argv[2], f'project-{sys.argv[4]}-{n}.md')\n"
        "    file.write_text(f'---\\ntype: project\\n---\\nkestrel {sys.argv[4]} {n}\\n')\n"
        "    RecallKeeping(Path(sys.argv[3]), YamlMemoryText(), '').current([project]).close()\n"
    )
    start = [sys.executable, "-c", code, project.root, project.memory, str(tmp_path / "state")]
    writers = [subprocess.Popen([*start, str(number)]) for number in range(3)]
    assert [writer.wait(100) for writer in writers] == [0, 0, 0]
    with closing(keeping.current([project])) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert kept(connection, project).size() == len(MEMORIES) + 60
        connection.execute("INSERT INTO words (words) VALUES ('integrity-check')")


def test_whose_words_a_memory_is_stands_with_it(keeping: RecallKeeping, project: Project) -> None:
    write(Path(project.memory), "noted", "project", "an agent noted this", more="trust: assistant\n")
    with closing(keeping.current([project])) as connection:
        number = folders(connection)[project.memory]
        trust = trusts(KeptRecallIndex(connection, [KeptFolder(number, project.memory)]).every())
        assert trust["noted"] == ASSISTANT
        assert trust["decimal"] == PERSON
        agents = KeptFolder(number, project.memory, agents={"feedback-decimal.md"})
        assert trusts(KeptRecallIndex(connection, [agents]).every())["decimal"] == ASSISTANT
        assert {*trusts(kept(connection, project, trusted=False).every()).values()} == {STRANGER}


def trusts(entries: Sequence[object]) -> dict[str, str]:
    return {entry.name: entry.trust for entry in entries}  # type: ignore[attr-defined]


def test_no_link_is_followed_out_of_a_memory_folder(keeping: RecallKeeping, project: Project, tmp_path: Path) -> None:
    write(tmp_path / "elsewhere", "secret", "project", "kestrel quartz lagoon")
    Path(project.memory, "project-link.md").symlink_to(tmp_path / "elsewhere" / "project-secret.md")
    Path(project.memory, "user").symlink_to(tmp_path / "elsewhere")
    assert names(keeping, project, "kestrel quartz lagoon") == []


def seen(project: Project) -> dict[str, tuple[int, int, int, int]]:
    held = open_own(project.memory)
    assert held is not None
    try:
        return look(held)
    finally:
        os.close(held)


def test_what_is_seen_in_a_folder_is_compared_as_a_whole_and_told_from_any_other(
    project: Project, keeping: RecallKeeping
) -> None:
    with closing(keeping.current([project])) as connection:
        number, there = folders(connection)[project.memory], seen(project)
        rows: list[str] = []
        connection.set_trace_callback(rows.append)
        assert is_as_taken(connection, number, there)
        assert [row for row in rows if "FROM memories" in row] == []
        # In another order it is the same folder, only it takes longer to see that.
        assert is_as_taken(connection, number, dict(reversed(there.items())))
        for file, (inode, size, modified, changed) in there.items():
            for other in ((inode + 1, size, modified, changed), (inode, size, modified, changed + 1)):
                assert not is_as_taken(connection, number, there | {file: other})
            assert not is_as_taken(connection, number, {name: there[name] for name in there if name != file})


def test_equal_looks_are_packed_to_equal_bytes_whoever_else_holds_their_parts() -> None:
    name, number = "".join(["反馈", ".md"]), 10**15
    held = [name, number]
    assert packed({name: (number, 1, 2, 3)}) == packed({"反馈.md": (int("1" + "0" * 15), 1, 2, 3)})
    assert held
