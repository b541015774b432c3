"""Choose the memories that are closest to what was said, so that a question need not hold all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from memoryd.core.model import Memory, Turn
from memoryd.core.text import key_words

SAID_CHARACTERS = 8_000


def by_closeness(memories: Sequence[Memory], turns: Sequence[Turn]) -> tuple[tuple[Memory, ...], tuple[Memory, ...]]:
    """Return the memories that share words with the turns, the closest first, and the others, the newest first.

    A word counts the more the fewer memories hold it: what all of them speak of tells none of them apart.
    """
    said = key_words("\n".join(word.text[:SAID_CHARACTERS] for turn in turns for word in turn.material))
    held = [key_words(f"{memory.name} {memory.description} {memory.body[:SAID_CHARACTERS]}") for memory in memories]
    common = Counter(word for words in held for word in words)
    worth = [sum(1 / common[word] for word in words & said) for words in held]
    ranked = sorted(range(len(memories)), key=lambda place: -worth[place])
    close = tuple(memories[place] for place in ranked if worth[place] > 0)
    others = [memories[place] for place in ranked if worth[place] == 0]
    return close, tuple(sorted(others, key=lambda memory: memory.updated, reverse=True))
