"""Commands by which a person works on one memory as an editor would: edit, pin, unpin, mv, adopt."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from memoryd.core import handwriting, seal
from memoryd.core.agent_marks import is_agents
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemoryChanged, MemoryCorrupt, MemorydError
from memoryd.core.front_lines import with_keys
from memoryd.core.journal import Cause, Why
from memoryd.core.model import Change, Memory, Project
from memoryd.core.naming import find
from memoryd.core.news import Filed
from memoryd.pipeline.applying import Applying
from memoryd.pipeline.commanding import CAUSE, Doers, project_of
from memoryd.pipeline.filing import Index
from memoryd.ports import Clock, MemoryStore, MemoryStores, MemoryText, Projects, Reporter, Upkeep
from memoryd.ports.tombstones import AgentFiles

_TAKEN_OVER = frozenset({"edit", "pin", "adopt"})
"""Commands by which a person stands for what a file says, whoever wrote it."""
CHANGED = "changed"
"""The key of an outcome that tells that a file is not what was edited any more."""


class HandCommands:
    """Change a memory as the person says; what a file holds beyond that stays to the byte."""

    def __init__(
        self,
        *,
        places: Projects,
        stores: MemoryStores,
        applying: Applying,
        text: MemoryText,
        index: Index,
        upkeep: Upkeep,
        agents: AgentFiles,
        redact: Callable[[str], str],
        changed: Callable[[Project, int], None],
        clock: Clock,
        reporter: Reporter,
    ) -> None:
        self._places = places
        self._stores = stores
        self._applying = applying
        self._text = text
        self._index = index
        self._upkeep = upkeep
        self._agents = agents
        self._redact = redact
        self._changed = changed
        self._clock = clock
        self._reporter = reporter

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"edit": self._edit, "pin": self._pin, "unpin": self._unpin, "mv": self._mv, "adopt": self._adopt}

    def _edit(self, command: Command) -> Outcome:
        """Make a file what the person wrote; `before` is the hash of the file that they began with."""
        args = command.args
        text = args.get("text", "")
        if not text.strip():
            raise MemorydError("nothing is left in it", "`memoryd rm` takes a memory away")
        if self._redact(text) != text:
            raise MemorydError("it holds a secret, or what you purged", "take that out: memories never hold it")
        project, store = self._store(command)
        with store.alone():
            folder = store.read()
            file = args.get("file", "")
            edited = self._parsed(file, text)
            handwriting.refuse_taken(edited.name, file, folder)
            change = Change(file, edited.name, args.get("before", ""), _hash(text), text)
            try:
                self._do(project, command, [change])
            except MemoryChanged:
                return Outcome(False, (f"{project.memory}/{file} changed while you edited it",), {CHANGED: True})
        return Outcome(True, (f"wrote {project.memory}/{file}",), {"name": edited.name, "file": file})

    def _pin(self, command: Command) -> Outcome:
        return self._with_pin(command, on=True)

    def _unpin(self, command: Command) -> Outcome:
        return self._with_pin(command, on=False)

    def _with_pin(self, command: Command, *, on: bool) -> Outcome:
        project, store = self._store(command)
        with store.alone():
            memory = find(store.read(), command.args.get("name", ""), project)
            if memory.pinned == on:
                return Outcome(True, (f"{memory.name} is {'' if on else 'not '}pinned already",), {"file": memory.file})
            keys = handwriting.pin(self._written(store, memory), on=on)
            self._do(project, command, [self._with_keys(store, memory, keys)])
        what = "is pinned: nothing but you changes it, and it stands first" if on else "is not pinned any more"
        return Outcome(True, (f"{memory.name} {what}",), {"file": memory.file})

    def _mv(self, command: Command) -> Outcome:
        """Give a memory another name; what it rests on goes with it."""
        project, store = self._store(command)
        with store.alone():
            folder = store.read()
            memory = find(folder, command.args.get("name", ""), project)
            raw = self._written(store, memory)
            name, file = handwriting.renamed(replace(memory, typed=raw.typed), command.args.get("to", ""), folder)
            keys = handwriting.named(raw, name, of_agent=is_agents(memory))
            changes = [self._with_keys(store, memory, keys, file)]
            if file != memory.file:
                changes.append(Change(memory.file, memory.name, memory.digest, "", None))
                self._upkeep.descended(project, file, (memory.file,), self._clock.now())
            self._do(project, command, changes, by_hand={file: memory.by_hand})
        return Outcome(
            True, (f"{memory.name} is {name} now, in {project.memory}/{file}",), {"name": name, "file": file}
        )

    def _adopt(self, command: Command) -> Outcome:
        """Let memoryd change a memory that the person wrote, or believe what an agent noted.

        A file without front matter gets some.
        """
        project, store = self._store(command)
        with store.alone():
            memory = find(store.read(), command.args.get("name", ""), project)
            raw = self._written(store, memory)
            if not memory.by_hand and raw.typed and not is_agents(memory):
                return Outcome(True, (f"memoryd may change {memory.name} already",), {"file": memory.file})
            keys = handwriting.adopted(raw, self._today())
            change = self._with_keys(store, memory, keys, sealed=project.shared)
            self._do(project, command, [change], by_hand={memory.file: False})
        lines = [f"memoryd may update, merge and retire {memory.name} from now on"]
        if raw.pinned:
            lines.append(f"but it is pinned, which stands against that: `memoryd unpin {memory.name}`")
        return Outcome(True, tuple(lines), {"file": memory.file})

    def _store(self, command: Command) -> tuple[Project, MemoryStore]:
        project = project_of(command, self._places)
        return project, self._stores.open(project)

    def _written(self, store: MemoryStore, memory: Memory) -> Memory:
        """Return a memory as its file has it, without what the ledger knows of it; MemoryChanged when it is another."""
        content = store.content(memory.file) or b""
        if sha256(content).hexdigest() != memory.digest:
            raise MemoryChanged(memory.file)
        return self._text.parse(memory.file, content)

    def _with_keys(
        self, store: MemoryStore, memory: Memory, keys: Mapping[str, str], file: str = "", *, sealed: bool = False
    ) -> Change:
        """Return the change that sets keys in a memory's front matter and leaves every other byte as it is.

        What was sealed is so again; `sealed` seals it anyway.
        """
        raw = self._written(store, memory)
        content = store.content(memory.file) or b""
        changed = with_keys(content.decode("utf-8"), keys)
        if sealed or seal.holds(content):
            changed = seal.sealed(changed)
        now = self._parsed(file or memory.file, changed)
        if now.body != raw.body:
            raise MemoryCorrupt(memory.file, "its front matter cannot be changed and leave the rest as it is")
        return Change(now.file, now.name, memory.digest if now.file == memory.file else "", _hash(changed), changed)

    def _parsed(self, file: str, text: str) -> Memory:
        return self._text.parse(file, text.encode("utf-8", "surrogatepass"))

    def _do(
        self, project: Project, command: Command, changes: Sequence[Change], by_hand: Mapping[str, bool] | None = None
    ) -> None:
        self._applying.apply(project, changes, Why(Cause.COMMAND, command.name), by_hand=by_hand)
        for change in changes:
            self._reporter.tell(Filed(project, change, CAUSE))
            if command.name in _TAKEN_OVER:
                self._agents.hand_over(project, change.file)
        self._index.rebuild(project, ())
        self._changed(project, 1)

    def _today(self) -> str:
        return self._clock.day(self._clock.now())


def _hash(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
