from __future__ import annotations

import pytest

from memoryd.core.agent_files import absolute, within, written
from memoryd.core.agent_marks import is_agents, marked, said_by
from memoryd.core.model import Close, Folder, Speaker, ToolCall, Turn
from memoryd.core.tool_targets import describe
from tests.fakes_memory import memory


def turn(*calls: ToolCall) -> Turn:
    return Turn(
        key="k",
        agent="a",
        session="s",
        file="f",
        cwd="/p/src",
        close=Close.COMPLETED,
        words=(),
        final=None,
        calls=calls,
    )


@pytest.mark.parametrize(
    ("name", "arguments", "path"),
    [
        ("Write", {"file_path": "/p/.memory/a.md", "content": "x"}, "/p/.memory/a.md"),
        ("Edit", {"file_path": "../.memory/用 中文.md", "old_string": "a"}, "/p/.memory/用 中文.md"),
        ("write_file", {"absolute_path": "/p/.memory/a.md"}, "/p/.memory/a.md"),
        ("str_replace_based_edit_tool", {"command": "create", "path": "/p/.memory/a.md"}, "/p/.memory/a.md"),
        ("apply_patch", "*** Begin Patch\n*** Add File: ../.memory/a.md\n+x\n*** End Patch", "/p/.memory/a.md"),
        ("shell", {"command": ["sh", "-c", "apply_patch <<E\n*** Begin Patch\n*** Update File: /p/.memory/a.md\n@@"]},
         "/p/.memory/a.md"),
        ("Bash", {"command": "cat > /p/.memory/a.md <<'EOF'"}, "/p/.memory/a.md"),
        ("Bash", {"command": "echo x | tee -a '/p/.memory/a.md'"}, "/p/.memory/a.md"),
        ("Bash", {"command": "cp /tmp/x.md /p/.memory/a.md"}, "/p/.memory/a.md"),
        ("Bash", {"command": "sed -i s/a/b/ /p/.memory/a.md"}, "/p/.memory/a.md"),
        ("Bash", {"command": "cd /p/.memory && cat > a.md <<'EOF'\nx\nEOF"}, "/p/.memory/a.md"),
        ("Bash", {"command": "cd ../.memory\ncat > 用中文.md <<'EOF'\nx\nEOF"}, "/p/.memory/用中文.md"),
        ("Bash", {"command": "mkdir -p /p/.memory\ncat > /p/.memory/a.md <<'EOF'\nx\nEOF"}, "/p/.memory/a.md"),
        ("Bash", {"command": "python3 - <<'E'\nopen('/p/.memory/a.md', 'w').write('x')\nE"}, "/p/.memory/a.md"),
        ("Bash", {"command": "python3 -c \"Path('/p/.memory/a.md').write_text('x')\""}, "/p/.memory/a.md"),
        ("Bash", {"command": "cd /p\ngit apply <<'E'\n--- /dev/null\n+++ b/.memory/a.md\n+x\nE"}, "/p/.memory/a.md"),
    ],
)  # fmt: skip
def test_a_call_that_writes_names_its_file(name: str, arguments: object, path: str) -> None:
    assert path in written(turn(describe(name, arguments)))


@pytest.mark.parametrize(
    "name",
    [
        "create_file", "append_to_file", "insert_at_line", "update_file", "patch_file", "replace_in_file", "save-file",
        "overwrite", "ModifyFile", "move_file", "rename", "copy_file", "strReplace",
    ],
)  # fmt: skip
def test_a_tool_that_writes_is_told_by_its_name(name: str) -> None:
    assert written(turn(describe(name, {"path": "/p/.memory/a.md"}))) == ("/p/.memory/a.md",)


