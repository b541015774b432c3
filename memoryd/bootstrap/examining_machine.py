"""Look at the machine: Python, SQLite, the limits on watching, permissions, other programs of the same name."""

from __future__ import annotations

import os
import platform
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from memoryd import __version__
from memoryd.adapters import disk_room
from memoryd.adapters.foreign_units import foreign_units
from memoryd.adapters.inotify_limits import inotify_limits, more_instances, more_watches
from memoryd.adapters.ledger.soundness import check, has_wal_reset_bug, sqlite_version
from memoryd.bootstrap.state_names import LEDGER
from memoryd.config import Config
from memoryd.core.errors import StoreUnavailable
from memoryd.core.findings import Finding, from_line, note, well, wrong

AREA = "machine"
_MOST_FOLDERS = 1_000_000
_SHARE = 0.8
"""Of the watches one user may have: other programs need some as well."""
_FEW_INSTANCES = 16


def examine_machine(config: Config) -> Iterator[Finding]:
    """Yield what was found; nothing is changed."""
    yield well(AREA, f"memoryd {__version__} on Python {platform.python_version()}, {platform.system()}")
    yield _sqlite()
    yield from _watches(config)
    yield from _permissions(config)
    yield from _ledger(config)
    own = (sys.executable, str(Path(sys.executable).parent / "memoryd"))
    for path, start in foreign_units(own):
        remedy = "leave it if it is another program of that name; else `memoryd service install` replaces it"
        yield note(AREA, f"the unit {path} starts `{start}`, not this memoryd", remedy)


def _sqlite() -> Finding:
    version = sqlite_version()
    if not has_wal_reset_bug(version):
        return well(AREA, f"SQLite {version}")
    what = f"SQLite {version} can damage a database that two connections write at once (3.7.0 to 3.51.2)"
    return note(AREA, what, "nothing to do: memoryd writes with one connection; let no other tool write to its ledger")


def _watches(config: Config) -> Iterator[Finding]:
    limits = inotify_limits()
    if limits.watches is None:
        return
    folders = sum(_folders(settings.path) for settings in config.sessions if settings.enabled)
    what = f"folders to watch: {folders:,} of {limits.watches:,} that are allowed"
    if config.watch.polling == "always":
        yield well(AREA, f"folders looked at by polling, as the config says: {folders:,}")
    elif folders > limits.watches * _SHARE:
        yield wrong(AREA, what, more_watches())
    else:
        yield well(AREA, what)
    if limits.instances is not None and limits.instances < _FEW_INSTANCES:
        yield wrong(AREA, f"only {limits.instances} inotify instances are allowed", more_instances())


def _folders(root: str) -> int:
    count = 0
    for count, _ in enumerate(os.walk(root), 1):
        if count >= _MOST_FOLDERS:
            break
    return count


def _permissions(config: Config) -> Iterator[Finding]:
    """Look at who may read and write what is memoryd's."""
    state = config.state_folder
    private = [(state, "700"), (state / LEDGER, "600")]
    found = [finding for path, mode in private if (finding := _private(path, mode))]
    if config.source is not None and (status := _status(config.source)) and status.st_mode & 0o022:
        what = f"{config.source} can be changed by other users, and it decides where words are sent"
        found.append(wrong(AREA, what, f"chmod go-w {config.source}"))
    if trouble := disk_room.trouble_of(str(state)):
        found.append(from_line(AREA, trouble))
    yield from found or [well(AREA, f"{state} is your user's alone" if state.exists() else f"{state} is not made yet")]


def _private(path: Path, mode: str) -> Finding | None:
    status = _status(path)
    if status is None:
        return None
    if status.st_uid != os.geteuid():
        return wrong(AREA, f"{path} belongs to another user", "chown it, or set [state] directory to a folder of yours")
    if stat.S_IMODE(status.st_mode) & 0o077:
        return wrong(AREA, f"{path} can be read by other users", f"chmod {mode} {path}")
    return None


def _status(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None


def _ledger(config: Config) -> Iterator[Finding]:
    path = config.state_folder / LEDGER
    if not path.exists():
        return
    try:
        check(path)
    except StoreUnavailable as error:
        yield from_line(AREA, str(error))
    else:
        yield well(AREA, f"the ledger is sound ({path.stat().st_size / 1e6:.1f} MB)")
