from __future__ import annotations

from memoryd.core.bill import SIDES, Entry, Sums, by, total
from memoryd.core.budget import Limits, Spent, ceilings, spent_at


def entry(day: str, project: str = "/p", model: str = "m", **sums: float) -> Entry:
    return Entry(day=day, project=project, model=model, purpose="extract", sums=Sums(**sums))  # type: ignore[arg-type]


ENTRIES = (
    entry("2026-11-28", calls=2, tokens=900, usd=0.5, input=800, output=100),
    entry("2026-11-29", project="/店", calls=1, tokens=100, usd=2.0, open=1),
    entry("2026-11-29", project="/店", kept=2),
)


def test_all_of_it_is_the_sum_of_its_parts() -> None:
    whole = total(ENTRIES)
    assert (whole.calls, whole.tokens, whole.usd, whole.open, whole.kept) == (3, 1000, 2.5, 1, 2)
    assert total(()) == Sums()
    for side in SIDES:
        parts = by(side, ENTRIES)
        assert sum(sums.usd for _, sums in parts) == whole.usd


def test_days_come_newest_first_and_projects_dearest_first() -> None:
    assert [name for name, _ in by("day", ENTRIES)] == ["2026-11-29", "2026-11-28"]
    assert [name for name, _ in by("project", ENTRIES)] == ["/店", "/p"]
    later = (
        *ENTRIES,
        entry("2026-11-30", project="/zoo", usd=0.1),
        entry("2026-11-30", project="/a", usd=0.1, tokens=5),
    )
    assert [name for name, _ in by("day", later)] == ["2026-11-30", "2026-11-29", "2026-11-28"]
    assert [name for name, _ in by("project", later)] == ["/店", "/p", "/a", "/zoo"]


def test_tokens_for_each_kept_memory_are_known_once_one_was_kept() -> None:
    assert total(ENTRIES).tokens_per_kept == 500
    assert total(ENTRIES[:2]).tokens_per_kept is None
    told = total(ENTRIES).as_json()
    assert (told["tokens_per_kept"], told["calls"], told["usd"]) == (500, 3, 2.5)


def test_each_ceiling_tells_what_is_used_and_one_that_is_none_is_left_out() -> None:
    spent = Spent(usd_day=0.5, usd_month=3.0, tokens_day=9, calls_hour=4)
    assert ceilings(spent, Limits()) == (
        ("usd_per_day", 0.5, 1.0),
        ("usd_per_month", 3.0, 10.0),
        ("calls_per_hour", 4, 60),
    )
    assert ("tokens_per_day", 9, 50) in ceilings(spent, Limits(tokens_per_day=50))


def test_what_is_spent_is_asked_for_by_day_hour_and_month() -> None:
    asked: list[float] = []

    def since(at: float) -> tuple[int, int, float]:
        asked.append(at)
        return len(asked), len(asked), float(len(asked))

    assert spent_at(1_790_000_000.0, since) == Spent(usd_day=1.0, usd_month=3.0, tokens_day=1, calls_hour=2)
    assert asked[2] <= asked[0] <= asked[1] <= 1_790_000_000.0
