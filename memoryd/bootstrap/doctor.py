"""Look at everything that memoryd stands on, and say of each thing how it is: `memoryd doctor`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from memoryd.bootstrap.asking import status
from memoryd.bootstrap.examining_machine import examine_machine
from memoryd.bootstrap.examining_pipeline import examine_backend, examine_canary, examine_daemon
from memoryd.bootstrap.examining_sessions import examine_sessions
from memoryd.config import Config
from memoryd.core.errors import ConfigError, MemorydError
from memoryd.core.findings import Finding, note, well, wrong


def examine(config: Config, *, ask: bool) -> Iterator[Finding]:
    """Yield one finding after the other; nothing is changed, and nothing spent unless `ask`."""
    found = _status(config)
    yield from examine_machine(config)
    yield _config(config)
    yield from examine_sessions(config, {root["root"]: root["unread"] for root in found.get("roots", ())})
    yield from examine_backend(config, ask=ask)
    yield from examine_daemon(found)
    yield examine_canary()


def broken(error: ConfigError) -> Iterator[Finding]:
    """Yield the problems of a configuration that cannot be used, and what can be said without one."""
    for problem in error.problems:
        yield wrong("config", problem, error.remedy or "mend it; `memoryd init` writes a new one")
    yield examine_canary()


def _config(config: Config) -> Finding:
    if config.source is None:
        remedy = "nothing to do; `memoryd init` writes one to change"
        return note("config", f"no file {config.places.config}, so the defaults hold", remedy)
    return well("config", f"{config.source} holds")


def _status(config: Config) -> dict[str, Any]:
    try:
        return status(config)
    except MemorydError as error:
        return {"running": True, "pid": "unknown", "watching": "nobody knows what", "trouble": [str(error)]}
