"""The person's editor, on a copy of a text that outlives whatever goes wrong."""

from __future__ import annotations

import os
import secrets
import shlex
import shutil
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from memoryd.adapters import own_folder
from memoryd.adapters.beneath import told
from memoryd.core.errors import MemorydError

_USUAL = ("sensible-editor", "nano", "vi")
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_GONE = "nothing was changed: edit again and save under the same name, or use `memoryd rm` to take a memory away"
_REMEDY = "set VISUAL or EDITOR to the editor you use"


class Draft:
    """A text under edit: a file of the person's alone, removed only when what it says has been taken over.

    `content` is what is edited; `text` is what the person begins with, where that is another.
    """

    def __init__(self, folder: Path, name: str, content: bytes, text: bytes | None = None) -> None:
        self.path = folder / f"{secrets.token_hex(4)}-{name.replace('/', '-')}"
        self._first = content
        with told(str(self.path)):
            own_folder.make(folder)
            with os.fdopen(os.open(self.path, _NEW, 0o600), "wb") as file:
                file.write(content if text is None else text)

    def edit(self, env: Mapping[str, str]) -> bytes | None:
        """Open the editor and wait for it; returns what the text is then, None when it is what it was at first.

        MemorydError where there is no editor, it says that it failed, or the file is gone.
        """
        command = editor_of(env)
        if code := _run([*command, str(self.path)], env):
            raise MemorydError(f"the editor {command[0]} ended with {code}", f"your text is in {self.path}")
        if not os.path.lexists(self.path):
            raise MemorydError(f"the editor {command[0]} took away the file it was given", _GONE)
        with told(str(self.path)):
            text = self.path.read_bytes()
        return None if text == self._first else text

    def is_as_it_was(self) -> bool:
        """Tell whether nothing of the person's is in it."""
        with suppress(OSError):
            return self.path.read_bytes() == self._first
        return not self.path.exists()

    def remove(self) -> None:
        """Take it away."""
        self.path.unlink(missing_ok=True)


def editor_of(env: Mapping[str, str]) -> list[str]:
    """Return the words of the command that the person edits with; no shell reads them."""
    for key in ("VISUAL", "EDITOR"):
        if env.get(key, "").strip():
            try:
                return shlex.split(env[key])
            except ValueError as error:
                raise MemorydError(f"{key} is no command: {error}", _REMEDY) from error
    for name in _USUAL:
        if shutil.which(name, path=env.get("PATH")):
            return [name]
    raise MemorydError("there is no editor", _REMEDY)


def _run(command: list[str], env: Mapping[str, str]) -> int:
    """Run a command on the person's terminal; Ctrl-C is for the editor, not for who waits for it."""
    try:
        process = subprocess.Popen(command, env=dict(env))
    except OSError as error:
        raise MemorydError(f"the editor {command[0]} cannot be run: {error.strerror}", _REMEDY) from error
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return process.wait()
    finally:
        signal.signal(signal.SIGINT, before)
