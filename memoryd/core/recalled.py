"""Take out of a session what came out of memory, so that nothing is learned twice.

By tag: blocks in which clients, hooks and other memory tools hand memories to an agent, the lines of an index, the
heads of memory files. By content: sentences that stand, word for word, in a memory of the project. What the person
typed beside them stays, and of what they typed only whole sentences go that say nothing but what a memory says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise

from memoryd.core import preamble
from memoryd.core.expressions import expression
from memoryd.core.model import Memory, Speaker, Turn, Utterance
from memoryd.core.text import normalise, words

SHINGLE = 4
"""How many words in a row are compared."""
LEAST_WORDS = 6
"""A sentence of fewer words is taken out only where it is a memory's line as a whole."""
LEAST_SHARE = 0.7
"""How much of an untyped sentence must stand in a memory."""

_NAMES = (
    r"relevant[_-]memor(?:y|ies)|project[_-]memor(?:y|ies)|user[_-]memor(?:y|ies)|recalled[_-]memor(?:y|ies)"
    r"|long[_-]term[_-]memory|nested[_-]memory|memory[_-](?:context|bank|index|file|files|contents?)|memor(?:y|ies)"
    r"|system[_-]reminders?|claude-mem-context|mem0[_-]context|supermemory[_-]context|hindsight[_-]memories"
    r"|imported_custom_instruction|auto[_-]memory|injected[_-]context|additional[_-]context"
)
_TAG = expression(rf"<(?P<close>/?)(?P<name>{_NAMES})(?P<rest>[^<>\n]{{0,400}})>", re.IGNORECASE)
# A tag in the middle of a sentence may be what the sentence is about; where none closes it, it is.
_INDEX_LINE = expression(r"^[ \t>]{0,8}[-*] \[[^\]\n]{1,400}\]\([^()\s]{1,400}\.md\)(?: [—–-].*)?\r?$", re.MULTILINE)
# The lines that open a list of memories, and those of earlier versions of it.
_HEAD = (*preamble.head(), preamble.KEPT_BY, "code win, and what a note names may be gone")
_INDEX_HEAD = expression(
    rf"^[ \t>]{{0,8}}(?:# Memory\s*$|{'|'.join(map(re.escape, _HEAD))}|The files of this list are in "
    r"|Read [^\n]{1,400}MEMORY\.md (?:of the project )?before you begin"
    r"|\(\d[\d,]* more memor(?:y is|ies are) not listed here|Contents of \S{0,400}MEMORY\.md).*\r?$",
    re.MULTILINE,
)
_FRONT = expression(r"^---[ \t]*\r?\n(?P<keys>(?:[ \t]*[\w-]{1,40}:.*\r?\n){2,30})---[ \t]*\r?$", re.MULTILINE)
_SENTENCE = expression(r"(?:[^\n.!?。！？；]|[.!?](?=[^\s\"'”’)\]<]))*(?:[.!?]+|[。！？；]+|\n|$)")
_EMPHASIS = expression(r"^[\s>*_#-]{0,20}|[*_`]{1,3}")


@dataclass(frozen=True, slots=True)
class Known:
    """What a project's memories say, as it is compared: runs of words, and whole lines."""

    shingles: frozenset[tuple[str, ...]]
    lines: frozenset[str]


def without_blocks(text: str) -> str:
    """Return the text without what was put there from memory, told by its marks."""
    clear = "".join(_outside(text)) if "<" in text else text
    if any(hint in clear for hint in ("](", "emor", "MEMOR", "note")):
        clear = _INDEX_HEAD.sub("", _INDEX_LINE.sub("", clear))
    return _FRONT.sub(_unless_other, clear) if "---" in clear else clear


