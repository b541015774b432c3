"""The memory folder on a real disk, with everything a disk and a stranger can do to it."""

from __future__ import annotations

import os
import resource
import shutil
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import pytest

from memoryd.adapters.memory_dir import DirMemoryStore
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core import index
from memoryd.core.errors import MemoryChanged, MemoryCorrupt, StoreError, StoreUnavailable
from memoryd.core.model import Change, Project
from tests.fakes_memory import change, memory

TEXT = YamlMemoryText()


def store_in(root: Path, **more: object) -> DirMemoryStore:
    return DirMemoryStore(Project(str(root), f"{root}/.memory"), TEXT, **more)  # type: ignore[arg-type]


@pytest.fixture
def store(tmp_path: Path) -> DirMemoryStore:
    return store_in(tmp_path)


@pytest.fixture
def folder(store: DirMemoryStore, tmp_path: Path) -> Path:
    store.apply(change(memory("tabs")))
    return tmp_path / ".memory"


def broken(store: DirMemoryStore) -> dict[str, str]:
    return {file.file: file.reason for file in store.read().broken}


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def test_folder_and_files_are_the_persons_alone_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = store_in(tmp_path)
        store.apply(change(memory("tabs")))
        store.write_index("# Memory\n")
        with store.alone():
            store.apply(Change("tabs.md", "tabs", store.read().memories[0].digest, "", None))
    finally:
        os.umask(before)
    folder = tmp_path / ".memory"
    assert {path.name: mode(path) for path in [folder, *folder.rglob("*")]} == {
        ".memory": 0o700, ".gitignore": 0o600, ".lock": 0o600, "MEMORY.md": 0o600, "archive": 0o700, "tabs.md": 0o600,
    }  # fmt: skip


def test_git_ignores_everything_in_the_folder_unless_it_is_shared(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)

    def untracked() -> set[str]:
        command = ["git", "-C", str(tmp_path), "status", "--porcelain", "-uall"]
        return {line[3:] for line in subprocess.check_output(command, text=True).splitlines()}

    store = store_in(tmp_path)
    store.apply(change(memory("tabs")))
    with store.alone():
        assert untracked() == set()
    shared = DirMemoryStore(Project(str(tmp_path), f"{tmp_path}/.memory", shared=True), TEXT)
    shared.apply(change(memory("spaces")))
    shared.write_index("# Memory\n")
    assert untracked() == {".memory/tabs.md", ".memory/spaces.md", ".memory/MEMORY.md"}
    store.apply(change(memory("both")))
    assert untracked() == set()


def test_a_hand_made_gitignore_stays(folder: Path, store: DirMemoryStore) -> None:
    (folder / ".gitignore").write_text("private-*\n")
    store.apply(change(memory("spaces")))
    assert (folder / ".gitignore").read_text() == "private-*\n"


def test_who_asks_what_was_retired_makes_no_archive(folder: Path, store: DirMemoryStore) -> None:
    assert store.retired_at("tabs.md") == 0.0
    assert not (folder / "archive").exists()


def test_a_project_that_is_gone_is_never_made_again(tmp_path: Path) -> None:
    store = store_in(tmp_path / "gone")
    with pytest.raises(StoreUnavailable, match="not there any more"):
        store.apply(change(memory("tabs")))
    with store.alone():
        assert store.read().memories == ()
    assert not (tmp_path / "gone").exists()


def test_a_folder_below_the_data_folder_is_made_with_all_that_leads_to_it(tmp_path: Path) -> None:
    data = tmp_path / "data" / "memoryd"
    project = Project(str(tmp_path / "gone"), f"{data}/projects/gone-1")
    store = DirMemoryStore(project, TEXT, data=str(data))
    store.apply(change(memory("tabs")))
    assert [found.name for found in store.read().memories] == ["tabs"]
    assert mode(data) == mode(data / "projects" / "gone-1") == 0o700


def test_a_folder_that_leads_out_of_the_project_is_refused(tmp_path: Path) -> None:
    project, outside = tmp_path / "project", tmp_path / "outside"
    project.mkdir()
    outside.mkdir()
    (project / ".memory").symlink_to(outside)
    store = store_in(project)
    for act in (store.read, lambda: store.apply(change(memory("tabs"))), lambda: store.write_index("x")):
        with pytest.raises(StoreUnavailable, match="leads elsewhere; replace it by a folder"):
            act()
    assert list(outside.iterdir()) == []


