"""What decides whose words count: what was taken away, what agents wrote, and what may never be stored again."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from memoryd.adapters.git_steps import GitStepsByLog
from memoryd.adapters.ledger import Database, SqliteUpkeep
from memoryd.adapters.ledger.git_stands import SqliteGitStands
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.adapters.ledger.purging import SqlitePurge
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_purge import DirPurge
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.purge_marks import KEY, KeyedPurgeMarks
from memoryd.adapters.recall_keeping import RecallKeeping
from memoryd.adapters.state_purge import StatePurge
from memoryd.bootstrap.state_names import CANARY, LEDGER, LOCK, SOCKET
from memoryd.config import Config
from memoryd.core.journal import PURGE, Cause, Why
from memoryd.core.model import Project, Turn
from memoryd.core.news import Troubled
from memoryd.core.purged_words import covered_turn
from memoryd.core.redaction import redact, redact_turn
from memoryd.pipeline.applying import Applying
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.filing import Index
from memoryd.pipeline.fresh_words import FreshWords
from memoryd.pipeline.git_moves import GitMoves
from memoryd.pipeline.in_flight import InFlight
from memoryd.pipeline.known_stores import KnownStores, WholeStores
from memoryd.pipeline.purging import Purging
from memoryd.pipeline.witnessing import Witnessing
from memoryd.ports import Clock, Extractor, Reporter
from memoryd.ports.purging import KnownProjects
from memoryd.ports.tombstones import AgentFiles


class Trust:
    """The parts that the house asks about trust, on one ledger; `data` is memoryd's data folder."""

    def __init__(
        self,
        config: Config,
        database: Database,
        folders: DirMemoryStores,
        data: str,
        clock: Clock,
        reporter: Reporter,
    ) -> None:
        self._database = database
        self._folders = folders
        self._data = data
        self._clock = clock
        self._recall = RecallKeeping(config.state_folder, YamlMemoryText(), data)
        self._known = SqliteTombstones(database)
        self._marks = KeyedPurgeMarks(database, config.state_folder / KEY)
        self._beside = StatePurge(config.state_folder, LEDGER, (LOCK, SOCKET, CANARY, KEY))
        self.in_flight = InFlight()
        self.agents: AgentFiles = self._known
        self.journal = SqliteJournal(database)
        self.git = GitMoves(GitStepsByLog(), SqliteGitStands(database))
        self.witnessing = Witnessing(self.journal, folders, self._known, clock, self.git, reporter, self._renamed)
        known = KnownStores(folders, self._known, self._known, self.witnessing.heads)
        self.applying = Applying(stores=known, journal=self.journal, witnessing=self.witnessing, clock=clock)
        self.stores = WholeStores(known, self.applying.recover)

    def _renamed(self, project: Project, names: Mapping[str, str]) -> None:
        """Let what justified files justify them under the names that somebody gave them."""
        SqliteUpkeep(self._database).renamed(project, names, self._clock.now())

    def burying(self, reporter: Reporter) -> Burying:
        """Return what keeps track of what a person takes away."""
        if self._marks.trouble:
            reporter.tell(Troubled("purge", self._marks.trouble))
        return Burying(self._known, self._known, self._clock, reporter, self.git, self._folders)

    def purging(self, projects: KnownProjects, index: Index) -> Purging:
        """Return what removes a text for good."""
        return Purging(
            projects=projects,
            folders=DirPurge(self._folders, self._data),
            state=self._beside,
            ledger=SqlitePurge(self._database),
            marks=self._marks,
            seen=self._known,
            purged=self._purged,
            index=index,
            clock=self._clock,
            in_flight=self.in_flight,
        )

    def _purged(self, project: Project, files: Collection[str]) -> None:
        """Let the journal know who changed these files, so that nobody's hand is seen in it; drop the index of them."""
        self.witnessing.forget()
        self._recall.forget()
        store = self.stores.open(project)
        with store.alone():
            if store.there():
                self.witnessing.noticed(project, store.read(), Why(Cause.COMMAND, PURGE), files)

    def fresh(self, extractor: Extractor) -> Extractor:
        """Return an extractor that is not shown what the memories say, and says nothing that was removed for good."""
        return FreshWords(extractor, self._marks.cover)

    def clean(self, text: str) -> str:
        """Return a text without secrets and without what was removed for good."""
        return self._marks.cover(redact(text))

    def clean_turn(self, turn: Turn) -> Turn:
        """Return a turn without secrets and without what was removed for good."""
        clean = redact_turn(turn)
        return covered_turn(clean, self._marks.cover) if self._marks.any else clean
