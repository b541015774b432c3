"""Turns and verdicts as JSON text in the ledger, and back."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from hashlib import sha256
from typing import Any

from memoryd.core.model import Change, Close, Draft, Evidence, Speaker, ToolCall, Turn, Utterance, Verdict


def turn_to_text(turn: Turn) -> str:
    """Return a turn as JSON."""
    return _json(asdict(turn))


def turn_from_text(text: str) -> Turn:
    """Read a turn that `turn_to_text` wrote."""
    fields: dict[str, Any] = json.loads(text)
    fields["close"] = Close(fields["close"])
    fields["words"] = tuple(Utterance(Speaker(w["speaker"]), w["text"], w["pasted"]) for w in fields["words"])
    fields["calls"] = tuple(ToolCall(**call) for call in fields["calls"])
    return Turn(**fields)


def verdicts_to_text(verdicts: tuple[Verdict, ...]) -> str:
    """Return verdicts as JSON, with the drafts and the bytes to write; the parsed memory is left out."""
    return _json([asdict(replace(verdict, memory=None)) for verdict in verdicts])


def verdicts_from_text(text: str) -> tuple[Verdict, ...]:
    """Read verdicts that `verdicts_to_text` wrote."""
    return tuple(_verdict(fields) for fields in json.loads(text))


def _verdict(fields: dict[str, Any]) -> Verdict:
    evidence, change = fields["evidence"], fields["change"]
    if evidence:
        evidence["speaker"] = Speaker(evidence["speaker"])
    return Verdict(
        draft=Draft(**fields["draft"]),
        accepted=fields["accepted"],
        reason=fields["reason"],
        evidence=Evidence(**evidence) if evidence else None,
        change=Change(**change) if change else None,
    )


def extent(turn: Turn) -> tuple[str, ...]:
    """Return a hash for each thing a turn holds: every utterance, and the final text."""
    return tuple(_mark(word.text) for word in turn.words) + ((_mark("\0" + turn.final),) if turn.final else ())


def beyond(turn: Turn, known: tuple[str, ...]) -> Turn:
    """Return the turn with only what `known` does not hold yet."""
    seen = frozenset(known)
    words = tuple(word for word in turn.words if _mark(word.text) not in seen)
    final = turn.final if turn.final and _mark("\0" + turn.final) not in seen else None
    return replace(turn, words=words, final=final)


def _json(value: object) -> str:
    # A lone surrogate (half an emoji, cut by a careless client) cannot be stored as UTF-8.
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "replace").decode("utf-8")


def _mark(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