def test_a_link_to_a_folder_inside_the_project_is_followed(tmp_path: Path) -> None:
    (tmp_path / "docs" / "memory").mkdir(parents=True)
    (tmp_path / ".memory").symlink_to("docs/memory")
    store_in(tmp_path).apply(change(memory("tabs")))
    assert (tmp_path / "docs" / "memory" / "tabs.md").is_file()


def test_a_link_behind_a_link_is_refused(tmp_path: Path) -> None:
    project, outside = tmp_path / "project", tmp_path / "outside"
    project.mkdir()
    outside.mkdir()
    (project / "inner").symlink_to(outside)
    (project / ".memory").symlink_to("inner")
    with pytest.raises(StoreUnavailable):
        store_in(project).apply(change(memory("tabs")))
    assert list(outside.iterdir()) == []


def test_a_link_below_the_data_folder_is_refused_wherever_it_leads(tmp_path: Path) -> None:
    (tmp_path / "data" / "projects").mkdir(parents=True)
    (tmp_path / "data" / "other").mkdir()
    (tmp_path / "data" / "projects" / "x").symlink_to(tmp_path / "data" / "other")
    store = DirMemoryStore(Project("/gone", f"{tmp_path}/data/projects/x"), TEXT, data=f"{tmp_path}/data")
    with pytest.raises(StoreUnavailable, match="leads elsewhere"):
        store.apply(change(memory("tabs")))


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".memory").write_text("mine")
    with pytest.raises(StoreUnavailable, match="is not a folder; move it out of the way"):
        store_in(tmp_path).apply(change(memory("tabs")))


@pytest.mark.parametrize(("bits", "reason"), [(0o777, "everybody may write"), (0o702, "everybody may write")])
def test_a_folder_others_may_write_to_is_refused(folder: Path, store: DirMemoryStore, bits: int, reason: str) -> None:
    folder.chmod(bits)
    with pytest.raises(StoreUnavailable, match=f"{reason} there; run: chmod"):
        store.read()


def test_a_folder_of_ones_own_group_is_taken(folder: Path, store: DirMemoryStore) -> None:
    folder.chmod(0o775)
    assert len(store.read().memories) == 1


needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files to other users")


@needs_root
def test_a_folder_or_file_of_another_user_is_refused(folder: Path, store: DirMemoryStore) -> None:
    os.chown(folder / "tabs.md", 12345, 12345)
    assert broken(store) == {"tabs.md": "it belongs to another user"}
    os.chown(folder, 12345, 12345)
    with pytest.raises(StoreUnavailable, match="it belongs to another user"):
        store.read()


@needs_root
def test_a_folder_another_group_may_write_to_is_refused(folder: Path, store: DirMemoryStore) -> None:
    os.chown(folder, -1, 12345)
    folder.chmod(0o770)
    with pytest.raises(StoreUnavailable, match="another group may write there; run: chmod g-w"):
        store.read()


def test_what_is_no_plain_file_is_broken_and_costs_nothing_else(folder: Path, store: DirMemoryStore) -> None:
    secret = folder.parent / "secret.md"
    secret.write_text("---\nname: stolen\ntype: user\n---\n")
    (folder / "link.md").symlink_to(secret)
    (folder / "dangling.md").symlink_to("nowhere")
    os.mkfifo(folder / "pipe.md")
    (folder / "folder.md").mkdir()
    (folder / "large.md").write_bytes(b"x" * (256 * 1024 + 1))
    (folder / "binary.md").write_bytes(b"\xff\xfe\x00")
    (folder / "open.md").write_text("---\nname: x\n")
    (folder / "odd.md").write_text("---\ntype: note\n---\n")
    (folder / "zero.md").symlink_to("/dev/zero")
    assert [found.name for found in store.read().memories] == ["tabs"]
    assert broken(store) == {
        "link.md": "it is a symbolic link",
        "dangling.md": "it is a symbolic link",
        "zero.md": "it is a symbolic link",
        "pipe.md": "it is not a regular file",
        "folder.md": "it is not a regular file",
        "large.md": "it is larger than 256 KB",
        "binary.md": "it is not UTF-8 text (byte 0)",
        "open.md": "its front matter is not closed by a line of ---",
        "odd.md": "`type: note` is not known; it is one of user, feedback, project, reference",
    }


