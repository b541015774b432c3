from __future__ import annotations

import time

import pytest

from memoryd.core.product import is_task, of_the_product, reported


@pytest.mark.parametrize(
    "rule",
    [
        "Always show the banner when the user is offline",
        "Never show the password in the response of /users",
        "always be polite in the bot's answers",
        "always redirect to the login page when the session has expired",
        "never return the stack trace to the user",
        "send a confirmation email once an order is paid",
        "用户离线时始终显示提示条",
        "密码错误时一律返回 401",
        "首页上的按钮都要用蓝色",
    ],
)
def test_what_software_does_for_its_users_is_no_rule_for_an_agent(rule: str) -> None:
    assert of_the_product(rule)


@pytest.mark.parametrize(
    "rule",
    [
        "Always show me a plan before you write any code",
        "never log personal data",
        "always return early",
        "never touch files in the app folder",
        "run the tests when you change the schema",
        "never commit the .env file",
        "日志里不要直接写用户手机号",
        "每次都把 diff 显示给我看",
        "所有接口的错误信息一律用中文",
        "改完代码都要跑测试",
    ],
)
def test_how_an_agent_is_to_work_is_one(rule: str) -> None:
    assert not of_the_product(rule)


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("The customer wants: ", True),
        ("Acceptance criteria: ", True),
        ("客户要求：", True),
        ("Good. ", False),
        ("One thing: ", False),
    ],
)
def test_what_somebody_else_wants_is_reported(before: str, expected: bool) -> None:
    assert reported(before) is expected


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("Never let the player place an object on a tile that is in use", True),
        ("未成年人账号晚上十点以后一律不给进游戏", True),
        ("已发货的订单禁止修改地址", True),
        ("游客不能评论，注册满七天才能发帖", True),
        ("Never let the tests hit the network", False),
        ("学生的姓名不能出内网", False),
        ("订单服务的代码一律先评审", False),
    ],
)
def test_who_may_do_what_is_the_products(rule: str, expected: bool) -> None:
    assert of_the_product(rule) is expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Implement this.", True),
        ("Please build it", True),
        ("请实现这个功能", True),
        ("Fix the typo.", False),
        ("谢谢", False),
    ],
)
def test_a_sentence_that_asks_to_build_makes_a_task(sentence: str, expected: bool) -> None:
    assert is_task(sentence) is expected


@pytest.mark.parametrize("piece", ["when the user ", "always show the ", "in the ", "用户时", "the customer wants "])
def test_a_hostile_rule_takes_moments(piece: str) -> None:
    start = time.process_time()
    for size in (600, 20_000):
        of_the_product(piece * (size // len(piece)))
        reported(piece * (size // len(piece)))
    assert time.process_time() - start < 3
