"""How memoryd is, on one page: the headline, what needs attention with its remedy, the folders, the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from memoryd.cli.elapsed import ago, elapsed, size
from memoryd.cli.telling import without_repeat
from memoryd.cli.terminal import Terminal, counted, gist
from memoryd.core.money import dollars

_LABEL = 10
_MOST = 8
_RECENT = 3
_RECENT_SECONDS = 86_400.0
_MISSING = "missing"
_MOST_MISSING = 3


class StatusPage:
    """Print a status (as `memoryd status --json` has it) as it is at `now` (seconds since 1970)."""

    def __init__(self, terminal: Terminal, status: Mapping[str, Any], now: float, home: str) -> None:
        self._terminal = terminal
        self._status = status
        self._now = now
        self._home = home

    def print(self) -> None:
        """Print it."""
        self._headline()
        self._attention()
        self._roots()
        self._rest()

    def _headline(self) -> None:
        trouble, running = self._list("trouble"), self._status.get("running")
        if not running:
            words, style = "memoryd is not running; start it with `memoryd run`", "red"
        elif trouble:
            words, style = f"memoryd needs you: {counted(len(trouble), 'thing')}", "yellow"
        else:
            words, style = "memoryd is well", "green"
        self._terminal.line(self._terminal.styled(words, "bold", style))
        self._terminal.line(self._terminal.styled(", ".join(filter(None, self._life())), "dim"))

    def _life(self) -> Iterator[str]:
        status = self._status
        yield f"version {status.get('version')}"
        if status.get("running"):
            yield f"process {status.get('pid')}"
            started = status.get("started")
            yield f"up {elapsed(self._now - started)}" if isinstance(started, int | float) else ""
        written = ago(status.get("last_written"), self._now)
        yield f"last memory {written}" if written else "no memory yet"

    def _attention(self) -> None:
        trouble = self._list("trouble")
        for line in trouble[:_MOST]:
            what, _, remedy = self._short(str(line)).partition("; ")
            self._item("!", what, "yellow")
            self._item(" ", f"→ {remedy or 'the log says more'}")
        if len(trouble) > _MOST:
            self._item(" ", f"and {len(trouble) - _MOST} more; `memoryd status --json` has all")

    def _roots(self) -> None:
        roots = [root for root in self._list("roots") if isinstance(root, Mapping)]
        if not roots:
            return
        self._terminal.line()
        roots.sort(key=lambda root: (root.get("mode") == _MISSING, str(root.get("root"))))
        shown = len([root for root in roots if root.get("mode") != _MISSING]) + _MOST_MISSING
        self._terminal.table([self._root(root) for root in roots[:shown]])
        if more := len(roots[shown:]):
            self._terminal.line(
                self._terminal.styled(f"  and {more} more that {'is' if more == 1 else 'are'} not there")
            )

    def _root(self, root: Mapping[str, Any]) -> tuple[str, ...]:
        written = ago(root.get("last_line"), self._now)
        return (
            "  " + self._short(str(root.get("root"))),
            str(root.get("mode")),
            f"last line {written}" if written else "no line yet",
            ", ".join(_behind(root)) or ("" if root.get("mode") == _MISSING else "all read"),
        )

    def _rest(self) -> None:
        self._terminal.line()
        for label, text in (
            ("turns", _queue(self._status.get("queue"))),
            ("memory", self._short(str(self._status.get("last_file") or ""))),
            ("model", self._model()),
            ("left out", _counts(self._status.get("excluded"))),
        ):
            self._fact(label, text)
        for note in self._list("notices"):
            self._fact("note", self._short(str(note)))
        for item in self._lately():
            self._fact("trouble", item)
        for verdict in self._list("verdicts")[:_RECENT]:
            self._fact("verdict", self._verdict(verdict))

    def _model(self) -> str:
        spend, backend = self._status.get("spend"), self._status.get("backend")
        if not isinstance(spend, Mapping):
            return f"none: {backend}, built in" if backend else ""
        place = f" at {self._status['endpoint']}" if self._status.get("endpoint") else ""
        calls = counted(int(spend.get("calls_today", 0)), "call")
        today, month = float(spend.get("usd_today", 0)), float(spend.get("usd_month", 0))
        return f"{backend}{place}, {calls} and {dollars(today)} today, {dollars(month)} this month"

    def _lately(self) -> Iterator[str]:
        """Yield the latest trouble of a day, newest first."""
        told = [item for item in self._list("recent_trouble") if isinstance(item, Mapping)]
        fresh = [item for item in told if self._now - float(item.get("at", 0)) < _RECENT_SECONDS]
        for item in fresh[: -_RECENT - 1 : -1]:
            times = f" ({item['times']} times)" if item.get("times", 1) > 1 else ""
            what = without_repeat(str(item.get("where")), str(item.get("what")))
            yield f"{ago(item.get('at'), self._now)}: {self._short(what)}{times}"

    def _verdict(self, item: Mapping[str, Any]) -> str:
        """Name a memory as `memoryd show` and `memoryd why` take it; a draft that became none by its own name."""
        where = f"{ago(item.get('at'), self._now)} in {self._short(str(item.get('project')))}:"
        if item.get("accepted"):
            return f"{where} kept {item.get('memory') or item.get('name')} ({item.get('type')})"
        return f"{where} rejected “{item.get('name')}”: {item.get('reason')}"

    def _fact(self, label: str, text: str) -> None:
        if text:
            room = max(self._terminal.width - _LABEL - 3, 30)
            self._terminal.line(
                self._terminal.styled(f"  {label:<{_LABEL}}", "dim"), self._terminal.styled(gist(text, room))
            )

    def _item(self, mark: str, text: str, *styles: str) -> None:
        terminal = self._terminal
        for number, row in enumerate(terminal.rows(text, 4)):
            head = terminal.styled(f"  {mark if number == 0 else ' '}", *styles)
            terminal.line(head, terminal.styled(row, *styles))

    def _list(self, key: str) -> Sequence[Any]:
        found = self._status.get(key)
        return found if isinstance(found, list) else []

    def _short(self, text: str) -> str:
        return text.replace(f"{self._home}/", "~/") if self._home else text


def _behind(root: Mapping[str, Any]) -> Iterator[str]:
    if root.get("unread"):
        yield f"{size(int(root['unread']))} unread"
    for key, one in (
        ("waiting_turns", "turn waiting"),
        ("open_turns", "turn open"),
        ("bad_lines", "bad line"),
        ("unknown", "unknown file"),
    ):
        if count := root.get(key):
            yield counted(int(count), one, one.replace("turn ", "turns ") if one.startswith("turn ") else "")


def _queue(queue: object) -> str:
    if not isinstance(queue, Mapping) or not queue:
        return ""
    words = {"done": "done", "answered": "being written", "pending": "waiting", "quarantined": "set aside"}
    return ", ".join(f"{int(queue[state]):,} {word}" for state, word in words.items() if queue.get(state))


def _counts(counts: object) -> str:
    return ", ".join(f"{count}: {why}" for why, count in counts.items()) if isinstance(counts, Mapping) else ""
