"""What an agent asks for itself: to write a memory, through the same gate as everything else.

A rule, or a trait of the person, needs words that the person typed, found in a transcript. A fact may rest on the
agent's own words, and is marked as that for as long as nobody confirms it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from memoryd.core.agent_marks import said_by
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.evidence import find
from memoryd.core.gate import BODY_LIMIT, judge
from memoryd.core.injection import REASON, instructions_in
from memoryd.core.journal import Cause, Why, digest_of
from memoryd.core.model import Close, Draft, Folder, Memory, MemoryType, Op, Project, Speaker, Turn, Verdict
from memoryd.core.naming import free_file
from memoryd.core.news import Filed
from memoryd.core.noticed import Refusal
from memoryd.core.personal import owner, path_of, placed, taken
from memoryd.core.text import one_line
from memoryd.core.tombstones import Tombstone
from memoryd.pipeline.commanding import Doers, project_of
from memoryd.pipeline.filing import Applies, Index, change_to
from memoryd.ports import Clock, MemoryStores, MemoryText, Projects, Reporter

WRITE = "write"
ASKED_BY = "asked by agent"
_PERSONS = frozenset({MemoryType.USER, MemoryType.FEEDBACK})
_NAME_CHARACTERS = 40
MOST_CHARACTERS = 5 * BODY_LIMIT
"""What is looked at of an argument; the gate has its own limits within that."""


class Said(Protocol):
    """Find what the person said lately."""

    def turns(self, project: Project) -> Iterator[Turn]:
        """Yield the turns of a project, the newest first."""
        ...


class AgentCommands:
    """Write what an agent asks to be remembered. `rules_allowed`: also rules without a person's words, marked as such.

    `buried` tells what the person took away; `refused` is told what was not written, for the person to see.
    """

    def __init__(
        self,
        *,
        places: Projects,
        stores: MemoryStores,
        applying: Applies,
        text: MemoryText,
        index: Index,
        said: Said,
        buried: Callable[[Project], Sequence[Tombstone]],
        redact: Callable[[str], str],
        changed: Callable[[Project, int], None],
        rules_allowed: bool,
        clock: Clock,
        reporter: Reporter,
        personal: Callable[[], Project | None] = lambda: None,
        refused: Callable[[Refusal], None] = lambda refusal: None,
    ) -> None:
        self._places = places
        self._stores = stores
        self._applying = applying
        self._text = text
        self._index = index
        self._said = said
        self._buried = buried
        self._redact = redact
        self._changed = changed
        self._rules_allowed = rules_allowed
        self._clock = clock
        self._reporter = reporter
        self._personal = personal
        self._told_refused = refused

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {WRITE: self._asked}

    def _asked(self, command: Command) -> Outcome:
        outcome = self._write(command)
        if not outcome.ok:
            self._told_refused(self._refusal(command, str(outcome.data["reason"])))
        return outcome

    def _refusal(self, command: Command, reason: str) -> Refusal:
        """Return what is listed of a write that was refused: the same one counts once a day."""
        now = self._clock.now()
        name, who = (one_line(self._redact(command.args.get(key, "")), _NAME_CHARACTERS) for key in ("name", "client"))
        told = reason if not name or "“" in reason else f"“{name}”: {reason}"
        asked = "\0".join((self._clock.day(now), told, *command.args.values()))
        return Refusal(
            turn=WRITE, mark=digest_of(asked.encode("utf-8", "replace")), at=now,
            project=project_of(command, self._places).root, agent=who, session="", transcript="",
            speaker=Speaker.ASSISTANT, pasted=False, reason=told,
        )  # fmt: skip

    def _write(self, command: Command) -> Outcome:
        if (length := max(map(len, command.args.values()), default=0)) > MOST_CHARACTERS:
            return _refused(f"a memory has at most {BODY_LIMIT:,} characters, not {length:,}", "keep the gist")
        project, draft = project_of(command, self._places), self._draft(command)
        who = one_line(self._redact(command.args.get("client", "")), _NAME_CHARACTERS)
        source = f"{ASKED_BY} ({who})" if who else ASKED_BY
        turn = self._turn_that_says(draft, project)
        if draft.type in _PERSONS and turn is None and not self._rules_allowed:
            return _refused(
                f"a {draft.type} memory rests on the person's own words, and nothing they typed lately says so",
                "quote them exactly in `evidence`, or leave it: what they say is remembered without your help",
            )
        store = self._stores.open(project)
        with store.alone():
            verdict = self._judged(draft, turn, project, store.read(), source)
            if verdict.memory is None:
                return _refused(f"“{draft.name}” {verdict.reason}", "")
            memory = placed(verdict.memory, self._personal())
            folder, _ = owner(memory.file, project, self._personal())
            change = change_to(memory, self._text, sealed=folder.shared)
            self._applying.apply(project, (change,), Why(Cause.COMMAND, WRITE))
            self._index.rebuild(project)
        self._reporter.tell(Filed(project, change, ASKED_BY))
        self._changed(project, 1)
        path = path_of(project.memory, memory.file)
        return Outcome(True, (f"wrote {path}",), {"name": memory.name, "file": memory.file})

    def _draft(self, command: Command) -> Draft:
        args = {key: self._redact(value) for key, value in command.args.items()}
        kind, text = args.get("type", ""), args.get("text", "").strip()
        if kind not in tuple(MemoryType):
            raise MemorydError(f"{kind!r} is no type of memory", f"use one of {', '.join(MemoryType)}")
        description = args.get("description", "").strip() or one_line(text, 200)
        target = args.get("replaces", "")
        return Draft(
            op=Op.UPDATE if target else Op.CREATE, name=args.get("name", "").strip() or description,
            description=description, type=kind, body=text, evidence=args.get("evidence", "").strip(), target=target,
            expires=args.get("expires", ""),
        )  # fmt: skip

    def _turn_that_says(self, draft: Draft, project: Project) -> Turn | None:
        """Return the newest turn in which the person typed the quote."""
        if not draft.evidence:
            return None
        turns = self._said.turns(project)
        return next((turn for turn in turns if find(draft.evidence, turn, {Speaker.USER})), None)

    def _judged(self, draft: Draft, turn: Turn | None, project: Project, folder: Folder, source: str) -> Verdict:
        today = self._clock.day(self._clock.now())
        if turn is not None:
            return self._verdict(draft, turn, project, folder, source, today)
        if draft.type not in _PERSONS and _instructs(draft):
            return Verdict(draft, False, f"{REASON}; quote in `evidence` the person's words for it")
        asked = draft if draft.type not in _PERSONS else replace(draft, type=MemoryType.PROJECT)
        own, said = _own_words(asked, project.root)
        verdict = self._verdict(own, said, project, folder, source, today, agents_may_instruct=asked is not draft)
        if verdict.memory is None or asked is draft:
            return verdict
        return replace(verdict, memory=_as(draft.type, verdict.memory, folder))

    def _verdict(
        self,
        draft: Draft,
        turn: Turn,
        project: Project,
        folder: Folder,
        source: str,
        today: str,
        *,
        agents_may_instruct: bool = False,
    ) -> Verdict:
        (verdict,) = judge(
            [draft], turn, folder.memories, source=source, today=today, taken=taken(folder.files),
            buried=self._buried(project), agents_may_instruct=agents_may_instruct,
        )  # fmt: skip
        return verdict


def _own_words(draft: Draft, root: str) -> tuple[Draft, Turn]:
    """Return a draft that rests on what the agent says in it, and the turn in which it says so."""
    turn = Turn(
        key=WRITE, agent="", session="", file="", cwd=root, close=Close.COMPLETED, words=(),
        final=f"{draft.description}\n\n{draft.name}\n\n{draft.body}",
    )  # fmt: skip
    return replace(draft, evidence=draft.description), turn


def _instructs(draft: Draft) -> bool:
    """Tell whether an agent's own words tell agents what to do: such words may come from anywhere."""
    return bool(instructions_in(f"{draft.name}\n{draft.description}\n{draft.body}"))


def _as(kind: str, memory: Memory, folder: Folder) -> Memory:
    """Return a memory of another type, still marked as resting on an agent's words alone."""
    file = memory.file if memory.digest else free_file(kind, memory.name, taken(folder.files))
    return said_by(replace(memory, type=kind, file=file), Speaker.ASSISTANT)


def _refused(reason: str, remedy: str) -> Outcome:
    text = f"not remembered: {reason}"
    return Outcome(False, (f"{text}; {remedy}" if remedy else text,), {"reason": reason})
