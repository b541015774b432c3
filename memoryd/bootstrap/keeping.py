"""What keeps the ledger itself well: its second copy, the size of the journal, and what to do when it was lost."""

from __future__ import annotations

from collections.abc import Callable

from memoryd.adapters.ledger import Database
from memoryd.adapters.ledger.gone_files import forget_gone
from memoryd.adapters.ledger.letting_go import compact_if_worth, let_go
from memoryd.adapters.ledger.losses import SqliteLosses
from memoryd.adapters.ledger.pruning import prune
from memoryd.adapters.ledger.second_copy import SecondCopy
from memoryd.bootstrap.session_files import session_files
from memoryd.config import Config
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import StoreUnavailable
from memoryd.core.loss import told
from memoryd.core.news import Troubled
from memoryd.pipeline.commanding import Doers
from memoryd.pipeline.finding import database_of
from memoryd.ports import Clock, Reporter

_DAY_SECONDS = 86_400.0
_MEGABYTE = 1024 * 1024
_CHANGES = "SELECT count(*), coalesce(max(id), 0), (SELECT count(*) FROM purged), (SELECT max(at) FROM purged)"
_NEWEST = "SELECT coalesce(max(number), 0) FROM journal_entries"
_HANDED = "SELECT 1 FROM journal_files WHERE entry > ? AND by_hand != was_by_hand LIMIT 1"


class Keeping:
    """Look after the ledger; `go_on` lets model calls be tried at once."""

    def __init__(
        self, config: Config, database: Database, clock: Clock, reporter: Reporter, go_on: Callable[[], None]
    ) -> None:
        self._config = config
        self._database = database
        self._clock = clock
        self._reporter = reporter
        self._go_on = go_on
        self._copy = SecondCopy(config.state_folder)
        self._losses = SqliteLosses(database)
        self._files = session_files(reporter, watched=False)
        self._kept: object = None
        self._seen = 0

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"resume": self._resume}

    def held(self) -> str:
        """Return why no model is asked now, "" when nothing stands in the way."""
        loss = self._losses.unconfirmed()
        return told(loss, self._clock.day(loss.at)) if loss else ""

    def copy_if_changed(self) -> None:
        """Keep tombstones, marks and whose words are whose a second time if there are others than at the last time."""
        newest = self._newest()
        handed = newest > self._seen and bool(self._database.rows(_HANDED, (self._seen,)))
        if handed or self._changes() != self._kept:
            self.copy()
        else:
            self._seen = newest

    def copy(self) -> None:
        """Keep everything that is kept a second time."""
        newest, found = self._newest(), self._changes()
        try:
            self._copy.write(self._database, self._clock.now())
        except StoreUnavailable as error:
            self._reporter.tell(Troubled("ledger", f"its second copy cannot be written: {error}"))
            return
        self._kept, self._seen = found, newest

    def daily(self) -> None:
        """Do what is due once a day: let old entries of the journal and old turns go, and keep the second copy."""
        self._prune_journal()
        self._let_go()
        self.copy()

    def _newest(self) -> int:
        return int(self._database.rows(_NEWEST)[0][0])

    def _changes(self) -> tuple[object, ...]:
        return tuple(self._database.rows(f"{_CHANGES} FROM tombstones")[0])

    def _prune_journal(self) -> None:
        settings = self._config.journal
        most = settings.max_megabytes * _MEGABYTE
        pruned = prune(self._database, self._clock.now() - settings.keep_days * _DAY_SECONDS, most)
        if pruned.bytes > most:
            size = f"the journal holds {pruned.bytes / _MEGABYTE:.0f} MB about memories that are still there"
            remedy = f"raise [journal] max_megabytes, which is {settings.max_megabytes}"
            self._reporter.tell(Troubled("journal", f"{size}; {remedy}", serious=False))

    def _let_go(self) -> None:
        settings = self._config.state
        most = settings.max_megabytes * _MEGABYTE
        now, seconds = self._clock.now(), settings.keep_days * _DAY_SECONDS
        forget_gone(self._database, now - seconds, self._may_be_there)
        left = let_go(self._database, now, seconds, most)
        if left.bytes > most:
            size = f"it holds {left.bytes / _MEGABYTE:.0f} MB that cannot be let go"
            self._reporter.tell(Troubled("ledger", f"{size}; raise [state] max_megabytes", serious=False))
        try:
            compact_if_worth(self._database)
        except StoreUnavailable as error:
            self._reporter.tell(Troubled("ledger", f"it could not be made smaller: {error}", serious=False))

    def _may_be_there(self, path: str) -> bool:
        try:
            return self._files.look(database_of(path) or path) is not None
        except StoreUnavailable:
            return True

    def _resume(self, command: Command) -> Outcome:
        """Take a lost ledger as confirmed."""
        loss = self._losses.unconfirmed()
        if loss is None:
            return Outcome(True, ("nothing waits for you",))
        self._losses.confirm()
        self._go_on()
        lines = ["model calls go on", "`memoryd backfill` reads again what was said before"]
        if loss.in_part:
            # Nothing tells what memoryd wrote itself from what was typed since: see Witnessing.
            lines.append("what changed since counts as yours; `memoryd adopt NAME` lets memoryd change a memory again")
        return Outcome(True, tuple(lines))
