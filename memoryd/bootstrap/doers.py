"""What does each command that may change something, wired from the parts of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from memoryd.adapters.ledger.quarantine import SqliteQuarantine
from memoryd.adapters.ledger.rejections import Rejections
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.bootstrap.session_files import session_files
from memoryd.bootstrap.session_roots import session_roots
from memoryd.pipeline.agent_commands import AgentCommands
from memoryd.pipeline.bringing_back import BringingBack
from memoryd.pipeline.commanding import Commanding, Doers
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.hand_commands import HandCommands
from memoryd.pipeline.memory_commands import MemoryCommands
from memoryd.pipeline.personal_commands import PersonalCommands
from memoryd.pipeline.quarantine_commands import QuarantineCommands
from memoryd.pipeline.restoring import Restoring
from memoryd.pipeline.said_lately import SaidLately
from memoryd.pipeline.switch_commands import SwitchCommands
from memoryd.pipeline.trust_commands import TrustCommands
from memoryd.pipeline.undoing import Undoing
from memoryd.pipeline.upkeep_commands import UpkeepCommands

if TYPE_CHECKING:
    from memoryd.bootstrap.house import House


def commanding_of(house: House) -> Commanding:
    """Return what does all commands; a further group of them is one more row."""
    here = _memory_commands(house).doers, _hand_commands(house).doers, _undoing(house).doers, _restoring(house).doers
    return Commanding(
        *here,
        _upkeep_commands(house).doers,
        SwitchCommands(house.projects, lambda project, on: house.projects.switch(project, on=on)).doers,
        _agent_commands(house).doers,
        house.keeping.doers,
        QuarantineCommands(SqliteQuarantine(house.database), lambda: house.on_turns()).doers,
        TrustCommands(house.projects, house.stores, house.burying, house.indexing, house.changed).doers,
        _personal_commands(house, *here).doers,
    )


def _personal_commands(house: House, *groups: Doers) -> PersonalCommands:
    """Return what hands commands on to the personal folder, in place of those who would do them in a project's own."""
    return PersonalCommands(
        {name: do for group in groups for name, do in group.items()},
        places=house.projects,
        stores=house.stores,
        journal=house.trust.journal,
        burying=house.burying,
        personal=house.together.folder,
    )


def _memory_commands(house: House) -> MemoryCommands:
    return MemoryCommands(
        places=house.projects,
        stores=house.together.stores,
        applying=house.together.applying,
        text=house.text,
        index=house.together.index,
        personal=house.together.folder,
        burying=house.burying,
        redact=house.trust.clean,
        changed=house.changed,
        clock=house.clock,
        reporter=house.reporter,
    )


def _hand_commands(house: House) -> HandCommands:
    return HandCommands(
        places=house.projects,
        stores=house.stores,
        applying=house.trust.applying,
        text=house.text,
        index=house.indexing,
        upkeep=house.upkeep,
        agents=house.trust.agents,
        redact=house.trust.clean,
        changed=house.changed,
        clock=house.clock,
        reporter=house.reporter,
    )


def _agent_commands(house: House) -> AgentCommands:
    said = SaidLately(
        finder=Finder(session_files(house.reporter, watched=False), SqliteSessionTables()),
        roots=session_roots(house.config),
        places=house.projects,
        redact=house.trust.clean_turn,
        clock=house.clock,
        reporter=house.reporter,
    )
    return AgentCommands(
        places=house.projects,
        stores=house.together.stores,
        applying=house.together.applying,
        text=house.text,
        index=house.together.index,
        personal=house.together.folder,
        said=said,
        buried=house.together.buried,
        redact=house.trust.clean,
        changed=house.changed,
        rules_allowed=house.config.memory.agent_rules,
        refused=Rejections(house.database).note,
        clock=house.clock,
        reporter=house.reporter,
    )


def _undoing(house: House) -> Undoing:
    return Undoing(
        places=house.projects,
        journal=house.trust.journal,
        burying=house.burying,
        tidied=house.tidied,
        text=house.text,
        back=_bringing_back(house),
        clock=house.clock,
    )


def _restoring(house: House) -> Restoring:
    return Restoring(
        places=house.projects,
        journal=house.trust.journal,
        burying=house.burying,
        back=_bringing_back(house),
        clock=house.clock,
    )


def _bringing_back(house: House) -> BringingBack:
    return BringingBack(
        stores=house.stores,
        applying=house.trust.applying,
        index=house.indexing,
        changed=house.changed,
        reporter=house.reporter,
    )


def _upkeep_commands(house: House) -> UpkeepCommands:
    return UpkeepCommands(
        places=house.projects,
        index=house.indexing,
        tidying=house.consolidating,
        offering=house.offering,
        purging=house.trust.purging(house.upkeep, house.indexing),
        changed=house.changed,
    )
