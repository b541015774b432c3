"""What a hook gives an agent where the quick way does not suffice: at the start of a session, and at first use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from memoryd.adapters.surfaced import SurfacedMemories
from memoryd.bootstrap.recalling import Asked, Recalled, recall
from memoryd.config import Config, load, platform_places
from memoryd.core import preamble
from memoryd.core.block_lines import INDEX, folder_in
from memoryd.core.recall import Chosen


@dataclass(frozen=True, slots=True)
class Given:
    """Memories for an agent on a day (an ISO date), the state folder, and where the list is, as a line or ""."""

    chosen: Chosen
    today: str
    state: str
    pointer: str = ""

    def before(self, told: str) -> tuple[str, ...]:
        """Return the lines before what is told of the memories, which says itself what memories are unless it is ""."""
        rules = () if told else preamble.RULES
        return (*rules, self.pointer) if self.pointer else ()


def asked(env: Mapping[str, str], request: str, place: str, session: str) -> Given:
    """Return what bears on a request and was not given in the session yet; a MemorydError where that fails."""
    config = load(None, env, platform_places())
    found = _recalled(config, request, place, session)
    return Given(found.chosen, found.today, str(config.state_folder))


def started(env: Mapping[str, str], place: str, session: str, *, afresh: bool) -> Given:
    """Return what holds for everything and where the list is; `afresh`: what was given before counts no more."""
    config = load(None, env, platform_places())
    state = str(config.state_folder)
    if afresh and session:
        SurfacedMemories(state).forget(session)
    found = _recalled(config, "", place, session)
    folder = folder_in(found.project, config.memory.location)
    there = Path(found.project.memory, INDEX).is_file()
    pointer = preamble.pointer(f"{folder}/{INDEX}") if there else ""
    return Given(found.chosen, found.today, state, pointer)


def _recalled(config: Config, request: str, place: str, session: str) -> Recalled:
    return recall(config, Asked(request=request, place=place, session=session, by_hand=False))
