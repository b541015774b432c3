from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, History, SqliteIntakeLedger, SqliteTurnQueue
from memoryd.adapters.ledger.codec import turn_to_text
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.errors import BudgetReached, LLMError, Paused, Permanent, ReplyError, StoreUnavailable, Transient
from memoryd.core.model import Change, Draft, Project, Request
from memoryd.core.news import Judged, News, Troubled
from memoryd.pipeline.extracting import Extracting
from memoryd.pipeline.filing import Index
from memoryd.pipeline.indexing import Indexing
from memoryd.pipeline.proposing import RuleExtractor
from memoryd.ports import Excluded, Extractor
from tests.adapters.ledger.samples import checkpoint, turn
from tests.fakes_journal import applying
from tests.fakes_memory import FakeMemoryStore, FakeMemoryStores, FakeProjects, memory
from tests.fakes_model import HandClock

SHOP = Project("/home/dev/shop", "/home/dev/shop/.memory")
TABS = "Always use tabs for indentation"
中文 = "以后提交信息一律用中文"


def draft(quote: str = TABS, name: str = "use-tabs", **more: str) -> Draft:
    fields = {"description": f"{quote}.", "type": "feedback", "body": f"{quote}."}
    return Draft(name=name, evidence=quote, **(fields | more))


class ScriptedExtractor:
    """An Extractor that says what a test wrote for it; the last line repeats."""

    def __init__(self, *script: tuple[Draft, ...] | LLMError) -> None:
        self.script = list(script)
        self.requests: list[Request] = []

    def extract(self, request: Request) -> tuple[Draft, ...]:
        self.requests.append(request)
        line = self.script.pop(0) if len(self.script) > 1 else self.script[0]
        if isinstance(line, LLMError):
            raise line
        return line


class House:
    """The real extraction on a real ledger, with memory folders in a dictionary."""

    def __init__(self, database: Database, *script: tuple[Draft, ...] | LLMError) -> None:
        self.clock = HandClock()
        self.news: list[News] = []
        self.changed: list[tuple[str, int]] = []
        self.queue = SqliteTurnQueue(database)
        self.ledger = SqliteIntakeLedger(database)
        self.history = History(database)
        self.stores = FakeMemoryStores()
        self.projects = FakeProjects()
        self.extractor = ScriptedExtractor(*script)
        self.index: Index = Indexing(stores=self.stores, clock=self.clock, reporter=self)
        self.extracting = self.with_extractor(self.extractor)

    def ask_rules(self) -> None:
        """Let the built-in rules read from now on."""
        self.extracting = self.with_extractor(RuleExtractor())

    def with_extractor(self, extractor: Extractor) -> Extracting:
        return Extracting(
            queue=self.queue,
            patience=self.queue,
            projects=self.projects,
            stores=self.stores,
            applying=applying(self.stores, self.clock),
            text=YamlMemoryText(),
            extractor=extractor,
            index=self.index,
            changed=lambda project, count: self.changed.append((project.root, count)),
            clock=self.clock,
            reporter=self,
            chance=lambda: 0.5,
        )

    def tell(self, news: News) -> None:
        self.news.append(news)

    def close(self, key: str, *prompts: str, project: Project = SHOP) -> None:
        self.ledger.record(checkpoint(), [(turn(key, *prompts), project)])

    def work(self, root: str = SHOP.root) -> bool:
        return self.extracting.work(root)

    def store(self, project: Project = SHOP) -> FakeMemoryStore:
        return self.stores.open(project)

    def told(self, kind: type[News]) -> list[News]:
        return [news for news in self.news if isinstance(news, kind)]

    def seconds_to_wait(self) -> float:
        (held,) = self.history.held_up()
        assert isinstance(held["not_before"], float)
        return held["not_before"] - self.clock.time


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "ledger.sqlite3")
    yield opened
    opened.close()


