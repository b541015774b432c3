"""Find keys of services nobody has heard of yet: a few small words, then a long run that only chance makes.

Nearly every service puts its own name before its keys (`tvly-…`, `pscale_tkn_…`, `dp.pt.…`). What is called so with 32
and more letters of both cases and figures is a key; the ids that are shown in public are shorter, hashes have one case,
and names in code have words.
"""

from __future__ import annotations

from collections.abc import Iterator

from memoryd.core.expressions import expression
from memoryd.core.secret_values import reads_as_chance

LEAST = 32
_RUN = expression(rf"(?<=[a-z\d][-_.])[A-Za-z0-9]{{{LEAST},}}+(?![A-Za-z0-9/+=])")
_BEFORE = expression(r"(?<![A-Za-z0-9_./+@%-])[a-z]{2,12}\d?(?:[-_.][a-z]{1,8}\d{0,2}){0,3}[-_.]\Z")
_WIDEST = 64
_HASHES = expression(r"(?:sha|md|blake|h|sri|integrity|hash|etag|digest|ipfs|cid|nonce)[-_.]?\d{0,3}[-_.]\Z")
_MIXED = tuple(expression(kind) for kind in ("[a-z]", "[A-Z]", r"\d"))


def prefixed(text: str) -> Iterator[tuple[int, int]]:
    """Yield where such keys stand, with what is before them, in order and apart from each other."""
    for run in _RUN.finditer(text):
        before = text[max(0, run.start() - _WIDEST) : run.start()]
        named = _BEFORE.search(before)
        if named is None or _HASHES.search(before) or not all(kind.search(run[0]) for kind in _MIXED):
            continue
        if reads_as_chance(run[0]):
            yield run.start() - len(named[0]), run.end()
