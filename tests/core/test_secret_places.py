"""Every kind of key in every place it can stand, and what only looks like one in the same places."""

from __future__ import annotations

import time
from random import Random

import pytest

from memoryd.core.redaction import holds_placeholder, redact
from tests.core.test_redaction import HEX, SECRETS, UPPER, letters

MORE = {
    "aws id again": "AK" + "IA" + letters(16, UPPER),
    "aws sts": "AS" + "IA" + letters(16, UPPER),
    "github user": "gh" + "u_" + letters(36),
    "github oauth": "gh" + "o_" + letters(36),
    "github refresh": "gh" + "r_" + letters(36),
    "github long": "gh" + "s_" + letters(80),
    "gitlab runner": "gl" + "rt-" + letters(24),
    "gitlab deploy": "gl" + "dt-" + letters(20),
    "slack user": "xo" + "xp-" + "123456789012-1234567890123-" + letters(24),
    "slack legacy": "xo" + "xa-2-" + letters(30),
    "stripe public": "pk" + "_live_" + letters(30),
    "stripe test": "sk" + "_test_" + letters(24),
    "google api again": "AI" + "za" + letters(20) + "-" + letters(14),
    "openai service": "sk" + "-svcacct-" + letters(60),
    "openai old": "sk" + "-" + letters(20) + "T3BlbkFJ" + letters(20),
    "openrouter": "sk" + "-or-v1-" + letters(64, HEX),
    "deepseek": "sk" + "-" + "a1" + letters(30, HEX),
    "anthropic admin": "sk" + "-ant-admin01-" + letters(80),
    "xai": "xa" + "i-" + letters(80),
    "perplexity": "pp" + "lx-" + letters(48),
    "nvidia": "nv" + "api-" + letters(64),
    "rubygems": "ruby" + "gems_" + letters(48, HEX),
    "grafana": "gl" + "sa_" + letters(32) + "_" + letters(8, HEX),
    "new relic": "NR" + "AK-" + letters(27, UPPER),
    "atlassian": "AT" + "ATT" + letters(60),
    "shopify": "shp" + "at_" + letters(32, HEX),
    "figma": "fi" + "gd_" + letters(40),
    "square": "sq" + "0atp-" + letters(22),
    "sentry": "sn" + "trys_" + letters(60),
    "postman": "PM" + "AK-" + letters(24, HEX) + "-" + letters(34, HEX),
    "age": "AGE-SECRET-" + "KEY-1" + letters(58, UPPER),
    "linear": "lin" + "_api_" + letters(40),
    "jwt long": "ey" + "J" + letters(60) + "." + "ey" + "J" + letters(120) + "." + letters(86),
    "heroku": "HR" + "KU-AA" + letters(58),
    "discord": "M" + letters(23) + "." + letters(6) + "." + letters(27),
    "discord long": "N" + letters(25) + "." + letters(6) + "." + letters(38),
    "mailgun": "ke" + "y-" + letters(32, HEX),
    "twilio": "S" + "K" + letters(32, HEX),
    "tencent": "AK" + "ID" + letters(32),
    "databricks": "da" + "pi" + letters(32, HEX),
    "google refresh": "1/" + "/0" + letters(40),
    "digital ocean refresh": "dor" + "_v1_" + letters(64, HEX),
}
EVERY = SECRETS | MORE
PLACES = {
    "alone": "{}",
    "english": "the key is {}, keep it",
    "chinese": "密钥是{}，请记住",
    "after cjk": "钥匙{}啊",
    "fence": "```sh\n{}\n```",
    "json": '{{"value": "{}", "n": 1}}',
    "escaped json": r"{{\"out\": \"done\n{}\n\"}}",
    "escaped line": r'{{"out":"done\n{}\nmore"}}',
    "escaped tab": r'"a\t{}"',
    "unicode escape": r"x\u0022{}\u0022",
    "url": "https://x.io/?k={}&b=1",
    "percent": "https://x.io/?next=%3Dk%3D{}",
    "path": "https://x.io/v1/{}/send",
    "assigned": "export X={}",
    "yaml": "  value: {}\n  other: 1",
    "command": "tool --header 'X: {}' run",
    "bold": "**{}**",
    "emphasis": "_{}_",
    "colour": "\x1b[31m{}\x1b[0m",
    "parentheses": "({})",
    "file": "cat deploy-{}.sh",
    "part of a file": "v1.2_{}-prod.json",
    "folder": "run /srv/部署/{}。",
    "chinese quotes": "文件“{}”，",
    "chinese file": "看部署-{}中",
    "named": "x:{}:",
}
GLUED = {"underscore": "x_{}", "dash": "my-{}", "word": "token{}", "accent": "é{}"}
DISTINCT = [
    "aws id", "github classic", "github fine-grained", "gitlab", "anthropic", "openai", "openai project", "slack bot",
    "npm", "stripe live", "google api", "jwt", "jwt long", "github long", "pypi",
]  # fmt: skip