def test_a_turn_becomes_a_file_an_index_line_and_a_ground(database: Database) -> None:
    house = House(database, (draft(中文, "提交信息用中文"),))
    house.close("k1", 中文 + "。", "再修一下那个 bug 🐛")
    assert house.work() is True
    assert house.work() is False
    (file,) = house.store().files
    assert 中文 in house.store().files[file].decode()
    assert file in (house.store().index or "")
    (ground,) = house.history.grounds(SHOP.root, file)
    assert ground["quote"] == 中文
    assert house.changed == [(SHOP.root, 1)]
    assert [type(news).__name__ for news in house.news] == ["Judged", "Filed", "Indexed"]
    assert house.store().locked == 0


def test_a_rejection_is_told_and_recorded_and_writes_nothing(database: Database) -> None:
    house = House(database, (draft("Always use spaces"),))
    house.close("k1", TABS)
    assert house.work()
    assert house.store().files == {}
    (judged,) = house.told(Judged)
    assert isinstance(judged, Judged)
    assert judged.verdict.reason
    assert house.history.verdicts(1)[0]["reason"] == judged.verdict.reason
    assert house.changed == []


def test_the_model_is_not_asked_again_for_an_answer_that_was_recorded(database: Database) -> None:
    house = House(database, (draft(),))
    house.close("k1", TABS)
    broken = BrokenStore(StoreUnavailable("the disk is full", "make room"))
    house.stores.stores[SHOP.memory] = broken
    assert house.work() is False
    assert house.history.queue() == {"answered": 1}
    broken.trouble = None
    house.clock.time += 61
    assert house.work() is True
    assert len(broken.files) == 1
    assert len(house.extractor.requests) == 1
    assert house.told(Troubled) == [Troubled(SHOP.root, "the disk is full; make room")]


class BrokenStore(FakeMemoryStore):
    """A folder that cannot be written until its trouble is taken away."""

    def __init__(self, trouble: StoreUnavailable | None) -> None:
        super().__init__()
        self.trouble = trouble

    def apply(self, change: Change) -> None:
        if self.trouble:
            raise self.trouble
        super().apply(change)


def test_applying_a_recorded_answer_twice_is_the_same_as_once(database: Database) -> None:
    house = House(database, (draft(),))
    house.close("k1", TABS)
    (queued,) = house.queue.due(SHOP.root, house.clock.time, 1)
    house.work()
    files = dict(house.store().files)
    verdicts = [news.verdict for news in house.told(Judged) if isinstance(news, Judged)]
    # As a kill between the file's rename and the commit of `done` leaves it.
    with database.transaction() as connection:
        connection.execute("UPDATE turns SET state = 'answered', material = ?", (turn_to_text(queued.turn),))
    house.queue.answer(queued, verdicts, house.clock.time)
    assert house.work() is True
    assert house.store().files == files
    assert len(house.extractor.requests) == 1


class MeddledStore(FakeMemoryStore):
    """A folder in which somebody writes just before memoryd does."""

    def __init__(self, name: str, content: bytes) -> None:
        super().__init__()
        self.theirs: tuple[str, bytes] | None = (name, content)

    def apply(self, change: Change) -> None:
        if self.theirs:
            self.files[self.theirs[0]] = self.theirs[1]
            self.theirs = None
        super().apply(change)


def test_what_somebody_wrote_in_between_stays_as_it_is(database: Database) -> None:
    house = House(database, (draft(), draft("Never use spaces", "no-spaces")))
    theirs = b"---\nname: use-tabs\ndescription: Mine.\ntype: feedback\n---\n\nMy own words.\n"
    house.stores.stores[SHOP.memory] = MeddledStore("feedback-use-tabs.md", theirs)
    house.close("k1", f"{TABS}. Never use spaces.")
    assert house.work() is True
    assert house.store().files["feedback-use-tabs.md"] == theirs
    assert any("Never use spaces" in content.decode() for content in house.store().files.values())
    assert house.history.queue() == {"done": 1}


def test_a_shared_folder_keeps_the_persons_words_in_the_ledger_only(database: Database) -> None:
    shared = Project("/home/dev/open", "/home/dev/open/.memory", shared=True)
    house = House(database, (draft(),))
    house.projects.known[shared.root] = shared
    house.close("k1", TABS, project=shared)
    house.work(shared.root)
    (content,) = house.store(shared).files.values()
    assert "evidence" not in content.decode()
    assert house.history.verdicts(1)[0]["quote"] == TABS


