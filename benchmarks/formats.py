"""Compare what `memoryd inspect` gives on real sessions with what must come out: one line a scenario, totals below.

    python benchmarks/formats.py [FOLDER…]

A FOLDER holds `<agent>/<scenario>/expected.json` beside the files of that scenario; without one, `tests/data` is taken.
A close marked `unknown` asks nothing. A database is made of the `.sql` text that stands for it. Exit code 1 when
anything is different.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from memoryd import agents, bootstrap  # noqa: E402
from memoryd.core.errors import StoreUnavailable  # noqa: E402
from memoryd.core.news import News  # noqa: E402

ASKED = ("file", "session", "prompts", "final", "close", "cwd")

Shown = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One scenario: how many turns must come out, and every difference, a line each.

    `read` is false for an agent memoryd has no format for.
    """

    agent: str
    scenario: str
    turns: int
    differences: tuple[str, ...] = ()
    read: bool = True


class _Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news."""


def main(arguments: Sequence[str]) -> int:
    """Print the table; return the exit code."""
    folders = [Path(argument) for argument in arguments] or [ROOT / "tests" / "data"]
    found = [outcome for folder in folders for outcome in outcomes(folder)]
    if not found:
        print("no expected.json in", *folders, file=sys.stderr)
        return 1
    for outcome in found:
        print(f"{outcome.agent:<12} {outcome.scenario:<34} {outcome.turns:>3} turns  {_verdict(outcome)}")
        for difference in outcome.differences:
            print(f"    {difference}")
    print()
    for agent in dict.fromkeys(outcome.agent for outcome in found):
        _print_total(agent, [outcome for outcome in found if outcome.agent == agent])
    _print_total("all", found)
    return 1 if any(outcome.differences for outcome in found) else 0


def _verdict(outcome: Outcome) -> str:
    return ("DIFFERENT" if outcome.differences else "same") if outcome.read else "no such format"


def _print_total(name: str, some: Sequence[Outcome]) -> None:
    read = [outcome for outcome in some if outcome.read]
    same = sum(not outcome.differences for outcome in read)
    print(f"{name:<12} {same:>3} of {len(read):>3} scenarios the same, {sum(one.turns for one in read):>4} turns")


def outcomes(folder: Path) -> Iterator[Outcome]:
    """Yield what comes out of each scenario under a folder."""
    for told in sorted(folder.rglob("expected.json")):
        expected = json.loads(told.read_text("utf-8"))
        agent, scenario = str(expected["agent"]), told.parent.name
        if agent not in agents.names():
            yield Outcome(agent, scenario, len(expected.get("turns", ())), read=False)
            continue
        with tempfile.TemporaryDirectory() as elsewhere:
            place = laid_out(told.parent, Path(elsewhere))
            yield compared(agent, scenario, expected, shown(place))


def laid_out(scenario: Path, elsewhere: Path) -> Path:
    """Return the folder to look at: the scenario itself, or a copy in which its databases are made."""
    texts = list(scenario.rglob("*.sql"))
    if not texts:
        return scenario
    copy = Path(shutil.copytree(scenario, elsewhere / scenario.name))
    for text in texts:
        with closing(sqlite3.connect((copy / text.relative_to(scenario)).with_suffix(".db"))) as database:
            _execute(database, text.read_text("utf-8"))
    return copy


def _execute(database: sqlite3.Connection, script: str) -> None:
    """Run statement by statement: an index may be there whose table was left out of the text."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            try:
                database.execute(statement)
            except sqlite3.OperationalError:
                if not statement.lstrip().upper().startswith(("CREATE INDEX", "CREATE UNIQUE INDEX")):
                    raise
            statement = ""
    database.commit()


def shown(place: Path) -> list[Shown]:
    """Return the turns of a folder as `memoryd inspect --json --open` gives them, files relative to it."""
    try:
        found = bootstrap.inspect([str(place)], "auto", _Nobody(), with_open=True, with_untyped=False)
    except StoreUnavailable:
        return []
    return [{**turn.as_json(), "file": str(Path(turn.file).relative_to(place))} for turn in found]


def compared(agent: str, scenario: str, expected: Shown, found: Sequence[Shown]) -> Outcome:
    """Hold what came out against what must."""
    if "turns" not in expected:
        return _compared_in_sum(agent, scenario, expected, found)
    free = [turn["prompts"] for turn in expected["turns"] if turn["close"] == "unknown"]
    wanted = [_asked(turn) for turn in expected["turns"] if turn["close"] != "unknown"]
    came = [_asked(turn) for turn in found if turn["prompts"] not in free]
    # Open turns are shown last in their file, and have no answer to compare.
    wanted = sorted(wanted, key=_is_open)
    came = sorted(came, key=_is_open)
    strangers = {turn["agent"] for turn in found} - {agent}
    differences = [f"taken for {stranger}" for stranger in sorted(strangers)]
    differences += [f"missing: {_line(turn)}" for turn in wanted if turn not in came]
    differences += [f"too many: {_line(turn)}" for turn in came if turn not in wanted]
    if not differences and came != wanted:
        differences.append(f"in another order: {[turn['prompts'] for turn in came]}")
    return Outcome(agent, scenario, len(wanted), tuple(differences))


def _compared_in_sum(agent: str, scenario: str, expected: Shown, found: Sequence[Shown]) -> Outcome:
    """Hold prompts, the number of completed turns and the last answer against what must come out."""
    completed = [turn for turn in found if turn["close"] == "completed"]
    came = {
        "prompts": [prompt for turn in found for prompt in turn["prompts"]],
        "turns_closed": len(completed),
        "final": completed[-1]["final"] if completed else None,
    }
    differences = [f"{key}: {value!r}, not {expected[key]!r}" for key, value in came.items() if value != expected[key]]
    return Outcome(agent, scenario, len(expected["prompts"]), tuple(differences))


def _asked(turn: Shown) -> dict[str, Any]:
    return {key: turn[key] for key in ASKED}


def _is_open(turn: Shown) -> bool:
    return bool(turn["close"] == "open")


def _line(turn: Shown) -> str:
    return json.dumps(turn, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
