"""Measure how each figure grows with ten and a hundred times the transcripts, turns, memories and rows of the ledger.

    python benchmarks/run.py growth [--rounds 3] [--scale 1]

A row holds three figures, of a hundredth, a tenth and all of what `--scale 1` is about, and the order in which it
grows: the power of n in the last decade, that is how many tenfolds the figure grows by when n does by one. 0 does not
grow, 1 is linear, 2 quadratic. Where a figure is a constant and a growing part, the order says what the part is about
only once it outweighs the constant.
"""

from __future__ import annotations

import math
import shutil
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

from benchmarks import catchup, idle, index, latency, recall_speed
from benchmarks.processes import MEMORYD, house, took
from benchmarks.progress import say
from benchmarks.report import Figure, Report, Spread
from memoryd.adapters.ledger import Database, SqliteIntakeLedger
from memoryd.adapters.ledger.letting_go import let_go
from memoryd.core.checkpoint import Checkpoint
from memoryd.core.model import Close, Project, Speaker, Turn, Utterance

TRANSCRIPTS, MEMORIES, TURNS = 5_000, 10_000, 100_000
STEPS = (0.01, 0.1, 1.0)
ROUNDS = 3
MOST = 1.15
"""Whatever grows faster than this is no longer linear."""
IDLE_SECONDS = 30.0
_LONG = 10**9
_SHOP = Project("/home/ada/shop", "/home/ada/shop/.memory")
Rounds = Sequence[Sequence[float]]


def report(folder: Path, rounds: int | None, scale: float) -> Report:
    """Measure for `run.py`."""
    count = rounds or ROUNDS
    figures: list[Figure] = []
    for part in (_catching_up, _transcripts, _latency, _memories, _ledger):
        say(f"how {part.__name__.strip('_').replace('_', ' ')} grows")
        figures += part(folder / part.__name__, count, scale)
    return Report("how it grows: what with 1, 10, 100 times as many", tuple(figures))


def curve(what: str, unit: str, of: str, sizes: Sequence[int], found: Rounds, most: float | None = MOST) -> Figure:
    """Return a row: the medians of each size, and the order of their growth in the last decade."""
    shown = ", ".join(f"{statistics.median(values):.3g}" for values in found)
    counts = ", ".join(f"{size:,}" for size in sizes)
    orders = [_order(small, large, sizes) for small, large in zip(found[-2], found[-1], strict=True)]
    return Figure(f"{what}: {shown} {unit} with {counts} {of}", Spread.of(orders), "", most=most)


def _order(small: float, large: float, sizes: Sequence[int]) -> float:
    """Return the power of n between the last two sizes; what is next to nothing does not grow."""
    if small <= 0 or large <= 0:
        return 0.0
    return math.log(large / small) / math.log(sizes[-1] / sizes[-2])


def _sizes(most: int, scale: float) -> list[int]:
    return [max(2, round(most * scale * step)) for step in STEPS]


def _by_size(rounds: int, sizes: Sequence[int], measured: Callable[[int], float]) -> Rounds:
    """Measure each size in each round, one after the other, so that a busy minute falls on all of them."""
    found: list[list[float]] = [[] for _ in sizes]
    for _ in range(rounds):
        for place, size in enumerate(sizes):
            found[place].append(measured(size))
    return found


def _catching_up(folder: Path, rounds: int, scale: float) -> list[Figure]:
    sizes = [round(catchup.BYTES * scale * step) for step in STEPS]
    made = {size: catchup.corpus(folder / str(size), size) for size in sizes}
    nothing = catchup.corpus(folder / "nothing", 1)
    starts = [catchup.once(folder, nothing).cpu for _ in range(rounds)]
    start = statistics.median(starts)
    found = _by_size(rounds, sizes, lambda size: max(catchup.once(folder, made[size]).cpu - start, 0.0))
    peaks = _by_size(1, sizes, lambda size: catchup.once(folder, made[size]).peak)
    shutil.rmtree(folder)
    megabytes = [max(round(size / 1e6), 1) for size in sizes]
    return [
        curve("catching up, processor time beyond the start", "s", "MB", megabytes, found),
        curve("the same, peak of memory", "MiB", "MB", megabytes, peaks),
    ]


