"""Cline's command line: `~/.cline/data/sessions/<session>/<session>.messages.json`, rewritten as a whole.

Seen running: 3.0.65, one-shot; not seen: its interactive mode. The document holds `sessionId` and `messages`, in the
shape of Anthropic's interface. What a person typed stands in a `<user_input>` tag; a user message without one is tool
results or the harness. A message without tool calls, followed by silence, is the answer. Beside it `<session>.json`
tells the folder of work, the client's process, and whether the session is over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from memoryd.core.errors import RecordError
from memoryd.core.events import Activity, Call, Kind, Record, Status
from memoryd.core.json_shapes import blocks, mapping, mappings, number, text
from memoryd.core.line_format import Document, LineFormat, Source
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Speaker, Utterance
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

QUIET = 5.0
"""Seconds without a change after an answer that mean the end of the turn."""

_SUFFIX = ".messages.json"
_LEAD = "lead"
_TYPED = "user_input"
_ATTACHED = ("file_content", "folder_content", "url_content")

Object = Mapping[str, object]


def entries(content: bytes) -> tuple[bytes, ...]:
    """Return a document's head, then each of its messages; RecordError when it is torn or another kind of document."""
    document = decode(content)
    messages = document.get("messages")
    if not isinstance(messages, list):
        raise RecordError("a document without messages")
    head = {key: document[key] for key in ("sessionId", "agent", "origin", "version") if key in document}
    return tuple(json.dumps(entry, ensure_ascii=False).encode() for entry in (head, *mappings(messages)))


class ClineFormat(LineFormat):
    """The `cline` format; see `agents.Format` for what each part means."""

    name = "cline"
    roots = ("~/.cline/data/sessions",)
    suffixes = (_SUFFIX,)
    source: Source = Document(entries)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what the head or a message tells."""
        if not line.strip():
            return ()
        return tuple(record for entry in decode_all(line) for record in _read(entry))

    def recognises(self, line: bytes) -> bool:
        """Tell whether an entry is the head of such a document."""
        if b'"sessionId"' not in line or b'"origin"' not in line:
            return False
        entry = decode(line)
        return bool(text(entry.get("agent"))) and "source" in mapping(entry.get("origin"))

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return path.endswith(_SUFFIX) and "/.cline/" in path

    def companions(self, path: str) -> tuple[str, ...]:
        """Name the session's own file."""
        return (path.removesuffix(_SUFFIX) + ".json",) if path.endswith(_SUFFIX) else ()

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        """Return the folder of work."""
        told = decode(content)
        cwd = text(told.get("cwd")) or text(told.get("workspace_root"))
        return (Record(kind=Kind.FACTS, session=text(told.get("session_id")), cwd=cwd),) if cwd else ()

    def status_files(self, path: str) -> tuple[str, str] | None:
        """Return where the session's own file is."""
        beside = self.companions(path)
        folder, _, name = beside[0].rpartition("/") if beside else ("", "", "")
        return (folder, re.sub(r"([*?\[])", r"[\1]", name)) if beside else None

    def parse_status(self, content: bytes) -> Status | None:
        """Return what the session's own file says of the client: that it is over, or whose process it is."""
        told = decode(content)
        session, pid = text(told.get("session_id")), number(told.get("pid"))
        if not session:
            return None
        over = bool(text(told.get("ended_at")))
        return Status(session, Activity.IDLE if over else Activity.UNKNOWN, int(pid) if pid and pid > 0 else 0)


def _read(entry: Object) -> tuple[Record, ...]:
    role = text(entry.get("role"))
    if role == "assistant":
        return (_answer(entry),)
    return (_user(entry),) if role == "user" else _head(entry)


def _head(entry: Object) -> tuple[Record, ...]:
    session = text(entry.get("sessionId"))
    by_person = (text(entry.get("agent")) or _LEAD) == _LEAD
    return (Record(kind=Kind.FACTS, session=session, human=by_person),) if session else ()


def _answer(entry: Object) -> Record:
    found = blocks(entry.get("content"))
    calls = tuple(
        Call(text(block.get("id")), describe(text(block.get("name")), block.get("input")))
        for block in found
        if text(block.get("type")) == "tool_use"
    )
    said = [text(block.get("text")) for block in found if text(block.get("type")) == "text"]
    return Record(
        kind=Kind.PIECE,
        id=text(entry.get("id")),
        at=moment(entry.get("ts")),
        text="\n".join(part for part in said if part),
        calls=calls,
        quiet=None if calls else QUIET,
    )


def _user(entry: Object) -> Record:
    found = blocks(entry.get("content"))
    typed = any(True for block in found for _ in _tagged(text(block.get("text")), _TYPED))
    place = Record(kind=Kind.PUSH, id=text(entry.get("id")), at=moment(entry.get("ts")))
    if typed:
        return place._replace(kind=Kind.OPENER, words=tuple(word for block in found for word in _words(block)))
    answers = tuple(text(block.get("tool_use_id")) for block in found if text(block.get("type")) == "tool_result")
    return place._replace(kind=Kind.RESULTS, answers=answers) if answers else place


def _words(block: Object) -> tuple[Utterance, ...]:
    """Return what a block of a person's message says: typed in the tag, pasted where they pointed at something."""
    if text(block.get("type")) == "image":
        return (Utterance(Speaker.USER, "[image]", pasted=True),)
    said = text(block.get("text"))
    typed = tuple(Utterance(Speaker.USER, part) for part in _tagged(said, _TYPED) if part.strip())
    # What someone quotes inside of what they type was typed.
    beside = said if not typed else said.partition(f"<{_TYPED}")[0] + said.rpartition(f"</{_TYPED}>")[2]
    pasted = (part for tag in _ATTACHED for part in _tagged(beside, tag))
    return (*typed, *(Utterance(Speaker.USER, part, pasted=True) for part in pasted if part.strip()))


def _tagged(said: str, tag: str) -> Iterator[str]:
    """Yield what stands between the opening tags of a name and the next closing one."""
    end = 0
    while (start := said.find(f"<{tag}", end)) >= 0:
        opened = said.find(">", start)
        end = said.find(f"</{tag}>", opened)
        if opened < 0 or end < 0:
            return
        yield said[opened + 1 : end]
