"""How far the reading of each session folder is: by the running daemon, or by the ledger beside the disk."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from memoryd import agents
from memoryd.adapters.ledger import History
from memoryd.config import Config
from memoryd.core.line_format import Lines
from memoryd.pipeline.lag import Lag

_PLAIN = (".jsonl", ".json", ".ndjson")


def state_of(lag: Lag, waiting: int, mode: str) -> dict[str, object]:
    """Return one root as JSON-able values; `waiting` turns are closed and not worked through."""
    there = Path(lag.root).exists()
    return asdict(lag) | {"mode": mode if there else "missing", "waiting_turns": waiting}


def beside_disk(config: Config, history: History, mode: str) -> list[dict[str, object]]:
    """Return the roots as nobody reads them: what the ledger knows of each file, beside what lies on the disk now."""
    waiting = history.waiting()
    rows = history.files()
    roots = [settings.path for settings in config.sessions if settings.enabled]
    return [
        state_of(_lag(root, [row for row in rows if row["root"] == root]), waiting.get(root, 0), mode) for root in roots
    ]


def _lag(root: str, rows: list[dict[str, Any]]) -> Lag:
    seen = [(row, status) for row in rows if (status := _status(row["path"]))]
    return Lag(
        root=root,
        files=len(rows),
        unread=sum(max(0, size - row["offset"]) for row, (size, _) in seen if _counts_bytes(row)),
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


def _counts_bytes(row: dict[str, Any]) -> bool:
    """Tell whether an offset counts the bytes of the file as it lies on the disk."""
    known = row["agent"] in agents.names()
    return known and isinstance(agents.get(row["agent"]).source, Lines) and row["path"].endswith(_PLAIN)
