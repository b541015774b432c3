"""The `task` tool: an agent of its own for a task of its own, of which only the answer comes back."""

from __future__ import annotations

from collections.abc import Sequence

from .loop import Loop
from .messages import Message
from .model import Model
from .permissions import Permissions
from .tools import Given, Tool

ROUNDS = 30
_PROMPT = (
    "You do one task for another agent, which sees nothing but your last message. Do it with the tools you have, ask"
    " nobody, and answer with what was asked for: findings with file and line, or what you changed. You work in {cwd}."
)


def task_tool(model: Model, tools: Sequence[Tool], permissions: Permissions, cwd: object) -> Tool:
    """Return the tool; the subagent has `tools`, and none to make subagents of its own."""

    def run(given: Given) -> str:
        messages: list[Message] = [{"role": "user", "content": given["prompt"]}]
        return Loop(model, tools, permissions).run(_PROMPT.format(cwd=cwd), messages, ROUNDS)

    return Tool("task", "Have a subagent do a task that needs many steps, and get its answer.",
                {"prompt": "the task, with all that the subagent must know"}, run)  # fmt: skip
