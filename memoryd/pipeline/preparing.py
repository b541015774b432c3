"""What a closed turn becomes before anything of it is stored.

In this order: secrets and private passages are taken out, and texts that may not come back; blocks that came out of
memory go; what the person pasted is parted from what they typed; what then reads like an instruction to an assistant's
memory, anywhere but in typed words, is cut out. Secrets come first: a private passage may reach over several pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from memoryd.core.injection import Cut, without_instructions
from memoryd.core.model import ToolCall, Turn
from memoryd.core.pasting import separated
from memoryd.core.recalled import without_blocks


@dataclass(frozen=True, slots=True)
class Prepared:
    """A turn as it may be stored, and what was cut out of it."""

    turn: Turn
    cuts: tuple[Cut, ...] = ()

    @property
    def says_something(self) -> bool:
        """Tell whether there is anything left that was said to the agent."""
        return any(word.text.strip() for word in self.turn.words)


def prepared(turn: Turn, redact: Callable[[Turn], Turn]) -> Prepared:
    """Return what of a turn may be stored; the same turn always becomes the same."""
    return Prepared(*without_instructions(separated(_unrecalled(redact(turn)))))


def _unrecalled(turn: Turn) -> Turn:
    words = (replace(word, text=without_blocks(word.text)) for word in turn.words)
    return replace(
        turn,
        words=tuple(word for word in words if word.text.strip()),
        final=None if turn.final is None else without_blocks(turn.final) or None,
        calls=tuple(ToolCall(call.name, without_blocks(call.target)) for call in turn.calls),
    )
