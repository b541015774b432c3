"""Say what working through existing transcripts would take: `memoryd backfill --dry-run`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.git import GitProjects
from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.backlog import SqliteBacklog
from memoryd.adapters.ledger.bills import Bills
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.bootstrap.backends import RULES
from memoryd.bootstrap.backfilling import backfilling_of, root_of, together_of
from memoryd.bootstrap.house import LEDGER, rules_of
from memoryd.config import Config
from memoryd.core.budget import price_of
from memoryd.core.forecast import OUTPUT_A_TURN, Forecast, forecast
from memoryd.core.model import Project, Turn
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
    backfilling = backfilling_of(
        config, dry, places, clock, reporter, redact_turn, since, root_of(places, project), lambda roots: None
    )
    found = backfilling.transcripts()
    for old in found:
        backfilling.take(old)
    signal = {project: [turn for turn in turns if has_signal(turn)] for project, turns in dry.taken.items()}
    output = (Bills(database).output_a_turn() if database else None) or OUTPUT_A_TURN
    whole = Forecast()
    if config.extraction.backend != RULES:
        for place, turns in signal.items():
            whole += _forecast(config, place, turns, output, clock)
    return Foreseen(
        files=len(found),
        turns=sum(map(len, dry.taken.values())),
        signal=sum(map(len, signal.values())),
        cost=whole,
    )


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
