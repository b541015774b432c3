"""The requests and memories of `tests/gold/recall`, public conversation sets, and memories by the thousand."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from memoryd.core.recall_entry import Entry

GOLD = Path(__file__).resolve().parent.parent / "tests" / "gold"
_ADVERSARIAL = 5
_WORDS_MORE = 30


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, its language (en, zh), and the sources of the memories that answer it."""

    request: str
    language: str
    expect: frozenset[str] = frozenset()


def memories() -> list[Entry]:
    """Return the memories of the gold folder; their source is their name."""
    return [_entry(each["name"], each) for each in _lines("recall/memories.jsonl")]


def requests(name: str) -> list[Asked]:
    """Return a part of the gold set: `blind`, `development`, `unrelated-blind`, `small-talk` and so on."""
    return [
        Asked(each["request"], each["language"], frozenset(each.get("expect", ())))
        for each in _lines(f"recall/{name}.jsonl")
    ]


def ordinary() -> list[Asked]:
    """Return what programmers type when there is nothing to remember."""
    return [Asked(each["text"], each["language"]) for each in _lines("ordinary.jsonl")]


def conversations(path: Path) -> Iterator[tuple[list[Entry], list[Asked]]]:
    """Yield the observations of each conversation of a LoCoMo file as memories, and the questions about them.

    A question is answered by any observation of a turn that is named as its evidence; those without one, and the
    adversarial ones, are left out.
    """
    for sample in json.loads(path.read_text(encoding="utf-8")):
        entries: list[Entry] = []
        turns: dict[str, set[str]] = {}
        for speakers in sample["observation"].values():
            for observations in speakers.values():
                for text, evidence in observations:
                    source = str(len(entries))
                    entries.append(Entry(source=source, type="project", name="", description=text, content=text))
                    for turn in evidence if isinstance(evidence, list) else [evidence]:
                        turns.setdefault(turn, set()).add(source)
        yield entries, [asked for each in sample["qa"] if (asked := _question(each, turns)).expect]


def write_many(folder: Path, count: int) -> None:
    """Write so many memory files: the gold ones over and over, each with thirty other words of the set in its body."""
    folder.mkdir(parents=True, mode=0o700)
    gold = _lines("recall/memories.jsonl")
    words = sorted({word for each in gold for word in each["body"].split()})
    chance = random.Random(7)
    for number in range(count):
        each = gold[number % len(gold)]
        head = f"name: {each['name']}-{number}\ndescription: {json.dumps(each['description'], ensure_ascii=False)}"
        body = f"{each['body']} {' '.join(chance.sample(words, _WORDS_MORE))}"
        text = f"---\n{head}\ntype: {each['type']}\nupdated: 2026-11-01\n---\n\n{body}\n"
        (folder / f"{each['type']}-{number}.md").write_text(text, encoding="utf-8")


def _entry(source: str, each: dict[str, Any]) -> Entry:
    return Entry(
        source=source,
        type=each["type"],
        name=each["name"],
        description=each["description"],
        content=each["body"],
    )


def _question(each: dict[str, Any], turns: dict[str, set[str]]) -> Asked:
    if each["category"] == _ADVERSARIAL:
        return Asked(each["question"], "en")
    found = (turns.get(turn, set()) for turn in each["evidence"])
    return Asked(each["question"], "en", frozenset[str]().union(*found))


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (GOLD / name).read_text(encoding="utf-8").splitlines() if line]
