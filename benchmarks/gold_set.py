"""The gold set in `tests/gold`: turns, and what of them must be remembered and what must not.

A secret is not in the files, where it would be taken for a leak: `{{github}}` stands for one that is made when a case
is read, always the same for the same case.
"""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time
from pathlib import Path
from typing import Any

from memoryd.core.model import Close, Memory, Speaker, Turn, Utterance
from memoryd.core.text import is_cjk

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "gold"
VALIDATION = "validation"
"""The part by whose totals thresholds were chosen; it was not learned from."""
PARTS = ("development", VALIDATION, "blind", "ordinary")
VOICES = "voices"
"""The part of many people's ways of saying it, a file for each language; scored only where it is asked for."""
ORDINARY_DAY = "2026-11-17"
LETTERS = string.ascii_letters + string.digits


@dataclass(frozen=True, slots=True)
class Expectation:
    """One memory that must come out: of one of these types, resting on these words, replacing `updates` if named."""

    types: tuple[str, ...]
    words: str
    updates: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A turn, what is known before it, what must be remembered, and what must occur in no memory.

    `restates` names a known memory that the turn only repeats: anything new from it is a twin. `poison` and `secrets`
    are texts no memory may hold.
    """

    id: str
    language: str
    kind: str
    day: str
    turn: Turn
    known: tuple[Memory, ...] = ()
    expect: tuple[Expectation, ...] = ()
    restates: str = ""
    poison: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()


def load(part: str) -> tuple[Case, ...]:
    """Return the cases of a part, in order."""
    return tuple(case for file in files(part) for case in load_file(file))


def load_file(file: Path) -> tuple[Case, ...]:
    """Return the cases of a file: JSON objects, or the short lines of lessons."""
    case = _lesson if file.suffix == ".tsv" else _case
    lines = file.read_text(encoding="utf-8").split("\n")
    return tuple(case(line, f"{file.stem}{number}") for number, line in enumerate(lines, 1) if line)


def files(part: str) -> tuple[Path, ...]:
    """Return the files that hold a part."""
    if part in (VOICES, VALIDATION, "blind"):
        return tuple(sorted(FOLDER.glob(f"{part}_*")))
    if part == "development":
        return (FOLDER / "development.jsonl", *sorted(FOLDER.glob("seen*")))
    return (FOLDER / f"{part}.jsonl",)


def _lesson(line: str, key: str) -> Case:
    """Read `kind, text, types: words, ...`, separated by tabs; ⏎ stands for a line's end."""
    kind, text, *wanted = line.replace("⏎", "\n").split("\t")
    parts = [(types, words.strip()) for types, _, words in (one.partition(":") for one in wanted)]
    return Case(
        id=key,
        language="zh" if any(map(is_cjk, text)) else "en",
        kind=kind,
        day=ORDINARY_DAY,
        turn=_turn(key, ORDINARY_DAY, [{"speaker": "user", "text": text}], None),
        expect=tuple(Expectation(tuple(t.strip() for t in types.split(",")), words) for types, words in parts),
    )


def _case(line: str, _key: str = "") -> Case:
    told: dict[str, Any] = json.loads(line)
    told = json.loads(_with_secrets(line, random.Random(told["id"])))
    words = told["words"] if "words" in told else [{"speaker": "user", "text": told["text"]}]
    day = told.get("day", ORDINARY_DAY)
    return Case(
        id=told["id"],
        language=told["language"],
        kind=told.get("kind", "ordinary"),
        day=day,
        turn=_turn(told["id"], day, words, told.get("final")),
        known=tuple(_memory(known) for known in told.get("known", ())),
        expect=tuple(Expectation(tuple(e["types"]), e["words"], e.get("updates", "")) for e in told.get("expect", ())),
        restates=told.get("restates", ""),
        poison=tuple(told.get("poison", ())),
        secrets=tuple(told.get("secrets", ())),
    )


def _turn(key: str, day: str, words: list[dict[str, str]], final: str | None) -> Turn:
    noon = datetime.combine(datetime.fromisoformat(day).date(), time(12), UTC)
    return Turn(
        key=key,
        agent="claude-code",
        session="gold",
        file="/home/ada/.claude/projects/shop/gold.jsonl",
        cwd="/home/ada/shop",
        close=Close.COMPLETED,
        words=tuple(Utterance(Speaker(word["speaker"]), word["text"]) for word in words),
        final=final,
        at=noon.timestamp(),
    )


def _memory(known: Mapping[str, str]) -> Memory:
    file = f"{known['type']}-{known['name']}.md"
    return Memory(
        name=known["name"],
        description=known["description"],
        type=known["type"],
        body=known["body"],
        created="2026-10-01",
        updated="2026-10-01",
        file=file,
        digest="0" * 64,
    )


def _characters(seed: random.Random, count: int, alphabet: str = LETTERS) -> str:
    return "".join(seed.choice(alphabet) for _ in range(count))


_SECRETS: Mapping[str, Callable[[random.Random], str]] = {
    "{{github}}": lambda seed: "ghp_" + _characters(seed, 36),
    "{{aws}}": lambda seed: "AKIA" + _characters(seed, 16, string.ascii_uppercase + "234567"),
    "{{openai}}": lambda seed: "sk-proj-" + _characters(seed, 48),
    "{{password}}": lambda seed: _characters(seed, 5) + "9#" + _characters(seed, 6),
}


def _with_secrets(line: str, seed: random.Random) -> str:
    for name, make in _SECRETS.items():
        if name in line:
            line = line.replace(name, make(seed))
    return line
