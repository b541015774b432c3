from __future__ import annotations

import pytest

from memoryd.core.twins import repeats, same_name
from tests.core.speaking import memory


@pytest.mark.parametrize(
    ("new", "known"),
    [
        ("Never use wildcard imports!", "Never use wildcard imports."),
        ("以后提交信息用中文！", "以后提交信息用中文。"),
        ("以后提交信息用中文", "提交信息用中文。"),
        ("Never, ever use wildcard imports.", "Never use wildcard imports."),
        ("Please don't ever use wildcard imports", "Never use wildcard imports."),
        ("Wildcard imports must never be used.", "Never use wildcard imports."),
        ("In tests, never use mocks.", "Never use mocks in tests."),
        ("For timestamps, always use UTC.", "Always use UTC for timestamps."),
        ("Before every commit, run the linter.", "Run the linter before every commit."),
        ("We use tabs, not spaces.", "Use tabs instead of spaces."),
        ("用中文写提交信息", "提交信息用中文写"),
        ("提交信息必须使用中文", "提交信息一律用中文"),
    ],
)
def test_the_same_said_otherwise_is_a_twin(new: str, known: str) -> None:
    assert repeats(memory("a", new), memory("b", known))


@pytest.mark.parametrize(
    ("new", "known"),
    [
        ("Use tabs, not spaces.", "Use spaces, not tabs."),
        ("Always use mocks.", "Never use mocks."),
        ("Never use mocks in integration tests.", "Never use mocks."),
        ("Deploy to staging before production.", "Deploy to production before staging."),
        ("Use port 8000.", "Use port 8001."),
        ("The user prefers tabs.", "The user prefers spaces."),
        ("提交信息用英文。", "提交信息用中文。"),
        ("不要用 npm。", "用 npm。"),
    ],
)
def test_what_says_something_else_is_none(new: str, known: str) -> None:
    assert not repeats(memory("a", new), memory("b", known))


def test_what_only_means_the_same_must_be_of_the_same_type() -> None:
    new = memory("a", "Mocks must never be used.")
    assert repeats(new, memory("b", "Never use mocks."))
    assert not repeats(new, memory("b", "Never use mocks.", type="project"))
    assert repeats(new, memory("b", "Mocks must never be used!", type="project"))


def test_a_reason_that_is_new_makes_no_other_memory_but_an_update_of_it() -> None:
    known = memory("b", "Never use mocks.")
    new = memory("a", "Never use mocks.", body="Never use mocks.\n\n**Why:** they hid a failure.")
    assert repeats(new, known)
    assert not repeats(new, known, fully=True)


def test_what_says_nothing_is_no_twin_of_what_says_nothing() -> None:
    assert not repeats(memory("a", "Use tabs.", body="…"), memory("b", "Deploy on Fridays.", body="!"))


def test_an_update_with_the_same_body_and_another_description_is_new() -> None:
    mine, known = (
        memory(name, said, body="See the wiki.") for name, said in (("a", "Use tabs."), ("b", "Use spaces."))
    )
    assert not repeats(mine, known, fully=True)
    assert repeats(mine, memory("c", "Use tabs!", body="see the wiki"), fully=True)


def test_one_word_more_says_something_new() -> None:
    known = "Run the full linter and the formatter suite before each commit to the main branch of the shop."
    assert not repeats(memory("a", known.replace("Run", "Twice run")), memory("b", known))
    assert repeats(memory("a", known.replace("full ", "")), memory("b", known))


def test_a_rule_said_again_without_its_verb_is_a_twin_whatever_its_type() -> None:
    known = memory("b", "Write unit tests with Jest.")
    assert repeats(memory("a", "Unit tests with Jest.", type="project"), known)
    assert not repeats(memory("a", "Unit tests with Mocha.", type="project"), known)
    less = memory("b", "Write unit tests with Jest.", body="Never use Jest in browser tests.")
    assert not repeats(memory("a", "Unit tests with Jest.", type="project"), less)


def test_names_are_one_as_files_compare_them_but_not_where_that_cuts_them() -> None:
    long = "the rule about " + "very " * 40
    assert same_name("Use Tabs!", "use-tabs")
    assert not same_name(f"{long} small functions", f"{long} large functions")
    assert same_name(f"{long} small functions", f"{long.upper()} SMALL functions")


@pytest.mark.parametrize(
    ("known", "again"),
    [
        ("用户喜欢用 tab 缩进。", "用户偏好 tab 缩进。"),
        ("用户喜欢函数式写法。", "用户更喜欢函数式的写法。"),
        ("用户喜欢喝绿茶。", "用户喜欢绿茶。"),
        ("The user likes short answers.", "The user prefers brief answers."),
        ("提交信息一律用中文。", "提交说明都用中文。"),
    ],
)
def test_a_preference_in_other_words_is_the_same_one(known: str, again: str) -> None:
    assert repeats(memory("b", again, type="user"), memory("a", known, type="user"))


@pytest.mark.parametrize(
    ("known", "other"),
    [
        ("用户喜欢用 tab 缩进。", "用户不喜欢用 tab 缩进。"),
        ("用户喜欢绿茶。", "用户喜欢红茶。"),
        ("The user prefers tabs over spaces.", "The user prefers spaces over tabs."),
        ("The user likes short answers.", "The user dislikes short answers."),
    ],
)
def test_another_preference_is_none(known: str, other: str) -> None:
    assert not repeats(memory("b", other, type="user"), memory("a", known, type="user"))
