"""The nouns of memoryd: turns, drafts, evidence, memories and what is done with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Speaker(StrEnum):
    """Who put words into a session."""

    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"
    HARNESS = "harness"


class Close(StrEnum):
    """How a turn ended, by what the transcript shows."""

    COMPLETED = "completed"
    FAILED = "failed"
    INTERRUPTED = "interrupted"
    SUPERSEDED = "superseded"


class MemoryType(StrEnum):
    """The four kinds of memory: the person, how to act, the project, where things are."""

    USER = "user"
    FEEDBACK = "feedback"
    PROJECT = "project"
    REFERENCE = "reference"


@dataclass(frozen=True, slots=True)
class Utterance:
    """Words and who said them; `pasted` marks what a person put in without typing it."""

    speaker: Speaker
    text: str
    pasted: bool = False


@dataclass(frozen=True, slots=True)
class ToolCall:
    """What an agent did with a tool, in one line: its name and its target, never its output."""

    name: str
    target: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """A closed turn, from a person's prompt to the agent's final answer.

    `key` is the same wherever and however often the turn is read (copies, restarts, rewrites).
    `start` and `end` are byte offsets in `file`, or numbers of parts or rows where it is no file of lines. `at` and
    `ended` (its prompt, its last record) are seconds since 1970, or None where nothing is dated.
    `human` is false for turns that the harness opened and nobody typed.
    """

    key: str
    agent: str
    session: str
    file: str
    cwd: str
    close: Close
    words: tuple[Utterance, ...]
    final: str | None
    calls: tuple[ToolCall, ...] = ()
    start: int = 0
    end: int = 0
    at: float | None = None
    ended: float | None = None
    human: bool = True

    def with_words_alone(self) -> Turn:
        """Return the turn without what stands beside its words: the final text and the calls of tools."""
        # Nearly every turn is asked for it, and `replace` takes twice the time.
        return Turn(
            key=self.key, agent=self.agent, session=self.session, file=self.file, cwd=self.cwd, close=self.close,
            words=self.words, final=None, start=self.start, end=self.end, at=self.at, ended=self.ended,
            human=self.human,
        )  # fmt: skip

    @property
    def prompts(self) -> tuple[str, ...]:
        """Return what the person typed, in order, steering included."""
        return tuple(w.text for w in self.words if w.speaker is Speaker.USER and not w.pasted)

    @property
    def material(self) -> tuple[Utterance, ...]:
        """Return every word evidence can rest on: the person's, then the agent's final text."""
        answer = (Utterance(Speaker.ASSISTANT, self.final),) if self.final else ()
        return self.words + answer


class Scope(StrEnum):
    """How long what was said is meant to hold."""

    PERSISTENT = "persistent"
    CURRENT_TASK = "current_task"


class Op(StrEnum):
    """What a draft asks for."""

    CREATE = "create"
    UPDATE = "update"
    RETIRE = "retire"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A memory an extractor proposes; plain strings, because nothing in it is believed yet.

    `target` is the name of the memory that an update replaces or a retirement takes away. `evidence` is the verbatim
    quote.
    `expires` is an ISO date or "". `turn` says which of several turns holds the quote, by the number it had in the
    question, or "".
    """

    op: str = Op.CREATE
    name: str
    description: str
    type: str
    body: str
    evidence: str
    scope: str = Scope.PERSISTENT
    target: str = ""
    expires: str = ""
    turn: str = ""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Where the words that justify a memory stand: `text[start:end]` of utterance `index` of the material."""

    quote: str
    speaker: Speaker
    index: int
    start: int
    end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """One memory as its file has it.

    `file` is the file's name in the memory folder, `digest` the SHA-256 of its bytes ("" before it is written).
    `created`, `updated`, `expires` are ISO dates or "". `extra` holds front matter memoryd does not know, in order.
    `typed` is false for a hand-made file without front matter. `by_hand` is true where its words are a person's: in
    the folders that the house hands out, until the person hands them over.
    """

    name: str
    description: str
    type: str
    body: str
    created: str = ""
    updated: str = ""
    source: str = ""
    evidence: str = ""
    expires: str = ""
    pinned: bool = False
    always: bool = False
    extra: tuple[tuple[str, object], ...] = ()
    file: str = ""
    digest: str = ""
    typed: bool = True
    by_hand: bool = False


@dataclass(frozen=True, slots=True)
class Broken:
    """A file in a memory folder that cannot be understood, and why.

    `digest` is the SHA-256 of its bytes, "" where they cannot be read (a link, a file that is too large).
    """

    file: str
    reason: str
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Folder:
    """What a memory folder holds now, sorted by file name."""

    memories: tuple[Memory, ...] = ()
    broken: tuple[Broken, ...] = ()

    @property
    def files(self) -> tuple[str, ...]:
        """Return the names of all files, the broken ones included: none of them is free."""
        return (*(memory.file for memory in self.memories), *(broken.file for broken in self.broken))


@dataclass(frozen=True, slots=True)
class Change:
    """One file to change: from the content with hash `before` ("": no such file) to `content`.

    `content` None moves the file to the archive; bytes are a file as it was once, whatever they hold. Applying the same
    change twice is the same as once. `retired`: nobody took the file away, and other memoryds are told so.
    """

    file: str
    name: str
    before: str
    after: str
    content: str | bytes | None
    retired: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the gate said about one draft; `reason` is "" when it was accepted.

    `memory` is what the draft became: its `file` is chosen, its `digest` is that of the file it replaces ("" for a
    new one); for a retirement it is the memory that goes. `change` is the same as bytes, once it has been rendered.
    """

    draft: Draft
    accepted: bool
    reason: str = ""
    evidence: Evidence | None = None
    memory: Memory | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class Project:
    """A project folder and where its memories lie (an absolute path)."""

    root: str
    memory: str
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Request:
    """What an extractor is given: one or more turns of a project, and what is known already.

    `today` is the ISO date of the newest turn, so that relative dates can become absolute; `days` holds that of each
    turn where there are several. `project` is the project's root, for the books.
    """

    turns: tuple[Turn, ...]
    known: tuple[Memory, ...]
    today: str
    language: str = "auto"
    days: tuple[str, ...] = ()
    project: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One question for a model. `system` is the part that stays the same from call to call.

    `purpose` and `project` (its root, or "") are for the books and are not sent.
    """

    system: str
    user: str
    schema: dict[str, object] = field(default_factory=dict)
    max_tokens: int = 4096
    purpose: str = "extract"
    project: str = ""


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens one call took, as the server counted them."""

    input: int = 0
    output: int = 0
    cache_read: int = 0
    cache_write: int = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """What a model said."""

    text: str
    usage: Usage
    model: str = ""
