from __future__ import annotations

import time
from itertools import product

import pytest

from memoryd.core.redaction import redact
from memoryd.core.secret_clues import by_their_surroundings
from memoryd.core.word_places import WordPlaces

MARKED = "Tq7#vZ9mLx2"
MIXED = "Xk29Qw81Zr"
LONG = "Xk29Qw81Zra8b7c6d5e4"
BASE64 = "VHE3I3ZaOW1MeDJwUTg="
WORDLY = "cHlvcHVteg=="
UNPADDED = "VHE3I3ZaOW1M"
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
        (f"kind: Secret\ndata:\n  db: {WORDLY}\n", WORDLY),
        (f"kind: Secret\ndata:\n  db: {UNPADDED}\n", UNPADDED),
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
        ("用 hunter+22 当密码", "hunter+22"),
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
        "kind: Secret\nmetadata:\n  name: x\n---\nkind: ConfigMap\ndata:\n  b: VHE3I3ZaOW1MeDJwUTg=\n",
        "kind: Secret\ndata:\n  mode: standardmode\n",
        "kind: Secret\ndata:\n  short: a1b2c3d4e5f\n",
        "用 x1y?!! 当密码",
        "用 /x9#k2z 当密码",
        "用 hunter22= 当密码",
        "用 hunter+two 当密码",
        *(f"kind: Secret\nmetadata:\n  {key}: VHE3I3ZaOW1M\n" for key in ("name", "namespace", "uid", "type")),
        "log in as ada with python311",
        "use $DB_PASS1! as the password",
        "用 /api/v2x9 当密码",
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


def words(text: str) -> list[str]:
    return text.split()


PASS = ["pass word", "pass phrase", *words("password passphrase passcode passwd pwd pw creds credential login")]
WHOSE = ["", "the ", "a ", "your ", "our ", "my ", "his ", "her "]
HAN = words("密码 密碼 密钥 密鑰 口令 暗号 暗號 令牌 密匙 通行码")
WAYS = {
    "the {} {} the box: " + MARKED: (PASS, ["for", "of", "to", "on", "at"]),
    "the {} {} " + MARKED: (PASS, ["used to be", "to be", "will be", "should be"]),
    "{} " + MARKED + " as the {}": (["try", "use", "used", "type", "enter", "with", "uses", "using"], PASS),
    "try " + MARKED + " {} {}new db password": (["as", "for"], WHOSE),
    "{}{} ada / " + MARKED: (
        ["login", "log-in", "account", "cred", "creds", "credential", "credentials", "signin", "sign-in"],
        [" is", " are", " for prod is", ":", "："],
    ),
    "{} ada {} " + MARKED: (["log in as", "logged in as", "login as", "log in with"], ["with", "using", "and", "/"]),
    "{}{}" + MARKED: (words("root admin administrator sa postgres test ubuntu guest"), ["/", " / "]),
    "{}{}" + MIXED: (["pw"], ["=", ":", "："]),
    "{}: {}\n  " + MARKED: (["password", "passwd", "passphrase"], ["|", ">", "|-", ">+"]),
    "{}" + MARKED + "{}密码": (
        words("用 用了 配 配了 把 填 输 输入 是 设 设了"), words("这个 作为 当 当作 做 为 成 来当 是"),
    ),
    "用 " + MARKED + " {}{}登录": (["当"], HAN),
    "{}{} " + MARKED: (
        HAN, ["", *words("如下 给你 给你了 告诉你 是 就是 其实就是 还是 改回 换回 从 原来是 以前是 暂时是")],
    ),
    "{}theme=dark; {}=" + LONG: (["cookie: ", "Set-Cookie: "], words("sess sid auth token jwt csrf login")),
    "https://x.example/a?b=1{}{}=" + LONG: (["&", "?"], words("sig signature X-Amz-Signature auth code key")),
    "{}{}x8k2": (words("提取码 解压码 访问码 验证码 动态码"), ["：", ":", "是", "为", " "]),
    "{}{} " + SEED: (
        ["seed", "recovery phrase", "mnemonic words", "backup", "wallet seed"], [":", "：", " is", " are", " was"],
    ),
    "记：{}{} " + SEED + ".": (["助记词", "助記詞"], ["：", "是", "为", "如下", "如下："]),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_each_way_to_say_it_is_known_by_itself(way: str) -> None:
    value = next(value for value in (MARKED, LONG, MIXED, "x8k2", SEED) if value in way)
    for first, second in product(*WAYS[way]):
        text = f"so: {way.format(first, second)} ."
        found = [text[start:end] for start, end in by_their_surroundings(WordPlaces(text))]
        assert value in found, text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            f"use {MARKED} as the password ",
            "hash digest algo reset manager field policy storage store flow page encoding",
        ),
        (f"用 {MARKED} 作为密码", "算法 哈希 摘要 管理 流程 库 页 字段"),
    ],
)
def test_a_word_behind_that_makes_another_thing_of_it_leaves_it_alone(before: str, after: str) -> None:
    for word in after.split():
        assert not list(by_their_surroundings(WordPlaces(before + word))), word


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
