"""The agent: a conversation that is written down, with memory around it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from memoryd import MemorydError, MemoryDir
from memoryd.sessions import HARNESS, Session

from . import prompt, stop_hooks
from .loop import Loop
from .memory_tools import memory_tools
from .messages import Message
from .model import Model
from .permissions import Permissions
from .subagent import task_tool
from .tools import ProjectTools

ROUNDS = 100


class Agent:
    """One session of an agent in a folder. `memory` is None where nothing is to be remembered."""

    def __init__(
        self,
        session: Session,
        memory: MemoryDir | None,
        model: Model,
        permissions: Permissions,
        hooks: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        self._session = session
        self._memory = memory
        self._cwd = Path(session.cwd)
        self._hooks = hooks
        self._language = language
        self._said: list[Message] = []
        self._messages = session.history()
        readable = [model.results, *([Path(memory.path)] if memory else [])]
        own = [*ProjectTools(self._cwd, readable).all(), *(memory_tools(memory) if memory else [])]
        task = task_tool(model, own, permissions, self._cwd)
        self._loop = Loop(model, [*own, task], permissions, session.append)

    def turn(self, words: str) -> str:
        """Do what the person asks and return the agent's last words.

        The end of the turn is marked when the stop hooks are content: then memoryd works on it, and not before.
        """
        self._say("user", words)
        current = self._messages[-1]
        self._said = [*self._said[-2:], current]
        system, recalled = prompt.build(self._cwd, self._memory, self._language), self._recalled()
        try:
            final = self._loop.run(system, self._messages, ROUNDS, current, recalled)
            for _ in range(stop_hooks.MOST_ROUNDS):
                objection = stop_hooks.objection(self._hooks, final, self._cwd)
                if not objection:
                    break
                self._say(HARNESS, objection)
                final = self._loop.run(system, self._messages, ROUNDS, current, recalled)
            return final
        except BaseException:
            # A turn that broke off may have calls without an answer; the history of the session answers them.
            self._messages = self._session.history()
            raise
        finally:
            self._session.end_turn()

    def _say(self, role: str, words: str) -> None:
        self._session.append(role, words)
        self._messages.append({"role": "user", "content": words})

    def _recalled(self) -> str:
        """Return what memory has for this turn; trouble with it never keeps the agent from working."""
        try:
            return self._memory.recall(self._said, asked=False).xml if self._memory else ""
        except MemorydError:
            return ""
