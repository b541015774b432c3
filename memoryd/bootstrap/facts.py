"""What the ledger tells about the state of things, for `memoryd status`."""

from __future__ import annotations

from collections.abc import Sequence

from memoryd.adapters import hook_failures
from memoryd.adapters.ledger import History
from memoryd.config import Config
from memoryd.core.budget import day_start, month_start
from memoryd.pipeline.lag import Lag
from memoryd.ports import Spend

VERDICTS = 5


def facts(history: History, spend: Spend, config: Config, now: float) -> dict[str, object]:
    """Return queue, latest verdicts, last memory and spend as JSON-able values."""
    calls, tokens, usd = spend.since(day_start(now))
    _, _, usd_month = spend.since(month_start(now))
    backend = config.extraction.backend
    shown: dict[str, object] = {
        "backend": backend,
        "queue": history.queue(),
        "last_written": history.last_written(),
        "verdicts": [_shown(verdict) for verdict in history.verdicts(VERDICTS)],
    }
    if failed := hook_failures.lately(str(config.state_folder), now):
        shown["hook"] = failed
    if backend == "anthropic":
        shown["endpoint"] = config.anthropic.base_url
    if backend != "rules":
        shown["spend"] = {"calls_today": calls, "tokens_today": tokens, "usd_today": usd, "usd_month": usd_month}
    return shown


def notices(config: Config, now: float, lags: Sequence[Lag] = (), upgrade: str = "") -> list[str]:
    """Return what is worth knowing and stops nothing, with what to do."""
    found = [upgrade] if upgrade else []
    if failed := hook_failures.lately(str(config.state_folder), now):
        times = "once" if failed["failures"] == 1 else f"{failed['failures']} times"
        found.append(f"a hook failed {times} within a week, last because: {failed['last_why']}")
    for lag in lags:
        if lag.unknown:
            files = "1 file is" if lag.unknown == 1 else f"{lag.unknown} files are"
            found.append(f"{files} of no format memoryd knows under {lag.root}; set `agent`, or see `--json`")
    return found


def _shown(verdict: dict[str, object]) -> dict[str, object]:
    keys = ("at", "project", "name", "type", "reason", "session", "turn")
    memory = str(verdict["file"]).removesuffix(".md")
    return {"accepted": bool(verdict["accepted"]), "memory": memory, **{key: verdict[key] for key in keys}}
