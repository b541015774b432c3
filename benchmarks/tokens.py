"""Measure what extraction takes in input tokens a turn, against the plain recipe.

    python benchmarks/tokens.py [--sessions 40] [--turns 25] [--json FILE]

The plain recipe, as hooks at the end of each turn do it: the last 10 messages of up to 4,000 characters each, and the
headers of all memories (30 at most, as a consolidation leaves them), at each close. Both carry the same instructions.
Tokens are estimated in the same way for both (see `memoryd.core.forecast.tokens_of`), so that the ratio does not
depend on it.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Sequence
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.corpus import Made, sessions
from memoryd.core import extraction
from memoryd.core.forecast import question_tokens, tokens_of
from memoryd.core.model import Memory, Request, Turn
from memoryd.core.signal import has_signal
from memoryd.core.wording import EXTRACTION

MESSAGES = 10
CHARACTERS = 4_000
LIVE_TURNS = 5
BACKFILL_TURNS = 12
KNOWN = 30
"""Memories a project has at most: what a consolidation aims at."""
MOST_SHARE, MOST_TOKENS, MOST_BACKFILL_SHARE = 1 / 5, 1_200, 1 / 10
DAY = "2026-11-29"


def measure(count: int, turns: int) -> dict[str, object]:
    """Return the figures: input tokens a turn of the plain recipe, of each step away from it, and the two ratios."""
    corpus = sessions(count, turns)
    every = sum(map(len, corpus))
    started = time.perf_counter()
    durable = sum(made.durable for session in corpus for made in session)
    missed = sum(made.durable and not has_signal(made.turn) for session in corpus for made in session)
    asked = sum(has_signal(made.turn) for session in corpus for made in session)
    plain = _plain(corpus) / every
    figures: dict[str, object] = {
        "turns": every,
        "durable": durable,
        "asked": asked,
        "durable_missed": missed,
        "plain": round(plain),
        "new_turn_only": round(_ours(corpus, 1, lambda turn: True) / every),
        "with_signal_test": round(_ours(corpus, 1, has_signal) / every),
        "in_batches": round(live := _ours(corpus, LIVE_TURNS, has_signal) / every),
        "backfill": round(old := _ours(corpus, BACKFILL_TURNS, has_signal) / every),
        "share": round(live / plain, 4),
        "backfill_share": round(old / plain, 4),
    }
    return figures | {"seconds": round(time.perf_counter() - started, 1)}


def kept(figures: dict[str, object]) -> bool:
    """Tell whether the figures are within what is promised."""
    share, old = float(str(figures["share"])), float(str(figures["backfill_share"]))
    return share <= MOST_SHARE and old <= MOST_BACKFILL_SHARE and int(str(figures["in_batches"])) <= MOST_TOKENS


def _plain(corpus: Sequence[Sequence[Made]]) -> int:
    tokens = 0
    known: list[str] = []
    system = tokens_of(EXTRACTION) + tokens_of(str(extraction.SCHEMA))
    for session in corpus:
        said: list[str] = []
        for made in session:
            said += made.messages
            shown = "\n".join(message[:CHARACTERS] for message in said[-MESSAGES:])
            tokens += system + tokens_of(shown) + tokens_of("\n".join(known[-KNOWN:]))
            if made.durable:
                known.append(_header(made))
    return tokens


def _ours(corpus: Sequence[Sequence[Made]], together: int, worth: object) -> int:
    assert callable(worth)
    tokens = 0
    known: list[Memory] = []
    waiting: list[Made] = []
    for session in corpus:
        for made in session:
            if worth(made.turn):
                waiting.append(made)
            if len(waiting) == together:
                tokens += _question([each.turn for each in waiting], known)
                known += [_memory(each) for each in waiting if each.durable]
                waiting = []
        # The end of a session ends the waiting, but for old transcripts, which wait for nobody.
        if waiting and together <= LIVE_TURNS:
            tokens += _question([each.turn for each in waiting], known)
            known += [_memory(each) for each in waiting if each.durable]
            waiting = []
    return tokens + (_question([each.turn for each in waiting], known) if waiting else 0)


def _question(turns: Sequence[Turn], known: Sequence[Memory]) -> int:
    days = (DAY,) * len(turns) if len(turns) > 1 else ()
    return question_tokens(extraction.prompt(Request(tuple(turns), tuple(known[-KNOWN:]), DAY, days=days)))


def _memory(made: Made) -> Memory:
    text = made.turn.prompts[0][:150]
    return Memory(name=f"memory-{made.turn.key}", description=text, type="project", body=text, updated=DAY)


def _header(made: Made) -> str:
    return f"- memory-{made.turn.key} (project): {made.turn.prompts[0][:150]}"


def main() -> int:
    """Print a table; 1 when the figures are not within what is promised."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sessions", type=int, default=40)
    parser.add_argument("--turns", type=int, default=25)
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    figures = measure(args.sessions, args.turns)
    machine = f"{platform.system()} {platform.release()} {platform.machine()}, Python {platform.python_version()}"
    print(f"input tokens a turn, {figures['turns']} turns, {figures['durable']} of them durable ({machine})")
    rows = (
        ("plain recipe: last 10 messages, all headers", "plain"),
        ("only the new turn, closest memories", "new_turn_only"),
        ("+ local signal test", "with_signal_test"),
        (f"+ batches of {LIVE_TURNS}", "in_batches"),
        (f"backfill, {BACKFILL_TURNS} together", "backfill"),
    )
    for label, key in rows:
        share = float(str(figures[key])) / float(str(figures["plain"]))
        print(f"  {label:<46}{figures[key]:>7}  {share:6.1%}")
    asked = f"{figures['asked']} of {figures['turns']} turns were asked about"
    print(f"{asked}; {figures['durable_missed']} of {figures['durable']} durable ones were not")
    if args.json:
        args.json.write_text(json.dumps(figures | {"machine": machine}, indent=2) + "\n", encoding="utf-8")
    good = kept(figures)
    print(
        f"promised: at most {MOST_SHARE:.0%} and {MOST_TOKENS:,}, backfill {MOST_BACKFILL_SHARE:.0%}: "
        + ("kept" if good else "NOT kept")
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
