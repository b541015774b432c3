"""How far the reading of each session folder is: by the running daemon, or by the ledger beside the disk."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from memoryd import agents
from memoryd.adapters.ledger import History
from memoryd.config import Config
from memoryd.core.line_format import Lines
from memoryd.pipeline.lag import Lag

_LINES = (".jsonl", ".ndjson")


def state_of(lag: Lag, waiting: int, mode: str) -> dict[str, object]:
    """Return one root as JSON-able values; `waiting` turns are closed and not worked through."""
    there = Path(lag.root).exists()
    return asdict(lag) | {"mode": mode if there else "missing", "waiting_turns": waiting}


def beside_disk(config: Config, history: History, mode: str) -> list[dict[str, object]]:
    """Return the roots as nobody reads them: what the ledger knows of each file, beside what lies on the disk now."""
    waiting = history.waiting()
    files: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in history.files():
        files[str(row["root"])].append(row)
    looked_at = history.roots()
    roots = [settings.path for settings in config.sessions if settings.enabled]
    lags = [_lag(root, [*files[root], *_fresh(root, files[root], looked_at)]) for root in roots]
    return [state_of(lag, waiting.get(lag.root, 0), mode) for lag in lags]


def _fresh(root: str, known: list[dict[str, Any]], looked_at: frozenset[str]) -> Iterator[dict[str, Any]]:
    """Yield the files that have come since the last look; before the first one nothing counts as unread."""
    if root not in looked_at:
        return
    paths = {row["path"] for row in known}
    for folder, _, names in os.walk(root):
        for name in names:
            path = f"{folder}/{name}"
            if name.endswith(_LINES) and path not in paths:
                yield {"path": path, "offset": 0, "size": 0, "mtime": 0.0, "bad": 0, "agent": ""}


def _lag(root: str, rows: list[dict[str, Any]]) -> Lag:
    seen = [(row, status) for row in rows if (status := _status(row["path"]))]
    return Lag(
        root=root,
        files=len(rows),
        unread=sum(max(0, size - _read(row)) for row, (size, _) in seen if _counts_bytes(row)),
        last_line=max((written for _, (_, written) in seen), default=None),
        open_turns=0,
        bad_lines=sum(row["bad"] for row in rows),
        troubled=0,
        unknown=0,
        unknown_files=(),
    )


def _status(path: str) -> tuple[int, float] | None:
    try:
        status = Path(path).stat()
    except (OSError, ValueError):
        return None
    return status.st_size, status.st_mtime


def _read(row: dict[str, Any]) -> int:
    """Return up to where a file was read and worked through.

    The offset stays before a turn that may still go on; the size is what the file had when nothing in it was open.
    """
    return max(int(row["offset"]), int(row["size"])) if row["mtime"] else int(row["offset"])


def _counts_bytes(row: dict[str, Any]) -> bool:
    """Tell whether an offset counts the bytes of the file as it lies on the disk."""
    if not row["path"].endswith(_LINES):
        return False
    return row["agent"] not in agents.names() or isinstance(agents.get(row["agent"]).source, Lines)
