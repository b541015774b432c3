"""memoryd as an agent of macOS's launchd."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Mapping
from pathlib import Path

from memoryd.adapters.service_programs import Answer, ask
from memoryd.adapters.shipped_files import shipped
from memoryd.core import service_plist
from memoryd.core.errors import MemorydError
from memoryd.core.service import Service, ServiceFile, ServiceState, Step

LABEL = "io.memoryd.agent"
_SECONDS = 30.0
_BUSY = (5, 37)
"""What `launchctl bootstrap` ends with while the agent that was there before is still on its way out."""
_PATIENCE_SECONDS = 20.0
"""ExitTimeOut of the agent, and some."""
_UNKNOWN = 113
"""What `launchctl print` ends with where there is no such service."""


class Launchd:
    """Tell launchd about memoryd; `home` is the person's."""

    name = "launchd"

    def __init__(self, env: Mapping[str, str], home: Path) -> None:
        self._env = env
        self._home = home
        self._domain = f"gui/{os.getuid()}"
        self._target = f"{self._domain}/{LABEL}"

    @property
    def paths(self) -> tuple[Path, ...]:
        """Return every file that may have been laid down."""
        return (self._home / "Library" / "LaunchAgents" / f"{LABEL}.plist",)

    def files(self, service: Service, *, hardened: bool) -> tuple[ServiceFile, ...]:
        """Return what is to be laid down; MemorydError when the template or a path does not do."""
        if hardened:
            raise MemorydError("launchd has no hardening drop-in", "leave --hardened out")
        template = shipped(f"launchd/{LABEL}.plist")
        if template is None:
            raise MemorydError(f"launchd/{LABEL}.plist, which the agent is made from, is not installed")
        (path,) = self.paths
        return (ServiceFile(str(path), service_plist.agent(template.read_bytes(), service)),)

    def probe(self) -> None:
        """Ask whether there is a launchd with a session of this user; MemorydError says what helps."""
        answer = ask(["launchctl", "print", self._domain], self._env, _SECONDS)
        if answer.code:
            raise MemorydError(f"launchctl: {answer.gist}", "log in on the machine's own screen once, then try again")

    def verify(self, files: tuple[ServiceFile, ...]) -> None:
        """Accept the files: they were written by the library that macOS itself reads property lists like."""

    def steps(self, what: str) -> tuple[Step, ...]:
        """Return the commands of an act: install, start, stop, unload, forget."""
        bootout = ("launchctl", "bootout", self._target)
        load = Step(("launchctl", "bootstrap", self._domain, str(self.paths[0])))
        acts: dict[str, tuple[Step, ...]] = {
            "install": (Step(bootout, may_fail=True), load),
            "start": (Step(("launchctl", "kickstart", self._target)),),
            "stop": (Step(("launchctl", "kill", "SIGTERM", self._target)),),
            "unload": (Step(bootout, may_fail=True),),
            "forget": (),
        }
        return acts[what]

    def do(self, step: Step) -> None:
        """Do one of the steps; MemorydError when it fails, unless it may."""
        deadline = time.monotonic() + _PATIENCE_SECONDS
        answer = ask(step.words, self._env, _SECONDS)
        while "bootstrap" in step.words and answer.code in _BUSY and time.monotonic() < deadline:
            time.sleep(0.2)
            answer = ask(step.words, self._env, _SECONDS)
        if answer.code and not step.may_fail:
            raise _error(step.words, answer)

    def hints(self) -> tuple[str, ...]:
        """Return what a person should know that the machine does not say: nothing here."""
        return ()

    def state(self) -> ServiceState:
        """Return what launchd says about the agent."""
        answer = ask(["launchctl", "print", self._target], self._env, _SECONDS)
        if answer.code == _UNKNOWN:
            return ServiceState(running=False, words="not installed")
        if answer.code:
            raise _error(("launchctl", "print", self._target), answer)
        found = dict(re.findall(r"^\s*(state|pid|last exit code) = (.*?)\s*$", answer.out, re.MULTILINE))
        ended = re.match(r"-?\d+", found.get("last exit code", ""))
        words = found.get("state", "in an unknown state")
        pid = int(found["pid"]) if found.get("pid", "").isdigit() else 0
        return ServiceState(words == "running", pid, int(ended[0]) if ended else None, words)

    def log(self, lines: int, *, follow: bool) -> tuple[str, ...]:
        """Return the command that prints the newest lines of the agent's log."""
        where = str(self._home / "Library" / "Logs" / "memoryd.log")
        return ("tail", "-n", str(lines), *(["-F"] * follow), where)


def _error(words: tuple[str, ...], answer: Answer) -> MemorydError:
    unknown = answer.code == _UNKNOWN or "Could not find" in answer.err
    remedy = "install it first: memoryd service install" if unknown else "`memoryd service logs` shows what it said"
    return MemorydError(f"`{' '.join(words)}`: {answer.gist}", remedy)