def test_names_that_cannot_be_printed_are_broken(folder: Path, store: DirMemoryStore) -> None:
    for name in (b"\xff.md", b"a\nb.md", "\u202ea.md".encode()):
        Path(os.fsdecode(bytes(folder) + b"/" + name)).write_text("words")
    assert set(broken(store).values()) == {"its name cannot be printed"}
    for file in broken(store):
        file.encode("utf-8")


def test_only_markdown_at_the_top_and_in_folders_of_types_is_a_memory(folder: Path, store: DirMemoryStore) -> None:
    for path in ("user/me.md", "reference/中文　name 👨‍👩‍👧.md", "archive/old.md", "other/x.md", "user/deep/x.md",
                 ".hidden.md", "notes.txt", "memory.md", "MEMORY.md", "user/.hidden.md"):  # fmt: skip
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text("A hand-made note.\n")
    found = {(each.file, each.type, each.typed) for each in store.read().memories}
    assert found == {
        ("tabs.md", "feedback", True), ("user/me.md", "user", False),
        ("reference/中文　name 👨‍👩‍👧.md", "reference", False),
    }  # fmt: skip
    assert broken(store) == {}


def test_a_file_in_a_folder_of_a_type_is_changed_and_archived_there(folder: Path, store: DirMemoryStore) -> None:
    made = change(memory("me", type="user", file="user/me.md"))
    store.apply(made)
    better = change(memory("me", type="user", file="user/me.md", body="Better."), before=made.after)
    store.apply(better)
    assert (folder / "user" / "me.md").read_text() == better.content
    store.apply(Change("user/me.md", "me", better.after, "", None))
    assert (folder / "archive" / "me.md").read_text() == better.content


def test_a_folder_of_a_type_that_is_a_link_is_not_entered(folder: Path, store: DirMemoryStore, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "x.md").write_text("stolen")
    (folder / "user").symlink_to(outside)
    assert broken(store) == {"user": "it is a symbolic link"}
    with pytest.raises(StoreUnavailable):
        store.apply(change(memory("y", file="user/y.md")))
    assert [path.name for path in outside.iterdir()] == ["x.md"]


@pytest.mark.parametrize(
    "file",
    ["../x.md", "a/../x.md", "/x.md", "MEMORY.md", "memory.MD", "Memory.md", ".x.md", "x", "", ".md", "x\0.md",
     "x\n.md", "archive/x.md", "other/x.md", "user/deep/x.md", "archive/../x.md", "\u202ex.md", "x" * 300 + ".md",
     "user/.x.md"],
)  # fmt: skip
def test_no_name_leads_out_of_the_folder_or_hides_in_it(folder: Path, store: DirMemoryStore, file: str) -> None:
    before = sorted(folder.parent.rglob("*"))
    content = "x"
    for made in (
        Change(file, "x", "", sha256(b"x").hexdigest(), content),
        Change(file, "x", sha256(b"x").hexdigest(), "", None),
    ):
        with pytest.raises(MemoryCorrupt, match="no name for a memory file"):
            store.apply(made)
    assert sorted(folder.parent.rglob("*")) == before


def test_an_archived_file_is_never_overwritten(folder: Path, store: DirMemoryStore) -> None:
    for body in ("one", "two", "three"):
        made = change(memory("spaces", body=body))
        store.apply(made)
        store.apply(Change("spaces.md", "spaces", made.after, "", None))
    kept = {path.name: TEXT.parse("x.md", path.read_bytes()).body for path in (folder / "archive").iterdir()}
    assert kept == {"spaces.md": "one", "spaces-2.md": "two", "spaces-3.md": "three"}