def known(memories: Iterable[Memory]) -> Known:
    """Return what memories say."""
    texts = [text for memory in memories for text in (memory.description, memory.body)]
    pieces = [piece for text in texts for piece in _sentences(text)]
    runs = chain.from_iterable(_shingles(words(text)) for text in [*texts, *pieces])
    return Known(frozenset(runs), frozenset(filter(None, (_line(text) for text in [*texts, *pieces]))))


def without_known(turn: Turn, there: Known) -> Turn:
    """Return the turn without the sentences that memories say; utterances of which nothing is left are gone."""
    if not there.lines:
        return turn
    said = tuple(_unsaid(word, there) for word in turn.words)
    final = "".join(_new(turn.final, there, least=LEAST_SHARE)) if turn.final else turn.final
    return replace(turn, words=tuple(word for word in said if word.text.strip()), final=final or None)


def _unsaid(word: Utterance, there: Known) -> Utterance:
    typed = word.speaker is Speaker.USER and not word.pasted
    text = "".join(_new(word.text, there, least=1.0 if typed else LEAST_SHARE, typed=typed))
    return word if text == word.text else replace(word, text=text)


def _new(text: str, there: Known, *, least: float, typed: bool = False) -> Iterator[str]:
    """Yield the sentences that no memory says.

    One sentence that a person types again is their word, and the gate tells them that it is known; several in a row are
    a quotation.
    """
    sentences = _sentences(text)
    known = {at for at, one in enumerate(sentences) if _says_known(one, there, least=least, typed=typed)}
    if typed:
        filled = [at for at, sentence in enumerate(sentences) if sentence.strip()]
        beside = {at for one, other in pairwise(filled) for at in (one, other) if one in known and other in known}
        known &= beside
    yield from (sentence for at, sentence in enumerate(sentences) if at not in known)


def _says_known(sentence: str, there: Known, *, least: float, typed: bool) -> bool:
    tokens = words(sentence)
    if len(tokens) < LEAST_WORDS:
        # Short words of a person are a new order more often than a quotation; the gate knows its twins.
        return not typed and _line(sentence) in there.lines
    runs = _shingles(tokens)
    return sum(run in there.shingles for run in runs) >= least * len(runs)


def _sentences(text: str) -> list[str]:
    return [match[0] for match in _SENTENCE.finditer(text)]


def _shingles(tokens: Sequence[str]) -> list[tuple[str, ...]]:
    return [tuple(tokens[at : at + SHINGLE]) for at in range(len(tokens) - SHINGLE + 1)]


def _line(text: str) -> str:
    return normalise(_EMPHASIS.sub("", text)).strip(" .!?。！？；;:：-")


def _outside(text: str) -> Iterator[str]:
    """Yield what stands outside of memory's tags; one that opens a line and is never closed reaches to the end."""
    done, name, depth = 0, "", 0
    tags = list(_TAG.finditer(text))
    closing = {tag["name"].casefold(): tag.start() for tag in tags if tag["close"]}
    for tag in tags:
        found, empty = tag["name"].casefold(), tag["rest"].endswith("/")
        if depth and found == name:
            depth += -1 if tag["close"] else 0 if empty else 1
            if depth == 0:
                done = tag.end()
        elif (
            not depth and not tag["close"] and not empty and (closing.get(found, 0) > tag.start() or _stands(text, tag))
        ):
            yield text[done : tag.start()]
            name, depth = found, 1
    if not depth:
        yield text[done:]


def _stands(text: str, tag: re.Match[str]) -> bool:
    """Tell whether a tag that nothing closes opens a block all the same: it begins a line, and its name says so."""
    line = text[max(text.rfind("\n", 0, tag.start()) + 1, tag.start() - 20) : tag.start()]
    return "_" in tag["name"].replace("-", "_") and not line.strip(" \t>")


def _unless_other(match: re.Match[str]) -> str:
    """Take out the head of a memory file, and leave that of any other."""
    keys = {line.partition(":")[0].strip() for line in match["keys"].splitlines()}
    return "" if {"name", "description"} <= keys else match[0]
