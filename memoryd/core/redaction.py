"""Take secrets and private passages out of words, by the shape of their value."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from itertools import chain

from memoryd.core.expressions import expression
from memoryd.core.model import Draft, ToolCall, Turn
from memoryd.core.prefixed_keys import prefixed
from memoryd.core.private_keys import private_keys
from memoryd.core.said_again import LONGEST, SaidAgain
from memoryd.core.secret_clues import by_their_surroundings
from memoryd.core.secret_commands import in_commands
from memoryd.core.secret_glance import is_clean
from memoryd.core.secret_names import assigned
from memoryd.core.secret_shapes import Shape, may_hold
from memoryd.core.secret_urls import in_addresses
from memoryd.core.secret_values import COVERED, looks_random, reads_as_chance
from memoryd.core.secret_views import PLACEHOLDER, View, end_of_broken, joined, seen
from memoryd.core.spoken_secrets import given_away
from memoryd.core.word_places import WordPlaces

_PRIVATE = expression(r"<(?P<close>/?)private\s{0,8}>", re.IGNORECASE)
_MOST_ROUNDS = 3
_MOST_LOOKS = 20
"""So often a shape is looked for again within what it was first found in, so that time stays linear."""

_Found = tuple[int, int, str]
_is_clean = SaidAgain(is_clean)


def redact(text: str) -> str:
    """Return the text without `<private>` passages and with a placeholder for each secret.

    A placeholder looks like `[REDACTED:aws_key:ab12]` and is the same for the same secret. An unclosed `<private>`
    reaches to the end. Redacting twice changes nothing. Time is linear in the text, whatever it holds.
    """
    return text if _is_clean(text) or (len(text) <= LONGEST and _stays(text)) else redact_closely(text)


def redact_closely(text: str) -> str:
    """Do the same, and look for each kind of secret whatever the text is like."""
    for _ in range(_MOST_ROUNDS):
        before, text = text, _covered("".join(_public_parts(text)))
        if text == before:
            break
    return text


@SaidAgain
def _stays(text: str) -> bool:
    """Tell whether nothing is taken out of a text that seems to hold something at one look."""
    return redact_closely(text) == text


def redact_turn(turn: Turn) -> Turn:
    """Return the turn with every word of it redacted: what was said, the final answer, the targets of calls."""
    said = [redact(word.text) for word in turn.words]
    final = None if turn.final is None else redact(turn.final)
    calls = tuple(ToolCall(redact(call.name), redact(call.target)) for call in turn.calls)
    if said == [word.text for word in turn.words] and (final, calls) == (turn.final, turn.calls):
        return turn
    words = tuple(replace(word, text=text) for word, text in zip(turn.words, said, strict=True))
    return replace(turn, words=words, final=final, calls=calls)


def redact_draft(draft: Draft) -> Draft:
    """Return the draft with every field of it redacted: a model may put a secret into any of them."""
    clear = {said: redact(said) for said in {getattr(draft, part.name) for part in fields(draft)}}
    return replace(draft, **{part.name: clear[getattr(draft, part.name)] for part in fields(draft)})


def holds_secret(draft: Draft) -> bool:
    """Tell whether there is a secret in any field of a draft, or one across them, or one was taken out of it."""
    together = "\n".join((draft.name, draft.description, draft.body, draft.evidence))
    return holds_placeholder(together) or redact(together) != together or redact_draft(draft) != draft


def holds_placeholder(text: str) -> bool:
    """Tell whether a secret was taken out of this text."""
    return PLACEHOLDER.search(text) is not None


def placeholder(kind: str, secret: str) -> str:
    """Return what stands in the place of a secret."""
    return f"[REDACTED:{kind}:{hashlib.sha256(secret.encode('utf-8', 'surrogatepass')).hexdigest()[:4]}]"


def _public_parts(text: str) -> Iterator[str]:
    depth, position = 0, 0
    for tag in _PRIVATE.finditer(text):
        if tag["close"]:
            if depth == 1:
                position = tag.end()
            depth = max(0, depth - 1)
        else:
            if depth == 0:
                yield text[position : tag.start()]
            depth += 1
    if depth == 0:
        yield text[position:]


def _covered(text: str) -> str:
    view = seen(text)
    parts: list[str] = []
    named: dict[tuple[str, str], str] = {}
    done = 0
    for start, end, kind in _apart(_found(view.text)):
        while view.text.startswith(COVERED, start):
            start += 1
        first, last = view.origin(start, end) if view.cuts else (start, end)
        secret = kind, view.text[start:end]
        if secret not in named:
            named[secret] = placeholder(*secret)
        parts += text[done:first], named[secret]
        done = last
    return "".join(parts) + text[done:]


def _apart(found: Iterable[_Found]) -> Iterator[_Found]:
    """Yield what was found in the order of the text; of what overlaps one whole, called by what was found first."""
    spans = sorted((start, end, rank, kind) for rank, (start, end, kind) in enumerate(found) if start < end)
    if not spans:
        return
    first, last, best, name = spans[0]
    for start, end, rank, kind in spans[1:]:
        if start >= last:
            yield first, last, name
            first, last, best, name = start, end, rank, kind
            continue
        last = max(last, end)
        best, name = min((best, name), (rank, kind))
    yield first, last, name


def _found(text: str) -> Iterator[_Found]:
    """Yield every secret with its kind, the surest kinds first."""
    yield from ((*span, "private_key") for span in private_keys(text))
    lines = joined(text)
    for shape in may_hold(f"{text}\n{lines.text}" if lines.cuts else text):
        yield from _shaped(shape, text)
        if lines.cuts:
            yield from _broken(shape, lines)
    yield from ((*span, "url_password") for span in in_addresses(text))
    places = WordPlaces(text)
    told = chain(in_commands(text), assigned(places), given_away(places), by_their_surroundings(places))
    yield from ((*span, "service_token") for span in prefixed(text))
    yield from ((*span, "secret") for span in told)


def _shaped(shape: Shape, text: str) -> Iterator[_Found]:
    if any(hint in text for hint in shape.hints):
        for match in shape.pattern.finditer(text):
            start, end = match.span(_group(shape))
            if _is_key(shape, text, start, end):
                yield start, end, shape.kind


def _is_key(shape: Shape, text: str, start: int, end: int, *, ended: bool = False) -> bool:
    """Tell whether what fits a shape is a key: it is no longer than that, unless it `ended`, and looks like chance."""
    if shape.ends and not ended and text[end : end + 1] and text[end] in shape.ends:
        return False
    return not shape.random or looks_random(text[start:end]) or reads_as_chance(text[start:end])


def _broken(shape: Shape, lines: View) -> Iterator[_Found]:
    """Yield the secrets of a shape that go over the end of a line."""
    text, position, looks = lines.text, 0, 0
    if not any(hint in text for hint in shape.hints):
        return
    while match := shape.pattern.search(text, position):
        start, position = match.span(_group(shape))
        if not lines.breaks(start, position):
            continue
        end = min(position, end_of_broken(lines, shape.pattern, match.start(), match.end()))
        if end > start and _is_key(shape, text, start, end, ended=lines.cut_at(end)):
            yield (*lines.origin(start, end), shape.kind)
        if looks < _MOST_LOOKS:
            looks, position = looks + 1, max(end, start + 1)


def _group(shape: Shape) -> str | int:
    return "secret" if "secret" in shape.pattern.groupindex else 0
