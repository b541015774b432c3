"""Tell a person at a terminal what memoryd sees and does, as it happens."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import assert_never

from memoryd.cli.terminal import Terminal, counted, gist
from memoryd.core.model import Op
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

_MOST_REASONS = 3
_LABEL = 12


class TerminalReporter:
    """Print each close, each verdict with its reason and each file; lanes may tell at the same moment."""

    def __init__(self, terminal: Terminal, home: Path) -> None:
        self._terminal = terminal
        self._home = str(home)
        self._lock = Lock()

    def tell(self, news: News) -> None:
        """Print one piece of news; a terminal that went away is no reason to stop working."""
        with self._lock, suppress(OSError):
            self._print(news)

    def _print(self, news: News) -> None:
        match news:
            case Watched():
                self._watched(news)
            case Closed():
                self._closed(news)
            case Judged():
                self._judged(news)
            case Filed():
                verb = "archived" if news.change.content is None else "wrote"
                path = str(Path(news.project.memory, news.change.file))
                self._say(verb, "cyan", self._short(path), _cause(news.cause))
            case Indexed():
                path = str(Path(news.project.memory, "MEMORY.md"))
                self._say("index", "cyan", self._short(path), counted(news.memories, "memory", "memories"))
            case Switched():
                what = f"changed {counted(news.files, 'memory file')}: a switched branch, or a pull"
                self._say("git", "cyan", self._short(news.project.memory), what)
            case Consolidated():
                self._consolidated(news)
            case Waiting():
                self._say("waiting", "cyan", f"{news.seconds:.0f} s", news.why)
            case Troubled():
                self._say("trouble", "red" if news.serious else "yellow", self._short_in(told(news)), "")
            case Stopped():
                self._say("stopped", "bold", "what was under way is taken up at the next start", "")
            case _:
                assert_never(news)

    def _watched(self, news: Watched) -> None:
        for root in news.roots:
            # As `status` calls it: nothing is heard from a folder before it is there.
            mode = news.mode if os.path.lexists(root) else "missing"
            self._say("watching", "bold", self._short(root), f"({mode})")
        if not news.roots:
            self._say("watching", "yellow", "nothing: no [[sessions]] folder is set; run `memoryd init`", "")

    def _closed(self, news: Closed) -> None:
        turn = news.turn
        words = " ".join(turn.prompts).strip() or "(nothing typed)"
        where = f"{turn.agent} in {self._short(news.project.root)}"
        self._say("turn", "bold", f"{where}, {turn.close}:", gist(f"“{words}”", self._room(where, str(turn.close))))

    def _judged(self, news: Judged) -> None:
        draft, verdict = news.verdict.draft, news.verdict
        if not verdict.accepted:
            self._say("rejected", "yellow", f"“{draft.description or draft.name or draft.target}”:", verdict.reason)
            return
        if draft.op == Op.RETIRE:
            self._say("retired", "green", f"{draft.target} ({draft.type})", "")
        else:
            verb = "changed" if draft.op == Op.UPDATE else "kept"
            self._say(verb, "green", f"{draft.description} ({draft.type})", "")
        if verdict.evidence:
            speaker = {"user": "you", "assistant": "the agent"}.get(verdict.evidence.speaker, verdict.evidence.speaker)
            self._say("", "", f"because {speaker} said:", f"“{verdict.evidence.quote}”")

    def _consolidated(self, news: Consolidated) -> None:
        done = f"{news.merged} merged, {news.retired} retired"
        done += f", {news.other} split, renamed or moved" if news.other else ""
        rest = "; ".join(filter(None, (news.reason or done, news.left, *news.refused[:_MOST_REASONS])))
        self._say("consolidated", "cyan", self._short(news.project.root), rest)

    def _say(self, label: str, style: str, subject: str, rest: str) -> None:
        terminal = self._terminal
        head = terminal.styled(f"{label:<{_LABEL}}", style) if style else " " * _LABEL
        terminal.line(*filter(None, [head, terminal.styled(subject), terminal.styled(rest, "dim")]))

    def _room(self, *taken: str) -> int:
        return max(self._terminal.width - _LABEL - sum(map(len, taken)) - 5, 30)

    def _short_in(self, text: str) -> str:
        return text.replace(self._home + os.sep, "~" + os.sep)

    def _short(self, path: str) -> str:
        return "~" + path[len(self._home) :] if path.startswith(self._home + os.sep) else path


def _cause(cause: str) -> str:
    return f"(from {cause})" if cause else ""


def told(news: Troubled) -> str:
    """Return where and what, the place once: a message often begins with it."""
    return without_repeat(news.where, news.message)


def without_repeat(where: str, message: str) -> str:
    """Return a message that says where, once."""
    return message if where in message else f"{where}: {message}"
