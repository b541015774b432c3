"""Nothing grows faster than what it is about: counted in instructions with n and twice n, never in time."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, History, SqliteIntakeLedger, SqliteSpend, SqliteTurnQueue, SqliteUpkeep
from memoryd.adapters.ledger.bills import Bills
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.adapters.ledger.letting_go import let_go
from memoryd.adapters.ledger.tombstones import SqliteTombstones
from memoryd.adapters.memory_dir import DirMemoryStores
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.events import Kind, Record
from memoryd.core.gate import judge
from memoryd.core.index import render
from memoryd.core.lines import LineSplitter
from memoryd.core.model import Draft, Folder, Memory, Project, Request, Speaker, Utterance
from memoryd.core.news import News
from memoryd.core.recall import MOST_MATCHES, MOST_WORDS, EntryIndex, rarest
from memoryd.core.recall_entry import entry_of
from memoryd.core.recall_query import Concept
from memoryd.core.redaction import redact
from memoryd.core.signal import has_signal
from memoryd.core.turns import TurnAssembler
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.fresh_words import FreshWords
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.known_stores import KnownStores
from memoryd.pipeline.recalling import KeywordSelector, choose
from memoryd.pipeline.witnessing import Witnessing
from tests.adapters.ledger.samples import SHOP, accepted, checkpoint, turn
from tests.fakes_model import HandClock
from tests.instructions import of_python, of_sqlite
from tests.pipeline.intake_house import House, lines

LINEAR, CONSTANT, EXACTLY_LINEAR = 2.1, 1.1, 2.015
"""What twice as much may take at most, of what once takes."""
YEAR = 365 * 86_400.0
SETTLED_SECONDS = 1.1
TODAY = "2026-11-30"


def grows(measured: Callable[[int], int], size: int) -> float:
    """Return how many times as much twice the size takes; what is loaded or kept at the first use counts for none."""
    measured(2 * size)
    return measured(2 * size) / measured(size)


def memories(count: int) -> list[Memory]:
    return [
        Memory(
            name=f"service-{number}", description=f"Service {number} keeps its queue in jobs_{number}. 队列{number}",
            type="project", body=f"Service {number} has table jobs_{number}.", created="2026-10-01",
            updated="2026-11-01", source="generic/s/turn-1", file=f"service-{number}.md", digest=f"{number:064}",
        )
        for number in range(count)
    ]  # fmt: skip


# From bytes to turns.


def test_a_long_line_that_comes_in_pieces_is_looked_at_once() -> None:
    def split(pieces: int) -> int:
        splitter = LineSplitter()
        return of_python(lambda: [list(splitter.feed(b"x" * 10)) for _ in range(pieces)])

    assert grows(split, 400) < LINEAR


@pytest.mark.parametrize("tree", [False, True])
def test_turns_are_put_together_once_each(tree: bool) -> None:
    def assemble(turns: int) -> int:
        assembler = TurnAssembler("x", "/s/log.jsonl")
        return of_python(lambda: feed(assembler, turns, 3, tree=tree))

    assert grows(assemble, 60) < LINEAR


def test_an_open_turn_may_be_as_long_as_it_likes() -> None:
    def assemble(pieces: int) -> int:
        assembler = TurnAssembler("x", "/s/log.jsonl")
        return of_python(lambda: feed(assembler, 1, pieces, tree=True))

    assert grows(assemble, 200) < LINEAR


def feed(assembler: TurnAssembler, turns: int, pieces: int, *, tree: bool) -> None:
    at, before = 0, ""
    for number in range(turns):
        records = [
            Record(kind=Kind.OPENER, words=(Utterance(Speaker.USER, f"request {number}"),)),
            *(Record(kind=Kind.PIECE, text=f"answer {piece}", quiet=5.0) for piece in range(pieces)),
            Record(kind=Kind.CLOSE),
        ]
        for place, record in enumerate(records):
            name = f"{number}-{place}"
            placed = record._replace(id=name, parents=(before,) if before else ()) if tree else record
            assembler.feed(placed, at, at + 10, float(at))
            at, before = at + 10, name
        assembler.take()


def test_files_at_rest_cost_a_look_each(tmp_path: Path) -> None:
    def look(files: int) -> int:
        house = House(tmp_path / str(files))
        for number in range(files):
            house.write(f"s{number}.jsonl", lines([number]))
        house.rescan()
        house.pass_time(600)
        return of_python(house.rescan)

    assert grows(look, 60) < LINEAR


def test_new_files_are_met_read_and_followed_at_the_same_cost_each(tmp_path: Path) -> None:
    def read(files: int) -> int:
        house = House(tmp_path / f"{files}-{len(list(tmp_path.iterdir()))}")
        for number in range(files):
            house.write(f"s{number}.jsonl", lines([number]))
        return of_python(house.rescan)

    # So much is done with each that going through all the others for each would hardly show.
    assert grows(read, 40) < EXACTLY_LINEAR


def test_a_change_costs_the_same_among_many_files_that_are_followed(tmp_path: Path) -> None:
    def follow(files: int) -> int:
        house = House(tmp_path / str(files))
        for number in range(files):
            house.write(f"s{number}.jsonl", lines([number]))
        house.rescan()
        changed = house.append("s0.jsonl", lines(["later"]))
        return of_python(lambda: house.hint(changed))

    assert grows(follow, 60) < CONSTANT


@pytest.mark.parametrize("text", ["Always check {} before you begin. ", "以后第{}步先跑测试。", "token_{} = 'x1'\n"])
def test_words_are_read_once(text: str) -> None:
    def read(sentences: int) -> int:
        said = "".join(text.format(number) for number in range(sentences))
        return of_python(lambda: (redact(said), has_signal(turn("k", said))))

    assert grows(read, 40) < LINEAR


# Beside what is known.


def test_a_draft_is_held_against_each_memory_once() -> None:
    quote = "Always deploy from the staging host."
    draft = Draft(name="deploy", description=quote, type="feedback", body=quote, evidence=quote)

    def gate(known: int) -> int:
        beside = memories(known)
        return of_python(lambda: judge([draft], turn("k", quote), beside, source="generic/s/turn-1", today=TODAY))

    assert grows(gate, 100) < LINEAR


def test_known_memories_are_cut_into_words_once_a_question_however_many_turns_it_has() -> None:
    class Nothing:
        def extract(self, request: Request) -> tuple[Draft, ...]:
            return ()

    def ask(turns: int) -> int:
        request = Request(
            tuple(turn(f"k{number}", "run the tests") for number in range(turns)), tuple(memories(100)), TODAY
        )
        return of_python(lambda: FreshWords(Nothing()).extract(request))

    assert grows(ask, 6) < CONSTANT


def test_recall_and_the_index_go_through_the_memories_once() -> None:
    def recall(known: int) -> int:
        entries = [entry_of(memory, "/shop/.memory") for memory in memories(known)]
        return of_python(
            lambda: choose(KeywordSelector(EntryIndex(entries)), "where is the queue of service 7", today=TODAY)
        )

    def index(known: int) -> int:
        folder = Folder(tuple(memories(known)))
        return of_python(lambda: render(folder, TODAY))

    assert grows(recall, 150) < LINEAR
    assert grows(index, 300) < LINEAR


def test_an_index_from_nothing_takes_each_memory_once(tmp_path: Path) -> None:
    def make(known: int) -> int:
        project, indexing = filed(tmp_path / f"{known}-{len(list(tmp_path.iterdir()))}", known)
        return of_python(lambda: indexing.rebuild(project))

    assert grows(make, 50) < LINEAR


def test_one_change_costs_the_same_among_many_memories(tmp_path: Path) -> None:
    # An index lists two hundred: from there on it is as long as it gets.
    houses = {known: filed(tmp_path / str(known), known) for known in (2, 220, 440)}
    # What was written within the last tick of the clock may have changed again, so all of it is looked at once more.
    written = max(path.stat().st_ctime for path in tmp_path.rglob("*.md"))
    while time.time() < written + SETTLED_SECONDS:
        time.sleep(0.02)

    def follow(known: int, change: Callable[[Path, Path], object]) -> int:
        project, indexing = houses[known]
        indexing.rebuild(project)
        one, other = Path(project.memory, "service-0.md"), Path(project.memory, "一个新的.md")
        change(one, other)
        return of_python(lambda: indexing.rebuild(project, {one.name, other.name}))

    for change in (edit, Path.rename, lambda one, other: edit(other, one), lambda one, other: other.unlink(), make):
        follow(2, change)
        assert follow(440, change) / follow(220, change) < CONSTANT, change


def edit(one: Path, _other: Path) -> None:
    one.write_text(YamlMemoryText().render(memories(1)[0]) + f"{one.name} says more.\n", encoding="utf-8")


def make(one: Path, _other: Path) -> None:
    one.write_text(YamlMemoryText().render(memories(1)[0]), encoding="utf-8")


def filed(folder: Path, known: int) -> tuple[Project, Indexing]:
    """Return a project with so many memories, and what keeps its index."""
    project, text = Project(str(folder), str(folder / ".memory")), YamlMemoryText()
    Path(project.memory).mkdir(parents=True, mode=0o700)
    for memory in memories(known):
        Path(project.memory, memory.file).write_text(text.render(memory), encoding="utf-8")
    return project, indexing_with(Database(folder / "ledger.sqlite3"))


def indexing_with(database: Database) -> Indexing:
    """Return what keeps an index as the daemon does: the journal and the tombstones hear of each change."""
    folders, clock, known = DirMemoryStores(YamlMemoryText()), HandClock(1.8e9), SqliteTombstones(database)
    witnessing = Witnessing(SqliteJournal(database), folders, known, clock)
    stores = KnownStores(folders, known, known, witnessing.heads)
    noticing = (witnessing, Burying(known, known, clock, Nobody()))
    return Indexing(stores=stores, clock=clock, reporter=Nobody(), noticing=noticing)


class Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news."""


