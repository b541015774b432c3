"""Gold pairs: what a careful reader would merge, and what they never would."""

from __future__ import annotations

import pytest

from memoryd.core.sameness import alike, statement

SAME = [
    ("Use pnpm, never npm.", "Always use pnpm, never npm"),
    ("Never mock the database in integration tests.", "Don't mock the database in integration tests"),
    ("Do not push directly to main.", "Never push directly to main!"),
    ("Please answer in Chinese.", "Always answer in Chinese."),
    ("The user prefers short answers.", "Prefers brief replies."),
    ("Use 4 spaces for indentation.", "For indentation, use 4 spaces."),
    ("Commit messages must be in English.", "Commit messages should be in English"),
    ("Dashboards are at grafana.example.com/d/abc.", "The dashboards are at grafana.example.com/d/abc"),
    ("We must run the linter before each commit.", "Run the linter before every commit."),
    ("Use snake_case for file names.", "use `snake_case` for file names"),
    ("Keep functions below 40 lines.", "Functions must be below 40 lines"),
    ("The staging database is on host db2.", "Staging DB is on host db2"),
    ("Don't add dependencies without asking.", "Never add a package without asking first."),
    ("Type hints are required in all Python code.", "Type hints are required in Python code"),
    ("Uses fish as the login shell", "Uses fish as their login shell."),
    ("不要在集成测试里模拟数据库", "集成测试里不要模拟数据库。"),
    ("始终用中文回答", "请用中文回复。"),
    ("提交信息必须用英文", "提交信息要用英文"),
    ("禁止直接推送到 main 分支", "不要直接推送到main分支！"),
    ("缩进使用 4 个空格", "缩进用4个空格"),
    ("使用 pnpm，不要用 npm", "请用pnpm，别用npm"),
    ("监控面板在 grafana.example.com", "监控面板在grafana.example.com。"),
    ("函数不要超过 40 行", "函数不得超过40行"),
    ("用户喜欢简短的回答", "用户喜欢简短的回复"),
    ("每次提交前运行 lint", "每次提交前要运行lint"),
    ("部署前先跑测试", "部署前必须先跑测试"),
    ("Use 🐟 fish everywhere", "use fish everywhere 🐟"),
]

DIFFERENT = [
    ("Use tabs.", "Never use tabs."),
    ("Use tabs, not spaces.", "Use spaces, not tabs."),
    ("Use tabs for indentation.", "Use spaces for indentation."),
    ("Prefer composition over inheritance.", "Prefer inheritance over composition."),
    ("Use pnpm instead of npm.", "Use npm instead of pnpm."),
    ("Keep functions below 40 lines.", "Keep functions below 60 lines."),
    ("Target Python 3.11.", "Target Python 3.12."),
    ("The API listens on port 8080.", "The API listens on port 9090."),
    ("Deploy to staging on Fridays.", "Deploy to production on Fridays."),
    ("Deploy to staging on Fridays.", "Never deploy to staging on Fridays."),
    ("Run the tests before the build.", "Run the build before the tests."),
    ("Copy from staging to production.", "Copy from production to staging."),
    ("Reviews are done by Alice.", "Reviews are done by Bob."),
    ("The deploy script is in the tools folder of the infra repository.",
     "The backup script is in the tools folder of the infra repository."),
    ("Run tests before commit.", "Run tests before commit on release branches."),
    ("Use `parse_date` for user input.", "Use `parse_time` for user input."),
    ("Answer in Chinese.", "Answer in English."),
    ("Always squash before merging.", "Avoid squashing before merging."),
    ("Enable telemetry in development.", "Disable telemetry in development."),
    ("Commit messages in English.", "Code comments in English."),
    ("Release on 2026-12-05.", "Release on 2026-12-06."),
    ("Use React for the front end.", "Use Vue for the front end."),
    ("Don't use mocks.", "Do use mocks."),
    ("Stop using yarn.", "Use yarn."),
    ("Read config.toml at start", "Read config.yaml at start"),
    ("用制表符，不要用空格", "用空格，不要用制表符"),
    ("用制表符缩进", "不要用制表符缩进"),
    ("用制表符而不是空格", "用空格而不是制表符"),
    ("用中文回答", "用英文回答"),
    ("周五不要部署", "周一不要部署"),
    ("部署到测试环境", "部署到生产环境"),
    ("函数不要超过40行", "函数不要超过60行"),
    ("部署脚本放在工具目录", "备份脚本放在工具目录"),
    ("先跑测试再构建", "先构建再跑测试"),
    ("允许直接推送到 main", "禁止直接推送到 main"),
    ("接口端口是 8080", "接口端口是 9090"),
    ("代码评审找小王", "代码评审找小李"),
    ("提交信息用英文", "提交信息不用英文"),
    ("前端用 React", "前端用 Vue"),
    ("启用遥测", "禁用遥测"),
    ("猫追狗", "狗追猫"),
    ("", "Use tabs."),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), SAME)
def test_what_says_the_same_is_alike(one: str, other: str) -> None:
    assert alike(statement(one), statement(other))
    assert alike(statement(other), statement(one))


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_what_differs_in_one_word_that_matters_is_never_alike(one: str, other: str) -> None:
    assert not alike(statement(one), statement(other))
    assert not alike(statement(other), statement(one))
