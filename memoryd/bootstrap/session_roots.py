"""The session roots of a configuration."""

from __future__ import annotations

from memoryd import agents
from memoryd.agents import Format
from memoryd.agents.generic import GenericFormat, Keys
from memoryd.config import Config
from memoryd.core.settings import SessionSettings
from memoryd.pipeline.session_root import SessionRoot


def session_roots(config: Config, since: float | None = None) -> tuple[SessionRoot, ...]:
    """Return what is to be watched; with `since` (seconds since 1970) what was written from then on is read too."""
    return tuple(
        SessionRoot(
            path=settings.path,
            form=_form(settings),
            from_start=settings.start == "beginning",
            since=since,
            cwd=settings.cwd,
            idle_seconds=config.extraction.idle_seconds,
        )
        for settings in config.sessions
        if settings.enabled
    )


def _form(settings: SessionSettings) -> Format | None:
    if settings.agent == "auto":
        return None
    if settings.agent != "generic":
        return agents.get(settings.agent)
    return GenericFormat(
        Keys(
            role=settings.role_key,
            content=settings.content_key,
            time=settings.time_key,
            session=settings.session_key,
            cwd=settings.cwd_key,
            end_marker=settings.end_marker,
        )
    )
