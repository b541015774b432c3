"""Leave an endpoint alone that has failed several times in a row, that asked for time, or that refused our account.

Each queued turn waits by its own failures; this is what keeps a thousand of them from calling a dead server a
thousand times. It stands outside the budget, so that what is not called is not booked.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from memoryd.core.backoff import LONGEST_SECONDS, rest
from memoryd.core.errors import BudgetReached, LLMError, Paused, Transient
from memoryd.core.model import Answer, Prompt
from memoryd.ports import Clock, LanguageModel

FAILURES = 5


@dataclass(frozen=True, slots=True)
class Rest:
    """Why a model is not called now, for how many seconds, and whether the account was refused (else it is down)."""

    reason: str
    seconds: float
    refused: bool


class Breaker:
    """A model that is called no more than a minute's once while it is down, and not at all on a refused key.

    After five transient failures in a row it rests for a minute, doubling to a quarter of an hour, and then lets one
    call through to see. After Paused it rests until `identity` (a hash of the key) changes, or a quarter of an hour.
    """

    def __init__(self, model: LanguageModel, *, clock: Clock, identity: Callable[[], str]) -> None:
        self._model = model
        self._clock = clock
        self._identity = identity
        self._lock = threading.Lock()
        self.try_again()

    def try_again(self) -> None:
        """Forget what went wrong: it may have been mended."""
        with self._lock:
            self._failures = 0
            self._until = 0.0
            self._reason: LLMError | None = None
            self._refused = ""
            self._probing = False

    def standing(self) -> Rest | None:
        """Return why no call is made now and for how long, None when one would be made."""
        identity = self._identity()
        with self._lock:
            left = self._until - self._clock.monotonic()
            paused = isinstance(self._reason, Paused)
            if self._reason is None or left <= 0 or (paused and identity != self._refused):
                return None
            return Rest(str(self._reason), left, paused)

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer, or raise at once what the endpoint last failed with while it is left alone."""
        identity = self._identity()
        self._enter(identity)
        try:
            answer = self._model.ask(prompt)
        except BudgetReached:
            raise
        except (Paused, Transient) as error:
            self._failed(error, identity)
            raise
        except LLMError:
            self.try_again()
            raise
        finally:
            self._leave()
        self.try_again()
        return answer

    def _enter(self, identity: str) -> None:
        with self._lock:
            if self._reason is None:
                return
            if isinstance(self._reason, Paused) and identity != self._refused:
                self._reason = None
                return
            left = self._until - self._clock.monotonic()
            if left > 0 or self._probing:
                raise _waiting(self._reason, max(left, 1.0))
            self._probing = True

    def _leave(self) -> None:
        with self._lock:
            self._probing = False

    def _failed(self, error: Paused | Transient, identity: str) -> None:
        with self._lock:
            self._failures += 1
            wish = error.retry_after if isinstance(error, Transient) else LONGEST_SECONDS
            if wish is None and self._failures < FAILURES:
                return
            self._reason, self._refused = error, identity
            self._until = self._clock.monotonic() + rest(self._failures - FAILURES, wish)


def _waiting(reason: LLMError, left: float) -> LLMError:
    """Return the failure again, as one of a call that was not made, which says when the next call is made."""
    message = f"{reason.args[0]} (not called again for {left:.0f} s)"
    again: LLMError
    again = Paused(message, reason.remedy) if isinstance(reason, Paused) else Transient(message, reason.remedy, left)
    again.unsent = True
    return again
