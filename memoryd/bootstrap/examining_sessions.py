"""Look at each session folder: found, readable, in a format that is known, how new, and how long it will be there."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from memoryd import agents
from memoryd.adapters.claude_retention import kept_days
from memoryd.adapters.table_rows import SqliteSessionTables
from memoryd.bootstrap.session_files import session_files
from memoryd.config import Config
from memoryd.core.checkpoint import Sighting
from memoryd.core.errors import MemorydError, StoreUnavailable
from memoryd.core.findings import Finding, note, well, wrong
from memoryd.core.news import News
from memoryd.core.settings import SessionSettings
from memoryd.pipeline.finding import Finder
from memoryd.pipeline.inspecting import inspect

AREA = "sessions"
CLAUDE = "claude-code"
_NEWEST = 5
_LARGEST = 32 * 1024 * 1024
_DAY_SECONDS = 86_400.0
_SOON_DAYS = 7.0


class Nobody:
    """Tell nobody: what was found is told as a whole."""

    def tell(self, news: News) -> None:
        """Hear one piece of news."""


def examine_sessions(config: Config, unread: dict[str, int]) -> Iterator[Finding]:
    """Yield what was found; `unread` says how many bytes of each root nobody has read yet."""
    enabled = [settings for settings in config.sessions if settings.enabled]
    there = [settings for settings in enabled if Path(settings.path).exists()]
    if not there:
        what = f"none of the {len(enabled)} session folders is there" if enabled else "no [[sessions]] folder is set"
        yield wrong(AREA, what, "use your agent once, or name its folder in [[sessions]]")
    for settings in there:
        yield from _examine_root(settings, unread.get(settings.path, 0))
    if missing := [settings.path for settings in enabled if settings not in there]:
        what = f"{', '.join(missing)} {'is' if len(missing) == 1 else 'are'} not there"
        yield note(AREA, what, "nothing to do: what appears is watched from then on")


def _examine_root(settings: SessionSettings, unread: int) -> Iterator[Finding]:
    root = settings.path
    if not os.access(root, os.R_OK | os.X_OK):
        yield wrong(AREA, f"{root} cannot be read", f"chmod u+rx {root}")
        return
    finder = Finder(session_files(Nobody(), watched=False), SqliteSessionTables())
    try:
        seen = sorted(finder.scan(root, _forms(settings)), key=lambda one: one.mtime, reverse=True)
    except StoreUnavailable as error:
        yield wrong(AREA, str(error.args[0]), error.remedy or "make it readable")
        return
    if not seen:
        yield note(AREA, f"{root} holds no transcript", "use your agent once; is it the right folder?")
        return
    yield _recognised(settings, finder, seen)
    if settings.agent == CLAUDE or (settings.agent == "auto" and agents.get(CLAUDE).hints(seen[0].path)):
        yield _kept(root, seen, unread)


def _forms(settings: SessionSettings) -> list[agents.Format]:
    return [agents.get(name) for name in (agents.names() if settings.agent == "auto" else [settings.agent])]


def _recognised(settings: SessionSettings, finder: Finder, seen: list[Sighting]) -> Finding:
    """Read the newest files until one shows a turn."""
    files, newest = "1 file" if len(seen) == 1 else f"{len(seen):,} files", _days(seen[0].mtime)
    for sighting in islice((one for one in seen if one.size <= _LARGEST), _NEWEST):
        try:
            turns = list(inspect([sighting.path], settings.agent, finder, Nobody(), with_open=True))
        except MemorydError:
            continue
        if turns:
            what = f"{settings.path}: {turns[-1].agent}, {files}, newest turn in {Path(sighting.path).name} {newest}"
            return well(AREA, what)
    what = f"{settings.path}: {files}, and no turn is seen in the newest of them ({newest})"
    known = "`memoryd inspect` says more about a file; set `agent` in [[sessions]] if it is not found out"
    return note(AREA, what, known)


def _kept(root: str, seen: list[Sighting], unread: int) -> Finding:
    """Compare how old the oldest transcript is with how old its agent lets it become."""
    days, oldest = kept_days(root), (time.time() - seen[-1].mtime) / _DAY_SECONDS
    if days == 0:
        return wrong(
            AREA, f"Claude Code keeps no transcripts in {root}", "raise cleanupPeriodDays in its settings.json"
        )
    what = f"Claude Code deletes transcripts in {root} after {days:.0f} days"
    raise_it = "raise cleanupPeriodDays in its settings.json"
    if unread and oldest > days - _SOON_DAYS:
        left = max(0.0, days - oldest)
        what += f", and some of them, which nobody has read, go in {left:.0f} days"
        return wrong(AREA, what, f"`memoryd once` reads them now; or {raise_it}")
    return note(AREA, what, f"`memoryd backfill` reads what is older than memoryd while it is there; or {raise_it}")


def _days(at: float) -> str:
    days = (time.time() - at) / _DAY_SECONDS
    return "today" if days < 1 else f"{days:,.0f} days ago"
