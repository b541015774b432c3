"""What the agent can do in a project: run commands, read, write and edit files, find them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import shell

READ_LINES = 2_000
READ_BYTES = 1024 * 1024
GLOB_PATHS = 500

Given = dict[str, Any]


class ToolFailed(Exception):
    """A tool could not do what was asked; the message is for the model."""


@dataclass(frozen=True)
class Tool:
    """A tool: what the model is told of it, what it does, and what about a call the person should be asked, or ""."""

    name: str
    description: str
    fields: dict[str, str]
    run: Callable[[Given], str]
    risk: Callable[[Given], str] = lambda given: ""
    optional: tuple[str, ...] = ()

    def told(self) -> dict[str, Any]:
        """Return the tool as the API takes it."""
        properties = {name: {"type": "string", "description": what} for name, what in self.fields.items()}
        required = [name for name in self.fields if name not in self.optional]
        schema = {"type": "object", "properties": properties, "required": required}
        return {"name": self.name, "description": self.description, "input_schema": schema}

    def call(self, given: Given) -> str:
        """Do it; ToolFailed says what went wrong."""
        missing = [name for name in self.fields if name not in self.optional and not isinstance(given.get(name), str)]
        if missing:
            raise ToolFailed(f"{', '.join(missing)} must be given as text")
        try:
            return self.run(given)
        except OSError as error:
            raise ToolFailed(f"{error.filename or self.name}: {error.strerror or error}") from error


class ProjectTools:
    """The tools on one folder. `readable` are other folders that may be read without asking."""

    def __init__(self, cwd: Path, readable: Sequence[Path] = ()) -> None:
        self.cwd = cwd.resolve()
        self._readable = (self.cwd, *(folder.resolve() for folder in readable))

    def all(self) -> list[Tool]:
        """Return them."""
        return [
            Tool("bash", "Run a bash command in the project.", {"command": "the command"}, self._bash,
                 lambda given: str(given.get("command"))),
            Tool("read_file", "Read a text file, 2,000 lines at most.",
                 {"path": "the file", "from_line": "the first line to read, 1 if left out"},
                 self._read, self._read_risk, ("from_line",)),
            Tool("write_file", "Write a whole file; its folder is made where it is missing.",
                 {"path": "the file", "content": "all of its text"}, self._write,
                 lambda given: f"write {given.get('path')}"),
            Tool("edit_file", "Replace a text in a file. It must stand there exactly once.",
                 {"path": "the file", "old": "the text as it is", "new": "the text as it shall be"}, self._edit,
                 lambda given: f"edit {given.get('path')}"),
            Tool("glob", "Find files in the project by a pattern such as **/*.py.", {"pattern": "the pattern"},
                 self._glob),
        ]  # fmt: skip

    def _bash(self, given: Given) -> str:
        return shell.run(given["command"], self.cwd)

    def _read(self, given: Given) -> str:
        path = self._path(given["path"])
        with path.open("rb") as file:
            content = file.read(READ_BYTES + 1)
        try:
            lines = content[:READ_BYTES].decode("utf-8", "ignore" if len(content) > READ_BYTES else "strict")
        except UnicodeDecodeError as error:
            raise ToolFailed(f"{path} is no UTF-8 text") from error
        first = max(int(given.get("from_line") or 1), 1) if str(given.get("from_line") or 1).isdigit() else 1
        all_lines = lines.splitlines(keepends=True)
        shown = "".join(all_lines[first - 1 : first - 1 + READ_LINES])
        left = len(all_lines) - (first - 1 + READ_LINES)
        cut = left > 0 or len(content) > READ_BYTES
        return f"{shown}\n[There is more; read on from line {first + READ_LINES}.]" if cut else shown

    def _read_risk(self, given: Given) -> str:
        path = self._path(str(given.get("path")))
        return "" if any(path.is_relative_to(folder) for folder in self._readable) else f"read {path}"

    def _write(self, given: Given) -> str:
        path = self._path(given["path"])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(given["content"], encoding="utf-8", newline="")
        return f"wrote {path}"

    def _edit(self, given: Given) -> str:
        path = self._path(given["path"])
        text = path.read_bytes().decode("utf-8", "surrogateescape")
        if (times := text.count(given["old"])) != 1 or not given["old"]:
            raise ToolFailed(f"the text stands in {path} {times} times, not once; give more of what is around it")
        path.write_bytes(text.replace(given["old"], given["new"]).encode("utf-8", "surrogateescape"))
        return f"edited {path}"

    def _glob(self, given: Given) -> str:
        try:
            found = sorted(str(path.relative_to(self.cwd)) for path in self.cwd.glob(given["pattern"]))
        except (ValueError, NotImplementedError) as error:
            raise ToolFailed(f"no pattern for files in the project: {error}") from error
        more = [f"[{len(found) - GLOB_PATHS} more]"] if len(found) > GLOB_PATHS else []
        return "\n".join([*found[:GLOB_PATHS], *more]) or "no file"

    def _path(self, given: str) -> Path:
        try:
            return (self.cwd / Path(given).expanduser()).resolve()
        except (ValueError, RuntimeError) as error:
            raise ToolFailed(f"{given!r} is no path") from error
