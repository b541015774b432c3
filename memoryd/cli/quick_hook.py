"""Answer a hook of Claude Code: never in the way of the prompt, whatever happens.

Any failure is silence and 0, and is counted for `memoryd status`. There is a deadline for all of it, also for a call
that never ends. Loaded at each prompt: nothing that the quick way of recall does not need may be loaded here.
"""

from __future__ import annotations

import _thread
import gc
import os
import sys
import time

from memoryd.adapters import hook_failures
from memoryd.adapters.quick_places import quick_places
from memoryd.core import hook_call
from memoryd.core.hook_call import HookCall
from memoryd.core.recall_answer import as_xml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType
    from typing import NoReturn

    from memoryd.core.recall import Chosen

SECONDS = 8.0
"""For everything; the client itself gives up after 10."""
MOST_BYTES = 16 * 1024 * 1024
AGENT = "claude-code"


def words_of(words: list[str]) -> tuple[str, dict[str, str]] | None:
    """Return whose hook a command line answers, and what it changes in the environment; None for any other one.

    Also of one that is wrong: the client takes the code of a mistaken command line for a no to the prompt.
    """
    config, rest = (words[1], words[2:]) if words[:1] == ["--config"] and len(words) > 1 else ("", words)
    if rest[:1] != ["hook"] or {"-h", "--help"} & set(rest):
        return None
    return " ".join(rest[1:]), {"MEMORYD_CONFIG": os.path.abspath(config)} if config else {}


def hooked(agent: str, env: Mapping[str, str], *, seconds: float = SECONDS) -> int:
    """Answer the call on standard input, within so many seconds; returns 0, always."""
    hook = _Hook(env)
    hook.guard(seconds)
    if agent != AGENT:
        hook.end(f"{agent[:40]!r} has no hooks that memoryd knows")
    answer = hook.answer().encode()
    while answer:
        answer = answer[os.write(1, answer) :]
    hook.done = True
    return 0


class _Hook:
    """One call: where failures are counted, and how it is answered."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self.done = False
        self._env = env
        places = quick_places(env)
        self._state = places[1] if places else ""

    def guard(self, seconds: float) -> None:
        """Let nothing that goes wrong from here on reach the client: no exception, no code but 0, no long wait."""
        sys.excepthook = self._fail
        # No signal: Python hears of one only when SQLite is back from waiting for a lock.
        _thread.start_new_thread(self._watch, (seconds,))
        # Found out here, not when it is late: who is late may hold what finding out takes.
        self._state = self._state or self._usual_state()

    def end(self, why: str) -> NoReturn:
        """Count a failure and end the process at once, whatever it is in the middle of."""
        hook_failures.note(self._state, why, time.time())
        os._exit(0)

    def answer(self) -> str:
        """Return what to print."""
        try:
            call = hook_call.parse(_read())
        except ValueError as error:
            self.end(f"the call is not what Claude Code hands in: {error}")
        if call is None:
            return ""
        return hook_call.answer(call.event, self._start(call) if call.event == hook_call.START else self._prompt(call))

    def _prompt(self, call: HookCall) -> str:
        """Return the memories that bear on a prompt and were not given in its session yet."""
        # As in `memoryd.cli`: to look for garbage takes longer than what leaves it.
        gc.disable()
        from memoryd.bootstrap.quick_recall import quick_recall

        found = quick_recall(call.prompt, call.cwd, self._env, session=call.session, by_hand=False)
        if found is None:
            gc.enable()
            found = self._full(call)
        return hook_call.fitting(*found, as_xml)

    def _start(self, call: HookCall) -> str:
        """Return what holds for everything, and where the list of memories is."""
        from memoryd.bootstrap.starting import started

        found = started(self._env, call.cwd, call.session, afresh=call.afresh)
        self._state = found.state
        told = hook_call.fitting(found.chosen, found.today, as_xml)
        return "\n".join([*found.before(told), told]).strip("\n")

    def _full(self, call: HookCall) -> tuple[Chosen, str]:
        from memoryd.bootstrap.starting import asked

        found = asked(self._env, call.prompt, call.cwd, call.session)
        self._state = found.state
        return found.chosen, found.today

    def _fail(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.end(_reason(kind, error, trace))

    def _watch(self, seconds: float) -> None:
        time.sleep(seconds)
        if not self.done:
            self.end(f"took longer than {seconds:g} s")

    def _usual_state(self) -> str:
        from memoryd.config import platform_places

        return str(platform_places().state)


def _read() -> bytes:
    pieces, size = [], 0
    while piece := os.read(0, 65_536):
        pieces.append(piece)
        size += len(piece)
        if size > MOST_BYTES:
            raise ValueError(f"longer than {MOST_BYTES // 2**20} MB")
    return b"".join(pieces)


def _reason(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Return why, without any word of a prompt: of a defect only where it is."""
    if hasattr(error, "remedy") or isinstance(error, OSError):
        return " ".join(str(error).split())
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" in {trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno}" if trace else ""
    return f"a defect of memoryd: {kind.__name__}{where}"
