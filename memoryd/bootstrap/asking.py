"""What only looks: the state of things, memories, grounds, transcripts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from memoryd import __version__, agents
from memoryd.adapters import control, hook_failures
from memoryd.adapters.clock import SystemClock
from memoryd.adapters.git import GitProjects
from memoryd.adapters.instance import holder
from memoryd.adapters.ledger import Database, History, SqliteSpend
from memoryd.adapters.ledger.losses import SqliteLosses
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.bootstrap import attention
from memoryd.bootstrap.facts import facts, notices
from memoryd.bootstrap.personal import personal_of
from memoryd.bootstrap.refused import of_agents
from memoryd.bootstrap.root_states import beside_disk
from memoryd.bootstrap.session_files import session_files
from memoryd.bootstrap.state_names import LEDGER, LOCK, SOCKET
from memoryd.config import Config
from memoryd.core.agent_marks import marked
from memoryd.core.errors import NotRunning, StoreUnavailable
from memoryd.core.line_format import Lines
from memoryd.core.loss import told
from memoryd.core.model import Folder, Project
from memoryd.core.naming import find
from memoryd.core.news import News, Troubled
from memoryd.core.personal import is_personal, owner, together
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.inspecting import Inspected
from memoryd.pipeline.inspecting import inspect as inspect_turns
from memoryd.ports import Clock, Reporter
from memoryd.project_rules import rules_of

STATUS_SECONDS = 10.0


class _Kept:
    """Keep what is told, for who asks in the end."""

    def __init__(self) -> None:
        self.troubles: list[Troubled] = []

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
        if isinstance(news, Troubled):
            self.troubles.append(news)


def status(config: Config) -> dict[str, object]:
    """Return how memoryd is: by the daemon's own word, or by the ledger while none runs."""
    try:
        return control.send(config.state_folder / SOCKET, {"name": "status"}, STATUS_SECONDS)
    except NotRunning:
        return {"running": False, "version": __version__, **_left_behind(config)}


def memories(config: Config, project: str) -> tuple[Folder, Project]:
    """Return the memories of the project of a folder, with the personal ones, and the project."""
    found = _project(config, project)
    own, personal = _read(config, found), personal_of(config, found)
    if personal is None:
        return own, found
    return together(own, _read(config, personal), personal.memory), found


def root_of(config: Config, place: str) -> str:
    """Return the root of the project of a folder, which may be gone."""
    return _project(config, place).root


def _read(config: Config, project: Project) -> Folder:
    folder = DirMemoryStores(YamlMemoryText(), rules_of(config).data).open(project).read()
    return marked(folder, of_agents(config, project))


def why(config: Config, project: str, name: str) -> list[dict[str, object]]:
    """Return the words a memory rests on, oldest first: quote, speaker, date, agent, session, turn, file.

    Of a transcript of lines `bytes` tells where in it the turn stands.
    """
    folder, found = memories(config, project)
    memory = find(folder, name, found)
    path = config.state_folder / LEDGER
    if not path.exists():
        return []
    database = Database(path, read_only=True)
    try:
        whose, file = owner(memory.file, found, personal_of(config, found))
        grounds = History(database).grounds(whose.root, file, personal=is_personal(whose))
        return [_ground(row) for row in grounds]
    finally:
        database.close()


def inspect(
    paths: Sequence[str], agent: str, reporter: Reporter, *, with_open: bool, with_untyped: bool
) -> list[Inspected]:
    """Return the turns memoryd sees in transcripts, with the files as they are named on the disk."""
    files = session_files(reporter, watched=False)
    finder = Finder(files, SqliteSessionTables())
    turns = inspect_turns(paths, agent, finder, reporter, with_open=with_open, with_untyped=with_untyped)
    return [replace(turn, file=files.on_disk(turn.file)) for turn in turns]


def _project(config: Config, place: str) -> Project:
    return GitProjects(rules_of(config), _Kept()).project_of(place)


def _left_behind(config: Config) -> dict[str, object]:
    """Return what is known while no daemon runs: by the ledger, and beside it the disk."""
    clock = SystemClock()
    now, state = clock.now(), str(config.state_folder)
    trouble = [*attention.disks(state, ())]
    found: dict[str, object] = {}
    if pid := holder(config.state_folder / LOCK):
        trouble.append(
            f"process {pid} has the ledger and answers nothing; wait for a `memoryd once` to end, else end it"
        )
    if failed := hook_failures.lately(state, now):
        found["hook"] = failed
    try:
        found |= _by_the_ledger(config, clock, trouble)
    except StoreUnavailable as error:
        trouble.append(str(error))
    return found | {"trouble": trouble, "notices": notices(config, now)}


def _by_the_ledger(config: Config, clock: Clock, trouble: list[str]) -> dict[str, object]:
    path = config.state_folder / LEDGER
    if not path.exists():
        return {}
    database = Database(path, read_only=True)
    try:
        history = History(database)
        trouble += attention.held_up(history.held_up())
        if loss := SqliteLosses(database).unconfirmed():
            trouble.append(told(loss, clock.day(loss.at)))
        roots = beside_disk(config, history, mode="off")
        return facts(history, SqliteSpend(database), config, clock.now()) | {"roots": roots}
    finally:
        database.close()


def _ground(row: dict[str, object]) -> dict[str, object]:
    said = row["said_at"] if isinstance(row["said_at"], float) else row["at"]
    assert isinstance(said, float)
    ground = {
        "quote": row["quote"],
        "speaker": row["speaker"],
        "date": datetime.fromtimestamp(said, UTC).astimezone().date().isoformat(),
        "agent": row["agent"],
        "session": row["session"],
        "turn": row["turn"],
        "file": row["transcript"],
    }
    # Documents are written anew as a whole and databases have rows: where a turn stands there is no span of bytes.
    in_lines = row["agent"] in agents.names() and isinstance(agents.get(str(row["agent"])).source, Lines)
    if row["to_byte"] and in_lines:
        ground["bytes"] = f"{row['from_byte']}-{row['to_byte']}"
    return ground
