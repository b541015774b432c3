"""For how long Claude Code keeps its transcripts: `cleanupPeriodDays` in its settings, 30 days unless it says else."""

from __future__ import annotations

import json
from pathlib import Path

DAYS = 30.0


def kept_days(sessions: str) -> float:
    """Return the days that transcripts in a `projects` folder are kept; settings that cannot be read say nothing."""
    settings = Path(sessions).parent / "settings.json"
    try:
        found = json.loads(settings.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return DAYS
    days = found.get("cleanupPeriodDays") if isinstance(found, dict) else None
    return float(days) if isinstance(days, int | float) and not isinstance(days, bool) and days >= 0 else DAYS
