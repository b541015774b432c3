"""Put something into a JSON text, or take it out, and leave every other character as it is."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from memoryd.core.expressions import expression

_DECODER = json.JSONDecoder()
_SPACE = expression(r"[ \t\r\n]*")
_INDENTED = expression(r"\n([ \t]{1,16})\"")


@dataclass(frozen=True, slots=True)
class Child:
    """One member of an object, or item of an array: where it begins, where its value stands, where it ends."""

    start: int
    value: int
    end: int
    key: str = ""


@dataclass(frozen=True, slots=True)
class Container:
    """An object or array in a text: where its bracket opens, what is in it, and where the bracket closes."""

    open: int
    children: tuple[Child, ...]
    close: int

    def of(self, key: str) -> Child | None:
        """Return the member of that key."""
        return next((child for child in self.children if child.key == key), None)


def container(text: str, at: int) -> Container:
    """Return what the bracket at a place holds; the text is JSON already."""
    keyed = text[at] == "{"
    children, place = [], _skip(text, at + 1)
    while text[place] not in "}]":
        start, key = place, ""
        if keyed:
            key, place = _DECODER.raw_decode(text, place)
            place = _skip(text, _skip(text, place) + 1)
        _, end = _DECODER.raw_decode(text, place)
        children.append(Child(start, place, end, key))
        place = _skip(text, end)
        if text[place] == ",":
            place = _skip(text, place + 1)
    return Container(at, tuple(children), place)


def insert(text: str, into: Container, value: object, key: str = "") -> tuple[str, str]:
    """Return the text with a value as the last child of a container, and what was put in; nothing else moves.

    It is indented as its neighbours are, and on one line where they are.
    """
    newline = "\r\n" if "\r\n" in text else "\n"
    name = f"{json.dumps(key, ensure_ascii=False)}: " if key else ""
    if into.children:
        gap = text[into.open + 1 : into.children[0].start]
        if "\n" not in gap:
            added = f", {name}{json.dumps(value, ensure_ascii=False)}"
        else:
            indent = gap.rpartition("\n")[2]
            added = f",{newline}{indent}{name}{_pretty(text, value, indent, newline)}"
        place = into.children[-1].end
    else:
        outer = _indent(text, into.open)
        inner = outer + _unit(text)
        closing = "" if "\n" in text[into.open : into.close] else newline + outer
        added = f"{newline}{inner}{name}{_pretty(text, value, inner, newline)}{closing}"
        place = into.open + 1
    return text[:place] + added + text[place:], added


def remove(text: str, out_of: Container, place: int) -> str:
    """Return the text without one child of a container, its comma and the space before it."""
    children = out_of.children
    if place:
        return text[: children[place - 1].end] + text[children[place].end :]
    if len(children) > 1:
        return text[: children[0].start] + text[children[1].start :]
    return text[: out_of.open + 1] + text[out_of.close :]


def containers(text: str, parent: Container) -> Iterator[tuple[int, Container]]:
    """Yield the children that are objects or arrays themselves, with their places."""
    for place, child in enumerate(parent.children):
        if text[child.value] in "{[":
            yield place, container(text, child.value)


def first(text: str) -> int:
    """Return where the value of a whole text begins."""
    return _skip(text, 0)


def keys(children: Sequence[Child]) -> list[str]:
    """Return the keys of members, in order."""
    return [child.key for child in children]


def _pretty(text: str, value: object, indent: str, newline: str) -> str:
    lines = json.dumps(value, ensure_ascii=False, indent=_unit(text)).split("\n")
    return f"{newline}{indent}".join(lines)


def _unit(text: str) -> str:
    found = _INDENTED.search(text)
    return found[1] if found else "  "


def _indent(text: str, place: int) -> str:
    line = text[text.rfind("\n", 0, place) + 1 : place]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _skip(text: str, place: int) -> int:
    match = _SPACE.match(text, place)
    return match.end() if match else place
