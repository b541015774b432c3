from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.core.redaction import holds_placeholder, redact
from memoryd.core.spoken_secrets import given_away
from memoryd.core.word_places import WordPlaces


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("Remember that my password is hunter2.", "hunter2"),
        ("我的密码是 abc123456，记住它。", "abc123456"),
        ("the admin pin is 4711", "4711"),
        ("PIN: 4711", "4711"),
        ("the token is 48291357", "48291357"),
        ("the door code is 4711", "4711"),
        ("my password is sunshine.", "sunshine"),
        ("My wifi password is sunshine", "sunshine"),
        ("The user's password is sunshine.", "sunshine"),
        ("our passphrase is correct horse battery staple.", "correct horse battery staple"),
        ('my password is "open sesame 12"', "open sesame 12"),
        ("the password for staging is hunter2!", "hunter2"),
        ("The database password was changed to Tr0ub4dor", "Tr0ub4dor"),
        ("hunter2 is my password", "hunter2"),
        ("btw pw for the staging box is hunter2", "hunter2"),
        ("the pass stays Tr0ub4dor until monday", "Tr0ub4dor"),
        ("jenkins pw is still hunter2 fyi", "hunter2"),
        ("creds are admin/hunter2", "admin/hunter2"),
        ("psw became Tr0ub4dor", "Tr0ub4dor"),
        ("use hunter2 as the password for now", "hunter2"),
        ("log in as user admin with password hunter2", "hunter2"),
        ("the secret is 8f3kq92xlmz0", "8f3kq92xlmz0"),
        ("our api key is 93kfj20dkq0", "93kfj20dkq0"),
        ("用户名 admin，密码 abc123", "abc123"),
        ("密码: qwe!23", "qwe!23"),
        ("记住口令是 4711abcd", "4711abcd"),
        ("密码改成了 hello2024，别告诉别人", "hello2024"),
        ("密钥为 9f8a7b6c5d4e", "9f8a7b6c5d4e"),
        ("验证码是 482913", "482913"),
        ("测试账号的密码是 test-4711x，别写进代码。", "test-4711x"),
    ],
)
def test_a_secret_said_in_words_is_covered(text: str, secret: str) -> None:
    covered = redact(text)
    assert secret not in covered
    assert holds_placeholder(covered)
    assert covered.startswith(text[: text.index(secret)])
    assert redact(covered) == covered


@pytest.mark.parametrize(
    "text",
    [
        "the password field is required",
        "password reset lives at https://x.example.com/reset",
        "the token limit is 4096",
        "max tokens is 100000",
        "the secret is in 1Password",
        "The credentials are in 1Password, vault Engineering.",
        "the secret is in vault",
        "the first pass is done",
        "the second pass was 20% faster",
        "a pass is 3 minutes",
        "creds are in 1Password",
        "the pw is too short",
        "my password is wrong",
        "my password is not accepted",
        "my token is expired",
        "the password is optional",
        "our passphrase is asked for at every start",
        "the password is at least 8 characters",
        "the password is 12 characters long",
        "the otp is 6 digits",
        "the token is 2048 bits",
        "the LED pin is 13",
        "the LED pin is 105",
        "the token is 4096",
        "the token is a1b2c3d",
        "the LED pin is gpio4",
        "the pin is 4096 bytes long",
        "the password is 256bit",
        "my password is $DB_PASS1",
        'the password is "open sesame 12"',
        "Ask the user. A password ab12cd page follows.",
        "the secret is rotated every 90 days",
        "passwords are sha256-hashed",
        "The user password is hashed with argon2id.",
        "the session token is called sid2",
        "the access code is in src/auth2.py",
        "my api key is in OPENAI_API_KEY",
        "The secret is to use 3 workers",
        "that is my password field",
        "password: string",
        "the password is test-password",
        "密码长度是 12 位",
        "密码是 bcrypt 加密的",
        "token 是 JWT 格式",
        "token 有效期是 3600 秒",
        "密码字段是必填的",
        "密码在 vault 里",
        "验证码 60 秒过期",
        "我的密码不对",
    ],
)
def test_what_is_said_about_secrets_stays(text: str) -> None:
    assert redact(text) == text


