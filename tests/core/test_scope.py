from __future__ import annotations

import time

import pytest

from memoryd.core.scope import lasting, temporary


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("For this task only, skip the tests", "For this task only"),
        ("on this branch use the old config", "on this branch"),
        ("just this once, push without a review", "just this once"),
        ("for now, just use the mock", "for now"),
        ("this time don't run the tests", "this time"),
        ("use npm temporarily", "temporarily"),
        ("in this session answer in French", "in this session"),
        ("just for today point it at staging", "just for today"),
        ("for the current ticket use SQLite", "for the current ticket"),
        ("本次改动只动前端", "本次"),
        ("这次先不要跑测试", "这次"),
        ("这个任务里不用写测试", "这个任务"),
        ("暂时用 npm 吧", "暂时"),
        ("在这个分支上用旧配置", "这个分支"),
        ("先用 mock 数据", "先用"),
        ("好，先别提交", "先别"),
        ("临时关掉校验", "临时关"),
        ("就这一次，不用评审", "就这一次"),
        ("当前 PR 不用写测试", "当前 PR"),
        ("仅此而已，用旧配置", "仅此"),
        ("用旧配置，下不为例", "下不为例"),
        ("只是今天用旧配置", "只是今天"),
        ("今天先用旧配置", "今天先"),
        ("眼下用旧配置", "眼下"),
        ("用旧配置，先这样", "先这样"),
        ("用旧配置，先凑合", "先凑合"),
        ("用旧配置，先将就", "先将就"),
    ],
)
def test_what_holds_for_the_task_at_hand_is_told_by_its_words(text: str, phrase: str) -> None:
    assert temporary(text) == phrase


@pytest.mark.parametrize(
    "text",
    [
        "from today on, answer in German",
        "from now on use uv",
        "from this time on, ask first",
        "every time you commit, run the linter",
        "not only for this task: always write tests",
        "not just this time, always ask",
        "this taskbar is ugly",
        "write temporary files to /tmp/build",
        "the forthistask module",
        "for nowhere else",
        "we decided today to use Postgres",
        "从今天起，提交信息都用英文写",
        "从这次开始，都先问我",
        "从本次起一律用 UTC",
        "以后都用 uv",
        "临时文件放在 /tmp",
        "提交前先跑测试，再推送",
        "先跑测试再提交",
        "不只是这次，以后都这样",
        "优先用标准库",
        "事先告诉我",
        "这次的改动说明写得好，先结论后原因",
        "这回注释密度刚好",
    ],
)
def test_a_word_that_can_begin_something_lasting_tells_nothing(text: str) -> None:
    assert temporary(text) == ""


def test_lasting_words_are_known_in_both_languages() -> None:
    assert lasting("Always use tabs")
    assert lasting("以后都用 uv")
    assert lasting("从今天起")
    for word in ("今后", "往后", "一律", "永远", "始终", "总是", "每次", "从此"):
        assert lasting(f"{word}用 uv"), word
    assert not lasting("use tabs")
    assert not lasting("一次就好")


ATOMS = (
    "就先用", "先用", "，先用", "再", "然后", "之后", "这次", "暂时", "临时", "就这一次", "从今天起", "不只",
    "for this task ", "for now ",
    "only ", "not ", "just this once ", "this time ", "as a temporary ", "temporary", "until we ", "always ",
    "from now on ",
    "the current ", "x", " ", "\u00a0", "\n", "。", "as a ",
)  # fmt: skip


@pytest.mark.parametrize("atom", ATOMS)
def test_a_hostile_megabyte_is_told_in_moments(atom: str) -> None:
    start = time.process_time()
    for text in (atom * (1_000_000 // len(atom)) + "再", *((atom + other) * 2_000 for other in ATOMS)):
        temporary(text)
        lasting(text)
    assert time.process_time() - start < 20
