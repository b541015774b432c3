from __future__ import annotations

import time

import pytest

from memoryd.core.tongue import foreign, leading, scripts

ZH = "测试一律用真实数据库，不要 mock"
EN = "Always use a real database in tests, never a mock."


@pytest.mark.parametrize(
    ("text", "quote", "typed"),
    [
        ("Always use a real database in tests", ZH, ZH),
        ("pnpm-only", "用 pnpm 别用 npm", ""),
        ("Use `make test`", "改完跑 `make test`", ""),
        ("CI runs on GitHub Actions", "CI 跑在 GitHub Actions 上", ""),
        ("commit messages in imperative mood", "commit message 用 imperative mood", ""),
        ("测试用真实数据库", EN, EN),
        ("用户是后端工程师", "I'm a backend engineer", ""),
        ("Не используй npm", "use pnpm, not npm", ""),
        ("use pnpm here", "используй pnpm", ""),
        ("テストは本物のデータベース", EN, ""),
    ],
)
def test_another_language_than_the_persons_is_foreign(text: str, quote: str, typed: str) -> None:
    assert foreign(text, quote, typed)


@pytest.mark.parametrize(
    ("text", "quote", "typed"),
    [
        ("测试用真实数据库", ZH, ""),
        ("pnpm", "用 pnpm 别用 npm", ""),
        ("make test", "改完跑 `make test`", ""),
        ("React Query", "用 React Query", ""),
        ("Use pnpm, not npm", "use pnpm", ""),
        ("用 pnpm", "Use pnpm, not npm", "以后规矩都按这个来：Use pnpm, not npm"),
        ("The copy says 用户, never 使用者.", "the copy says 用户, never 使用者", ""),
        ("**Why:** 上季度出过事\n**How to apply:** 改完跑 `make test-db`", ZH, ""),
        ("部署前先看 https://example.com/run/book", "部署前先看 https://example.com/run/book", ""),
        ("anything at all", "", ""),
        ("anything at all", "4711!", ""),
        ("The deploy host is db-1.", "The deploy host is db-1.", "部署主机是哪台来着"),
        ("部署主机是 db-1", "The deploy host is db-1.", "部署主机是哪台来着"),
    ],
)
def test_the_persons_language_and_their_terms_are_not(text: str, quote: str, typed: str) -> None:
    assert not foreign(text, quote, typed)


def test_code_and_addresses_are_of_no_language() -> None:
    assert scripts("`use a real database` https://example.com/a/b/c") == frozenset()
    assert leading("`use a real database here` 跑一下") == {"CJK"}
    assert leading("see `改完跑一下` and run the rest") == {"LATIN"}


@pytest.mark.parametrize("piece", ["a", "é", "a ", "a://", "`", "中", "'", "a,", "**why"])
def test_no_text_is_slow_to_tell(piece: str) -> None:
    text = piece * (40_000 // len(piece))
    start = time.process_time()
    foreign(text, text[:-1], text)
    assert time.process_time() - start < 2