PASSWORDS = [
    "password",
    "pass word",
    "passwrd",
    "passwod",
    "pw",
    "pwd",
    "psw",
    "pswd",
    "pass phrase",
    "pass code",
    "pass",
]
PINS = ["pin", "pin code", "pin number", "otp"]
PINS += [f"{what} code" for what in ("2fa", "unlock", "door", "access", "security", "alarm", "safe", "login")]
TOKENS = ["api", "access", "auth", "bearer", "login", "deploy", "refresh", "session", "client", "app", "shared"]
LOCKS = ["api", "access", "secret", "private", "encryption", "signing", "licence", "license"]
KEYS = ["token", "secret", "credentials", *(f"{what} {of}" for what in TOKENS for of in ("token", "secret"))]
KEYS += [f"{what}{gap}key" for what in LOCKS for gap in (" ", "-", "")]
GIVES = [f"{by}{how} to" for by in ("was ", "has been ", "got ", "") for how in ("set", "changed", "reset", "updated")]
GIVES += ["is", "was", "are", "will be", "stays", "remains", "became", "becomes", "equals", "reads", "goes"]
GIVES += [f"is {word}" for word in ("now", "still", "just", "simply", "currently", "always", "called")]
FOR = [f"{word} the box is" for word in ("for", "of", "to", "on", "at", "in")]
ZH_PASSWORDS, ZH_PINS = ["密码", "口令", "暗号", "通行码"], ["pin码", "验证码", "校验码", "动态码", "门禁码"]
ZH_KEYS = ["密钥", "秘钥", "令牌", "私钥", "凭证", "token", "secret", "api key"]
ZH_GIVES = [*(f"{word}是" for word in ("", "现在", "目前", "已经", "就", "都", "还")), "叫", "叫做", ":", "：", "为"]
ZH_GIVES += [f"{word}成了" for word in ("改", "设", "换", "更新", "设置", "重置", "修改")]


@pytest.mark.parametrize(
    ("said", "names", "value"),
    [
        ("is ", PASSWORDS, "hunter2"),
        ("is ", PINS, "4711"),
        ("is ", KEYS, "8f3kq92xlmz0"),
        (" user ", PASSWORDS, "hunter2"),
        ("", PASSWORDS, "hunter2"),
        ("", KEYS, "8f3kq92xlmz0"),
        ("", PINS, "4711"),
        ("是 ", ZH_PASSWORDS, "abc123"),
        ("是 ", ZH_PINS, "4711"),
        ("是 ", ZH_KEYS, "8f3kq92xlmz0"),
    ],
)
def test_each_name_of_a_secret_is_known(said: str, names: list[str], value: str) -> None:
    for name in names:
        text = f"so: the {name}{' ' if name.isascii() else ''}{said}{value} ."
        if said == " user ":
            text = f"log in as user ada, {name} {value} ."
        if not said:
            text = f"so: {value} is my {name} ."
        assert value in [text[start:end] for start, end in given_away(WordPlaces(text))], text


@pytest.mark.parametrize(("name", "ways"), [("the password", GIVES), ("the password", FOR), ("密码", ZH_GIVES)])
def test_each_way_to_give_one_away_is_known(name: str, ways: list[str]) -> None:
    for way in ways:
        text = f"so: {name} {way} hunter2 ." if name.isascii() else f"记住：{name}{way} hunter2。"
        assert "hunter2" in [text[start:end] for start, end in given_away(WordPlaces(text))], text


def test_a_plain_word_is_a_password_of_whoever_it_is() -> None:
    for whose in ("my", "our", "his", "her", "their", "the user's"):
        text = f"so: {whose} wifi password is sunshine."
        assert "sunshine" in [text[start:end] for start, end in given_away(WordPlaces(text))], text
    for whose in ("my", "our", "the", "his", "her"):
        for behind in (".", "", " for now", " and more", " to it", " on it"):
            text = f"so: hunter2 is {whose} wifi password{behind}"
            assert "hunter2" in [text[start:end] for start, end in given_away(WordPlaces(text))], text


UNITS = "char digit byte bit letter word minute hour day week month year second sec ms token time attempt per"
SIZES = "bit bytes chars digit letters words k kb mb gb ms s min h d x %"
NAMED = "base64 sha256 md5 utf8 aes256 rsa2048 oauth2 argon2id bcrypt12 ed25519 x509 hs256 rs256 es256 v2 ipv4 http2 s3"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("the pin is 4096 ", UNITS),
        ("验证码是 4096 ", "个 位 字 分钟 小时 天 秒 次 年 月"),
        ("the password is 4096", SIZES),
        ("the password is ", f"{NAMED} k8s k8s-managed"),
    ],
)
def test_sizes_and_names_in_the_trade_are_no_secrets(before: str, after: str) -> None:
    for word in after.split():
        assert not given_away(WordPlaces(before + word)), word


def test_a_secret_that_begins_like_what_stands_for_one_is_a_secret() -> None:
    for word in ("test", "my", "the", "some", "your", "example", "dummy", "fake", "change"):
        assert given_away(WordPlaces(f"the password is {word}-a1b2c3")), word


@given(st.text(alphabet='my password is密码是 the pin4711.,\n"', max_size=80))
def test_spans_are_in_order_and_each_is_told_once(text: str) -> None:
    spans = given_away(WordPlaces(text))
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert list(spans) == sorted(set(spans))
    assert redact(redact(text)) == redact(text)


@pytest.mark.parametrize(
    "piece", ["my password is ", "password for a b c d ", "my my ", "密码是", "a is my ", "user a password "]
)
def test_a_hostile_text_takes_moments(piece: str) -> None:
    start = time.process_time()
    given_away(WordPlaces(piece * (200_000 // len(piece))))
    assert time.process_time() - start < 3
