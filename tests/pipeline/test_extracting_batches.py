"""Turns that are asked about together: when they go, what becomes of each, and what one may not do to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from memoryd.adapters.ledger import Database, History, SqliteIntakeLedger, SqliteTurnQueue
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.core.errors import LLMError, Paused, Permanent, ReplyError, StoreUnavailable, Transient
from memoryd.core.model import Draft, Request, Turn
from memoryd.core.news import News
from memoryd.core.signal import has_signal
from memoryd.pipeline.extracting import Extracting
from memoryd.pipeline.gathering import Batching
from memoryd.pipeline.indexing import Indexing
from tests.adapters.ledger.samples import SHOP, checkpoint, turn
from tests.fakes_journal import applying
from tests.fakes_memory import FakeMemoryStores, FakeProjects
from tests.fakes_model import HandClock
from tests.pipeline.test_extracting import BrokenStore

Answer = Callable[[Request], tuple[Draft, ...]]
TABS = "Always use tabs for indentation"
RULES = (TABS, "Never push to the main branch", "以后提交信息一律用中文", "I prefer small commits over big ones")


def draft(quote: str, number: int | str = "", **more: str) -> Draft:
    fields = {"name": quote, "description": f"{quote}.", "type": "feedback", "body": f"{quote}."}
    return Draft(evidence=quote, turn=str(number), **(fields | more))


def each_rule(request: Request) -> tuple[Draft, ...]:
    """Keep what each turn says, naming the turn."""
    return tuple(draft(turn.prompts[0], number) for number, turn in enumerate(request.turns, 1))


class ReadingExtractor:
    """An Extractor that answers by a function; a turn that says "poison" makes it fail for all it was asked with."""

    def __init__(self, answer: Answer, error: LLMError) -> None:
        self.answer = answer
        self.error = error
        self.sizes: list[int] = []
        self.requests: list[Request] = []

    def extract(self, request: Request) -> tuple[Draft, ...]:
        self.requests.append(request)
        self.sizes.append(len(request.turns))
        if any("poison" in turn.prompts[0] for turn in request.turns):
            raise self.error
        return self.answer(request)


class House:
    """The real extraction on a real ledger, with batches and memory folders in a dictionary."""

    def __init__(
        self, database: Database, answer: Answer = each_rule, *, error: LLMError | None = None, **batching: object
    ) -> None:
        self.database = database
        self.clock = HandClock()
        self.news: list[News] = []
        self.queue = SqliteTurnQueue(database, "claude-haiku-5-5")
        self.history = History(database)
        self.stores = FakeMemoryStores()
        self.extractor = ReadingExtractor(answer, error or Permanent("400"))
        self.ended: set[str] = set()
        policy = {"seconds": 60.0, "turns": 5, "worth": has_signal, "ended": self._ended} | batching
        self.extracting = Extracting(
            queue=self.queue,
            patience=self.queue,
            projects=FakeProjects(),
            stores=self.stores,
            applying=applying(self.stores, self.clock),
            text=YamlMemoryText(),
            extractor=self.extractor,
            index=Indexing(stores=self.stores, clock=self.clock, reporter=self),
            changed=lambda project, count: None,
            clock=self.clock,
            reporter=self,
            chance=lambda: 0.5,
            batching=Batching(**policy),  # type: ignore[arg-type]
        )

    def _ended(self, turn: Turn) -> bool:
        return turn.session in self.ended

    def tell(self, news: News) -> None:
        self.news.append(news)

    def close(self, *prompts: str, first: int = 1) -> None:
        for number, prompt in enumerate(prompts, first):
            SqliteIntakeLedger(self.database).record(checkpoint(), [(turn(f"k{number}", prompt), SHOP)])

    def work(self) -> None:
        """Work until nothing is left that need not wait."""
        for _ in range(50):
            if not self.extracting.work(SHOP.root):
                return
        raise AssertionError("there is no end to it")

    @property
    def texts(self) -> Sequence[str]:
        return [content.decode() for content in self.stores.open(SHOP).files.values()]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(tmp_path / "ledger.sqlite3")
    yield opened
    opened.close()


def test_turns_wait_for_company_and_go_in_one_call(database: Database) -> None:
    house = House(database)
    house.close(*RULES[:2])
    house.work()
    assert house.extractor.sizes == []
    house.clock.time += 59
    house.close(RULES[2], first=3)
    house.work()
    assert house.extractor.sizes == []
    house.clock.time += 1
    house.work()
    assert house.extractor.sizes == [3]
    assert len(house.texts) == 3
    assert house.history.queue() == {"done": 3}


def test_enough_turns_wait_for_nobody(database: Database) -> None:
    house = House(database, turns=3)
    house.close(*RULES)
    house.work()
    assert house.extractor.sizes == [3]
    assert house.history.queue() == {"done": 3, "pending": 1}


def test_an_explicit_request_to_remember_goes_at_once_and_takes_along_what_waits(database: Database) -> None:
    house = House(database)
    house.close(TABS, "请记住：我们用 PostgreSQL 15 🐘")
    house.work()
    assert house.extractor.sizes == [2]


def test_the_end_of_a_session_ends_the_waiting(database: Database) -> None:
    house = House(database)
    house.close(TABS)
    house.work()
    assert house.extractor.sizes == []
    house.ended.add("s1")
    house.work()
    assert house.extractor.sizes == [1]


def test_in_a_hurry_nothing_waits(database: Database) -> None:
    house = House(database)
    house.extracting.gathering.in_a_hurry = True
    house.close(TABS)
    house.work()
    assert house.extractor.sizes == [1]


def test_the_rules_never_wait(database: Database) -> None:
    house = House(database, seconds=0.0, turns=1, worth=lambda turn: True)
    house.close(*RULES)
    house.work()
    assert house.extractor.sizes == [1, 1, 1, 1]


def test_a_turn_without_signal_is_finished_without_a_call_and_counted(database: Database) -> None:
    house = House(database)
    house.close("run the tests", "ok", TABS, "why does it fail?", "继续")
    house.clock.time += 100
    house.work()
    house.clock.time += 100
    house.work()
    assert house.extractor.sizes == [1]
    assert house.history.queue() == {"done": 5}
    rows = database.rows("SELECT extractor, count(*) AS turns FROM turns GROUP BY extractor ORDER BY extractor")
    assert [tuple(row) for row in rows] == [("claude-haiku-5-5", 1), ("none", 4)]


def test_many_turns_without_signal_do_not_hide_one_with_it(database: Database) -> None:
    house = House(database)
    house.close(*["run the tests"] * 60, TABS)
    house.extracting.gathering.in_a_hurry = True
    for _ in range(100):
        house.extracting.work(SHOP.root)
    assert house.extractor.sizes == [1]
    assert house.history.queue() == {"done": 61}


def test_evidence_is_matched_against_the_turn_a_draft_names(database: Database) -> None:
    house = House(database, lambda request: (draft(TABS, 2), draft(RULES[1], 2)), turns=2)
    house.close(TABS, RULES[1])
    house.work()
    assert len(house.texts) == 1
    assert RULES[1] in house.texts[0]
    (rejected,) = [verdict for verdict in house.history.verdicts(9) if not verdict["accepted"]]
    assert rejected["reason"] == "its quote is not in the conversation"
    assert rejected["turn"] == 2


def test_a_draft_that_names_no_turn_is_matched_against_each(database: Database) -> None:
    house = House(database, lambda request: (draft(RULES[2]), draft(TABS)), turns=3)
    house.close(*RULES[:3])
    house.work()
    grounds = {str(verdict["quote"]): verdict["turn"] for verdict in house.history.verdicts(9) if verdict["accepted"]}
    assert grounds == {TABS: 1, RULES[2]: 3}


def test_a_later_turn_corrects_what_an_earlier_one_of_the_same_call_made(database: Database) -> None:
    spaces = "No, always use spaces, never tabs"

    def both(request: Request) -> tuple[Draft, ...]:
        made = draft(TABS, 1, name="indentation", description="Use tabs.", body="Use tabs.")
        turned = draft(spaces, 2, name="indentation", description="Use spaces.", body="Use spaces.")
        return (made, Draft(**{**_fields(turned), "op": "update", "target": "indentation"}))

    house = House(database, both, turns=2)
    house.close(TABS, spaces)
    house.work()
    (text,) = house.texts
    assert "Use spaces." in text
    assert "Use tabs." not in text


def _fields(made: Draft) -> dict[str, str]:
    return {name: getattr(made, name) for name in made.__dataclass_fields__}


def test_two_turns_of_one_call_that_say_the_same_make_one_memory(database: Database) -> None:
    house = House(database, turns=2)
    house.close(TABS, TABS)
    house.work()
    assert len(house.texts) == 1


def test_all_turns_of_a_call_are_answered_or_none_is(database: Database) -> None:
    house = House(database, turns=3)
    house.close(*RULES[:3])
    queued = house.queue.due(SHOP.root, house.clock.time, 9)
    with pytest.raises(TypeError):
        # The third one cannot be written down, as a disk that is full just then would have it.
        house.queue.answer_all([(queued[0], ()), (queued[1], ()), (queued[2], None)], 5.0)  # type: ignore[list-item]
    assert house.history.queue() == {"pending": 3}


def test_what_was_answered_together_is_applied_after_a_crash_without_another_call(database: Database) -> None:
    house = House(database, turns=3)
    house.close(*RULES[:3])
    house.stores.stores[SHOP.memory] = broken = BrokenStore(StoreUnavailable("the disk is full", "make room"))
    house.work()
    assert house.history.queue() == {"answered": 3}
    broken.trouble = None
    house.clock.time += 61
    house.work()
    assert house.history.queue() == {"done": 3}
    assert len(house.texts) == 3
    assert house.extractor.sizes == [3]


@pytest.mark.parametrize("error", [Permanent("400 for this question"), ReplyError("no JSON")])
@pytest.mark.parametrize("place", range(5))
def test_one_poisoned_turn_takes_no_other_with_it(database: Database, error: LLMError, place: int) -> None:
    house = House(database, error=error)
    prompts = [f"Always check rule number {number} 中文" for number in range(5)]
    prompts[place] = "Always poison the well"
    house.close(*prompts)
    for _ in range(4):
        house.work()
        house.clock.time += 61
    assert house.history.queue() == {"done": 4, "quarantined": 1}
    assert len(house.texts) == 4
    assert len(house.extractor.sizes) <= 9


@pytest.mark.parametrize("error", [Transient("529"), Paused("401")])
def test_what_is_not_the_turns_fault_keeps_them_together(database: Database, error: LLMError) -> None:
    house = House(database, error=error)
    house.close("Always poison the well", *RULES)
    house.work()
    assert house.extractor.sizes == [5]
    assert house.history.queue() == {"pending": 5}


def test_a_defect_with_several_turns_tries_fewer_before_it_blames_one(database: Database) -> None:
    def broken(request: Request) -> tuple[Draft, ...]:
        if any("number 3" in turn.prompts[0] for turn in request.turns):
            raise KeyError("a bug")
        return ()

    house = House(database, broken, turns=4)
    house.close(*(f"Always check rule number {number}" for number in range(1, 5)))
    for _ in range(20):
        try:
            house.work()
        except KeyError:
            house.extracting.defect(SHOP.root, "unexpected KeyError")
        house.clock.time += 61
    assert house.history.queue() == {"done": 3, "quarantined": 1}


def test_a_question_knows_its_project_and_the_day_of_each_turn(database: Database) -> None:
    house = House(database, turns=2)
    house.close(*RULES[:2])
    house.work()
    (request,) = house.extractor.requests
    assert request.project == SHOP.root
    assert request.days == ("1970-01-01", "1970-01-01")
