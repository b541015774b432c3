"""memoryd demo."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

from memoryd.cli.context import Context
from memoryd.cli.exits import Exit
from memoryd.cli.samples import copy_samples
from memoryd.cli.telling import TerminalReporter
from memoryd.cli.terminal import Terminal, gist
from memoryd.core.model import Turn
from memoryd.core.news import Closed, Judged, News, Watched
from memoryd.ports import Reporter

if TYPE_CHECKING:
    from memoryd.config import Config

NAME = "demo"
HELP = "show the whole job on sample sessions, in a temporary folder"
EXAMPLE = "memoryd demo"


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--keep", action="store_true", help="leave the temporary folder for a closer look")


def run(context: Context) -> int:
    """Watch the sample sessions with the real pipeline, and print what it saw, kept, rejected and wrote."""
    import tempfile

    if context.args.keep:
        folder = Path(tempfile.mkdtemp(prefix="memoryd-demo-")).resolve()
        code = _demonstrate(context.terminal, folder)
        context.terminal.text(f"\nAll of it is in {folder}")
        return code
    with tempfile.TemporaryDirectory(prefix="memoryd-demo-") as temporary:
        return _demonstrate(context.terminal, Path(temporary).resolve())


def _demonstrate(terminal: Terminal, folder: Path) -> int:
    from memoryd import bootstrap

    project = folder / "webshop"
    project.mkdir()
    copy_samples(folder / "sessions", project)
    config = _config(folder)
    terminal.line("Sample sessions of two agents, the built-in rules, no key, no network.")
    terminal.line()
    listener = _Listener(TerminalReporter(terminal, folder))
    listener.tell(Watched(tuple(session.path for session in config.sessions), "read once"))
    bootstrap.once(config, listener, since=0.0)
    _passed_over(terminal, listener)
    memories, place = bootstrap.memories(config, str(project))
    index = Path(place.memory, "MEMORY.md")
    terminal.line()
    terminal.line(terminal.styled("MEMORY.md, as an agent reads it", "bold"))
    terminal.line()
    terminal.text(index.read_text(encoding="utf-8").rstrip() if index.exists() else "(none)")
    return Exit.DONE if memories.memories else Exit.FAILED


def _config(folder: Path) -> Config:
    """Return a configuration that touches nothing outside the folder."""
    from memoryd.config import Config, Places
    from memoryd.core.settings import SessionSettings

    sessions = folder / "sessions"
    return Config(
        source=None,
        places=Places(folder, folder / "config.toml", folder / "state", folder / "data"),
        sessions=(
            SessionSettings(path=str(sessions / "claude-code" / "projects"), agent="claude-code", start="beginning"),
            SessionSettings(path=str(sessions / "home-made"), agent="generic", start="beginning"),
        ),
    )


def _passed_over(terminal: Terminal, listener: _Listener) -> None:
    terminal.line()
    terminal.line(terminal.styled("Nothing that lasts was said in", "bold"))
    for turn in listener.closed.values():
        if turn.key not in listener.judged:
            terminal.line(" ", terminal.styled(gist(f"“{' '.join(turn.prompts)}”", terminal.width - 4)))


class _Listener:
    """Pass news on, and remember which turns led to a verdict."""

    def __init__(self, reporter: Reporter) -> None:
        self._reporter = reporter
        self.closed: dict[str, Turn] = {}
        self.judged: set[str] = set()

    def tell(self, news: News) -> None:
        """Hear one piece of news."""
        if isinstance(news, Closed):
            self.closed[news.turn.key] = news.turn
        if isinstance(news, Judged):
            self.judged.add(news.turn.key)
        self._reporter.tell(news)
