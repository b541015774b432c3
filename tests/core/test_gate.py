"""Each rule of the gate: a draft that only this rule refuses, beside the same draft without the offence."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from memoryd.core.founded import DESCRIPTION_LIMIT
from memoryd.core.gate import BODY_LIMIT, judge
from memoryd.core.instructing import instructs
from memoryd.core.model import Draft, Memory, Speaker, Turn, Verdict
from memoryd.core.tombstones import of as tombstone_of
from tests.core.speaking import TODAY, draft, memory, turn

SAID = "Don't mock the database in these tests, we got burned last quarter."
QUOTE = "don't mock the database"
SOURCE = "generic/s/turn-1"


def verdict(one: Draft, said: Turn, *known: Memory) -> Verdict:
    (found,) = judge([one], said, known, source=SOURCE, today=TODAY)
    return found


def reason(one: Draft, said: Turn, *known: Memory) -> str:
    found = verdict(one, said, *known)
    assert not found.accepted
    assert found.memory is None
    assert found.change is None
    return found.reason


def test_a_grounded_draft_becomes_a_memory_with_its_front_matter() -> None:
    found = verdict(draft(QUOTE), turn("hi", SAID))
    assert found.accepted
    assert found.reason == ""
    assert found.evidence is not None
    assert (found.evidence.quote, found.evidence.index) == ("Don't mock the database", 1)
    assert found.memory == Memory(
        name="tests-use-a-real-database",
        description="Integration tests run against a real PostgreSQL.",
        type="feedback",
        body="Integration tests must hit a real database.",
        created=TODAY, updated=TODAY, source=SOURCE, evidence="Don't mock the database",
        file="feedback-tests-use-a-real-database.md",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"scope": "current_task"}, "is marked as meant for the current task only"),
        ({"scope": "whatever"}, "is marked as meant for the current task only"),
        ({"type": "rule"}, "has the unknown type “rule”"),
        ({"op": "delete"}, "asks for “delete”, which is neither create, update nor retire"),
        ({"name": " \u200b"}, "has no name"),
        ({"description": "…"}, "has no description"),
        ({"body": "\x00\n"}, "has no body"),
        ({"body": "a b" * BODY_LIMIT}, f"is longer than {BODY_LIMIT} characters"),
        ({"expires": "2026-11-25"}, "was over on 2026-11-25"),
    ],
)
def test_what_is_not_whole_or_not_meant_to_last_is_refused(fields: dict[str, str], why: str) -> None:
    assert reason(draft(QUOTE, **fields), turn(SAID)) == why
    assert verdict(draft(QUOTE), turn(SAID)).accepted


@pytest.mark.parametrize(
    ("quote", "why"),
    [
        ("", "gives no words that justify it"),
        ("mock", "its quote “mock” is too short to justify anything"),
        ("always mock the database", "its quote is not in the conversation"),
        ("mock the data", "its quote is not in the conversation"),
    ],
)
def test_without_words_that_were_said_there_is_no_memory(quote: str, why: str) -> None:
    assert reason(draft(quote), turn(SAID)) == why


@pytest.mark.parametrize("kind", ["user", "feedback"])
@pytest.mark.parametrize(
    ("said", "why"),
    [
        (turn("ok", final=SAID), "its quote was said by the assistant, not by you"),
        (turn("ok", pasted=SAID), "its quote stands in pasted text, not in what you typed"),
        (turn("ok", tool=SAID), "its quote was said by the tool, not by you"),
        (turn("ok", harness=SAID), "its quote was said by the harness, not by you"),
    ],
)
def test_only_words_a_person_typed_make_a_rule(kind: str, said: Turn, why: str) -> None:
    assert reason(draft(QUOTE, type=kind), said) == why
    assert verdict(draft(QUOTE, type=kind), turn(SAID)).accepted


@pytest.mark.parametrize("kind", ["project", "reference"])
def test_facts_may_rest_on_the_final_answer_but_never_on_a_tool(kind: str) -> None:
    fact = "The integration tests take nine minutes on two cores."
    told = draft(fact, type=kind, name="tests", description=fact, body=fact)
    found = verdict(told, turn("ok", final=f"Done. {fact}"))
    assert found.evidence is not None
    assert found.evidence.speaker is Speaker.ASSISTANT
    assert reason(draft(QUOTE, type=kind), turn("ok", tool=SAID)) == "its quote was said by the tool, not by you"
    assert reason(draft(QUOTE, type=kind), turn("ok", pasted=SAID)).startswith("its quote stands in pasted text")


@pytest.mark.parametrize(
    ("said", "quote", "phrase"),
    [
        ("For this task, don't mock the database.", QUOTE, "For this task"),
        ("don't mock the database on this branch", "don't mock the database on this branch", "on this branch"),
        ("just this once, don't mock the database", QUOTE, "just this once"),
        ("for now don't mock the database", QUOTE, "for now"),
        ("本次不要 mock 数据库", "不要 mock 数据库", "本次"),
        ("这个任务里不要 mock 数据库", "不要 mock 数据库", "这个任务"),
        ("这次不要 mock 数据库", "不要 mock 数据库", "这次"),
        ("暂时不要 mock 数据库", "不要 mock 数据库", "暂时"),
        ("先不要 mock 数据库", "不要 mock 数据库", "先不"),
    ],
)
def test_what_was_said_for_the_task_at_hand_is_refused(said: str, quote: str, phrase: str) -> None:
    assert reason(draft(quote), turn(said)) == f"said for this task only: “{phrase}”"


@pytest.mark.parametrize(
    "said",
    [
        "From today on, don't mock the database.",
        "from now on don't mock the database",
        "Go on with it for now. Don't mock the database.",
        "For this task use npm, but from now on never mock the database in tests.",
        "从今天起，不要 mock 数据库",
        "从这次开始，不要 mock 数据库",
        "以后不要 mock 数据库",
    ],
)
def test_what_begins_something_lasting_passes(said: str) -> None:
    quotes = ("don't mock the database", "from now on never mock the database in tests", "不要 mock 数据库")
    quote = next(quote for quote in quotes if quote in said.lower())
    assert verdict(draft(quote), turn(said)).accepted


@pytest.mark.parametrize("field", ["name", "description", "body"])
def test_a_scope_phrase_in_what_would_be_written_is_refused(field: str) -> None:
    assert reason(draft(QUOTE, **{field: "Use mocks for this task"}), turn(SAID)) == (
        "said for this task only: “for this task”"
    )


@pytest.mark.parametrize("field", ["name", "description", "body"])
def test_secrets_and_what_is_left_of_them_are_refused(field: str) -> None:
    secret = "gh" + "p_" + "Ab3" * 12
    for text in (f"the token {secret}", "the token [REDACTED:github_token:ab12]"):
        assert reason(draft(QUOTE, **{field: text}), turn(SAID)) == "holds a secret"
    said = "the token is [REDACTED:github_token:ab12], don't mock the database"
    assert reason(draft(said), turn(said)) == "holds a secret"
    assert verdict(draft(QUOTE), turn(said)).accepted


@pytest.mark.parametrize(
    "field", ["op", "name", "description", "type", "body", "evidence", "scope", "target", "expires", "turn"]
)
def test_a_secret_in_any_field_is_refused_first_and_goes_no_further(field: str) -> None:
    secret = "gh" + "p_" + "Ab3" * 12
    found = verdict(replace(draft(QUOTE), **{field: secret}), turn(SAID))
    assert not found.accepted
    assert found.reason == "holds a secret"
    assert secret not in repr(found)
    assert getattr(found.draft, field).startswith("[REDACTED:github_token:")


def test_a_secret_that_two_fields_make_together_is_refused() -> None:
    parts = draft(QUOTE, description="my password is", body="sunshine7")
    assert reason(parts, turn(SAID)) == "holds a secret"


def test_a_control_character_hides_no_secret_from_the_gate() -> None:
    found = verdict(draft(QUOTE, op="update", target="my password is \x00hunter" + "22"), turn(SAID))
    assert "hunter22" not in repr(found)


@pytest.mark.parametrize("kind", ["user", "feedback"])
@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Should we never mock the database?", "rests on a question: "),
        ("要不要禁止 mock 数据库？", "rests on a question: "),
        ("Maybe we should not mock the database.", "rests on a guess, or on somebody else's word: "),
        ("The docs say never mock the database.", "rests on a guess, or on somebody else's word: "),
        ("也许不该 mock 数据库", "rests on a guess, or on somebody else's word: "),
    ],
)
def test_no_rule_rests_on_a_question_or_a_guess(kind: str, said: str, why: str) -> None:
    quote = "mock the database" if said.isascii() else "mock 数据库"
    assert reason(draft(quote, type=kind), turn(said)) == f"{why}“{said}”"
    # A fact may be told so, if it tells nobody what to do.
    assert verdict(draft(quote, type="project"), turn(said)).accepted is not instructs(said)


def test_a_request_to_remember_put_as_a_question_is_none() -> None:
    assert verdict(draft(QUOTE), turn("Can you remember that we don't mock the database?")).accepted


@pytest.mark.parametrize(
    "invented", ["Use `make db` instead.", "Use port 5432.", "See docs/db.md.", "Mock the database."]
)
def test_what_nobody_said_gives_way_to_the_quote(invented: str) -> None:
    found = verdict(draft(QUOTE, body=invented), turn(SAID))
    assert found.memory is not None
    assert found.memory.body == "Don't mock the database"
    assert found.memory.name == "tests-use-a-real-database"
    described = verdict(draft(QUOTE, description=invented, name=invented), turn(SAID)).memory
    assert described is not None
    assert described.description == "Don't mock the database"
    assert "5432" not in described.file + described.name


def test_a_fact_may_take_from_all_that_was_said_with_it_and_an_update_from_what_it_updates() -> None:
    said = turn("We ship the real database tests with v2. The port is 5432.")
    quote = "We ship the real database tests with v2"
    fact = verdict(draft(quote, type="project", body="Ships with v2 on port 5432."), said).memory
    rule = verdict(draft(quote, body="Ships with v2 on port 5432."), said).memory
    assert (fact and fact.body, rule and rule.body) == ("Ships with v2 on port 5432.", quote)
    known = memory("use-tabs", "Use port 5432.")
    updated = verdict(draft(QUOTE, op="update", target="use-tabs", body="Port 5432 holds."), turn(SAID), known).memory
    assert updated is not None
    assert updated.body == "Port 5432 holds."


TWINS = (
    (memory("other", "Else.", body="Integration tests must hit a real database!"), "says the same as “other”"),
    (memory("other", "Against a real PostgreSQL, integration tests run."), "says the same as “other”"),
    (
        memory("tests-use-a-real-database", "Other words."),
        "there is already a memory called “tests-use-a-real-database”",
    ),
    (memory("other", "integration tests run against a REAL  PostgreSQL."), "says the same as “other”"),
    (memory("other", "Else.", body="Integration tests must hit\na real database.\n"), "says the same as “other”"),
)


@pytest.mark.parametrize(("known", "why"), TWINS)
def test_a_twin_is_refused(known: Memory, why: str) -> None:
    assert reason(draft(QUOTE), turn(SAID), known) == why
    assert verdict(draft(QUOTE), turn(SAID), memory("other", "Something else.")).accepted


def test_a_twin_of_an_earlier_draft_of_the_same_turn_is_refused() -> None:
    first, second, third = judge(
        [draft(QUOTE), draft(QUOTE, name="Again"), draft(QUOTE, name="More", description="D e f.", body="G h i.")],
        turn(SAID), (), source=SOURCE, today=TODAY,
    )  # fmt: skip
    assert first.accepted
    assert (second.accepted, second.reason) == (False, "says the same as “tests-use-a-real-database”")
    assert third.accepted


def test_an_update_keeps_the_file_its_date_and_what_is_not_ours() -> None:
    known = memory("use-tabs", "Use tabs in tests.", extra=(("team", "core"),), always=True, created="2025-05-05")
    found = verdict(draft(QUOTE, op="update", target="Use tabs"), turn(SAID), known)
    assert found.accepted
    assert found.memory == replace(
        known,
        name="tests-use-a-real-database",
        description="Integration tests run against a real PostgreSQL.",
        body="Integration tests must hit a real database.",
        updated=TODAY, source=SOURCE, evidence="Don't mock the database", expires="",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("known", "why"),
    [
        (memory("other", "Use tabs."), "would update “use-tabs”, which does not exist"),
        (
            memory("use-tabs", "Use tabs in tests.", pinned=True, by_hand=True),
            "would change “use-tabs”, which is pinned (`memoryd unpin use-tabs` allows it)",
        ),
        *(
            (
                memory("use-tabs", "Use tabs in tests.", **theirs),
                "would change “use-tabs”, which holds words of your own"
                " (`memoryd adopt use-tabs` lets memoryd change it)",
            )
            for theirs in ({"typed": False}, {"by_hand": True})
        ),
        (
            memory("use-tabs", draft("").description, body=draft("").body),
            "“use-tabs” says so already",
        ),
    ],
)
def test_an_update_must_name_a_memory_that_may_change(known: Memory, why: str) -> None:
    assert reason(draft(QUOTE, op="update", target="use-tabs"), turn(SAID), known) == why


@pytest.mark.parametrize(
    ("theirs", "remedy"),
    [({"pinned": True}, "unpin"), ({"by_hand": True}, "adopt"), ({"typed": False, "type": ""}, "adopt"), ({}, "")],
)
@pytest.mark.parametrize(
    ("said", "held"), [("Use tabs, not spaces.", "Use spaces."), ("用 bun，不要用 pnpm。", "用 pnpm。")]
)
def test_nothing_is_put_beside_words_of_the_persons_that_say_the_opposite(
    said: str, held: str, theirs: dict[str, object], remedy: str
) -> None:
    known = memory("held", held, **theirs)
    why = verdict(draft(said, name="turned", description=said, body=said), turn(said), known).reason
    assert (f"`memoryd {remedy} held`" in why) if remedy else (why == "")


def test_an_update_without_a_target_and_a_second_one_of_the_same_are_refused() -> None:
    known = memory("use-tabs", "Use tabs in tests.")
    assert reason(draft(QUOTE, op="update"), turn(SAID), known) == "would update “”, which does not exist"
    second = draft(QUOTE, op="update", target="use-tabs", name="X y", description="X y z.", body="X y z w.")
    verdicts = judge(
        [draft(QUOTE, op="update", target="use-tabs"), second], turn(SAID), [known], source=SOURCE, today=TODAY
    )
    assert [v.reason for v in verdicts] == ["", "would change “use-tabs” a second time in one turn"]


def test_the_assistant_cannot_change_a_rule_by_calling_it_a_fact() -> None:
    known = memory("use-tabs", "Use tabs in tests.", type="feedback")
    one = draft(QUOTE, op="update", target="use-tabs", type="project")
    assert reason(one, turn("ok", final=SAID), known) == "its quote was said by the assistant, not by you"
    fact = "The Makefiles are indented with tabs."
    told = replace(one, evidence=fact, description=fact, body=fact)
    assert verdict(told, turn("ok", final=fact), replace(known, type="project")).accepted


def test_an_update_that_is_called_like_another_memory_keeps_its_name() -> None:
    known, other = memory("use-tabs", "Use tabs in tests."), memory("tests-use-a-real-database", "Else.")
    found = verdict(draft(QUOTE, op="update", target="use-tabs"), turn(SAID), known, other)
    assert found.memory is not None
    assert found.memory.name == "use-tabs"


def test_names_that_differ_only_where_they_are_cut_get_files_of_their_own() -> None:
    long = "the integration tests of the payment service must always use a real database server in"
    first, second = judge(
        [draft(QUOTE, name=f"{long} one"), draft(QUOTE, name=f"{long} two", description="D e f.", body="G h i.")],
        turn(SAID), (), source=SOURCE, today=TODAY,
    )  # fmt: skip
    assert first.memory is not None
    assert second.memory is not None
    assert first.memory.file != second.memory.file
    assert second.memory.file.endswith("-2.md")


def test_a_new_file_never_takes_the_place_of_another_one() -> None:
    foreign = memory("something", "Else.", file="Feedback-Tests-use-a-real-database.md")
    found = verdict(draft(QUOTE), turn(SAID), foreign)
    assert found.memory is not None
    assert found.memory.file == "feedback-tests-use-a-real-database-2.md"


def test_what_nobody_sees_is_stripped_and_long_lines_are_cut() -> None:
    found = verdict(
        draft(
            QUOTE, name="a\u202eb\x1b[31m c", description="x y " * 200, body="never mock\r\nthe database\u200b\x00\n"
        ),
        turn(SAID.replace(",", " [31m,")),
    )
    assert found.memory is not None
    assert found.memory.name == "ab-31m-c"
    assert found.memory.body == "never mock\nthe database"
    assert len(found.memory.description) <= DESCRIPTION_LIMIT
    assert "\n" not in found.memory.description


def test_a_chinese_name_keeps_its_characters() -> None:
    said = "以后部署都用 uv，不要用 pip"
    found = verdict(draft(said, name="部署用 uv，不用 pip", body="部署都用 uv。"), turn(said))
    assert found.memory is not None
    assert found.memory.file == "feedback-部署用-uv-不用-pip.md"


@pytest.mark.parametrize("bad", ["", "soon", "2026-02-31", "12/05/2026"])
def test_an_end_that_is_no_date_is_left_out(bad: str) -> None:
    found = verdict(draft(QUOTE, expires=bad), turn(SAID))
    assert found.memory is not None
    assert found.memory.expires == ""


hostile = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        ["../../etc/passwd", "MEMORY", ".git/hooks/pre-commit", "con", "a" * 300, "\u202egnp.exe", "C:\\x", "-rf"]
    ),
)


@given(hostile, st.sampled_from(["user", "feedback", "project", "reference"]), hostile, hostile)
def test_no_draft_becomes_a_path(name: str, kind: str, description: str, body: str) -> None:
    found = verdict(draft(QUOTE, name=name, type=kind, description=description, body=body), turn(SAID))
    if found.memory is not None:
        assert re.fullmatch(rf"{kind}-[^\s/\\.:]+\.md", found.memory.file)
        assert found.memory.file != "MEMORY.md"
        assert len(found.memory.file.encode()) < 255
        assert "/" not in found.memory.name


@settings(deadline=None)
@given(
    st.lists(
        st.builds(
            Draft,
            op=st.text(max_size=8),
            name=hostile,
            description=hostile,
            type=st.text(max_size=8),
            body=hostile,
            evidence=hostile,
            scope=st.text(max_size=8),
            target=hostile,
            expires=hostile,
        )
    )
)
def test_nothing_a_model_says_raises(drafts: list[Draft]) -> None:
    verdicts = judge(drafts, turn(SAID), (memory("use-tabs", "Use tabs in tests."),), source=SOURCE, today=TODAY)
    assert len(verdicts) == len(drafts)
    assert all(v.accepted or v.reason for v in verdicts)
    assert all("\n" not in v.reason for v in verdicts)


def test_a_control_character_parts_no_secret_for_the_gate() -> None:
    secret = "gh" + "p_" + "Ab3" * 12
    for hidden in (f"{secret[:9]}\x00{secret[9:]}", "my pass\x1bword is hunter22"):
        assert reason(draft(QUOTE, body=f"the token {hidden}"), turn(SAID)) == "holds a secret"


def test_a_secret_that_printing_would_break_up_is_refused() -> None:
    assert reason(draft(QUOTE, name="x" * 110 + " gh" + "p_" + "Ab3" * 12), turn(SAID)) == "holds a secret"


@pytest.mark.parametrize("field", ["name", "description", "body", "evidence", "target", "expires"])
def test_what_was_covered_for_it_was_purged_makes_no_memory(field: str) -> None:
    assert reason(replace(draft(QUOTE), **{field: "ask (purged) first"}), turn(SAID)) == "holds a text that you purged"


def test_a_reason_that_names_a_file_of_somebodys_own_shows_no_secret_of_it() -> None:
    secret = "gh" + "p_" + "Ab3" * 12
    own = memory(f"real database {secret}", draft(QUOTE).description)
    found = verdict(draft(QUOTE), turn(SAID), own)
    assert (found.accepted, secret in found.reason) == (False, False)
    assert "[REDACTED:github_token:" in found.reason


@pytest.mark.parametrize(
    "said",
    [
        "小王说以后一律用 tabs", "同事觉得应该禁止 any", "有人建议永远不要用 ORM", "老李提议以后统一用 pnpm",
        "没说过以后一律用 tabs", "并不是说禁止用 mock", "要不以后都用 pnpm？", "假如我们禁止 force push 会怎样",
        "I'm not saying never use mocks", "I'd consider always using pnpm", "I am thinking about always using Decimal",
        "People keep telling me to never use any", "Not that you must always use pnpm", "Nobody said to always squash",
        "Someone suggested to never use yarn", "My colleague recommended to always use yarn",
    ],
)  # fmt: skip
def test_a_guess_a_denial_and_somebody_elses_word_make_no_rule(said: str) -> None:
    for kind in ("user", "feedback"):
        one = draft(said, type=kind, name=said, description=said, body=said)
        assert reason(one, turn(f"OK. {said}")).startswith("rests on a ")


@pytest.mark.parametrize(
    "said", ["没让你动的文件不要动", "以后小写变量名一律用下划线", "Use the recommended settings always"]
)
def test_what_only_sounds_like_one_does(said: str) -> None:
    assert verdict(draft(said, name=said, description=said, body=said), turn(said)).accepted


def test_what_the_person_took_away_does_not_come_back_through_the_gate() -> None:
    one = draft(QUOTE)
    buried = tombstone_of(memory(one.name, one.description, body=one.body), TODAY)
    (back,) = judge([one], turn(SAID), (), source=SOURCE, today=TODAY, buried=(buried,))
    assert (back.accepted, back.reason.startswith("you removed this on")) == (False, True)
    assert verdict(one, turn(SAID)).accepted


@pytest.mark.parametrize("op", ["update", "retire"])
def test_no_target_never_means_the_memory_whose_name_slugs_to_nothing(op: str) -> None:
    nameless = memory("", "Use tabs.", file=".md")
    assert reason(draft(QUOTE, op=op), turn(SAID), nameless) == f"would {op} “”, which does not exist"


@pytest.mark.parametrize(
    ("said", "quote", "kept"),
    [
        ("The docs say the staging database is mocked.", "the staging database is mocked", True),
        ("We moved to Postgres 16, can you update the docs?", "We moved to Postgres 16", True),
        ("听说下周三冻结发布", "下周三冻结发布", True),
        ("Kim says never touch the staging database.", "never touch the staging database", False),
        ("Should deploys always go through Jenkins?", "deploys always go through Jenkins", False),
        ("王五在群里说以后一律用测试库", "以后一律用测试库", False),
    ],
)
def test_a_fact_may_be_told_by_others_and_an_order_may_not(said: str, quote: str, kept: bool) -> None:
    fact = draft(quote, name=quote, description=quote, body=quote, type="project")
    assert verdict(fact, turn(said)).accepted is kept


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("Always use tabs for indentation.", "From now on, use spaces, not tabs."),
        ("Always use npm in this project.", "From now on, never use npm in this project, use pnpm."),
        ("以后一律用 tab 缩进。", "以后用空格缩进，不要用 tab。"),
        ("回答一律用英文。", "以后回答一律用中文，不要用英文。"),
    ],
)
def test_a_correction_that_a_model_took_for_news_replaces_what_it_corrects(known: str, said: str) -> None:
    old = memory("old-rule", known)
    new = draft(said, name="new rule", description=said, body=said)
    found = verdict(new, turn(said), old)
    assert (found.accepted, found.memory and found.memory.file) == (True, old.file)
    assert found.memory is not None
    assert known not in found.memory.description + found.memory.body
    assert (found.draft.op, found.draft.target) == ("update", old.name)
    pinned = replace(old, pinned=True)
    assert "is pinned" in verdict(new, turn(said), pinned).reason


def test_what_corrects_nothing_plainly_is_news() -> None:
    tabs = memory("tabs", "Use tabs in Makefiles.")
    more = memory("tabs-too", "Prefer tabs for indentation.")
    other = memory("all-tabs", "Always use tabs for indentation.")
    said = "From now on, use spaces, not tabs."
    new = draft(said, name="new rule", description=said, body=said)
    found = verdict(new, turn(said), tabs, more, other)
    assert found.memory is not None
    assert found.memory.file not in (tabs.file, more.file, other.file)
    plain = draft("Always run the linter.", name="linter", description="Always run the linter.", body="Run the linter.")
    kept = verdict(plain, turn("Always run the linter."), tabs)
    assert kept.memory is not None
    assert kept.memory.file != tabs.file


@pytest.mark.parametrize(
    ("kind", "said", "written", "expires"),
    [
        ("project", "我们下周三发布 2.0 版本。", "我们 2026-12-02 发布 2.0 版本。", "2026-12-02"),
        ("project", "The code freeze ends tomorrow.", "The code freeze ends on 2026-11-27.", "2026-11-27"),
        ("feedback", "本周五之前不要合并到 main。", "2026-11-27 之前不要合并到 main。", "2026-11-27"),
        ("feedback", "Never deploy on Friday.", "Never deploy on Friday.", ""),
    ],
)
def test_what_a_model_dates_from_the_day_is_dated_for_any_day(kind: str, said: str, written: str, expires: str) -> None:
    found = verdict(draft(said, name=said, description=said, body=said, type=kind), turn(said)).memory
    assert found is not None
    assert (found.description, found.body, found.expires) == (written, written, expires)
    assert found.evidence == said


def test_an_agents_own_order_stands_where_agents_may_give_one() -> None:
    said = "Run the linter before each commit."
    own = draft(said, name="linter", description=said.rstrip("."), body=said, type="project")
    heard = turn("ok", final=said)
    (refused,) = judge([own], heard, (), source=SOURCE, today=TODAY)
    (kept,) = judge([own], heard, (), source=SOURCE, today=TODAY, agents_may_instruct=True)
    assert refused.reason.startswith("is an instruction that only the assistant gave")
    assert kept.memory is not None
    assert (kept.memory.description, kept.memory.body) == (said.rstrip("."), said)


def test_a_description_that_orders_is_replaced_where_an_agent_only_reported() -> None:
    said = "The linter found 3 errors in src/a.py."
    lie = draft(said, name="linter", description="Always run the linter.", body=said, type="project")
    (kept,) = judge([lie], turn("ok", final=said), (), source=SOURCE, today=TODAY)
    assert kept.memory is not None
    assert kept.memory.description == said


@pytest.mark.parametrize(
    "said", ["Maybe always run the linter before each commit.", "Should it always run the linter?"]
)
def test_where_agents_may_give_an_order_they_may_put_it_with_care(said: str) -> None:
    own = draft(said, name="linter", description=said, body=said, type="project")
    (kept,) = judge([own], turn("ok", final=said), (), source=SOURCE, today=TODAY, agents_may_instruct=True)
    assert kept.accepted, kept.reason
    assert reason(own, turn(said)).startswith(("rests on a guess", "rests on a question"))


def test_a_description_that_only_reports_stays_what_an_agent_made_it() -> None:
    said = "The integration tests take nine minutes on two cores."
    own = draft(said, name="tests", description="Integration tests take nine minutes.", body=said, type="project")
    kept = verdict(own, turn("ok", final=said)).memory
    assert kept is not None
    assert (kept.description, kept.body) == ("Integration tests take nine minutes.", said)


@pytest.mark.parametrize("field", ["description", "body"])
def test_what_speaks_of_something_else_gives_way_to_the_quote(field: str) -> None:
    kept = verdict(draft(QUOTE, **{field: "Coffee tastes better hot."}), turn(SAID)).memory
    assert kept is not None
    assert "mock the database" in getattr(kept, field).lower()


@pytest.mark.parametrize(
    ("line", "name"),
    [("Coffee is hot.", "mock-the-database"), ("Integration tests use no mock.", "integration-tests-use-no-mock")],
)
def test_a_name_that_speaks_of_something_else_gives_way_to_the_line_or_with_it_to_the_quote(
    line: str, name: str
) -> None:
    kept = verdict(draft(QUOTE, name="Coffee tastes better hot.", description=line), turn(SAID)).memory
    assert kept is not None
    assert name in kept.name


def test_what_a_person_ordered_for_ever_may_be_written_so() -> None:
    said = "Remember that from now on the tests must always hit a real database."
    order = "From now on the tests must always hit a real database"
    kept = verdict(draft(said, description=order), turn(said)).memory
    assert kept is not None
    assert kept.description == order


def test_a_body_of_the_longest_and_an_end_on_the_very_day_pass() -> None:
    assert verdict(draft(QUOTE, body="database" * (BODY_LIMIT // 8)), turn(SAID)).accepted
    assert verdict(draft(QUOTE, expires=TODAY), turn(SAID)).accepted


def test_what_was_retired_in_the_same_turn_stands_in_the_way_of_nothing() -> None:
    old = memory("pnpm", "Always use npm, not pnpm.")
    said = "We no longer use npm. From now on, use pnpm, not npm."
    gone = draft("We no longer use npm", op="retire", target=old.name)
    new = "use pnpm, not npm"
    rule = draft(new, name=old.name, description=new, body=new)
    over, kept = judge([gone, rule], turn(said), (old,), source=SOURCE, today=TODAY)
    assert over.accepted, over.reason
    assert kept.accepted, kept.reason
    assert kept.memory is not None
    assert kept.memory.file != old.file


def test_an_update_to_what_another_memory_says_is_a_twin_of_it() -> None:
    tests, database = memory("tests", "Tests are run by hand."), memory("database", "Don't mock the database.")
    again = draft(QUOTE, op="update", target="tests", name="tests", description=QUOTE, body=QUOTE)
    assert reason(again, turn(SAID), tests, database) == "says the same as “database”"
    assert verdict(again, turn(SAID), tests).accepted


def test_one_that_may_not_change_is_stood_against_however_many_may() -> None:
    free, pinned = (memory(name, "Always use tabs for indentation.") for name in ("free", "pinned"))
    said = "From now on, use spaces, not tabs."
    new = draft(said, name="new rule", description=said, body=said)
    assert "“pinned”, which is pinned" in reason(new, turn(said), free, replace(pinned, pinned=True))


def test_an_update_changes_what_it_names_and_not_what_it_corrects() -> None:
    editors, tabs = (
        memory("editors", "Editors show spaces as dots."),
        memory("tabs", "Always use tabs for indentation."),
    )
    said = "From now on, use spaces, not tabs."
    found = verdict(draft(said, op="update", target="editors", description=said, body=said), turn(said), editors, tabs)
    assert found.memory is not None
    assert found.memory.file == editors.file


@pytest.mark.parametrize(
    ("known", "new", "made"),
    [("feedback", "project", "feedback"), ("user", "feedback", "user"), ("project", "feedback", "feedback")],
)
def test_a_correction_is_of_the_type_that_only_a_person_may_change(known: str, new: str, made: str) -> None:
    old = memory("indent", "We use tabs for indentation.", type=known)
    said = "From now on, use spaces, not tabs."
    kept = verdict(draft(said, name="new rule", description=said, body=said, type=new), turn(said), old).memory
    assert kept is not None
    assert (kept.type, kept.file) == (made, old.file)


def test_two_rules_that_begin_alike_get_names_of_their_own() -> None:
    said = "From now on always keep the queue of service 1 in the table jobs_1."
    rule = said.removeprefix("From now on ").capitalize()
    known = memory("always-keep-the-queue", "Always keep the queue of service 0 in the table jobs_0.")
    found = verdict(draft(said, name="Always keep the queue 2", description=rule, body=rule), turn(said), known)
    assert (found.reason, found.memory and found.memory.name) == ("", "always-keep-the-queue-2")
