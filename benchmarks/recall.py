"""Measure recall by words: what it finds in English and Chinese, what comes uncalled, and how long it takes.

    python benchmarks/recall.py [--conversations locomo10.json] [--speed] [--rounds 20] [--python PATH] [--json FILE]

Found means: one of the memories that answer the request is among the first five. Beside it, on the same memories and
requests, counting substrings and grep. `--conversations` takes the path of LoCoMo's file; nothing of it is kept here.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import recall_speed
from benchmarks.recall_peers import Find, grep, substrings
from benchmarks.recall_sets import Asked, conversations, memories, ordinary, requests
from benchmarks.report import Report
from memoryd.core.recall import EntryIndex
from memoryd.core.recall_entry import Entry
from memoryd.pipeline.recalling import KeywordSelector

MOST = 5
LEAST = {"en": 0.75, "zh": 0.70}
"""The least recall@5 on the blind requests for which the script ends well; uncalled memories must stay below one."""


def keyword(entries: Sequence[Entry]) -> Find:
    """Return memoryd's own way to find memories."""
    selector = KeywordSelector(EntryIndex(entries))
    return lambda request, most: [one.entry.source for one in selector.select(request, most, lambda entry: True).picks]


def scores(find: Find, asked: Sequence[Asked]) -> dict[str, float]:
    """Return recall@5 and the mean reciprocal rank (0 for what is not among five) of a way to find memories."""
    ranks = [_rank(find(each.request, MOST), each) for each in asked]
    found = [rank for rank in ranks if rank]
    return {
        "requests": len(asked),
        "recall": round(len(found) / len(asked), 3),
        "mrr": round(sum(1 / rank for rank in found) / len(asked), 3),
    }


def uncalled(find: Find, asked: Sequence[Asked]) -> dict[str, float]:
    """Return how many memories come on average for messages that ask for none, and how many of them get any."""
    counts = [len(find(each.request, MOST)) for each in asked]
    return {
        "messages": len(asked),
        "memories": round(sum(counts) / len(counts), 3),
        "answered": sum(count > 0 for count in counts),
    }


def quality(folder: Path) -> dict[str, object]:
    """Return the figures on the gold set, of memoryd and of what it is compared with."""
    entries = memories()
    ways = {"keyword": keyword(entries), "substrings": substrings(entries), "grep": grep(entries, folder / "grep")}
    return {
        name: {
            "blind": {tongue: scores(find, _in(requests("blind"), tongue)) for tongue in ("en", "zh")},
            "development": {tongue: scores(find, _in(requests("development"), tongue)) for tongue in ("en", "zh")},
            "unrelated": uncalled(find, requests("unrelated-blind")),
            "small talk": uncalled(find, requests("small-talk")),
            "ordinary": uncalled(find, ordinary()),
        }
        for name, find in ways.items()
    }


def public(path: Path) -> dict[str, object]:
    """Return the figures on a public conversation set."""
    results: dict[str, list[tuple[float, float, float]]] = {"keyword": [], "substrings": []}
    for entries, asked in conversations(path):
        for name, way in (("keyword", keyword), ("substrings", substrings)):
            one = scores(way(entries), asked)
            results[name].append((one["requests"], one["recall"], one["mrr"]))
    return {name: _mean(rows) for name, rows in results.items()}


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure for `run.py` how long it takes; what it finds is in the table of this script."""
    return recall_speed.report(folder, rounds, scale)


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table; exit 1 where a target is missed."""
    parser = argparse.ArgumentParser(description="Measure recall by words.")
    parser.add_argument("--conversations", type=Path, metavar="FILE", help="LoCoMo's locomo10.json")
    parser.add_argument("--speed", action="store_true", help="measure how long it takes as well")
    parser.add_argument("--rounds", type=int, default=20, help="of the one-shot measurement; default: 20")
    parser.add_argument("--python", default=sys.executable, help="the interpreter to measure with; default: this one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve()
        figures: dict[str, object] = {"machine": _machine(), "quality": quality(folder)}
        if args.conversations:
            figures["conversations"] = public(args.conversations)
        if args.speed:
            figures["one shot"] = recall_speed.one_shot(folder, args.rounds, args.python)
            figures["warm"] = recall_speed.warm(folder, 5)
    print("\n".join(_table(figures)))
    if args.json:
        args.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0 if _good(figures) else 1


def _rank(found: Sequence[str], asked: Asked) -> int:
    return next((place for place, source in enumerate(found, 1) if source in asked.expect), 0)


def _in(asked: Sequence[Asked], language: str) -> list[Asked]:
    return [each for each in asked if each.language == language]


def _mean(rows: Sequence[tuple[float, float, float]]) -> dict[str, float]:
    total = sum(count for count, _, _ in rows)
    return {
        "requests": total,
        "recall": round(sum(count * recall for count, recall, _ in rows) / total, 3),
        "mrr": round(sum(count * mrr for count, _, mrr in rows) / total, 3),
    }


def _table(figures: dict[str, object]) -> Iterator[str]:
    quality: dict[str, dict[str, dict[str, dict[str, float]]]] = figures["quality"]  # type: ignore[assignment]
    yield f"{figures['machine']}"
    yield ""
    yield "| way | English: recall@5, MRR | Chinese: the same | unrelated, answered | uncalled, small talk | ordinary |"
    yield "|---|---|---|---|---|---|"
    for name, parts in quality.items():
        blind = [f"{parts['blind'][tongue]['recall']:.2f}, {parts['blind'][tongue]['mrr']:.2f}" for tongue in LEAST]
        wild: dict[str, dict[str, float]] = {part: parts[part] for part in ("unrelated", "small talk", "ordinary")}  # type: ignore[misc]
        answered = f"{wild['unrelated']['answered']} of {wild['unrelated']['messages']}"
        rest = [f"{wild[part]['memories']:.2f} of 200" for part in ("small talk", "ordinary")]
        yield f"| {' | '.join([name, *blind, answered, *rest])} |"
    for part in ("conversations", "one shot", "warm"):
        if part in figures:
            yield ""
            yield f"{part}: {json.dumps(figures[part])}"


def _good(figures: dict[str, object]) -> bool:
    own = figures["quality"]["keyword"]  # type: ignore[index]
    found = all(own["blind"][tongue]["recall"] >= least for tongue, least in LEAST.items())
    return found and all(own[part]["memories"] < 1 for part in ("small talk", "ordinary"))


def _machine() -> str:
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"


if __name__ == "__main__":
    sys.exit(main())
