"""memoryd as a service of systemd: a unit of the user's, or of the whole machine."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from memoryd.adapters.service_programs import Answer, ask, is_here
from memoryd.adapters.shipped_files import shipped
from memoryd.core import service_unit
from memoryd.core.errors import MemorydError
from memoryd.core.service import Service, ServiceFile, ServiceState, Step

UNIT = "memoryd.service"
NAMESPACE = 226
"""systemd's exit code for a service whose confinement could not be set up."""
_SECONDS = 30.0
_START_SECONDS = 150.0
"""TimeoutStartSec of the unit, and some: systemctl waits until the daemon says that it is ready."""
_SHOWN = "ActiveState,SubState,MainPID,ExecMainStatus,ExecMainCode,Result,UnitFileState"


class Systemd:
    """Tell systemd about memoryd; `units` is the folder it reads units from."""

    name = "systemd"

    def __init__(self, env: Mapping[str, str], units: Path, *, system: bool) -> None:
        self._env = env
        self._units = units
        self._scope = () if system else ("--user",)
        self._mode = 0o644 if system else 0o600

    @property
    def paths(self) -> tuple[Path, ...]:
        """Return every file that may have been laid down, in the order in which to remove them."""
        return (self._units / f"{UNIT}.d" / "hardening.conf", self._units / UNIT)

    def files(self, service: Service, *, hardened: bool) -> tuple[ServiceFile, ...]:
        """Return what is to be laid down; MemorydError when a template or a path does not do."""
        drop_in, unit = self.paths
        texts = [(unit, service_unit.unit(_template(UNIT), service))]
        if hardened:
            texts.append((drop_in, service_unit.drop_in(_template("hardening.conf"), service)))
        return tuple(ServiceFile(str(path), text, self._mode) for path, text in texts)

    def probe(self) -> None:
        """Ask whether there is a systemd to tell; MemorydError says what is missing and what helps."""
        self._must("show", "--property=Version")

    def verify(self, files: tuple[ServiceFile, ...]) -> None:
        """Let systemd read the files before they count; MemorydError has its first complaint.

        Its exit code says nothing about a misspelt key: its standard error does.
        """
        if not is_here("systemd-analyze", self._env):
            return
        with tempfile.TemporaryDirectory(prefix="memoryd-unit-") as folder:
            for file in files:
                copy = Path(folder, Path(file.path).relative_to(self._units))
                copy.parent.mkdir(exist_ok=True)
                copy.write_text(file.text, encoding="utf-8")
            env = {**self._env, "XDG_RUNTIME_DIR": self._env.get("XDG_RUNTIME_DIR") or folder}
            said = ask(["systemd-analyze", *self._scope, "verify", f"{folder}/{UNIT}"], env, _SECONDS)
            # What it says about other units of this machine is not ours to mend.
            complaints = [line for line in said.err.splitlines() if folder in line or UNIT in line]
            if complaints:
                raise MemorydError(f"systemd does not take the unit: {complaints[0].replace(folder, str(self._units))}")

    def steps(self, what: str) -> tuple[Step, ...]:
        """Return the commands of an act: install, start, stop, unload, forget."""
        acts: dict[str, tuple[Step, ...]] = {
            "install": (self._step("daemon-reload"), self._step("enable", UNIT), self._step("restart", UNIT)),
            "start": (self._step("start", UNIT),),
            "stop": (self._step("stop", UNIT),),
            "unload": (self._step("disable", "--now", UNIT),),
            "forget": (self._step("daemon-reload"), self._step("reset-failed", UNIT, may_fail=True)),
        }
        return acts[what]

    def do(self, step: Step) -> None:
        """Do one of the steps; MemorydError when it fails, unless it may."""
        answer = self._ask(step.words)
        if answer.code and not step.may_fail:
            raise self._error(step.words, answer)

    def state(self) -> ServiceState:
        """Return what systemd says about the service."""
        said = self._must("show", UNIT, f"--property={_SHOWN}").out
        shown = dict(line.split("=", 1) for line in said.splitlines() if "=" in line)
        active, sub, result = (shown.get(key, "") for key in ("ActiveState", "SubState", "Result"))
        started = {"enabled": "starts by itself", "disabled": "does not start by itself"}
        words = [f"{active} ({sub})", f"last result: {result}" if result not in ("", "success") else ""]
        words.append(started.get(shown.get("UnitFileState", ""), ""))
        ended = int(shown.get("ExecMainStatus") or 0) if shown.get("ExecMainCode", "0") != "0" else None
        # "activating" is also what a unit is in that has failed and waits for its next try.
        running = active == "active" or (active, sub) == ("activating", "start")
        return ServiceState(running, int(shown.get("MainPID") or 0), ended, ", ".join(filter(None, words)))

    def hints(self) -> tuple[str, ...]:
        """Return what a person should know: a user's services end when the user logs out, unless told otherwise."""
        if not self._scope or not is_here("loginctl", self._env):
            return ()
        said = ask(["loginctl", "show-user", str(os.getuid()), "--property=Linger"], self._env, _SECONDS)
        lingers = said.code == 0 and "Linger=yes" in said.out
        return () if lingers else ("It ends when you log out; on a server, run `loginctl enable-linger` once.",)

    def log(self, lines: int, *, follow: bool) -> tuple[str, ...]:
        """Return the command that prints the newest lines of the service's log."""
        unit = ("--user-unit", UNIT) if self._scope else ("--unit", UNIT)
        return ("journalctl", *unit, "--no-pager", "--output=short-iso", f"--lines={lines}", *(["--follow"] * follow))

    def _step(self, *words: str, may_fail: bool = False) -> Step:
        return Step(("systemctl", *self._scope, *words), may_fail)

    def _ask(self, words: tuple[str, ...]) -> Answer:
        return ask(words, self._env, _START_SECONDS if {"start", "restart", "stop"} & {*words} else _SECONDS)

    def _must(self, *words: str) -> Answer:
        command = self._step(*words).words
        answer = self._ask(command)
        if answer.code:
            raise self._error(command, answer)
        return answer

    def _error(self, words: tuple[str, ...], answer: Answer) -> MemorydError:
        """Return what went wrong, with what helps against it."""
        return MemorydError(f"`{' '.join(words)}`: {answer.gist.rstrip('.')}", self._remedy(answer.err))

    def _remedy(self, said: str) -> str:
        if "not been booted with systemd" in said or (not self._scope and "connect to bus" in said):
            return "systemd does not run here (a container?): let whatever starts programs here run `memoryd run`"
        if "connect to bus" in said or "XDG_RUNTIME_DIR" in said:
            return (
                "your user's own systemd does not answer: log in as yourself, not by su or sudo,"
                " or run `loginctl enable-linger` once, or install with --system"
            )
        if "denied" in said or "authentication" in said:
            return "run it with sudo"
        if "not loaded" in said or "does not exist" in said or "not found" in said:
            return "install it first: memoryd service install"
        return "`memoryd service logs` shows what it said"


def _template(name: str) -> str:
    found = shipped(f"systemd/{name}")
    if found is None:
        raise MemorydError(f"systemd/{name}, which the unit is made from, is not installed", "install memoryd again")
    return found.read_text(encoding="utf-8")
