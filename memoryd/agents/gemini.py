"""Gemini CLI: `~/.gemini/tmp/<project>/chats/session-<time>-<id>.jsonl`, a log of changes to one conversation.

Seen running: 0.61.0; the whole-file `session-*.json` of versions before 0.40 are left out. A line is one of

* a head (`sessionId`, `projectHash`), again at each resume;
* a message with an `id`; written again under the same id it takes the place of the first;
* `{"$set": {"messages": […]}}`: the conversation from now on. It repeats old messages (also under new ids, where it
  was compressed), and leaves out what was taken back (Esc, errors). Nothing in it is said now, so it is not read;
* `{"$rewindTo": id}`: the person went back. What they said stays said.

No record ends a turn. An answer without tool calls may be the last word or the first half of a step whose tool runs,
or waits for approval: its calls come when they are done. So only long silence closes it, and more of it opens it again.
`Request cancelled.` and errors close at once, except errors of a client at rest. See `gemini_prompts` for who speaks.
The folder of work stands in `.project_root` beside `chats/`, and in `projects.json` in the client's home.
"""

from __future__ import annotations

from collections.abc import Mapping

from memoryd.agents.gemini_prompts import read_prompt, said
from memoryd.core.errors import RecordError
from memoryd.core.events import Call, Kind, Record
from memoryd.core.json_shapes import blocks, mapping, mappings, text
from memoryd.core.line_format import LineFormat
from memoryd.core.lines import decode, decode_all
from memoryd.core.model import Close
from memoryd.core.moments import moment
from memoryd.core.tool_targets import describe

QUIET = 30.0
"""Seconds without a line after an answer that are taken for the end of the turn, until more of it comes."""

_CANCELLED = "Request cancelled."
_REGISTRY = "projects.json"

Object = Mapping[str, object]


class GeminiFormat(LineFormat):
    """The `gemini` format; see `agents.Format` for what each part means."""

    name = "gemini"
    roots = ("~/.gemini/tmp",)

    def parse_line(self, line: bytes) -> tuple[Record, ...]:
        """Return what a line tells; see `Format`."""
        if not line.strip(b" \t\r\0"):
            return ()
        found = (_read(entry) for entry in decode_all(line))
        return tuple(record for record in found if record is not None)

    def skips(self, path: str) -> bool:
        """Leave out subagents (a folder deeper, without the prefix), and what else lies in the client's folder."""
        folder, _, name = path.rpartition("/")
        return not (name.startswith("session-") and folder.endswith("/chats"))

    def recognises(self, line: bytes) -> bool:
        """Tell whether a line is the head of a conversation."""
        if b'"projectHash"' not in line:
            return False
        entry = decode(line)
        return bool(text(entry.get("sessionId"))) and bool(text(entry.get("projectHash")))

    def hints(self, path: str) -> bool:
        """Tell whether a path looks like one of this client's."""
        return "/chats/session-" in path

    def companions(self, path: str) -> tuple[str, ...]:
        """Name the list of all projects, and the project's own file, which is believed more."""
        folder, found, _ = path.rpartition("/chats/")
        home, known, _ = folder.rpartition("/tmp/")
        registry = (f"{home}/{_REGISTRY}",) if known else ()
        return (*registry, f"{folder}/.project_root") if found else ()

    def parse_companion(self, path: str, content: bytes) -> tuple[Record, ...]:
        """Return the folder of work: of one project, or of each project for the sessions below its name."""
        if path.endswith(f"/{_REGISTRY}"):
            known = mapping(decode(content).get("projects")).items()
            return tuple(Record(kind=Kind.FACTS, id=f"{name}/chats", cwd=cwd) for cwd, name in known if text(name))
        try:
            cwd = content.decode("utf-8").strip()
        except UnicodeDecodeError as error:
            raise RecordError(f"{path} is no text: {error.reason}") from None
        return (Record(kind=Kind.FACTS, cwd=cwd),) if cwd else ()


def _read(entry: Object) -> Record | None:
    if text(entry.get("id")):
        return _message(entry)
    # The conversation as it stands in a change or a head is never read: each of its messages had a line of its own.
    facts = mapping(entry.get("$set")) or (entry if text(entry.get("projectHash")) else {})
    session = text(facts.get("sessionId"))
    # A conversation that was moved here from an older file begins with the time of its last message: what is older
    # than that is history.
    return Record(kind=Kind.FACTS, session=session, at=moment(facts.get("lastUpdated"))) if session else None


def _message(entry: Object) -> Record | None:
    kind = text(entry.get("type"))
    if kind == "user":
        return read_prompt(entry)
    if kind == "gemini":
        return _answer(entry)
    return _notice(kind, entry)


def _answer(entry: Object) -> Record:
    calls = tuple(Call("", describe(text(call.get("name")), call.get("args"))) for call in _calls(entry))
    return Record(
        kind=Kind.PIECE,
        id=text(entry.get("id")),
        at=moment(entry.get("timestamp")),
        message=text(entry.get("id")),
        text=said(blocks(entry.get("content"))),
        calls=calls,
        replaces=True,
        quiet=None if calls else QUIET,
    )


def _calls(entry: Object) -> tuple[Object, ...]:
    called = mappings(entry.get("toolCalls"))
    inline = (mapping(part.get("functionCall")) for part in blocks(entry.get("content")))
    return called or tuple(call for call in inline if call)


def _notice(kind: str, entry: Object) -> Record | None:
    if kind == "error":
        return Record(kind=Kind.CLOSE, id=text(entry.get("id")), close=Close.FAILED, only_at_work=True)
    if kind == "info" and said(blocks(entry.get("content"))).strip() == _CANCELLED:
        return Record(kind=Kind.CLOSE, id=text(entry.get("id")), close=Close.INTERRUPTED)
    return None
