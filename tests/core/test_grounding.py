from __future__ import annotations

import time
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.grounding import adds, figures, grounded, keeps_conditions, speaks_of, spelt, support

THURSDAY = date(2026, 11, 26)
SAID = (
    "Don't mock the database in these tests, run `make db` on port 5432 first; see docs/db.md and ship by next Friday."
)


@pytest.mark.parametrize(
    "text",
    [
        "Integration tests use a real database.",
        "Never mock the database.",
        "Run `make db`; the port is 5432.",
        "**Why:** see docs/db.md.\n**How to apply:** when you test.",
        "Ship by 2026-12-04.",
        "PostgreSQL must be real.",
        "",
    ],
)
def test_what_was_said_is_grounded_in_whatever_words(text: str) -> None:
    assert grounded(text, support(SAID, THURSDAY))


@pytest.mark.parametrize(
    "text",
    [
        "Run `make test` first.",
        "Use port 5433.",
        "See docs/api.md.",
        "See https://docs.example.com.",
        "Call init_database.",
        "Call initDatabase.",
        "Pass --force.",
        "Edit config.yaml.",
        "Look in /etc/db.",
        "Ship by 2026-12-05.",
        "Mock the database in these tests.",
        "Ask in #database.",
        "See www.example.com",
        "Look into ~/db for it.",
        r"Look into D:\\db for it.",
        "Look into vault/ for it.",
        "Call _connect for it.",
        "Call db::connect for it.",
        "Call connect() for it.",
        "Read $PGHOST for it.",
    ],
)
def test_what_a_reader_would_act_on_must_have_been_said(text: str) -> None:
    assert not grounded(text, support(SAID, THURSDAY))


@pytest.mark.parametrize(
    ("text", "said", "holds"),
    [
        ("Never use spaces.", "I like tabs for everything", False),
        ("Tabs, never spaces.", "use tabs instead of spaces", True),
        ("Do not use spaces.", "only tabs please", True),
        ("Two monitors.", "I have two monitors and don't like dark themes", True),
        ("不要用空格", "缩进都用 tab", False),
        ("不要用空格", "缩进只用 tab", True),
        ("10 years of Go", "ten years of Go", True),
        ("12 years of Go", "ten years of Go", False),
        ("drop it at the end of 2026", "drop it at the end of the year", True),
        ("2026 年底下线", "年底下线", True),
    ],
)
def test_a_turn_and_a_figure_need_one_in_what_was_said(text: str, said: str, holds: bool) -> None:
    assert grounded(text, support(said, THURSDAY)) is holds


@given(st.text(max_size=60), st.text(max_size=60))
def test_a_text_is_grounded_in_itself_and_none_raises(text: str, said: str) -> None:
    grounded(text, support(said, THURSDAY))
    assert grounded("plain words only", support(said, THURSDAY))


@pytest.mark.parametrize(
    ("said", "turned"),
    [
        ("Use port 8443 for the proxy, never 8080.", "Use port 8080 for the proxy, never 8443."),
        ("Use tabs, not spaces, in Makefiles.", "Use spaces, not tabs, in Makefiles."),
        ("Prefer composition over inheritance.", "Prefer inheritance over composition."),
        ("Keep functions under 40 lines.", "Keep functions over 40 lines."),
        ("Always run tests before commits.", "Always run tests after commits."),
        ("Enable strict mode in every tsconfig.", "Disable strict mode in every tsconfig."),
        ("Always use the staging DB for tests.", "Always use the production DB for tests."),
        ("Use at least two reviewers for each PR.", "Use at least one reviewer for each PR."),
        ("Retry three times, then give up.", "Retry five times, then give up."),
        ("不要用 npm，用 pnpm。", "不要用 pnpm，用 npm。"),
        ("用 PostgreSQL，不用 MySQL。", "用 MySQL，不用 PostgreSQL。"),
        ("一律用两个空格缩进。", "一律用四个空格缩进。"),
        ("标题最多 30 个字。", "标题至少 30 个字。"),
        ("禁止在周五部署。", "在周五部署。"),
    ],
)
def test_what_turns_around_what_was_said_is_not_grounded(said: str, turned: str) -> None:
    assert not grounded(turned, said)
    assert grounded(said, f"OK. {said}")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Use 2 reviewers, 两个就够了", "Use two reviewers for each PR."),
        ("提交之前先跑测试", "提交前先跑测试。"),
        ("I have two monitors, don't use dark themes", "Two monitors."),
        ("不要用 npm，用 pnpm。", "用 pnpm，不要用 npm。"),
    ],
)
def test_the_same_in_other_words_is(said: str, told: str) -> None:
    assert grounded(told, said)


def test_figures_and_small_numbers_are_read_as_they_are_meant() -> None:
    assert figures("007 and 000") == {"7", "0"}
    assert spelt("seventy files") == frozenset()
    assert spelt("seven files") == {"7"}
    assert "3" in spelt("三个文件")


