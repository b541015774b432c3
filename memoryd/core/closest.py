"""Choose the memories that are closest to what was said, so that a question need not hold all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from memoryd.core.model import Memory, Turn
from memoryd.core.text import key_words
from memoryd.core.tongue import leading, names

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


def across_languages(close: Sequence[Memory], turns: Sequence[Turn], most: int) -> tuple[Memory, ...]:
    """Return the closest memories anew, with one of the other language among the first `most` where there is any.

    What two languages share are names, few words beside all that a memory of the same language shares. Yet the one
    that names the same things may say the same, and only who is shown it can tell.
    """
    prompts = "\n".join(text[:SAID_CHARACTERS] for turn in turns for text in turn.prompts)
    spoken, named = leading(prompts), names(prompts)
    for place, memory in enumerate(close):
        text = f"{memory.name} {memory.description} {memory.body[:SAID_CHARACTERS]}"
        told = leading(text) - spoken
        if spoken and told and not named.isdisjoint(names(text)):
            at = min(place, most - 1)
            return (*close[:at], memory, *close[at:place], *close[place + 1 :])
    return tuple(close)
