"""What the intake noticed about sessions beside their turns; it goes into the ledger with the checkpoint."""

from __future__ import annotations

from dataclasses import dataclass

from memoryd.core.model import Speaker
from memoryd.core.use import Use


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """Words of a turn that were left out before anything was stored, and why; never the words themselves.

    `mark` is a hash by which the same words in the same turn count once. `at` is seconds since 1970.
    """

    turn: str
    mark: str
    at: float
    project: str
    agent: str
    session: str
    transcript: str
    speaker: Speaker
    pasted: bool
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentFile:
    """A memory file that a tool call of an agent wrote, in a turn from `at` `until` (seconds since 1970)."""

    project: str
    file: str
    at: float
    until: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SkippedSession:
    """A session nothing of which is recorded, for it is no person's work; what waits of it is withdrawn."""

    agent: str
    session: str
    reason: str
    at: float


Noticed = Refusal | AgentFile | SkippedSession | Use