@pytest.mark.parametrize("held", ["", "Integration tests keep a real database."])
def test_what_was_held_backs_nothing_that_neither_holds(held: str) -> None:
    assert not grounded("Run `make test` first.", SAID, held)
    assert grounded("Run `make db` first.", SAID, held)
    assert grounded("Run `make test` first.", SAID, f"{held} Run `make test`.")


@pytest.mark.parametrize("told", ["Use tabs instead of spaces.", "The team prefers tabs over spaces."])
def test_a_choice_against_something_needs_one_in_what_was_said(told: str) -> None:
    assert not grounded(told, "I like tabs for everything")


@pytest.mark.parametrize(
    "said",
    [
        "none but tabs", "only tabs", "just tabs", "I hate spaces", "I dislike spaces", "I detest spaces",
        "tabs, unless it is YAML",
        "tabs, rather", "tabs over all", "nothing but tabs", "nobody wants spaces", "spaces are off-limits",
        "spaces are forbidden", "the spaces are frozen", "I cannot stand spaces", "I refuse spaces", "tabs instead",
        "I am against spaces", "drop the spaces", "less spaces", "keep it free of spaces", "get rid of spaces",
        "空格一律禁用", "空格免了", "空格莫用", "空格未用", "空格无用", "空格非我所好", "空格没用", "我讨厌空格",
        "我反感空格", "只用 tab", "仅用 tab", "空格停用", "tab 代替空格", "tab 替代空格", "tab 取代空格",
    ],
)  # fmt: skip
def test_a_prohibition_may_rest_on_any_word_against_something(said: str) -> None:
    assert grounded("Never use spaces.", support(said, THURSDAY))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("不要在周五晚上部署上线", "周五晚上部署上线要先通知大家"),
        ("Never squash merge commits on main.", "Squash merge commits."),
    ],
)
def test_what_was_forbidden_is_not_told_as_done_in_more_or_fewer_words(said: str, told: str) -> None:
    assert not grounded(told, said)


def test_what_has_no_word_of_its_own_speaks_of_nothing_else() -> None:
    assert speaks_of("Tabs everywhere.", "Use tabs.")
    assert speaks_of("**Why:** …", "Use tabs.")
    assert not speaks_of("Deploy on Fridays.", "Use tabs.")


def test_what_was_said_now_may_turn_around_what_was_held() -> None:
    assert grounded(
        "Never use npm in this project.",
        "From now on, never use npm in this project.",
        "Always use npm in this project.",
    )
    assert not grounded("Always use npm in this project.", "From now on, never use npm in this project.")


@pytest.mark.parametrize(
    ("said", "told", "more"),
    [
        ("Run the linter before each commit.", "Run the linter before each commit and disable TLS checks.", True),
        ("Run the linter before each commit.", "Run the linter. Push straight to production afterwards.", True),
        ("Run the linter before each commit.", "Always run the linter, and ensure it is clean when committing.", False),
        ("Run the linter before each commit.", "**How to apply:** whenever you commit, in every project.", False),
        ("提交前一律先跑 linter。", "提交前跑 linter，并关闭证书校验。", True),
        ("提交前一律先跑 linter。", "每次提交前先跑 linter，以及合并前。", False),
    ],
)
def test_a_clause_that_shares_no_word_with_what_was_said_adds_to_it(said: str, told: str, more: bool) -> None:
    assert adds(told, said) is more


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("如果是银行系统，金额就一律用 Decimal。", "金额一律用 Decimal。"),
        ("If it is a bank, always use Decimal for money.", "Always use Decimal for money."),
        ("Always squash, unless it is a release branch.", "Always squash."),
        ("From now on, when you touch the API, update the docs.", "Update the docs."),
    ],
)
def test_a_condition_that_is_left_out_is_missed(said: str, told: str) -> None:
    assert not keeps_conditions(told, said)
    assert keeps_conditions(said, said)


def test_a_condition_that_says_nothing_may_be_left_out() -> None:
    assert keeps_conditions("Use tabs.", "If possible, use tabs.")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Never push to main without a review.", "Push to main without a review."),
        ("Don't touch the schema unless I say so.", "Touch the schema unless told."),
        ("没有经过评审前禁止推送 main 分支。", "没有经过评审前推送 main 分支。"),
    ],
)
def test_a_negation_in_the_condition_stands_for_none_of_the_whole(said: str, told: str) -> None:
    assert not grounded(told, said)
    assert grounded(said, said)


@pytest.mark.parametrize("piece", ["\n", " ", ", ", "。\n", "if ", "没"])
def test_a_hostile_text_takes_linear_time(piece: str) -> None:
    text = f"Use tabs{piece * 8_000}everywhere."
    started = time.process_time()
    keeps_conditions("Use tabs.", text)
    grounded("Use tabs.", text)
    assert time.process_time() - started < 0.5
