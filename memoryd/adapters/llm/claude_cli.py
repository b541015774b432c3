"""Ask a model through the installed `claude`, for people with a subscription and no key.

The client is started once a question in print mode, in a folder of memoryd's own, with nothing of the daemon's
environment but what it needs to find its login: no tools, no MCP servers, no settings or instructions of any project,
no session left behind. The question goes in on stdin, where no process list shows it, behind a marker by which
memoryd knows its own question again should an old client keep it all the same.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path

from memoryd.adapters import own_folder
from memoryd.adapters.llm import claude_reply
from memoryd.adapters.llm.refusals import Unsaid
from memoryd.core.errors import Paused, Transient
from memoryd.core.model import Answer, Prompt
from memoryd.core.own_sessions import MARKER

MOST_BYTES = 4 * 1024 * 1024
"""More than any answer; what a broken client prints beyond it is not kept."""
GRACE_SECONDS = 1.0
PASSED_ON = (
    "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    "CLAUDE_CONFIG_DIR", "CLAUDE_CODE_OAUTH_TOKEN",
)  # fmt: skip
"""What a client needs to find its login. No API key is among them: it would be billed in the subscription's place."""
QUIET = {"DISABLE_AUTOUPDATER": "1", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1", "NO_COLOR": "1"}
_LOGIN = (".credentials.json", ".claude.json")


class ClaudeCli:
    """A model behind the `claude` command; `find` returns its path as it is now, or "".

    `folder` is where it is started. Several calls may run at the same time.
    """

    def __init__(
        self,
        *,
        find: Callable[[], str],
        model: str,
        folder: Path,
        deadline_seconds: float = 120.0,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self._find = find
        self._model = model
        self._folder = folder
        self._seconds = deadline_seconds
        self._env = os.environ if env is None else env
        self._lock = threading.Lock()
        self._under_way: set[subprocess.Popen[bytes]] = set()
        self._stopped = False

    def ask(self, prompt: Prompt) -> Answer:
        """Return the answer; Transient, Permanent, Paused or ReplyError say in one line what came instead."""
        unsaid = Unsaid((prompt.user, prompt.system), self._env.get("CLAUDE_CODE_OAUTH_TOKEN", "") or MARKER)
        process = self._start(prompt)
        try:
            out, err = self._talk(process, f"{MARKER}\n{prompt.user}".encode("utf-8", "replace"))
        finally:
            _end(process)
            with self._lock:
                self._under_way.discard(process)
        if self._stopped:
            raise Transient("the call was ended because memoryd ends", "it is made again at the next start")
        return claude_reply.read(out, err, process.returncode, unsaid, time.time())

    def identity(self) -> str:
        """Return a hash that changes when the client or its login does."""
        home = Path(self._env.get("CLAUDE_CONFIG_DIR") or Path(self._env.get("HOME", "/")) / ".claude")
        path = self._find()
        marks = [_mark(Path(path))] if path else []
        marks += [_mark(home / name) for name in _LOGIN] + [self._env.get("CLAUDE_CODE_OAUTH_TOKEN", "")]
        return sha256("\n".join(marks).encode("utf-8", "surrogateescape")).hexdigest() if path else ""

    def close(self) -> None:
        """End the calls under way, from any thread; they raise Transient, as do later ones."""
        with self._lock:
            self._stopped = True
            running = tuple(self._under_way)
        for process in running:
            _end(process)

    def _start(self, prompt: Prompt) -> subprocess.Popen[bytes]:
        path = self._find()
        if not path:
            raise _unsent(Paused("there is no `claude` to ask", "install Claude Code and log in, or change backend"))
        try:
            own_folder.make(self._folder)
            with self._lock:
                if self._stopped:
                    raise _unsent(Transient("memoryd is about to end", "the call is made at the next start"))
                process = subprocess.Popen(
                    _command(path, self._model, prompt),
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                    cwd=self._folder, env=self._environment(path), start_new_session=True,
                )  # fmt: skip
                self._under_way.add(process)
        except OSError as error:
            remedy = "see whether it runs in a shell, and whether memoryd's state folder can be written"
            raise _unsent(Paused(f"{path} cannot be started: {error.strerror}", remedy)) from None
        return process

    def _talk(self, process: subprocess.Popen[bytes], question: bytes) -> tuple[bytes, bytes]:
        try:
            out, err = process.communicate(question, timeout=self._seconds)
        except subprocess.TimeoutExpired:
            message = f"claude gave no answer within {self._seconds:g} seconds"
            raise Transient(message, "it is tried again later") from None
        except OSError as error:
            raise Transient(f"claude broke off: {error.strerror}", "it is tried again later") from None
        return out[:MOST_BYTES], err[:MOST_BYTES]

    def _environment(self, path: str) -> dict[str, str]:
        # The command is often a script whose interpreter lies beside it.
        places = (str(Path(path).parent), "/usr/local/bin", "/usr/bin", "/bin")
        passed = {name: self._env[name] for name in PASSED_ON if name in self._env}
        return passed | QUIET | {"PATH": os.pathsep.join(dict.fromkeys(places))}


def _command(path: str, model: str, prompt: Prompt) -> list[str]:
    """Return the call. The system prompt is memoryd's own text: no word of a transcript is on the command line."""
    return [
        path, "--print", "--output-format", "json", "--model", model, "--system-prompt", prompt.system or "Answer.",
        "--tools", "", "--strict-mcp-config", "--setting-sources", "", "--safe-mode", "--no-chrome",
        "--no-session-persistence", "--max-turns", "1",
    ]  # fmt: skip


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a client and what it started, however it takes that; it leads a process group of its own."""
    if process.poll() is None:
        _signal(process, signal.SIGTERM)
        try:
            process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            _signal(process, signal.SIGKILL)
            process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                # What could not be written to a client that is gone is of no use to anybody.
                continue


def _signal(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    try:
        os.killpg(process.pid, number)
    except ProcessLookupError:
        return


def _mark(path: Path) -> str:
    try:
        found = path.stat()
    except OSError:
        return f"{path}: none"
    return f"{path}: {found.st_ino} {found.st_size} {found.st_mtime_ns}"


def _unsent(error: Paused | Transient) -> Paused | Transient:
    error.unsent = True
    return error
