"""Tell whether a text is written in another language than a person spoke, as far as its script tells.

Code, addresses and names are of no language: a Chinese sentence is Chinese with `pnpm` and `src/api` in it. Languages
that share a script are not told apart.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import lru_cache

from memoryd.core.body_labels import LABEL
from memoryd.core.cjk import CLASS, is_cjk
from memoryd.core.expressions import expression
from memoryd.core.text import words

LATIN = "LATIN"
HAN = "CJK"
LEAST_LETTERS = 2
"""So many letters of a script say something in it; one may be a sign."""
LEAST_WORDS = 3
"""So many Latin words in a row are a phrase. Fewer are as a rule terms within another language."""
_OF_NO_LANGUAGE = expression(
    rf"`{{1,3}}[^`]{{1,500}}`{{1,3}}|(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{{1,20}}+://[^\s{CLASS}]++"
    rf"|{LABEL}",
    re.IGNORECASE,
)
_A_WORD = "[A-Za-zÀ-ɏ'’]++"
_PHRASE = expression(rf"(?<![A-Za-zÀ-ɏ'’]){_A_WORD}(?:[ \t,]++{_A_WORD}){{{LEAST_WORDS - 1}}}")
_LETTERS = expression(r"[^\W\d_]+")
_LATIN_WORD = expression(r"[A-Za-zÀ-ɏ]{2,}")
_NAME = expression(r"[A-Za-z][A-Za-z0-9.+#_/-]+")


def scripts(text: str) -> frozenset[str]:
    """Return the scripts in which a text says something: by its letters, and Latin by a phrase."""
    plain = _OF_NO_LANGUAGE.sub(" ", text)
    phrase = _PHRASE.search(plain) is not None
    others = {script for script, count in _letters(plain).items() if count >= LEAST_LETTERS or not phrase}
    return frozenset(others | {LATIN} if phrase else others)


def leading(text: str) -> frozenset[str]:
    """Return the script of most of a text, none where nothing tells: a letter weighs as much as a Latin word."""
    plain = _OF_NO_LANGUAGE.sub(" ", text)
    letters = _letters(plain)
    most = max(letters, key=lambda script: letters[script], default=LATIN)
    latin = len(_LATIN_WORD.findall(plain))
    if letters and letters[most] >= latin:
        return frozenset({most})
    return frozenset({LATIN} if latin >= LEAST_WORDS else ())


def foreign(text: str, quote: str, typed: str = "") -> bool:
    """Tell whether a text is neither in a script of its quote nor in that of most that the person typed.

    Where nothing tells a language nothing is foreign to it.
    """
    known = scripts(quote) | leading(typed)
    mine = scripts(text)
    if not known or mine & known:
        return False
    if mine - {LATIN}:
        return True
    # Of a few Latin words beside Chinese ones those are foreign that the person did not say: a term of theirs is not.
    said = frozenset(words(f"{quote}\n{typed}"))
    told = _LATIN_WORD.findall(_OF_NO_LANGUAGE.sub(" ", text))
    return LATIN not in known and any(not said.issuperset(words(word)) for word in told)


def names(text: str) -> frozenset[str]:
    """Return the words that may be names, in lower case: those in Latin letters, which all languages spell alike."""
    return frozenset(name.lower() for name in _NAME.findall(text))


def _letters(plain: str) -> Counter[str]:
    """Return how many letters a text has of each script but Latin."""
    runs = () if plain.isascii() else _LETTERS.findall(plain)
    return Counter(script for run in runs for script in map(_script, run) if script != LATIN)


@lru_cache(maxsize=4_096)
def _script(letter: str) -> str:
    """Return the script of a letter; Chinese, Japanese and Korean ones count as one, since they are mixed freely."""
    if letter.isascii():
        return LATIN
    return HAN if is_cjk(letter) else unicodedata.name(letter, "UNKNOWN").partition(" ")[0]
