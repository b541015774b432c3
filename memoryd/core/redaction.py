"""Take secrets and private passages out of words, by the shape of their value."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import fields, replace

from memoryd.core.model import Draft, ToolCall, Turn, Utterance
from memoryd.core.secret_shapes import (
    ASSIGNED,
    PEM_BEGIN,
    PEM_BODY,
    PEM_END,
    SHAPES,
    VALUE_LIMIT,
    Shape,
    looks_assigned,
    looks_random,
    stands_for_password,
)
from memoryd.core.spoken_secrets import given_away

_PLACEHOLDER = re.compile(r"\[REDACTED:[a-z_]{1,20}:[0-9a-f]{4}\]")
_PRIVATE = re.compile(r"<(?P<close>/?)private\s{0,8}>", re.IGNORECASE)
_RUN = re.compile(r"[^\s\"'`<>]*+")
_KEY_LINE = re.compile(r"[A-Za-z0-9+/=]{16}")
_BASE64 = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\r\n\t \\")


def redact(text: str) -> str:
    """Return the text without `<private>` passages and with a placeholder for each secret.

    A placeholder looks like `[REDACTED:aws_key:ab12]` and is the same for the same secret. An unclosed `<private>`
    reaches to the end. Redacting twice changes nothing. Time is linear in the text, whatever it holds.
    """
    clear = _without_keys("".join(_public_parts(text)))
    for shape in SHAPES:
        if any(hint in clear for hint in shape.hints):
            clear = _without(shape, clear)
    return _unspoken("".join(_unassigned(clear)))


def redact_turn(turn: Turn) -> Turn:
    """Return the turn with every word of it redacted: what was said, the final answer, the targets of calls."""
    return replace(
        turn,
        words=tuple(Utterance(said.speaker, redact(said.text), said.pasted) for said in turn.words),
        final=None if turn.final is None else redact(turn.final),
        calls=tuple(ToolCall(redact(call.name), redact(call.target)) for call in turn.calls),
    )


def redact_draft(draft: Draft) -> Draft:
    """Return the draft with every field of it redacted: a model may put a secret into any of them."""
    return replace(draft, **{part.name: redact(getattr(draft, part.name)) for part in fields(draft)})


def holds_secret(draft: Draft) -> bool:
    """Tell whether there is a secret in any field of a draft, or one across them, or one was taken out of it."""
    together = "\n".join((draft.name, draft.description, draft.body, draft.evidence))
    return holds_placeholder(together) or redact(together) != together or redact_draft(draft) != draft


def holds_placeholder(text: str) -> bool:
    """Tell whether a secret was taken out of this text."""
    return _PLACEHOLDER.search(text) is not None


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


def _without_keys(text: str) -> str:
    """Cover PEM private keys, also those whose begin or end was cut off."""
    if "PRIVATE KEY" not in text:
        return text
    parts: list[str] = []
    position = 0
    for begin in PEM_BEGIN.finditer(text):
        if begin.start() < position:
            continue
        following = PEM_BEGIN.search(text, begin.end())
        end = PEM_END.search(text, begin.end(), following.start() if following else len(text))
        body = PEM_BODY.match(text, begin.end())
        stop = end.end() if end else body.end() if body else begin.end()
        parts.append(_without_key_tails(text[position : begin.start()]))
        parts.append(placeholder("private_key", text[begin.end() : stop]))
        position = stop
    return "".join(parts) + _without_key_tails(text[position:])


def _without_key_tails(text: str) -> str:
    parts: list[str] = []
    position = 0
    for end in PEM_END.finditer(text):
        start = end.start()
        while start > position and text[start - 1] in _BASE64:
            start -= 1
        body = _KEY_LINE.search(text, start, end.start())
        start = body.start() if body else end.start()
        parts += text[position:start], placeholder("private_key", text[start : end.start()])
        position = end.end()
    return "".join(parts) + text[position:]


def _without(shape: Shape, text: str) -> str:
    group = "secret" if "secret" in shape.pattern.groupindex else 0

    def cover(match: re.Match[str]) -> str:
        secret = match[group]
        kept = (shape.random and not looks_random(secret)) or (
            shape.kind == "url_password" and (stands_for_password(secret) or holds_placeholder(secret))
        )
        if kept:
            return match[0]
        start, end = match.start(group) - match.start(), match.end(group) - match.start()
        return match[0][:start] + placeholder(shape.kind, secret) + match[0][end:]

    return shape.pattern.sub(cover, text)


def _unassigned(text: str) -> Iterator[str]:
    """Yield the text with the values covered that it gives to names such as `password`."""
    done = position = 0
    while match := ASSIGNED.search(text, position):
        position = match.start("value")
        secret = match["value"] if match["quote"] else match["value"].rstrip(".:!?*")
        if looks_assigned(match["name"], match["more"], match["sign"], secret, bool(match["quote"])):
            stop = position + len(secret)
            if match.end("value") - position == VALUE_LIMIT:
                stop = max(stop, _end_of_run(text, stop))
            yield text[done:position]
            yield placeholder("secret", text[position:stop])
            done = position = stop
    yield text[done:]


def _unspoken(text: str) -> str:
    """Cover the secrets that plain words give away."""
    parts: list[str] = []
    done = 0
    for start, end in given_away(text):
        parts += text[done:start], placeholder("secret", text[start:end])
        done = end
    return "".join(parts) + text[done:]


def _end_of_run(text: str, position: int) -> int:
    run = _RUN.match(text, position)
    return run.end() if run else position
