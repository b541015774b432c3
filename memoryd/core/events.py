"""What every transcript format yields: records, each one thing that happened in a session.

A format turns a line into records and knows nothing of turns; the assembler turns records into turns and knows
nothing of formats. So a record says what happened (someone typed, the agent said, a tool answered, the client
wrote that it is done), what it hangs under, and how long silence after it must last to mean the end. It does not
say where in the file it stands: offsets belong to whoever reads.

How the ways of writing a session map onto records:

* trees (claude-code, pi, qwen): `id` and `parents`; a record belongs to the turn its parents lead to.
* plain order (generic, copilot): `parents` is None; a record belongs to the turn that runs in its session.
* brackets (codex, kimi): `turn` names the turn; an OPENER without words begins it, WORDS fill it, CLOSE ends it. Where
  only some versions write brackets, `steers` makes a prompt part of a bracketed turn, else the beginning of one.
* retries and replacement (pi, gemini): a PIECE with `replaces` takes the place of what its message said before.
* a mark that ends a round, not a turn (copilot): a CLOSE with `only_at_rest`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from memoryd.core.model import Close, ToolCall, Utterance

TURN_END = "memoryd.turn_end"
"""The `type` of a line by which a home-made agent says that a turn is over; nothing else is called so."""


class Kind(StrEnum):
    """What a record tells."""

    OPENER = "opener"
    """A prompt: a turn begins."""
    WORDS = "words"
    """More words for the running turn (steering)."""
    PIECE = "piece"
    """A part of an assistant message."""
    RESULTS = "results"
    """Tools have answered."""
    PUSH = "push"
    """The harness makes the agent go on."""
    CLOSE = "close"
    """The client says that the turn is over."""
    LINK = "link"
    """Nothing but a place in the tree."""
    FACTS = "facts"
    """Session, folder or time, for what follows; belongs to no turn."""


@dataclass(frozen=True, slots=True)
class Call:
    """A tool call, by the id its result will carry ("" where the format has none)."""

    id: str
    tool: ToolCall


class Record(NamedTuple):
    """One thing that happened; name what it holds, for there is much of it.

    A tuple, because there is one for nearly every line, and an immutable dataclass takes four times as long to make.
    `at` is seconds since 1970, or None where the line is not dated.

    Place: `id` is the client's own ("" for none). `parents` are the records it may hang under, best first; empty
    at a root of a tree, None in formats without a tree. `turn` is the client's id of the turn, where it has one.
    `digest` is a hash of the line, for formats without ids. `copied` marks history that the client itself calls a
    copy from another file.

    OPENER: `words` (the person's, or none); `human` is false when nobody typed it; `tentative` when it only counts
    once the agent answers; `joins` when it is steering as long as the agent has not answered; `typed` (seconds since
    1970) when it is steering if the running turn did something after that; `only_at_rest` when it is part of the
    running turn as long as that does not rest on an answer; `marked` when the client will write the end of the turn,
    so that silence never ends it; `steers` when it is part of the running turn if that is marked; `encloses` when the
    first prompt within a minute of it is the client's own, to an agent that works inside of this turn.
    PIECE: `message` groups pieces (""): each piece is a message of its own); `text` is "" for thought alone;
    `error` for a failure told as a message; `partial` for text that was cut off; `quiet` is how many seconds of
    silence after it mean the end of the turn, None when silence never does; `tentative` when it may be the client's own
    answer, which makes no turn of a tentative command.
    RESULTS: `answers` are the ids of the answered calls.
    CLOSE: `close` is how the turn ended, None for "as its content says"; `final` the client's own final text;
    `only_at_rest` when it ends the turn only if the agent had the last word and called no tool; `only_at_work` when it
    ends the turn only if that does not rest on an answer; `encloses` when it ends only a turn that does.
    LINK: a `quiet` that is not None replaces the one of the piece before it; `cwd` is the turn's, if its opener had
    none.
    FACTS: with an `id` they hold only for session files below a folder of that name (names, with slashes). `heads`
    marks the header of a session: that of the file comes first, one further down begins history that was copied from
    another session. `inherits` when the file may hold such history: what is older than `at`, be it by a millisecond.
    `human` is false when nobody types in this session.
    """

    kind: Kind
    id: str = ""
    parents: tuple[str, ...] | None = None
    session: str = ""
    cwd: str = ""
    at: float | None = None
    turn: str = ""
    digest: str = ""
    copied: bool = False
    words: tuple[Utterance, ...] = ()
    human: bool = True
    tentative: bool = False
    joins: bool = False
    typed: float | None = None
    marked: bool = False
    steers: bool = False
    encloses: bool = False
    heads: bool = False
    inherits: bool = False
    message: str = ""
    text: str = ""
    calls: tuple[Call, ...] = ()
    error: bool = False
    partial: bool = False
    replaces: bool = False
    quiet: float | None = None
    answers: tuple[str, ...] = ()
    close: Close | None = None
    only_at_rest: bool = False
    only_at_work: bool = False
    final: str | None = None


class Activity(StrEnum):
    """What a client says about itself beside the transcript."""

    BUSY = "busy"
    WAITING = "waiting"
    IDLE = "idle"
    GONE = "gone"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Status:
    """A client process, as its side file tells it.

    `started` is the start of the process as the client wrote it ("" for unknown): with `pid` it tells a living
    client from a reused number.
    """

    session: str
    activity: Activity
    pid: int = 0
    started: str = ""
