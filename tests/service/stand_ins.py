"""Stand-ins for the programs that tell a machine about services: they record what they were asked, and answer."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

_SCRIPT = """#!/bin/sh
here='{folder}'
printf '%s\\n' "{program} $*" >> "$here/asked"
key={program}
for word in "$@"; do case "$word" in -*) ;; *) key="$key-$(printf %s "$word" | tr / _)" ;; esac; done
if [ -e "$here/$key.once" ]; then mv "$here/$key.once" "$here/$key.taken"; key="$key.taken"; fi
[ -e "$here/$key" ] || exit 0
. "$here/$key"
"""
RUNNING = "ActiveState=active\nSubState=running\nMainPID=4711\nExecMainStatus=0\nExecMainCode=0\nResult=success\n"
NO_NAMESPACE = (
    "ActiveState=activating\nSubState=auto-restart\nMainPID=0\nExecMainStatus=226\nExecMainCode=1\nResult=exit-code\n"
)


@dataclass(frozen=True, slots=True)
class StandIns:
    """A folder of programs to put in front of PATH."""

    folder: Path

    def add(self, *programs: str) -> StandIns:
        """Put programs there that say nothing and end well."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for program in programs:
            path = self.folder / program
            path.write_text(_SCRIPT.format(folder=self.folder, program=program), encoding="utf-8")
            path.chmod(0o700)
        return self

    def answer(self, *words: str, code: int = 0, out: str = "", err: str = "", once: bool = False) -> None:
        """Have a program answer to its words (options left out), always or the next time only."""
        place = self.folder / ("-".join(word.replace("/", "_") for word in words) + (".once" if once else ""))
        place.write_text(f"cat <<'END'\n{out}END\ncat >&2 <<'END'\n{err}END\nexit {code}\n", encoding="utf-8")

    @property
    def asked(self) -> list[str]:
        """Return what they were asked, in order."""
        place = self.folder / "asked"
        return place.read_text(encoding="utf-8").splitlines() if place.exists() else []

    @property
    def path(self) -> str:
        """Return a PATH with these in front of what the machine has."""
        return f"{self.folder}{os.pathsep}{os.environ['PATH']}"


def systemd(folder: Path) -> StandIns:
    """Return stand-ins of a systemd under which all goes well."""
    made = StandIns(folder).add("systemctl", "journalctl", "loginctl")
    made.answer("systemctl", "show", "memoryd.service", out=RUNNING)
    made.answer("loginctl", "show-user", str(os.getuid()), out="Linger=yes\n")
    return made
