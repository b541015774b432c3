"""What a session was given already: a small file a session in memoryd's state folder, for its owner alone.

Loaded on the quick way of recall, so pathlib, which takes long to load, is not used. Where it cannot be kept, a memory
is given twice: no harm.
"""

from __future__ import annotations

import os

FOLDER = "recall/sessions"
KEPT_SECONDS = 14 * 86_400
MOST_SESSIONS = 200
MOST_BYTES = 256 * 1024
"""Of one session; beyond that nothing more is noted."""
_PLAIN = "0123456789abcdefghijklmnopqrstuvwxyz-"
_LONGEST_NAME = 100
_READ = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_ADD = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


class SurfacedMemories:
    """The memories each session was given, below a state folder."""

    def __init__(self, state: str) -> None:
        self._folder = f"{state}/{FOLDER}"

    def of(self, session: str) -> frozenset[str]:
        """Return the sources of what a session was given; none for an unknown one."""
        try:
            descriptor = os.open(self._path(session), _READ)
        except OSError:
            return frozenset()
        with os.fdopen(descriptor, "rb") as file:
            content = file.read(MOST_BYTES + 1)
        return frozenset(line for line in os.fsdecode(content).split("\0") if line)

    def add(self, session: str, sources: list[str], now: float) -> None:
        """Note what a session is given now, and let go of sessions that are over."""
        if not sources:
            return
        try:
            os.makedirs(self._folder, mode=0o700, exist_ok=True)
            descriptor = os.open(self._path(session), _ADD, 0o600)
            try:
                size = os.fstat(descriptor).st_size
                if size < MOST_BYTES:
                    os.write(descriptor, os.fsencode("".join(f"\0{source}\0" for source in sources)))
            finally:
                os.close(descriptor)
            if not size:
                # There is one session more.
                self._prune(now)
        except OSError:
            return

    def forget(self, session: str) -> None:
        """Let a session be given everything again: its agent has lost what it was given."""
        try:
            os.unlink(self._path(session))
        except OSError:
            return

    def _path(self, session: str) -> str:
        if 0 < len(session) <= _LONGEST_NAME and not session.strip(_PLAIN):
            return f"{self._folder}/id-{session}"
        # Loaded here: it takes longer than the search, and the sessions of agents have plain names.
        from hashlib import sha256

        return f"{self._folder}/{sha256(session.encode('utf-8', 'surrogatepass')).hexdigest()[:32]}"

    def _prune(self, now: float) -> None:
        with os.scandir(self._folder) as entries:
            ages = sorted((entry.stat(follow_symlinks=False).st_mtime, entry.path) for entry in entries)
        kept = ages[-MOST_SESSIONS:]
        over = ages[:-MOST_SESSIONS] + [each for each in kept if each[0] < now - KEPT_SECONDS]
        for _, path in over:
            os.unlink(path)
