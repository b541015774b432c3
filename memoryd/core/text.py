"""Words as memoryd compares them: one spelling for all ways to write the same, in any script."""

from __future__ import annotations

import hashlib
import unicodedata
from itertools import pairwise

from memoryd.core.cjk import CLASS as _CJK
from memoryd.core.cjk import RANGES as _CJK_RANGES
from memoryd.core.cjk import is_cjk as is_cjk
from memoryd.core.expressions import expression

SLUG_LIMIT = 60
END_MARKS = " .!。！"
"""What may stand behind a statement and says nothing."""
_SLUG_BYTES = 180

_QUOTES = "'\"`´‘’‚‛“”„‟‹›«»「」『』〝〞〟＂＇｀｢｣′″"
_QUOTE_TABLE = {ord(mark): "'" for mark in _QUOTES}
_PLAIN = expression("[ -~\n\t\u4e00-\u9fff。、]*")
_FULL_STOPS = "、。〈-】〔-〛"
# A mark that joins the letter before it, as of か and が, would make another letter of it if the space went.
_FIRST_CJK = chr(_CJK_RANGES[0][0])
_LOOSE_SPACE = expression(f" (?:(?<=[{_CJK}{_FULL_STOPS}] )|(?=[{_CJK}{_FULL_STOPS}]))(?![\u3099\u309a])")
_TOKEN = expression(f"[{_CJK}]+|[^\\W_{_CJK}]+")
_HUMP = expression(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])")
_WITHIN_WORD = expression(r"(?<=[^\W_])['’‘ʼ´`′](?=[^\W_])")
_MARKS = "-.,;:!?…。，；：！？、()（）'*_~"
_PUNCTUATION = expression(f"(?<![a-z0-9])[{_MARKS}]+|[{_MARKS}]+(?![a-z0-9])")
_FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5")
_RESERVED = frozenset(
    ["con", "prn", "aux", "nul", "memory", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))]
)
_COMMON_WORDS = (
    "a an and are as at be been but by can do does for from had has have he her his i if in into is it its me my of on"
    " or our shall she should so than that the their them then there these they this those to us was we were what when"
    " which who will with would you your please"
)
_COMMON = frozenset(_COMMON_WORDS.split())


def normalise(text: str) -> str:
    """Return one spelling for comparing: case, width, white space and quote marks no longer differ.

    Invisible characters (zero width, direction marks, controls) are left out, and so is the space beside Chinese,
    Japanese and Korean characters, which people and models set as they please.
    """
    return _without_loose_space(" ".join(_fold(text).split()))


def bare(text: str) -> str:
    """Return the normalised text without the marks of its sentences, so that only the words are compared."""
    return _without_loose_space(" ".join(_PUNCTUATION.sub(" ", normalise(text)).split()))


def normalise_with_spans(text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the normalised text and, for each of its characters, the span of `text` that it comes from."""
    characters: list[str] = []
    spans: list[tuple[int, int]] = []
    for start, end in _clusters(text):
        for character in _fold(text[start:end]):
            blank = character.isspace()
            if blank and (not characters or characters[-1] == " "):
                continue
            characters.append(" " if blank else character)
            spans.append((start, end))
    if characters and characters[-1] == " ":
        characters.pop()
    joined = "".join(characters)
    loose = {match.start() for match in _LOOSE_SPACE.finditer(joined)}
    kept = [i for i in range(len(joined)) if i not in loose]
    return "".join(joined[i] for i in kept), tuple(spans[i] for i in kept)


def in_one_word(left: str, right: str) -> bool:
    """Tell whether two neighbouring characters belong to the same word, so that no quote may end between them."""
    return _wordlike(left) and _wordlike(right) and not is_cjk(left) and not is_cjk(right)


def words(text: str) -> tuple[str, ...]:
    """Return the tokens that likeness counts.

    English words lose their endings, identifiers fall apart (`fooBar`, `foo_bar`), Chinese, Japanese and Korean runs
    become overlapping pairs of characters.
    """
    tokens: list[str] = []
    for match in _TOKEN.finditer(unicodedata.normalize("NFKC", text).replace("’", "'").replace("n't", " not")):
        run = match.group()
        if is_cjk(run[0]):
            tokens.extend(run[i : i + 2] for i in range(max(1, len(run) - 1)))
        else:
            tokens.extend(_stem(part.casefold()) for part in _HUMP.split(run) if part)
    return tuple(tokens)


def key_words(text: str) -> frozenset[str]:
    """Return the tokens that carry meaning: all but the commonest English words, unless there are no others."""
    every = frozenset(words(text))
    return (every - _COMMON) or every


def likeness(a: str, b: str) -> float:
    """Return how much two texts share, 0 to 1: twice the common tokens over all tokens."""
    left, right = key_words(a), key_words(b)
    if not left or not right:
        return 1.0 if normalise(a) == normalise(b) else 0.0
    return 2 * len(left & right) / (len(left) + len(right))


def slug(name: str) -> str:
    """Return a safe file stem for a name: lower-case letters and digits of any script, joined by single dashes.

    An apostrophe within a word is left out (`dont`). At most 60 characters and 180 bytes, never empty, never a name
    that Windows reserves or that MEMORY.md would clash with; the slug of a slug is itself.
    """
    folded = _WITHIN_WORD.sub("", unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).lower()))
    kept = "".join(c if _slug_character(c) else "-" for c in folded)
    stem = _cut("-".join(filter(None, (_without_leading_marks(part) for part in kept.split("-")))))
    if not stem:
        return "memory-" + hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return f"{stem}-note" if stem in _RESERVED else stem


def printable(text: str) -> str:
    """Return the text without control, direction and other invisible characters; line ends become `\\n`."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n").replace("\u2029", "\n")
    return "".join(c for c in lines if c in "\n\t\u200d\ufe0f" or not _invisible(c))


