"""Read what a model answered as a plan. Whether it is a good one, `plan_check` says; here only its form counts.

Names of files are kept as the model wrote them. Provenance comes from the memories, never from the model, and what it
renames or moves keeps every other word as it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from memoryd.core.consolidation import join
from memoryd.core.errors import ReplyError
from memoryd.core.expressions import expression
from memoryd.core.founded import DESCRIPTION_LIMIT
from memoryd.core.model import Memory
from memoryd.core.naming import free_file
from memoryd.core.plan import Kind, Operation, merge, retire
from memoryd.core.replies import json_object
from memoryd.core.text import one_line, printable, slug

MOST_OPERATIONS = 200
MOST_PARTS = 12
_REASON_CHARACTERS = 200
_LONGEST = {
    "file": 300, "source": 300, "target": 300, "name": 200, "description": 600, "type": 40, "body": 16_000,
    "text": 8_000, "reason": 400,
}  # fmt: skip
_SENTENCE_END = expression(r"(?:[.!?。！？；;:：)\]\"”’」]|\n)\s*$")
_GAP = expression(r"\n{3,}")


@dataclass
class _Reading:
    """What is known while an answer is read; `used` are the file names that are no longer free."""

    known: dict[str, Memory]
    today: str
    used: set[str]
    by_name: dict[str, str] = field(default_factory=dict)

    def file(self, key: str) -> str:
        """Return the file that a model means: one that is there, or the only memory of that name; else its words."""
        return key if key in self.known else self.by_name.get(slug(key), key)

    def memory(self, file: str) -> Memory:
        if file not in self.known:
            raise ReplyError("the model's plan names a memory there is not")
        return self.known[file]

    def new_file(self, kind: str, name: str) -> str:
        file = free_file(kind, name, self.used)
        self.used.add(file)
        return file


def parse(text: str, memories: Sequence[Memory], today: str, taken: Collection[str] = ()) -> tuple[Operation, ...]:
    """Return the operations an answer means; ReplyError, without any word of it, when it is no such answer.

    `memories` are those in the question. `taken` are other file names in use.
    """
    found = json_object(text, "merge")
    readers: dict[str, Callable[[dict[str, object], _Reading], Operation]] = {
        "merge": _merge, "retire": _retire, "split": _split, "rename": _rename, "move": _move,
    }  # fmt: skip
    items = [(read, item) for key, read in readers.items() for item in _items(found, key)]
    if len(items) > MOST_OPERATIONS:
        raise ReplyError(f"the model's plan holds {len(items)} operations; at most {MOST_OPERATIONS} make sense")
    reading = _reading(memories, today, taken)
    return tuple(read(item, reading) for read, item in items)


def _reading(memories: Sequence[Memory], today: str, taken: Collection[str]) -> _Reading:
    names = [slug(memory.name) for memory in memories]
    by_name = {slug(each.name): each.file for each in memories if names.count(slug(each.name)) == 1}
    known = {memory.file: memory for memory in memories}
    return _Reading(known, today, {*known, *taken}, by_name)


def _merge(item: dict[str, object], reading: _Reading) -> Operation:
    files = item.get("files")
    if not isinstance(files, list) or not files or not all(isinstance(file, str) for file in files):
        raise ReplyError("`files` in the model's plan is not a list of file names")
    named = [reading.file(_short(file, "file")) for file in files]
    sources = [reading.known[file] for file in dict.fromkeys(named) if file in reading.known]
    if not sources:
        raise ReplyError("a merge in the model's plan names no memory there is")
    name, kind = slug(_text(item, "name")), _text(item, "type")
    keeper = next((source for source in sources if source.name == name), sources[0])
    result = replace(
        join(keeper, [source for source in sources if source is not keeper]),
        # A text that a model rewrote gets a file of its own, so that every source goes to the archive as it was.
        file=reading.new_file(kind, name),
        digest="",
        name=name,
        description=_description(item),
        type=kind,
        body=_body(item),
        updated=reading.today,
    )
    return merge(named, result)


def _retire(item: dict[str, object], reading: _Reading) -> Operation:
    return retire(reading.file(_text(item, "file")), one_line(_text(item, "reason"), _REASON_CHARACTERS))


def _split(item: dict[str, object], reading: _Reading) -> Operation:
    source = reading.memory(reading.file(_text(item, "file")))
    parts = _items(item, "into")
    if not 2 <= len(parts) <= MOST_PARTS:
        raise ReplyError(f"the model's plan splits a memory into {len(parts)}; 2 to {MOST_PARTS} make sense")
    return Operation(Kind.SPLIT, (source.file,), tuple(_part(part, source, reading) for part in parts))


def _part(part: dict[str, object], source: Memory, reading: _Reading) -> Memory:
    name = slug(_text(part, "name"))
    return replace(
        source,
        file=reading.new_file(source.type, name),
        digest="",
        name=name,
        description=_description(part),
        body=_body(part),
        updated=reading.today,
    )


def _rename(item: dict[str, object], reading: _Reading) -> Operation:
    """Give another name; the file keeps its own, so that what points to it still does."""
    source = reading.memory(reading.file(_text(item, "file")))
    return Operation(
        Kind.RENAME, (source.file,), (replace(source, name=slug(_text(item, "name")), updated=reading.today),)
    )


def _move(item: dict[str, object], reading: _Reading) -> Operation:
    source = reading.memory(reading.file(_text(item, "source")))
    target = reading.memory(reading.file(_text(item, "target")))
    fact = _text(item, "text").strip()
    left = replace(source, body=_without(source.body, fact), updated=reading.today)
    more = replace(join(target, [source]), body=f"{target.body.rstrip()}\n\n{fact}\n", updated=reading.today)
    # Only the words that move are new there: how long the rest holds, and where it counts, is as it was.
    grown = replace(more, created=target.created, expires=target.expires, always=target.always, extra=target.extra)
    return Operation(Kind.MOVE, (source.file, target.file), (left, grown))


def _without(body: str, fact: str) -> str:
    """Return a body without a fact that stands in it once, from the beginning of a sentence to the end of one."""
    before, found, after = body.partition(fact or "\0")
    if not found or fact in after:
        raise ReplyError("`text` in the model's plan does not stand in `source` exactly once")
    begins = not before.strip() or _SENTENCE_END.search(before)
    ends = not after.strip() or after.startswith("\n") or (_SENTENCE_END.search(fact) and after[:1].isspace())
    if not begins or not ends:
        raise ReplyError("`text` in the model's plan is no whole sentence of `source`")
    return _GAP.sub("\n\n", f"{before.rstrip(' ')}{after.lstrip(' ')}").strip("\n") + "\n"


def _items(found: dict[str, object], key: str) -> list[dict[str, object]]:
    items = found.get(key, [])
    if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
        raise ReplyError(f"`{key}` in the model's plan is not a list of objects")
    return items


def _description(item: dict[str, object]) -> str:
    return one_line(_text(item, "description"), DESCRIPTION_LIMIT)


def _body(item: dict[str, object]) -> str:
    return printable(_text(item, "body")).strip() + "\n"


def _text(item: dict[str, object], key: str) -> str:
    value = item.get(key)
    if not isinstance(value, str):
        raise ReplyError(f"`{key}` in the model's plan is missing or not a text")
    return _short(value, key)


def _short(value: str, key: str) -> str:
    if len(value) > _LONGEST[key]:
        raise ReplyError(f"`{key}` in the model's plan has {len(value):,} characters; at most {_LONGEST[key]:,} may be")
    return value.encode("utf-8", "replace").decode("utf-8")