def test_the_corpus_is_as_large_as_it_says() -> None:
    assert len(EVERY) >= 60
    assert len({secret[:5] for secret in EVERY.values()}) >= 25


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("kind", EVERY)
def test_no_key_survives_in_any_place(kind: str, place: str) -> None:
    secret = EVERY[kind]
    covered = redact(PLACES[place].format(secret))
    assert holds_placeholder(covered)
    assert secret[-14:] not in covered
    assert secret[6:20] not in covered
    assert redact(covered) == covered


@pytest.mark.parametrize("place", GLUED)
@pytest.mark.parametrize("kind", DISTINCT)
def test_a_key_with_a_prefix_of_its_own_is_found_within_a_word(kind: str, place: str) -> None:
    covered = redact(f"here: {GLUED[place].format(EVERY[kind])} ok")
    assert EVERY[kind][-14:] not in covered
    assert covered.endswith(" ok")


@pytest.mark.parametrize(
    "between", ["\n", "\r\n", "\\\n", "\n    ", "\n> ", "\\n", "\u2028", '"\n  "', "' +\n    '", '" + "']
)
@pytest.mark.parametrize("kind", EVERY)
def test_a_line_break_within_a_key_saves_no_half_of_it(kind: str, between: str) -> None:
    secret = EVERY[kind]
    for cut in (len(secret) // 2, len(secret) // 3, len(secret) - 14):
        covered = redact(f"here it is: {secret[:cut]}{between}{secret[cut:]} and so on")
        assert holds_placeholder(covered)
        assert secret[-12:] not in covered
        assert covered.endswith(" and so on")


def test_every_broken_key_of_a_row_is_covered_and_the_words_between_stay() -> None:
    keys = [("gh" + "p_" + letters(36)) for _ in range(6)]
    text = "\nhello\n".join(f"{key[:18]}\n{key[18:]}" for key in keys)
    covered = redact(f"{text}\nand so on")
    assert covered.count("[REDACTED:") == len(keys)
    assert covered.count("\nhello\n") == len(keys) - 1
    assert covered.endswith("\nand so on")
    assert redact(f"see {keys[0][:-4]}\n{keys[0][-4:]} there").endswith("] there")
    wordy = "gh" + "p_abcdefghijklmn" + "\n" + "opqrstuvwxyzabcdefghij"
    assert redact(f"see {wordy} there").startswith("see [REDACTED:github_token:")


@pytest.mark.parametrize("after", ["", " and on", "\nmore text here", "\n9 files", "\nNEXT"])
@pytest.mark.parametrize(
    ("begin", "first", "second"),
    [
        ("Bearer ", "geroRLgtENAx", "beSZTGWiXdLE"),
        ("Bearer ", letters(16), "PxlgjCJCifsgIrft"),
        ("Bearer ", letters(16), "U" + "sflXkvmGgr7"),
        ("Authorization: Basic ", letters(20), letters(20)),
        ("ke" + "y-", letters(16, HEX), letters(16, HEX)),
        ("S" + "K", letters(16, HEX), letters(16, HEX)),
        ("AK" + "IA", letters(8, UPPER), letters(8, UPPER)),
    ],
)
def test_both_halves_go_whatever_follows_on_the_next_line(begin: str, first: str, second: str, after: str) -> None:
    covered = redact(f"{begin}{first}\n{second}{after}")
    assert first not in covered
    assert second not in covered
    assert covered.endswith(f"]{after}")


@pytest.mark.parametrize("unseen", ["\u200b", "\u00ad", "\ufeff", "\u2060", "\u200d\u200c", "\U000e0041"])
@pytest.mark.parametrize("kind", EVERY)
def test_an_unseen_character_saves_no_key(kind: str, unseen: str) -> None:
    secret = EVERY[kind]
    covered = redact(f"\u200b密 {unseen.join(secret)} 后\u200b")
    assert covered.replace(unseen, "") == redact(f"\u200b密 {secret} 后\u200b").replace(unseen, "")
    assert covered.startswith("\u200b密 [REDACTED:")
    assert covered.endswith("] 后\u200b")


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("postgres://user:{}@db.example.com/x", "p4ss/w0rd!"),
        ("postgres:\\/\\/user:{}@db.example.com\\/x", "p4ssw0rd!"),
        ("https://user:{}@host/x", "p@ss4Wordx"),
        ("mysql://root:{}@127.0.0.1:3306/a", "a@b/c@d?e#f"),
        ("https://u:{}@h/", "Aa1" * 300),
        ("postgres://app:{}@db", "1234/w0rd"),
        ("pip install git+https://bot:{}@github.com/o/r.git@main", "Zx9kkQw2aa"),
        ("http://localhost:3000/?next=postgres://u:{}@db.example.com", "Zx9kkQw2aa"),
        ("mysql -u root -p{}", "S3cret"),
        ("mysqldump -uroot -p'{}' shop > x.sql", "S3 cret"),
        ("curl -u admin:{} https://x", "Passw9"),
        ("curl -s \\\n  --user 'admin:{}' https://x", "Pass w9"),
        ("sshpass -p {} ssh x", "x7"),
        ("DB_PASSWORD={} make run", "hunter22"),
        ("DB_PASSWORD={}.", "hunter22"),
        ("DB_PASSWORD={},other=1", "hunter22"),
        ("DB_PASSWORD={} ok", "Aa1" * 100),
        ("az storage blob list -a {} -o table", "Zx9kkQw2"),
        ("smbclient -U ada%{} //srv/x", "correcthorse"),
        ("redis-cli -h db -a {}", "kk99kk"),
        ("docker login -u bob -p {} registry.example.com", "Zx9kkQw2"),
        ("unzip -P {} a.zip", "Zx9kkQw2"),
        ("ldapsearch -D cn=a -w {} -b dc=x", "Zx9kkQw2"),
        ("openssl rsa -passin pass:{} -in k", "Zx9kkQw2"),
        ("openssl rsa -passin pass:{} -in k", "correcthorse"),
        ("pass: {}", "Zx9!kkQw2"),
        ('password="{}"', "Zx9 kk 77!"),
        ("password='{}'", "aB3$ x Zq9"),
        ("DB_PASSWORD={}", "Tr0ub4dor&3"),
        ("pass\u200bword={}", "hunter22"),
        ("cat deploy-DB_PASSWORD={}.", letters(20)),
        ("DB_PASSWORD={} there", "ZHgCzQkhNaewnSkhsRDY"),
    ],
)
def test_passwords_in_addresses_and_commands_are_covered(text: str, secret: str) -> None:
    covered = redact(text.format(secret))
    before, after = text.split("{}")
    assert covered.startswith(before + "[REDACTED:")
    assert covered.endswith("]" + after)


