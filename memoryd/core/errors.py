"""Every failure memoryd can name: a type, what happened, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memoryd.core.model import Usage


class MemorydError(Exception):
    """Say what failed and why in one line; `remedy` says what the person can do."""

    def __init__(self, message: str, remedy: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy

    def __str__(self) -> str:
        message = super().__str__()
        return f"{message}; {self.remedy}" if self.remedy else message


class ConfigError(MemorydError):
    """The configuration is wrong; `problems` holds every one of them, a line each."""

    def __init__(self, problems: Sequence[str], remedy: str = "") -> None:
        super().__init__("\n".join(problems), remedy)
        self.problems = tuple(problems)


class UnderWay(MemorydError):
    """What was asked for is being done for somebody else, and is done once at a time."""


class RecordError(MemorydError):
    """One line of a transcript cannot be read; it is counted and skipped."""


class LLMError(MemorydError):
    """A model call did not give a usable answer.

    `unsent` says that none was made: the server has not heard of it. Else `usage` is what the call is known to have
    taken all the same; None when nobody can know (it broke off midway).
    """

    usage: Usage | None = None
    unsent: bool = False


class Transient(LLMError):
    """Worth trying again; `retry_after` is the server's wish in seconds, if it had one."""

    def __init__(self, message: str, remedy: str = "", retry_after: float | None = None) -> None:
        super().__init__(message, remedy)
        self.retry_after = retry_after


class Permanent(LLMError):
    """This request will never work; others may."""


class Paused(LLMError):
    """No call can work until something changes: a key, a limit, the address of the model."""


class BudgetReached(Paused):
    """A ceiling of `[budget]` stands before the call; `until` is when it lifts (seconds since 1970)."""

    def __init__(self, message: str, remedy: str = "", until: float = 0.0) -> None:
        super().__init__(message, remedy)
        self.until = until


class ReplyError(LLMError):
    """The model answered, and the answer is not what was asked for."""


class Truncated(ReplyError):
    """The answer was cut off where `max_tokens` ended; more room may help."""


class StoreError(MemorydError):
    """A memory folder or the ledger cannot be used as it is."""


class MemoryChanged(StoreError):
    """A memory file is not what it was when it was read; `reason` says why it is no file to read at all."""

    def __init__(self, path: str, reason: str = "") -> None:
        if reason:
            super().__init__(f"{path}: {reason}", "move it out of the way, then try again")
        else:
            super().__init__(f"{path} changed while memoryd worked on it", "try it again")
        self.path = path


class MemoryCorrupt(StoreError):
    """A memory file cannot be understood."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}", "mend or remove the file")
        self.path = path
        self.reason = reason


class StoreUnavailable(StoreError):
    """A folder or the database cannot be read or written now."""


class TextPurged(MemorydError):
    """What a step works with may hold a text that was removed for good meanwhile."""


class NotRunning(MemorydError):
    """No daemon answers (exit code 4)."""


class AlreadyRunning(MemorydError):
    """Another memoryd holds the instance lock."""
