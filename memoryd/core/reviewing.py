"""What a person should see of memories that others wrote before they are trusted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from memoryd.core.injection import instructions_in
from memoryd.core.model import Folder, Memory, MemoryType
from memoryd.core.text import one_line, printable

QUOTE_CHARACTERS = 120
MOST_QUOTES = 3
_RULES = (MemoryType.FEEDBACK, MemoryType.USER)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A memory as its line in the index has it, and what in it deserves a second look, a sentence each."""

    memory: Memory
    warnings: tuple[str, ...] = ()

    @property
    def is_rule(self) -> bool:
        """Tell whether an agent that reads it will act by it: it says how to act, or has no type that says less."""
        return self.memory.type in _RULES or not self.memory.typed or self.memory.always


def review(folder: Folder) -> tuple[Reviewed, ...]:
    """Return each memory with what in it reads like an attempt at the agent, or hides from the eye."""
    return tuple(Reviewed(memory, tuple(_warnings(memory))) for memory in folder.memories)


def fingerprint(folder: Folder) -> str:
    """Return a hash of all that stands in a folder, so that what is trusted is what was shown."""
    files = [f"{memory.file}\0{memory.digest}" for memory in folder.memories]
    files += [f"{broken.file}\0{broken.reason}" for broken in folder.broken]
    return sha256("\n".join(files).encode("utf-8", "surrogatepass")).hexdigest()


def _warnings(memory: Memory) -> Iterator[str]:
    found = list(dict.fromkeys(sentence for part in _parts(memory) for sentence in instructions_in(part)))
    for sentence in found[:MOST_QUOTES]:
        yield f"reads like an instruction to an agent's memory: “{one_line(sentence, QUOTE_CHARACTERS)}”"
    if len(found) > MOST_QUOTES:
        yield f"and {len(found) - MOST_QUOTES} more such sentences"
    if any(printable(part) != part.replace("\r\n", "\n") for part in _parts(memory)):
        yield "holds characters that are not shown"
    if "<!--" in memory.body:
        yield "holds a comment that is not shown where markdown is"


def _parts(memory: Memory) -> tuple[str, ...]:
    extra = "\n".join(f"{key}: {value}" for key, value in memory.extra)
    return (memory.name, memory.description, memory.body, memory.evidence, extra)
