"""Codex's user messages: what of them did the person type?

The client writes apart from its own injections only what people sent, but puts things into one text that were not
typed: what was piped into `codex exec` stands behind the prompt in a `<stdin>` block, and editors put what they show
in front of it, under a headline. Images, mentions and skills are parts of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from memoryd.core.json_shapes import mappings, text
from memoryd.core.model import Speaker, Utterance

_PIPED = "<stdin>\n"
_PIPED_END = "</stdin>"
_EDITOR = "# Context from my IDE setup:"
_REQUEST = "## My request for Codex:"

Object = Mapping[str, object]


def read_message(payload: Object) -> tuple[Utterance, ...]:
    """Return the words of a `user_message` event, as versions up to 0.148 write it."""
    if text(payload.get("kind")) not in ("", "plain"):
        # Early versions sent what they inject as events too, and said so.
        return ()
    images = [item for key in ("images", "local_images") for item in _items(payload.get(key))]
    return (*_said(text(payload.get("message"))), *(_picture(item) for item in images))


def read_content(content: object) -> tuple[Utterance, ...]:
    """Return the words of a `UserMessage` item; its texts are one message."""
    parts = mappings(content)
    said = "".join(text(part.get("text")) for part in parts if part.get("type") == "text")
    return (*_said(said), *(_attachment(part) for part in parts if part.get("type") != "text"))


def _said(message: str) -> Iterator[Utterance]:
    context, message = _without_editor(message)
    message, piped = _without_pipe(message)
    if context:
        yield Utterance(Speaker.USER, context, pasted=True)
    if message.strip():
        yield Utterance(Speaker.USER, message)
    if piped:
        yield Utterance(Speaker.USER, piped, pasted=True)


def _without_editor(message: str) -> tuple[str, str]:
    """Part what the editor shows from the prompt below it."""
    context, found, request = message.partition(f"\n{_REQUEST}")
    if not found or not message.lstrip().startswith(_EDITOR):
        return "", message
    return context.strip(), request.strip()


def _without_pipe(message: str) -> tuple[str, str]:
    """Part the prompt from what was piped in; a block that does not end the message was typed."""
    begin = 0 if message.startswith(_PIPED) else message.find(f"\n\n{_PIPED}")
    if begin < 0 or not message.rstrip().endswith(_PIPED_END):
        return message, ""
    piped = message[begin:].strip().removeprefix(_PIPED).removesuffix(_PIPED_END)
    return message[:begin], piped.strip("\n")


def _attachment(part: Object) -> Utterance:
    kind = text(part.get("type"))
    if kind.endswith("image"):
        return _picture(text(part.get("path")))
    return Utterance(Speaker.USER, f"[{kind} {text(part.get('name')) or text(part.get('path'))}]", pasted=True)


def _picture(path: str) -> Utterance:
    # Of a picture without a file nothing but its bytes is known.
    name = "" if path.startswith("data:") else path.replace("\\", "/").rpartition("/")[2]
    return Utterance(Speaker.USER, f"[image {name}]" if name else "[image]", pasted=True)


def _items(value: object) -> list[str]:
    return [text(item) for item in value] if isinstance(value, list) else []