@pytest.mark.parametrize(
    "name",
    [
        "Bash", "local_shell", "exec", "run", "execute_command", "terminal", "powershell", "container.do", "Command",
    ],
)  # fmt: skip
def test_a_shell_is_told_by_its_name_and_writes_by_its_line(name: str) -> None:
    assert written(turn(describe(name, {"command": "cat x.md > /p/.memory/a.md"}))) == ("/p/.memory/a.md",)


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("mv /tmp/x.md /p/.memory/a.md", "/p/.memory/a.md"),
        ("install -m 600 /tmp/x.md /p/.memory/a.md", "/p/.memory/a.md"),
        ("ln -s /tmp/x.md /p/.memory/a.md", "/p/.memory/a.md"),
        ("cp /tmp/x /p/.memory/a.md && ls", "/p/.memory/a.md"),
        ("cp /tmp/x '/p/.memory/a.md'; ls", "/p/.memory/a.md"),
        ("*** Begin Patch *** Move to: /p/.memory/a.md", "/p/.memory/a.md"),
    ],
)
def test_where_a_line_puts_something_is_written(line: str, path: str) -> None:
    assert written(turn(ToolCall("Bash", line))) == (path,)


@pytest.mark.parametrize("edit", ["create", "str_replace", "insert", "undo_edit"])
def test_an_editors_command_is_no_part_of_the_name(edit: str) -> None:
    call = describe("str_replace_based_edit_tool", {"command": edit, "path": "/p/.memory/my note.md"})
    assert written(turn(call)) == ("/p/.memory/my note.md",)
    assert written(turn(ToolCall("write_file", "/p/.memory/a.md (12 lines)"))) == ("/p/.memory/a.md",)


def test_a_path_that_cannot_be_known_is_none() -> None:
    assert written(turn(ToolCall("Write", "$HOME/.memory/a.md"))) == ()
    assert absolute("a.md", "") == "/a.md"
    assert absolute("a.md", "p") == ""


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("Read", {"file_path": "/p/.memory/a.md"}),
        ("Grep", {"pattern": "x", "path": "/p/.memory/a.md"}),
        ("str_replace_based_edit_tool", {"command": "view", "path": "/p/.memory/a.md"}),
        ("Bash", {"command": "cat /p/.memory/a.md"}),
        ("Bash", {"command": "cp /p/.memory/a.md /tmp/b.txt"}),
        ("Write", {"file_path": "/p/README.txt"}),
        ("Write", {"file_path": "~/a.md"}),
    ],
)
def test_a_call_that_reads_names_none(name: str, arguments: object) -> None:
    assert written(turn(describe(name, arguments))) == ()


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/p/.memory/a.md", "a.md"),
        ("/p/.memory/user/a.md", "user/a.md"),
        ("/p/.memory/MEMORY.md", ""),
        ("/p/.memory/archive/a.md", ""),
        ("/p/.memory/x/y/a.md", ""),
        ("/p/.memory/.hidden.md", ""),
        ("/p/.memory/a.txt", ""),
        ("/p/.memoryx/a.md", ""),
        ("/etc/a.md", ""),
    ],
)
def test_a_memory_file_is_named_as_its_folder_names_it(path: str, file: str) -> None:
    assert within(path, "/p/.memory") == file


def test_a_mark_is_put_on_what_is_read_and_protects_nothing() -> None:
    pinned = memory("a", pinned=True, extra=(("trust", "person"), ("x", 1)))
    folder = Folder((pinned, memory("b")))
    first, second = marked(folder, {"a.md"}).memories
    assert (is_agents(first), first.pinned, first.extra) == (True, False, (("x", 1), ("trust", "assistant")))
    assert second == memory("b")
    assert marked(folder, ()) is folder


def test_an_agents_file_without_front_matter_is_not_a_persons_handwriting() -> None:
    (note,) = marked(Folder((memory("a", typed=False, type=""),)), {"a.md"}).memories
    assert (note.typed, note.type) == (True, "project")


def test_the_persons_words_take_the_mark_away_and_an_agents_put_it_on() -> None:
    note = said_by(memory("a", extra=(("x", 1),)), Speaker.ASSISTANT)
    assert note.extra == (("x", 1), ("trust", "assistant"))
    assert said_by(note, Speaker.USER).extra == (("x", 1),)
