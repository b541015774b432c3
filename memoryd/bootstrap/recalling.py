"""Recall in full: find the project, bring its kept index up to date, choose, and note what was given.

What `recall` leaves behind (index and ticket) is what the quick way answers from, see `bootstrap.quick_recall`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.git import GitProjects
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.recall_index import KeptFolder, KeptRecallIndex, folders
from memoryd.adapters.recall_keeping import NoIndex, RecallKeeping
from memoryd.adapters.surfaced import SurfacedMemories
from memoryd.adapters.use_notes import FileUseNotes
from memoryd.bootstrap.personal import personal_of
from memoryd.bootstrap.refused import of_agents
from memoryd.bootstrap.reviewing import came_with
from memoryd.bootstrap.ticketing import leave_ticket
from memoryd.config import Config
from memoryd.core.agent_marks import marked
from memoryd.core.model import Project
from memoryd.core.news import News
from memoryd.core.recall import Chosen, EntryIndex, Limits
from memoryd.core.recall_entry import Entry, entry_of
from memoryd.core.recall_request import request_of
from memoryd.pipeline.model_recalling import ModelSelector
from memoryd.pipeline.recalling import KeywordSelector, choose
from memoryd.ports.recalling import RecallIndex, Selector
from memoryd.project_rules import rules_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is asked for: a request, in the project of a folder (`place`), for a session ("": for none).

    `items` and `characters` are limits, None for those of `[recall]`. `by_hand` is false for what is fed to an agent
    without anybody asking: only memories that rest on the person's own words are, then.
    """

    request: str
    place: str
    session: str = ""
    items: int | None = None
    characters: int | None = None
    by_hand: bool = True


@dataclass(frozen=True, slots=True)
class Recalled:
    """What was chosen, on which day (an ISO date), in which project; `note` says what did not work as it should."""

    chosen: Chosen
    today: str
    project: Project
    note: str = ""


@dataclass(frozen=True, slots=True)
class Source:
    """A memory folder to recall from, whether it is trusted, and which of its files an agent was the last to write."""

    project: Project
    trusted: bool = True
    agents: frozenset[str] = frozenset()


def recall(config: Config, asked: Asked) -> Recalled:
    """Return the memories that matter for a request; MemorydError where there is no project to ask about."""
    clock = SystemClock()
    now = clock.now()
    today = clock.day(now)
    sources = sources_of(config, asked.place, with_strangers=asked.by_hand)
    surfaced = SurfacedMemories(str(config.state_folder))
    given = surfaced.of(asked.session) if asked.session else frozenset[str]()
    pick = partial(_pick, config, asked, sources[0].project, today, given)
    chosen, note = _chosen(config, sources, pick)
    note_given(config, asked.session, chosen, [source.project for source in sources if source.trusted], now)
    if not note:
        _leave_ticket(config, asked.place, [source.project for source in sources])
    return Recalled(chosen, today, sources[0].project, "; ".join(filter(None, (note, chosen.note))))


def _leave_ticket(config: Config, place: str, projects: Sequence[Project]) -> None:
    """Leave a ticket where nothing is recalled from but the project and what is the person's own."""
    own, *others = projects
    personal = personal_of(config, own)
    if all(other == personal for other in others):
        index = RecallKeeping(config.state_folder, YamlMemoryText(), rules_of(config).data)
        leave_ticket(config, place, own, personal, index.path_for(projects), limits_of(config))


def limits_of(config: Config, items: int | None = None, characters: int | None = None) -> Limits:
    """Return how much is recalled, by `[recall]` where nothing else is asked for."""
    settings = config.recall
    return Limits(
        items=settings.max_items if items is None else items,
        always_items=settings.always_items,
        characters=settings.max_chars if characters is None else characters,
    )


def sources_of(config: Config, place: str, *, with_strangers: bool) -> tuple[Source, ...]:
    """Return the memory folders that the project of a folder recalls from, its own first."""
    project = GitProjects(rules_of(config), _Nobody()).project_of(place)
    sources = [Source(project, agents=of_agents(config, project))]
    if personal := personal_of(config, project):
        sources.append(Source(personal, agents=of_agents(config, personal)))
    other = came_with(config, place) if with_strangers else None
    if other is not None and other.project.memory != project.memory:
        sources.append(Source(other.project, trusted=other.trusted))
    return tuple(sources)


def note_given(config: Config, session: str, chosen: Chosen, projects: Sequence[Project], now: float) -> None:
    """Note what was given: for the session, so that it is not given again, and as evidence of use."""
    sources = [entry.source for entry in (*chosen.always, *(one.entry for one in chosen.found))]
    if session:
        SurfacedMemories(str(config.state_folder)).add(session, sources, now)
    found = [one.entry.source for one in chosen.found]
    for project in projects:
        folder = project.memory.rstrip("/") + "/"
        files = [source.removeprefix(folder) for source in found if source.startswith(folder)]
        FileUseNotes(config.state_folder).recalled(project.root, files, now)


def _pick(
    config: Config, asked: Asked, project: Project, today: str, given: Collection[str], index: RecallIndex
) -> Chosen:
    return choose(
        _selector(config, index, project),
        request_of(asked.request),
        today=today,
        limits=limits_of(config, asked.items, asked.characters),
        surfaced=given,
        by_hand=asked.by_hand,
    )


def _chosen(config: Config, sources: Sequence[Source], pick: Callable[[RecallIndex], Chosen]) -> tuple[Chosen, str]:
    """Choose with the kept index, or, where it cannot be used, with one made of what the files hold; say why."""
    data, projects = rules_of(config).data, [source.project for source in sources]
    keeping = RecallKeeping(config.state_folder, YamlMemoryText(), data)
    try:
        with closing(keeping.current(projects)) as connection:
            chosen = pick(kept_index(connection, sources))
        keeping.sweep()
        return chosen, ""
    except NoIndex as error:
        why = str(error)
    except sqlite3.Error as error:
        why = f"{keeping.path_for(projects)}: {error}"
    return pick(EntryIndex(list(_entries(data, sources)))), f"searched without an index, which takes longer: {why}"


def kept_index(connection: sqlite3.Connection, sources: Sequence[Source]) -> KeptRecallIndex:
    """Return an open index as recall sees it: these folders, with whose words they hold."""
    numbers = folders(connection)
    return KeptRecallIndex(
        connection,
        [
            KeptFolder(numbers[path], path, trusted=source.trusted, agents=source.agents)
            for source in sources
            if (path := source.project.memory) in numbers
        ],
    )


def _entries(data: str, sources: Sequence[Source]) -> Iterator[Entry]:
    stores = DirMemoryStores(YamlMemoryText(), data)
    for source in sources:
        folder = marked(stores.open(source.project).read(), source.agents)
        yield from (entry_of(memory, source.project.memory, trusted=source.trusted) for memory in folder.memories)


def _selector(config: Config, index: RecallIndex, project: Project) -> Selector:
    keyword = KeywordSelector(index)
    if config.recall.selector != "model":
        return keyword
    # Loaded here: it takes the whole house, which choosing by words does not need.
    from memoryd.bootstrap.selecting import selected

    return ModelSelector(keyword, index, partial(selected, config, project.root))


class _Nobody:
    """Tell nobody: where memories lie is told elsewhere."""

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