def test_an_outage_waits_longer_each_time_and_is_told_once(database: Database) -> None:
    house = House(database, Transient("529 overloaded"))
    house.close("k1", TABS)
    waits = []
    for _ in range(3):
        assert house.work() is False
        waits.append(house.seconds_to_wait())
        house.clock.time += waits[-1] + 1
    assert waits == sorted(set(waits))
    assert len(house.told(Troubled)) == 1
    house.extractor.script = [(draft(),)]
    assert house.work() is True


def test_a_server_that_names_its_time_is_given_it(database: Database) -> None:
    house = House(database, Transient("429", retry_after=120.0))
    house.close("k1", TABS)
    house.work()
    assert 120 <= house.seconds_to_wait() <= 130


def test_at_a_ceiling_turns_wait_until_it_lifts(database: Database) -> None:
    house = House(database, BudgetReached("$1.00 of $1.00 spent today", until=0.0))
    house.extractor.script = [BudgetReached("$1.00 of $1.00 spent today", until=house.clock.time + 7000)]
    house.close("k1", TABS)
    house.work()
    assert house.seconds_to_wait() == pytest.approx(7000)
    assert house.history.queue() == {"pending": 1}


@pytest.mark.parametrize("error", [Permanent("400 for this turn"), ReplyError("no JSON")])
def test_a_turn_refused_twice_is_set_aside_and_the_next_one_is_worked_on(database: Database, error: LLMError) -> None:
    house = House(database, error)
    house.close("k1", "poison")
    house.close("k2", TABS)
    assert house.work() is False
    house.clock.time += 60
    assert house.work() is True
    house.extractor.script = [(draft(),)]
    assert house.work() is True
    assert house.history.queue() == {"done": 1, "quarantined": 1}


def test_neither_an_outage_nor_a_pause_counts_against_a_turn(database: Database) -> None:
    house = House(database, Transient("529"))
    house.extractor.script = [Transient("529"), Paused("401"), Transient("529"), ReplyError("no JSON"), (draft(),)]
    house.close("k1", TABS)
    for _ in range(5):
        house.work()
        house.clock.time += 4000
    assert house.history.queue() == {"done": 1}


def test_a_turn_without_words_is_not_asked_about(database: Database) -> None:
    house = House(database, Permanent("must not be asked"))
    house.close("k1")
    house.work()
    assert house.extractor.requests == []
    assert house.history.queue() == {"done": 1}


def test_a_broken_file_keeps_its_name_and_costs_nothing_else(database: Database) -> None:
    house = House(database, (draft(),))
    house.store().files["feedback-use-tabs.md"] = b"---\nname: [\n---\n"
    house.close("k1", TABS)
    assert house.work() is True
    assert house.store().files["feedback-use-tabs.md"] == b"---\nname: [\n---\n"
    assert len(house.store().files) == 2


def test_what_does_not_fit_into_a_file_is_a_rejection_with_a_reason(database: Database) -> None:
    house = House(database, (draft(),))
    extra = tuple((f"key{number}", "x" * 600) for number in range(6))
    house.store().files["feedback-use-spaces.md"] = (
        YamlMemoryText()
        .render(memory("use-spaces", description="Use spaces.", body="Use spaces.\n", extra=extra))
        .encode()
    )
    house.extractor.script = [(draft(op="update", target="use-spaces"),)]
    house.close("k1", TABS)
    assert house.work() is True
    assert house.history.queue() == {"done": 1}


def test_a_session_with_a_monstrous_name_leaves_a_memory_all_the_same(database: Database) -> None:
    house = House(database, (draft(),))
    house.ledger.record(checkpoint(), [(turn("k1", TABS, session="s" * 9000), SHOP)])
    assert house.work() is True
    assert len(house.store().files) == 1


