from __future__ import annotations

import pytest

from memoryd.core.rows import rows

DATA = [
    "policy:\n  deploy: always at night\n  merge: never alone",
    "规则:\n  部署: 以后一律晚上\n  合并: 禁止独自",
    "title: Release\nbody: never ask anybody\ndraft: true",
    "标题: 发布\n正文: 以后一律不问\n草稿: 是",
    "- name: setup\n  run: never ask\n- name: b\n  run: always at night",
    '[rules]\nfirst = "never ask"\nsecond = "always at night"',
    "rule = 'never ask'",
    "rule | note\ndeploy | always at night\nmerge | never alone",
    "id,rule\n1,never ask\n2,always at night",
    "名,规则\n1,以后一律不问",
]
TYPED = [
    "naming: always snake_case for columns\ntests: always with a real database\ncommits: always in English",
    "命名：一律用下划线\n测试：一律用真实数据库\n提交：一律用中文",
    "Rules:\n  Naming: always snake_case",
    "note: always run the tests first",
    "deploy | always at night",
    "first, second\nalways, never",
    "x = 1 is enough, always",
    "tabs, never spaces\nsmall, never large",
    "- naming: always snake_case\n- tests: never mocked\n- commits: always in English",
    "naming: always snake_case\n  tests: never mocked\n  commits: always in English",
    "a,b\nfrom now on, always tabs",
    "id,rule,level\n1,never ask",
]


@pytest.mark.parametrize("text", DATA)
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_rows_of_data_are_found_among_what_is_typed(text: str, end: str) -> None:
    lines = f"why{end}{text.replace(chr(10), end)}{end}{end}is it wrong".splitlines(keepends=True)
    covered = {at for start, stop in rows(lines) for at in range(start, stop)}
    assert covered == set(range(1, 1 + len(text.split("\n"))))


@pytest.mark.parametrize("text", TYPED)
def test_a_list_of_ones_own_rules_is_no_data(text: str) -> None:
    assert list(rows(text.split("\n"))) == []


def test_records_that_look_like_titles_are_gone_through_once() -> None:
    assert list(rows(["a,bc"] * 2_000)) == [(0, 2_000)]


def test_each_chinese_letter_may_stand_in_a_title_as_any_letter_of_a_word() -> None:
    assert all(map(str.isalnum, map(chr, range(0x4E00, 0xA000))))