@pytest.mark.parametrize("end", [".sh", ".json", ".py", ".tar.gz", "。", "，", "）", ""])
@pytest.mark.parametrize(
    "secret", ["s3Jtqe4l7FpG2LLiqE7b", "X0zi669cFGT25RbhMht2", "coEjWB876TrcspPfOORC", "a9d3f0b7c2e84d1f"]
)
def test_a_password_in_the_name_of_a_file_is_covered(secret: str, end: str) -> None:
    for place in ("deploy-DB_PASSWORD={}", "cat /srv/x-DB_PASSWORD={}", "部署DB_PASSWORD={}", "run a-API_TOKEN={}"):
        assert secret not in redact(place.format(secret) + end)


ALIKE = (
    "3f2a1bc4d5e6f708192a3b4c5d6e7f8091a2b3c4",
    "task-3f2a1bc4d5e6f708192a3b4c5d6e7f80",
    "risk-123e4567-e89b-12d3-a456-426614174000",
    "disk-by-id-nvme0n1p2-partition-table-backup",
    "ask-me-anything-2026-november-edition",
    "123e4567-e89b-12d3-a456-426614174000",
    "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "sha512-9u1o0m2k3j4h5g6f7d8s9a0q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c2v3b4n5m6Q==",
    "cache-key-d41d8cd98f00b204e9800998ecf8427e",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "resolved https://registry.example.com/left-pad/-/left-pad-1.3.0.tgz#5b8a3a7765dfe001261dde915589e782f8c94d1e",
    "node_modules/.pnpm/react-dom@18.2.0_react@18.2.0/node_modules",
    "src/components/auth/password-reset-form2.tsx",
    "/home/ada/.config/gh/hosts.yml",
    "C:\\new\\token\\table.txt",
    "disk_test_configuration2",
    "risk_live_dashboard_2026",
    "laughs_and_lows_of_the_year_2020_x",
    "berlin_api_endpoint_configuration_for_all_v2",
    "pnpm_workspace_root_directory_and_more",
    "npm_config_registry",
    "github_pat_documentation",
    "glpat-your-token-here-please",
    "xoxb-your",
    "test-pypi-publish-workflow",
    "eyJ is how a JWT begins",
    "VOLTAIRE",
    "MULTITASKING",
    "AKIA followed by sixteen characters",
    "self_hosted_runner_configuration_name",
    "layer8_3f2a1bc4d5e6f708192a3b4c5d6e7f8091a2b3c4",
    "http://localhost:5173/@vite/client",
    "http://localhost:3000/u/@me",
    "https://example.com:8080/path?email=a@b.com",
    "docker://registry:5000/img@sha256:9f86d081884c7d659a2feaa0c55ad015",
    "ssh://git@github.com:22/o/r.git",
    "git@github.com:owner/repo.git",
    "https://medium.com/@someone/a-post-3f2a1bc4d5e6",
    "mailto:user@example.com",
    "postgres://user:$PASSWORD@db/x",
    "postgres://user:${DB_PASS}@db/x",
    "postgres://user:<password>@db/x",
    "curl -u $USER:$PASS https://x",
    "curl -u user:password https://x",
    "docker run -u 1000:1000 -p 8080:80 nginx",
    "docker run -p3306:3306 mysql",
    "mysql -u root -p shop",
    "mysql -p$MYSQL_PWD",
    "ssh -p 2222 host",
    "mkdir -p a/b/c3",
    "python -u main2.py",
    "--- PASS: TestParseV2Header (0.01s)",
    "3 tests pass: 12, fail: 0",
    "pass: true",
    'password: "Must be at least 8 characters long!"',
    'password: "use A-Z, a-z and 0-9"',
    "the word password and the word token",
    "my favourite password manager",
    "密码不能为空，密码是必填项",
    "👩‍👩‍👧‍👦 family emoji\u200b and zero-width",
    "word-\nwrapped-text-2026-with-many-parts",
    "commit\n3f2a1bc4d5e6f708192a3b4c5d6e7f8091a2b3c4\nauthor",
    "Main-navigation-comp0nent.bundle.3f2a1bc4d5e6f708192a3b4c5d6e7f80",
    "restore_key-d41d8cd98f00b204e9800998ecf8427e",
    "build//1//0f2a1bc4d5e6f708192a3b4c5d6e7f8091a2b3c4",
    "deploy-pypi-3f2a1bc4d5e6f708192a3b4c5d6e7f8091a2b3c4",
    "HRKU-AA is how it begins",
    "sk-\nlearn-and-more-of-the-same",
    "import sk_learn as skl; from hf_hub import x",
)  # fmt: skip


