"""The journal, for commands that only look."""

from __future__ import annotations

from memoryd.adapters.git import GitProjects
from memoryd.adapters.ledger.journal import SqliteJournal
from memoryd.bootstrap.personal import personal_of
from memoryd.bootstrap.refused import Nobody, read_only
from memoryd.config import Config
from memoryd.core.diffs import diff
from memoryd.core.journal import Entry, FileChange, digest_of
from memoryd.core.personal import owner
from memoryd.project_rules import rules_of


def log(config: Config, place: str, name: str, most: int) -> list[dict[str, object]]:
    """Return the entries about the project of a folder, or about one memory of it, the newest first.

    Those about the personal folder are among them.
    """
    project = GitProjects(rules_of(config), Nobody()).project_of(place)
    personal = personal_of(config, project)
    _, name = owner(name, project, personal)
    with read_only(config) as database:
        journal = SqliteJournal(database) if database else None
        found = [
            entry
            for folder in (project, *([personal] if personal else []))
            for entry in (journal.newest(folder.root, name, most) if journal else ())
        ]
    entries = sorted(found, key=lambda entry: entry.number, reverse=True)
    return [_shown(entry, name) for entry in (entries[:most] if most else entries)]


def _shown(entry: Entry, name: str) -> dict[str, object]:
    """Return an entry as JSON-able values; of one memory only what became of it."""
    about = [change for change in entry.files if _is_about(change, name)]
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
        "by_hand": change.by_hand,
        "purged": change.purged,
        "diff": list(diff(change.file, change.before, change.after)),
    }


def _is_about(change: FileChange, name: str) -> bool:
    return not name or name in (change.name, change.file, change.file.removesuffix(".md"))
