from __future__ import annotations

import time

import pytest

from memoryd.core.redaction import redact
from memoryd.core.secret_clues import by_their_surroundings
from memoryd.core.word_places import WordPlaces

MARKED = "Tq7#vZ9mLx2"
MIXED = "Xk29Qw81Zr"
LONG = "Xk29Qw81Zra8b7c6d5e4"
BASE64 = "VHE3I3ZaOW1MeDJwUTg="
SEED = "witch collapse practice feed shame open despair creek road again ice least"


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        (f"temp db cred for this: {MARKED} . and fyi", MARKED),
        (f"staging login is qa-bot / {MARKED}, wiped on Mondays", MARKED),
        (f"部署钱包在 hardhat 里配了 {MARKED} 这个口令，先用它", MARKED),
        (f"把 {MIXED} 作为密码用一下", MIXED),
        (f"用 {MIXED} 当密码登录", MIXED),
        (f"root/{MARKED} 登录 10.0.0.5", MARKED),
        (f"log in as ada with {MARKED}", MARKED),
        (f"password for the staging box: {MARKED}", MARKED),
        (f"pw={MIXED}", MIXED),
        (f"password: >-\n  {MARKED}", MARKED),
        (f"kind: Secret\ndata:\n  user: YWRh\n  db: {BASE64}\r\n  other: {BASE64}\ntype: Opaque", BASE64),
        (f"Cookie: theme=dark; session={LONG}", LONG),
        (f"Set-Cookie: sid={LONG}; Path=/", LONG),
        (f"https://x.example/a?sv=2&sig={LONG}%2Bq8&se=1", LONG),
        (f"密码如下：{MARKED}", MARKED),
        (f"我的密码其实就是 {MARKED} 啦", MARKED),
        (f"密码是：「{MARKED}」", MARKED),
        (f"口令给你 {MARKED}", MARKED),
        (f"密碼：{MARKED}", MARKED),
        (f"密码从 {MARKED} 改成别的", MARKED),
        (f"密码改回 {MARKED} 了", MARKED),
        (f"seed phrase: {SEED}", SEED[:20]),
        (f"助记词：{SEED}", SEED[:20]),
        (f'my recovery phrase is "{SEED}"', SEED[:20]),
        (f"net use Z: \\\\srv\\x /user:ada {MARKED}", MARKED),
        ("提取码：x8k2", "x8k2"),
        (f"try {MARKED} as password", MARKED),
        (f"we all use {MARKED} for the admin password", MARKED),
        (f"the password used to be {MARKED}", MARKED),
    ],
)
def test_a_secret_that_its_surroundings_tell_is_covered(text: str, secret: str) -> None:
    assert secret not in redact(text)
    assert list(by_their_surroundings(WordPlaces(text)))


@pytest.mark.parametrize(
    "text",
    [
        "the login page is at /login / v2",
        "use bcrypt12 这个密码算法",
        "the password for user: see the wiki",
        "account is prod / eu-west-1",
        "login is via sso / oauth2",
        "credentials are in vault / kv2/app",
        "密码至少 12 位",
        "密码算法换成 argon2id",
        "用 pbkdf2 作为密码哈希",
        "把 sha256 作为密钥摘要",
        "登录接口 /api/v2/login",
        "验证码 6 位",
        "密码重置 v2 页面",
        "seed phrase: used for wallets",
        "cookie: theme=dark",
        "kind: Secret\nmetadata:\n  name: app-v2",
        "password: >-\n  see the wiki",
        "log in as ada with python3",
        "提取码流程",
        "密码如下表",
        "密码从 md5 改成 bcrypt",
        "密码：\n至少 8 位",
        "登录 admin / 管理员",
        "use sha512 for the password digest",
        "第2种 密码登录",
        "用 JWT 作为令牌",
        "we use oauth2 for the password reset flow",
        "我的密码输错 3 次了",
        "口令给 ops2 组",
        "root/app/src/main2.py",
    ],
)
def test_what_only_stands_near_such_words_stays(text: str) -> None:
    assert redact(text) == text


@pytest.mark.parametrize(
    "piece",
    [
        "root/",
        "是aaaaaaa1",
        "password for a a a ",
        "cookie: ",
        "cookie:sid=",
        "kind: Secret\n",
        "seed abc abc ",
        "net use ",
    ],
)
def test_a_hostile_text_takes_linear_time(piece: str) -> None:
    def taken(size: int) -> float:
        text = (piece * size)[:size]
        started = time.process_time()
        list(by_their_surroundings(WordPlaces(text)))
        return time.process_time() - started

    assert taken(400_000) < 12 * max(taken(100_000), 0.02)
