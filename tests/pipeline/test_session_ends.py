from __future__ import annotations

from dataclasses import replace

from memoryd.core.errors import StoreUnavailable
from memoryd.core.events import Activity
from memoryd.pipeline.session_ends import SessionEnds
from tests.adapters.ledger.samples import turn

SPOKEN = replace(turn("k1", "以后用中文"), agent="claude-code")


class Told:
    """Client status as a test wants it."""

    def __init__(self, sessions: dict[str, Activity] | StoreUnavailable) -> None:
        self.sessions = sessions

    def of(self, form: object, path: str) -> dict[str, Activity]:
        if isinstance(self.sessions, StoreUnavailable):
            raise self.sessions
        return self.sessions


def ended(sessions: dict[str, Activity] | StoreUnavailable, agent: str = "claude-code") -> bool:
    return SessionEnds(Told(sessions)).ended(replace(SPOKEN, agent=agent))  # type: ignore[arg-type]


def test_a_session_whose_client_is_gone_has_ended() -> None:
    assert ended({"s1": Activity.GONE})
    assert not ended({"s1": Activity.IDLE})


def test_where_nobody_knows_turns_wait_their_time() -> None:
    assert not ended({})
    assert not ended({"s2": Activity.GONE})
    assert not ended(StoreUnavailable("cannot be read"))
    assert not ended({"s1": Activity.GONE}, agent="some-agent-of-ours")
