"""Commands about one memory: add, rm, forget, unforget."""

from __future__ import annotations

from collections.abc import Callable

from memoryd.core import adding
from memoryd.core.commands import Command, Outcome
from memoryd.core.journal import NOTHING_BESIDE, Beside, Cause, Why
from memoryd.core.model import Change, Project
from memoryd.core.naming import NoSuchMemory, find
from memoryd.core.news import Filed
from memoryd.core.personal import owner, path_of, placed
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.commanding import CAUSE, Doers, project_of
from memoryd.pipeline.filing import Applies, Index, change_to
from memoryd.ports import Clock, MemoryStores, MemoryText, Projects, Reporter

_FORGOTTEN = "what it said is not learned again; `memoryd unforget {}` allows it"
_BROUGHT_BACK = "`memoryd log {}` shows what it was, and the entry that `memoryd undo` takes back to have it again"


class MemoryCommands:
    """Write a memory, take one away, and keep what it said from coming back."""

    def __init__(
        self,
        *,
        places: Projects,
        stores: MemoryStores,
        applying: Applies,
        text: MemoryText,
        index: Index,
        burying: Burying,
        redact: Callable[[str], str],
        changed: Callable[[Project, int], None],
        clock: Clock,
        reporter: Reporter,
        personal: Callable[[], Project | None] = lambda: None,
    ) -> None:
        self._places = places
        self._stores = stores
        self._applying = applying
        self._text = text
        self._index = index
        self._burying = burying
        self._redact = redact
        self._changed = changed
        self._clock = clock
        self._reporter = reporter
        self._personal = personal

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"add": self._add, "rm": self._rm, "forget": self._forget, "unforget": self._unforget}

    def _add(self, command: Command) -> Outcome:
        project, args = project_of(command, self._places), command.args
        store = self._stores.open(project)
        with store.alone():
            memory = adding.memory(
                self._redact(args.get("text", "")),
                kind=args.get("type", ""),
                name=self._redact(args.get("name", "")),
                description=self._redact(args.get("description", "")),
                folder=store.read(),
                today=self._today(),
            )
            memory = placed(memory, self._personal())
            # A person's own words win over what they once took away.
            lifted = self._burying.against(owner(memory.file, project, self._personal())[0], memory)
            self._apply(project, change_to(memory, self._text), Why(Cause.COMMAND, "add"), Beside(lifted=lifted))
            self._index.rebuild(project, ())
        self._changed(project, 1)
        path = path_of(project.memory, memory.file)
        said = (f"what you removed on {stone.day} as {stone.name} may be learned again" for stone in lifted)
        return Outcome(True, (f"wrote {path}", *said), {"name": memory.name, "file": memory.file})

    def _rm(self, command: Command) -> Outcome:
        """Take a memory away; what it says is not learned again."""
        project, name = project_of(command, self._places), command.args.get("name", "")
        store = self._stores.open(project)
        with store.alone():
            memory = find(store.read(), name, project)
            away = Change(memory.file, memory.name, memory.digest, "", None)
            stone = self._burying.stone(project, memory)
            self._apply(project, away, Why(Cause.COMMAND, command.name), Beside(buried=(stone,)))
            self._index.rebuild(project, ())
        self._changed(project, 1)
        lines = (f"moved {memory.file} to {project.memory}/archive", _FORGOTTEN.format(memory.name))
        return Outcome(True, lines, {"file": memory.file})

    def _forget(self, command: Command) -> Outcome:
        """Take a memory away, or keep one from coming back that is gone already."""
        project, name = project_of(command, self._places), command.args.get("name", "")
        try:
            return self._rm(command)
        except NoSuchMemory:
            gone = self._burying.bury_vanished(project, name) or self._burying.taken_away(project, name)
            if gone is None:
                raise
        return Outcome(True, (_FORGOTTEN.format(gone.name),), {"file": gone.file})

    def _unforget(self, command: Command) -> Outcome:
        project = project_of(command, self._places)
        lifted = self._burying.lift(project, command.args.get("name", ""))
        lines = tuple(f"what {stone.name} said may be learned again" for stone in lifted)
        remedies = (_BROUGHT_BACK.format(stone.name) for stone in lifted)
        return Outcome(True, (*lines, *remedies), {"names": [stone.name for stone in lifted]})

    def _apply(self, project: Project, change: Change, why: Why, beside: Beside = NOTHING_BESIDE) -> None:
        self._applying.apply(project, (change,), why, beside=beside)
        self._reporter.tell(Filed(project, change, CAUSE))

    def _today(self) -> str:
        return self._clock.day(self._clock.now())
