"""The loop of an agent: ask, do what the model calls for, until it has nothing more to call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import anthropic

from .messages import Block, Message
from .model import Model
from .permissions import Permissions
from .tools import Tool, ToolFailed

_CUT = "This call was cut off, for the answer was too long; do it in smaller steps."


def _nobody(role: str, content: object) -> None:
    """Note nothing."""


@dataclass
class Loop:
    """What a turn needs: a model, tools, and who allows them. `note` writes each message down, by role and content."""

    model: Model
    tools: Sequence[Tool]
    permissions: Permissions
    note: Callable[[str, object], None] = _nobody

    def run(
        self, system: str, messages: list[Message], rounds: int, current: Message | None = None, recalled: str = ""
    ) -> str:
        """Go round until the model calls no tool, `rounds` times at most; returns its last words.

        What is said is added to `messages`. `current` is the one of them that the memories recalled are for.
        """
        for _ in range(rounds):
            reply = self.model.answer(system, messages, self.tools, current, recalled)
            said: list[Block] = [block.to_dict() for block in reply.content]
            if said:
                self._add(messages, "assistant", said)
            calls = [block for block in reply.content if block.type == "tool_use"]
            if not calls:
                return "\n".join(block.text for block in reply.content if block.type == "text")
            cut = reply.stop_reason == "max_tokens"
            self._add(messages, "user", [self._result(call, cut=cut) for call in calls])
        return f"[stopped after {rounds} rounds]"

    def _add(self, messages: list[Message], role: str, content: list[Block]) -> None:
        self.note(role, content)
        messages.append({"role": role, "content": content})

    def _result(self, call: anthropic.types.ToolUseBlock, *, cut: bool) -> Block:
        given: dict[str, Any] = dict(call.input)
        try:
            text, failed = (_CUT, True) if cut else (self._done(call.name, given), False)
        except ToolFailed as error:
            text, failed = str(error), True
        return {"type": "tool_result", "tool_use_id": call.id, "content": text, "is_error": failed}

    def _done(self, name: str, given: dict[str, Any]) -> str:
        tool = next((tool for tool in self.tools if tool.name == name), None)
        if tool is None:
            raise ToolFailed(f"there is no tool {name}")
        if not self.permissions.allow(tool, given):
            raise ToolFailed("the person did not allow it")
        return tool.call(given)
