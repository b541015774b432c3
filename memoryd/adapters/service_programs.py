"""Run the programs by which a machine is told about services: no shell, a deadline, failures in one line."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from memoryd.core.errors import MemorydError

_MOST_SAID = 300


@dataclass(frozen=True, slots=True)
class Answer:
    """How a program ended, and what it said."""

    code: int
    out: str
    err: str

    @property
    def gist(self) -> str:
        """Return the first line it said about what is wrong."""
        said = (self.err.strip() or self.out.strip()).splitlines()
        return said[0][:_MOST_SAID] if said else f"it ended with {self.code}"


def is_here(program: str, env: Mapping[str, str]) -> bool:
    """Tell whether a program is on this machine."""
    return shutil.which(program, path=env.get("PATH")) is not None


def ask(words: Sequence[str], env: Mapping[str, str], seconds: float) -> Answer:
    """Run a program to its end; MemorydError when it is not here, cannot be run or takes longer than `seconds`."""
    try:
        done = subprocess.run(
            [_path(words[0], env), *words[1:]],
            env=_quiet(env),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except OSError as error:
        raise MemorydError(
            f"{words[0]} cannot be run: {error.strerror}", f"run it yourself: {' '.join(words)}"
        ) from error
    except subprocess.TimeoutExpired as error:
        said = f"`{' '.join(words)}` did not end within {seconds:g} s"
        raise MemorydError(said, "see `memoryd service logs`, then try it again") from error
    return Answer(done.returncode, _text(done.stdout), _text(done.stderr))


def lines_of(words: Sequence[str], env: Mapping[str, str]) -> Iterator[str]:
    """Yield what a program prints, line by line, until it ends or the reader stops; MemorydError when it fails."""
    with tempfile.TemporaryFile() as complaints:
        try:
            process = subprocess.Popen(
                [_path(words[0], env), *words[1:]],
                env=_quiet(env),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=complaints,
            )
        except OSError as error:
            raise _not_run(words, error) from error
        yield from _printed(process)
        if process.returncode:
            complaints.seek(0)
            said = Answer(process.returncode, "", _text(complaints.read()))
            raise MemorydError(f"{words[0]} failed: {said.gist}")


def _printed(process: subprocess.Popen[bytes]) -> Iterator[str]:
    """Yield its lines; whoever stops reading ends it."""
    with process:
        try:
            for line in process.stdout or ():
                yield _text(line).rstrip("\r\n")
        except (GeneratorExit, KeyboardInterrupt):
            process.terminate()
            raise


def _not_run(words: Sequence[str], error: OSError) -> MemorydError:
    return MemorydError(f"{words[0]} cannot be run: {error.strerror}", f"run it yourself: {' '.join(words)}")


def _path(program: str, env: Mapping[str, str]) -> str:
    found = shutil.which(program, path=env.get("PATH"))
    if found is None:
        remedy = "memoryd can be started with `memoryd run` by whatever starts programs here"
        raise MemorydError(f"there is no {program} on this machine", remedy)
    return found


def _quiet(env: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which these programs speak English, without colour and without a pager."""
    return {**env, "LC_ALL": "C.UTF-8", "SYSTEMD_COLORS": "0", "SYSTEMD_PAGER": ""}


def _text(said: bytes) -> str:
    return said.decode("utf-8", "replace")
