"""What a person took away, remembered by its meaning, so that it is not learned again.

A tombstone holds the name of the memory, its words in one spelling, and a hash of the quote it rested on. New words are
the same when they rest on that quote, or say what the tombstone says by the measure that consolidation merges with, in
English or in Chinese.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from memoryd.core.across import means_the_same
from memoryd.core.model import Draft, Memory, Op
from memoryd.core.sameness import Said, alike, covers, said
from memoryd.core.text import normalise, slug

BODY_CHARACTERS = 4_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Tombstone:
    """A memory that a person took away on `day` (an ISO date).

    `description` and `body` are normalised, the body line by line; `evidence` is a hash of the normalised quote, "" for
    none. `by_hand`: the file was deleted, so that it means nothing any more once the file is back. `unread`: the file
    is there, and holds no words that can be read.
    """

    file: str
    name: str
    description: str
    body: str
    evidence: str = ""
    day: str = ""
    by_hand: bool = False
    unread: bool = False


def of(memory: Memory, day: str, *, by_hand: bool = False) -> Tombstone:
    """Return the tombstone of a memory."""
    lines = [normalise(line) for line in memory.body[:BODY_CHARACTERS].splitlines()]
    return Tombstone(
        file=memory.file,
        name=memory.name,
        description=normalise(memory.description),
        body="\n".join(filter(None, lines)),
        evidence=quote_hash(memory.evidence),
        day=day,
        by_hand=by_hand,
    )


def says_something(memory: Memory) -> bool:
    """Tell whether a memory holds any words beside its name."""
    return bool(memory.description.strip() or memory.body.strip())


def quote_hash(quote: str) -> str:
    """Return a hash by which the same quote is known again, "" for none."""
    plain = normalise(quote)
    return sha256(plain.encode("utf-8", "replace")).hexdigest() if plain else ""


def hit(words: Draft | Memory, tombstones: Sequence[Tombstone]) -> Tombstone | None:
    """Return the tombstone that a draft or memory would bring back, or None.

    An update changes what is there, so only the very quote of a tombstone stands against one: a person may well turn a
    memory around to what they once took away.
    """
    if not tombstones:
        return None
    quote, updates = quote_hash(words.evidence), isinstance(words, Draft) and words.op == Op.UPDATE
    mine = _said(words.name, words.description, words.body)
    for tombstone in tombstones:
        if quote and quote == tombstone.evidence:
            return tombstone
        if not updates and _same(mine, tombstone):
            return tombstone
    return None


def named(name: str, tombstones: Sequence[Tombstone]) -> tuple[Tombstone, ...]:
    """Return the tombstones of memories of that name or file."""
    wanted = {name, name.removesuffix(".md"), slug(name)}
    return tuple(t for t in tombstones if wanted & {t.name, t.file, t.file.removesuffix(".md"), slug(t.name)})


def refusal(tombstone: Tombstone) -> str:
    """Return why what it stands for is not created, and what to do if that is wrong."""
    if tombstone.unread:
        return f"{tombstone.file} said this until its words were taken out or broken: mend that file, or remove it"
    return f"you removed this on {tombstone.day} (`memoryd unforget {tombstone.name}` allows it again)"


def _said(name: str, description: str, body: str) -> Said:
    return said(Memory(name=name, description=description, type="", body=body))


def _same(mine: Said, tombstone: Tombstone) -> bool:
    buried = _said(tombstone.name, tombstone.description, tombstone.body)
    if alike(mine.claim, buried.claim) or covers(buried, mine):
        return True
    return means_the_same(mine.memory.description, tombstone.description)
