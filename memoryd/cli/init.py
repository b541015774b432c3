"""memoryd init."""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

from memoryd.cli.context import Context, absolute
from memoryd.cli.exits import Exit
from memoryd.cli.terminal import Terminal, counted
from memoryd.core.connections import READS, in_words
from memoryd.core.errors import MemorydError
from memoryd.core.settings import BACKENDS

if TYPE_CHECKING:
    from memoryd.config import KnownAgent

NAME = "init"
HELP = "look for agents, ask what to use, and write a config file"
EXAMPLE = "memoryd init"

_SHOWN = 10


def options(parser: ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--yes", action="store_true", help="take the defaults, ask nothing")
    parser.add_argument("--backend", choices=list(BACKENDS), help="who reads the turns; default: rules")


def run(context: Context) -> int:
    """Show what was found and what would be written where, ask, and write the config."""
    from memoryd.config import known_agents

    target = _target(context)
    if target.exists():
        raise MemorydError(f"{target} exists already and is left as it is", "edit it, or move it away first")
    known = known_agents(context.env, context.places().home)
    found = [agent for agent in known if agent.home.is_dir()]
    _show(context, found, target)
    backend = _backend(context)
    if not _agreed(context, f"Write {target}?"):
        context.terminal.line("Nothing was written.")
        return Exit.DONE
    _write(target, found or list(known), backend)
    _finish(context.terminal, target, found or list(known), backend)
    return Exit.DONE


def _target(context: Context) -> Path:
    named = context.args.config or context.env.get("MEMORYD_CONFIG")
    return Path(absolute(named)) if named else context.places().config


def _show(context: Context, found: list[KnownAgent], target: Path) -> None:
    terminal, places = context.terminal, context.places()
    terminal.line(terminal.styled("Agents found", "bold"))
    folders = [folder for agent in found for folder in _agent(context, agent)]
    if not found:
        terminal.paragraph("none yet; memoryd will look where the agents it knows keep their transcripts", 2)
    terminal.line()
    terminal.line(terminal.styled("What memoryd would write", "bold"))
    terminal.paragraph("memories, in the folder .memory of each project in which a turn closes from now on", 2)
    for folder in folders[:_SHOWN]:
        terminal.line("   ", terminal.styled(folder, "dim"))
    if len(folders) > _SHOWN:
        terminal.line(f"    and {len(folders) - _SHOWN} more")
    terminal.paragraph(f"memories of projects that cannot have such a folder, in {places.data}", 2)
    terminal.paragraph(f"what was done, and why, in {places.state}", 2)
    terminal.paragraph(f"the config, {target}", 2)
    terminal.line()
    terminal.line(terminal.styled("Who reads the turns", "bold"))
    for name, meaning in BACKENDS.items():
        terminal.line(" ", terminal.styled(name, "bold"))
        terminal.paragraph(meaning, 4)
    terminal.line()


def _agent(context: Context, agent: KnownAgent) -> tuple[str, ...]:
    """Print what is there of an agent, and return the memory folders its newest sessions lead to."""
    from memoryd.bootstrap.foreseeing import foreseen
    from memoryd.config import Config

    nothing_set = Config(source=None, places=context.places(), sessions=())
    seen = foreseen(nothing_set, agent.agent, str(agent.sessions))
    there = f"{counted(seen.transcripts, 'transcript')} in {agent.sessions}"
    missing = f"{agent.sessions} is not there yet, and would be watched for"
    context.terminal.paragraph(f"{agent.agent}: {there if agent.sessions.exists() else missing}", 2)
    return seen.folders


def _backend(context: Context) -> str:
    if context.args.backend or context.args.yes:
        return str(context.args.backend or "rules")
    question = f"Which one? [rules] ({', '.join(BACKENDS)})"
    while (answer := _asked(context, question) or "rules") not in BACKENDS:
        context.terminal.paragraph(f"{answer!r} is no backend; choose {' or '.join(BACKENDS)}", 0)
    return answer


def _agreed(context: Context, question: str) -> bool:
    return bool(context.args.yes) or _asked(context, f"{question} [Y/n]").lower() in ("", "y", "yes")


def _asked(context: Context, question: str) -> str:
    if not context.input.isatty():
        raise MemorydError("there is no terminal to ask on", "say --yes to take the defaults")
    context.terminal.question(question)
    answer = context.input.readline()
    if not answer:
        raise MemorydError("the question was not answered, and nothing was written")
    return answer.strip()


def _write(target: Path, agents: list[KnownAgent], backend: str) -> None:
    from memoryd.adapters import own_folder
    from memoryd.core.settings import SessionSettings
    from memoryd.core.settings_text import config_text

    sessions = [SessionSettings(path=str(agent.sessions), agent=agent.agent) for agent in agents]
    text = config_text(sessions, commented=True, backend=backend)
    try:
        own_folder.make(target.parent)
        # O_EXCL: a file that came to be in the meantime is never overwritten.
        handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise MemorydError(f"{target} cannot be written: {error.strerror}", "name another with --config") from error


def _finish(terminal: Terminal, target: Path, agents: list[KnownAgent], backend: str) -> None:
    terminal.line(terminal.styled(f"Wrote {target}", "green"))
    if backend == "anthropic":
        key = "Put the API key into ANTHROPIC_API_KEY, or into a file that [anthropic] api_key_file names."
        terminal.paragraph(key, 0)
    terminal.paragraph("Start it with `memoryd run`, or as a service with `memoryd service install`.", 0)
    names = list(dict.fromkeys(agent.agent for agent in agents))
    _tell_in_words(terminal, [name for name in names if name not in READS])
    _tell_by_connecting(terminal, [name for name in names if name in READS])


def _tell_in_words(terminal: Terminal, names: list[str]) -> None:
    if names:
        terminal.line()
        terminal.paragraph(f"To make {', '.join(names)} read the memory, say in whatever rules file it reads:", 0)
        terminal.line()
        terminal.line(f"    {in_words()}")


def _tell_by_connecting(terminal: Terminal, names: list[str]) -> None:
    if names:
        terminal.line()
        terminal.paragraph(f"To make {', '.join(names)} read the memory, in each project or with --global for all:", 0)
        terminal.line()
        for name in names:
            terminal.line(f"    memoryd connect {name}")
