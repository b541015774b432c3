"""Tell a turn from which the built-in rules surely learn nothing, and in which nothing has to be cut out.

Most turns of a coding session are such, and preparing them for storage (secrets, pasted passages, planted instructions)
costs a hundred times what reading them does. So the test is on the words as they were read, and errs on one side: what
is not plain goes the long way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from memoryd.core.expressions import expression
from memoryd.core.injection import holds_one, may_hold_one, reads_like_one
from memoryd.core.injection_hints import hinting
from memoryd.core.model import Speaker, Turn, Utterance
from memoryd.core.said_again import SaidAgain
from memoryd.core.silence import silent

LONGEST = 600
_NOT_PLAIN = expression(r"[\n\r<>\"“”「」『』«»]|```|~~~")
"""What may part a prompt into pieces, some of them typed and some not, or hold a block that is taken out."""


class Emptiness(NamedTuple):
    """What tells of a turn that nothing lasts in its words, as they were read or once nothing was cut out of them.

    `beside` tells of each of some turns that nothing has to be cut out of what stands beside its words.
    """

    as_read: Callable[[Turn], bool]
    prepared: Callable[[Turn], bool]
    beside: Callable[[Sequence[Turn]], Sequence[bool]]


def says_nothing_as_read(turn: Turn) -> bool:
    """Tell whether the words of a turn, as they were read, bring no draft of the rules and nothing to cut out."""
    return all(map(_is_typed, turn.words)) and all(_says_nothing(word.text) for word in turn.words)


def says_nothing(turn: Turn) -> bool:
    """Tell the same of a turn that was prepared, and out of which nothing was cut."""
    return all(map(silent, turn.prompts))


def clear_beside(turns: Sequence[Turn]) -> list[bool]:
    """Tell of each turn whether nothing has to be cut out of its final text and the targets of its calls."""
    together = ["\n".join((turn.final or "", *[call.target for call in turn.calls])) for turn in turns]
    hinted = hinting(together)
    return [
        at not in hinted or _is_clear(turn, text) for at, (turn, text) in enumerate(zip(turns, together, strict=True))
    ]


def holds_nothing(turn: Turn) -> bool:
    """Tell whether a turn, as it was read, brings no draft of the rules and nothing to cut out, whatever is known."""
    return says_nothing_as_read(turn) and clear_beside((turn,))[0]


def _is_clear(turn: Turn, together: str) -> bool:
    if not may_hold_one(together):
        return True
    return not holds_one(turn.final or "") and not any(reads_like_one(call.target) for call in turn.calls)


BY_RULES = Emptiness(says_nothing_as_read, says_nothing, clear_beside)
NEVER = Emptiness(lambda turn: False, lambda turn: False, lambda turns: [False] * len(turns))
"""For a model, which may see more in a turn than the rules do."""


def _is_typed(word: Utterance) -> bool:
    return word.speaker is Speaker.USER and not word.pasted


@SaidAgain
def _says_nothing(text: str) -> bool:
    """Tell whether a text stays one piece, word for word, when it is prepared, and nothing is proposed for it."""
    return len(text) <= LONGEST and not _NOT_PLAIN.search(text) and silent(text)
