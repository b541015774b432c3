"""Where an agent is told of a memory: in a project, or in the agent's own folder."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from memoryd import agents
from memoryd.adapters.git import GitProjects
from memoryd.config import Config, known_agents
from memoryd.core.connections import READS, in_words
from memoryd.core.errors import MemorydError
from memoryd.core.model import Project
from memoryd.core.news import News
from memoryd.ports import Excluded
from memoryd.project_rules import rules_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """Whom to connect where: `base` is the project's root, or the agent's own folder where `project` is None.

    `place` is the folder the person named or stands in.
    """

    agent: str
    base: str
    project: Project | None = None
    place: str = ""

    def has(self, file: str) -> bool:
        """Tell whether something stands at a path below the base, whatever it is."""
        return os.path.lexists(Path(self.base, file))

    @contextmanager
    def told(self, file: str) -> Iterator[None]:
        """Say of a failure in which file below the base it is."""
        try:
            yield
        except MemorydError as error:
            path, message = f"{self.base}/{file}", str(error.args[0])
            raise MemorydError(message if message.startswith(path) else f"{path}: {message}", error.remedy) from error

    def beside(self, file: str) -> str:
        """Return where a file leads that is a link to another one beside it, as rules files often are; else itself."""
        path = Path(self.base, file)
        try:
            to = str(path.readlink())
        except OSError:
            return file
        return file.removesuffix(path.name) + to if "/" not in to and Path(path.parent, to).is_file() else file

    @property
    def memory(self) -> str:
        """Return the memory folder; "" where it is that of each project."""
        return self.project.memory if self.project else ""


class _Nobody:
    def tell(self, news: News) -> None:
        """Hear one piece of news."""


def target_of(
    config: Config, env: Mapping[str, str], agent: str, place: str, *, everywhere: bool, ending: bool = False
) -> Target:
    """Return where an agent is told; MemorydError where nothing is remembered, or where there is no such agent.

    `ending` finds a project also where nothing is remembered any more.
    """
    if everywhere:
        return Target(agent=agent, base=own_folder(config, env, agent))
    rules = rules_of(config)
    places = GitProjects(rules, _Nobody())
    project = places.project_of(place) if ending else places.locate(place)
    if isinstance(project, Excluded):
        raise MemorydError(f"{place}: {project.reason}")
    if (what := dict(rules.never).get(project.root)) and not ending:
        raise MemorydError(f"{project.root} is {what}, not a project", "name one with --project, or use --global")
    return Target(agent=agent, base=project.root, project=project, place=place)


def own_folder(config: Config, env: Mapping[str, str], agent: str) -> str:
    """Return the real path of an agent's own folder; MemorydError where the agent is not installed."""
    homes = [each.home for each in known_agents(env, config.places.home) if each.agent == agent]
    if not homes or not homes[0].is_dir():
        where = f"there is no folder {homes[0]}" if homes else "it has no folder of its own"
        raise MemorydError(f"{agent} was not found: {where}", "start it once, or leave --global away")
    return os.path.realpath(homes[0])


def refuse_unknown(agent: str, location: str, *, ending: bool = False) -> None:
    """Raise for an agent of which nobody knows what it reads, with what to tell it in words, or with who was meant.

    `ending` says what to take out instead.
    """
    if agent in READS:
        return
    if agent not in agents.names() and (near := _meant(agent)):
        raise MemorydError(f"there is no agent {agent!r}", f"did you mean {near}?")
    if ending:
        raise MemorydError(f"nothing was ever written for {agent}", "take out yourself what you put into its rules")
    raise MemorydError(
        f"what {agent} reads by itself was not checked, so nothing was written",
        f'put this into the rules file it reads: "{in_words(location)}"',
    )


def _meant(agent: str) -> str:
    typed = agent.casefold().replace("_", "-").replace(" ", "-")
    begun = [each for each in READS if typed and each.startswith(typed)]
    from difflib import get_close_matches

    return " or ".join(begun or get_close_matches(typed, READS))
