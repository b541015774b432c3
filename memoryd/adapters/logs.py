"""Logs: key=value on a terminal, JSON lines otherwise; never a transcript's words above debug level."""

from __future__ import annotations

import json
import logging
import sys
import threading
import traceback
from enum import StrEnum
from functools import partial
from typing import TextIO, assert_never

from memoryd.adapters.lightly import importing
from memoryd.core.expressions import expression
from memoryd.core.model import MemoryType, Op
from memoryd.core.news import (
    Closed,
    Consolidated,
    Filed,
    Indexed,
    Judged,
    News,
    Stopped,
    Switched,
    Troubled,
    Waiting,
    Watched,
)
from memoryd.core.printable import line
from memoryd.core.wordless import file_mark, without_words

# Its colours, its logging from coroutines, its loggers that go to other processes and its old ones for each thread are
# not used here: they would be a fifth of a daemon at rest.
_UNUSED: dict[str, dict[str, object]] = {"asyncio": {}, "pickle": {"PicklingError": TypeError}, "uuid": {}}
with importing(absent=("rich", "better_exceptions"), hollow=_UNUSED):
    import structlog
    from structlog.typing import EventDict, Processor, WrappedLogger

_MOST_REASONS = 12
_BARE = expression(r"[^\s\"'=,\\]+")


def configure(level: str, format: str, stream: TextIO | None = None) -> None:
    """Send every log line of this process to `stream` (None: standard error).

    `format` "auto" means key=value on a terminal and JSON lines elsewhere. Libraries are heard from warnings up,
    whatever the level: at debug some of them print whole requests.
    """
    target = sys.stderr if stream is None else stream
    text = format == "text" or (format == "auto" and target.isatty())
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        partial(_trace, level == "debug"),
    ]
    handler = logging.StreamHandler(target)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _printable,
                _as_text if text else _as_json,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("memoryd").setLevel(level.upper())
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    threading.excepthook = _log_thread_end


def _log_thread_end(ended: threading.ExceptHookArgs) -> None:
    """Log a thread that a defect ended, where Python would print to a standard error nobody reads."""
    if ended.exc_value is not None:
        name = ended.thread.name if ended.thread else "unknown"
        structlog.stdlib.get_logger("memoryd").error("thread ended by a defect", thread=name, exc_info=ended.exc_value)


class LogReporter:
    """Tell news to the log: who, where and what came of it; the words themselves at debug level only.

    What memoryd did is info, what it could not do is a warning, whether or not it is serious. Names of memories are
    made of what a person said, so they count as words; the one exception is the file that a warning is about.
    """

    def __init__(self) -> None:
        self._log: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger("memoryd")

    def tell(self, news: News) -> None:
        """Log one piece of news."""
        match news:
            case Watched():
                self._log.info("watching", roots=list(news.roots), mode=news.mode)
            case Closed():
                self._closed(news)
            case Judged():
                self._judged(news)
            case Filed():
                self._filed(news)
            case Indexed():
                self._log.info("index written", project=news.project.root, memories=news.memories)
            case Switched():
                self._log.info("git changed files", project=news.project.root, files=news.files)
            case Consolidated():
                self._consolidated(news)
            case Waiting():
                self._log.info("waiting", seconds=round(news.seconds, 1), why=news.why)
            case Troubled():
                what = without_words(news.message, but=news.where)
                self._log.warning("trouble", where=news.where, message=what, serious=news.serious)
            case Stopped():
                self._log.info("stopped")
            case _:
                assert_never(news)

    def _closed(self, news: Closed) -> None:
        if not logging.getLogger("memoryd").isEnabledFor(logging.INFO):
            # A thousand turns are told when a daemon catches up.
            return
        turn = news.turn
        place = {"agent": turn.agent, "session": turn.session, "file": turn.file, "end": turn.end}
        self._log.info("turn closed", **place, close=str(turn.close), project=news.project.root)
        self._log.debug("turn words", **place, prompts=list(turn.prompts), final=turn.final)

    def _judged(self, news: Judged) -> None:
        verdict, turn, draft = news.verdict, news.turn, news.verdict.draft
        event = "draft accepted" if verdict.accepted else "draft rejected"
        where = {"agent": turn.agent, "session": turn.session, "project": news.project.root}
        # A model wrote them: what is not one of the known words may be anybody's.
        kind, op = _known(draft.type, MemoryType), _known(draft.op, Op)
        self._log.info(event, type=kind, op=op, reason=without_words(verdict.reason), **where)
        self._log.debug("draft words", name=draft.name, evidence=draft.evidence, reason=verdict.reason, **where)

    def _filed(self, news: Filed) -> None:
        event = "memory archived" if news.change.content is None else "memory written"
        self._log.info(event, memory=file_mark(news.change.file), project=news.project.root, cause=news.cause)
        self._log.debug("memory name", file=news.change.file, project=news.project.root)

    def _consolidated(self, news: Consolidated) -> None:
        counts = {"merged": news.merged, "retired": news.retired, "other": news.other}
        told = {key: without_words(text) for key in ("reason", "left", "run") if (text := getattr(news, key))}
        # Why a model's plan is refused quotes what it proposed.
        reasons = {
            key: [without_words(reason) for reason in against[:_MOST_REASONS]]
            for key, against in (("refused", news.refused), ("asked_again", news.again))
            if against
        }
        project = news.project.root
        self._log.info("consolidated", project=project, **counts, **told, **reasons)
        words = {"refused": list(news.refused), "asked_again": list(news.again)}
        self._log.debug("consolidation reason", project=project, reason=news.reason, **words)


def _known(word: str, words: type[StrEnum]) -> str:
    return word if word in tuple(words) else "unknown"


def _trace(words: bool, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Turn an exception into where it came from; its own message may quote a transcript, so `words` decides on it."""
    error = event.pop("exc_info", None)
    error = sys.exc_info()[1] if error is True else error[1] if isinstance(error, tuple) else error
    if isinstance(error, BaseException):
        event["error"] = f"{type(error).__name__}: {error}" if words else type(error).__name__
        frames = traceback.extract_tb(error.__traceback__)
        event["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return event


def _printable(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Escape what a terminal or a pager would act on, in every value."""
    return {key: _safe(value) for key, value in event.items()}


def _safe(value: object) -> object:
    if isinstance(value, list | tuple):
        return [_safe(item) for item in value]
    return value if value is None or isinstance(value, int | float | bool) else line(str(value))


def _as_json(logger: WrappedLogger, method: str, event: EventDict) -> str:
    first = {key: event.pop(key) for key in ("timestamp", "level", "event") if key in event}
    return json.dumps({**first, **event}, ensure_ascii=False)


def _as_text(logger: WrappedLogger, method: str, event: EventDict) -> str:
    head = f"{event.pop('timestamp', '')} {event.pop('level', ''):<7} {event.pop('event', '')}"
    return "  ".join([head.strip(), *(f"{key}={_quoted(value)}" for key, value in event.items())])


def _quoted(value: object) -> str:
    if isinstance(value, list):
        return ",".join(_quoted(item) for item in value) or "[]"
    text = str(value)
    return text if _BARE.fullmatch(text) else json.dumps(text, ensure_ascii=False)