def test_nothing_is_asked_or_written_where_memory_was_switched_off_meanwhile(database: Database) -> None:
    house = House(database, (draft(),))
    house.close("k1", TABS)
    house.projects.known[SHOP.root] = Excluded("memory is switched off here")
    assert house.work() is True
    assert (house.extractor.requests, house.store().files) == ([], {})
    assert house.history.queue() == {"done": 1}


def test_memories_go_where_the_project_keeps_them_now(database: Database) -> None:
    house = House(database, (draft(),))
    house.close("k1", TABS)
    moved = Project(SHOP.root, "/data/projects/shop-1234")
    house.projects.known[SHOP.root] = moved
    assert house.work() is True
    assert (house.store().files, len(house.store(moved).files)) == ({}, 1)


def test_a_defect_that_comes_again_sets_its_turn_aside(database: Database) -> None:
    house = House(database, (draft(),))
    house.close("k1", "poison")
    house.close("k2", TABS)
    house.extracting.defect(SHOP.root, "unexpected KeyError")
    assert house.seconds_to_wait() > 0
    house.clock.time += 100
    house.extracting.defect(SHOP.root, "unexpected KeyError")
    assert house.work() is True
    assert house.history.queue() == {"done": 1, "quarantined": 1}


class NoIndex:
    """An index that cannot be written."""

    def rebuild(self, project: Project, files: Collection[str] | None = None) -> bool:
        raise StoreUnavailable("MEMORY.md is a folder", "remove it")


def test_an_index_that_cannot_be_written_does_not_hold_back_turns(database: Database) -> None:
    house = House(database, (draft(),))
    house.index = NoIndex()
    house.extracting = house.with_extractor(house.extractor)
    house.close("k1", TABS)
    assert house.work() is True
    assert house.history.queue() == {"done": 1}
    assert house.told(Troubled) == [Troubled(SHOP.root, "MEMORY.md is a folder; remove it")]


@pytest.mark.parametrize(
    ("said", "there", "by_rules"),
    [
        ("We no longer use Redis.", "We use Redis for the job queue.", False),
        ("We no longer use Redis.", "We use Redis for the job queue.", True),
        ("我们不再用 Redis 了。", "任务队列用 Redis。", True),
    ],
)
def test_what_the_person_contradicts_goes_to_the_archive_with_its_ground(
    database: Database, said: str, there: str, by_rules: bool
) -> None:
    retirement = Draft(
        op="retire", target="redis-queue", name="", description="", type="project", body="", evidence=said
    )  # fmt: skip
    house = House(database, (retirement,))
    if by_rules:
        house.ask_rules()
    old = memory("redis-queue", type="project", description=there, body=there, source="generic/old/turn-1")
    house.store().files[old.file] = YamlMemoryText().render(old).encode()
    house.close("k1", said)
    assert house.work() is True
    assert house.store().files == {}
    assert [file for file, _ in house.store().archived] == [old.file]
    assert "Redis" not in (house.store().index or "")
    (ground,) = house.history.grounds(SHOP.root, old.file)
    assert (ground["op"], ground["quote"]) == ("retire", said)
    assert house.changed == [(SHOP.root, 1)]


@pytest.mark.parametrize(
    ("before", "after", "gone"),
    [
        ("Use tabs.", "Use spaces, not tabs.", "Use tabs."),
        ("以后都用 npm。", "不要用 npm 了，用 pnpm", "以后都用 npm。"),
        ("The launch is on 2026-12-10.", "The launch is now on 2026-12-17.", "2026-12-10"),
    ],
)
def test_the_index_never_shows_a_correction_beside_what_it_corrects(
    database: Database, before: str, after: str, gone: str
) -> None:
    house = House(database, ())
    house.ask_rules()
    kind = "project" if "launch" in before else "feedback"
    old = memory("old", type=kind, description=before, body=before, source="generic/old/turn-1")
    house.store().files[old.file] = YamlMemoryText().render(old).encode()
    house.close("k1", after)
    assert house.work() is True
    assert list(house.store().files) == [old.file]
    assert gone not in (house.store().index or "")
