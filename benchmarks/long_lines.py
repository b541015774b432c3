"""Sessions with a line of 15 MB in them: of each kind that an agent writes, and of a kind that nobody knows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from benchmarks.transcripts import Session, lines

LONG_LINE = 15_000_000
_LOOKED_AT = 400
_FILLED = 'The search index now shows "the right numbers".\n更新了搜索索引，\t一切正常 \\o/ '
_NAMES = ("type", "role")
MARK = "…"


def kinds(agent: str) -> dict[str, bytes]:
    """Return a line of each kind in a session of an agent, with `MARK` in the place of its longest text."""
    made = {"unknown": _written({"type": "unheard-of", "words": MARK})}
    for line in islice(lines(agent, Session(7, "/home/ada/shop")), _LOOKED_AT):
        entry = json.loads(line)
        kind = "/".join(dict.fromkeys(_named(entry)))
        if kind not in made:
            *above, last = max(_texts(entry), key=lambda found: len(found[1]))[0]
            place = entry
            for key in above:
                place = place[key]
            place[last] = MARK
            made[kind] = _written(entry)
    return made


def write(folder: Path, agent: str, line: bytes = b"") -> None:
    """Write a session of a few turns, in the midst of it a line whose `MARK` becomes so much text that it is long.

    No more than a part of it stands in memory: who starts a process has its own memory counted among that one's.
    """
    own = [*islice(lines(agent, Session(7, "/home/ada/shop")), 60)]
    filled = json.dumps(_FILLED, ensure_ascii=False)[1:-1].encode() * 1_000
    before, _, behind = line.partition(MARK.encode())
    folder.mkdir(parents=True)
    with (folder / "rollout-2026-01-01T00-00-00-7.jsonl").open("wb") as file:
        file.writelines((*own[:30], before))
        for _ in range(LONG_LINE // len(filled) if line else 0):
            file.write(filled)
        file.writelines((behind, *own[30:]))


def _written(entry: object) -> bytes:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _named(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (value[name] for name in _NAMES if isinstance(value.get(name), str))
        for inner in value.values():
            yield from _named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _named(inner)


def _texts(value: object, place: tuple[object, ...] = ()) -> Iterator[tuple[tuple[object, ...], str]]:
    """Yield each text within a value, with where it stands."""
    if isinstance(value, str):
        yield place, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from _texts(one, (*place, key))
