"""The folder that holds the ledger, the lock and the control socket: 0700, and this user's own."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from memoryd.adapters import own_folder
from memoryd.core.errors import StoreUnavailable


def open_state_folder(path: Path) -> Path:
    """Create the folder if it is missing and close it to others; StoreUnavailable says why it cannot be used."""
    try:
        own_folder.make(path)
        found = path.stat()
        if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) & 0o077:
            path.chmod(0o700)
    except OSError as error:
        remedy = "set [state] directory to a folder you can write"
        raise StoreUnavailable(f"the state folder {path} cannot be used: {error.strerror}", remedy) from error
    if found.st_uid != os.geteuid():
        raise StoreUnavailable(f"the state folder {path} belongs to another user", "set [state] directory to your own")
    return path
