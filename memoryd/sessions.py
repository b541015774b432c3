"""The transcript of a home-made agent: one JSON object a line, as memoryd's `generic` format reads it.

    from memoryd import sessions
    session = sessions.resume("~/my-agent/sessions") or sessions.create("~/my-agent/sessions")
    session.append("user", "From now on use tabs.")
    session.append("assistant", "Done.")
    session.end_turn()

Point memoryd at the folder (`[[sessions]]` with `path` and `agent = "generic"`), and the agent has a memory. A file
is for its owner alone; its name begins with the time it was made, so that names sort by age. Each line is written
whole, in one call: a process that is killed leaves at most one torn line, the last, which nobody reads as a message.
"""

from __future__ import annotations

import fcntl
import json
import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from memoryd.adapters import own_folder
from memoryd.adapters.beneath import told
from memoryd.core.errors import MemorydError, StoreUnavailable
from memoryd.core.events import TURN_END

Folder = str | os.PathLike[str]
Message = dict[str, Any]

HARNESS = "harness"
"""The role of words the program itself puts in: for a model they are the user's, for memoryd no person said them."""
_OTHERWISE = "begin another session"
_SUFFIX = ".jsonl"
_INTERRUPTED = "The program ended before this tool was done."
_APPEND = os.O_RDWR | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC


class Session:
    """One conversation and its file. Two processes may append to one session; no line is ever torn by another."""

    def __init__(self, path: Folder, *, cwd: Folder = ".") -> None:
        """Use the transcript at `path`; `cwd` is the folder the agent works in, and stands in each line."""
        self.path = Path(path).expanduser().absolute()
        self.cwd = os.path.abspath(os.fspath(cwd))  # noqa: PTH100

    @property
    def id(self) -> str:
        """Return the session's name: that of its file without the ending."""
        return self.path.stem

    def append(self, role: str, content: object) -> None:
        """Write one message: `role` is user, assistant, or `harness` for words of the program itself.

        `content` is a text or a list of blocks, as plain dicts or as objects of an SDK. A MemorydError when it holds
        what JSON cannot, a StoreUnavailable when it could not be written.
        """
        self._write({"role": role, "content": _plain(content)})

    def end_turn(self) -> None:
        """Mark the turn as over, so that memoryd works on it at once instead of waiting for silence."""
        self._write({"type": TURN_END})

    def history(self) -> list[Message]:
        """Return the messages so far, as the interfaces of models take them.

        Torn lines and marks are left out. A tool call that nobody answered, because the program was killed, gets an
        answer that says so: without one no model takes the conversation.
        """
        return _answered([_message(record) for record in _records(self.path) if isinstance(record.get("role"), str)])

    def _write(self, fields: Message) -> None:
        now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        record = {**fields, "timestamp": now, "session": self.id, "cwd": self.cwd}
        try:
            line = json.dumps(record, ensure_ascii=False, allow_nan=False).encode("utf-8", "backslashreplace") + b"\n"
        except (TypeError, ValueError) as error:
            raise MemorydError(f"a message cannot be written as JSON: {error}", "use texts and blocks") from error
        with told(str(self.path), _OTHERWISE):
            descriptor = os.open(self.path, _APPEND)
            try:
                # Let go with the descriptor, also by a kill: nobody looks at the end of a file that is being written.
                fcntl.flock(descriptor, fcntl.LOCK_EX)
                _append(descriptor, line, self.path)
            finally:
                os.close(descriptor)


def create(folder: Folder, *, cwd: Folder = ".") -> Session:
    """Begin a session in `folder`, which is made where it is missing; `cwd` is where the agent works."""
    place = Path(folder).expanduser()
    with told(str(place), _OTHERWISE):
        own_folder.make(place)
        name = f"{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}-{secrets.token_hex(3)}{_SUFFIX}"
        os.close(os.open(place / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    return Session(place / name, cwd=cwd)


def resume(folder: Folder, *, cwd: Folder | None = None) -> Session | None:
    """Return the latest session in `folder`, with `cwd` the latest that worked there; None when there is none."""
    place = Path(folder).expanduser()
    wanted = None if cwd is None else os.path.abspath(os.fspath(cwd))  # noqa: PTH100
    for path in _latest_first(place):
        worked = _cwd(path)
        if worked and wanted in (None, worked):
            return Session(path, cwd=worked)
    return None


def _latest_first(folder: Path) -> list[Path]:
    with told(str(folder), _OTHERWISE), suppress(FileNotFoundError):
        found = (path for path in folder.glob(f"*{_SUFFIX}") if path.is_file())
        return sorted(found, key=lambda path: path.name, reverse=True)
    return []


def _cwd(path: Path) -> str:
    """Return where a session worked, "" for one in which nothing was said."""
    return next((str(record["cwd"]) for record in _records(path) if record.get("cwd")), "")


def _append(descriptor: int, line: bytes, path: Path) -> None:
    size = os.fstat(descriptor).st_size
    if size and os.pread(descriptor, 1, size - 1) != b"\n":
        # A line that a crash cut short; what follows must not become part of it.
        line = b"\n" + line
    if os.write(descriptor, line) != len(line):
        raise StoreUnavailable(f"{path}: only a part of a line could be written", "make room on the disk")


def _records(path: Path) -> Iterator[Mapping[str, Any]]:
    with told(str(path), _OTHERWISE), path.open("rb") as file:
        for line in file:
            with suppress(ValueError, RecursionError):
                record = json.loads(line)
                if isinstance(record, dict):
                    yield record


def _message(record: Mapping[str, Any]) -> Message:
    role = "user" if record["role"] == HARNESS else record["role"]
    return {"role": role, "content": record.get("content", "")}


def _answered(messages: Sequence[Message]) -> list[Message]:
    answered: list[Message] = []
    for number, message in enumerate(messages):
        answered.append(message)
        following = messages[number + 1] if number + 1 < len(messages) else {}
        open_calls = [call for call in _ids(message, "tool_use", "id") if call not in _ids(following, *_RESULT)]
        results = [
            {"type": "tool_result", "tool_use_id": call, "content": _INTERRUPTED, "is_error": True}
            for call in open_calls
        ]
        if results and _ids(following, *_RESULT):
            # Those that were answered stand in one message with those that were not.
            following["content"] = [*results, *following["content"]]
        elif results:
            answered.append({"role": "user", "content": results})
    return answered


_RESULT = ("tool_result", "tool_use_id")


def _ids(message: Mapping[str, Any], kind: str, key: str) -> list[str]:
    content = message.get("content")
    blocks = content if isinstance(content, list) else []
    return [str(block.get(key)) for block in blocks if isinstance(block, dict) and block.get("type") == kind]


def _plain(value: object) -> object:
    """Return what JSON can hold: objects of an SDK tell it by `to_dict` or `model_dump`."""
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if callable(to_dict := getattr(value, "to_dict", None)):
        return _plain(to_dict())
    if callable(dump := getattr(value, "model_dump", None)):
        return _plain(dump(mode="json", exclude_none=True))
    return value
