"""Run the command line as a person does: a process of its own, a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Home:
    """A home folder with nothing of the person who runs the tests in it."""

    path: Path

    def memoryd(
        self, *args: str, cwd: Path | None = None, stdin: str = "", env: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run one command to its end."""
        return subprocess.run(
            [sys.executable, "-m", "memoryd", *args],
            cwd=cwd or self.path,
            env={**self.env, **(env or {})},
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            timeout=100,
            check=False,
        )

    @property
    def env(self) -> dict[str, str]:
        """Return the environment of a person without any setting of their own."""
        return {"PATH": os.environ["PATH"], "HOME": str(self.path), "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}

    @property
    def config(self) -> Path:
        """Return where Linux has the config file."""
        return self.path / ".config" / "memoryd" / "config.toml"
