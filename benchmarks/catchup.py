"""Measure how much processor time it takes to catch up on transcripts, against counting their lines.

    python benchmarks/run.py catchup [--rounds 5] [--scale 1]

`memoryd once` with the rules reads 200 MB of transcripts in which nothing lasts, half of them of Claude Code and half
of Codex, into a new ledger. What counts is what it takes beyond its start: what it takes for 200 MB more than for 20,
nine tenths of the whole. Against it stand `wc -l` and, where they are installed, jq and fluent-bit (its tail, each line
read as JSON, to nowhere), each over the same files in the same round. Growth is measured with a hundredth and a tenth
of the bytes, memory also with a line of 15 MB of each kind.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from benchmarks import long_lines
from benchmarks.processes import MEMORYD, Took, house, installed, took
from benchmarks.progress import say
from benchmarks.report import Figure, Report, Spread
from benchmarks.transcripts import Session, write, write_one

BYTES = 200_000_000
ROUNDS = 5
MOST_OF_WC, MOST_OF_FLUENT_BIT, MOST_OF_JQ, MOST_PEAK = 8.0, 0.6, 1 / 8, 60.0
PARTS = (0.01, 0.1, 1.0)
AGENTS = ("claude-code", "codex")
FLUENT_BIT = "fluent-bit"


@dataclass(frozen=True, slots=True)
class Round:
    """What each side took in one round: memoryd over a hundredth, a tenth and all of the bytes."""

    wc: Took
    jq: Took | None
    fluent_bit: Took | None
    hundredth: Took
    tenth: Took
    once: Took

    @property
    def beyond(self) -> float:
        """Return the processor seconds of memoryd beyond its start."""
        return (self.once.cpu - self.tenth.cpu) / 0.9


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure for `run.py`."""
    count = rounds or ROUNDS
    size = round(BYTES * scale)
    say(f"{size / 1e6:,.0f} MB of transcripts: writing them")
    made = [corpus(folder / f"part-{part}", round(size * part)) for part in PARTS]
    found = []
    for number in range(count):
        say(f"{size / 1e6:,.0f} MB: round {number + 1} of {count}")
        found.append(_round(folder, made))
    say("long lines of each kind")
    figures = [*_ratios(found), *_growth(found, size), _long_line(folder)]
    missing = [f"{name}: not installed" for name in ("jq", FLUENT_BIT) if not installed(name)]
    title = f"catching up on {size / 1e6:,.0f} MB of transcripts, processor time"
    return Report(title, tuple(figures), missing=tuple(missing), notes=(_describe(made[-1]),))


def _ratios(rounds: list[Round]) -> list[Figure]:
    of_wc = Spread.of([one.beyond / one.wc.cpu for one in rounds])
    figures = [
        Figure("`wc -l`", Spread.of([one.wc.cpu * 1000 for one in rounds]), "ms"),
        Figure("`memoryd once`, beyond its start", of_wc, "times `wc -l`", most=MOST_OF_WC),
        Figure("its start", Spread.of([one.once.cpu - one.beyond for one in rounds]), "s"),
        Figure("its peak of memory", Spread.of([one.once.peak for one in rounds]), "MiB", most=MOST_PEAK),
    ]
    # An eighth of jq's is the bar where fluent-bit cannot be had.
    with_fluent_bit = all(one.fluent_bit for one in rounds)
    figures += _beside(rounds, "fluent-bit", [one.fluent_bit for one in rounds], MOST_OF_FLUENT_BIT)
    figures += _beside(rounds, "`jq .timestamp`", [one.jq for one in rounds], None if with_fluent_bit else MOST_OF_JQ)
    return figures


def _beside(rounds: list[Round], name: str, peers: list[Took | None], most: float | None) -> list[Figure]:
    """Return what another program took, and memoryd against it; nothing where it is not installed."""
    both = [(one, peer.cpu) for one, peer in zip(rounds, peers, strict=True) if peer]
    if not both:
        return []
    return [
        Figure(name, Spread.of([cpu / one.wc.cpu for one, cpu in both]), "times `wc -l`"),
        Figure(
            f"`memoryd once`, against {name}", Spread.of([one.beyond / cpu for one, cpu in both]), "times", most=most
        ),
    ]


def _growth(rounds: list[Round], size: int) -> list[Figure]:
    """Return what each size takes, start and all, with its peak of memory."""
    figures = []
    for number, part in enumerate(PARTS):
        each = [(one.hundredth, one.tenth, one.once)[number] for one in rounds]
        peak = max(one.peak for one in each)
        what = f"{size * part / 1e6:,.0f} MB with its start, peak {peak:.0f} MiB"
        figures.append(Figure(what, Spread.of([one.cpu for one in each]), "s"))
    return figures