def one_line(text: str, limit: int) -> str:
    """Return the text on one line of at most `limit` characters; what is cut ends at a word, with an ellipsis."""
    line = " ".join(printable(text).split())
    if len(line) <= limit:
        return line
    cut = line[: max(0, limit - 1)]
    if in_one_word(cut[-1:] or " ", line[len(cut)]) and " " in cut[limit // 2 :]:
        cut = cut[: cut.rindex(" ")]
    return cut.rstrip(" ,;:，；：、") + "…"


def _without_loose_space(text: str) -> str:
    # It is beside characters which ASCII has none of.
    return text if text.isascii() or " " not in text or max(text) < _FIRST_CJK else _LOOSE_SPACE.sub("", text)


def _fold(text: str) -> str:
    if _PLAIN.fullmatch(text):
        # Most of what is read: nothing in it but case and quote marks can differ.
        return text.casefold().replace('"', "'").replace("`", "'")
    seen = text if text.isascii() and text.isprintable() else _without_ignored(text)
    once = unicodedata.normalize("NFKC", seen.translate(_QUOTE_TABLE)).casefold()
    return unicodedata.normalize("NFKC", once).translate(_QUOTE_TABLE)


def _without_ignored(text: str) -> str:
    # Each character is looked up once, however often it stands there.
    ignored = {ord(c): None for c in set(text) if _ignored(c)}
    return text.translate(ignored) if ignored else text


def _clusters(text: str) -> list[tuple[int, int]]:
    """Cut where normalising one side cannot change the other."""
    starts = [i for i, c in enumerate(text) if i == 0 or _begins(c)]
    return list(pairwise([*starts, len(text)]))


def _begins(character: str) -> bool:
    if character.isascii() or _ignored(character):
        return not _ignored(character)
    first = unicodedata.normalize("NFKD", character)[0]
    return not unicodedata.category(first).startswith("M") and not "\u1160" <= first <= "\u11ff"


def _ignored(character: str) -> bool:
    return not character.isspace() and (
        unicodedata.category(character) in ("Cc", "Cf") or "\ufe00" <= character <= "\ufe0f"
    )


def _invisible(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cf", "Cs") or character in _FILLERS


def _wordlike(character: str) -> bool:
    return character.isalnum() or character == "_" or unicodedata.category(character).startswith("M")


def _stem(word: str) -> str:
    if not word.isascii() or not word.isalpha() or len(word) < 4:
        return word
    for ending, rest, least in (("ies", "y", 5), ("ing", "", 6), ("ed", "", 5), ("s", "", 4)):
        if word.endswith(ending) and len(word) >= least and not word.endswith(("ss", "us", "is")):
            word = word[: -len(ending)] + rest
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word


def _slug_character(character: str) -> bool:
    return (
        unicodedata.category(character)[0] in "LNM"
        and character not in _FILLERS
        and not _ignored(character)
        and not "\U000e0100" <= character <= "\U000e01ef"
    )


def _without_leading_marks(part: str) -> str:
    while part and unicodedata.category(part[0]).startswith("M"):
        part = part[1:]
    return part


def _cut(stem: str) -> str:
    cut = stem[:SLUG_LIMIT]
    while len(cut.encode("utf-8", "surrogatepass")) > _SLUG_BYTES:
        cut = cut[:-1]
    if len(cut) < len(stem) and stem[len(cut)] != "-" and "-" in cut[len(cut) // 2 :] and not is_cjk(cut[-1]):
        cut = cut[: cut.rindex("-")]
    return cut.strip("-")
