"""Claude Code's user lines: who is it that speaks?

The client writes as role `user` whatever the model shall read as such: tool results, its own reminders, the output of
local commands, the push-back of stop hooks, the end of background work, compaction summaries. The person is what is
left when each of these has been told by its mark. Order matters; the marks are those of versions 1.0.128 to 2.1.332.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from memoryd.core.events import Kind, Record
from memoryd.core.json_shapes import blocks, mapping, text
from memoryd.core.model import Close, Speaker, Utterance

Object = Mapping[str, object]
Node = Callable[..., Record]

_INTERRUPTS = ("[Request interrupted by user]", "[Request interrupted by user for tool use]")
_LOCAL_OUTPUT = ("<local-command-stdout>", "<local-command-stderr>", "<bash-stdout>", "<bash-stderr>")
_COMMAND = ("<command-name>", "<command-message>")
_NOTICES = ("<task-notification>", "<agent-notification>", "<teammate-message", "<channel", "<tick>")
# What the client tells the model without wanting more of it; every other harness text makes the agent go on.
_ASIDES = ("<local-command-caveat>", "Caveat: The messages below", "Continue from where you left off.")
_INJECTED_TAGS = ("system-reminder", "user-prompt-submit-hook", "ide_opened_file", "ide_selection", "ide_diagnostics")
_PEOPLE = ("", "human", "sdk")


def read_user(entry: Object, node: Node) -> Record:
    """Return what a user line tells; `node` makes a record in its place."""
    content = blocks(mapping(entry.get("message")).get("content"))
    said = _said(content)
    if said.strip() in _INTERRUPTS:
        return node(kind=Kind.CLOSE, close=Close.INTERRUPTED)
    if entry.get("isCompactSummary") is True or entry.get("isVisibleInTranscriptOnly") is True:
        return node(kind=Kind.LINK)
    answers = tuple(text(block.get("tool_use_id")) for block in content if block.get("type") == "tool_result")
    if answers:
        return node(kind=Kind.RESULTS, answers=answers)
    if entry.get("isMeta") is True:
        return node(kind=Kind.LINK if said.lstrip().startswith(_ASIDES) else Kind.PUSH)
    return _read_prompt(entry, said, node)


def read_steering(attachment: Object, node: Node) -> Record:
    """Return what an attachment tells: the person's words when they typed into a running turn, else its place only."""
    if attachment.get("type") != "queued_command":
        return node(kind=Kind.LINK)
    origin = text(mapping(attachment.get("origin")).get("kind"))
    typed = text(attachment.get("commandMode")) in ("", "prompt")
    said = _typed(_said(blocks(attachment.get("prompt"))))
    if typed and origin in _PEOPLE and said and not said.startswith(_NOTICES):
        return node(kind=Kind.WORDS, words=(Utterance(Speaker.USER, said),))
    return node(kind=Kind.LINK)


def _read_prompt(entry: Object, said: str, node: Node) -> Record:
    start = said.lstrip()
    if start.startswith(_LOCAL_OUTPUT):
        return node(kind=Kind.LINK)
    if start.startswith(_COMMAND):
        return _opener(node, _command(said), tentative=True)
    if start.startswith("<bash-input>"):
        return _opener(node, "!" + _inside(said, "bash-input").strip(), tentative=True)
    if _is_harness(entry) or start.startswith(_NOTICES):
        # Its text quotes what tools put out, so it is left out.
        return node(kind=Kind.OPENER, human=False)
    return _opener(node, _typed(said))


def _opener(node: Node, said: str, tentative: bool = False) -> Record:
    # A picture alone is the person's too, but nothing they typed.
    words = (Utterance(Speaker.USER, said or "[image]", pasted=not said),)
    return node(kind=Kind.OPENER, words=words, tentative=tentative)


def _is_harness(entry: Object) -> bool:
    origin = text(mapping(entry.get("origin")).get("kind"))
    return (
        origin not in _PEOPLE
        or text(entry.get("turnOrigin")) not in _PEOPLE
        or text(entry.get("promptSource")) == "system"
    )


def _said(content: tuple[Object, ...]) -> str:
    return "\n".join(text(block.get("text")) for block in content if block.get("type") == "text")


def _typed(said: str) -> str:
    for tag in _INJECTED_TAGS:
        said = _without(said, tag)
    return said


def _command(said: str) -> str:
    name = _inside(said, "command-name").strip() or _inside(said, "command-message").strip()
    arguments = _inside(said, "command-args").strip()
    return f"/{name.lstrip('/')} {arguments}".rstrip()


def _inside(said: str, tag: str) -> str:
    _, found, rest = said.partition(f"<{tag}>")
    inner, closed, _ = rest.partition(f"</{tag}>")
    return inner if found and closed else ""


def _without(said: str, tag: str) -> str:
    """Take out what the client put between two tags; the blank lines around it go too."""
    parts: list[str] = []
    done = 0
    while (begin := said.find(f"<{tag}>", done)) >= 0 and (end := said.find(f"</{tag}>", begin)) >= 0:
        parts.append(said[done:begin])
        done = end + len(tag) + 3
    return said if not parts else "\n".join(part.strip() for part in (*parts, said[done:]) if part.strip())
