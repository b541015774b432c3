"""Tell whether a text says only what the words hold that it rests on.

Whoever writes a memory may choose plain words freely. What cannot be chosen is what a reader would act on: commands,
addresses, paths, names in code, figures, and whether something is to be done or left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from functools import cache

from memoryd.core.body_labels import LABEL
from memoryd.core.cjk import has_cjk
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
_CLAUSE = expression(
    r"[.!?;:](?=\s|$)|[,\n()。！？；：，、（）]|\s[-–—]\s|\b(?:and|but|then|also|plus|or)\b"
    r"|并且?|而且|同时|然后|再|以及|还要?",
    re.IGNORECASE,
)
_WITHOUT = expression(
    r"(?:,\s{0,9})?\b(?:without|unless|except(?: for)?|until|before)\b[^,.;\n]*|除非[^，。；\n]*"
    r"|(?:没有?|未)(?:经过?|通过)?[^，。；\n]{1,12}?(?:时|之?前|就|的情况下|的话)",
    re.IGNORECASE,
)
"""Under which condition something is so: what is negated there is not the whole."""
_CONDITION = expression(
    r"(?:^|[.;\n])\s{0,9}(?:from now on,? |so,? |and |also,? |please,? )?"
    r"(?:if|when|whenever|unless|except) (?P<first>[^,.;\n]{3,80})"
    r"|\b(?:unless|except(?: for| when| if)?|only (?:if|when)) (?P<last>[^,.;\n]{3,80})"
    r"|(?:如果|若是?|除非|只有|凡是|遇到|碰到)(?P<chinese>[^，。；,\n]{2,30})",
    re.IGNORECASE,
)
_LEAST_TELLING = 2
"""A clause of fewer words that tell speaks of nothing of its own; in Chinese pairs of letters count, of three."""
_TELLS_NOTHING = (
    "possible needed necessary appropriate applicable user person project repo repository code codebase team work"
    " task session conversation future agent assistant always never use using prefer want make sure ensure must"
    " when whenever any every each all apply rule note follow keep not no only time case everywhere general"
    " default instead rather unless explicitly asked request change thing way reason because since so due why how"
    " here there writing file files new"
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
        and not _affirms_what_was_negated(_WITHOUT.sub(" ", text), _WITHOUT.sub(" ", said))
        and not turned(text, _JOINED.sub("; ", f"{said}\n{held}"))
    )


def adds(text: str, said: str) -> bool:
    """Tell whether a clause of a text speaks of something else than what was said: none of its words is there."""
    there = key_words(said)
    clauses = (_telling(clause) for clause in _CLAUSE.split(_LABEL.sub("\n", text)))
    telling = (mine for mine in clauses if len(mine) >= _LEAST_TELLING + any(map(has_cjk, mine)))
    return any(mine.isdisjoint(there) for mine in telling)


def keeps_conditions(text: str, around: str) -> bool:
    """Tell whether a text speaks of each condition under which a sentence says what it says."""
    mine = key_words(text)
    conditions = ("".join(filter(None, found.groups())) for found in _CONDITION.finditer(around))
    words = (_telling(condition) for condition in conditions)
    return all(not told or not told.isdisjoint(mine) for told in words)


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


def _telling(text: str) -> frozenset[str]:
    """Return the words of a text that tell what it speaks of."""
    return key_words(text) - _tells_nothing()


@cache
def _tells_nothing() -> frozenset[str]:
    return key_words(_TELLS_NOTHING)