@pytest.mark.parametrize("text", ALIKE)
def test_what_only_looks_like_a_key_stays_in_any_place(text: str) -> None:
    for place in ("{}", "see {} there", "看{}。", '"{}"', "a\\n{}\\nb", "- {}\n- b"):
        assert redact(place.format(text)) == place.format(text)


def test_look_alikes_in_a_heap_stay_as_they_are() -> None:
    assert len(ALIKE) >= 60
    heap = "\n".join(text for text in ALIKE if not text.startswith(("glpat", "xoxb")))
    assert redact(heap) == heap


def test_what_follows_a_key_on_the_next_line_stays() -> None:
    key = EVERY["github classic"]
    for after in (
        "Done with it",
        "getUserName",
        "NEXT_NAME=value",
        "another line",
        "fooBarBaz(1)",
        "12 files",
        "2b or not",
    ):
        assert redact(f"{key}\n{after}").endswith("]\n" + after)


def test_base64_of_an_image_holds_no_key() -> None:
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    image = "".join(Random(7).choices(alphabet, k=300_000))
    text = f"data:image/png;base64,{image}"
    assert redact(text) == text
    wrapped = "\n".join(image[at : at + 76] for at in range(0, len(image), 76))
    assert redact(wrapped) == wrapped


HOSTILE = (
    "a://a:", "a://a:@", "a://a.b:80/", "a://a:$", "://", "mysql -p ", "curl -u a:", "-p a ", "sshpass ", "pass: a1",
    "password='a b ", "\u200b", "a\u200b", "ghp_", "ghp_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n", "a1B\n", "sk-a1\n",
    "eyJ\n", "eyJ.", "SG.", "AIza", "npm_", "sk-ant-", "xoxb-a\\n", "AKIA\n", "\\n", "%3D", "\\u0022", "key-", "1//0",
    "https://a.b", "-----END PRIVATE KEY-----a", "a\nghp_1", "task-", "pass", "\\",
)  # fmt: skip


@pytest.mark.parametrize("piece", HOSTILE)
def test_a_hostile_megabyte_is_read_in_linear_time(piece: str) -> None:
    start = time.process_time()
    redact(piece * (1_000_000 // len(piece)))
    for other in HOSTILE:
        redact((piece + other) * (30_000 // len(piece + other)))
    assert time.process_time() - start < 30
