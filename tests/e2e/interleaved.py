"""A project that everybody changes, and what must hold there, known beside memoryd by looking at the files alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Callable
from itertools import count
from pathlib import Path

from memoryd.bootstrap.house import House
from memoryd.config import Config, load, platform_places
from memoryd.core import index
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.journal import Cause, digest_of
from memoryd.core.model import Answer, Project, Prompt, Usage
from memoryd.ports import Excluded
from tests.adapters.ledger.samples import checkpoint, turn
from tests.e2e.cutting import SCISSORS, Cut, let_go
from tests.e2e.tidying import TWINS, text_of
from tests.fakes_edges import HeardNews
from tests.fakes_model import HandClock

Files = dict[str, bytes]
Act = Callable[[House, Project], object]
# Where what is written is on the disk at once: what crashes here is the process, not the machine.
AUTOMATIC = ("extract", "consolidate", "tend", "look")
_QUICK = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
_GIT = ("git", "-c", "user.name=t", "-c", "user.email=t@t", "-c", "core.autocrlf=false", "-c", "commit.gpgsign=false")


class Scripted:
    """A LanguageModel whose answers the machine sets."""

    def __init__(self) -> None:
        self.answer: Callable[[str], dict[str, object]] = lambda prompt: {}

    def ask(self, prompt: Prompt) -> Answer:
        answer = {"operations": [], "merge": []} | self.answer(prompt.user)
        return Answer(json.dumps(answer, ensure_ascii=False), Usage(input=1, output=1), "scripted")


class World:
    """One project, one person, one memoryd that can be cut off at each step and started again.

    `hand` tells whose words each file holds, by who did what; `whose` what each content of a file was held to be.
    """

    def __init__(self, *, git: bool) -> None:
        self.top = Path(tempfile.mkdtemp(prefix="memoryd-", dir=_QUICK)).resolve()
        self.root = self.top / "shop"
        self.folder = self.root / ".memory"
        self.folder.mkdir(parents=True, mode=0o700)
        (self.top / "state").mkdir(mode=0o700)
        self.clock, self.model, self.numbers = HandClock(), Scripted(), count(1)
        self.git = git
        self.config = self._config()
        self.open: House | None = None
        self.kind = ""
        self.hand: dict[str, bool] = {}
        self.whose: dict[tuple[str, bytes], set[bool]] = {}
        self.seen: dict[str, bytes] = {}
        self.states: list[tuple[int, Files]] = []
        self.times: list[float] = []
        self.cut_off = ""
        self.typing: Callable[[str], Files] | None = None
        self.typed: Files = {}
        if git:
            self.run_git("init", "-q", "-b", "main")
        for name, (said, evidence) in TWINS.items():
            self.put(f"feedback-{name}.md", text_of(name, said, evidence).encode())
        passing = text_of("freeze", "The code is frozen.", "frozen").replace("type: feedback", "type: project")
        self.put("project-freeze.md", passing.replace("---\n\n", "expires: 2026-09-24\n---\n\n").encode())

    def _config(self) -> Config:
        path = self.top / "config.toml"
        shared = f"[memory]\nshare = {str(self.git).lower()}\n"
        # The machine says when it consolidates, so that it is known who did what.
        shared += "[consolidation]\nthreshold = 1000\n"
        path.write_text(f'{shared}[state]\ndirectory = "{self.top / "state"}"\n', encoding="utf-8")
        places = platform_places()
        return load(path, {}, type(places)(self.top, path, self.top / "state", self.top / "data"))

    def close(self) -> None:
        self.shut()
        shutil.rmtree(self.top, ignore_errors=True)

    # What is there.

    def files(self) -> Files:
        found = (path for path in self.folder.glob("*.md") if path.name != "MEMORY.md" and path.is_file())
        return {path.name: path.read_bytes() for path in sorted(found)}

    def said(self, file: str) -> str:
        """Return what a memory says, without its front matter."""
        return body_of(self.files().get(file, b"")).decode("utf-8", "replace")

    def put(self, file: str, content: bytes) -> None:
        (self.folder / file).write_bytes(content)

    def belongs(self, file: str, content: bytes | None, by_hand: bool) -> None:
        """Hold a file's words to be a person's, or not."""
        if content is None:
            self.hand.pop(file, None)
        else:
            self.hand[file] = by_hand
            self.whose.setdefault((file, content), set()).add(by_hand)

    # memoryd, for as long as it lives.

    def house(self, kind: str = "") -> House:
        """Return the memoryd at work, started anew where it must ask a model and does not, or the other way around."""
        if self.open is None or (kind and kind != self.kind):
            self.shut()
            self.kind = kind or self.kind or "rules"
            model = self.model if self.kind == "model" else None
            self.open = House(self.config, HeardNews(), self.clock, model)
        return self.open

    def shut(self) -> None:
        if self.open is not None:
            self.open.database.close()
            self.open = None

    def project(self, house: House) -> Project | None:
        """Return the project as it stands, None where memoryd may do nothing in it."""
        place = house.projects.locate(str(self.root))
        return None if isinstance(place, Excluded) else place

    def do(self, what: str, act: Act, *, kind: str = "", steps: int = 0, how: str = "") -> None:
        """Let memoryd do something; `how` at a step: it is cut off, killed, or a person types there at that moment."""
        self.mend()
        self.clock.time += 3600
        before = self.files()
        cut = self._killed(act, kind, steps) if steps and how == "kill" else self._cut(act, kind, steps, how)
        for file, content in self.typed.items():
            # What was there until then they wrote over.
            before[file] = content
            self.belongs(file, content, True)
            assert self.files().get(file) == content, f"{what} lost what a person typed into {file} at that moment"
        self.typing, self.typed = None, {}
        self._judge(what, before)
        now = self.files()
        # What somebody writes over their own words before memoryd was able to look is theirs to lose.
        self.seen |= {digest_of(old): old for file, old in before.items() if not cut or now.get(file) != old}
        if cut:
            # What it began it does to its end when it is started again; until then people go on.
            self.cut_off = what
        else:
            self.look()

    def interrupt(self, file: str = "") -> None:
        """Let a person type now, if they are about to: into a file, or where they wanted to."""
        if typing := self.typing:
            self.typing = None
            self.typed = typing(file)

    def _cut(self, act: Act, kind: str, steps: int, how: str) -> bool:
        house = self.house(kind)
        if (project := self.project(house)) is None:
            return False
        cut = False
        try:
            SCISSORS.arm(self.root, steps, instead=self.interrupt if how == "type" else None)
            act(house, project)
        except MemorydError:
            pass
        except Cut:
            cut = True
        finally:
            SCISSORS.disarm()
        if cut:
            self.shut()
            let_go(self.root)
        return cut

    def _killed(self, act: Act, kind: str, steps: int) -> bool:
        """Do it in a process of its own, which is killed at a step."""
        self.shut()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child == 0:
            try:
                house = self.house(kind)
                project = self.project(house)
                SCISSORS.arm(self.root, steps, kill=True)
                if project is not None:
                    act(house, project)
                SCISSORS.disarm()
                house.database.close()
            except MemorydError:
                pass
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        return os.WIFSIGNALED(status)

    def mend(self) -> None:
        """Start memoryd again after a crash: what it had begun is done to its end, as its own work."""
        if not self.cut_off:
            return
        what, self.cut_off = self.cut_off, ""
        before = self.files()
        self.seen |= {digest_of(content): content for content in before.values()}
        house = self.house()
        if project := self.project(house):
            house.stores.open(project)
        self._judge(what, before)
        self.look()

    # What must hold.

    def _judge(self, what: str, before: Files) -> None:
        """Hold what memoryd did to what was there before: a person's words stay, whoever may change the rest."""
        now = self.files()
        automatic = what in AUTOMATIC
        for file, content in before.items():
            if automatic and self.hand.get(file):
                assert file in now, f"{what} took away {file}, which a person typed"
                assert body_of(now[file]) == body_of(content), f"{what} changed what a person typed in {file}"
            if automatic and b"\npinned: true\n" in content:
                assert now.get(file) == content, f"{what} changed {file}, which is pinned"
        for file in {*before, *now}:
            if before.get(file) != now.get(file):
                self.belongs(file, now.get(file), self._whose(what, file, before, now))

    def _whose(self, what: str, file: str, before: Files, now: Files) -> bool:
        if what in ("add", "edit"):
            return True
        if what == "adopt":
            return False
        known = self.whose.get((file, now[file])) if file in now else None
        if what in ("undo", "restore") and known is not None:
            # Where the same bytes were both a person's and not, the journal knows better which of them came back.
            return known == {True}
        if what == "mv" and file not in before:
            return any(self.hand.get(old, False) for old in before if old not in now)
        return self.hand.get(file, False)

    def look(self) -> None:
        """Let memoryd look at everything, and compare what it knows with what is there."""
        house = self.house()
        if (project := self.project(house)) is None:
            return
        before = self.files()
        self.seen |= {digest_of(content): content for content in before.values()}
        house.reindex(project)
        assert self.files() == before, "a look changed files"
        self._compare(house, project, before)

    def _compare(self, house: House, project: Project, now: Files) -> None:
        journal = house.trust.journal
        heads = journal.heads(project)
        assert {file: head.digest for file, head in heads.items()} == {f: digest_of(now[f]) for f in now}
        assert not journal.unfinished(project)
        for file, mine in self.hand.items():
            assert not mine or heads[file].by_hand, f"{file} is not held to be the person's"
        for digest, content in self.seen.items():
            assert content in now.values() or journal.contents(digest) == content, "words that were there are lost"
        folder, day = house.stores.open(project).read(), self.clock.day(self.clock.now())
        expected = index.render(folder, day, house.standings.of(project))
        if now:
            assert (self.folder / "MEMORY.md").read_text(encoding="utf-8") == expected
        # One that was cut off within this process cannot know that it is gone.
        left = [path for path in self.folder.rglob(".memoryd-*.tmp") if f"-{os.getpid()}-" not in path.name]
        assert not left, "something half written is left"
        newest = journal.newest(project.root, most=1)
        self.times.append(self.clock.now())
        self.states.append((newest[0].number if newest else 0, now))

    def walk_back(self) -> None:
        """Take every entry back, the newest first: each state that was seen is there again on the way."""
        self.mend()
        house = self.house("rules")
        if (project := self.project(house)) is None:
            return
        house.reindex(project)
        numbers = {entry.number: entry for entry in house.trust.journal.newest(project.root)}
        states: dict[int, Files] = dict(self.states)
        for number in sorted(numbers, reverse=True):
            if number in states:
                assert self.files() == states[number], f"entry {number} is not reached by undo"
            if numbers[number].why.cause is Cause.BASELINE:
                break
            outcome = self.command(house, "undo", entry=str(number))
            assert outcome.ok, outcome.lines

    def command(self, house: House, name: str, /, **args: str) -> Outcome:
        return house.perform(Command(name, str(self.root), args))

    # git.

    def run_git(self, *words: str) -> str:
        env = {"PATH": os.environ["PATH"], "HOME": str(self.top), "GIT_CONFIG_NOSYSTEM": "1"}
        return subprocess.run(
            [*_GIT, "-C", str(self.root), *words], env=env, check=True, capture_output=True, text=True
        ).stdout

    def say(self, house: House, project: Project, prompt: str) -> None:
        """Close a turn in which a person says something, and work on all there is."""
        number = next(self.numbers)
        house.intake_ledger.record(checkpoint(100 + number), [(turn(f"k{number}", prompt), project)])
        while house.extract(project.root):
            pass
        unread = house.database.rows("SELECT reason FROM turns WHERE reason LIKE '%the model''s answer%'")
        assert not unread, f"what the model of this test says is not even read: {unread[0]['reason']}"


def body_of(content: bytes) -> bytes:
    """Return what stands behind the front matter, if there is any."""
    text = content.removeprefix(b"\xef\xbb\xbf")
    if not text.startswith(b"---"):
        return text.strip()
    _, found, body = text[3:].partition(b"\n---")
    return (body if found else text).strip()