def _transcripts(folder: Path, rounds: int, scale: float) -> list[Figure]:
    sizes = _sizes(TRANSCRIPTS, scale)
    for size in sizes:
        idle.write_transcripts(folder / str(size) / ".claude" / "projects", size)
        with idle.daemon(folder / str(size)):
            pass

    def ready(size: int) -> float:
        with idle.daemon(folder / str(size)) as (_, seconds):
            return seconds

    started = _by_size(rounds, sizes, ready)
    rest = _at_rest([folder / str(size) for size in sizes])
    shutil.rmtree(folder)
    of = "known transcripts"
    return [
        curve("ready", "s", of, sizes, started),
        curve("resident at rest", "MiB", of, sizes, [[one[0]] for one in rest]),
        curve("processor time at rest", "% of a core", of, sizes, [[one[1]] for one in rest]),
    ]


def _at_rest(homes: Sequence[Path]) -> list[tuple[float, float]]:
    """Return the MiB and the share of a core (percent) of daemons with nothing to do, all of them at the same time."""
    say(f"{len(homes)} daemons at rest for {2 * IDLE_SECONDS:.0f} s")
    with ExitStack() as running:
        pids = [running.enter_context(idle.daemon(home))[0] for home in homes]
        # What follows a start is no idleness.
        time.sleep(15.0)
        works, began = [idle.cpu(pid) for pid in pids], time.monotonic()
        # Two looks at everything fall into it.
        time.sleep(2 * IDLE_SECONDS)
        seconds = time.monotonic() - began
        shares = [100.0 * (idle.cpu(pid) - work) / seconds for pid, work in zip(pids, works, strict=True)]
        return [(idle.counted(pid, "status", "VmRSS:") / 1024, share) for pid, share in zip(pids, shares, strict=True)]


def _latency(folder: Path, _rounds: int, scale: float) -> list[Figure]:
    sizes = _sizes(latency.TRANSCRIPTS, scale)
    found = []
    for size in sizes:
        told = latency.report(folder / str(size), 20, size / latency.TRANSCRIPTS)
        row = next(figure for figure in told.figures if "the row in the ledger" in figure.what)
        found.append([row.value.median])
        shutil.rmtree(folder / str(size))
    return [curve("closing line to the row in the ledger, p50", "ms", "transcripts watched", sizes, found)]


def _memories(folder: Path, rounds: int, scale: float) -> list[Figure]:
    sizes = _sizes(MEMORIES, scale)
    kept: dict[int, dict[str, list[float]]] = {}
    for size in sizes:
        cpu = index.measure(folder / str(size) / "index", size, 2 * rounds + 1)["cpu"]
        assert isinstance(cpu, dict)
        warm = recall_speed.warm(folder / str(size) / "recall", 1, size)
        shot = recall_speed.one_shot(folder / str(size) / "shot", rounds, memories=size)
        kept[size] = {
            "nothing": [cpu["from nothing"][0] * 1000],
            "change": [cpu["one change, named"][0] * 1000],
            "warm": [_number(warm["cpu_ms"], "p50")],
            "shot": [float(str(shot["recall_ms"]))],
        }
        shutil.rmtree(folder / str(size))
    of = "memories"
    rows = {
        "nothing": "index from nothing, processor time",
        "change": "index after one change, processor time",
        "warm": "recall in a process, p50 of processor time",
        "shot": "recall by a command",
    }
    return [curve(what, "ms", of, sizes, [kept[size][key] for size in sizes]) for key, what in rows.items()]


def _number(part: object, name: str) -> float:
    assert isinstance(part, dict)
    return float(part[name])