def _long_line(folder: Path) -> Figure:
    """Return the most memory that a line of 15 MB takes, of whatever kind it is."""
    peaks: dict[str, float] = {}
    for agent in AGENTS:
        for number, (kind, line) in enumerate(long_lines.kinds(agent).items()):
            sessions = folder / f"long-{agent}-{number}"
            for other in AGENTS:
                long_lines.write(sessions / other, other, line if other == agent else b"")
            peaks[f"{agent} {kind}"] = once(folder, sessions, ended=False).peak
            shutil.rmtree(sessions)
    least, worst = min(peaks, key=peaks.__getitem__), max(peaks, key=peaks.__getitem__)
    what = f"peak of memory with a line of {long_lines.LONG_LINE / 1e6:.0f} MB, of the worst of {len(peaks)} kinds"
    spread = Spread(peaks[worst], peaks[least], peaks[worst])
    return Figure(f"{what} ({worst})", spread, "MiB", most=MOST_PEAK)


def _round(folder: Path, made: list[Path]) -> Round:
    files = [str(path) for path in sorted(made[-1].rglob("*.jsonl"))]
    jq = took(["jq", "-c", ".timestamp", *files]) if installed("jq") else None
    fluent_bit = took(_fluent_bit(folder, made[-1])) if installed(FLUENT_BIT) else None
    return Round(took(["wc", "-l", *files]), jq, fluent_bit, *(once(folder, sessions) for sessions in made))


def _fluent_bit(folder: Path, sessions: Path) -> list[str]:
    """Return how fluent-bit reads transcripts to their ends, each line as JSON, and ends."""
    parsers = folder / "parsers.conf"
    parsers.write_text("[PARSER]\n    Name json\n    Format json\n", encoding="utf-8")
    places = ",".join(sorted({f"{path.parent}/*.jsonl" for path in sessions.rglob("*.jsonl")}))
    tail = ("parser=json", f"path={places}", "read_from_head=true", "exit_on_eof=true", "buffer_max_size=32M")
    return [
        FLUENT_BIT,
        "-q",
        "-R",
        str(parsers),
        "-i",
        "tail",
        *(word for one in tail for word in ("-p", one)),
        "-o",
        "null",
    ]


def once(folder: Path, sessions: Path, *, ended: bool = True) -> Took:
    """Read transcripts into a new ledger; `ended` says that each ends with the end of a turn."""
    place = folder / "house"
    env = house(place, sessions / AGENTS[0], AGENTS[0])
    config = Path(env["MEMORYD_CONFIG"])
    more = f'\n[[sessions]]\npath = "{sessions / AGENTS[1]}"\nagent = "{AGENTS[1]}"\nstart = "beginning"\n'
    config.write_text(config.read_text("utf-8") + more, encoding="utf-8")
    try:
        used = took([*MEMORYD, "once"], env)
        _check(place / "state" / "ledger.sqlite3", sessions, ended=ended)
        return used
    finally:
        shutil.rmtree(place)


def _check(ledger: Path, sessions: Path, *, ended: bool) -> None:
    """See that all was read, and turns were found: whoever reads nothing is quick."""
    written = [path.stat().st_size for path in sessions.rglob("*.jsonl")]
    with closing(sqlite3.connect(f"{ledger.as_uri()}?mode=ro", uri=True)) as connection:
        read = connection.execute("SELECT coalesce(sum(offset), 0) FROM files").fetchone()[0]
        turns = connection.execute("SELECT count(*) FROM turns").fetchone()[0]
    if (ended and read != sum(written)) or not read or turns < len(written):
        found = f"{read:,} of {sum(written):,} bytes, {turns} turns in {len(written)} files"
        raise SystemExit(f"`memoryd once` did not read everything: {found}")


def corpus(folder: Path, size: int) -> Path:
    """Write transcripts of a size, half of each agent; of the size 1 it is one turn of each."""
    for number, agent in enumerate(AGENTS):
        if size == 1:
            (folder / agent).mkdir(parents=True)
            write_one(folder / agent / f"rollout-{number}.jsonl", 1, agent, Session(number, "/home/ada/shop"))
        else:
            write(folder / agent, size // 2, agent, seed=100 * number + 1)
    return folder


def _describe(sessions: Path) -> str:
    lengths = sorted(len(line) for path in sessions.rglob("*.jsonl") for line in path.open("rb"))
    middle, many, longest = (lengths[int(len(lengths) * share)] for share in (0.5, 0.9, 0.995))
    return (
        f"{len(lengths):,} lines: half of them up to {middle:,} bytes, nine of ten up to {many:,},"
        f" all but five of a thousand up to {longest:,}, the longest {lengths[-1]:,}"
    )