def test_a_planted_link_is_neither_followed_nor_replaced(folder: Path, store: DirMemoryStore, tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("precious")
    (folder / "new.md").symlink_to(victim)
    with pytest.raises(MemoryChanged):
        store.apply(change(memory("new")))
    with pytest.raises(MemoryChanged, match=r"new\.md: it is a symbolic link; move it out of the way"):
        store.content("new.md")
    (folder / "MEMORY.md").symlink_to(victim)
    with pytest.raises(StoreUnavailable, match=r"MEMORY\.md: it is a symbolic link; move it out of the way"):
        store.write_index("# Memory\n")
    assert victim.read_text() == "precious"
    assert (folder / "MEMORY.md").is_symlink()
    assert (folder / "new.md").is_symlink()


def test_an_index_somebody_wrote_by_hand_goes_to_the_archive(folder: Path, store: DirMemoryStore) -> None:
    (folder / "MEMORY.md").write_text("# My own list\n")
    assert store.write_index(index.render(store.read(), "2026-11-29"))
    assert (folder / "archive" / "MEMORY.md").read_text() == "# My own list\n"
    assert store.write_index(index.render(store.read(), "2026-11-29") + "more\n")
    assert [path.name for path in (folder / "archive").iterdir()] == ["MEMORY.md"]


@pytest.mark.parametrize("size", [256 * 1024 + 1, 17 * 1024 * 1024])
def test_a_long_index_somebody_wrote_by_hand_goes_to_the_archive_too(
    folder: Path, store: DirMemoryStore, size: int
) -> None:
    mine = "# My own list 中文 😀\r\n".encode() + b"x" * size
    (folder / "MEMORY.md").write_bytes(mine)
    assert store.write_index("# Memory\n")
    assert (folder / "MEMORY.md").read_bytes() == b"# Memory\n"
    assert (folder / "archive" / "MEMORY.md").read_bytes() == mine


@pytest.mark.parametrize("kind", ["folder", "pipe", "dangling"])
def test_an_index_that_is_no_file_is_told_and_left_as_it_is(folder: Path, store: DirMemoryStore, kind: str) -> None:
    index_file = folder / "MEMORY.md"
    if kind == "folder":
        (index_file / "mine").mkdir(parents=True)
    elif kind == "pipe":
        os.mkfifo(index_file)
    else:
        index_file.symlink_to("nowhere")
    before = sorted((path, path.lstat().st_ino) for path in folder.rglob("*"))
    with pytest.raises(StoreUnavailable, match=r"MEMORY\.md: it is .*; move it out of the way"):
        store.write_index("# Memory\n")
    assert sorted((path, path.lstat().st_ino) for path in folder.rglob("*")) == before


def test_an_index_written_by_hand_at_the_same_moment_is_never_lost(folder: Path, store: DirMemoryStore) -> None:
    index_file = folder / "MEMORY.md"
    written = 0
    stop = threading.Event()

    def edit() -> None:
        nonlocal written
        while not stop.is_set():
            index_file.write_text(f"mine {written + 1}\n")
            written += 1
            stop.wait(0.001)

    editor = threading.Thread(target=edit)
    editor.start()
    deadline = time.monotonic() + 1.5
    number = 0
    while time.monotonic() < deadline:
        number += 1
        with suppress(StoreUnavailable):
            store.write_index(f"# Memory\n\nkept by memoryd {number}\n")
    stop.set()
    editor.join()
    store.write_index("# Memory\n\nkept by memoryd at the end\n")
    kept = [path.read_text() for path in (folder / "archive").iterdir()]
    assert f"mine {written}\n" in kept


def test_a_name_as_long_as_may_be_is_archived_as_often_as_one_likes(folder: Path, store: DirMemoryStore) -> None:
    name = "中" * 84 + ".md"
    for body in ("one", "two", "three"):
        made = change(memory("long", file=name, body=body))
        store.apply(made)
        store.apply(Change(name, "long", made.after, "", None))
    assert len(list((folder / "archive").iterdir())) == 3


def test_a_file_changed_by_hand_is_read_anew_even_with_its_old_size_and_time(
    folder: Path, store: DirMemoryStore
) -> None:
    path = folder / "tabs.md"
    text = path.read_text()
    for _ in range(3):
        old = time.time() - 1_000
        os.utime(path, (old, old))
        first = store.read().memories[0]
        path.write_text(text.replace("All about", "Not about"))
        os.utime(path, (old, old))
        assert store.read().memories[0].body != first.body
        path.write_text(text)
        assert store.read().memories[0].body == first.body


def test_a_file_changed_twice_within_a_tick_of_the_clock_is_read_as_it_is(folder: Path, store: DirMemoryStore) -> None:
    path = folder / "hand.md"
    for number in range(300):
        path.write_text(f"word {number % 10}")
        assert [each.body for each in store.read().memories if each.file == "hand.md"] == [f"word {number % 10}"]


def test_a_failure_of_the_system_is_never_an_empty_folder(folder: Path, store: DirMemoryStore) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.open("/", os.O_RDONLY)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, hard))
    try:
        with pytest.raises(StoreUnavailable, match="Too many open files; raise the limit on open files"):
            store.read()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert len(store.read().memories) == 1


