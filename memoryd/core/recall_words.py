"""Cut text into search words: the same way for memories, once, and for each request.

Width and case are folded, traditional characters read as simplified ones, identifiers fall apart at case, dots and
underscores (and are kept whole as well), English words lose their endings; Chinese, Japanese and Korean runs become
single characters and overlapping pairs. No regular expressions: this is loaded each time a prompt is answered.
"""

from __future__ import annotations

from collections.abc import Iterator

from memoryd.core.cjk import is_cjk
from memoryd.core.han import simplified

MOST_CHARACTERS = 64_000
"""Characters of a memory that are searched."""
LONGEST_WORD = 64


def cut(text: str) -> str:
    """Return the search words of a memory's text, each as often as it stands there, joined by single spaces."""
    return " ".join(word for run in runs(text[:MOST_CHARACTERS]) for word in _of_memory(run))


def runs(text: str) -> Iterator[str]:
    """Yield the stretches of text that are either words of letters and digits, or CJK characters throughout."""
    plain = folded(text)
    start, kind = 0, 0
    for at, character in enumerate(plain):
        now = _kind(character)
        if now != kind:
            if kind:
                yield plain[start:at]
            start, kind = at, now
    if kind:
        yield plain[start:]


def folded(text: str) -> str:
    """Return the text with one spelling for full and half width, traditional and simplified; case is kept."""
    return text if text.isascii() else simplified(_normal(text))


def parts(run: str) -> list[str]:
    """Return the parts of an identifier (`getUserName`, `utf8`), folded and without endings."""
    return [stem(part.casefold()[:LONGEST_WORD]) for part in _humps(run)]


def whole(run: str) -> str:
    """Return an identifier as one word."""
    return stem(run.casefold()[:LONGEST_WORD])


def pairs(run: str) -> list[str]:
    """Return the overlapping pairs of a CJK run."""
    return [run[at : at + 2] for at in range(len(run) - 1)]


def stem(word: str) -> str:
    """Return an English word without the ending of number, tense or manner; other words as they are."""
    if len(word) < 4 or not word.isascii() or not word.isalpha():
        return word
    for ending, rest, least in _ENDINGS:
        if word.endswith(ending) and len(word) >= least:
            word = word[: -len(ending)] + rest
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]
    return word[:-1] if len(word) > 4 and word[-1] == "e" else word


_ENDINGS = (
    ("sses", "ss", 6),
    ("ations", "ate", 8),
    ("ation", "ate", 7),
    ("ities", "ity", 7),
    ("ies", "y", 5),
    ("ied", "y", 5),
    ("ings", "", 7),
    ("ing", "", 6),
    ("ments", "", 10),
    ("ment", "", 9),
    ("ed", "", 5),
    ("ss", "ss", 4),
    ("us", "us", 4),
    ("is", "is", 4),
    ("s", "", 4),
    ("ly", "", 6),
)


def _normal(text: str) -> str:
    """Return the normal form NFKC. Plain Chinese has it but for the width of its marks and letters."""
    narrow = text.translate(_NARROW)
    if all(character < "\x80" or "\u4e00" <= character <= "\u9fff" or character in _MARKS for character in narrow):
        return narrow
    # Loaded where it is needed: it takes as long as half of the search.
    import unicodedata

    return unicodedata.normalize("NFKC", text)


_NARROW = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_MARKS = "、。〈〉《》「」『』【】"


def _of_memory(run: str) -> list[str]:
    if is_cjk(run[0]):
        return [*run, *pairs(run)]
    found = parts(run)
    return [*found, whole(run)] if len(found) > 1 else found


def _kind(character: str) -> int:
    """Return 0 for what stands between words, 1 for a letter or digit, 2 for a CJK character."""
    if character < "\x80":
        return 1 if character.isalnum() else 0
    if is_cjk(character):
        return 2
    if character in _MARKS:
        return 0
    import unicodedata

    return 1 if character.isalnum() or unicodedata.category(character)[0] == "M" else 0


def _humps(run: str) -> Iterator[str]:
    """Yield the parts of a run, cut between lower and upper case, before the last capital of several, at digits."""
    start = 0
    for at in range(1, len(run)):
        before, here, after = run[at - 1], run[at], run[at + 1 : at + 2]
        rises = here.isupper() and (not before.isupper() or (after.isalpha() and after.islower()))
        if (rises and before.isalpha()) or here.isdigit() != before.isdigit():
            yield run[start:at]
            start = at
    yield run[start:]
