"""The project of a folder, found on real folders and real repositories."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from memoryd.adapters.git import GitProjects
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.errors import MemorydError, StoreUnavailable
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.core.projects import Rules, key
from memoryd.ports import Excluded
from tests.adapters.repositories import commit_memory, run_git
from tests.fakes_edges import HeardNews
from tests.fakes_memory import change, memory


@pytest.fixture
def ground(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    (tmp_path / "work").mkdir()
    return tmp_path


@pytest.fixture
def heard() -> HeardNews:
    return HeardNews()


def projects_on(ground: Path, heard: HeardNews, **more: object) -> GitProjects:
    never = ((str(ground / "home"), "the home folder"), (str(ground), "the folder for temporary files"))
    return GitProjects(Rules(data=str(ground / "data"), never=never, **more), heard)  # type: ignore[arg-type]


@pytest.fixture
def found(ground: Path, heard: HeardNews) -> GitProjects:
    return projects_on(ground, heard)


@pytest.fixture
def repository(ground: Path) -> Path:
    folder = ground / "work" / "shop"
    folder.mkdir()
    run_git(folder, "init", "-q")
    run_git(folder, "commit", "-q", "--allow-empty", "-m", "x")
    return folder


def in_project(folder: Path, shared: bool = False) -> Project:
    return Project(str(folder), f"{folder}/.memory", shared)


def elsewhere(ground: Path, root: Path) -> Project:
    return Project(str(root), f"{ground}/data/projects/{key(str(root))}")


def told(heard: HeardNews) -> list[str]:
    return [news.message for news in heard.news if isinstance(news, Troubled)]


def test_a_folder_in_a_repository_belongs_to_the_repository(found: GitProjects, repository: Path) -> None:
    (repository / "src" / "deep").mkdir(parents=True)
    for folder in (repository, repository / "src" / "deep", repository / ".git", repository / ".git" / "hooks"):
        assert found.locate(str(folder)) == in_project(repository)


def test_a_folder_of_its_own_is_a_project(found: GitProjects, ground: Path) -> None:
    plain = ground / "work" / "notes 中文 😀"
    plain.mkdir()
    assert found.locate(str(plain)) == in_project(plain)


def test_the_nearest_folder_with_a_memory_wins(found: GitProjects, repository: Path, ground: Path) -> None:
    package = repository / "packages" / "api"
    (package / ".memory").mkdir(parents=True)
    (package / "src").mkdir()
    assert found.locate(str(package / "src")) == in_project(package)
    outside = ground / "work" / "plain"
    (outside / ".memory").mkdir(parents=True)
    (outside / "x" / "y").mkdir(parents=True)
    assert found.locate(str(outside / "x" / "y")) == in_project(outside)


def test_a_memory_above_the_repository_is_not_its_memory(found: GitProjects, repository: Path) -> None:
    (repository.parent / ".memory").mkdir()
    assert found.locate(str(repository)) == in_project(repository)


def test_linked_work_trees_share_the_main_one(found: GitProjects, repository: Path, ground: Path) -> None:
    (repository / "sub" / ".memory").mkdir(parents=True)
    linked = ground / "elsewhere" / "feature"
    run_git(repository, "worktree", "add", "-q", str(linked))
    inner = repository / ".worktrees" / "fix"
    run_git(repository, "worktree", "add", "-q", str(inner))
    (linked / "sub").mkdir()
    (linked / "other").mkdir()
    for folder in (linked, linked / "other", inner):
        assert found.locate(str(folder)) == in_project(repository)
    assert found.locate(str(linked / "sub")) == in_project(repository / "sub")


def test_a_linked_work_tree_with_relative_paths_and_one_that_was_moved(
    found: GitProjects, repository: Path, ground: Path
) -> None:
    linked = ground / "work" / "linked"
    run_git(repository, "worktree", "add", "-q", str(linked))
    entry = repository / ".git" / "worktrees" / "linked"
    (linked / ".git").write_text("gitdir: ../shop/.git/worktrees/linked\n")
    (entry / "gitdir").write_text("../../../../linked/.git\n")
    assert found.locate(str(linked)) == in_project(repository)
    moved = ground / "work" / "moved"
    linked.rename(moved)
    assert found.locate(str(moved)) == in_project(moved)


def test_work_trees_of_a_bare_repository(found: GitProjects, repository: Path, ground: Path) -> None:
    layout = ground / "work" / "layout"
    layout.mkdir()
    run_git(layout, "clone", "-q", "--bare", str(repository), ".bare")
    (layout / ".git").write_text("gitdir: ./.bare\n")
    run_git(layout, "worktree", "add", "-q", "feature")
    for folder in (layout, layout / "feature", layout / ".bare"):
        assert found.locate(str(folder)) == in_project(layout)
    bare, tree = ground / "work" / "shop.git", ground / "work" / "tree"
    run_git(ground, "clone", "-q", "--bare", str(repository), str(bare))
    run_git(bare, "worktree", "add", "-q", str(tree), "-b", "more")
    assert found.locate(str(tree)) == in_project(tree)


def test_a_bare_repository_gets_its_memory_under_the_data_folder(
    found: GitProjects, repository: Path, ground: Path, heard: HeardNews
) -> None:
    bare = ground / "work" / "shop.git"
    run_git(ground, "clone", "-q", "--bare", str(repository), str(bare))
    assert found.locate(str(bare / "refs")) == elsewhere(ground, bare)
    assert "git repository without a work tree" in told(heard)[0]


def test_a_submodule_is_a_project_and_its_linked_work_trees_share_it(
    found: GitProjects, repository: Path, ground: Path
) -> None:
    outer = ground / "work" / "outer"
    outer.mkdir()
    run_git(outer, "init", "-q")
    run_git(outer, "-c", "protocol.file.allow=always", "submodule", "add", "-q", str(repository), "lib")
    assert found.locate(str(outer / "lib")) == in_project(outer / "lib")
    linked = ground / "work" / "lib-feature"
    run_git(outer / "lib", "worktree", "add", "-q", str(linked))
    assert found.locate(str(linked)) == in_project(outer / "lib")


def test_a_git_file_that_points_into_a_strangers_repository_is_not_believed(
    found: GitProjects, repository: Path, ground: Path
) -> None:
    evil = ground / "work" / "evil"
    fake = evil / "fake" / "worktrees" / "x"
    fake.mkdir(parents=True)
    (evil / ".git").write_text(f"gitdir: {fake}\n")
    (fake / "gitdir").write_text(f"{evil}/.git\n")
    (fake / "commondir").write_text(f"{repository}/.git\n")
    assert found.locate(str(evil)) == in_project(evil)
    (evil / ".git").write_text(f"gitdir: {repository}/.git/worktrees/x\n")
    assert found.locate(str(evil)) == in_project(evil)
    (evil / ".git").write_text(f"gitdir: {repository}/.git\n")
    assert found.locate(str(evil)) == in_project(evil)


@pytest.mark.parametrize("content", ["", "gitdir:", "gitdir: \0x", "gitdir: " + "a/" * 5_000, "gitdir: .", "\xff" * 10])
def test_a_git_file_with_anything_in_it_is_the_end_of_a_work_tree(
    found: GitProjects, ground: Path, content: str
) -> None:
    folder = ground / "work" / "odd"
    (folder / "sub").mkdir(parents=True)
    (folder / ".git").write_text(content)
    assert found.locate(str(folder / "sub")) == in_project(folder)


def test_a_pipe_or_a_loop_in_place_of_git_files_does_not_hang(found: GitProjects, ground: Path) -> None:
    folder = ground / "work" / "pipe"
    folder.mkdir()
    os.mkfifo(folder / ".git")
    assert found.locate(str(folder)) == in_project(folder)
    (folder / ".git").unlink()
    fake = folder / "worktrees" / "x"
    fake.mkdir(parents=True)
    (folder / ".git").write_text(f"gitdir: {fake}\n")
    os.mkfifo(fake / "gitdir")
    assert found.locate(str(folder)) == in_project(folder)
    (folder / ".git").unlink()
    for name in ("HEAD", "objects", "refs", "config", "commondir"):
        os.mkfifo(folder / name)
    assert isinstance(found.locate(str(folder)), Project)


UNSEEN = "the folder of this turn cannot be looked at: "


def test_no_cwd_is_an_error_or_takes_long(found: GitProjects, ground: Path) -> None:
    (ground / "work" / "file").write_text("x")
    loop = ground / "work" / "loop"
    loop.symlink_to(loop)
    before = str(ground / "work")
    for number in range(1_500):
        link = ground / "work" / f"l{number}"
        link.symlink_to(before)
        before = str(link)
    hostile = {
        f"{ground}/work/" + "a" * 300: "File name too long",
        f"{ground}/work/" + "中" * 90: "File name too long",
        "/" + "a/" * 500_000: "its path is longer than 4,096 bytes",
        "/" + "/" * 5_000: "its path is longer than 4,096 bytes",
        "/" + "中" * 1_400: "its path is longer than 4,096 bytes",
        "/" + "a/" * 1_500: "it lies more than 200 folders deep",
        f"{ground}/work/\ud800x": "its path cannot be a path on this system",
        str(loop): "Too many levels of symbolic links",
        f"{loop}/deeper": "Too many levels of symbolic links",
        before: "Too many levels of symbolic links",
        f"{ground}/work/missing/../l1499": "Too many levels of symbolic links",
    }
    began = time.monotonic()
    for cwd, reason in hostile.items():
        assert found.locate(cwd) == Excluded(UNSEEN + reason), cwd[:80]
        with pytest.raises(MemorydError, match=f"cannot be looked at: {reason}"):
            found.project_of(cwd)
    assert isinstance(found.locate(f"{ground}/work/file/x"), Project)
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("cwd", ["//{0}", "{0}/./", "{0}/gone/..", "{0}/gone/../../shop", "{0}//src/.."])
def test_a_cwd_in_any_spelling_is_the_same_project(found: GitProjects, repository: Path, cwd: str) -> None:
    (repository / "src").mkdir()
    assert found.locate(cwd.format(repository)) == in_project(repository)


as_somebody = (
    "import os, sys\n"
    "from memoryd.adapters.git import GitProjects\n"
    "from memoryd.core.projects import Rules\n"
    "from tests.fakes_edges import HeardNews\n"
    "os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
    "print(GitProjects(Rules(data=sys.argv[2]), HeardNews()).locate(sys.argv[1]))\n"
)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_a_folder_that_may_not_be_searched_gets_no_memory(ground: Path) -> None:
    private = ground / "work" / "private"
    (private / "x").mkdir(parents=True)
    private.chmod(0o700)
    for parent in (ground, *ground.parents):
        if parent != Path("/") and parent.owner() == "root" and parent.stat().st_mode & 0o005 != 0o005:
            parent.chmod(parent.stat().st_mode | 0o005)
    for cwd in (private / "x", private / "gone" / "deeper"):
        command = [sys.executable, "-c", as_somebody, str(cwd), str(ground / "data")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.stdout == f"{Excluded(UNSEEN + 'Permission denied')}\n", done.stderr


def can_trace() -> bool:
    """Tell whether strace is here and may be used."""
    if shutil.which("strace") is None or sys.platform != "linux":
        return False
    return subprocess.run(["strace", "-o", os.devnull, "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not can_trace(), reason="strace is not here or may not trace")
@pytest.mark.parametrize(("fault", "reason"), [("EIO", "Input/output error"), ("ESTALE", "Stale file handle")])
def test_a_folder_the_system_fails_at_gets_no_memory(ground: Path, fault: str, reason: str) -> None:
    folder = ground / "work" / "broken"
    folder.mkdir()
    calls = "?stat,?lstat,?newfstatat,?statx"
    trace = ["strace", "-f", "-qq", "-o", os.devnull, "-P", str(folder), "-e", f"inject={calls}:error={fault}"]
    script = "\n".join(line for line in as_somebody.split("\n") if "setuid" not in line)
    command = [*trace, sys.executable, "-c", script, str(folder), str(ground / "data")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == f"{Excluded(UNSEEN + reason)}\n", done.stderr


def test_an_index_that_is_a_pipe_keeps_memories_out_of_the_project_and_nobody_waiting(
    found: GitProjects, repository: Path, ground: Path, heard: HeardNews
) -> None:
    (repository / ".memory").mkdir()
    (repository / ".git" / "index").unlink(missing_ok=True)
    os.mkfifo(repository / ".git" / "index")
    began = time.monotonic()
    for _ in range(5):
        assert found.locate(str(repository)) == elsewhere(ground, repository)
    assert time.monotonic() - began < 3
    (message,) = told(heard)
    assert "cannot be told" in message
    assert "is not a regular file" in message


def test_a_list_of_trusted_folders_that_cannot_be_read_trusts_nothing_and_is_told(
    ground: Path, repository: Path, heard: HeardNews
) -> None:
    commit_memory(repository)
    (ground / "data").mkdir()
    os.mkfifo(ground / "data" / "trusted")
    assert projects_on(ground, heard).locate(str(repository)) == elsewhere(ground, repository)
    assert any("trusted: it is not a regular file; move it out of the way" in message for message in told(heard))
    fresh = ground / "work" / "fresh"
    (fresh / ".memory").mkdir(parents=True)
    assert projects_on(ground, heard, share=True).locate(str(fresh)) == in_project(fresh, shared=True)


def test_a_memory_behind_a_chain_of_links_is_left_alone(
    found: GitProjects, repository: Path, ground: Path, heard: HeardNews
) -> None:
    before = "nowhere"
    for number in range(1_500):
        (repository / f"l{number}").symlink_to(before)
        before = f"l{number}"
    (repository / ".memory").symlink_to(before)
    assert found.locate(str(repository)) == elsewhere(ground, repository)
    assert "cannot be followed" in told(heard)[0]


@pytest.mark.parametrize("name", ["home", ""])
def test_home_and_the_temporary_folder_get_no_memory_folder(
    found: GitProjects, ground: Path, heard: HeardNews, name: str
) -> None:
    folder = ground / name if name else ground
    run_git(folder, "init", "-q")
    (folder / ".memory").mkdir()
    assert found.locate(str(folder)) == elsewhere(ground, folder)
    assert found.locate(str(folder)) == elsewhere(ground, folder)
    (message,) = told(heard)
    assert message.startswith(f"{folder} is the ")
    assert "its memories lie in" in message
    inside = folder / "code"
    inside.mkdir()
    assert found.locate(str(inside)) == in_project(inside)


def test_a_folder_that_is_gone_gets_its_memory_under_the_data_folder_and_is_not_made_again(
    found: GitProjects, ground: Path, heard: HeardNews
) -> None:
    gone = ground / "work" / "gone"
    project = found.locate(str(gone))
    assert project == elsewhere(ground, gone)
    assert isinstance(project, Project)
    DirMemoryStores(YamlMemoryText(), str(ground / "data")).open(project).apply(change(memory()))
    assert not gone.exists()
    assert found.locate(str(gone)) == project
    assert f"{gone} no longer exists" in told(heard)[0]


def test_of_a_folder_that_is_gone_nothing_is_told_while_no_memory_lies_there(
    found: GitProjects, ground: Path, heard: HeardNews
) -> None:
    project = found.locate(str(ground / "work" / "没了"))
    assert isinstance(project, Project)
    Path(project.memory).mkdir(parents=True)
    Path(project.memory, "MEMORY.md").write_text("# Memory\n", encoding="utf-8")
    assert found.locate(project.root) == project
    assert told(heard) == []


def test_a_folder_that_is_gone_from_a_repository_belongs_to_the_repository(
    found: GitProjects, repository: Path
) -> None:
    assert found.locate(str(repository / "deleted" / "deeper")) == in_project(repository)


def test_a_memory_that_leads_elsewhere_is_left_alone(
    found: GitProjects, repository: Path, ground: Path, heard: HeardNews
) -> None:
    (repository / ".memory").symlink_to(ground / "home")
    assert found.locate(str(repository)) == elsewhere(ground, repository)
    assert "leads elsewhere" in told(heard)[0]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_a_folder_that_cannot_be_written_is_left_alone(ground: Path) -> None:
    script = (
        "import os, sys\n"
        "from memoryd.adapters.git import GitProjects\n"
        "from memoryd.core.projects import Rules\n"
        "from tests.fakes_edges import HeardNews\n"
        "heard = HeardNews()\n"
        "os.setgid(65534); os.setuid(65534)\n"
        "print(GitProjects(Rules(data=sys.argv[2]), heard).locate(sys.argv[1]).memory)\n"
        "print(heard.news[0].message)\n"
    )
    for parent in (ground, *ground.parents):
        if parent != Path("/") and parent.owner() == "root" and parent.stat().st_mode & 0o005 != 0o005:
            parent.chmod(parent.stat().st_mode | 0o005)
    command = [sys.executable, "-c", script, str(ground / "work"), str(ground / "data")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        elsewhere(ground, ground / "work").memory,
        f"{ground}/work cannot be written by memoryd's user; its memories lie in "
        f"{elsewhere(ground, ground / 'work').memory}",
    ]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files to other users")
def test_a_memory_a_stranger_put_above_a_folder_counts_for_nothing(found: GitProjects, ground: Path) -> None:
    (ground / "work" / ".memory").mkdir()
    os.chown(ground / "work" / ".memory", 12345, 12345)
    folder = ground / "work" / "mine"
    folder.mkdir()
    assert found.locate(str(folder)) == in_project(folder)


def test_a_memory_that_came_with_a_clone_is_left_as_it_is(
    found: GitProjects, repository: Path, ground: Path, heard: HeardNews
) -> None:
    commit_memory(repository)
    clone = ground / "work" / "clone"
    run_git(ground, "clone", "-q", str(repository), str(clone))
    assert found.locate(str(clone)) == elsewhere(ground, clone)
    assert "came with the repository and is left as it is" in told(heard)[0]
    linked = ground / "work" / "linked"
    run_git(repository, "worktree", "add", "-q", str(linked))
    assert found.locate(str(linked)) == elsewhere(ground, linked)


def test_a_shared_memory_that_was_the_persons_own_before_it_was_committed_stays_theirs(
    ground: Path, repository: Path, heard: HeardNews
) -> None:
    (repository / ".memory").mkdir()
    assert projects_on(ground, heard, share=True).locate(str(repository)) == in_project(repository, shared=True)
    commit_memory(repository)
    assert projects_on(ground, heard, share=True).locate(str(repository)) == in_project(repository, shared=True)
    assert projects_on(ground, heard).locate(str(repository)) == in_project(repository, shared=True)
    assert told(heard) == []


def test_a_memory_that_is_pulled_in_later_is_not_trusted_because_there_was_none_before(
    ground: Path, repository: Path, heard: HeardNews
) -> None:
    assert projects_on(ground, heard, share=True).locate(str(repository)) == in_project(repository, shared=True)
    commit_memory(repository)
    assert projects_on(ground, heard, share=True).locate(str(repository)) == elsewhere(ground, repository)


def test_who_only_looks_trusts_nothing(ground: Path, repository: Path, heard: HeardNews) -> None:
    (repository / ".memory").mkdir()
    projects_on(ground, heard, share=True).project_of(str(repository))
    commit_memory(repository)
    assert projects_on(ground, heard, share=True).locate(str(repository)) == elsewhere(ground, repository)


def test_a_clone_is_not_trusted_because_memories_are_shared(ground: Path, repository: Path, heard: HeardNews) -> None:
    commit_memory(repository)
    clone = ground / "work" / "clone"
    run_git(ground, "clone", "-q", str(repository), str(clone))
    for _ in range(2):
        assert projects_on(ground, heard, share=True).locate(str(clone)) == elsewhere(ground, clone)


def test_an_excluded_or_switched_off_project_gets_no_memory_and_can_still_be_found(
    ground: Path, repository: Path, heard: HeardNews
) -> None:
    projects = projects_on(ground, heard, exclude=("shop*",))
    assert projects.locate(str(repository)) == Excluded('left out by "shop*" in [memory] exclude')
    assert projects.project_of(str(repository)) == in_project(repository)
    projects = projects_on(ground, heard)
    projects.switch(in_project(repository), on=False)
    located = projects.locate(str(repository / "src"))
    assert isinstance(located, Excluded)
    assert located.reason == "memory is switched off here; run `memoryd on` to have it again"
    assert projects.project_of(str(repository)) == in_project(repository)
    projects.switch(in_project(repository), on=True)
    assert projects.locate(str(repository)) == in_project(repository)


def test_memory_can_be_switched_off_where_it_lies_under_the_data_folder(found: GitProjects, ground: Path) -> None:
    project = found.project_of(str(ground / "home"))
    found.switch(project, on=False)
    assert isinstance(found.locate(str(ground / "home")), Excluded)
    found.switch(project, on=True)
    assert found.locate(str(ground / "home")) == project


def test_on_lifts_what_was_switched_off_while_memories_lay_elsewhere(
    found: GitProjects, repository: Path, ground: Path
) -> None:
    found.switch(in_project(repository), on=False)
    found.switch(elsewhere(ground, repository), on=False)
    assert isinstance(found.locate(str(repository)), Excluded)
    found.switch(found.project_of(str(repository)), on=True)
    assert found.locate(str(repository)) == in_project(repository)
    commit_memory(repository)
    found.switch(in_project(repository), on=False)
    found.switch(elsewhere(ground, repository), on=True)
    assert projects_on(ground, HeardNews()).locate(str(repository)) == elsewhere(ground, repository)


def test_a_switch_that_on_may_not_reach_is_told(found: GitProjects, repository: Path, ground: Path) -> None:
    (ground / "home" / ".off").write_text("")
    (repository / ".memory").symlink_to(ground / "home")
    assert isinstance(found.locate(str(repository)), Excluded)
    with pytest.raises(StoreUnavailable, match="leads elsewhere; replace it by a folder"):
        found.switch(found.project_of(str(repository)), on=True)
    assert (ground / "home" / ".off").exists()


def test_memory_is_switched_by_a_file_that_is_made_and_removed_once(found: GitProjects, repository: Path) -> None:
    project = in_project(repository)
    found.switch(project, on=True)
    assert not (repository / ".memory").exists()
    found.switch(project, on=False)
    found.switch(project, on=False)
    assert (repository / ".memory" / ".off").is_file()
    found.switch(project, on=True)
    found.switch(project, on=True)
    assert not (repository / ".memory" / ".off").exists()


@pytest.mark.parametrize("cwd", ["", "relative/path", "C:\\Users\\me", "/a\0b", "~"])
def test_a_session_that_does_not_say_where_gets_no_memory(found: GitProjects, cwd: str) -> None:
    assert isinstance(found.locate(cwd), Excluded)
    with pytest.raises(MemorydError):
        found.project_of(cwd)


def test_a_place_for_all_projects_needs_nothing_in_the_project(
    ground: Path, repository: Path, heard: HeardNews
) -> None:
    commit_memory(repository)
    projects = projects_on(ground, heard, location=f"{ground}/notes/{{project}}")
    assert projects.locate(str(repository)) == Project(str(repository), f"{ground}/notes/{key(str(repository))}")
    assert told(heard) == []


def test_what_came_with_a_repository_is_trusted_and_untrusted_by_word(
    ground: Path, repository: Path, heard: HeardNews
) -> None:
    ours, other = projects_on(ground, heard), projects_on(ground, heard)
    assert ours.came_with(str(repository)) is None
    commit_memory(repository)
    ours, other = projects_on(ground, heard), projects_on(ground, heard)
    project = in_project(repository, shared=True)
    for _ in range(2):
        for on in (True, False):
            ours.trust(project, on=on)
            for each in (ours, other, projects_on(ground, heard)):
                assert each.came_with(str(repository / ".git")) == (project, on)
                assert each.locate(str(repository)) == (project if on else elsewhere(ground, repository))


def test_a_trust_cut_short_by_a_crash_trusts_nothing(ground: Path, repository: Path, heard: HeardNews) -> None:
    commit_memory(repository)
    (ground / "data").mkdir()
    (ground / "data" / "trusted").write_text(f'"{repository}/.mem')
    found = projects_on(ground, heard)
    assert found.came_with(str(repository)) == (in_project(repository, shared=True), False)
    found.trust(in_project(repository, shared=True), on=True)
    assert found.came_with(str(repository)) == (in_project(repository, shared=True), True)
