"""Turns, checkpoints and verdicts for the ledger's tests."""

from __future__ import annotations

from memoryd.core.checkpoint import Checkpoint
from memoryd.core.model import Change, Close, Draft, Evidence, Project, Speaker, ToolCall, Turn, Utterance, Verdict

SHOP = Project("/home/dev/shop", "/home/dev/shop/.memory")
BLOG = Project("/home/dev/blog", "/home/dev/blog/.memory", shared=True)


def checkpoint(offset: int = 100, path: str = "/s/a.jsonl") -> Checkpoint:
    return Checkpoint(path=path, root="/s", agent="generic", device=1, inode=2, offset=offset, size=offset, mtime=1.5)


def turn(key: str, *prompts: str, final: str | None = "好的 👌", session: str = "s1", file: str = "/s/a.jsonl") -> Turn:
    words = tuple(Utterance(Speaker.USER, prompt) for prompt in prompts)
    return Turn(
        key=key, agent="generic", session=session, file=file, cwd="/home/dev/shop", close=Close.COMPLETED,
        words=words, final=final, calls=(ToolCall("Bash", "ls"),), start=0, end=9, at=1000.0,
    )  # fmt: skip


def accepted(quote: str = "记住：用制表符") -> Verdict:
    draft = Draft(name="tabs", description="Use tabs.", type="feedback", body="Use tabs.", evidence=quote)
    change = Change("feedback-tabs.md", "tabs", "", "ab" * 32, "---\nname: tabs\n---\n")
    return Verdict(draft, True, "", Evidence(quote, Speaker.USER, 0, 0, len(quote)), None, change)


def rejected(reason: str) -> Verdict:
    draft = Draft(name="x", description="X.", type="feedback", body="X.", evidence="x")
    return Verdict(draft, False, reason)
