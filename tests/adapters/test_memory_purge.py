from __future__ import annotations

from pathlib import Path

import pytest

from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_purge import DirPurge
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core import seal
from memoryd.core.model import MemoryType, Project
from memoryd.core.purged_words import words_of
from tests.fakes_memory import change, memory

SECRET = "Kestrel-Quartz 码头"
WORDS = words_of(SECRET)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "p" / ".memory" / "archive").mkdir(parents=True)
    return Project(str(tmp_path / "p"), str(tmp_path / "p" / ".memory"))


@pytest.fixture
def stores() -> DirMemoryStores:
    return DirMemoryStores(YamlMemoryText())


def test_a_text_goes_from_every_file_and_all_else_stays(project: Project, stores: DirMemoryStores) -> None:
    folder = Path(project.memory)
    store = stores.open(project)
    held = memory("a", description=f"On {SECRET}: “x”", body=f"Where?\n\n{SECRET}, 🚀\n", evidence=f"it's {SECRET}")
    only = memory("b", body=f"{SECRET}.\n")
    named = memory("kestrel-quartz-码头", body="Something else.\n")
    other = memory("c")
    for each in (held, only, named, other):
        store.apply(change(each))
    (folder / "archive" / "old.md").write_text(f"{SECRET}\r\nand more", encoding="utf-8")
    (folder / "MEMORY.md").write_text(f"{SECRET}\n", encoding="utf-8")
    (folder / "broken.md").write_bytes(b"---\nname: " + SECRET.encode() + b"\n\xff")
    purge = DirPurge(stores, "")
    files = {"a.md", "b.md", "kestrel-quartz-码头.md", "archive/old.md", "MEMORY.md", "broken.md"}
    assert set(purge.holding(project, WORDS)) == files
    assert set(purge.doomed(project, WORDS)) == {"b.md", "kestrel-quartz-码头.md"}
    done = purge.purge(project, WORDS)
    assert {*done.changed} == files - {"b.md", "kestrel-quartz-码头.md"} | {"purged.md"}
    assert done.gone == ("b.md",)
    assert done.renamed == ("kestrel-quartz-码头.md",)
    assert purge.holding(project, WORDS) == ()
    read = {found.file: found for found in store.read().memories}
    assert read["a.md"].body == "Where?\n\n(purged), 🚀\n"
    assert (read["a.md"].description, read["a.md"].evidence) == ("On (purged): “x”", "it's (purged)")
    assert (read["purged.md"].name, read["purged.md"].body) == ("(purged)", "Something else.\n")
    assert read["c.md"] == stores.open(project).read().memories[1]
    assert (folder / "archive" / "old.md").read_bytes() == b"(purged)\r\nand more"
    assert (folder / "a.md").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("kind", list(MemoryType))
def test_a_text_goes_from_the_folder_of_each_type(project: Project, stores: DirMemoryStores, kind: str) -> None:
    file = Path(project.memory) / kind / "a.md"
    file.parent.mkdir()
    file.write_text(f"On {SECRET}.\n", encoding="utf-8")
    assert DirPurge(stores, "").purge(project, WORDS).changed == (f"{kind}/a.md",)
    assert file.read_text(encoding="utf-8") == "On (purged).\n"


def test_a_name_that_is_taken_and_a_file_without_a_body_are_kept(project: Project, stores: DirMemoryStores) -> None:
    folder = Path(project.memory)
    bare = "---\nname: bare\ndescription: {}\n---\n"
    (folder / "purged.md").write_text("Mine.\n", encoding="utf-8")
    (folder / "kestrel quartz-码头.md").write_text("Something else.\n", encoding="utf-8")
    (folder / "bare.md").write_text(bare.format(SECRET), encoding="utf-8")
    done = DirPurge(stores, "").purge(project, WORDS)
    assert ({*done.changed}, done.gone) == ({"bare.md", "purged-2.md"}, ())
    assert (folder / "purged.md").read_text(encoding="utf-8") == "Mine.\n"
    assert (folder / "purged-2.md").read_text(encoding="utf-8") == "Something else.\n"
    assert (folder / "bare.md").read_text(encoding="utf-8") == bare.format("(purged)")


def test_a_name_that_would_be_longer_without_the_text_than_any_name_can_be_is_cut(
    project: Project, stores: DirMemoryStores
) -> None:
    folder, short = Path(project.memory), words_of("0xab")
    (folder / f"{'0xab-' * 50}.md").write_text("Something else.\n", encoding="utf-8")
    (named,) = DirPurge(stores, "").purge(project, short).changed
    assert [path.name for path in folder.glob("*.md")] == [named]
    assert named.startswith("purged-purged-")
    assert DirPurge(stores, "").holding(project, short) == ()


def test_a_text_that_goes_over_the_end_of_a_line_goes_as_well(project: Project, stores: DirMemoryStores) -> None:
    file = Path(project.memory) / "a.md"
    text = "---\nname: a\ndescription: On {}, it says.\ntype: user\n---\n\nAnd {} too.\n"
    broken = SECRET.replace(" ", "\n  ")
    file.write_text(text.format(broken, broken), encoding="utf-8")
    assert DirPurge(stores, "").purge(project, WORDS).changed == ("a.md",)
    assert file.read_text(encoding="utf-8") == text.format("(purged)", "(purged)")


def test_what_memoryd_wrote_to_the_byte_stays_sealed_and_what_somebody_typed_stays_unsealed(
    project: Project, stores: DirMemoryStores
) -> None:
    text = (
        f"---\nname: 密钥\ndescription: The key is {SECRET} 42.\ntype: project\n---\n\nThe key is {SECRET} 42. 密钥。\n"
    )
    for name, content in (("ours.md", seal.sealed(text)), ("typed.md", seal.sealed(text) + "Mine.\n"), ("no.md", text)):
        Path(project.memory, name).write_text(content, encoding="utf-8")
    DirPurge(stores, "").purge(project, WORDS)
    held = {name: Path(project.memory, name).read_bytes() for name in ("ours.md", "typed.md", "no.md")}
    assert [b"Quartz" in content for content in held.values()] == [False] * 3
    assert [seal.holds(content) for content in held.values()] == [True, False, None]


def test_nothing_behind_a_link_is_touched(project: Project, stores: DirMemoryStores, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "x.md").write_text(SECRET, encoding="utf-8")
    (Path(project.memory) / "x.md").symlink_to(outside / "x.md")
    (Path(project.memory) / "user").symlink_to(outside)
    assert DirPurge(stores, "").purge(project, WORDS).changed == ()
    assert (outside / "x.md").read_text(encoding="utf-8") == SECRET


def test_an_absent_folder_holds_nothing(stores: DirMemoryStores, tmp_path: Path) -> None:
    absent = Project(str(tmp_path / "q"), str(tmp_path / "q" / ".memory"))
    assert DirPurge(stores, "").holding(absent, WORDS) == ()
    assert DirPurge(stores, "").purge(absent, WORDS).changed == ()
