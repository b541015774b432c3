"""Keep the turns of one file that can still matter, and forget the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from memoryd.core.turn_material import State, TurnMaterial

KEPT_TURNS = 64
KEPT_CHARACTERS = 8 * 1024 * 1024
MAX_LIVE = 256


class TurnShelf:
    """Live turns, and the last settled ones.

    A settled turn that closed softly keeps its content, so that it can come back; one that is closed for good keeps
    only its place. `on_forgotten` hears of each turn that is dropped.
    """

    def __init__(self, on_forgotten: Callable[[TurnMaterial], None]) -> None:
        self._on_forgotten = on_forgotten
        self._live: dict[str, TurnMaterial] = {}
        self._running: dict[str, TurnMaterial] = {}
        self._by_turn_id: dict[str, TurnMaterial] = {}
        self._settled: deque[TurnMaterial] = deque()
        self._kept = 0

    def __iter__(self) -> Iterator[TurnMaterial]:
        """Go through the turns that are not settled, in the order they came."""
        return iter(tuple(self._live.values()))

    def add(self, turn: TurnMaterial, turn_id: str = "") -> None:
        """Take in a new turn; `turn_id` is the client's own name for it, if it has one."""
        self._live[turn.key] = turn
        self._running[turn.session] = turn
        self.name(turn, turn_id)

    def name(self, turn: TurnMaterial, turn_id: str) -> None:
        """Let a turn be found by (another) name of the client's, "" for none."""
        if turn_id:
            self._by_turn_id[turn_id] = turn

    def live(self, key: str) -> TurnMaterial | None:
        """Return a turn that is not settled."""
        return self._live.get(key)

    def named(self, turn_id: str) -> TurnMaterial | None:
        """Return a turn by the client's own name for it."""
        return self._by_turn_id.get(turn_id)

    def running(self, session: str) -> TurnMaterial | None:
        """Return the last turn that began in a session."""
        return self._running.get(session)

    def before(self, turn: TurnMaterial) -> list[TurnMaterial]:
        """Return the live turns of the same session that began earlier."""
        return [other for other in self if other.session == turn.session and other.opener < turn.opener]

    def crowded_out(self) -> TurnMaterial | None:
        """Return the oldest turn when too many are live (many sessions in one file), else None."""
        return next(iter(self._live.values())) if len(self._live) > MAX_LIVE else None

    def settle(self, turn: TurnMaterial) -> None:
        """Set a turn aside; the oldest ones set aside are forgotten."""
        if turn.settled:
            return
        turn.settled = True
        self._live.pop(turn.key, None)
        if turn.state is State.HARD:
            turn.drop_content()
        self._settled.append(turn)
        self._kept += turn.weight
        while len(self._settled) > KEPT_TURNS or self._kept > KEPT_CHARACTERS:
            self._forget(self._settled.popleft())

    def bring_back(self, turn: TurnMaterial) -> None:
        """Make a settled turn a live one again, unchanged."""
        if turn.settled:
            turn.settled = False
            self._settled.remove(turn)
            self._kept -= turn.weight
            self._live[turn.key] = turn

    def _forget(self, turn: TurnMaterial) -> None:
        self._kept -= turn.weight
        if self._running.get(turn.session) is turn:
            del self._running[turn.session]
        for turn_id in [known for known, other in self._by_turn_id.items() if other is turn]:
            del self._by_turn_id[turn_id]
        self._on_forgotten(turn)
