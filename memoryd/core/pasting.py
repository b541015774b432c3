"""Part what a person typed from what they put in without typing it.

Pasted are: code fences, quoted lines, blocks that a client or the person put between tags, words set into sentences,
mails with their heads, chats with their names and times, documents, what is announced as handed over, and runs of lines
that no person types: logs, stack traces, diffs, JSON, HTML, source, tables, a command with its output; and what is too
much to be typed at all. All else stays typed. The pieces joined are the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from memoryd.core.announced import announced
from memoryd.core.chat_lines import chats
from memoryd.core.documents import document
from memoryd.core.expressions import expression
from memoryd.core.in_bulk import in_bulk
from memoryd.core.made_lines import Look, look
from memoryd.core.model import Speaker, Turn, Utterance
from memoryd.core.rows import rows
from memoryd.core.set_in import set_in

LEAST_WEAK_RUN = 4
MOST_BRIDGED = 3
LONGEST_LINE = 2_000
"""A longer line that looks made, be it weakly, is made."""

# Other characters that `splitlines` cuts at stand within sentences.
_LINE = expression(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z")
_FENCE = expression(r"[ \t]{0,8}(?:[-*+] |\d{1,2}[.)] )?(`{3,}|~{3,})")
_QUOTED = expression(r"[ \t]{0,3}(?:>(?!>> )|[│┃▎＞]|&gt;)")
_OPENING = expression(r"[ \t]{0,8}<([A-Za-z][\w.:-]{0,40})(?: [^<>\n]{0,400})?>")
_MAIL = expression(
    r"[ \t]{0,3}(?:from|to|cc|bcc|subject|date|sent|reply-to|发件人|收件人|抄送|主题|日期|发送时间) ?[:：] ?\S", re.I
)
_SUBJECT = expression(r"[ \t]*(?:subject|主题) ?[:：]", re.IGNORECASE)
_REMARK = expression(r"[ \t]*(?:#{1,2}(?!#)|//|--|%|;{1,2}|\"{3}|'{3}|/\*) ?\S")
_WROTE = expression(
    r"[ \t]{0,3}(?:on .{4,120} wrote:|-{2,} ?(?:original|forwarded) message[ -]*|.{4,80}写道[:：])\s*$", re.I
)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text, and whether it was pasted."""

    text: str
    pasted: bool


@dataclass(slots=True)
class _Line:
    text: str
    pasted: bool = False
    look: Look = Look.TYPED

    @property
    def blank(self) -> bool:
        return not self.text.strip()


def separated(turn: Turn) -> Turn:
    """Return the turn with what its person pasted as utterances of their own."""
    words: list[Utterance] = []
    for said in turn.words:
        if said.speaker is not Speaker.USER or said.pasted:
            words.append(said)
            continue
        words += [replace(said, text=piece.text, pasted=piece.pasted) for piece in split(said.text)]
    return replace(turn, words=tuple(words))


def split(text: str) -> tuple[Piece, ...]:
    """Return the pieces of what a person sent, in order; joined they are the text, and no two neighbours are alike."""
    lines = [_Line(line) for line in _LINE.findall(text)]
    _mark_blocks(lines)
    _mark_mail(lines)
    _mark_others(lines)
    _mark_runs(lines)
    _mark_bulk(lines)
    return tuple(_merged(_pieces(lines)))


def _mark_blocks(lines: list[_Line]) -> None:
    """Mark fences, quoted lines and what stands between tags on lines of their own."""
    at = 0
    while at < len(lines):
        line = lines[at].text
        end = at
        if fence := _FENCE.match(line):
            end = _fence_end(lines, at, fence[1])
        elif tag := _OPENING.match(line):
            end = _tag_end(lines, at, tag[1], tag.end())
        elif _QUOTED.match(line):
            end = at + 1
        for index in range(at, end):
            lines[index].pasted = True
        at = max(end, at + 1)


def _fence_end(lines: list[_Line], at: int, mark: str) -> int:
    """Return the index behind the closing fence; one that is not closed reaches to the end."""
    if mark in lines[at].text[lines[at].text.index(mark) + len(mark) :]:
        return at + 1
    for index in range(at + 1, len(lines)):
        found = _FENCE.match(lines[index].text)
        if found and found[1].startswith(mark) and not lines[index].text.strip(" \t\r\n`~"):
            return index + 1
    return len(lines)


def _tag_end(lines: list[_Line], at: int, name: str, opened: int) -> int:
    """Return the index behind the line that closes a tag; a tag that nothing closes was typed."""
    closing = f"</{name}>"
    if closing in lines[at].text[opened:]:
        return at
    return next((index + 1 for index in range(len(lines) - 1, at, -1) if closing in lines[index].text), at)


