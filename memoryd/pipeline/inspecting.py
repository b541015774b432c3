"""Show what memoryd sees in transcripts: `memoryd inspect`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from memoryd.core.errors import RecordError, StoreUnavailable
from memoryd.core.events import Record
from memoryd.core.line_format import Lines, Table
from memoryd.core.lines import Line
from memoryd.core.model import Turn
from memoryd.core.news import Troubled
from memoryd.core.open_turn import OpenTurn
from memoryd.core.turns import TurnAssembler
from memoryd.pipeline.finding import Finder, database_of
from memoryd.pipeline.session_source import Entry
from memoryd.pipeline.transcript_store import Transcript, TranscriptStore
from memoryd.ports import Reporter


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspected:
    """One turn as it is shown. `turn` counts within its session; `start` and `end` are as in `Turn`.

    `unit` is what they count: "bytes", or "" where they are no place a person could look for.
    `close` is a `Close`, or "open" for a turn that has not closed.
    """

    file: str
    agent: str
    session: str
    turn: int
    prompts: tuple[str, ...]
    final: str | None
    close: str
    cwd: str
    start: int
    end: int
    human: bool
    unit: str = "bytes"

    def as_json(self) -> dict[str, object]:
        """Return the turn as `--json` prints it."""
        return {
            "file": self.file,
            "agent": self.agent,
            "session": self.session,
            "turn": self.turn,
            "prompts": list(self.prompts),
            "final": self.final,
            "close": self.close,
            "cwd": self.cwd,
            "start": self.start,
            "end": self.end,
        }


def inspect(
    paths: Sequence[str],
    agent: str,
    finder: Finder,
    reporter: Reporter,
    *,
    with_open: bool = False,
    with_untyped: bool = False,
) -> Iterator[Inspected]:
    """Yield the turns in transcripts, file by file, in the order in which they closed.

    `paths` are files or folders, taken together as one store: a turn that was copied from one file into another shows
    once, for the file where it was written first. The end of a file counts as silence. `with_open` adds turns that
    have not closed, `with_untyped` those that no person started. Lines and files that cannot be read are told to
    `reporter`; StoreUnavailable when a path leads to no transcript at all.
    """
    store = TranscriptStore(paths, agent, finder, reporter)
    seen: set[str] = set()
    counts: dict[tuple[str, str], int] = defaultdict(int)
    for transcript in store.transcripts():
        found = [turn for turn in turns_of(store, transcript, reporter) if turn.key not in seen]
        seen.update(turn.key for turn in found)
        numbers: dict[str, int] = {}
        for turn in sorted(found, key=lambda turn: turn.start):
            counts[(transcript.form.name, turn.session)] += 1
            numbers[turn.key] = counts[(transcript.form.name, turn.session)]
        for turn in found:
            if (with_open or isinstance(turn, Turn)) and (with_untyped or turn.human):
                yield _shown(transcript, turn, numbers[turn.key])


def turns_of(store: TranscriptStore, transcript: Transcript, reporter: Reporter) -> list[Turn | OpenTurn]:
    """Return the turns of one file, the open ones last; a turn that closed again counts where it did so last."""
    path = transcript.sighting.path
    assembler = TurnAssembler(transcript.form.name, path, copies=True)
    closed: dict[str, Turn] = {}
    for fact in store.facts(transcript):
        assembler.feed(fact._replace(at=None), 0, 0, 0.0)
    try:
        for line in store.entries(transcript):
            for record in _records(transcript, line, reporter):
                assembler.feed(record, line.start, line.end, transcript.sighting.mtime)
            _keep(closed, assembler)
    except StoreUnavailable as error:
        reporter.tell(Troubled(path, str(error), serious=False))
    assembler.finish()
    _keep(closed, assembler)
    still_open = assembler.open_turns()
    for turn in still_open:
        closed.pop(turn.key, None)
    return [*closed.values(), *still_open]


def _records(transcript: Transcript, line: Entry, reporter: Reporter) -> tuple[Record, ...]:
    problem = "longer than 16 MiB"
    unit = "byte" if isinstance(transcript.form.source, Lines) else "entry"
    if isinstance(line, Line):
        try:
            return transcript.form.parse_line(line.data)
        except RecordError as error:
            problem = str(error)
            if unit == "byte" and len(line.data) == line.end - line.start:
                # The last line has no newline yet: it is still being written.
                return ()
    reporter.tell(Troubled(f"{transcript.sighting.path} at {unit} {line.start}", problem, serious=False))
    return ()


def _keep(closed: dict[str, Turn], assembler: TurnAssembler) -> None:
    for turn in assembler.take():
        closed.pop(turn.key, None)
        closed[turn.key] = turn


def _shown(transcript: Transcript, turn: Turn | OpenTurn, number: int) -> Inspected:
    path = transcript.sighting.path
    lies_in_table = isinstance(transcript.form.source, Table)
    return Inspected(
        file=database_of(path) if lies_in_table else path,
        agent=transcript.form.name,
        session=turn.session,
        turn=number,
        prompts=turn.prompts,
        final=turn.final if isinstance(turn, Turn) else None,
        close=turn.close.value if isinstance(turn, Turn) else "open",
        cwd=turn.cwd,
        start=turn.start,
        end=turn.end,
        human=turn.human,
        unit="bytes" if isinstance(transcript.form.source, Lines) else "",
    )
