"""Tell what a sentence shows of itself: its words and pairs of words, how it begins, what stands around it."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise

from memoryd.core.expressions import expression
from memoryd.core.sentences import Sentence
from memoryd.core.text import is_cjk

LONGEST = 600
"""Characters of a sentence that count."""
MOST_COUNTED = 6
PAIR = "_"
"""What joins two words to one trait."""
_FIRST = 3
"""So many words tell how a sentence begins; two of each neighbour are looked at."""

_QUOTED = expression(r"`[^`]*`|\"[^\"]*\"|「[^」]*」|“[^”]*”")
_ADDRESS = expression(r"https?://\S+")
_PATH = expression(r"[\w./-]*[/_.][\w./-]+(?<!\.)")
_NAME = expression(r"(?<=[a-z,] )(?!I(?:'|\b))[A-Z][\w-]+")
_WORD = expression(r"[a-z]+(?:'[a-z]+)?|\d+|[^\sa-z0-9]")
_MARKS = frozenset(".,!?:;'\"()-/–—…，。！？；：、（）《》〈〉")
OTHER, QUOTE, ADDRESS, PATH, NAME, NUMBER = "ⓧⓠⓤⓟⓒⓝ"
"""What stands for any other sign, anything quoted, an address, a path or identifier, a name, a number."""
_KINDS = frozenset((OTHER, QUOTE, ADDRESS, PATH, NAME, NUMBER))


def traits(every: Sequence[Sentence], number: int) -> AbstractSet[str]:
    """Return what `every[number]`, a sentence of a message, shows; the same traits for the same words always."""
    sentence = every[number]
    said = words(sentence.text)
    shown = {
        f"long:{min(MOST_COUNTED, len(said) // 7)}",
        f"among:{min(4, len(every))}",
        f"place:{min(3, number)}",
        *said,
        *map(PAIR.join, pairwise(("^", *said, "$"))),
        *[f"{place}:{word}" for place, word in enumerate(said[:_FIRST])],
    }
    if number == len(every) - 1:
        shown.add("last:")
    if sentence.head:
        shown.add("headed:")
    if sentence.listed:
        shown.add("listed:")
    for name, at in (("before", number - 1), ("after", number + 1)):
        if 0 <= at < len(every):
            shown.update([f"{name}:{word}" for word in words(every[at].text)[:2]])
    return shown


def words(text: str) -> tuple[str, ...]:
    """Return the words of a sentence in lower case, each Chinese character a word; names and numbers by their kind."""
    plain = text[:LONGEST].replace("’", "'")
    if '"' in plain or "`" in plain or not plain.isascii():
        plain = _QUOTED.sub(QUOTE, plain)
    if "/" in plain or "_" in plain or "." in plain:
        plain = _PATH.sub(PATH, _ADDRESS.sub(ADDRESS, plain))
    folded = plain.lower()
    if folded != plain:
        folded = _NAME.sub(NAME, plain).lower()
    return tuple([word if word.isalpha() and word.isascii() else _known(word) for word in _WORD.findall(folded)])


def _known(word: str) -> str:
    if word.isdigit():
        return NUMBER
    return word if (word[0].isascii() and word[0].isalpha()) or is_cjk(word) or word in _MARKS | _KINDS else OTHER