@needs_root
def test_a_folder_of_a_type_that_cannot_be_entered_is_never_an_empty_one(tmp_path: Path, folder: Path) -> None:
    store_in(tmp_path).apply(change(memory("me", type="user", file="user/me.md")))
    for path in (tmp_path, folder, *folder.rglob("*")):
        os.chown(path, 65534, 65534)
    (folder / "user").chmod(0)
    script = (
        "import os, sys\n"
        "from memoryd.adapters.memory_dir import DirMemoryStore\n"
        "from memoryd.adapters.memory_text import YamlMemoryText\n"
        "from memoryd.core.errors import StoreUnavailable\n"
        "from memoryd.core.model import Project\n"
        "os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
        "os.chdir(sys.argv[1])\n"
        "try: print(DirMemoryStore(Project('.', './.memory'), YamlMemoryText()).read())\n"
        "except StoreUnavailable as error: print(error)\n"
    )
    for parent in tmp_path.parents:
        if parent != Path("/") and parent.owner() == "root" and parent.stat().st_mode & 0o005 != 0o005:
            parent.chmod(parent.stat().st_mode | 0o005)
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.stdout == "./.memory: Permission denied; give memoryd's user access to it\n", done.stderr


@pytest.mark.parametrize("kind", ["pipe", "link", "file"])
@pytest.mark.parametrize("name", ["archive", "user"])
def test_what_stands_in_place_of_a_folder_is_named_with_what_to_do(
    folder: Path, store: DirMemoryStore, name: str, kind: str
) -> None:
    if kind == "pipe":
        os.mkfifo(folder / name)
    elif kind == "link":
        (folder / name).symlink_to(folder.parent)
    else:
        (folder / name).write_text("mine")
    digest = store.read().memories[0].digest
    away, new = Change("tabs.md", "tabs", digest, "", None), change(memory("me", type="user", file="user/me.md"))
    with pytest.raises(StoreUnavailable, match=f"memory/{name}: .*; move it out of the way"):
        store.apply(away if name == "archive" else new)
    assert [found.name for found in store.read().memories] == ["tabs"]


def test_half_a_character_is_refused_and_not_written(folder: Path, store: DirMemoryStore) -> None:
    with pytest.raises(MemoryCorrupt, match="half a character"):
        store.apply(Change("half.md", "half", "", "", "x\ud800"))
    assert not (folder / "half.md").exists()


def test_a_lock_another_process_holds_is_waited_for_and_no_longer_than_said(tmp_path: Path, folder: Path) -> None:
    script = (
        "import fcntl, os, sys\n"
        "fd = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT); fcntl.flock(fd, fcntl.LOCK_EX)\n"
        "print('held', flush=True); sys.stdin.read()\n"
    )
    arguments = [sys.executable, "-c", script, str(folder / ".lock")]
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "held\n"
        impatient = store_in(tmp_path, lock_seconds=0.1)
        with pytest.raises(StoreUnavailable, match="works on it; try again"), impatient.alone():
            pytest.fail("two held the lock")
        threading.Timer(0.2, other.stdin.close).start()
        with store_in(tmp_path).alone():
            assert other.wait(5) == 0


def test_two_threads_take_turns_and_a_third_gives_up(tmp_path: Path, folder: Path) -> None:
    store = store_in(tmp_path, lock_seconds=0.1)
    outcome: list[str] = []

    def try_it() -> None:
        try:
            with store.alone():
                outcome.append("held")
        except StoreUnavailable:
            outcome.append("gave up")

    with store.alone():
        thread = threading.Thread(target=try_it)
        thread.start()
        thread.join()
    assert outcome == ["gave up"]


def lock_first(store: DirMemoryStore) -> None:
    """Take the lock as a process does that has not had it yet."""
    with store.alone():
        pass


