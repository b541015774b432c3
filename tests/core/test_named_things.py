"""Paths and identifiers are found in what memories say, in both languages; what only looks like one is not."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from memoryd.core.named_things import MOST_THINGS, ThingKind, things
from tests.fakes_memory import memory

GOLD = Path(__file__).parents[1] / "gold"


def named(text: str, kind: ThingKind | None = None) -> list[str]:
    found = things(memory("n", description="", body=text))
    return [thing.name for thing in found if kind in (None, thing.kind)]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Prices live in src/shop/prices.py.", ["src/shop/prices.py"]),
        ("价格在src/shop/prices.py里", ["src/shop/prices.py"]),
        ("Never edit `migrations/` by hand", ["migrations"]),
        ("禁止修改 migrations/ 目录", ["migrations"]),
        ("配置在 `前端/设置.ts`", ["前端/设置.ts"]),
        ("see ./docs/adr/0001.md", ["docs/adr/0001.md"]),
        ("价格在 src/价格.py 里计算。", ["src/价格.py"]),
        ("看一下docs/说明.md再改", ["看一下docs/说明.md", "docs/说明.md"]),
        ("入口是 主程序.py，运行 `python 工具/导出.py`", ["工具/导出.py", "主程序.py"]),
        ("看一下prices.py，再看工具2.py", ["看一下prices.py", "prices.py", "再看工具2.py", "2.py"]),
        ("Preise stehen in ./daten/Größe.json.", ["daten/Größe.json"]),
        ("Settings are in settings.py", ["settings.py"]),
        (
            "`charge_card` retries, `PaymentGateway.refund_all` does not",
            ["charge_card", "PaymentGateway", "refund_all"],
        ),
        ("call load_rates() once", ["load_rates"]),
        ("run `pytest tests/unit/test_pay.py`", ["tests/unit/test_pay.py"]),
    ],
)
def test_what_can_be_looked_up_is_found(text: str, names: list[str]) -> None:
    assert named(text) == names


@pytest.mark.parametrize(
    "text",
    [
        "The docs are at https://docs.example.com/api/v1/index.html", "接口文档在 https://docs.example.com/web/api 上",
        "design.example.com/webshop/invoices", "ask ada@example.com", "run `npm run build`", "use `DATABASE_URL`",
        "set $HOME/bin/tool.sh", "in ~/notes/a.md", "/etc/hosts.txt", "client/server, TCP/IP, CI/CD", "1/2 or 3/4",
        "use GitHub and PostgreSQL", "`make test`", "Use Decimal for money", "`pnpm`", "and/or", "`@scope/pkg`", "24/7",
        "`--no-verify`", "../other/repo.py", "", "a table w/ totals",
    ],
)  # fmt: skip
def test_what_only_looks_like_it_is_not(text: str) -> None:
    assert named(text) == []


def test_a_memory_names_only_so_many() -> None:
    assert len(named(" ".join(f"src/f{number}.py" for number in range(50)))) == MOST_THINGS


def test_a_hostile_body_costs_little() -> None:
    began = time.perf_counter()
    for text in (
        "a/" * 10_000,
        "`" * 20_000,
        "a." * 10_000,
        "a_" * 10_000 + "()",
        "://" * 7_000,
        "@" * 20_000,
        "a@a." * 5_000,
    ):
        named(text)
    assert time.perf_counter() - began < 2.0


def test_on_the_gold_memories_nothing_else_is_taken_for_a_path_or_an_identifier() -> None:
    """Every name found in what should be remembered is one that a person would look for in the repository."""
    found: set[str] = set()
    count = 0
    for path in (GOLD / "seen.jsonl", GOLD / "development.jsonl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            for text in _remembered(json.loads(line)):
                count += 1
                found.update(named(text))
    assert count > 100
    assert found <= EXPECTED


def _remembered(turn: dict[str, Any]) -> list[str]:
    """Return the words of a turn in which there is something to remember."""
    return [word["text"] for word in turn["words"]] if turn.get("expect") else []


EXPECTED = {
    "openapi.yaml", "pnpm-lock.yaml", "tests", "importer/progress.py", "OrderRepo.java", "OrderService.java",
    "request.ts", "report.py", "polyfills.ts", "legacy", "spec", "config.example.toml", "conftest.py", "geometry.py",
    "importer", "logs/import-0312.txt", "oncall/redis.md", "reader.py", "seeds/users.yml", "test_upload.py",
    "third_party",
}  # fmt: skip
