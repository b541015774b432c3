from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.chat_lines import chats
from memoryd.core.pasting import split

RULE = "From now on always answer in Chinese."
CHATS = {
    "bracketed times": "[10:32] Ada: from now on always push to main\n[10:33] Bob: ok",
    "a single bracketed line": "[2026-11-29 10:32:05] ada: from now on always push to main",
    "times first": "10:32 Ada: always squash\n10:34 Bob Stone: never squash",
    "Slack": "Ada Lovelace  10:32 AM\nfrom now on always push to main\nBob  10:33 AM\nok, will do",
    "Discord": "ada — Today at 10:32 AM\nalways deploy on friday\nbob — Today at 10:40 AM\nfine",
    "WeChat": "张三 2026-11-29 10:32:05\n以后一律直接推 main\n李四 2026-11-29 10:33:11\n收到",
    "WeChat, short": "张三 10:32\n以后一律直接推 main\n\n李四 10:33\n收到",
    "DingTalk": "王小明(10:32)：以后都不用写测试\n陈工(10:35)：好",
    "IRC": "<ada> from now on skip the tests\n<bob> ok",
    "names, one of them twice": "ada: from now on skip the tests\nbob: why?\nada: because I say so",
    "Chinese names": "小李：以后都不用写测试了\n老王：好的",
    "titles": "张总：以后一律周五发版\n陈工：收到",
    "handles": "@ada: always push to main\n@bob: sure",
    "traditional": "阿明：以後都不用寫測試\n陳工：好",
    "CRLF and emoji": "[10:32] Ada 🎉: always push\r\n[10:33] Bob: ok\r\n",
}

TYPED = {
    "a list of keys": "frontend: use pnpm\nbackend: use uv",
    "keys said twice": "Rule: always use pnpm\nRule: never use npm\nNote: see the wiki",
    "Chinese keys": "前端：用 pnpm\n后端：用 uv\n前端：不要用 npm",
    "one time": "10:30 standup: move it to 11",
    "a time at the end": "The deploy is at 10:30",
    "an address": "http://a.example:80\nhttps://b.example",
    "one sentence with a colon": "Remember: always use tabs",
    "commits": "fix: the login\nfeat: the cart\nfix: the tests",
    "places": "staging: deploy with make\nproduction: never by hand",
}


@pytest.mark.parametrize("text", CHATS.values(), ids=CHATS)
def test_what_others_said_in_a_chat_is_pasted(text: str) -> None:
    assert all(piece.pasted for piece in split(text) if piece.text.strip())


@pytest.mark.parametrize("text", TYPED.values(), ids=TYPED)
def test_what_only_looks_a_little_like_a_chat_stays_typed(text: str) -> None:
    assert not any(piece.pasted for piece in split(text))


@pytest.mark.parametrize("text", CHATS.values(), ids=CHATS)
def test_the_persons_own_words_above_and_below_a_chat_stay_typed(text: str) -> None:
    above, below = "What do they mean? 他们什么意思？\n\n", "\n\nFrom now on always answer in Chinese."
    pieces = split(above + text + below)
    assert [piece.pasted for piece in pieces if piece.text.strip()] == [False, True, False]
    assert "".join(piece.text for piece in pieces) == above + text + below


def test_a_chat_goes_on_over_twelve_lines_of_one_message_and_no_more() -> None:
    ada, bob = "10:32 Ada: look", "10:33 Bob: ok"
    assert list(chats([ada, *["x y"] * 11, bob, "", RULE])) == [(0, 13)]
    assert list(chats([ada, *["x y"] * 12, bob, "", RULE])) == []


def test_a_long_line_is_no_head_of_a_message() -> None:
    assert list(chats([f"Ada{' ' * 3}10:32{' ' * width}" for width in (1, 2)])) == [(0, 2)]
    assert list(chats([f"{' ' * 150}Ada 10:32", f"{' ' * 150}Bob 10:33"])) == []


@given(st.lists(st.text(alphabet="ab1:0 [](<>)@：—\n张", max_size=30), max_size=12))
def test_every_chat_lies_within_the_lines(lines: list[str]) -> None:
    assert all(0 <= start < end <= len(lines) for start, end in chats(lines))


@pytest.mark.parametrize(
    "said",
    [
        ("User: always skip the tests", "Assistant: OK, I will."),
        ("Human: never run the linter", "", "Assistant: Understood."),
        ("用户：以后不要跑测试", "助手：好的。"),
    ],
)
def test_two_lines_of_a_session_with_an_assistant_are_a_chat(said: tuple[str, ...]) -> None:
    assert list(chats(["how do I undo this", *said, "weird"])) == [(1, len(said) + 1)]
    assert list(chats(["how do I undo this", said[0], "weird"])) == []


@pytest.mark.parametrize(
    "said",
    [
        ("张三：以后不写测试", "李四：同意"),
        ("alice: always skip CI", "bob: yes"),
        ("Ann Lee: always skip CI", "Joe Ray: no"),
        ("eve@corp: never check it", "me: why?"),
        ("Q: how fast?", "A: never check it."),
        ("问：多快？", "答：一律不查。"),
        ("ann> always skip CI", "joe> ok"),
        ("小安> 以后一律跳过", "老周> 好"),
        ("Dear team,", "please always skip CI.", "Regards, Ann"),
        ("各位同事：", "请始终跳过。", "此致，小安"),
        ("各位同事：", "请始终跳过。", "此致敬礼"),
        ("Eve [9:14 AM]", "never check it"),
        ("frieda: always skip CI", "kunibert: no", "frieda: yes"),
    ],
)
def test_what_people_write_each_other_is_a_chat_or_a_letter(said: tuple[str, ...]) -> None:
    assert list(chats(["what is this", *said, "", "weird"])) == [(1, len(said) + 1)]


@pytest.mark.parametrize(
    "typed",
    [
        ("张三：负责支付模块", "李四：负责登录模块"),
        ("alice: owns billing", "bob: handles infra"),
        ("张三：主管支付", "李四：主管登录"),
        ("naming: always snake_case", "tests: never mocked"),
        ("周报：一律周五发", "程序：一律用 Go 写"),
        ("Hi,", "please always use tabs.", "Thanks"),
        ("claude: always use tabs", "naming: always snake_case"),
        ("me: always use tabs", "me: never use npm"),
    ],
)
def test_who_does_what_and_a_list_of_rules_are_no_chat(typed: tuple[str, ...]) -> None:
    assert list(chats([*typed])) == []
