"""What is told to be clean at one look is left as it is by looking for each kind of secret."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from memoryd.core import secret_clues, secret_names, spoken_secrets
from memoryd.core.redaction import redact, redact_closely
from memoryd.core.secret_glance import LONGEST, is_clean
from memoryd.core.secret_shapes import SHAPES, Shape
from tests.core.test_empty_turns import spoken
from tests.core.test_redaction import HEX, SECRETS, letters
from tests.core.test_secret_places import MORE, PLACES

_PATTERNS = (
    *(shape.pattern for shape in SHAPES),
    *(clue.pattern for clue in (*secret_clues._CLUES, secret_clues._SEED)),
    secret_names._ASSIGNED, spoken_secrets._SAID, spoken_secrets._SAID_BEFORE, spoken_secrets._SAID_BESIDE,
    spoken_secrets._SAID_IN_CHINESE, spoken_secrets._PHRASE,
)  # fmt: skip


def holds_something(text: str) -> bool:
    return redact_closely(text) != text


@pytest.mark.parametrize("kind", [*SECRETS, *MORE])
def test_no_secret_is_passed_over(kind: str) -> None:
    secret = (SECRETS | MORE)[kind]
    placed = [place.format(secret) for place in ("{}", "try {} ok", "用{}吧", "a/{}", "x:{}", *PLACES.values())]
    assert [text for text in placed if is_clean(text) and holds_something(text)] == []
    assert any(map(holds_something, placed))


def test_nor_anything_that_people_say_which_holds_one() -> None:
    assert [text for text in spoken() if is_clean(text) and holds_something(text)] == []
    assert sum(map(is_clean, spoken())) > 0.8 * len(spoken())


@pytest.mark.parametrize("pattern", _PATTERNS, ids=lambda pattern: pattern.pattern[:40])
@settings(deadline=None, max_examples=5, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_nor_any_way_in_which_one_can_stand(pattern: re.Pattern[str], draw: st.DataObject) -> None:
    said = draw.draw(st.from_regex(re.compile(pattern.pattern, re.ASCII)))
    assert not (is_clean(said) and holds_something(said))


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.kind)
def test_nor_one_that_is_as_short_as_its_kind_can_be(shape: Shape) -> None:
    for begin, body in itertools.product(shape.hints, (letters(60), letters(60, HEX))):
        said = [f"see {begin}{body[:length]} there" for length in range(8, 60)]
        assert [text for text in said if is_clean(text) and holds_something(text)] == []


_BITS = (
    "password", "my ", " is ", "hunter2!x", "Xk29Qw81Zr", "12345", " ", ": ", "=", "/", "pin", "api", "code", "door ",
    "login", " as ", " with ", "curl -u ", " -p", "mysql", "密码", "是", "验证码", "提取码", "4f7d", "用",
    "当", "--token ", "<private>", "'", "\\", "\n", "sk-", "ghp_", "abcdefghijklmnopqrst1234567890", "user ",
    "root", "seed phrase", ".", "witch collapse practice feed shame open despair creek road again ice least",
    "be ", "@host.io", "https://a:", "try ",
)  # fmt: skip


@settings(deadline=None, max_examples=500)
@given(st.lists(st.sampled_from(_BITS), max_size=7).map("".join))
def test_nor_any_pieces_together(text: str) -> None:
    assert not (is_clean(text) and holds_something(text))


_CHANCE = "a1b2c3d4e5f60718293a4b5c6d7e8f90"


@pytest.mark.parametrize(
    "said",
    [
        "it sent Bearer abc1def2ghi3jk", "Authorization: Basic YWRhOmI=", f"dapi{_CHANCE}", f"SK{_CHANCE}",
        "mysql -phunter22 shop", "curl -u ada:hunter22 shop.io", "sshpass -p hunter22 ssh db",
        "call it with --token abc1def2", "pin is 4711", "otp: 4711", "the door code is 4711", "my pw is hunter22",
        "log in as ada with Tq7#vZ9mLx2", "root/Tq7#vZ9mLx2", "提取码 4f7d", "暗号是 hunter22",
        "https://ada:hunter22@shop.io", "our access code is 4711x!", "api key abc1def2ghi3 is the key",
        "it is <private>so</private>", "my psw is hunter22", "令牌：abc1def2ghi3jk",
        "the credential is abc1def2ghi3jk",
        "DB_passEd: Xk!Qw#Zrt", "db_passIng: tR$eWq!mnB",
    ],
)  # fmt: skip
def test_each_thing_it_looks_for_is_seen(said: str) -> None:
    assert not is_clean(said)


def test_what_is_long_or_oddly_spelt_is_looked_at_closer() -> None:
    odd = ("a" * (LONGEST + 1), "a\nb", "a\u200bb", "ｐａｓｓ", "say `x`", 'say "x"', "[x]", "<b>", "a\\nb", "'x'")
    assert [text for text in odd if is_clean(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "undo that",
        "lint passed, all tests are passing",
        "review cmd/serve/main.go",
        "don't run 42 tests",
        "看一下第 7 行",
        "",
    ],
)
def test_what_is_plain_is_told(text: str) -> None:
    assert is_clean(text)
    assert redact(text) is text
