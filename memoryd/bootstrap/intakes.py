"""The intake over a house: which transcripts it reads, from where, and who works on what it finds."""

from __future__ import annotations

import os
from dataclasses import replace

from memoryd.adapters.kept_memory import keep_memory
from memoryd.adapters.processes import SystemProcesses
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.bootstrap.backends import emptiness_of
from memoryd.bootstrap.house import House
from memoryd.bootstrap.session_files import session_files
from memoryd.bootstrap.session_roots import session_roots
from memoryd.daemon import Work
from memoryd.pipeline.session_root import SessionRoot
from memoryd.pipeline.tailing import Intake


def intake_of(house: House, since: float | None, work: Work | None = None) -> Intake:
    """Return an intake; with `since` (seconds since 1970) it reads also what is old, `work` hears what is found."""
    keep_memory()
    return Intake(
        files=session_files(house.reporter, watched=True),
        tables=SqliteSessionTables(),
        processes=SystemProcesses(),
        ledger=house.intake_ledger,
        projects=house.projects,
        clock=house.clock,
        reporter=house.reporter,
        redact=house.trust.clean_turn,
        roots=_roots(house, since),
        on_work=work.extract_all if work else lambda roots: None,
        on_closed=work.worked if work else lambda roots: None,
        state_folder=os.path.realpath(house.config.state_folder),
        emptiness=emptiness_of(house.config),
        in_flight=house.trust.in_flight,
    )


def _roots(house: House, since: float | None) -> tuple[SessionRoot, ...]:
    """Return what is watched; after a loss of the ledger, what was there before is not read a second time."""
    roots = session_roots(house.config, since)
    return tuple(replace(root, from_start=False) for root in roots) if house.keeping.held() else roots
