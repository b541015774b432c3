"""Say what working through existing transcripts would take: `memoryd backfill --dry-run`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.git import GitProjects
from memoryd.adapters.ledger import Database, SqliteTurnQueue, SqliteUpkeep
from memoryd.adapters.ledger.backlog import SqliteBacklog
from memoryd.adapters.ledger.bills import Bills
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.purge_marks import KEY, KeyedPurgeMarks
from memoryd.bootstrap.backends import RULES
from memoryd.bootstrap.backfilling import backfilling_of, root_of, together_of
from memoryd.bootstrap.house import LEDGER, rules_of
from memoryd.config import Config
from memoryd.core.budget import price_of
from memoryd.core.forecast import OUTPUT_A_TURN, Forecast, forecast
from memoryd.core.model import Project, Turn
from memoryd.core.purged_words import covered_turn
from memoryd.core.redaction import redact_turn
from memoryd.core.signal import has_signal
from memoryd.pipeline.backfilling import DryBacklog
from memoryd.ports import Clock, Reporter


@dataclass(frozen=True, slots=True, kw_only=True)
class Foreseen:
    """What a backfill would take: transcripts, new turns, those with signal, and the calls about them."""

    files: int
    turns: int
    signal: int
    cost: Forecast


def foresee(config: Config, reporter: Reporter, since: float, project: str) -> Foreseen:
    """Say what a backfill would take, and change nothing; also works beside a running daemon."""
    path = config.state_folder / LEDGER
    database = Database(path, read_only=True) if path.exists() else None
    try:
        return _foresee(config, reporter, since, project, database)
    finally:
        if database:
            database.close()


def _foresee(config: Config, reporter: Reporter, since: float, project: str, database: Database | None) -> Foreseen:
    backlog = SqliteBacklog(database) if database else None
    dry = DryBacklog(backlog.knows if backlog else lambda key: False, backlog.skipped_sessions() if backlog else {})
    places, clock = GitProjects(rules_of(config), reporter), SystemClock()
    root = root_of(places, project)
    clean = _clean_of(config, database)
    backfilling = backfilling_of(config, dry, places, clock, reporter, clean, since, root, lambda roots: None)
    found = backfilling.transcripts()
    for old in found:
        backfilling.take(old)
    taken = _waiting(database, root) if database else {}
    for place, turns in dry.taken.items():
        taken.setdefault(place, []).extend(turns)
    signal = {place: [turn for turn in turns if has_signal(turn)] for place, turns in taken.items()}
    output = (Bills(database).output_a_turn() if database else None) or OUTPUT_A_TURN
    whole = Forecast()
    if config.extraction.backend != RULES:
        for place, turns in signal.items():
            whole += _forecast(config, place, turns, output, clock)
    return Foreseen(
        files=len(found),
        turns=sum(map(len, taken.values())),
        signal=sum(map(len, signal.values())),
        cost=whole,
    )


def _clean_of(config: Config, database: Database | None) -> Callable[[Turn], Turn]:
    """Return what takes out of a turn what a backfill takes out: secrets, and what was removed for good."""
    marks = KeyedPurgeMarks(database, config.state_folder / KEY) if database else None
    if marks is None or not marks.any:
        return redact_turn
    return lambda turn: covered_turn(redact_turn(turn), marks.cover)


def _waiting(database: Database, root: str) -> dict[Project, list[Turn]]:
    """Return the turns by project that wait in the ledger for an answer: a backfill takes them up as well."""
    queue, taken = SqliteTurnQueue(database), dict[Project, list[Turn]]()
    for place in SqliteUpkeep(database).known_projects():
        if root in ("", place.root):
            for queued in queue.due(place.root, inf, 10**9):
                if queued.verdicts is None:
                    taken.setdefault(queued.project, []).append(queued.turn)
    return taken


def _forecast(config: Config, project: Project, turns: Sequence[Turn], output: float, clock: Clock) -> Forecast:
    stores = DirMemoryStores(YamlMemoryText(), rules_of(config).data)
    return forecast(
        turns,
        [clock.day(turn.at if turn.at is not None else clock.now()) for turn in turns],
        stores.open(project).read().memories,
        together=together_of(config),
        price=price_of(config.anthropic.model, config.anthropic.prices),
        output_a_turn=output,
    )
