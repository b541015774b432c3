"""Cursor: `~/.cursor/projects/<folder as a name>/agent-transcripts/<session>/<session>.jsonl`. Not seen running.

Known from others' sources only: a message a line, as `{"role": …, "message": {"content": [blocks]}}`, without ids,
times and tool results, and `{"type": "turn_ended", "status": "success" | "aborted" | "error"}`. What a person typed
stands in `<user_query>` tags; other tags are the editor's. Versions without the mark leave only silence, and waiting
for an approval looks the same; so that silence has to be long, and more of the turn opens it again. Sessions of the
editor may hold the marks alone. The name of the project's folder does not give back the folder of work; the file
`.workspace-trusted` in it does, where it is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256

from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import blocks, mapping, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Close, Speaker, Utterance
from memoryd.core.tool_targets import describe

QUIET = 30.0
"""Seconds without a line after an answer that mean the end of the turn where no mark is written."""

_CLOSES = {"success": Close.COMPLETED, "aborted": Close.INTERRUPTED, "error": Close.FAILED}
_TYPED = "user_query"
# What other clients' messages carry and this one's never do.
_FOREIGN = frozenset({"type", "id", "uuid", "sessionId", "timestamp", "content", "parentUuid"})

Object = Mapping[str, object]


class CursorFormat(LineFormat):
    """The `cursor` format; see `agents.Format` for what each part means."""

    name = "cursor"
    roots = ("~/.cursor/projects",)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if not line.strip(b" \t\r\0"):
            return ()
        digest = sha256(line).hexdigest()
        found = (_read(entry, f"{digest}-{number}") for number, entry in enumerate(decode_all(line)))
        return tuple(record for record in found if record is not None)

    def skips(self, path: str) -> bool:
        """Leave out subagents."""
        return "/subagents/" in path

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is a message without anything but its words, or the mark of an end."""
        if b'"message"' not in line and b'"turn_ended"' not in line:
            return False
        entry = decode(line)
        if text(entry.get("type")) == "turn_ended":
            return text(entry.get("status")) in _CLOSES
        message = mapping(entry.get("message"))
        plain = not _FOREIGN & set(entry) and set(message) == {"content"}
        return plain and text(entry.get("role")) in ("user", "assistant") and isinstance(message["content"], list)

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/.cursor/" in path or "/agent-transcripts/" in path

    def companions(self, path: str) -> tuple[str, ...]:
        """Name the file that tells of which folder a project is."""
        project, found, _ = path.rpartition("/agent-transcripts/")
        return (f"{project}/.workspace-trusted",) if found else ()

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        """Return the folder of work."""
        cwd = text(decode(content).get("workspacePath"))
        return (Record(kind=Kind.FACTS, cwd=cwd),) if cwd else ()


def _read(entry: Object, digest: str) -> Record | None:
    if text(entry.get("type")) == "turn_ended":
        close = _CLOSES.get(text(entry.get("status")))
        return Record(kind=Kind.CLOSE, digest=digest, close=close) if close else None
    found = blocks(mapping(entry.get("message")).get("content"))
    role = text(entry.get("role"))
    if role == "assistant":
        return _answer(found, digest)
    words = tuple(word for block in found for word in _words(block)) if role == "user" else ()
    return Record(kind=Kind.OPENER, digest=digest, words=words) if words else None


def _answer(found: tuple[Object, ...], digest: str) -> Record:
    calls = tuple(
        # Its result is not written, so that nobody can wait for it.
        Call("", describe(text(block.get("name")), block.get("input")))
        for block in found
        if text(block.get("type")) == "tool_use"
    )
    said = (text(block.get("text")) for block in found if text(block.get("type")) == "text")
    whole = "\n".join(part for part in said if part)
    return Record(kind=Kind.PIECE, digest=digest, text=whole, calls=calls, quiet=None if calls else QUIET)


def _words(block: Object) -> Iterator[Utterance]:
    if text(block.get("type")) == "image":
        yield Utterance(Speaker.USER, "[image]", pasted=True)
    said = text(block.get("text")) if text(block.get("type")) == "text" else ""
    tagged = [part.strip("\r\n") for part in _tagged(said)]
    typed = tagged or ([said] if not said.lstrip().startswith("<") else [])
    yield from (Utterance(Speaker.USER, part) for part in typed if part.strip())


def _tagged(said: str) -> Iterator[str]:
    end = 0
    while (start := said.find(f"<{_TYPED}>", end)) >= 0:
        end = said.find(f"</{_TYPED}>", start)
        if end < 0:
            return
        yield said[start + len(f"<{_TYPED}>") : end]