# In the ledger.


def filled(folder: Path, turns: int) -> Database:
    """Return a new ledger with so many turns that are done, of which one in ten justifies a memory."""
    database = Database(folder / f"{len(list(folder.iterdir()))}.sqlite3")
    ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)
    made = [turn(f"k{number}", "记住：用制表符", session=f"s{number // 5}") for number in range(turns)]
    empty = {each.key for number, each in enumerate(made) if number % 10}
    ledger.record(checkpoint(), [(each, SHOP) for each in made], empty=empty)
    waiting = queue.due(SHOP.root, 0.0, turns)
    queue.answer_all([(queued, [accepted()]) for queued in waiting], 5.0)
    queue.finish_all(waiting, 5.0)
    return database


def steps(database: Database, work: Callable[[], object]) -> int:
    with database.transaction() as connection:
        found = connection
    return of_sqlite(found, work)


def test_a_turn_is_recorded_found_and_finished_at_the_same_cost_in_a_large_ledger(tmp_path: Path) -> None:
    def work(turns: int) -> int:
        database = filled(tmp_path, turns)
        ledger, queue = SqliteIntakeLedger(database), SqliteTurnQueue(database)

        def one_turn() -> None:
            ledger.record(checkpoint(), [(turn("new", "记住：用制表符", session="new"), SHOP)])
            assert queue.waiting(0.0) == (SHOP.root,)
            (queued,) = queue.due(SHOP.root, 0.0, 9)
            queue.answer(queued, [accepted()], 5.0)
            queue.finish(queued, 6.0)
            SqliteUpkeep(database).known_projects()

        taken = steps(database, one_turn)
        database.close()
        return taken

    assert grows(work, 400) < CONSTANT


