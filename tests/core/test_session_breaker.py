from __future__ import annotations

from dataclasses import replace

from memoryd.core.model import Close, Speaker, Turn, Utterance
from memoryd.core.session_breaker import MOST_FOLDERS, MOST_REMEMBERED, SESSIONS, SPAN_SECONDS, SessionBreaker

NOW = 1_800_000_000.0


def turn(session: str, said: str = "", at: float | None = NOW) -> Turn:
    words = (Utterance(Speaker.USER, said),) if said else ()
    return Turn(
        key=session, agent="a", session=session, file="/s/f", cwd="/p", close=Close.COMPLETED, words=words, final=None,
        at=at, human=bool(said),
    )  # fmt: skip


def flood(breaker: SessionBreaker, count: int, said: str = "", begin: float = NOW, folder: str = "/s") -> list[bool]:
    return [breaker.stops(folder, turn(f"{said}-{begin}-{n}", said, begin + n), begin + n) for n in range(count)]


def test_more_than_fifty_sessions_without_words_pause_their_folder_and_no_other() -> None:
    breaker = SessionBreaker()
    assert flood(breaker, SESSIONS + 2) == [False] * SESSIONS + [True, True]
    assert breaker.paused(NOW + 60) == {"/s": NOW + SESSIONS}
    assert not breaker.stops("/other", turn("x"), NOW)


def test_prompts_of_a_program_are_no_words_of_a_person() -> None:
    breaker = SessionBreaker()
    said = "Summarise what happened in the observed session, as JSON, please: {}"
    assert flood(breaker, SESSIONS + 1, said)[-1]


def test_words_of_its_own_pass_and_end_the_pause() -> None:
    breaker = SessionBreaker()
    flood(breaker, SESSIONS + 1)
    assert not breaker.stops("/s", turn("mine", "修一下登录页面的错误", NOW + 99), NOW + 99)
    assert breaker.paused(NOW + 100) == {}


def test_many_sessions_of_a_person_are_no_flood() -> None:
    breaker = SessionBreaker()
    assert not any(breaker.stops("/s", turn(str(n), f"task number {n}", NOW + n), NOW + n) for n in range(200))


def test_it_ends_by_itself_when_the_flood_does() -> None:
    breaker = SessionBreaker()
    flood(breaker, SESSIONS + 1)
    assert breaker.paused(NOW + SPAN_SECONDS / 2)
    assert breaker.paused(NOW + 2 * SPAN_SECONDS) == {}
    assert not breaker.stops("/s", turn("later", "", NOW + 2 * SPAN_SECONDS), NOW + 2 * SPAN_SECONDS)


def test_old_transcripts_read_at_once_count_by_their_own_time() -> None:
    breaker = SessionBreaker()
    day = 86_400.0
    assert not any(breaker.stops("/s", turn(str(n), "", NOW - n * day), NOW) for n in range(200))
    assert not breaker.stops("/s", turn("many turns", "", NOW), NOW)


def test_many_turns_of_one_session_are_one_session() -> None:
    breaker = SessionBreaker()
    assert not any(breaker.stops("/s", turn("one", "", NOW + n), NOW + n) for n in range(300))


def test_folders_without_end_are_not_remembered_without_end() -> None:
    breaker = SessionBreaker()
    for number in range(3 * MOST_FOLDERS):
        breaker.stops(f"/s/{number}", turn("x"), NOW)
    flood(breaker, SESSIONS + 1)
    assert breaker.paused(NOW) == {"/s": NOW + SESSIONS}


def test_no_flood_is_kept_without_an_end() -> None:
    breaker = SessionBreaker()
    for n in range(MOST_REMEMBERED + 60):
        breaker.stops("/s", turn(str(n), f"task number {n}", NOW + n), NOW + n)
    assert len(breaker._folders["/s"]) == MOST_REMEMBERED
    for n in range(MOST_FOLDERS + 3):
        breaker.stops(f"/f{n}", turn("x"), NOW)
    assert len(breaker._folders) == MOST_FOLDERS


def test_a_folder_that_is_forgotten_is_paused_no_longer() -> None:
    breaker = SessionBreaker()
    flood(breaker, SESSIONS + 1)
    for n in range(MOST_FOLDERS):
        breaker.stops(f"/f{n}", turn("x"), NOW)
    assert breaker.paused(NOW) == {}


def test_sessions_without_a_time_count_by_that_of_the_reading() -> None:
    breaker = SessionBreaker()
    assert [breaker.stops("/s", turn(str(n), "", None), NOW) for n in range(SESSIONS + 1)][-1]
    assert not breaker.stops("/s", turn("later", "", None), NOW + 2 * SPAN_SECONDS)


def test_it_takes_an_hour_to_the_second() -> None:
    for late, stopped in ((SPAN_SECONDS, True), (SPAN_SECONDS + 1, False)):
        breaker = SessionBreaker()
        for n in range(SESSIONS):
            breaker.stops("/s", turn(str(n)), NOW)
        assert breaker.stops("/s", turn("last", "", NOW + late), NOW + late) is stopped


def test_a_session_is_told_by_the_first_words_in_it() -> None:
    breaker = SessionBreaker()
    flood(breaker, SESSIONS + 1)
    assert not breaker.stops("/s", turn(f"-{NOW}-3", "修一下登录页面的错误", NOW + 99), NOW + 99)
    breaker = SessionBreaker()
    flood(breaker, SESSIONS + 1, "Summarise it.")
    assert breaker.stops("/s", turn(f"Summarise it.-{NOW}-3", "Write it down.", NOW + 99), NOW + 99)


def test_one_session_without_words_among_those_of_a_program_is_no_persons() -> None:
    breaker = SessionBreaker()
    flood(breaker, SESSIONS, "Summarise it.")
    assert breaker.stops("/s", turn("x", "", NOW + 99), NOW + 99)


def test_what_no_human_typed_are_no_words_of_its_own() -> None:
    breaker = SessionBreaker()
    turns = [replace(turn(str(n), f"task number {n}"), human=False) for n in range(SESSIONS + 1)]
    assert [breaker.stops("/s", each, NOW) for each in turns][-1]


def test_an_empty_prompt_hides_no_words_behind_it() -> None:
    breaker = SessionBreaker()
    flood(breaker, SESSIONS + 1)
    mine = turn("mine", "task number 1", NOW + 99)
    mine = replace(mine, words=(Utterance(Speaker.USER, " \n"), *mine.words))
    assert not breaker.stops("/s", mine, NOW + 99)


def test_only_the_sessions_of_that_hour_count() -> None:
    breaker = SessionBreaker()
    breaker.stops("/s", turn("old", "", NOW - 2 * SPAN_SECONDS), NOW - 2 * SPAN_SECONDS)
    assert not any(flood(breaker, SESSIONS))


def test_a_second_pause_has_a_beginning_of_its_own() -> None:
    breaker = SessionBreaker()
    flood(breaker, SESSIONS + 1)
    breaker.stops("/s", turn("mine", "修一下登录页面的错误", NOW + 99), NOW + 99)
    later = NOW + 3 * SPAN_SECONDS
    flood(breaker, SESSIONS + 1, begin=later)
    assert breaker.paused(later + 60) == {"/s": later + SESSIONS}
