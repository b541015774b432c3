"""Memory folders as agents and scripts use them, on real files."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import memoryd
from memoryd import MemoryChanged, MemorydError, MemoryDir, NoSuchMemory, StoreUnavailable

SECRET = "AKIA" + "IOSFODNN7EXAMPLE"


@pytest.fixture
def memory(tmp_path: Path) -> MemoryDir:
    return MemoryDir(tmp_path / ".memory")


def test_an_absent_folder_is_an_empty_one_and_stays_absent(memory: MemoryDir, tmp_path: Path) -> None:
    assert memory.all() == ()
    assert memory.broken() == ()
    assert str(memory.manifest()) == "No memories yet."
    assert "No memories yet." in memory.index()
    assert list(tmp_path.iterdir()) == []


def test_what_is_written_is_read_back_as_it_was_given(memory: MemoryDir) -> None:
    words = "缩进用 tab，不用空格 🐟\r\n\nמימין לשמאל"
    written = memory.write(words, type="feedback", name="缩进", description="缩进用 tab", always=True)
    assert memory.read("缩进") == written == memory.all()[0]
    assert written.body == words + "\n"
    assert (written.type, written.description, written.always) == ("feedback", "缩进用 tab", True)
    assert written.file == "feedback-缩进.md"
    assert memory.read("feedback-缩进.md") == memory.read("feedback-缩进") == written


def test_the_index_follows_each_change(memory: MemoryDir) -> None:
    path = Path(memory.path, "MEMORY.md")
    memory.write("Deploys go out on Tuesdays.", name="deploys")
    assert "[deploys](project-deploys.md) — Deploys go out on Tuesdays." in path.read_text()
    memory.update("deploys", "Deploys go out on Fridays.")
    assert "Deploys go out on Fridays." in path.read_text()
    assert path.read_text() == memory.index()
    memory.delete("deploys")
    assert path.read_text() == memory.index()
    assert "deploys" not in path.read_text()


def test_files_are_for_their_owner_alone_and_kept_out_of_git(memory: MemoryDir) -> None:
    memory.write("One.")
    folder = Path(memory.path)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
    assert (folder / ".gitignore").read_text() == "*\n"


def test_a_shared_folder_stays_a_shared_one(tmp_path: Path) -> None:
    folder = tmp_path / ".memory"
    folder.mkdir(mode=0o700)
    (folder / ".gitignore").write_text(".*\narchive/\n")
    MemoryDir(folder).write("One.")
    assert (folder / ".gitignore").read_text() == ".*\narchive/\n"


@pytest.mark.parametrize("field", ["text", "name", "description"])
def test_no_secret_reaches_the_disk_by_any_field(memory: MemoryDir, field: str) -> None:
    given = {"text": "The bucket is here.", "name": "bucket", "description": "Where the bucket is."}
    given[field] += f" {SECRET}"
    memory.write(given["text"], name=given["name"], description=given["description"])
    memory.update("project-bucket.md" if field != "name" else memory.all()[0].name, f"Now {SECRET} is the key.")
    memory.update(memory.all()[0].name, description=f"密钥是 {SECRET}")
    for path in Path(memory.path).rglob("*"):
        assert path.is_dir() or (SECRET not in path.read_text() and SECRET.lower() not in path.name)


@pytest.mark.parametrize(
    ("text", "more", "why"),
    [
        ("  \n", {}, "nothing to remember"),
        ("<private>the whole of it</private>", {}, "nothing to remember"),
        ("x" * 20_001, {}, "at most 20,000 characters"),
        ("New.", {"type": "diary"}, "'diary' is no type"),
        ("New.", {"speaker": "system"}, "use user or assistant"),
        ("New.", {"name": "Tabs"}, "named tabs already"),
        ("use TABS  for indentation.", {"name": "other"}, "tabs says the same already"),
        ("New.", {"always": True}, "cannot hold for everything"),
    ],
)
def test_what_no_memory_can_be_is_refused_and_nothing_is_written(
    memory: MemoryDir, text: str, more: dict[str, object], why: str
) -> None:
    memory.write("Use tabs for indentation.", name="tabs", type="feedback")
    before = {path: path.read_bytes() for path in Path(memory.path).iterdir()}
    with pytest.raises(MemorydError, match=why):
        memory.write(text, **more)  # type: ignore[arg-type]
    assert {path: path.read_bytes() for path in Path(memory.path).iterdir()} == before


def test_a_file_name_that_is_taken_by_something_else_is_not(memory: MemoryDir) -> None:
    memory.write("One.", name="a")
    Path(memory.path, "project-b.md").write_bytes(b"\xff broken")
    assert memory.write("Two.", name="b").file == "project-b-2.md"
    assert Path(memory.path, "project-b.md").read_bytes() == b"\xff broken"


def test_files_in_folders_by_type_are_read_and_changed_where_they_lie(memory: MemoryDir) -> None:
    folder = Path(memory.path, "user")
    folder.mkdir(parents=True, mode=0o700)
    (folder / "role.md").write_text("---\nname: role\n---\n\nA data scientist.\n")
    assert memory.read("role").type == "user"
    assert "- [user] user/role.md (" in str(memory.manifest())
    memory.update("role", "A data engineer.")
    assert "A data engineer." in (folder / "role.md").read_text()
    memory.delete("role")
    assert not list(folder.iterdir())
    assert Path(memory.path, "archive", "role.md").exists()


def test_a_broken_file_is_told_and_never_taken_for_none(memory: MemoryDir) -> None:
    memory.write("One.", name="one")
    Path(memory.path, "two.md").write_text("---\ntype: diary\n---\n\nDear diary\n")
    assert [broken.file for broken in memory.broken()] == ["two.md"]
    assert "- [unreadable] two.md (" in str(memory.manifest())
    with pytest.raises(MemorydError, match=r"two\.md cannot be read"):
        memory.read("two")


def test_a_name_that_is_not_there_is_told_with_what_comes_near(memory: MemoryDir) -> None:
    memory.write("One.", name="use-tabs")
    act: Callable[[str], object]
    for act in (memory.read, memory.delete, memory.update):
        with pytest.raises(NoSuchMemory, match="did you mean use-tabs"):
            act("use-tab")


def test_an_update_of_what_was_read_before_never_overwrites_what_somebody_wrote_since(memory: MemoryDir) -> None:
    read = memory.write("Use tabs.", name="tabs", type="feedback")
    path = Path(memory.path, read.file)
    path.write_text(path.read_text().replace("Use tabs.", "Use four spaces."))
    with pytest.raises(MemoryChanged):
        memory.update(read, "Use two spaces.")
    assert "Use four spaces." in path.read_text()
    assert memory.update("tabs", "Use two spaces.").body == "Use two spaces.\n"


def test_an_update_keeps_what_it_is_not_about(memory: MemoryDir) -> None:
    first = memory.write("Use tabs.", name="tabs", type="user", description="Indentation", always=True)
    path = Path(memory.path, first.file)
    path.write_text(path.read_text().replace("type: user\n", "type: user\nteam: core\n"))
    second = memory.update("tabs", "Use tabs, 4 wide.")
    assert (second.description, second.always, second.extra) == ("Indentation", True, (("team", "core"),))
    assert memory.update("tabs", description="Tabs").body == "Use tabs, 4 wide.\n"


def test_a_description_made_from_the_text_follows_it(memory: MemoryDir) -> None:
    memory.write("Use tabs.", name="tabs")
    assert memory.update("tabs", "Use spaces.").description == "Use spaces."


def test_a_hand_made_file_without_front_matter_is_left_to_the_hand(memory: MemoryDir) -> None:
    Path(memory.path).mkdir(mode=0o700)
    Path(memory.path, "note.md").write_text("# Ports\n\nThe API is on 8080.\n")
    assert memory.read("note").description == "Ports"
    with pytest.raises(MemorydError, match="edit the file"):
        memory.update("note", "Other.")


def test_what_an_agent_notes_of_its_own_accord_is_marked(memory: MemoryDir) -> None:
    memory.write("The build is slow.", name="slow", speaker="assistant")
    assert "(an agent's note)" in memory.index()
    assert "(an agent's note)" in str(memory.manifest())


def test_a_project_that_is_gone_is_not_made_again(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="not there any more"):
        MemoryDir(tmp_path / "gone" / ".memory").write("One.")
    assert list(tmp_path.iterdir()) == []


def test_a_link_out_of_the_project_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "project").mkdir()
    (tmp_path / "project" / ".memory").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(StoreUnavailable, match="leads elsewhere"):
        MemoryDir(tmp_path / "project" / ".memory").write("One.")
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_a_relative_path_is_that_of_the_moment_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    memory = MemoryDir(".memory")
    assert memory.path == str(tmp_path / ".memory")


def test_writers_in_four_processes_lose_nothing_and_the_index_lists_all(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from memoryd import MemoryDir\n"
        "memory = MemoryDir(sys.argv[1])\n"
        "for n in range(10):\n"
        "    memory.write(f'Writer {sys.argv[2]} says {n}.', name=f'w{sys.argv[2]}-{n}')\n"
        "    memory.update(f'w{sys.argv[2]}-{n}', f'Writer {sys.argv[2]} now says {n}.')\n"
    )
    path = str(tmp_path / ".memory")
    writers = [subprocess.Popen([sys.executable, "-c", script, path, str(n)]) for n in range(4)]
    assert [writer.wait(60) for writer in writers] == [0] * 4
    memory = MemoryDir(path)
    assert len(memory.all()) == 40
    assert all("now says" in found.body for found in memory.all())
    assert Path(path, "MEMORY.md").read_text() == memory.index()
    assert memory.index().count("\n- [") == 40


def test_four_processes_that_say_the_same_at_once_leave_one_memory_of_it(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from memoryd import MemoryDir, MemorydError\n"
        "memory = MemoryDir(sys.argv[1])\n"
        "memory.all()\n"
        "print('go', flush=True); sys.stdin.readline()\n"
        "for n in range(30):\n"
        "    try: memory.write(f'Rule {n}.', name=f'{sys.argv[2]}-{n}')\n"
        "    except MemorydError as error: assert 'says the same already' in str(error), error\n"
    )
    path = str(tmp_path / ".memory")
    MemoryDir(path).write("First.")
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", script, path, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for name in "abcd"
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "go\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate(timeout=60)
        assert writer.returncode == 0
    assert sorted(found.body for found in MemoryDir(path).all()) == sorted(
        ["First.\n", *(f"Rule {n}.\n" for n in range(30))]
    )


def test_the_project_of_a_folder_is_found_as_the_daemon_finds_it(tmp_path: Path) -> None:
    root = tmp_path / "repository"
    deep = root / "src" / "deep"
    deep.mkdir(parents=True)
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    script = (
        "import sys\nfrom memoryd import MemoryDir, MemorydError\n"
        "try: print(MemoryDir.of_project(sys.argv[1]).path)\n"
        "except MemorydError as error: print(error)\n"
    )

    def asked(config: str = "") -> str:
        (tmp_path / "config.toml").write_text(config)
        # A temporary folder never has memories of its own: this one must not count as one.
        env = os.environ | {"HOME": str(tmp_path), "MEMORYD_CONFIG": str(tmp_path / "config.toml"), "TMPDIR": "/"}
        done = subprocess.run(
            [sys.executable, "-c", script, str(deep)], env=env, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    assert asked() == str(root / ".memory")
    assert asked('[memory]\nlocation = ".notes"\n') == str(root / ".notes")
    assert 'left out by "repo*"' in asked('[memory]\nexclude = ["repo*"]\n')
    (deep / ".memory").mkdir(mode=0o700)
    assert asked() == str(deep / ".memory")


@pytest.mark.parametrize("shared", [False, True])
def test_the_personal_memories_are_among_those_of_every_project_but_not_in_what_others_read(
    tmp_path: Path, shared: bool
) -> None:
    shop = tmp_path / "shop"
    shop.mkdir()
    subprocess.run(["git", "init", "-q", str(shop)], check=True)
    (tmp_path / "config.toml").write_text(f'[memory]\npersonal = "~/.memory"\nshare = {str(shared).lower()}\n')
    script = (
        "import sys\nfrom memoryd import MemoryDir, system_prompt\n"
        "memory = MemoryDir.of_project(sys.argv[1])\n"
        "memory.write('I drink green tea.', type='user', name='tea')\n"
        "memory.write('Deploys are on Tuesdays.', name='deploys')\n"
        "found = memory.manifest()\n"
        "said = [[m.name for m in memory.all()], str(memory.recall('green tea?')), str(found), system_prompt(memory)]\n"
        "print([found.total, found.shown] + ['tea' in str(each) for each in (*said, memory.index())])\n"
        "print(found.text.count(f'- [user] {sys.argv[2]} ('))\n"
        "memory.delete('tea'); print(len(memory.all()), 'tea' in str(memory.manifest()))\n"
    )
    env = os.environ | {"HOME": str(tmp_path), "MEMORYD_CONFIG": str(tmp_path / "config.toml"), "TMPDIR": "/"}
    file = str(tmp_path / ".memory" / "user-tea.md")
    done = subprocess.run(
        [sys.executable, "-c", script, str(shop), file], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [str([2, 2, True, True, True, True, not shared]), "1", "1 False"]


def test_importing_it_loads_nothing_heavy_until_it_is_used(tmp_path: Path) -> None:
    heavy = ["yaml", "anthropic", "structlog", "apscheduler", "watchdog", "sqlite3", "platformdirs", "memoryd.core"]
    script = (
        "import sys\nimport memoryd\n"
        "heavy = sys.argv[2].split(',')\n"
        "print([name for name in heavy if name in sys.modules])\n"
        "memoryd.MemoryDir(sys.argv[1]).write('One.')\n"
        "print([name for name in heavy[1:-1] if name in sys.modules])\n"
    )
    arguments = [sys.executable, "-c", script, str(tmp_path / ".memory"), ",".join(heavy)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "[]"]


@pytest.mark.parametrize("name", memoryd.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    assert name in dir(memoryd)
    assert name == "__version__" or getattr(memoryd, name).__doc__


def test_a_name_that_is_not_public_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        memoryd.Nothing  # noqa: B018


def test_a_type_may_be_given_as_the_word_or_as_the_library_has_it(memory: MemoryDir) -> None:
    memory.write("One.", name="one", type=memoryd.MemoryType.USER)
    assert memory.read("one").type == "user"