def _mark_mail(lines: list[_Line]) -> None:
    """Mark a mail from its head to the end: what follows a head is somebody's letter."""
    for at, line in enumerate(lines):
        headed = _MAIL.match(line.text) and (
            (at + 1 < len(lines) and _MAIL.match(lines[at + 1].text)) or (at == 0 and _SUBJECT.match(line.text))
        )
        if headed or _WROTE.match(line.text[:200]):
            for below in lines[at:]:
                below.pasted = True
            return


def _mark_others(lines: list[_Line]) -> None:
    """Mark what others said to each other, copied out of a messenger, documents, and what is announced as theirs."""
    texts = [line.text for line in lines]
    whole = document(["" if line.pasted else line.text for line in lines])
    for start, end in (*chats(texts), *announced(texts), *rows(texts), *([whole] if whole else ())):
        for line in lines[start:end]:
            line.pasted = True


def _mark_runs(lines: list[_Line]) -> None:
    """Mark runs of lines that no person types."""
    _look_at(lines)
    for run in _runs(lines):
        if len(run) >= LEAST_WEAK_RUN or any(line.look is not Look.WEAK for line in run):
            for line in run:
                line.pasted = True
    _bridge(lines)


def _mark_bulk(lines: list[_Line]) -> None:
    for start, end in in_bulk(["" if line.pasted else line.text for line in lines]):
        for line in lines[start:end]:
            line.pasted = True


def _look_at(lines: list[_Line]) -> None:
    """Give each line its look; a command, a diff and a made line tell what the lines below them are."""
    before, within = Look.TYPED, ""
    for line in lines:
        if line.pasted or line.blank:
            within = "" if line.pasted or within == "output" else within
            continue
        found = look(line.text)
        below = (
            within == "output"
            or (within == "diff" and line.text[0] in " +-\\@")
            or (found is Look.WEAK and (len(line.text) > LONGEST_LINE or _continues(line.text, before)))
        )
        line.look = Look.MADE if below and found is not Look.COMMAND else found
        if line.look is Look.COMMAND:
            within = "output"
        elif line.text.startswith("@@ "):
            within = "diff"
        elif line.look is Look.TYPED:
            within = ""
        before = line.look
    _look_up(lines)


def _look_up(lines: list[_Line]) -> None:
    """Give a remark right above a line of source the look of the source."""
    for line, below in zip(lines[-2::-1], lines[:0:-1], strict=True):
        if below.look is Look.MADE and _REMARK.match(line.text):
            line.look = Look.MADE


def _continues(text: str, before: Look) -> bool:
    """Tell whether an indented line belongs to the made one above it, across blank lines too."""
    return before is Look.MADE and text.startswith(("    ", "\t"))


def _runs(lines: list[_Line]) -> Iterator[list[_Line]]:
    run: list[_Line] = []
    for line in lines:
        if line.look is not Look.TYPED:
            run.append(line)
        elif run:
            yield run
            run = []
    if run:
        yield run


def _bridge(lines: list[_Line]) -> None:
    """Mark the few lines within a block of made ones: messages in a log, text in a page."""
    gap: list[_Line] = []
    before = 0
    for line in lines:
        if line.blank:
            gap, before = [], 0
        elif line.look in (Look.MADE, Look.COMMAND) or (line.pasted and line.look is Look.WEAK):
            if before + 1 >= MOST_BRIDGED and 0 < len(gap) <= MOST_BRIDGED:
                for inner in gap:
                    inner.pasted = True
            gap, before = [], before + 1
        elif not line.pasted:
            gap.append(line)


def _pieces(lines: list[_Line]) -> Iterator[Piece]:
    typed: list[str] = []
    for line in lines:
        if line.pasted:
            yield from _set_apart("".join(typed))
            typed = []
            yield Piece(line.text, pasted=True)
        else:
            typed.append(line.text)
    yield from _set_apart("".join(typed))


def _set_apart(text: str) -> Iterator[Piece]:
    done = 0
    for start, end in set_in(text):
        yield Piece(text[done:start], pasted=False)
        yield Piece(text[start:end], pasted=True)
        done = end
    yield Piece(text[done:], pasted=False)


def _merged(pieces: Iterator[Piece]) -> Iterator[Piece]:
    """Join neighbours of one kind; blank text goes with what stands before it."""
    kept: Piece | None = None
    for piece in pieces:
        if not piece.text:
            continue
        if kept is None:
            kept = piece
        elif kept.pasted == piece.pasted or not piece.text.strip():
            kept = replace(kept, text=kept.text + piece.text)
        elif not kept.text.strip():
            kept = replace(piece, text=kept.text + piece.text)
        else:
            yield kept
            kept = piece
    if kept is not None:
        yield kept
