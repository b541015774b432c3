"""APScheduler behind the Schedule port: it only ever puts work on a lane."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, tzinfo
from inspect import iscoroutinefunction
from typing import Any

from memoryd.adapters.lightly import importing, later
from memoryd.adapters.machine_time import MachineTime
from memoryd.core.cron import Cron, parse
from memoryd.core.news import Troubled
from memoryd.ports import Reporter

# What it is given here is objects, so it looks up nothing among what is installed; a job with a name, so it makes none
# up; one thread, so it has no pool of processes; and time zones, so it asks for none. All it takes from asyncio is one
# function, and from Python 3.14 on not from there either.
_UNUSED: dict[str, dict[str, object]] = {
    "asyncio": {"iscoroutinefunction": iscoroutinefunction},
    "concurrent.futures.process": {"BrokenProcessPool": RuntimeError},
    "importlib.metadata": {
        "entry_points": lambda group: (),
        "version": lambda name: "3",
        "PackageNotFoundError": LookupError,
    },
    "multiprocessing": {},
    "tzlocal": {"get_localzone": later("tzlocal", "get_localzone")},
    "uuid": {"uuid4": later("uuid", "uuid4")},
}
with importing(hollow=_UNUSED):
    from apscheduler.events import EVENT_JOB_ERROR, EVENT_JOB_MAX_INSTANCES, EVENT_JOB_MISSED, JobExecutionEvent
    from apscheduler.executors.pool import ThreadPoolExecutor
    from apscheduler.schedulers.background import BackgroundScheduler
    from apscheduler.triggers.combining import OrTrigger
    from apscheduler.triggers.cron import CronTrigger

_TROUBLE = {
    EVENT_JOB_ERROR: "failed",
    EVENT_JOB_MISSED: "was missed",
    EVENT_JOB_MAX_INSTANCES: "was skipped: the one before still runs",
}


class CronSchedule:
    """Call something at the times of a cron string, read in `timezone` (None: the machine's own).

    What fell into a sleep of the machine is made up for once. The memory job store is the only one: what was done
    is the ledger's to know.
    """

    def __init__(self, reporter: Reporter | None = None, timezone: tzinfo | None = None) -> None:
        self._reporter = reporter
        self._timezone = timezone or MachineTime()
        self._scheduler = BackgroundScheduler(
            timezone=UTC,
            executors={"default": ThreadPoolExecutor(1)},
            job_defaults={"coalesce": True, "max_instances": 1, "misfire_grace_time": None},
        )
        self._scheduler.add_listener(self._hear, EVENT_JOB_ERROR | EVENT_JOB_MISSED | EVENT_JOB_MAX_INSTANCES)

    def start(self, cron: str, call: Callable[[], None]) -> None:
        """Begin; `call` only puts work on a lane. CronError (a ValueError) when the string is none."""
        self._scheduler.add_job(call, trigger_of(parse(cron), self._timezone), id="cron", name=cron)
        if not self._scheduler.running:
            self._scheduler.start()

    def stop(self) -> None:
        """End without waiting for anything."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def _hear(self, event: JobExecutionEvent) -> None:
        if self._reporter is not None:
            cause = getattr(event, "exception", None)
            detail = f" ({type(cause).__name__}: {cause})" if cause else ""
            self._reporter.tell(Troubled("schedule", f"a scheduled run {_TROUBLE[event.code]}{detail}"))


def trigger_of(cron: Cron, timezone: tzinfo) -> Any:
    """Return APScheduler's trigger for a cron string: its weekdays count from Monday, and its day fields must both fit.

    `CronTrigger.from_crontab` has neither cron's weekdays nor cron's either-day rule, so the fields are given one by
    one.
    """
    days, weekdays = _listed(cron.days), _listed((value - 1) % 7 for value in cron.weekdays)
    if not cron.either_day:
        return _trigger(cron, days, weekdays, timezone)
    return OrTrigger([_trigger(cron, days, "*", timezone), _trigger(cron, "*", weekdays, timezone)])


def _trigger(cron: Cron, days: str, weekdays: str, timezone: tzinfo) -> Any:
    return CronTrigger(
        minute=_listed(cron.minutes),
        hour=_listed(cron.hours),
        day=days,
        month=_listed(cron.months),
        day_of_week=weekdays,
        second=0,
        timezone=timezone,
    )


def _listed(values: Iterable[int]) -> str:
    return ",".join(str(value) for value in sorted(values))
