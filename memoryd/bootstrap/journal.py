"""The journal, for commands that only look."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from memoryd.adapters.git import GitProjects
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.bootstrap.personal import personal_of
from memoryd.bootstrap.refused import Nobody, read_only
from memoryd.config import Config
from memoryd.core.diffs import diff
from memoryd.core.journal import Entry, FileChange, digest_of
from memoryd.core.personal import owner
from memoryd.core.renames import is_about, name_before
from memoryd.project_rules import rules_of

_MOST_NAMES = 100
"""So many names of a memory are followed back."""


def log(config: Config, place: str, name: str, most: int) -> list[dict[str, object]]:
    """Return the entries about the project of a folder, or about one memory of it, the newest first.

    Those about the personal folder are among them.
    """
    project = GitProjects(rules_of(config), Nobody()).project_of(place)
    personal = personal_of(config, project)
    _, name = owner(name, project, personal)
    with read_only(config) as database:
        journal = SqliteJournal(database) if database else None
        found = {
            entry.number: (entry, meant)
            for folder in (project, *([personal] if personal else []))
            for entry, meant in (_about(journal, folder.root, name, most) if journal else ())
        }
    entries = [found[number] for number in sorted(found, reverse=True)]
    return [_shown(entry, meant) for entry, meant in (entries[:most] if most else entries)]


def _about(journal: SqliteJournal, root: str, name: str, most: int) -> Iterator[tuple[Entry, str]]:
    """Yield the entries about a memory, under the names it had before as well, with the name that it had then."""
    before, meant = inf, name
    for _ in range(_MOST_NAMES):
        found = _under(journal, root, meant, most if meant == name else 0)
        entries = [(entry, called) for entry, called in found if entry.number < before]
        yield from entries
        named = [(entry.number, old) for entry, called in entries if name and (old := name_before(entry, called))]
        if not named:
            return
        before, meant = named[0]


def _under(journal: SqliteJournal, root: str, name: str, most: int) -> list[tuple[Entry, str]]:
    """Return the entries about what goes by a name, newest first, each with what it goes by there.

    Its file may have had another name in it before: a command, a consolidation or a person wrote this one there.
    """
    found = {entry.number: (entry, name) for entry in journal.newest(root, name, most)}
    last = {
        change.file: number
        for number, (entry, _) in sorted(found.items())
        for change in entry.files
        if name and change.name == name
    }
    for file, number in last.items():
        for entry in journal.newest(root, file, most):
            if entry.number <= number:
                found.setdefault(entry.number, (entry, file))
    return [found[number] for number in sorted(found, reverse=True)]


def _shown(entry: Entry, name: str) -> dict[str, object]:
    """Return an entry as JSON-able values; of one memory only what became of it."""
    about = [change for change in entry.files if is_about(change, name)]
    return {
        "entry": entry.number,
        "at": entry.at,
        "project": entry.project,
        "cause": entry.why.cause.value,
        "detail": entry.why.detail,
        "run": entry.why.run,
        "undid": list(entry.beside.undone),
        "undone_by": entry.undone_by or None,
        "files": [_file(change) for change in about or entry.files],
    }


def _file(change: FileChange) -> dict[str, object]:
    return {
        "file": change.file,
        "name": change.name,
        "before": digest_of(change.before) or None,
        "after": digest_of(change.after) or None,
        "was_by_hand": change.was_by_hand,
        "by_hand": change.by_hand,
        "purged": change.purged,
        "diff": list(diff(change.file, change.before, change.after)),
    }
