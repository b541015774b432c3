"""What the token benchmark promises holds on its corpus, and the corpus is like real sessions."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import mean

from benchmarks.corpus import DURABLE, sessions
from benchmarks.tokens import MOST_BACKFILL_SHARE, MOST_SHARE, MOST_TOKENS, kept, measure
from memoryd.core.signal import has_signal

ROOT = Path(__file__).parents[2]


def test_a_turn_takes_at_most_a_fifth_of_the_plain_recipe_and_a_backfill_a_tenth() -> None:
    figures = measure(12, 25)
    assert float(str(figures["share"])) <= MOST_SHARE
    assert float(str(figures["backfill_share"])) <= MOST_BACKFILL_SHARE
    assert int(str(figures["in_batches"])) <= MOST_TOKENS
    assert kept(figures)


def test_the_promise_can_be_broken() -> None:
    assert not kept({"share": 0.21, "backfill_share": 0.05, "in_batches": 300})
    assert not kept({"share": 0.1, "backfill_share": 0.11, "in_batches": 300})
    assert not kept({"share": 0.1, "backfill_share": 0.05, "in_batches": 1_201})


def test_a_quarter_of_the_turns_is_durable_and_the_signal_test_sees_them() -> None:
    made = [each for session in sessions(20, 25) for each in session]
    assert abs(mean(each.durable for each in made) - DURABLE) < 0.05
    durable = [each for each in made if each.durable]
    assert mean(has_signal(each.turn) for each in durable) >= 0.98
    ordinary = [each for each in made if not each.durable]
    assert mean(has_signal(each.turn) for each in ordinary) <= 0.5
    assert len({each.turn.prompts[0] for each in durable}) == len(durable)
    assert len({each.turn.prompts[0] for each in ordinary}) > 0.5 * len(ordinary)


def test_most_of_a_session_is_what_tools_put_out_and_some_of_it_is_long() -> None:
    made = [each for session in sessions(20, 25) for each in session]
    whole = sum(len(message) for each in made for message in each.messages)
    said = sum(len(prompt) for each in made for prompt in each.turn.prompts)
    assert said / whole < 0.05
    assert max(len(message) for each in made for message in each.messages) > 20_000


def test_the_same_seed_gives_the_same_corpus() -> None:
    assert sessions(2, 5) == sessions(2, 5)
    assert sessions(2, 5, seed=1) != sessions(2, 5)


def test_the_script_prints_a_table_with_the_machine_and_writes_json(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "tokens.py"), "--sessions", "4", "--json", "out.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "plain recipe" in done.stdout
    assert "Python 3" in done.stdout
    assert json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["turns"] == 100