@pytest.mark.parametrize("remove", [lock_first, DirMemoryStore.look], ids=["the first lock", "a look at all"])
def test_temporary_files_of_processes_that_are_gone_are_removed_and_no_others(
    folder: Path, remove: Callable[[DirMemoryStore], object]
) -> None:
    store = DirMemoryStore(Project(str(folder.parent), str(folder)), TEXT)
    if remove is not lock_first:
        lock_first(store)
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    stale = [f".memoryd-{gone.pid}-0123abcd-1.tmp", f".memoryd-{os.getpid()}-0123abcd-7.tmp"]
    others = [f".memoryd-{os.getppid()}-0123abcd-1.tmp", ".tabs.md.swp", ".memoryd-notes"]
    for name in stale + others:
        (folder / name).write_text("x")
    remove(store)
    assert {path.name for path in folder.iterdir()} & {*stale, *others} == set(others)


def test_a_change_to_one_file_lists_no_folder(folder: Path, store: DirMemoryStore) -> None:
    """What a folder holds is listed once: when it holds 10,000 files nothing else costs as much."""
    store.look()
    listed: list[object] = []

    def watch(event: str, arguments: tuple[object, ...]) -> None:
        if event in ("os.listdir", "os.scandir"):
            listed.append(arguments)

    sys.addaudithook(watch)
    with store.alone():
        store.apply(change(memory("new")))
        assert [item.file for item in store.look({"new.md"}).changed] == ["new.md"]
        store.write_index("# Memory\n")
        (folder / "new.md").unlink()
        assert store.look({"new.md"}).gone == ("new.md",)
    assert listed == []
    store.look()
    assert listed, "the guard sees a listing"


def test_what_a_folder_holds_is_known_by_its_content_through_single_changes(
    folder: Path, store: DirMemoryStore
) -> None:
    store.look()
    for name, content in (("a.md", b"one\n"), ("b.md", b"one\n"), ("a.md", b"two\n"), ("b.md", b"three\n")):
        (folder / name).write_bytes(content)
        look = store.look({name})
    held = {word: look.holds(sha256(word + b"\n").hexdigest()) for word in (b"one", b"two", b"three")}
    assert held == {b"one": False, b"two": True, b"three": True}
    (folder / "a.md").unlink()
    look = store.look({"a.md"})
    assert not look.holds(sha256(b"two\n").hexdigest())
    assert look.item("a.md") is None
    assert look.item("b.md") in look.whole().memories


def test_temporary_files_go_from_every_folder_memoryd_writes_to_and_from_no_other(folder: Path, tmp_path: Path) -> None:
    name = f".memoryd-{os.getpid()}-0123abcd-7.tmp"
    outside = tmp_path / "outside"
    for place in (*(folder / kind for kind in ("feedback", "user", "project", "archive", "mine")), outside):
        place.mkdir()
        (place / name).write_text("x")
    (folder / "reference").symlink_to(outside)
    lock_first(DirMemoryStore(Project(str(folder.parent), str(folder)), TEXT))
    assert sorted(path.parent.name for path in tmp_path.rglob(name)) == ["mine", "outside"]


def test_a_folder_of_10_000_files_is_read_and_indexed_in_seconds_and_again_at_once(
    folder: Path, store: DirMemoryStore
) -> None:
    for number in range(10_000):
        text = TEXT.render(memory(f"m{number}")) if number < 2 else f"---\nname: m{number}\ntype: user\n---\n\nBody.\n"
        (folder / f"m{number}.md").write_text(text)
    began = time.monotonic()
    text = index.render(store.read(), "2026-11-29")
    assert time.monotonic() - began < 20
    assert text.count("\n") <= 200
    assert len(store.read().memories) == 10_001


