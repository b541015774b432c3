"""Whatever happens in whatever order, and wherever memoryd is cut off: no person's word is lost, all can be taken back.

`MEMORYD_INTERLEAVINGS=500` tries so many orders instead of a few.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from tests.e2e.interleaved import AUTOMATIC, Act, World

SAYINGS = (
    "From now on always use pnpm, never npm.",
    "记住：提交信息一律用中文写。",
    "Remember: we deploy on Tuesdays only 🚦.",
    "From now on never use tabs for Go.",
    "Actually, from now on use npm, never pnpm.",
)
WORDS = ("Mine.", "我的话。🚦", "\r\nCRLF\r\n")
BY_HAND = ("write", "append", "break", "empty", "delete", "rename", "pin it")
COMMANDS = ("pin", "unpin", "adopt", "rm", "forget", "mv", "add", "undo", "restore")
MODEL_SAYS = {"model creates": "create", "model updates": "update", "model retires": "retire"}
PLANS = {"rules tidy": "rules", "model merges": "merge", "model retires it": "retire", "model renames": "rename"}
MORE = ("undo", "undo", "restore", "rules say", *PLANS)
EVENTS = (*BY_HAND, *COMMANDS, "switch", "rules say", *MODEL_SAYS, *PLANS, "tend", "look", *MORE)
some = st.integers(0, 30)


@dataclass(frozen=True, slots=True)
class Cutting:
    """Where something gets between what memoryd does, 0 for nowhere, and what.

    It is cut off, or killed, or a person types (0: while a model is asked).
    """

    steps: int
    how: str


HOW = ("cut", "cut", "cut", "kill", "type", "type", "type")
cuttings = st.builds(Cutting, st.one_of(*[st.just(0)] * 3, st.integers(1, 60)), st.sampled_from(HOW))


class Interleavings(RuleBasedStateMachine):
    """A person, git and memoryd take turns in any order; memoryd may be cut off at each of its steps.

    There is one rule for all that may happen, for Hypothesis leaves whole rules out of a run.
    """

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

    @rule(what=st.sampled_from(EVENTS), at=some, other=some, flag=st.booleans(), cut=cuttings)
    def happens(self, what: str, at: int, other: int, flag: bool, cut: Cutting) -> None:
        """Let one thing happen; what the numbers choose depends on what it is."""
        if what in BY_HAND:
            self._work_by_hand(what, at, other)
        elif what in COMMANDS:
            self._ask_for(what, at, other, cut, force=flag)
        elif what == "switch":
            self._switch_branch(at, new=other % 3 == 0, looked=flag)
        elif what == "rules say":
            self._extract_by_rules(SAYINGS[other % len(SAYINGS)], cut)
        elif what in MODEL_SAYS:
            self._extract_by_a_model(at, MODEL_SAYS[what], cut)
        elif what in PLANS:
            self._consolidate(at, PLANS[what], cut)
        else:
            self._let_days_pass(what, other % 5 if flag else 0, cut)

    def _file(self, at: int) -> str:
        files = sorted(self.world.files())
        return files[at % len(files)] if files else "none.md"

    def _wanted(self, at: int) -> str:
        """Return a file that a model goes for: most of all those that it may not change."""
        world = self.world
        files = {file: content for file, content in sorted(world.files().items()) if content.startswith(b"---\n")}
        pinned = [file for file, content in files.items() if b"\npinned: true\n" in content]
        commanded = [file for file in pinned if not world.hand.get(file)]
        typed = [file for file in files if file not in pinned and world.hand.get(file)]
        some = (commanded or pinned, typed, [])[at % 3]
        return some[at // 3 % len(some)] if some else self._file(at)

    # What a person does with an editor and a shell.

    def _work_by_hand(self, what: str, at: int, word: int) -> None:
        world, file = self.world, self._file(at)
        content = world.files().get(file, b"")
        unique = f"{WORDS[word % len(WORDS)]} {next(world.numbers)}\n".encode()
        if what == "delete":
            (world.folder / file).unlink(missing_ok=True)
            world.belongs(file, None, False)
        elif what == "rename":
            self._rename(file, content)
        elif what == "empty":
            self._type(file, b"")
        elif what == "pin it":
            if content.startswith(b"---\nname: ") and b"\npinned:" not in content:
                self._type(file, content.replace(b"\n---\n", b"\npinned: true\n---\n", 1))
        else:
            self._type(file, {"write": b"", "append": content, "break": b"---\nname: [\xff\xfe"}[what] + unique)

    def _type(self, file: str, content: bytes) -> None:
        self.world.put(file, content)
        self.world.belongs(file, content, True)

    def _rename(self, old: str, content: bytes) -> None:
        world = self.world
        if (world.folder / old).exists():
            new = f"renamed-{next(world.numbers)}.md"
            (world.folder / old).replace(world.folder / new)
            world.belongs(new, content, world.hand.get(old, False))
            world.belongs(old, None, False)

    def _switch_branch(self, at: int, *, new: bool, looked: bool) -> None:
        """Commit everything, then go to another branch; memoryd may have looked before, or not."""
        world = self.world
        if not world.git:
            return
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
                world.belongs(file, now.get(file), known == {True})
        if looked:
            world.mend()
            world.look()

    # What a person asks memoryd for.

    def _ask_for(self, what: str, at: int, when: int, cut: Cutting, *, force: bool) -> None:
        world, file = self.world, self._file(at)
        if what == "adopt" and file in world.hand:
            # From here on memoryd may change it, and nobody needs to know when exactly that begins.
            world.belongs(file, world.files()[file], False)
        args = {"name": file} | self._arguments(what, at, when, force=force)
        self._do(what, "", lambda house, project: world.command(house, what, **args), cut)

    def _arguments(self, what: str, at: int, when: int, *, force: bool) -> dict[str, str]:
        world = self.world
        number = next(world.numbers)
        if what == "mv":
            return {"to": f"moved {number}"}
        if what == "add":
            return {"text": f"{SAYINGS[at % len(SAYINGS)]} ({number})", "type": "feedback", "name": f"added {number}"}
        if what == "restore":
            names = sorted({file for _, files in world.states for file in files})
            return {"name": names[at % len(names)], "at": repr(world.times[when % len(world.times)])}
        if what == "undo":
            entry = {"entry": str(world.states[-1][0] - at % 5)} if at % 6 else {}
            return entry | ({"force": "yes"} if force else {})
        return {}

    # What memoryd does by itself.

    def _extract_by_rules(self, saying: str, cut: Cutting) -> None:
        world = self.world
        self._do("extract", "rules", lambda house, project: world.say(house, project, saying), cut)

    def _extract_by_a_model(self, at: int, op: str, cut: Cutting) -> None:
        """A model that does not care whose the file is that it wants to change."""
        world, file = self.world, self._wanted(at)
        saying = f"Remember: job {next(self.world.numbers)} runs after each merge, always"
        if op == "retire":
            saying = f"Remember to forget this rule, it is history: {world.said(file)[:60]}".strip()
        target = file.removesuffix(".md")
        fields = {"op": op, "target": target, "name": target, "type": "feedback", "evidence": saying}
        fields |= {"scope": "persistent", "description": f"{saying}.", "body": f"{saying}."}
        fields["expires"] = "2026-09-25" if at % 5 == 0 else ""

        def answer(prompt: str) -> dict[str, object]:
            world.interrupt(file)
            return {"operations": [fields]}

        world.model.answer = answer
        self._do("extract", "model", lambda house, project: world.say(house, project, saying), cut, at)

    def _consolidate(self, at: int, op: str, cut: Cutting) -> None:
        """By the rules, or by a model that does not care whose the files are that it is shown."""
        world = self.world

        def answer(prompt: str) -> dict[str, object]:
            shown = [file for file in world.files() if file in prompt] or ["none.md"]
            a, b = shown[at % len(shown)], shown[(at + 1) % len(shown)]
            a = self._wanted(at) if at % 2 else a
            world.interrupt(a)
            said = [world.said(file) for file in (a, b)]
            if op == "merge":
                made = {"name": said[0], "description": said[0], "type": "feedback", "body": "\n\n".join(said)}
                return {"merge": [{"files": [a, b], **made}]}
            return {op: [{"file": a, "reason": "old", "name": said[0]}]}

        world.model.answer = answer
        kind = "rules" if op == "rules" else "model"
        self._do("consolidate", kind, lambda house, project: house.consolidating.run(project), cut, at)

    def _let_days_pass(self, what: str, days: int, cut: Cutting) -> None:
        self.world.clock.time += days * 86_400
        acts: dict[str, Act] = {
            "tend": lambda house, project: house.tend(project),
            "look": lambda house, project: house.reindex(project),
        }
        self._do(what, "", acts[what], cut, days)

    def _do(self, what: str, kind: str, act: Act, cut: Cutting, at: int = 0) -> None:
        if cut.how == "type" and what in AUTOMATIC:
            self.world.typing = lambda file: self._type_meanwhile(file or self._file(at), at)
        self.world.do(what, act, kind=kind, steps=cut.steps, how=cut.how)

    def _type_meanwhile(self, file: str, at: int) -> dict[str, bytes]:
        """Pin a file by hand or type into it, at the very moment that memoryd works; returns what it holds then."""
        content = self.world.files().get(file, b"")
        if at % 2 and content.startswith(b"---\nname: ") and b"\npinned:" not in content:
            content = content.replace(b"\n---\n", b"\npinned: true\n---\n", 1)
        else:
            content += f"Meanwhile. {next(self.world.numbers)}\n".encode()
        self.world.put(file, content)
        return {file: content}


TestInterleavings = pytest.mark.timeout(3_000)(Interleavings.TestCase)
TestInterleavings.settings = settings(
    max_examples=int(os.environ.get("MEMORYD_INTERLEAVINGS", "32")),
    stateful_step_count=30,
    deadline=None,
    derandomize="MEMORYD_INTERLEAVINGS" not in os.environ,
    suppress_health_check=list(HealthCheck),
)
