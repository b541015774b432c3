"""Serve a project's memory over MCP: looking is done here, writing by the daemon or under the instance lock."""

from __future__ import annotations

import threading

from memoryd import __version__
from memoryd.adapters.clock import SystemClock
from memoryd.adapters.memory_text import YamlMemoryText
from memoryd.adapters.rules_files import DiskRulesFiles
from memoryd.bootstrap.asking import memories
from memoryd.bootstrap.doing import perform
from memoryd.bootstrap.recalling import Asked, recall
from memoryd.config import Config
from memoryd.core import index, preamble
from memoryd.core.age import freshness
from memoryd.core.agent_marks import is_agents
from memoryd.core.block_lines import INDEX
from memoryd.core.commands import Command, Outcome
from memoryd.core.errors import MemorydError
from memoryd.core.model import Memory
from memoryd.core.naming import find, is_file
from memoryd.core.personal import lies_there, path_of
from memoryd.core.recall_answer import as_xml
from memoryd.core.text import one_line
from memoryd.pipeline.agent_commands import WRITE

MOST_ITEMS = 20
NOTHING = "No memory bears on this."


def serve(config: Config, place: str) -> None:
    """Serve until the client hangs up; MemorydError when the SDK is not installed."""
    try:
        from memoryd.adapters.mcp_server import McpServer
    except ModuleNotFoundError as error:
        if error.name not in ("mcp", "mcp_types"):
            raise
        raise MemorydError("the MCP SDK is not installed", "pip install 'memoryd[mcp]'") from error
    McpServer(ServedMemories(config, place), version=__version__, instructions=" ".join(preamble.RULES)).run()


class ServedMemories:
    """The memories of the project around a folder, as the server offers them."""

    def __init__(self, config: Config, place: str) -> None:
        self._config = config
        self._place = place
        self._clock = SystemClock()
        # The client may call several tools at once, and without a daemon only one command has the instance lock.
        self._turn = threading.Lock()

    def recall(self, request: str, most: int) -> str:
        """Return the memories that bear on a request, as one block, and what did not work as it should."""
        items = max(1, min(most, MOST_ITEMS))
        with self._turn:
            found = recall(self._config, Asked(request=request, place=self._place, items=items))
        block = as_xml(found.chosen, found.today) or NOTHING
        return f"{block}\n({found.note})" if found.note else block

    def list(self) -> str:
        """Return a line for each memory."""
        folder, project = memories(self._config, self._place)
        lines = [_line(memory) for memory in folder.memories if not index.expired(memory, self._today())]
        lines += [f"- {broken.file} cannot be read: {broken.reason}" for broken in folder.broken]
        return "\n".join([f"In {project.memory}:", *(lines or ["No memories yet."])])

    def read(self, name: str) -> str:
        """Return one memory whole, as its file has it."""
        folder, project = memories(self._config, self._place)
        memory = find(folder, name, project)
        return f"{path_of(project.memory, memory.file)}\n\n{YamlMemoryText().render(memory)}"

    def write(self, client: str, **args: str) -> str:
        """Write one through the gate; MemorydError with the reason when it is refused."""
        outcome = self._perform(WRITE, {"client": client, **args})
        if not outcome.ok:
            raise MemorydError("\n".join(outcome.lines))
        return "\n".join(outcome.lines)

    def forget(self, name: str) -> str:
        """Take one away and keep what it said from being learned again; what is pinned stays."""
        folder, _ = memories(self._config, self._place)
        if any(memory.pinned and (name == memory.name or is_file(memory.file, name)) for memory in folder.memories):
            raise MemorydError(f"{name} is pinned", f"the person can take it away with `memoryd forget {name}`")
        return "\n".join(self._perform("forget", {"name": name}).lines)

    def index(self) -> str:
        """Return MEMORY.md as it stands, or as it would."""
        folder, project = memories(self._config, self._place)
        there = DiskRulesFiles().read(project.memory, INDEX)
        return there.decode("utf-8", "replace") if there is not None else index.render(folder, self._today())

    def _perform(self, name: str, args: dict[str, str]) -> Outcome:
        with self._turn:
            return perform(self._config, Command(name, self._place, args))

    def _today(self) -> str:
        return self._clock.day(self._clock.now())


def _line(memory: Memory) -> str:
    whose = ", an agent's note" if is_agents(memory) else ""
    personal = "personal" if lies_there(memory.file) else ""
    about = ", ".join(filter(None, (memory.type, freshness(memory), personal)))
    return f"- {memory.name} ({about}{whose}): {one_line(memory.description, 300)}"
