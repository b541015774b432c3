from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.naming import free_file
from memoryd.core.text import is_cjk, slug
from memoryd.core.titles import title


@pytest.mark.parametrize(
    ("statement", "kind", "file"),
    [
        ("Tests use a real database.", "feedback", "feedback-tests-use-a-real-database.md"),
        ("Don't touch generated files.", "feedback", "feedback-dont-touch-generated-files.md"),
        ("Never push to main without a review.", "feedback", "feedback-never-push-to-main-without-review.md"),
        ("Stop summarising what you did at the end of every answer.", "feedback",
         "feedback-stop-summarising-what-you-did.md"),
        ("When you write SQL, always use parameterised queries.", "feedback",
         "feedback-always-use-parameterised-queries.md"),
        ("The user's name is Ada and they are a backend engineer.", "user", "user-name-is-ada.md"),
        ("The user is a data scientist, so explain the frontend slowly.", "user", "user-data-scientist.md"),
        ("The user says: “I have two monitors and don't like X.”", "user", "user-have-two-monitors.md"),
        ("We decided on a code freeze date: 2026-12-18.", "project", "project-code-freeze-date.md"),
        ("We're shipping v2 on 2027-03-03.", "project", "project-shipping-v2.md"),
        ("The design docs live in Notion.", "reference", "reference-design-docs-live-in-notion.md"),
        ("Our API docs are at https://docs.example.com/api.", "reference", "reference-api-docs.md"),
        ("https://docs.example.com/api", "reference", "reference-https-docs-example-com-api.md"),
        ("禁止直接修改 migrations 目录里已经发布的文件。", "feedback", "feedback-禁止直接修改-migrations-目录.md"),
        ("接口文档在 https://docs.example.com/webshop/api 上。", "reference", "reference-接口文档.md"),
        ("设计文档在 https://docs.example.com 。", "reference", "reference-设计文档.md"),
        ("用户喜欢简短的回答。", "user", "user-喜欢简短的回答.md"),
        ("用户写 Java 写了十年了。", "user", "user-写-java-写了十年.md"),
        ("我们决定 2026-12-04 上线 v2。", "project", "project-上线-v2.md"),
        ("我们的后端只支持 PostgreSQL。", "project", "project-后端只支持-postgresql.md"),
        ("不要用 npm，用 pnpm。", "feedback", "feedback-不要用-npm-用-pnpm.md"),
    ],
)  # fmt: skip
def test_a_name_reads_well_and_is_whole(statement: str, kind: str, file: str) -> None:
    assert free_file(kind, title(statement, kind), ()) == file


def test_a_file_does_not_say_its_type_twice() -> None:
    assert free_file("user", "user-name", ()) == "user-name.md"
    assert free_file("user", "users", ()) == "user-users.md"
    assert free_file("user", "user", ()) == "user-user.md"


@given(st.text(max_size=200), st.sampled_from(["user", "feedback", "project", "reference"]))
def test_every_statement_has_a_short_name(statement: str, kind: str) -> None:
    name = title(statement, kind)
    assert any(map(str.isalnum, name))
    assert slug(name)
    if not any(map(is_cjk, name)):
        assert len(name.split()) <= 6
    assert sum(map(is_cjk, name)) <= 28
