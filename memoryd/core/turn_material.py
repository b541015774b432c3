"""What is known of one turn while it may still change: its words, its calls, and the agent's last message."""

from __future__ import annotations

from enum import Enum

from memoryd.core.events import Activity, Call, Kind, Record
from memoryd.core.model import Close, Speaker, ToolCall, Turn, Utterance
from memoryd.core.moments import moment
from memoryd.core.steps import Said

MAX_CALLS = 500
IDLE_QUIET = 1.0
"""Seconds of silence that are enough when the client itself says that it is idle or gone."""
ENCLOSED_WITHIN = 60.0
"""Seconds within which a turn that encloses another agent's work has begun that work."""

# Looked up once: there is a record for nearly every line.
_PIECE, _RESULTS, _LINK = Kind.PIECE, Kind.RESULTS, Kind.LINK


class State(Enum):
    """How far a turn has come."""

    TENTATIVE = "tentative"
    """A command that is a turn only once the agent answers."""
    OPEN = "open"
    SOFT = "soft"
    """Closed by what followed or by silence; more of it takes the close back."""
    HARD = "hard"
    """Closed by the client's own mark; nothing more belongs to it."""


class TurnMaterial:
    """One turn as far as it was read.

    Only the last message of the agent is kept, because only it can be the final answer; of the tool calls the first
    500. `opener` is the offset of the prompt, `first` and `end` the bytes all of its content lies in.
    """

    def __init__(self, key: str, session: str, cwd: str, opener: Record, start: int, end: int, seen: float) -> None:
        self.key = key
        self.session = session
        self.cwd = cwd
        self.opener = self.first = start
        self.end = end
        self.seen = seen
        self.at = self._last = opener.at
        self.stamp = b""
        """The latest time of its steps, as it is written."""
        self.turn_id = opener.turn
        self.started_by_person = opener.human and not opener.encloses
        self.encloses = opener.encloses
        self._marked = opener.marked
        self._awaits_since = opener.at if opener.encloses else None
        self.placed = bool(opener.cwd)
        """Whether its folder is known for good."""
        self.silent = False
        self.state = State.TENTATIVE if opener.tentative else State.OPEN
        self.close: Close | None = None
        self.told: Turn | None = None
        self.settled = False
        self.acted = False
        self.ids: list[str] = []
        self._words: list[Utterance] = list(opener.words)
        self._calls: list[ToolCall] = []
        self._unanswered: set[str] = set()
        self._forget_message("")
        self._agent_spoke_last = False
        self.quiet: float | None = None
        self._final: str | None = None

    def _forget_message(self, message: str) -> None:
        self._message = message
        self._calls_before = len(self._calls)
        self._texts: list[str] = []
        self._calling = self._partial = self._error = False

    def touch(self, start: int, end: int, seen: float, *, content: bool) -> None:
        """Note that a record of this turn stands at `start` to `end`, and when it was written."""
        if seen > self.seen:
            self.seen = seen
        if content:
            if start < self.first:
                self.first = start
            if end > self.end:
                self.end = end

    def add(self, record: Record) -> None:
        """Take the content of a record."""
        kind = record.kind
        self._note(record.at)
        if kind is _PIECE:
            self.acted = True
            self._add_piece(record)
        elif kind is _LINK:
            self.quiet = self.quiet if record.quiet is None else record.quiet
            self._place(record.cwd)
        else:
            self.acted = self.acted or kind is _RESULTS
            if kind is not _RESULTS:
                self._contain(record)
            self._words.extend(record.words)
            self._unanswered.difference_update(record.answers)
            self._agent_spoke_last = False

    @property
    def last(self) -> float | None:
        """Return when the last record was written, of those that say it (seconds since 1970)."""
        if self.stamp:
            self._note(moment(self.stamp.decode()))
            self.stamp = b""
        return self._last

    def _note(self, at: float | None) -> None:
        if at is not None and (self._last is None or at > self._last):
            self._last = at

    def say(self, said: Said) -> None:
        """Take what a step says, as `add` takes a PIECE."""
        message, text, calls, partial, self.quiet = said
        if not message or message != self._message:
            self._forget_message(message)
        if text:
            self._texts.append(text)
        if calls:
            self._call(calls)
        if partial:
            self._partial = True
        self._error = False
        self.acted = self._agent_spoke_last = True

    def hear(self, answers: tuple[str, ...]) -> None:
        """Take the answers of a step, as `add` takes RESULTS."""
        self.acted = True
        self._unanswered.difference_update(answers)
        self._agent_spoke_last = False

    def _add_piece(self, record: Record) -> None:
        if record.replaces and record.message and record.message == self._message:
            del self._calls[self._calls_before :]
        if not record.message or record.message != self._message or record.replaces:
            self._forget_message(record.message)
        if record.text:
            self._texts.append(record.text)
        if record.calls:
            self._call(record.calls)
        self._partial = self._partial or record.partial
        self._error = record.error
        self.quiet = record.quiet
        self._agent_spoke_last = True

    def _call(self, calls: tuple[Call, ...]) -> None:
        for call in calls:
            if len(self._calls) < MAX_CALLS:
                self._calls.append(call.tool)
            if call.id:
                self._unanswered.add(call.id)
        self._calling = True

    def _place(self, cwd: str) -> None:
        """Take the folder that is told after the prompt; the first one told is the prompt's."""
        if cwd and not self.placed:
            self.cwd, self.placed = cwd, True

    def _contain(self, prompt: Record) -> None:
        if prompt.encloses:
            self.encloses, self.started_by_person = True, False
            self._awaits_since = prompt.at
        elif prompt.kind is Kind.OPENER and (prompt.turn or not self._marked):
            self._awaits_since = None
        self._marked = self._marked or prompt.marked

    def is_steered_by(self, prompt: Record) -> bool:
        """Tell whether a prompt is part of this turn, rather than the beginning of the next one."""
        if self.state is not State.OPEN:
            return False
        queued = prompt.typed is not None and self.last is not None and prompt.typed < self.last
        named = prompt.steers and self._marked and prompt.turn in ("", self.turn_id)
        at_work = (prompt.joins and not self.acted) or (prompt.only_at_rest and not self.at_rest)
        return at_work or queued or named or self._awaits(prompt)

    def _awaits(self, prompt: Record) -> bool:
        if self._awaits_since is None or prompt.at is None:
            return False
        return prompt.at - self._awaits_since <= ENCLOSED_WITHIN

    def is_ended_by(self, mark: Record) -> bool:
        """Tell whether a mark of the client ends this turn."""
        if self.state is State.TENTATIVE or (mark.encloses and not self.encloses):
            return False
        return not (mark.only_at_rest and not self.asks_nothing) and not (mark.only_at_work and self.at_rest)

    def end_with(self, close: Close | None, final: str | None) -> Close:
        """Take the client's own words on the end; returns how the turn ended."""
        self._final = final
        return close or self.outcome()

    @property
    def at_rest(self) -> bool:
        """Tell whether the last thing is an answer that no tool call follows, or an error.

        Of a turn whose end the client marks this can never be told: more may come after any answer.
        """
        answered = bool(self._texts) and self.asks_nothing
        return self._agent_spoke_last and (answered or self._error) and not self._marked

    @property
    def asks_nothing(self) -> bool:
        """Tell whether the agent had the last word, with or without any, and called no tool."""
        return self._agent_spoke_last and not self._calling and not self._partial

    def outcome(self) -> Close:
        """Return how the turn ended if it ended here."""
        return Close.FAILED if self._error and self._agent_spoke_last else Close.COMPLETED

    def due(self, activity: Activity, idle: float = 0.0) -> float | None:
        """Return when silence will have lasted long enough to close an open turn, None for never.

        `idle` (seconds) is what the person wants it to last at least.
        """
        if activity is Activity.GONE:
            return self.seen + IDLE_QUIET
        if activity in (Activity.BUSY, Activity.WAITING) or not self.at_rest or self._unanswered:
            return None
        if self.quiet is None:
            return None
        return self.seen + max(idle, min(self.quiet, IDLE_QUIET) if activity is Activity.IDLE else self.quiet)

    def turn(self, agent: str, file: str, close: Close) -> Turn:
        """Return the turn as it is now."""
        final = self._final or "\n".join(self._texts) or None
        return Turn(
            key=self.key,
            agent=agent,
            session=self.session,
            file=file,
            cwd=self.cwd,
            close=close,
            words=tuple(self._words),
            final=final if close is Close.COMPLETED else None,
            calls=tuple(self._calls),
            start=self.first,
            end=self.end,
            at=self.at,
            ended=self.last,
            human=self.started_by_person and any(word.speaker is Speaker.USER for word in self._words),
        )

    @property
    def weight(self) -> int:
        """Return about how many characters are kept."""
        kept = sum(len(part) for part in self._texts) + sum(len(word.text) for word in self._words)
        return kept + sum(len(call.target) for call in self._calls)

    def drop_content(self) -> None:
        """Forget everything but the place in the tree."""
        self._words.clear()
        self._calls.clear()
        self._unanswered.clear()
        self._forget_message("")
        self.told = None