def test_a_full_disk_leaves_the_old_file_whole_and_no_other_behind(folder: Path, tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    script = (
        "import resource, sys\n"
        "from memoryd.adapters.memory_dir import DirMemoryStore\n"
        "from memoryd.adapters.memory_text import YamlMemoryText\n"
        "from memoryd.core.errors import StoreUnavailable\n"
        "from memoryd.core.model import Project\n"
        "from tests.fakes_memory import change, memory\n"
        "store = DirMemoryStore(Project(sys.argv[1], sys.argv[1] + '/.memory'), YamlMemoryText())\n"
        "found = store.read().memories[0]\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
        "for made in (change(memory('tabs', body='x' * 9999), found.digest), change(memory('new', body='x' * 9999))):\n"
        "    try: store.apply(made)\n"
        "    except StoreUnavailable as error: print(error)\n"
        "    else: sys.exit('written')\n"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("File too large; raise the limit on file sizes") == 2
    assert {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()} == before


def test_concurrent_writers_with_compare_and_swap_lose_no_update(tmp_path: Path, folder: Path) -> None:
    """Four processes add one line each, twenty times, each on what it read: all eighty are there in the end."""
    script = (
        "import sys\n"
        "from dataclasses import replace\n"
        "from memoryd.adapters.memory_dir import DirMemoryStore\n"
        "from memoryd.adapters.memory_text import YamlMemoryText\n"
        "from memoryd.core.errors import MemoryChanged\n"
        "from memoryd.core.model import Project\n"
        "from tests.fakes_memory import change\n"
        "store = DirMemoryStore(Project(sys.argv[1], sys.argv[1] + '/.memory'), YamlMemoryText())\n"
        "done = 0\n"
        "while done < 20:\n"
        "    found = next((m for m in store.read().memories if m.file == 'tabs.md'), None)\n"
        "    if found is None: continue\n"
        "    longer = replace(found, body=found.body + f'{sys.argv[2]}-{done}\\n')\n"
        "    try: store.apply(change(longer, found.digest))\n"
        "    except MemoryChanged: continue\n"
        "    done += 1\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", script, str(tmp_path), str(n)]) for n in range(4)]
    assert [writer.wait(90) for writer in writers] == [0] * 4
    body = store_in(tmp_path).read().memories[0].body
    for number in range(4):
        assert [line for line in body.split() if line.startswith(f"{number}-")] == [f"{number}-{n}" for n in range(20)]


def test_an_editor_that_saves_at_the_same_moment_loses_nothing(tmp_path: Path, folder: Path) -> None:
    """A person saves by rename as fast as they can while memoryd updates: what they saved last is never overwritten."""
    store = store_in(tmp_path)
    path = folder / "tabs.md"
    stop = threading.Event()
    saved: list[str] = [""]

    def edit() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            # Waits until the last save was taken up, so that each save is one nobody may lose.
            if saved[0] and saved[0] not in path.read_text():
                continue
            (folder / ".draft").write_text(f"---\nname: tabs\ntype: user\n---\n\nedit {number}.\n")
            saved[0] = f"edit {number}."
            (folder / ".draft").rename(path)

    editor = threading.Thread(target=edit)
    editor.start()
    conflicts, applied = 0, 0
    deadline = time.monotonic() + 3
    while time.monotonic() < deadline:
        found = store.read().memories[0]
        marked = change(memory("tabs", body=found.body + "+"), found.digest)
        try:
            store.apply(marked)
            applied += 1
        except MemoryChanged:
            conflicts += 1
    stop.set()
    editor.join()
    assert conflicts
    assert saved[0] in path.read_text()


def test_a_folder_swapped_for_a_link_at_any_moment_leads_nowhere(tmp_path: Path) -> None:
    project, outside = tmp_path / "project", tmp_path / "outside"
    project.mkdir()
    outside.mkdir()
    store = store_in(project)
    store.apply(change(memory("tabs")))
    stop = threading.Event()

    def swap() -> None:
        real, aside = project / ".memory", project / "aside"
        while not stop.is_set():
            real.rename(aside)
            with suppress(FileExistsError):
                real.symlink_to(outside)
            with suppress(OSError):
                real.unlink()
            shutil.rmtree(real, ignore_errors=True)
            # memoryd may have made the folder anew in between; both are real ones.
            with suppress(OSError):
                aside.rename(real)
            shutil.rmtree(aside, ignore_errors=True)
            real.mkdir(mode=0o700, exist_ok=True)

    racer = threading.Thread(target=swap)
    racer.start()
    deadline = time.monotonic() + 2
    number = 0
    while time.monotonic() < deadline:
        number += 1
        for act in (
            lambda: store.apply(change(memory(f"m{number}"))),  # noqa: B023
            lambda: store.write_index(f"{number}\n"),  # noqa: B023
            store.read,
        ):
            try:
                act()
            except StoreError:
                continue
    stop.set()
    racer.join()
    assert list(outside.iterdir()) == []
