"""Ask the chosen backend which memories help with a request: by the running daemon, which keeps the books, else here.

Only who holds the instance lock may book a call, so a command hands the question to the daemon over its socket; where
none runs it takes the lock for the time of the call.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence

from memoryd.adapters import control
from memoryd.bootstrap.house import SOCKET, House, opened
from memoryd.config import Config
from memoryd.core.errors import MemorydError, NotRunning, Paused, Permanent, Transient
from memoryd.core.news import News
from memoryd.core.recall_model import picked, question

NAME = "select"
_MOST_LINES = 2_000


def selected(config: Config, project: str, request: str, lines: Sequence[str], most: int) -> tuple[int, ...]:
    """Return the places of the lines that help, within the deadline of `[recall]`; a MemorydError says why not."""
    message = {"name": NAME, "project": project, "request": request, "lines": [*lines], "most": most}
    seconds = config.recall.deadline_seconds
    try:
        reply = control.send(config.state_folder / SOCKET, message, seconds)
    except NotRunning:
        reply = _here(config, message, seconds)
    places = reply.get("places")
    if not isinstance(places, list) or not all(type(place) is int and 0 <= place < len(lines) for place in places):
        raise MemorydError("the daemon gave no choice of memories", "restart it if it is of another version")
    return tuple(places[:most])


def select(house: House, message: dict[str, object]) -> dict[str, object]:
    """Ask the house's model; the call is booked like any other, and nothing secret is in it.

    Paused while the person has something to confirm, as for any other call. It waits for no place among the calls.
    """
    if house.backend is None:
        raise MemorydError("no model is chosen", 'set [extraction] backend, or [recall] selector = "keyword"')
    if reason := house.keeping.held():
        raise Paused(reason)
    request, project, most, lines = _fields(message)
    clean = [house.trust.clean(line) for line in lines]
    try:
        answer = house.backend.model.ask(question(house.trust.clean(request), clean, most, project))
    except (Permanent, Transient) as error:
        # What they advise is about turns, which wait; a request does not.
        raise MemorydError(str(error.args[0]), "see `memoryd check-backend`") from error
    return {"places": [*picked(answer.text, len(lines), most)]}


def _fields(message: dict[str, object]) -> tuple[str, str, int, list[str]]:
    request, project = message.get("request"), message.get("project")
    most, lines = message.get("most"), message.get("lines")
    if isinstance(request, str) and isinstance(project, str) and isinstance(most, int) and isinstance(lines, list):
        return request, project, most, [str(line) for line in lines[:_MOST_LINES]]
    raise MemorydError("the question about memories is not one this memoryd knows")


def _here(config: Config, message: dict[str, object], seconds: float) -> dict[str, object]:
    with opened(config, _Nobody()) as house:
        replies: list[dict[str, object] | MemorydError] = []
        asking = threading.Thread(target=lambda: replies.append(_caught(house, message)), daemon=True)
        asking.start()
        asking.join(seconds)
        if asking.is_alive():
            # Ends the call under way; what it may have cost stays booked.
            house.hang_up()
            asking.join(1.0)
            house.all_ended = not asking.is_alive()
            raise Transient(f"the model did not answer within {seconds:g} s", "raise [recall] deadline_seconds")
    if isinstance(replies[0], MemorydError):
        raise replies[0]
    return replies[0]


def _caught(house: House, message: dict[str, object]) -> dict[str, object] | MemorydError:
    try:
        return select(house, message)
    except MemorydError as error:
        return error


class _Nobody:
    """Tell nobody: the selection's note says what went wrong."""

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
