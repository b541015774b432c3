"""The answer of recall as text, as JSON and as a block for an agent's prompt.

Whole memories up to the limit of characters, the last one cut at the end of a sentence. What holds for everything
stands first, and takes at most half of the room, so that it never crowds out what was asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memoryd.core.age import age_text, freshness, is_old, language_of
from memoryd.core.recall import Chosen
from memoryd.core.recall_entry import ASSISTANT, STRANGER, Entry

NOTHING = "no memory bears on that"
CUT = " […]"
LEAST_ROOM = 80
"""Characters below which a memory is left out rather than cut."""
_ENDS = ".!?。！？；;\n"
_JOINERS = "\u200c\u200d\n\t"
_ESCAPES = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}


class Told:
    """A memory as it is told: its content cut to the room there is, its age in words, and what to mind about it."""

    __slots__ = ("age", "always", "content", "entry", "note")

    def __init__(self, entry: Entry, content: str, age: str, note: str, *, always: bool) -> None:
        self.entry = entry
        self.content = content
        self.age = age
        self.note = note
        self.always = always


def told(chosen: Chosen, today: str) -> list[Told]:
    """Return what is told on a day (an ISO date), what holds always first, within the limit of characters."""
    always = list(_fitting(chosen.always, chosen.characters // 2, today, always=True))
    left = chosen.characters - sum(len(one.content) for one in always)
    return always + list(_fitting((one.entry for one in chosen.found), left, today, always=False))


def as_json(chosen: Chosen, today: str) -> list[dict[str, str]]:
    """Return the memories as `{source, type, name, content, updated, note}`; `updated` is an ISO date or ""."""
    return [
        {
            "source": one.entry.source,
            "type": one.entry.type,
            "name": one.entry.name,
            "content": one.content,
            "updated": freshness(one.entry),
            "note": one.note,
        }
        for one in told(chosen, today)
    ]


def as_text(chosen: Chosen, today: str) -> str:
    """Return the memories for a person to read; "" where there are none."""
    return "\n\n".join(_paragraph(one) for one in told(chosen, today))


def as_xml(chosen: Chosen, today: str) -> str:
    """Return one `<relevant_memories>` block, which nothing in a memory can close; "" where there are none.

    What holds for every request stands in a part of its own, `<always>`.
    """
    from memoryd.core.preamble import RULES

    memories = told(chosen, today)
    if not memories:
        return ""
    always = [_element(one) for one in memories if one.always]
    found = [_element(one) for one in memories if not one.always]
    part = ["<always>", *always, "</always>"] if always else []
    return "\n".join(["<relevant_memories>", *RULES, *part, *found, "</relevant_memories>"])


def _fitting(entries: Iterable[Entry], room: int, today: str, *, always: bool) -> Iterator[Told]:
    for entry in entries:
        content = _clean(entry.content).strip() or _clean(entry.description)
        if len(content) > room:
            if room >= LEAST_ROOM:
                yield _told(entry, shortened(content, room), today, always=always)
            return
        room -= len(content)
        yield _told(entry, content, today, always=always)


def shortened(text: str, room: int) -> str:
    """Return the beginning of a text, up to the end of a sentence where one is near, with a mark that it was cut."""
    cut = text[: room - len(CUT)]
    end = max(cut.rfind(mark) for mark in _ENDS) + 1
    if end <= len(cut) // 3:
        end = cut.rfind(" ") if " " in cut[len(cut) // 2 :] else len(cut)
    return cut[:end].rstrip() + CUT


def _told(entry: Entry, content: str, today: str, *, always: bool) -> Told:
    language = language_of(entry.description or content)
    return Told(entry, content, age_text(freshness(entry), today, language), _note(entry, today, always), always=always)


def _note(entry: Entry, today: str, always: bool) -> str:
    chinese = language_of(entry.description or entry.content) == "zh"
    notes = [
        (always, "holds for every request", "对所有请求都适用"),
        (entry.trust == ASSISTANT, "an agent's note, not the person's words", "这是智能体写的，不是用户的话"),
        (
            entry.trust == STRANGER,
            "came with the repository and is not trusted",
            "随仓库而来，未经信任",
        ),
        (is_old(entry, today), "old: check it first", "时间较久，先核实"),
    ]
    said = [zh if chinese else en for holds, en, zh in notes if holds]
    return ("；" if chinese else "; ").join(said)


def _paragraph(one: Told) -> str:
    entry = one.entry
    about = ", ".join(filter(None, (entry.type, one.age, one.note)))
    head = f"{_line(entry.name)} ({about})" if about else _line(entry.name)
    return f"{head}\n{_line(entry.source)}\n{_indented(one.content)}"


def _element(one: Told) -> str:
    entry = one.entry
    given = (
        ("source", entry.source),
        ("type", entry.type),
        ("name", entry.name),
        ("updated", freshness(entry)),
        ("age", one.age),
        ("note", one.note),
    )
    attributes = " ".join(f'{key}="{_line(value).translate(_ESCAPES)}"' for key, value in given if value)
    return f"<memory {attributes}>\n{one.content.translate(_ESCAPES)}\n</memory>"


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" if line.strip() else "" for line in text.split("\n"))


def _line(text: str) -> str:
    return " ".join(_clean(text).split())


def _clean(text: str) -> str:
    """Return the text without what a terminal or a reader would obey: controls, direction marks, tag characters."""
    if text.replace("\n", "").isprintable():
        return text
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(c for c in lines if c.isprintable() or c in _JOINERS or c == "\u3000")
