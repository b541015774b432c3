"""Take entries of the journal back.

That is an entry of its own, with all that it replaced: nothing is lost by it, and it can be taken back.
What a taken back extraction said is kept from being learned again at the next turn, as after `memoryd rm`; what a
consolidation or an expiry did is not done again to the same files as long as they stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from memoryd.core import tombstones
from memoryd.core.commands import Command, Outcome
from memoryd.core.diffs import diff
from memoryd.core.errors import MemoryCorrupt, MemorydError
from memoryd.core.journal import NOTICED, Beside, Cause, Entry, Why, digest_of
from memoryd.core.model import Change, Project
from memoryd.core.tombstones import Tombstone
from memoryd.core.undoing import LOG, Step, is_last, refusal, steps, taken_back_already
from memoryd.pipeline.bringing_back import BringingBack
from memoryd.pipeline.burying import Burying
from memoryd.pipeline.commanding import Doers, project_of
from memoryd.pipeline.renamed_since import Moved, RenamedSince
from memoryd.ports import Clock, MemoryStore, MemoryText, Projects, Tidied
from memoryd.ports.journal import JournalReading

_LOOKED_AT = 100


class Undoing:
    """The command `undo`."""

    def __init__(
        self,
        *,
        places: Projects,
        journal: JournalReading,
        burying: Burying,
        tidied: Tidied,
        text: MemoryText,
        back: BringingBack,
        clock: Clock,
    ) -> None:
        self._places = places
        self._journal = journal
        self._burying = burying
        self._tidied = tidied
        self._text = text
        self._back = back
        self._clock = clock
        self._renamed = RenamedSince(journal, text)

    @property
    def doers(self) -> Doers:
        """Return what does each command, by its name."""
        return {"undo": self._undo}

    def _undo(self, command: Command) -> Outcome:
        project = project_of(command, self._places)
        with self._back.alone(project) as store:
            entries = self._meant(project, command)
            force = bool(command.args.get("force"))
            planned, moved = self._renamed.followed(project, store, steps(entries), _named(entries), force=force)
            now = {step.file: store.content(step.file) for step in planned}
            if again := next((each for each in entries if each.undone_by and _left_nothing(each, planned, now)), None):
                raise taken_back_already(again)
            if not force and (conflicts := [s for s in planned if _conflicts(s, now[s.file])]):
                return _refused(entries, conflicts, now)
            if command.args.get("dry_run"):
                return Outcome(True, tuple(line for s in planned for line in diff(s.file, now[s.file], s.target)))
            outcome = self._apply(project, entries, planned, store, moved)
        self._back.changed(project, 0)
        return outcome

    def _meant(self, project: Project, command: Command) -> tuple[Entry, ...]:
        """Return the entries that a command means, the newest first; MemorydError when they cannot be taken back."""
        run, number, force = command.args.get("run"), command.args.get("entry"), bool(command.args.get("force"))
        if run is not None:
            # What a person does by hand or by a command belongs to no run, which has no name.
            of_it = self._journal.run(project.root, run) if run else ()
            found = tuple(entry for entry in of_it if not entry.undone_by)
            if not found:
                raise MemorydError(f"nothing that still holds belongs to {run!r} in {project.root}", LOG)
        elif number is not None:
            found = (self._numbered(number),)
        else:
            found = (self._last(project),)
        for entry in found:
            if reason := refusal(entry, project):
                raise reason
            if entry.undone_by and not force:
                raise taken_back_already(entry)
        return found

    def _numbered(self, number: str) -> Entry:
        entry = self._journal.entry(int(number)) if number.isascii() and number.isdigit() else None
        if entry is not None:
            return entry
        newest = next((entry.number for entry in self._journal.newest("", most=1)), 0)
        if number.isascii() and number.isdigit() and 0 < int(number) < newest:
            what = f"the journal does not have entry {number} any more"
            raise MemorydError(f"{what}: about memories that are gone it lets go what is old, or too much", LOG)
        raise MemorydError(f"the journal has no entry {number or repr(number)}", LOG)

    def _last(self, project: Project) -> Entry:
        elsewhere: list[Entry] = []
        for most in (_LOOKED_AT, 0):
            for entry in self._journal.newest(project.root, most=most):
                if is_last(entry) and entry.memory == project.memory:
                    return entry
                elsewhere += [entry] if is_last(entry) else []
        if elsewhere:
            return elsewhere[0]
        raise MemorydError(f"there is nothing of memoryd's doing to take back in {project.root}", LOG)

    def _apply(
        self,
        project: Project,
        entries: Sequence[Entry],
        planned: Sequence[Step],
        store: MemoryStore,
        moved: Sequence[Moved],
    ) -> Outcome:
        what = _named(entries)
        changes = [_change(step, store) for step in planned]
        beside = self._beside(project, entries)
        by_hand = {step.file: step.by_hand for step in planned}
        # The marks are of files as they were: as long as this is not done they mean nothing.
        self._tidied.decline(project, [mark for entry in entries for mark in entry.beside.unasked])
        number = self._back.write(project, changes, Why(Cause.UNDO, what), by_hand, beside)
        lines = [f"took back {what} (this is entry {number}; `memoryd undo {number}` does it again)"]
        handed = {change.file for entry in entries for change in entry.files if change.by_hand != change.was_by_hand}
        lines += [
            f"{change.file}: {_became(change)}{_whose(step) if step.file in handed else ''}"
            for change, step in zip(changes, planned, strict=True)
        ]
        lines += [f"{each.old} is called {each.new} since, and keeps that name" for each in moved]
        names = [stone.name for stone in beside.buried]
        lines += [f"what {name} said is not learned again; `memoryd unforget {name}` allows it" for name in names]
        return Outcome(True, tuple(lines), {"entry": number, "files": [step.file for step in planned]})

    def _beside(self, project: Project, entries: Sequence[Entry]) -> Beside:
        """Return the tombstones that come and go: what was taken away by an entry may be learned again."""
        buried = [stone for entry in entries for stone in entry.beside.lifted]
        buried += [stone for entry in entries if entry.why.cause is Cause.EXTRACTION for stone in self._stones(entry)]
        noticed = [entry for entry in entries if entry.why.cause in NOTICED]
        back = {change.file for entry in noticed for change in entry.files if change.after is None}
        gone = {stone.file for entry in entries for stone in entry.beside.buried}
        # One tombstone takes the place of another for the same file, which is back when this is taken back.
        files = back | gone | {stone.file for stone in buried}
        lifted = tuple(stone for stone in self._burying.buried(project) if stone.file in files)
        return Beside(tuple(buried), lifted, tuple(entry.number for entry in entries))

    def _stones(self, entry: Entry) -> list[Tombstone]:
        """Return what keeps the words of an extraction from being learned again."""
        found = []
        for change in entry.files:
            with suppress(MemoryCorrupt):
                if change.after is not None:
                    memory = self._text.parse(change.file, change.after)
                    found.append(tombstones.of(memory, self._clock.day(self._clock.now())))
        return found


def _change(step: Step, store: MemoryStore) -> Change:
    now = store.content(step.file)
    return Change(step.file, step.name, digest_of(now), digest_of(step.target), step.target)


def _became(change: Change) -> str:
    became = "as it was before" if change.content is not None else "gone"
    return f"{became} already" if change.before == change.after else became


def _whose(step: Step) -> str:
    """Return whose the words are again; where they were handed over it may be all that there was to take back."""
    if step.target is None:
        return ""
    return ", and yours again: nothing automatic changes it" if step.by_hand else ", and memoryd's to change again"


def _conflicts(step: Step, now: bytes | None) -> bool:
    return now != step.target and (step.gap or now != step.left)


def _left_nothing(entry: Entry, planned: Sequence[Step], now: dict[str, bytes | None]) -> bool:
    """Tell whether there is nothing to take back again of an entry, neither bytes nor whose words they are."""
    handed = any(change.by_hand != change.was_by_hand for change in entry.files if change.after is not None)
    return not handed and all(now[step.file] == step.target for step in planned)


def _refused(entries: Sequence[Entry], conflicts: Sequence[Step], now: dict[str, bytes | None]) -> Outcome:
    lines = [f"{_named(entries)} was not taken back: what it changed was changed again since"]
    for step in conflicts:
        lines += [f"{step.file}, as it was left then and as it is now:", *diff(step.file, step.left, now[step.file])]
    lines.append("with --force it becomes what it was before all the same; that can be taken back too")
    return Outcome(False, tuple(lines), {"conflicts": [step.file for step in conflicts]})


def _named(entries: Sequence[Entry]) -> str:
    numbers = ", ".join(str(entry.number) for entry in reversed(entries))
    return f"entry {numbers}" if len(entries) == 1 else f"entries {numbers}"
