"""Tell whether a text says only what the words hold that it rests on.

Whoever writes a memory may choose plain words freely. What cannot be chosen is what a reader would act on: commands,
addresses, paths, names in code, figures, and whether something is to be done or left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from memoryd.core.body_labels import LABEL
from memoryd.core.dates import absolute, named_days
from memoryd.core.expressions import expression
from memoryd.core.meaning_words import INSTEAD, NOT, PREFER_OVER
from memoryd.core.sameness import statement, statements
from memoryd.core.text import key_words, normalise
from memoryd.core.turned import turned

_LABEL = expression(LABEL, re.IGNORECASE)
_JOINED = expression(r",? (?:and|but) (?=(?:don't|do not|never|not)\b)", re.IGNORECASE)
_CODE = expression(r"`{1,3}([^`]{1,500})`{1,3}")
_TOKEN = expression(r"[^\s,;'\"`()<>\[\]{}，。；：、！？（）“”「」《》\u2e80-\u9fff]+(?:\(\))?")
_NAMED = expression(
    r"[a-z][a-z0-9+.-]*://.+|www\..+|[~.]{0,2}/.+|[A-Za-z]:\\.+|.*[\w.]/[\w.].*|.+/|--?[a-z][\w-]*|[#@]\w.*|.*\w_\w.*|_\w+"
    r"|[a-z]+[A-Z]\w*|[\w-]++(?:\.(?=[\w-]*[A-Za-z])[\w-]++)+|.*::.*|.*\(\)|\$\w+"
)
_SENTENCE_DOTS = expression(r"[.!?:…]+$")
_FIGURES = expression(r"\d+")
_TURNED = expression(
    r"\b(?:none|only|just|hate|dislike|detest|unless|rather|over|nothing|nobody|off-limits|forbidden|frozen|cannot|refuse"
    r"|instead|against|drop|less|free of|rid of)\b"
    r"|禁|免|莫|未|无|非|没|讨厌|反感|只|仅|停|代替|替代|取代",
    re.IGNORECASE,
)
"""Words that lend themselves to a negation though they are none; what negates is asked first."""
_NUMBER_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    " eighteen nineteen twenty"
)
_SPELT = {word: str(number) for number, word in enumerate(_NUMBER_WORDS.split())} | {
    word: str(number) for number, word in enumerate("零一二三四五六七八九十")
}


def support(words: str, today: date) -> str:
    """Return what a text may take from words that were said: the words, and the days and periods they name."""
    days = " ".join(named.day.isoformat() for named in named_days(words, today))
    return f"{words}\n{absolute(words, today)}\n{days}"


def grounded(text: str, said: str, held: str = "") -> bool:
    """Tell whether all a reader would act on in a text stands in what was said, or is `held` already.

    What was said may turn around what is held.
    """
    if held and grounded(text, said):
        return True
    text, every = _LABEL.sub(" ", text), normalise(f"{said}\n{held}")
    return (
        all(normalise(token) in every for token in named(text))
        and figures(text) <= figures(every) | spelt(every)
        and not (_negates(text) and not _negates(every) and _TURNED.search(every) is None)
        and not _affirms_what_was_negated(text, said)
        and not turned(text, _JOINED.sub("; ", f"{said}\n{held}"))
    )


def speaks_of(text: str, said: str) -> bool:
    """Tell whether a text shares a word that carries meaning with what was said; one without such words does."""
    mine = key_words(_LABEL.sub(" ", text))
    return not mine or not mine.isdisjoint(key_words(said))


def named(text: str) -> Iterator[str]:
    """Yield what is quoted as code, and what only stands for itself: addresses, paths, options, identifiers, calls."""
    for code in _CODE.finditer(text):
        yield code[1].strip()
    for match in _TOKEN.finditer(_CODE.sub(" ", text)):
        token = _SENTENCE_DOTS.sub("", match.group().strip("*"))
        if _NAMED.fullmatch(token):
            yield token.removesuffix("()")


def figures(text: str) -> frozenset[str]:
    """Return the figures of a text, without leading zeros."""
    return frozenset(figure.lstrip("0") or "0" for figure in _FIGURES.findall(normalise(text)))


def spelt(text: str) -> frozenset[str]:
    """Return the small numbers that a text spells out, as figures."""
    plain = normalise(text)
    return frozenset(number for word, number in _SPELT.items() if re.search(_whole(word), plain))


def _whole(word: str) -> str:
    return rf"\b{word}\b" if word.isascii() else word


def _negates(text: str) -> bool:
    plain = normalise(text).replace("n't", " not")
    return any(mark.search(plain) is not None for mark in (NOT, INSTEAD, PREFER_OVER))


def _affirms_what_was_negated(text: str, said: str) -> bool:
    negated = [one.negated for one in statements(_JOINED.sub("; ", said)) if len(one.negated) >= 2]
    mine = statement(text)
    if mine.negated or len(mine.affirmed) < 2:
        return False
    return any(words <= mine.affirmed or mine.affirmed <= words for words in negated)
