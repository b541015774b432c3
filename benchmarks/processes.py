"""Run a command and say what it took: processor time and the most memory, with its children; who is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEMORYD = (sys.executable, "-m", "memoryd")


@dataclass(frozen=True, slots=True)
class Took:
    """Processor seconds, and the most memory that was resident (MiB)."""

    cpu: float
    peak: float


def took(command: Sequence[str], env: Mapping[str, str] | None = None, also: Sequence[int] = ()) -> Took:
    """Run a command to its end; a failure of it ends the measurement. `also` are exit codes that are none."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=env) as process:
        assert process.stderr is not None
        said = process.stderr.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode and process.returncode not in also:
        raise SystemExit(f"{' '.join(command)[:200]} failed: {said[-500:].decode(errors='replace')}")
    # Linux counts in KiB, macOS in bytes.
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return Took(used.ru_utime + used.ru_stime, used.ru_maxrss / unit)


def answered(
    command: Sequence[str], env: Mapping[str, str], given: bytes = b"", cwd: Path | None = None
) -> tuple[float, bytes]:
    """Run a command; return the seconds on the clock and what it printed. SystemExit with what it said if it fails."""
    began = time.perf_counter()
    run = subprocess.run(command, env=env, cwd=cwd, input=given, capture_output=True, check=False)
    seconds = time.perf_counter() - began
    if run.returncode:
        raise SystemExit(f"{' '.join(command)[:200]} failed: {run.stderr[-500:].decode(errors='replace')}")
    return seconds, run.stdout


def installed(name: str) -> str:
    """Return the path of a program, "" where it is not installed."""
    return shutil.which(name) or ""


def house(folder: Path, sessions: Path, agent: str, start: str = "beginning") -> dict[str, str]:
    """Make a home with a config that watches one folder with the rules; return the environment for memoryd in it."""
    home = folder / "home"
    home.mkdir(parents=True, exist_ok=True)
    config = folder / "config.toml"
    config.write_text(
        f'[[sessions]]\npath = "{sessions}"\nagent = "{agent}"\nstart = "{start}"\n\n'
        f'[state]\ndirectory = "{folder / "state"}"\n\n[log]\nlevel = "warning"\n',
        encoding="utf-8",
    )
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "MEMORYD_CONFIG": str(config),
    }
