"""The parts that everything which may change something is made of, put together once a process."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from memoryd.adapters.clock import SystemClock
from memoryd.adapters.connection_list import FileConnections
from memoryd.adapters.consolidations import FolderConsolidations
from memoryd.adapters.git import GitProjects
from memoryd.adapters.instance import InstanceLock
from memoryd.adapters.ledger import (
    History,
    SqliteIntakeLedger,
    SqliteSpend,
    SqliteTidied,
    SqliteTurnQueue,
    SqliteUpkeep,
)
from memoryd.adapters.ledger.opening import open_ledger
from memoryd.adapters.ledger.things import SqliteThings
from memoryd.adapters.ledger.uses import SqliteUses
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.processes import SystemProcesses
from memoryd.adapters.rules_files import DiskRulesFiles
from memoryd.adapters.use_notes import FileUseNotes
from memoryd.adapters.work_tree_look import DiskTrees
from memoryd.bootstrap.backends import backend_of, batching_of, extractor_of
from memoryd.bootstrap.doers import commanding_of
from memoryd.bootstrap.keeping import Keeping
from memoryd.bootstrap.personal import Together
from memoryd.bootstrap.session_files import session_files
from memoryd.bootstrap.state_names import LEDGER as LEDGER
from memoryd.bootstrap.state_names import LOCK as LOCK
from memoryd.bootstrap.state_names import SOCKET as SOCKET
from memoryd.bootstrap.tidying import Tidying
from memoryd.bootstrap.trust import Trust
from memoryd.config import Config
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import StoreUnavailable
from memoryd.core.model import Project
from memoryd.core.news import Troubled
from memoryd.core.personal import is_personal
from memoryd.pipeline.at_once import AtOnce
from memoryd.pipeline.client_status import ClientStatus
from memoryd.pipeline.expiring import Expiring
from memoryd.pipeline.extracting import Extracting
from memoryd.pipeline.held_model import HeldModel
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.inlining import Inlining
from memoryd.pipeline.liveness import Liveness
from memoryd.pipeline.proposing import ModelExtractor, RuleExtractor
from memoryd.pipeline.session_ends import SessionEnds
from memoryd.pipeline.standings import Standings
from memoryd.pipeline.together import beside
from memoryd.ports import Clock, Extractor, LanguageModel, Reporter
from memoryd.project_rules import rules_of as rules_of


@contextmanager
def opened(config: Config, reporter: Reporter) -> Iterator[House]:
    """Hold the instance lock and the ledger; AlreadyRunning when another memoryd has them.

    Where a lane did not end in time both are kept until the process ends: it may still write.
    """
    with ExitStack() as held:
        held.enter_context(InstanceLock(config.state_folder / LOCK))
        house = House(config, reporter)
        held.callback(house.database.close)
        yield house
        if not house.all_ended:
            house.held = held.pop_all()


class House:
    """Everything below the daemon, wired; also the steps of the work lanes.

    `clock` and `model` stand in for the system's time and for whom the config says to ask.
    """

    def __init__(
        self, config: Config, reporter: Reporter, clock: Clock | None = None, model: LanguageModel | None = None
    ) -> None:
        self.config = config
        self.reporter = reporter
        self.clock = clock or SystemClock()
        self.database = open_ledger(config.state_folder / LEDGER, self.clock.now(), self._trouble)
        self.intake_ledger = SqliteIntakeLedger(self.database)
        self.turns = SqliteTurnQueue(self.database, extractor_of(config))
        self.upkeep = SqliteUpkeep(self.database)
        self.projects = GitProjects(rules_of(config), reporter)
        self.text = YamlMemoryText()
        folders = DirMemoryStores(self.text, rules_of(config).data)
        self.trust = Trust(config, self.database, folders, rules_of(config).data, self.clock, reporter)
        self.stores = self.trust.stores
        self.consolidations = FolderConsolidations(rules_of(config).data)
        self.burying = self.trust.burying(reporter)
        self.history = History(self.database)
        self.spend = SqliteSpend(self.database)
        self.backend = backend_of(config, self.spend, self.clock)
        self.keeping = Keeping(config, self.database, self.clock, reporter, self.try_again)
        asked = model or (self.backend.model if self.backend else None)
        held = HeldModel(asked, self.keeping.held, self.trust.in_flight) if asked else None
        self.model = AtOnce(held, config.extraction.concurrency, self.trust.in_flight) if held else None
        notes = FileUseNotes(config.state_folder)
        self.liveness = Liveness(DiskTrees(), SqliteThings(self.database))
        self.standings = Standings(SqliteUses(self.database), notes, self.liveness.gone, self.clock)
        self.indexing = self._indexing()
        self.together = Together(self)
        self.together.know()
        self.indexing.renew = self.together.renew
        self.tidied = SqliteTidied(self.database)
        self.expiring = self._expiring()
        tidying = Tidying(self)
        self.consolidating = tidying.consolidating
        self.offering = tidying.offering
        self.extracting = self._extracting()
        self.commanding = commanding_of(self)
        self.on_files: Callable[[], None] = lambda: None
        """Hears that memory files were written, perhaps in a folder that is new."""
        self.on_turns: Callable[[], None] = lambda: None
        """Hears that turns may be worked on that could not be before."""
        self.all_ended = True
        """Whether nobody else uses the ledger any more."""
        self.held: ExitStack | None = None

    def defect(self, root: str, message: str) -> None:
        """Count a defect against the turn that was being worked on."""
        self.extracting.defect(root, message)

    def unreadable(self) -> Iterator[str]:
        """Yield a line for each memory file, or folder, that cannot be read now."""
        for project in self.upkeep.known_projects():
            try:
                folder = self.stores.open(project).read()
            except StoreUnavailable as error:
                yield str(error)
            else:
                yield from (f"{project.memory}/{item.file}: {item.reason}; mend it" for item in folder.broken)

    def hang_up(self) -> None:
        """End model calls under way; their turns wait for the next start."""
        if self.backend:
            self.backend.close()

    def try_again(self) -> None:
        """Let nothing wait any longer: what stood in the way may have been mended."""
        if self.backend:
            self.backend.try_again()
        self.turns.retry_now()

    def extract(self, root: str) -> bool:
        """Work on one turn; tell whether there may be another one."""
        return self.extracting.work(root)

    def reindex(self, project: Project, files: Collection[str] | None = None) -> None:
        """Make the index true; what a person did to the memories by hand counts as a change."""
        if self.indexing.follow(project, files):
            self.consolidating.changed(project, 1)
        self.keeping.copy_if_changed()

    def keep(self) -> None:
        """Do what is due once a day."""
        self.keeping.daily()

    def tend(self, project: Project) -> None:
        """See what time did to a project's memories: what was used, has expired or is gone; the index follows."""
        self.standings.take_notes()
        # What others did comes into the journal before anything is done.
        self.indexing.rebuild(project)
        if not self._allowed(project):
            return
        # It counts as a change as well, though no file event has told of it yet.
        self.reindex(project, ())
        retired = self.expiring.run(project)
        # What holds for all projects speaks of the work tree of none.
        turned = not is_personal(project) and self.liveness.check(project, self.stores.open(project).read().memories)
        if retired:
            self.on_files()
        if retired or turned:
            self.indexing.rebuild(project, ())

    def consolidate(self, project: Project, before: float) -> None:
        """Consolidate when something changed since the last time, if that was earlier than `before`."""
        if self._allowed(project):
            self.consolidating.run_if_changed(project, before)

    def perform(self, command: Command) -> Outcome:
        """Do what a command asks."""
        try:
            return self.commanding.perform(command)
        finally:
            self.keeping.copy_if_changed()

    def changed(self, project: Project, count: int) -> None:
        """Hear that memories of a project were created or changed."""
        self.on_files()
        self.consolidating.changed(project, count)
        if personal := beside(project, self.projects.personal):
            # What was changed there is counted already; it may have become enough to tidy.
            self.consolidating.changed(personal, 0)

    def _allowed(self, project: Project) -> bool:
        """Tell whether a project that was known once may still be written to, and in the same place."""
        return self.projects.locate(project.root) == project

    def _may_make(self, project: Project) -> bool:
        """Tell whether a project may get a folder for what holds in all: not where nobody works any more."""
        if not Path(project.root).is_dir():
            return False
        return self._allowed(project) and not self.trust.journal.begun(project)

    def _indexing(self) -> Indexing:
        return Indexing(
            stores=self.stores,
            clock=self.clock,
            reporter=self.reporter,
            noticing=(self.trust.witnessing, self.burying),
            followers=(self._inlining(),),
            standing=self.standings.of,
            git=self.trust.git,
            personal=self.projects.personal,
            may_make=self._may_make,
        )

    def _expiring(self) -> Expiring:
        return Expiring(
            stores=self.stores,
            applying=self.trust.applying,
            tidied=self.tidied,
            clock=self.clock,
            reporter=self.reporter,
        )

    def _inlining(self) -> Inlining:
        return Inlining(
            connections=FileConnections(Path(rules_of(self.config).data)),
            files=DiskRulesFiles(),
            allowed=self._allowed,
            location=rules_of(self.config).location,
            reporter=self.reporter,
        )

    def _extracting(self) -> Extracting:
        return Extracting(
            queue=self.turns,
            patience=self.turns,
            projects=self.projects,
            stores=self.together.stores,
            applying=self.together.applying,
            text=self.text,
            extractor=self.trust.fresh(self._extractor()),
            buried=self.together.buried,
            personal=self.together.folder,
            index=self.together.index,
            changed=self.changed,
            clock=self.clock,
            reporter=self.reporter,
            chance=random.random,
            language=self.config.memory.language,
            batching=batching_of(self.config, self._session_ends().ended),
        )

    def _session_ends(self) -> SessionEnds:
        files = session_files(self.reporter, watched=False)
        return SessionEnds(ClientStatus(files, SystemProcesses(), self.clock))

    def _extractor(self) -> Extractor:
        return ModelExtractor(self.model) if self.model else RuleExtractor()

    def _trouble(self, what: str) -> None:
        self.reporter.tell(Troubled("ledger", what))
