"""However a folder changes, and whatever is hinted at: the index that was kept equals one built from nothing."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core import index
from memoryd.core.look import Look
from memoryd.core.model import Broken, Memory, Project
from memoryd.core.ranking import Standing
from memoryd.pipeline.indexing import Indexing
from tests.fakes_edges import HeardNews
from tests.fakes_memory import change, memory
from tests.fakes_model import HandClock

NAMES = ("a.md", "用中文.md", "user/b.md", "feedback/c.md", "d.md", "MEMORY.md", ".hidden.md", "archive/e.md", "f.txt")
files = st.sampled_from(NAMES)
WORDS = ("one", "two", "三四五", "six")


class Comparing:
    """Hold what a look says of single files against all that the folder holds."""

    def notice(self, project: Project, look: Look) -> bool:
        folder = look.whole()
        items: tuple[Memory | Broken, ...] = (*folder.memories, *folder.broken)
        there = {item.file: item for item in items}
        assert {file: look.item(file) for file in (*NAMES, *there)} == {file: there.get(file) for file in NAMES} | there
        digests = {memory.digest for memory in folder.memories}
        known = self.known | digests
        assert {digest for digest in known if look.holds(digest)} == digests
        self.known = known
        return False

    known: frozenset[str] = frozenset()


class KeptIndex(RuleBasedStateMachine):
    """A real folder, changed in every way, beside an index that is kept by hints and by looks at everything."""

    @initialize()
    def begin(self) -> None:
        self.root = Path(tempfile.mkdtemp()).resolve()
        self.folder = self.root / ".memory"
        self.folder.mkdir(mode=0o700)
        self.project = Project(str(self.root), str(self.folder))
        self.clock, self.standing = HandClock(), Standing()
        self.hints: set[str] = set()
        self.kept = Indexing(
            stores=DirMemoryStores(YamlMemoryText()), clock=self.clock, reporter=HeardNews(),
            standing=lambda project: self.standing, noticing=(Comparing(),),
        )  # fmt: skip
        self.kept.rebuild(self.project)

    def teardown(self) -> None:
        if hasattr(self, "root"):
            shutil.rmtree(self.root)

    def _write(self, file: str, content: bytes) -> None:
        path = self.folder / file
        path.parent.mkdir(exist_ok=True, mode=0o700)
        path.write_bytes(content)
        self.hints.add(file)

    @rule(
        file=files, word=st.sampled_from(WORDS), kind=st.sampled_from(["user", "project", "reference"]),
        pinned=st.booleans(), expires=st.sampled_from(["", "2026-09-21", "2026-01-01"]),
    )  # fmt: skip
    def write(self, file: str, word: str, kind: str, pinned: bool, expires: str) -> None:
        made = memory(word, description=f"{word} {file}", type=kind, pinned=pinned, expires=expires, file=file)
        self._write(file, str(change(made).content).encode())

    @rule(file=files, byte=st.sampled_from([b"x", b"y", b"z"]))
    def write_the_same_size_at_once(self, file: str, byte: bytes) -> None:
        """Within one tick of the clock, and sometimes with the very times of before."""
        self._write(file, b"word " + byte + b"\n")

    @rule(file=files)
    def tear(self, file: str) -> None:
        self._write(file, b"---\nname: [\n")

    @rule(file=files)
    def delete(self, file: str) -> None:
        (self.folder / file).unlink(missing_ok=True)
        self.hints.add(file)

    @rule(old=files, new=files)
    def rename(self, old: str, new: str) -> None:
        if (self.folder / old).exists():
            (self.folder / new).parent.mkdir(exist_ok=True, mode=0o700)
            (self.folder / old).replace(self.folder / new)
            self.hints |= {old, new}

    @rule(file=files)
    def put_back_the_time(self, file: str) -> None:
        if (self.folder / file).exists():
            os.utime(self.folder / file, ns=(10**18, 10**18))

    @rule(kind=st.sampled_from(["user", "feedback"]))
    def take_a_folder_away(self, kind: str) -> None:
        if (self.folder / kind).exists():
            self.hints |= {f"{kind}/{path.name}" for path in (self.folder / kind).iterdir()}
            shutil.rmtree(self.folder / kind)

    @rule(file=files, step=st.integers(0, 3), gone=st.sampled_from(["", "src/a.py"]))
    def learn_of_use_and_of_what_is_gone(self, file: str, step: int, gone: str) -> None:
        tiers = {**self.standing.tiers, file: step}
        stale = {key: value for key, value in {**self.standing.gone, file: gone}.items() if value}
        self.standing = Standing(tiers, stale)

    @rule(days=st.integers(1, 40))
    def let_days_pass(self, days: int) -> None:
        self.clock.time += days * 86_400

    @rule()
    def look_at_what_was_hinted_at(self) -> None:
        self.kept.rebuild(self.project, self.hints)
        self._compare()

    @rule()
    def look_at_everything(self) -> None:
        self.kept.rebuild(self.project)
        self._compare()

    def _compare(self) -> None:
        self.hints = set()
        folder = DirMemoryStores(YamlMemoryText()).open(self.project).read()
        expected = index.render(folder, self.clock.day(self.clock.now()), self.standing)
        assert (self.folder / "MEMORY.md").read_text(encoding="utf-8") == expected

    @invariant()
    def no_index_is_too_long(self) -> None:
        path = getattr(self, "folder", Path("/")) / "MEMORY.md"
        if path.is_file() and index.is_ours(text := path.read_text(encoding="utf-8", errors="replace")):
            assert len(text.splitlines()) <= index.MOST_LINES


TestKeptIndex = KeptIndex.TestCase
TestKeptIndex.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize("hinted", [True, False])
def test_a_second_change_within_the_same_tick_and_of_the_same_size_is_seen(tmp_path: Path, hinted: bool) -> None:
    project = Project(str(tmp_path), f"{tmp_path}/.memory")
    stores = DirMemoryStores(YamlMemoryText())
    indexing = Indexing(stores=stores, clock=HandClock(), reporter=HeardNews())
    stores.open(project).apply(change(memory("other")))
    path = tmp_path / ".memory" / "a.md"
    for word in (b"first words\n", b"other words\n", b"third words\n"):
        path.write_bytes(word)
        os.utime(path, ns=(10**18, 10**18))
        indexing.rebuild(project, () if hinted and word != b"first words\n" else {"a.md"})
        assert word.decode().strip() in (tmp_path / ".memory" / "MEMORY.md").read_text()


def test_a_failure_in_between_loses_no_change(tmp_path: Path) -> None:
    """What was noticed and could not be followed to its end is noticed again."""

    class Failing:
        fail = False
        seen: list[str] = []  # noqa: RUF012

        def notice(self, project: Project, look: object) -> bool:
            if self.fail:
                raise OSError
            self.seen += [item.file for item in look.changed]  # type: ignore[attr-defined]
            return False

    project, noticing = Project(str(tmp_path), f"{tmp_path}/.memory"), Failing()
    stores = DirMemoryStores(YamlMemoryText())
    indexing = Indexing(stores=stores, clock=HandClock(), reporter=HeardNews(), noticing=(noticing,))
    stores.open(project).apply(change(memory("a")))
    indexing.rebuild(project)
    stores.open(project).apply(change(memory("b")))
    noticing.fail = True
    with pytest.raises(OSError, match=r"^$"):
        indexing.rebuild(project, {"b.md"})
    noticing.fail = False
    indexing.rebuild(project, ())
    assert "b.md" in noticing.seen
    assert "(b.md)" in (tmp_path / ".memory" / "MEMORY.md").read_text()
