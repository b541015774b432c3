"""The failures of a hook, which says nothing itself: a small file in the state folder, a JSON object a line.

Written in the moment a prompt waits for, and read by `memoryd status`. Loads next to nothing.
"""

from __future__ import annotations

import os

from memoryd.core.quick_json import loaded, quoted

NAME = "hook-failures"
MOST_BYTES = 64 * 1024
SHOWN_SECONDS = 7 * 86_400.0
MOST_CHARACTERS = 300
_OLD = ".old"
_ADD = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_READ = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


def note(state: str, why: str, at: float) -> None:
    """Count a failure (`at`: seconds since 1970); where even that fails, nothing is left to be done."""
    path = f"{state}/{NAME}"
    try:
        os.makedirs(state, mode=0o700, exist_ok=True)
        descriptor = os.open(path, _ADD, 0o600)
        try:
            os.write(descriptor, f'\n{{"at": {at!r}, "why": {quoted(why[:MOST_CHARACTERS])}}}\n'.encode())
            full = os.fstat(descriptor).st_size > MOST_BYTES
        finally:
            os.close(descriptor)
        if full:
            os.replace(path, path + _OLD)
    except OSError:
        return


def lately(state: str, now: float) -> dict[str, object]:
    """Return how many there were within a week, and the last one with its reason; {} for none."""
    found = [each for name in (NAME + _OLD, NAME) for each in _read(f"{state}/{name}") if _is_recent(each, now)]
    if not found:
        return {}
    last = found[-1]
    return {"failures": len(found), "last_at": last["at"], "last_why": str(last.get("why", ""))}


def _is_recent(failure: dict[str, object], now: float) -> bool:
    at = failure.get("at")
    return isinstance(at, int | float) and now - SHOWN_SECONDS <= at <= now


def _read(path: str) -> list[dict[str, object]]:
    try:
        with os.fdopen(os.open(path, _READ), "rb") as file:
            lines = file.read(2 * MOST_BYTES).split(b"\n")
    except OSError:
        return []
    found: list[dict[str, object]] = []
    for line in lines:
        try:
            value = loaded(line.decode()) if line else None
        except (ValueError, RecursionError):
            continue  # A line that was cut short counts for nothing.
        if isinstance(value, dict):
            found.append(value)
    return found