def _ledger(folder: Path, rounds: int, scale: float) -> list[Figure]:
    sizes = _sizes(TURNS, scale)
    homes = {size: _filled(folder / str(size), size) for size in sizes}
    recorded = _by_size(rounds, sizes, lambda size: _recording(homes[size]))
    asked = _by_size(rounds, sizes, lambda size: 1000 * took([*MEMORYD, "status"], _env(homes[size]), (1, 4)).cpu)
    held = [[_bytes(homes[size]) / size] for size in sizes]
    gone = [[_pruned(homes[size]) for _ in range(rounds)] for size in sizes]
    shutil.rmtree(folder)
    of = "turns in the ledger"
    return [
        curve("processor time to record a turn", "ms", of, sizes, recorded),
        curve("`memoryd status`, processor time", "ms", of, sizes, asked),
        curve("bytes a turn", "", of, sizes, held),
        curve("bytes of an old turn that was let go", "", of, sizes, [[each[0][0]] for each in gone]),
        curve("processor time to let them all go", "s", of, sizes, [[seconds for _, seconds in each] for each in gone]),
    ]


def _env(home: Path) -> dict[str, str]:
    (home / "sessions").mkdir(exist_ok=True)
    return house(home, home / "sessions", "generic")


def _filled(home: Path, turns: int) -> Path:
    """Make a ledger with so many turns that are done, ten a session."""
    (home / "state").mkdir(parents=True)
    database = Database(home / "state" / "ledger.sqlite3")
    ledger = SqliteIntakeLedger(database)
    for at in range(0, turns, 1_000):
        some = [_turn(number) for number in range(at, min(at + 1_000, turns))]
        ledger.record(_checkpoint(), [(turn, _SHOP) for turn in some], empty={turn.key for turn in some})
    database.close()
    return home


def _recording(home: Path) -> float:
    """Return the processor milliseconds of recording a new turn."""
    database = Database(home / "state" / "ledger.sqlite3")
    ledger = SqliteIntakeLedger(database)
    began, count = time.thread_time(), 200
    for number in range(count):
        turn = _turn(_LONG + number)
        ledger.record(_checkpoint(), [(turn, _SHOP)], empty={turn.key})
    taken = 1000 * (time.thread_time() - began) / count
    with database.transaction() as connection:
        connection.execute("DELETE FROM turns WHERE key LIKE ?", ("new-%",))
    database.close()
    return taken


def _bytes(home: Path) -> int:
    database = Database(home / "state" / "ledger.sqlite3")
    database.compact()
    database.close()
    return (home / "state" / "ledger.sqlite3").stat().st_size


def _pruned(home: Path) -> tuple[float, float]:
    """Return how many bytes a turn takes after all were let go, and the processor seconds that took."""
    copy = home / "copy"
    shutil.copytree(home / "state", copy / "state")
    database = Database(copy / "state" / "ledger.sqlite3")
    began = time.process_time()
    gone = let_go(database, time.time() + 2 * 365 * 86_400.0, 365 * 86_400.0, _LONG * 1000)
    seconds = time.process_time() - began
    database.close()
    size = _bytes(copy)
    shutil.rmtree(copy)
    return size / gone.turns, seconds


def _turn(number: int) -> Turn:
    session = f"00000000-0000-4000-8000-{number // 10:012}"
    return Turn(
        key=f"{'new' if number >= _LONG else 'old'}-{session}-{number:012}", agent="claude-code", session=session,
        file=f"/home/ada/.claude/projects/-home-ada-shop/{session}.jsonl", cwd=_SHOP.root, close=Close.COMPLETED,
        words=(Utterance(Speaker.USER, f"Run the tests of part {number}."),), final="All of them pass.", at=1.79e9,
    )  # fmt: skip


def _checkpoint() -> Checkpoint:
    return Checkpoint(path="/home/ada/s.jsonl", root="/home/ada", agent="claude-code", device=1, inode=2)