def test_the_latest_of_a_large_ledger_is_found_at_the_same_cost(tmp_path: Path) -> None:
    def ask(turns: int) -> int:
        database = filled(tmp_path, 10)
        spend, bills, history = SqliteSpend(database), Bills(database), History(database)
        columns = "turn, at, project, op, name, type, file, accepted, reason, quote, speaker, utterance, start, end"
        with database.transaction() as connection:
            for number in range(turns):
                values = (float(number), "extract", "a model", 1_050, 0.01)
                connection.execute("INSERT INTO calls (at, purpose, model, tokens, usd) VALUES (?, ?, ?, ?, ?)", values)
                connection.execute(f"INSERT INTO verdicts ({columns}) SELECT {columns} FROM verdicts WHERE id = 1")
        spend.reserve(YEAR, "extract", "a model", 9, 0.1)

        def before_a_call() -> None:
            assert spend.since(YEAR - 60)[0] == 1
            assert len(bills.entries(YEAR - 60)) == 1
            assert len(history.verdicts(5)) == 5

        taken = steps(database, before_a_call)
        database.close()
        return taken

    assert grows(ask, 400) < CONSTANT


def test_the_memories_a_request_is_held_against_are_bounded_however_common_its_words() -> None:
    def asked(*words: str) -> list[Concept]:
        return [Concept((((word,), 1.0),), 1.0) for word in words]

    common = dict.fromkeys(["deploy", "部署", "run"], MOST_MATCHES)
    assert rarest(asked("run", "deploy", "部署"), common) == ["run"]
    assert rarest(asked("run", "queue", "deploy"), common | {"queue": 3}) == ["queue"]
    words = [f"word{number}" for number in range(3 * MOST_WORDS)]
    assert len(rarest(asked(*words), dict.fromkeys(words, 1))) == MOST_WORDS


def test_old_turns_are_let_go_at_the_same_cost_each(tmp_path: Path) -> None:
    def work(turns: int) -> int:
        database = filled(tmp_path, turns)
        taken = steps(database, lambda: let_go(database, 100 * YEAR, YEAR, 10**12))
        assert database.rows("SELECT count(*) FROM remains")[0][0] > turns / 2
        database.close()
        return taken

    assert grows(work, 400) < LINEAR
