"""Whatever happens in whatever order, and wherever memoryd is cut off: no person's word is lost, all can be taken back.

`MEMORYD_INTERLEAVINGS=500` tries so many orders instead of a few.
"""

from __future__ import annotations

import os
import sys

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tests.e2e.interleaved import World

SAYINGS = (
    "From now on always use pnpm, never npm.",
    "记住：提交信息一律用中文写。",
    "Remember: we deploy on Tuesdays only 🚦.",
    "From now on never use tabs for Go.",
    "Actually, from now on use npm, never pnpm.",
)
steps = st.one_of(st.just(0), st.just(0), st.integers(1, 60))
kills = st.sampled_from([False, False, False, True])
some = st.integers(0, 30)


class Interleavings(RuleBasedStateMachine):
    """A person, git and memoryd take turns in any order; memoryd may be cut off at each of its steps."""

    @initialize(git=st.booleans())
    def begin(self, git: bool) -> None:
        self.world = World(git=git)
        self.branches = ["main"]
        for file, content in self.world.files().items():
            self.world.belongs(file, content, False)
        self.world.look()

    def teardown(self) -> None:
        if hasattr(self, "world"):
            try:
                if sys.exc_info()[0] is None:
                    self.world.walk_back()
            finally:
                self.world.close()

    def _file(self, at: int) -> str:
        files = sorted(self.world.files())
        return files[at % len(files)] if files else "none.md"

    # What a person does with an editor and a shell.

    @rule(at=some, word=st.sampled_from(["Mine.", "我的话。🚦", "\r\nCRLF\r\n"]), whole=st.booleans())
    def edit_by_hand(self, at: int, word: str, whole: bool) -> None:
        world, file = self.world, self._file(at)
        unique = f"{word} {next(world.numbers)}\n".encode()
        content = unique if whole else world.files().get(file, b"") + unique
        world.put(file, content)
        world.belongs(file, content, True)

    @rule(at=some)
    def break_by_hand(self, at: int) -> None:
        world, file = self.world, self._file(at)
        content = b"---\nname: [\xff\xfe %d" % next(world.numbers)
        world.put(file, content)
        world.belongs(file, content, True)

    @rule(at=some)
    def delete_by_hand(self, at: int) -> None:
        (self.world.folder / self._file(at)).unlink(missing_ok=True)
        self.world.hand.pop(self._file(at), None)
        self._gone()

    @rule(at=some)
    def rename_by_hand(self, at: int) -> None:
        world, old = self.world, self._file(at)
        if (world.folder / old).exists():
            new = f"renamed-{next(world.numbers)}.md"
            (world.folder / old).replace(world.folder / new)
            world.belongs(new, world.files()[new], world.hand.get(old, False))
            self._gone()

    @rule(at=some)
    def pin_by_hand(self, at: int) -> None:
        world, file = self.world, self._file(at)
        content = world.files().get(file, b"")
        if content.startswith(b"---\nname: ") and b"\npinned:" not in content and b"\n---\n" in content:
            content = content.replace(b"\n---\n", b"\npinned: true\n---\n", 1)
            world.put(file, content)
            world.belongs(file, content, True)

    def _gone(self) -> None:
        for file in [*self.world.hand]:
            if file not in self.world.files():
                del self.world.hand[file]

    @precondition(lambda self: self.world.git)
    @rule(at=some, new=st.booleans(), looked=st.booleans())
    def switch_branch(self, at: int, new: bool, looked: bool) -> None:
        """Commit everything, then go to another branch."""
        world = self.world
        if looked:
            world.mend()
            world.look()
        world.run_git("add", "-A", "-f", ".memory")
        world.run_git("commit", "-q", "--allow-empty", "-m", "x")
        if new:
            self.branches.append(f"b{len(self.branches)}")
            world.run_git("switch", "-q", "-c", self.branches[-1])
            return
        before = world.files()
        world.run_git("switch", "-q", self.branches[at % len(self.branches)])
        now = world.files()
        for file in {*before, *now}:
            if before.get(file) != now.get(file):
                known = world.whose.get((file, now[file]), set()) if file in now else set()
                world.belongs(file, now.get(file), looked and known == {True})
        if looked:
            world.mend()
            world.look()

    # What a person asks memoryd for.

    @rule(at=some, name=st.sampled_from(["pin", "unpin", "adopt", "rm", "forget"]), steps=steps, kill=kills)
    def command(self, at: int, name: str, steps: int, kill: bool) -> None:
        world, file = self.world, self._file(at)
        if name == "adopt" and file in world.hand:
            # From here on memoryd may change it, and nobody needs to know when exactly that begins.
            world.belongs(file, world.files()[file], False)
        world.do(name, lambda house, project: world.command(house, name, name=file), steps=steps, kill=kill)

    @rule(at=some, steps=steps, kill=kills)
    def move(self, at: int, steps: int, kill: bool) -> None:
        world, file, to = self.world, self._file(at), f"moved {next(self.world.numbers)}"
        world.do("mv", lambda house, project: world.command(house, "mv", name=file, to=to), steps=steps, kill=kill)

    @rule(saying=st.sampled_from(SAYINGS), steps=steps, kill=kills)
    def add(self, saying: str, steps: int, kill: bool) -> None:
        world, text = self.world, f"{saying} ({next(self.world.numbers)})"
        world.do(
            "add",
            lambda house, project: world.command(house, "add", text=text, type="feedback"),
            steps=steps,
            kill=kill,
        )

    @rule(back=st.integers(0, 6), force=st.booleans(), steps=steps, kill=kills)
    def undo(self, back: int, force: bool, steps: int, kill: bool) -> None:
        """Take back the last thing, or any of the latest entries."""
        world = self.world
        number = str(world.states[-1][0] - back) if back else ""
        args = {"entry": number} | ({"force": "yes"} if force else {})
        world.do("undo", lambda house, project: world.command(house, "undo", **args), steps=steps, kill=kill)

    @rule(at=some, days=st.integers(0, 3), steps=steps, kill=kills)
    def restore(self, at: int, days: int, steps: int, kill: bool) -> None:
        world = self.world
        names = sorted({file for _, files in world.states for file in files})
        name, moment = names[at % len(names)], repr(world.clock.now() - days * 86_400)
        world.do(
            "restore", lambda house, project: world.command(house, "restore", name=name, at=moment),
            steps=steps, kill=kill,
        )  # fmt: skip

    # What memoryd does by itself.

    @rule(saying=st.sampled_from(SAYINGS), steps=steps, kill=kills)
    def extract_by_rules(self, saying: str, steps: int, kill: bool) -> None:
        world = self.world
        world.do(
            "extract", lambda house, project: world.say(house, project, saying), kind="rules", steps=steps, kill=kill
        )

    @rule(at=some, op=st.sampled_from(["create", "update", "retire"]), steps=steps, kill=kills)
    def extract_by_a_model(self, at: int, op: str, steps: int, kill: bool) -> None:
        world, file, saying = self.world, self._file(at), f"Always run job {next(self.world.numbers)} after a merge"
        world.model.answer = {
            "operations": [
                {
                    "op": op, "target": file, "name": file.removesuffix(".md"), "type": "feedback", "evidence": saying,
                    "description": f"{saying}.", "body": f"{saying}.", "expires": "2026-09-25" if at % 3 else "",
                }
            ]
        }  # fmt: skip
        world.do(
            "extract", lambda house, project: world.say(house, project, saying), kind="model", steps=steps, kill=kill
        )

    @rule(steps=steps, kill=kills)
    def consolidate_by_rules(self, steps: int, kill: bool) -> None:
        self.world.do(
            "consolidate", lambda house, project: house.consolidating.run(project), kind="rules", steps=steps, kill=kill
        )

    @rule(first=some, second=some, third=some, steps=steps, kill=kills)
    def consolidate_by_a_model(self, first: int, second: int, third: int, steps: int, kill: bool) -> None:
        world = self.world
        files, (a, b, c) = world.files(), map(self._file, (first, second, third))
        text = b"\n".join(files.get(file, b"").rpartition(b"\n---\n")[2] for file in (a, b)).decode("utf-8", "replace")
        merged = {"files": [a, b], "name": f"both {next(world.numbers)}", "description": text[:80] or "x"}
        world.model.answer = {
            "merge": [merged | {"type": "feedback", "body": text or "x"}] if first % 3 else [],
            "retire": [{"file": c, "reason": "old"}] if second % 2 else [],
            "rename": [{"file": c, "name": f"new {next(world.numbers)}"}] if not second % 2 else [],
        }
        world.do(
            "consolidate", lambda house, project: house.consolidating.run(project), kind="model", steps=steps, kill=kill
        )

    @rule(days=st.integers(0, 4), steps=steps, kill=kills)
    def let_days_pass(self, days: int, steps: int, kill: bool) -> None:
        self.world.clock.time += days * 86_400
        self.world.do("tend", lambda house, project: house.tend(project), steps=steps, kill=kill)

    @rule(steps=steps, kill=kills)
    def look(self, steps: int, kill: bool) -> None:
        self.world.do("look", lambda house, project: house.reindex(project), steps=steps, kill=kill)


TestInterleavings = Interleavings.TestCase
TestInterleavings.settings = settings(
    max_examples=int(os.environ.get("MEMORYD_INTERLEAVINGS", "12")),
    stateful_step_count=25,
    deadline=None,
    derandomize="MEMORYD_INTERLEAVINGS" not in os.environ,
    suppress_health_check=list(HealthCheck),
)
