"""Make turns and memories for the tests of words: who said what, and what is known already."""

from __future__ import annotations

from memoryd.core.model import Close, Draft, Memory, Request, Speaker, ToolCall, Turn, Utterance

TODAY = "2026-11-26"
"""A Thursday."""


def turn(*typed: str, final: str | None = None, pasted: str = "", tool: str = "", harness: str = "") -> Turn:
    """Return a closed turn in which a person typed these texts."""
    words = [Utterance(Speaker.USER, text) for text in typed]
    if pasted:
        words.append(Utterance(Speaker.USER, pasted, pasted=True))
    if tool:
        words.append(Utterance(Speaker.TOOL, tool))
    if harness:
        words.append(Utterance(Speaker.HARNESS, harness))
    return Turn(
        key="k", agent="generic", session="s", file="/s.jsonl", cwd="/p", close=Close.COMPLETED,
        words=tuple(words), final=final, calls=(ToolCall("bash", "make test"),),
    )  # fmt: skip


def request(said: Turn, *known: Memory, today: str = TODAY) -> Request:
    """Return what an extractor is given for one turn."""
    return Request((said,), known, today)


def draft(evidence: str, **fields: str) -> Draft:
    """Return a draft that passes the gate when its evidence is found."""
    whole = {
        "name": "Tests use a real database",
        "description": "Integration tests run against a real PostgreSQL.",
        "type": "feedback",
        "body": "Integration tests must hit a real database.",
    }
    return Draft(evidence=evidence, **{**whole, **fields})


def memory(name: str, description: str, **fields: object) -> Memory:
    """Return a memory as its file has it."""
    kind = str(fields.pop("type", "feedback"))
    whole: dict[str, object] = {
        "body": f"{description}\n", "created": "2026-01-02", "updated": "2026-01-02", "source": "generic/old/turn-1",
        "file": f"{kind}-{name}.md", "digest": "0" * 64,
    }  # fmt: skip
    return Memory(name=name, description=description, type=kind, **{**whole, **fields})  # type: ignore[arg-type]
